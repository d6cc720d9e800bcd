// Shared by the statements of all types: selections, the conditions of the two ways to read, and inserts of many rows.
import { alias, and, eq, gt, sql, type PgColumn, type Placeholder, type PgTable, type SQL } from '../db/drizzle.js'
import { build, query, type Holders, type Run, type Statements } from '../db/statements.ts'
import type { Values } from './fields.ts'
import { columnOf, referencesOf } from './tables.ts'

/** Small enough that a batch of jobs with all their texts takes little memory, large enough that round trips do not matter. */
export const batchSize = 200

export type Page = { account: number; after: string; most: number }
export type Known = { account: number; keys: string[] }

export const above = (table: PgTable, p: Holders<Page>) =>
  and(eq(columnOf(table, 'accountId'), p.account), gt(columnOf(table, 'key'), p.after))
/** Takes the keys from `asBytes`. The subquery casts each key once; `any(…)` would repeat the cast for each row of the table. */
export const among = (table: PgTable, p: Holders<Known>) =>
  and(
    eq(columnOf(table, 'accountId'), p.account),
    sql`${columnOf(table, 'key')} in (select wanted::bytea from unnest(${p.keys}::text[]) wanted)`,
  )

/** Returns the selection of these columns. A column that points to another table is selected as the key of the row it refers to. */
export function selectionOf(table: PgTable, properties: readonly string[]): Record<string, PgColumn | SQL> {
  const targets = referencesOf(table)
  const selected = (property: string) => {
    const column = columnOf(table, property)
    const target = targets.get(property)
    return target ? named(target, 'key', columnOf(table, 'accountId'), 'id', column) : column
  }
  return Object.fromEntries(properties.map((property) => [property, selected(property)]))
}

/** Selects a column of the row of `target` whose `property` has this value; null if the value is null. */
function named(
  target: PgTable,
  wanted: string,
  account: PgColumn | Placeholder | SQL,
  property: string,
  value: PgColumn | Placeholder | SQL,
) {
  const there = alias(target, 'named')
  const found = build
    .select({ [wanted]: columnOf(there, wanted) })
    .from(there)
    .where(and(eq(columnOf(there, 'accountId'), account), eq(columnOf(there, property), value)))
  return sql`${found}`
}

/** Selects the number of the row with this key; null if the key is null. */
export const idOf = (target: PgTable, account: Placeholder | SQL, key: Placeholder | SQL) => named(target, 'id', account, 'key', key)

/**
 * Registers a statement that inserts any number of rows. A row has a value for each of `properties`; for a column that points to
 * another table, the value is the key of the row it refers to. Every row belongs to the account passed beside the rows.
 */
export function prepareInsert(statement: Statements['statement'], name: string, table: PgTable, properties: readonly string[]) {
  const targets = referencesOf(table)
  const columns = properties.map((property) => ({ property, column: columnOf(table, property), target: targets.get(property) }))
  const typed = columns.map(({ property, column, target }) => ({ property, type: target ? 'bytea' : column.getSQLType() }))
  const bytes = typed.filter(({ type }) => type === 'bytea').map(({ property }) => property)

  const insert = statement(name, (p: Holders<{ account: number; rows: string }>) => {
    const account = sql`${p.account}::bigint`
    const given = (property: string) => sql`given.${sql.identifier(property)}`
    const values = columns.map(({ property, target }) => (target ? idOf(target, account, given(property)) : given(property)))
    // All rows are one JSON text: a parameter for each value would have to be parsed, planned and bound by itself.
    return query<never>(sql`insert into ${table} (${list(['account_id', ...columns.map(({ column }) => column.name)].map(sql.identifier))})
      select ${list([account, ...values])} from json_to_recordset(${p.rows}::text::json)
      as given (${list(typed.map(({ property, type }) => sql`${sql.identifier(property)} ${sql.raw(type)}`))})`)
  })

  return async (run: Run, account: number, rows: readonly Values[]): Promise<void> => {
    if (rows.length > 0) await run(insert, { account, rows: JSON.stringify(rows.map(withBytes)) })
  }

  function withBytes(row: Values): Values {
    const given: Record<string, unknown> = { ...row }
    for (const property of bytes) if (typeof row[property] === 'string') given[property] = String.raw`\x${row[property]}`
    return given
  }
}

const list = (items: readonly (SQL | ReturnType<typeof sql.identifier>)[]) => sql.join([...items], sql`, `)
