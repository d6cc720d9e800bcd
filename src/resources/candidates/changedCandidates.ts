// Lists candidates created or changed since an instant, by indexes that begin with the instant, since their keys may lie anywhere.
import { and, between, eq, gt, sql, type asc, type SQL } from '../../db/drizzle.js'
import { firstOfSets } from '../../db/firstOfSets.ts'
import { candidates, monthOf, stages } from '../../db/schema.ts'
import { query, type Holders, type QueryOf, type Statements } from '../../db/statements.ts'
import { late, ofAnyJob, type ListValues } from './candidateFilters.ts'

/** `version` is that of everything that a list shows of the candidate. */
type FoundCandidate = { key: string; version: string }
type List = { /** The suffix of the statements' names. */ readonly ending: string; readonly direction: typeof asc }

/**
 * `listChanged(values)`: returns the rows that `rows` reads for the keys in the relation `wanted`. `createdAfter`, `updatedAfter` or both are
 * given, and of the other filters only `stage`, `job` and `jobs`. With up to `few` changed candidates in the account a page sorts all their keys;
 * with more, it sorts the first ones of each stage and month. For certain jobs it returns undefined if more than `fewForJob` have changed, as
 * an index that begins with the job then leads to the page sooner.
 */
export function prepareChangedCandidateList(
  statement: Statements['statement'],
  { ending, direction }: List,
  rows: (p: Holders<ListValues>, wanted: SQL) => QueryOf<FoundCandidate>,
  { few = 10_000, fewForJob = 2_000 } = {},
) {
  const over = (name: 'created' | 'updated') => {
    const changedAt = name === 'created' ? candidates.createdAt : candidates.updatedAt
    const ofAccount = (p: Holders<ListValues>) => eq(candidates.accountId, p.account)
    const after = (p: Holders<ListValues>) => and(ofAccount(p), gt(changedAt, name === 'created' ? p.createdAfter : p.updatedAfter))
    const inStages = (p: Holders<ListValues>) =>
      sql`select ${stages.id} from ${stages} where ${eq(stages.accountId, p.account)} and (${p.stage}::text is null or ${stages.slug} = ${p.stage})`
    const inOrder = direction(sql`key`)
    /** Reads the rows of the page. `keys` selects its keys and more, in any order. */
    const shown = (p: Holders<ListValues>, keys: SQL) =>
      rows(p, sql`(select key from (${keys}) found order by ${inOrder} limit ${p.most}) wanted`)

    const count = statement(`count_${name}_candidates${ending}`, (p: Holders<ListValues>) => {
      const first = sql`select ${candidates.key} from ${candidates} where ${after(p)} order by ${changedAt} limit ${p.most}`
      return query<{ count: number }>(sql`select count(*) as count from (${first}) first`)
    })
    // Rows beyond the limit have changed since the count. The key is an expression here: planned for any instant, the statement would
    // otherwise read all keys of the account in the range.
    const firstFew = (p: Holders<ListValues>, ofJobs?: SQL) => {
      const isInRange = sql`(${candidates.key} || ''::bytea) between ${p.since} and ${p.upTo}`
      const inStage = sql`(${p.stage}::text is null or ${candidates.stageId} in (${inStages(p)}))`
      return shown(
        p,
        sql`select key from ${candidates} where ${and(after(p), late(p), isInRange, ofJobs, inStage)} order by ${changedAt} limit ${sql.raw(String(few))}`,
      )
    }
    // The index has everything that this reads of a candidate who is not on the page. It lacks the job.
    const listFew = statement(`list_few_${name}_candidates${ending}`, (p: Holders<ListValues>) => firstFew(p))
    const listFewOfJobs = statement(`list_few_${name}_candidates_of_jobs${ending}`, (p: Holders<ListValues>) => firstFew(p, ofAnyJob(p)))
    const listMany = statement(`list_many_${name}_candidates${ending}`, (p: Holders<ListValues>) => {
      const edge = (which: 'min' | 'max') => sql`(select ${sql.raw(which)}(${changedAt}) from ${candidates} where ${ofAccount(p)})`
      const first = sql`greatest(${edge('min')}, ${name === 'created' ? p.createdAfter : p.updatedAfter}::timestamptz)`
      const months = sql`generate_series(${monthOf(first)}, ${edge('max')}, interval '28 days') month`
      return shown(
        p,
        firstOfSets(p, {
          sets: sql`select month, stage.id as stage from ${months} cross join (${inStages(p)}) stage`,
          rows: ({ since, upTo }) => {
            const isInSet = and(eq(candidates.stageId, sql`set.stage`), eq(monthOf(changedAt), sql`set.month`))
            return sql`${candidates} where ${and(after(p), late(p), isInSet, between(candidates.key, since, upTo))}`
          },
          direction,
        }),
      )
    })
    return { count, listFew, listFewOfJobs, listMany }
  }
  const created = over('created')
  const updated = over('updated')
  return async (values: ListValues) => {
    const { count, listFew, listFewOfJobs, listMany } = values.updatedAfter === null ? created : updated
    const ofEveryJob = values.job === null && values.jobs === null
    const most = ofEveryJob ? few : fewForJob
    const [counted] = await count({ ...values, most: most + 1 })
    if (counted!.count <= most) return ofEveryJob ? listFew(values) : listFewOfJobs(values)
    return ofEveryJob ? listMany(values) : undefined
  }
}
