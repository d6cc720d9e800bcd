// Finds the job that a shortcode names, with what is shown of it where something else names it.
import { and, eq } from '../../db/drizzle.js'
import { jobs } from '../../db/schema.ts'
import { prepared } from '../../db/prepared.ts'
import { build, type Holders } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'

/** What a job is known by: its internal id, and what is shown where something else names it. */
export type NamedJob = { readonly id: number; readonly shortcode: string; readonly title: string }

/** Gives the job; throws 404 when the account has none with this shortcode. */
export const prepareNamedJob = prepared((statement) => {
  const find = statement('find_named_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id, shortcode: jobs.shortcode, title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  return async (account: number, shortcode: string): Promise<NamedJob> => {
    const [job] = await find({ account, shortcode })
    if (!job) throw notFound()
    return job
  }
})
