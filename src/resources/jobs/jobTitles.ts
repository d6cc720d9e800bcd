// Lists the account's jobs by title, for choices: all of them, the published ones first.
import { asc, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

export const prepareJobTitles = prepared((statement) =>
  statement('list_job_titles', (p: Holders<{ account: number }>) =>
    build
      .select({ number: jobs.id, id: jobs.shortcode, title: jobs.title })
      .from(jobs)
      .where(eq(jobs.accountId, p.account))
      .orderBy(sql`${jobs.state} <> 'published'`, asc(jobs.title), asc(jobs.shortcode)),
  ),
)
