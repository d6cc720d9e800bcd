// Lists candidates, oldest first, a page at a time: what the account's list and a job's share.
import { and, asc, between, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types.ts'
import type { Account, Address, Tools } from '../../context.ts'
import { once } from '../../db/once.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { candidates, files, jobs, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/namedJob.ts'
import { stagesOf } from '../stages/stage.ts'
import { candidateColumns, presentCandidate, type ShownFile } from './candidate.ts'
import { fewChangedLister } from './changedCandidates.ts'

/** A filter that is null lets everything through. `stage` is a slug. */
type Filters = { job: number | null; email: string | null; stage: string | null; createdAfter: string | null; updatedAfter: string | null }
export type ListValues = Filters & { account: number; since: string; upTo: string; most: number }

/** What the query string of either list can say. */
export type CandidateQuery = {
  limit: number
  since_id?: string
  max_id?: string
  email?: string
  stage?: string
  state?: string
  created_after?: string
  updated_after?: string
}

const email = (p: Holders<ListValues>) => sql`lower(${candidates.email}) = lower(${p.email}::text)`
const unlessNull = (value: unknown, type: 'bigint' | 'text' | 'timestamptz', condition: ReturnType<typeof eq>) =>
  or(sql`${value}::${sql.raw(type)} is null`, condition)
const inStage = (p: Holders<ListValues>) =>
  eq(
    candidates.stageId,
    build
      .select({ id: stages.id })
      .from(stages)
      .where(and(eq(stages.accountId, p.account), eq(stages.slug, p.stage))),
  )

/**
 * One statement for each index that can lead: a condition that may be absent cannot lead one, and a list that fits
 * every request would read an account from its beginning to find the few candidates of a job.
 */
const listing = once((statement) => {
  const over = (name: string, leading: (p: Holders<ListValues>) => ReturnType<typeof and>) =>
    statement(name, (p: Holders<ListValues>) =>
      build
        .select(candidateColumns)
        .from(candidates)
        .where(and(eq(candidates.accountId, p.account), between(candidates.key, p.since, p.upTo), leading(p)))
        .orderBy(asc(candidates.key))
        .limit(p.most),
    )
  const late = (p: Holders<ListValues>) =>
    and(
      unlessNull(p.createdAfter, 'timestamptz', gt(candidates.createdAt, p.createdAfter)),
      unlessNull(p.updatedAfter, 'timestamptz', gt(candidates.updatedAt, p.updatedAfter)),
    )
  const inAnyStage = (p: Holders<ListValues>) => unlessNull(p.stage, 'text', inStage(p))
  const ofJob = (p: Holders<ListValues>) => unlessNull(p.job, 'bigint', eq(candidates.jobId, p.job))
  return {
    all: over('list_candidates', () => undefined),
    changed: over('list_changed_candidates', late),
    inStage: over('list_candidates_in_stage', (p) => and(inStage(p), late(p))),
    ofJob: over('list_job_candidates', (p) => and(eq(candidates.jobId, p.job), late(p))),
    ofJobInStage: over('list_job_candidates_in_stage', (p) => and(eq(candidates.jobId, p.job), inStage(p), late(p))),
    withEmail: over('list_candidates_with_email', (p) => and(email(p), ofJob(p), inAnyStage(p), late(p))),
    fewChanged: fewChangedLister(statement, (p) => and(late(p), inAnyStage(p))),
    listJobs: statement('list_jobs_of_candidates', (p: Holders<{ account: number; ids: number[] }>) =>
      build
        .select({ id: jobs.id, shortcode: jobs.shortcode, title: jobs.title })
        .from(jobs)
        .where(and(eq(jobs.accountId, p.account), sql`${jobs.id} = any(${p.ids}::bigint[])`)),
    ),
    listResumes: statement('list_resumes', (p: Holders<{ account: number; ids: number[] }>) =>
      build
        .select({
          candidate: files.candidateId,
          key: files.key,
          kind: files.kind,
          name: files.name,
          mediaType: files.mediaType,
          createdAt: files.createdAt,
          updatedAt: files.updatedAt,
        })
        .from(files)
        .where(
          and(
            eq(files.accountId, p.account),
            sql`${files.candidateId} = any(${p.ids}::bigint[])`,
            inArray(files.kind, ['resume']),
            isNotNull(files.size),
          ),
        )
        .orderBy(asc(files.key)),
    ),
    listStages: stagesOf(statement),
  }
})

/** `listCandidates(job, query, …)`: a page of the account's candidates, or of one job's. */
export function candidateLister({ statement, siteOf }: Pick<Tools, 'statement' | 'siteOf'>) {
  const { listJobs, listResumes, listStages, fewChanged, ...lists } = listing(statement)

  return async (
    job: NamedJob | null,
    query: CandidateQuery,
    account: Account,
    address: Address,
  ): Promise<components['schemas']['CandidatePage']> => {
    const filters = {
      job: job?.id ?? null,
      stage: query.stage ?? query.state ?? null,
      email: query.email ?? null,
      createdAfter: query.created_after ?? null,
      updatedAfter: query.updated_after ?? null,
    }
    const values = {
      account: account.id,
      ...filters,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      most: query.limit + 1,
    }
    const isSync = isOfAccount(filters) && (filters.createdAfter !== null || filters.updatedAfter !== null)
    const rows = (isSync ? await fewChanged(values) : undefined) ?? (await lists[leadOf(filters)](values))
    const { page, ...paging } = pageOf(rows, query.limit, address)
    if (page.length === 0) return { candidates: [] }
    const [stageRows, jobRows, resumeRows] = await Promise.all([
      listStages({ account: account.id }),
      job ? [job] : listJobs({ account: account.id, ids: [...new Set(page.map(({ jobId }) => jobId))] }),
      listResumes({ account: account.id, ids: page.map(({ id }) => id) }),
    ])
    const jobById = new Map(jobRows.map((row) => [row.id, row]))
    const stageById = new Map(stageRows.map((row) => [row.id, row]))
    const resumes = new Map<number, ShownFile>(resumeRows.map((row) => [row.candidate, row]))
    const home = { account, site: siteOf(account.subdomain) }
    const shown = page.flatMap((row) => {
      const [of, at] = [jobById.get(row.jobId), stageById.get(row.stageId)]
      // A job or stage that went in between has taken its candidates along.
      if (!of || !at) return []
      return [presentCandidate(row, { ...of, stage: at.name, stageKind: at.kind }, home, resumes.get(row.id))]
    })
    return { candidates: shown, ...paging }
  }
}

/** A job and an e-mail address leave few candidates by themselves. */
const isOfAccount = ({ job, email }: Filters) => job === null && email === null

/** Which index leads: the one that leaves the fewest rows. */
function leadOf({ job, stage, email, createdAfter, updatedAfter }: Filters) {
  if (email !== null) return 'withEmail'
  if (job !== null) return stage === null ? 'ofJob' : 'ofJobInStage'
  if (stage !== null) return 'inStage'
  return createdAfter !== null || updatedAfter !== null ? 'changed' : 'all'
}
