// Finds the job that a shortcode names: where every operation on something of a job starts.
import { and, eq } from 'drizzle-orm'
import { jobs } from '../../db/schema.ts'
import { once } from '../../db/once.ts'
import { build, type Holders } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'

/** Gives the job's internal id; throws 404 when the account has no job with this shortcode. */
export const jobByShortcode = once((statement) => {
  const find = statement('find_job_id', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  return async (account: number, shortcode: string): Promise<number> => {
    const [job] = await find({ account, shortcode })
    if (!job) throw notFound()
    return job.id
  }
})
