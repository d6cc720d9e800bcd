// Finds the job that a shortcode names: where every operation on something of a job starts.
import { once } from '../../db/once.ts'
import { namedJob } from './namedJob.ts'

/** Gives the job's internal id; throws 404 when the account has no job with this shortcode. */
export const jobByShortcode = once((statement) => {
  const find = namedJob(statement)
  return async (account: number, shortcode: string): Promise<number> => (await find(account, shortcode)).id
})
