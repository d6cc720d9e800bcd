// Finds the job that a shortcode names: where every operation on something of a job starts.
import { prepared } from '../../db/prepared.ts'
import { prepareNamedJob } from './namedJob.ts'

/** Gives the job's internal id; throws 404 when the account has no job with this shortcode. */
export const prepareJobByShortcode = prepared((statement) => {
  const find = prepareNamedJob(statement)
  return async (account: number, shortcode: string): Promise<number> => (await find(account, shortcode)).id
})
