// The first keys of several sets, such as the candidates of some jobs: an index has those of each set in order, but none has those of all sets.
import { asc, desc, sql, type SQL, type SQLWrapper } from './drizzle.js'

/** The lowest and the highest key. */
export type Bounds = { readonly since: SQLWrapper; readonly upTo: SQLWrapper }
/** What a page may have: `most` is its number of keys. */
export type PageBounds = Bounds & { readonly most: SQLWrapper }
export type Sets = {
  /** Selects a row for each set, with columns that tell it from the others. */
  readonly sets: SQL
  /** The rows of a set between two keys, after `from`. They have a column `key`; the set's own columns are those of the relation `set`. */
  readonly rows: (bounds: Bounds) => SQL
  readonly direction: typeof asc
}

/**
 * Selects the first keys of all sets. If n sets begin before a set, at most `most - n` of its keys are on the page. So the first key of each set
 * is read, then as many of each as can be on the page: for a page of 100 from 100 sets 5,150 rows instead of 10,000, for one of 10 only 155
 * instead of 1,000.
 */
export function firstOfSets({ since, upTo, most }: PageBounds, { sets, rows, direction }: Sets): SQL {
  // Drizzle has each function twice, in its two builds.
  if (direction !== asc && direction !== desc) throw new Error('The direction must be that of drizzle.js')
  const inOrder = (of: string) => direction(sql.raw(`${of}.key`))
  const first = sql.raw('set.first')
  const rest = direction === asc ? { since: first, upTo } : { since, upTo: first }
  return sql`select near.key from (
    select set.*, first.key as first, row_number() over (order by ${inOrder('first')}) - 1 as before
      from (${sets}) set cross join lateral (select key from ${rows({ since, upTo })} order by ${direction(sql`key`)} limit 1) first
     order by ${inOrder('first')} limit ${most}
  ) set cross join lateral (select key from ${rows(rest)} order by ${direction(sql`key`)} limit ${most}::bigint - set.before) near
  order by ${inOrder('near')} limit ${most}`
}
