// Looks up the jobs and stages that a page of candidates shows.
import { and, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { prepareStageList } from '../stages/stage.ts'
import type { JobAndStage } from './candidate.ts'

type Standing = { readonly jobId: number; readonly stageId: number }

/**
 * `findPlaces(account, page, job)`: returns a function from a row of the page to its job and stage. `job` is the job of all rows, if known.
 * The function returns undefined for a candidate whose job or stage was deleted in the meantime, and the candidate with it.
 */
export const prepareCandidatePlaces = prepared((statement) => {
  const listJobs = statement('list_jobs_of_candidates', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ id: jobs.id, shortcode: jobs.shortcode, title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), sql`${jobs.id} = any(${p.ids}::bigint[])`)),
  )
  const listStages = prepareStageList(statement)
  return async (account: number, page: readonly Standing[], job: NamedJob | null) => {
    const [stageRows, jobRows] = await Promise.all([
      listStages({ account }),
      job ? [job] : listJobs({ account, ids: [...new Set(page.map(({ jobId }) => jobId))] }),
    ])
    const jobById = new Map(jobRows.map((row) => [row.id, row]))
    const stageById = new Map(stageRows.map((row) => [row.id, row]))
    return ({ jobId, stageId }: Standing): JobAndStage | undefined => {
      const named = jobById.get(jobId)
      const stage = stageById.get(stageId)
      return named && stage && { shortcode: named.shortcode, title: named.title, stage: stage.name, stageKind: stage.kind }
    }
  }
})
