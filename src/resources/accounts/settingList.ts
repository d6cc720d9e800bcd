// What lists of settings share while they change, the account's and a job's questions: their lock, order, length and names.
import { and, eq, sql, type AnyColumn, type PgTable } from '../../db/drizzle.js'
import { longestList } from '../../db/paging.ts'
import { query, type Holders, type Run, type Statement, type Statements } from '../../db/statements.ts'
import { invalid, notFound, unprocessable } from '../../errors.ts'
import { prepareAccountLock } from './account.ts'

/** Returns `lockList(run, account)`, which returns the rows of `list`. No setting changes until the transaction of `run` ends. */
export function listLock<Row>(statement: Statements['statement'], list: Statement<{ account: number }, Row>) {
  const lock = prepareAccountLock(statement)
  return async (run: Run, account: number): Promise<Row[]> => {
    await run(lock, { account })
    return run(list, { account })
  }
}

type Ordered = PgTable & { readonly accountId: AnyColumn; readonly id: AnyColumn; readonly position: AnyColumn }

/** Returns `order(run, account, rows)`, which numbers the rows from 1 in this order and returns them with these positions. */
export function listOrder(statement: Statements['statement'], name: string, table: Ordered) {
  const update = statement(name, (p: Holders<{ account: number; ids: number[] }>) => {
    const position = sql`array_position(${p.ids}::bigint[], ${table.id})`
    return query(
      sql`update ${table} set position = ${position} where ${and(eq(table.accountId, p.account), sql`${table.position} <> ${position}`)}`,
    )
  })
  return async <Row extends { id: number; position: number }>(run: Run, account: number, rows: readonly Row[]): Promise<Row[]> => {
    await run(update, { account, ids: rows.map(({ id }) => id) })
    return rows.map((row, at) => ({ ...row, position: at + 1 }))
  }
}

/** Returns the rows in the order of the names that `nameOf` returns. Throws 422 for `field` unless each row is named exactly once. */
export function inOrder<Row>(rows: readonly Row[], field: string, names: readonly string[], nameOf: (row: Row) => string): Row[] {
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  const named = [...new Set(names)].flatMap((name) => byName.get(name) ?? [])
  if (named.length !== rows.length || names.length !== rows.length)
    throw invalid('order-incomplete', field, 'must name each item of the list exactly once')
  return named
}

/** Returns the row with this key, which a path names. Throws 404 if there is none. */
export function requireKey<Row extends { key: string }>(rows: readonly Row[], key: string): Row {
  const row = rows.find((each) => each.key === key)
  if (!row) throw notFound()
  return row
}

/** Throws 422 if there are as many rows as a list can show. `noun` is their plural, `owner` what has them. */
export function checkRoom(rows: readonly unknown[], noun: string, owner = 'account'): void {
  if (rows.length >= longestList) throw unprocessable('list-full', `The ${owner} already has ${longestList} ${noun}`)
}

/** Throws 422 for `field` if a name is blank, or is one of the others, regardless of case. */
export function checkName(field: string, name: string, others: readonly string[]): void {
  if (name.trim() === '') throw invalid('field-required', field, 'is required')
  if (others.some((other) => other.toLowerCase() === name.toLowerCase())) throw invalid('name-taken', field, 'is taken by another one')
}
