// The filters of a list of candidates, and the statement whose index fits them.
import { and, between, eq, gt, or, sql, type SQL } from '../../db/drizzle.js'
import type { Bounds } from '../../db/firstOfSets.ts'
import { firstKey, lastKey } from '../../db/paging.ts'
import { candidates, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'

/** A null filter matches everything. `stage` is a slug. `jobs` are those whose candidates the caller may see. */
type Filters = {
  job: number | null
  jobs: number[] | null
  email: string | null
  stage: string | null
  createdAfter: string | null
  updatedAfter: string | null
}
export type ListValues = Filters & { account: number; since: string; upTo: string; most: number }

/** The query parameters of both lists. */
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

/**
 * The values of a list's statement. `visible` are the jobs whose candidates the caller may see, null for every job. `most` is one more than the
 * page, to learn whether there is a next page.
 */
export const listValuesOf = (account: number, job: NamedJob | null, query: CandidateQuery, visible: number[] | null): ListValues => ({
  account,
  job: job?.id ?? null,
  // Of a job that the caller sees, everything; of another one, nothing.
  jobs: job === null || visible === null ? visible : visible.includes(job.id) ? null : [],
  stage: query.stage ?? query.state ?? null,
  email: query.email ?? null,
  createdAfter: query.created_after ?? null,
  updatedAfter: query.updated_after ?? null,
  since: query.since_id ?? firstKey,
  upTo: query.max_id ?? lastKey,
  most: query.limit + 1,
})

type Condition = (p: Holders<ListValues>) => SQL | undefined

const unlessNull = (value: unknown, type: 'bigint' | 'bigint[]' | 'text' | 'timestamptz', condition: SQL) =>
  or(sql`${value}::${sql.raw(type)} is null`, condition)
const inStage = (p: Holders<ListValues>) =>
  eq(
    candidates.stageId,
    build
      .select({ id: stages.id })
      .from(stages)
      .where(and(eq(stages.accountId, p.account), eq(stages.slug, p.stage))),
  )
const ofSet = sql`${candidates.jobId} = set.job`
const withEmail = (p: Holders<ListValues>) => sql`lower(${candidates.email}) = lower(${p.email}::text)`
export const ofAnyJob: Condition = (p) =>
  and(
    unlessNull(p.job, 'bigint', eq(candidates.jobId, p.job)),
    unlessNull(p.jobs, 'bigint[]', sql`${candidates.jobId} = any(${p.jobs}::bigint[])`),
  )
const inAnyStage: Condition = (p) => unlessNull(p.stage, 'text', inStage(p))
export const late: Condition = (p) =>
  and(
    unlessNull(p.createdAfter, 'timestamptz', gt(candidates.createdAt, p.createdAfter)),
    unlessNull(p.updatedAfter, 'timestamptz', gt(candidates.updatedAt, p.updatedAfter)),
  )

/**
 * The conditions for each leading index, each in a statement of its own: the planner does not use an index for a condition that may be
 * absent, and one statement for every request would scan a whole account for the few candidates of a job.
 */
const leads = {
  all: () => undefined,
  inStage: (p) => inStage(p),
  ofJob: (p) => and(eq(candidates.jobId, p.job), late(p)),
  ofJobInStage: (p) => and(eq(candidates.jobId, p.job), inStage(p), late(p)),
  // For each of the jobs, which the statement calls `set.job`.
  ofJobs: (p) => and(ofSet, late(p)),
  ofJobsInStage: (p) => and(ofSet, inStage(p), late(p)),
  withEmail: (p) => and(withEmail(p), ofAnyJob(p), inAnyStage(p), late(p)),
} satisfies Record<string, Condition>
export type Lead = keyof typeof leads

/** Holds for the account's candidates between two keys that match the filters. */
export const matching = (lead: Lead, p: Holders<ListValues>, { since, upTo }: Bounds = p): SQL | undefined =>
  and(eq(candidates.accountId, p.account), between(candidates.key, since, upTo), leads[lead](p))

/** Holds for the account's candidates that match the filters, where another condition leads to them. */
export const fitting = (p: Holders<ListValues>): SQL | undefined =>
  and(eq(candidates.accountId, p.account), ofAnyJob(p), inAnyStage(p), unlessNull(p.email, 'text', withEmail(p)), late(p))

/** Calls `make` for each lead, with the suffix of its statement's name. */
export const forEachLead = <Made>(make: (lead: Lead, ending: string) => Made): Record<Lead, Made> => ({
  all: make('all', ''),
  inStage: make('inStage', '_in_stage'),
  ofJob: make('ofJob', '_of_job'),
  ofJobInStage: make('ofJobInStage', '_of_job_in_stage'),
  ofJobs: make('ofJobs', '_of_jobs'),
  ofJobsInStage: make('ofJobsInStage', '_of_jobs_in_stage'),
  withEmail: make('withEmail', '_with_email'),
})

/** Returns the lead that leaves the fewest rows, for a list that is not a sync. */
function leadOf({ job, jobs, stage, email }: Filters): Lead {
  if (email !== null) return 'withEmail'
  if (jobs !== null) return stage === null ? 'ofJobs' : 'ofJobsInStage'
  if (job !== null) return stage === null ? 'ofJob' : 'ofJobInStage'
  return stage === null ? 'all' : 'inStage'
}

/** Whether a list asks for new or changed candidates, wherever in the order they are. An e-mail address leaves few candidates by itself. */
const isSync = ({ email, createdAfter, updatedAfter }: Filters): boolean =>
  email === null && (createdAfter !== null || updatedAfter !== null)

type Rows<Row, Answer = Row[]> = (values: ListValues) => Promise<Answer>
/** Returns the rows of a page, from the statement that reads the fewest rows for these filters. */
export async function rowsOf<Row>(
  lists: Record<Lead, Rows<Row>>,
  listChanged: Rows<Row, Row[] | undefined>,
  values: ListValues,
): Promise<Row[]> {
  const changed = isSync(values) ? await listChanged(values) : undefined
  return changed ?? lists[leadOf(values)](values)
}
