// Lists candidates created or changed since an instant, by indexes that begin with the instant, since their keys may lie anywhere.
import { and, asc, between, eq, gt, sql, type SQL } from '../../db/drizzle.js'
import { candidates, monthOf, stages } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { late, type ListValues } from './candidateFilters.ts'

type Query = { toSQL(): { sql: string; params: unknown[] } }
type List = { /** The suffix of the statements' names. */ readonly ending: string; readonly direction: typeof asc }

/**
 * `listChanged(values)`: returns the rows that `rows` reads for the keys in the relation `page`. `createdAfter`, `updatedAfter` or both are
 * given, and of the other filters only `stage`. With up to `few` changed candidates a page sorts all their keys; with more, it sorts
 * the first ones of each stage and month.
 */
export function prepareChangedCandidateList<Rows extends Query>(
  statement: Statements['statement'],
  { ending, direction }: List,
  rows: (p: Holders<ListValues>, page: SQL) => Rows,
  few = 10_000,
) {
  const over = (name: 'created' | 'updated') => {
    const changedAt = name === 'created' ? candidates.createdAt : candidates.updatedAt
    const ofAccount = (p: Holders<ListValues>) => eq(candidates.accountId, p.account)
    const after = (p: Holders<ListValues>) => and(ofAccount(p), gt(changedAt, name === 'created' ? p.createdAfter : p.updatedAfter))
    const inRange = (p: Holders<ListValues>) => and(after(p), late(p), between(candidates.key, p.since, p.upTo))
    const inStages = (p: Holders<ListValues>) =>
      sql`select ${stages.id} from ${stages} where ${eq(stages.accountId, p.account)} and (${p.stage}::text is null or ${stages.slug} = ${p.stage})`
    const inOrder = direction(sql`key`)
    /** Reads the rows of the page. `keys` selects its keys and more, in any order. */
    const shown = (p: Holders<ListValues>, keys: SQL) =>
      rows(p, sql`(select key from (${keys}) found order by ${inOrder} limit ${p.most}) page`)

    const count = statement(`count_${name}_candidates${ending}`, (p: Holders<ListValues>) => {
      const first = build.select({ key: candidates.key }).from(candidates).where(after(p)).orderBy(asc(changedAt))
      return build.select({ count: sql<number>`count(*)` }).from(first.limit(few + 1).as('first'))
    })
    // Rows beyond the limit have changed since the count.
    const listFew = statement(`list_few_${name}_candidates${ending}`, (p: Holders<ListValues>) => {
      const inStage = sql`(${p.stage}::text is null or ${candidates.stageId} in (${inStages(p)}))`
      return shown(
        p,
        sql`select key from ${candidates} where ${and(inRange(p), inStage)} order by ${changedAt} limit ${sql.raw(String(few))}`,
      )
    })
    const listMany = statement(`list_many_${name}_candidates${ending}`, (p: Holders<ListValues>) => {
      const edge = (which: 'min' | 'max') => sql`(select ${sql.raw(which)}(${changedAt}) from ${candidates} where ${ofAccount(p)})`
      const first = sql`greatest(${edge('min')}, ${name === 'created' ? p.createdAfter : p.updatedAfter}::timestamptz)`
      return shown(
        p,
        sql`select near.key
          from generate_series(${monthOf(first)}, ${edge('max')}, interval '28 days') month
          cross join (${inStages(p)}) stage
          cross join lateral (
            select key from ${candidates}
            where ${and(inRange(p), eq(candidates.stageId, sql`stage.id`), eq(monthOf(changedAt), sql`month`))}
            order by ${inOrder} limit ${p.most}
          ) near`,
      )
    })
    return { count, listFew, listMany }
  }
  const created = over('created')
  const updated = over('updated')
  return async (values: ListValues) => {
    const { count, listFew, listMany } = values.updatedAfter === null ? created : updated
    const [counted] = await count(values)
    return counted!.count > few ? listMany(values) : listFew(values)
  }
}
