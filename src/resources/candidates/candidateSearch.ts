// Finds the candidates of a page, each with the version of everything that a list shows of them.
import { and, eq, sql, type asc, type SQL } from '../../db/drizzle.js'
import { firstOfSets, type Bounds } from '../../db/firstOfSets.ts'
import { rowVersion } from '../../db/rowVersion.ts'
import { candidates, jobs, stages } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { forEachLead, matching, rowsOf, type ListValues } from './candidateFilters.ts'
import { prepareChangedCandidateList } from './changedCandidates.ts'

type List = {
  /** The suffix of the statements' names. */
  readonly ending: '' | '_whole'
  readonly direction: typeof asc
}

/**
 * The versions of a candidate's row, job and stage. That of the row covers which job and stage they are in, and the files that are shown:
 * a transaction that changes these changes the row too.
 */
export const candidateVersion = (candidate: unknown, job: unknown, stage: unknown): SQL<string> =>
  sql`${rowVersion(candidate)} || ${rowVersion(job)} || ${rowVersion(stage)}`

/**
 * Selects the account's candidates whose keys are in the relation `wanted`: one look into the index for each. The planner knows only how many
 * an account has on average, and might otherwise read all of a large one.
 */
const lookedUp = (p: Holders<{ account: number }>, wanted: SQL) =>
  sql`select one.* from ${wanted} cross join lateral (
    select ${candidates}.*, ${candidates}.xmin from ${candidates}
    where ${eq(candidates.accountId, p.account)} and ${candidates.key} = wanted.key offset 0
  ) one`

/** The account's candidates with these keys, as the relation `candidates`. It has the columns of the table, and so its type. */
export const candidatesByKey = (p: Holders<{ account: number; keys: readonly string[] }>) =>
  sql`(
    with kept as materialized (${lookedUp(p, sql`unnest(${p.keys}::bytea[]) as wanted(key)`)})
    select * from kept
  ) ${candidates}` as SQL as unknown as typeof candidates

/** `find(values)`: returns the keys and versions of at most `most` candidates, in order. */
export function prepareCandidateSearch(statement: Statements['statement'], { ending, direction }: List) {
  /** Reads the candidates in `from`, who are all of the job `p.job` if `isOfJob`. What they share is read once instead of for each of them. */
  const found = (p: Holders<ListValues>, from: SQL, isOfJob = false) =>
    build
      .select({ key: sql<string>`key`, version: sql<string>`version` })
      .from(
        sql`(
          with job as ${isOfJob ? sql`materialized` : sql`not materialized`} (
            select ${jobs.id}, ${jobs}.xmin from ${jobs} where ${and(eq(jobs.accountId, p.account), isOfJob ? eq(jobs.id, p.job) : undefined)}
          ), stage as materialized (select ${stages.id}, ${stages}.xmin from ${stages} where ${eq(stages.accountId, p.account)})
          select page.key, ${candidateVersion(sql`page`, sql`job`, sql`stage`)} as version
          from (select ${candidates.key}, ${candidates.jobId}, ${candidates.stageId}, ${candidates}.xmin from ${from}) page
          join job on job.id = page.job_id
          join stage on stage.id = page.stage_id
        ) found`,
      )
      .orderBy(direction(sql`key`))

  /** Reads the candidates whose keys are in the relation `wanted`. */
  const foundOn = (p: Holders<ListValues>, wanted: SQL) => found(p, sql`(${lookedUp(p, wanted)}) ${candidates}`)

  const lists = forEachLead((lead, suffix) =>
    statement(`list${ending}_candidates${suffix}`, (p: Holders<ListValues>) => {
      const rows = (bounds: Bounds) => sql`${candidates} where ${matching(lead, p, bounds)}`
      // From each job's own index: the next of their candidates may come after many others of the account.
      if (lead === 'ofJobs' || lead === 'ofJobsInStage') {
        const sets = sql`select unnest(${p.jobs}::bigint[]) as job`
        return foundOn(p, sql`(${firstOfSets(p, { sets, rows, direction })}) wanted`)
      }
      const first = sql`${rows(p)} order by ${direction(candidates.key)} limit ${p.most}`
      return found(p, first, lead === 'ofJob' || lead === 'ofJobInStage')
    }),
  )
  const listChanged = prepareChangedCandidateList(statement, { ending, direction }, foundOn)
  return (values: ListValues) => rowsOf(lists, listChanged, values)
}
