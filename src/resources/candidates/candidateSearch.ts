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
  /** Selects the ids and versions of the shown files of the candidate with this internal id; null if there are none. */
  readonly filesVersion: (p: Holders<ListValues>, candidate: SQL) => SQL
}

/** The versions of a candidate's row, job and stage. The version of the candidate's row covers which job and stage they are in. */
export const candidateVersion = (candidate: unknown, stage: unknown): SQL<string> =>
  sql`${rowVersion(candidate)} || ${rowVersion(jobs)} || ${rowVersion(stage)}`

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

/** `find(values)`: returns the ids, keys and versions of at most `most` candidates, in order. */
export function prepareCandidateSearch(statement: Statements['statement'], { ending, direction, filesVersion }: List) {
  /** Reads the candidates in `from`. `job` is the job of all of them, if it is known. The stages are few, and read once instead of once for each candidate. */
  const found = (p: Holders<ListValues>, from: SQL, job: unknown = sql`page.job_id`) =>
    build
      .select({ id: sql<number>`id`, key: sql<string>`key`, version: sql<string>`version` })
      .from(
        sql`(
          with stage as materialized (select ${stages.id}, ${stages}.xmin from ${stages} where ${eq(stages.accountId, p.account)})
          select page.id, page.key, ${candidateVersion(sql`page`, sql`stage`)} || coalesce(${filesVersion(p, sql`page.id`)}, '') as version
          from (
            select ${candidates.key}, ${candidates.id}, ${candidates.jobId}, ${candidates.stageId}, ${candidates}.xmin from ${from}
          ) page
          join ${jobs} on ${and(eq(jobs.accountId, p.account), sql`${jobs.id} = ${job}`)}
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
      return found(p, first, lead === 'ofJob' || lead === 'ofJobInStage' ? p.job : undefined)
    }),
  )
  const listChanged = prepareChangedCandidateList(statement, { ending, direction }, foundOn)
  return (values: ListValues) => rowsOf(lists, listChanged, values)
}
