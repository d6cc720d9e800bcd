// Looks up the job that a shortcode names. Every operation on a part of a job starts here.
import { and, eq } from '../../db/drizzle.js'
import { jobs } from '../../db/schema.ts'
import { prepared } from '../../db/prepared.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'

/** A job's internal id, and what is shown of the job inside other resources. */
export type NamedJob = { readonly id: number; readonly shortcode: string; readonly title: string }

/** `findJob(account, shortcode)`: returns the job; throws 404 if the account has no job with this shortcode. */
export const prepareJobByShortcode = prepared((statement) => {
  const find = statement('find_named_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id, shortcode: jobs.shortcode, title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  return async (account: number, shortcode: string): Promise<NamedJob> => requireRow(await find({ account, shortcode }))
})
