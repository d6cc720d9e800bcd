// Lists candidates that came or changed since an instant by that instant, when they are few: their keys are sorted, not the account gone through.
import { and, asc, between, eq, gt, sql, type SQL } from 'drizzle-orm'
import { candidates } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { candidateColumns } from './candidate.ts'
import type { ListValues } from './candidateFilters.ts'

/** So many keys are sorted for a page. Where more have changed, going through the account by key meets them soon enough. */
const few = 10_000

/**
 * `listFewChanged(values)`: the page's rows in the order of their keys, or undefined when more than 10,000 candidates came or changed since
 * `createdAfter` or `updatedAfter`, of which one is given. `filter` is what a row must fulfil.
 */
export function fewChangedLister(statement: Statements['statement'], filter: (p: Holders<ListValues>) => SQL | undefined) {
  const over = (name: 'created' | 'updated') => {
    const at = name === 'created' ? candidates.createdAt : candidates.updatedAt
    const after = (p: Holders<ListValues>) =>
      and(eq(candidates.accountId, p.account), gt(at, name === 'created' ? p.createdAfter : p.updatedAfter))
    const count = statement(`count_${name}_candidates`, (p: Holders<ListValues>) => {
      const first = build.select({ key: candidates.key }).from(candidates).where(after(p)).orderBy(asc(at))
      return build.select({ count: sql<number>`count(*)` }).from(first.limit(few + 1).as('first'))
    })
    // The keys come from the index alone; what their limit leaves out has changed after they were counted. Then row by row, till the page is full.
    const list = statement(`list_${name}_candidates`, (p: Holders<ListValues>) => {
      const inRange = and(after(p), between(candidates.key, p.since, p.upTo))
      const found = build.select({ key: candidates.key }).from(candidates).where(inRange).orderBy(asc(at)).limit(few).as('found')
      const changed = build
        .select({ changedKey: sql<string>`${found.key}`.as('changed_key') })
        .from(found)
        .orderBy(asc(found.key))
        .as('changed')
      const row = build
        .select(candidateColumns)
        .from(candidates)
        .where(and(eq(candidates.accountId, p.account), eq(candidates.key, changed.changedKey), filter(p)))
        .limit(1)
        .as('row')
      const columns = Object.fromEntries(
        Object.keys(candidateColumns).map((column) => [column, row[column as keyof typeof candidateColumns]]),
      )
      return build
        .select(columns as unknown as typeof candidateColumns)
        .from(changed)
        .crossJoinLateral(row)
        .orderBy(asc(changed.changedKey))
        .limit(p.most)
    })
    return { count, list }
  }
  const created = over('created')
  const updated = over('updated')
  return async (values: ListValues) => {
    const { count, list } = values.updatedAfter === null ? created : updated
    const [counted] = await count(values)
    return counted!.count > few ? undefined : list(values)
  }
}
