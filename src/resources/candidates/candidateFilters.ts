// Which candidates a list shows: the filters of its query string, and the index that leads for them.
import { and, between, eq, gt, or, sql, type SQL } from '../../db/drizzle.js'
import { firstKey, lastKey } from '../../db/paging.ts'
import { candidates, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'

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

/** The values of a list's statement; `most` is one row more than the page, which tells whether there is another page. */
export const listValuesOf = (account: number, job: NamedJob | null, query: CandidateQuery): ListValues => ({
  account,
  job: job?.id ?? null,
  stage: query.stage ?? query.state ?? null,
  email: query.email ?? null,
  createdAfter: query.created_after ?? null,
  updatedAfter: query.updated_after ?? null,
  since: query.since_id ?? firstKey,
  upTo: query.max_id ?? lastKey,
  most: query.limit + 1,
})

type Condition = (p: Holders<ListValues>) => SQL | undefined

const unlessNull = (value: unknown, type: 'bigint' | 'text' | 'timestamptz', condition: SQL) =>
  or(sql`${value}::${sql.raw(type)} is null`, condition)
const inStage = (p: Holders<ListValues>) =>
  eq(
    candidates.stageId,
    build
      .select({ id: stages.id })
      .from(stages)
      .where(and(eq(stages.accountId, p.account), eq(stages.slug, p.stage))),
  )
const withEmail: Condition = (p) => sql`lower(${candidates.email}) = lower(${p.email}::text)`
const ofAnyJob: Condition = (p) => unlessNull(p.job, 'bigint', eq(candidates.jobId, p.job))
const inAnyStage: Condition = (p) => unlessNull(p.stage, 'text', inStage(p))
export const late: Condition = (p) =>
  and(
    unlessNull(p.createdAfter, 'timestamptz', gt(candidates.createdAt, p.createdAfter)),
    unlessNull(p.updatedAfter, 'timestamptz', gt(candidates.updatedAt, p.updatedAfter)),
  )

/**
 * The conditions by the index that can lead, one statement for each: a condition that may be absent cannot lead one, and a list that fits
 * every request would read an account from its beginning to find the few candidates of a job.
 */
const leads = {
  all: () => undefined,
  inStage: (p) => inStage(p),
  ofJob: (p) => and(eq(candidates.jobId, p.job), late(p)),
  ofJobInStage: (p) => and(eq(candidates.jobId, p.job), inStage(p), late(p)),
  withEmail: (p) => and(withEmail(p), ofAnyJob(p), inAnyStage(p), late(p)),
} satisfies Record<string, Condition>
type Lead = keyof typeof leads

/** The account's candidates between two keys that the filters let through, for the statement of this lead. */
export const matching = (lead: Lead, p: Holders<ListValues>): SQL | undefined =>
  and(eq(candidates.accountId, p.account), between(candidates.key, p.since, p.upTo), leads[lead](p))

/** What is made for each lead, with the end of its statement's name. */
export const forEachLead = <Made>(make: (lead: Lead, ending: string) => Made): Record<Lead, Made> => ({
  all: make('all', ''),
  inStage: make('inStage', '_in_stage'),
  ofJob: make('ofJob', '_of_job'),
  ofJobInStage: make('ofJobInStage', '_of_job_in_stage'),
  withEmail: make('withEmail', '_with_email'),
})

/** Which index leads a list that is no sync: the one that leaves the fewest rows. */
function leadOf({ job, stage, email }: Filters): Lead {
  if (email !== null) return 'withEmail'
  if (job !== null) return stage === null ? 'ofJob' : 'ofJobInStage'
  return stage === null ? 'all' : 'inStage'
}

/** Whether a list asks for what came or changed in the whole account: a job and an e-mail address leave few candidates by themselves. */
const isSync = ({ job, email, createdAfter, updatedAfter }: Filters): boolean =>
  job === null && email === null && (createdAfter !== null || updatedAfter !== null)

type Rows<Row> = (values: ListValues) => Promise<Row[]>
/** The rows of a page, by the statement that reads the fewest for these filters. */
export const rowsOf = <Row>(lists: Record<Lead, Rows<Row>>, listChanged: Rows<Row>, values: ListValues): Promise<Row[]> =>
  isSync(values) ? listChanged(values) : lists[leadOf(values)](values)
