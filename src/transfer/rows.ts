// What the statements of all types share: what they select, the conditions of the two ways of reading, and inserting many rows at once.
import { alias, and, eq, gt, PgDialect, sql, type PgColumn, type Placeholder, type PgTable, type SQL } from '../db/drizzle.js'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import type { Values } from './fields.ts'
import { columnOf, referencesOf } from './tables.ts'

/** So few that a batch of jobs with all their texts is a small thing to hold, and so many that the way to the database does not count. */
export const batchSize = 200

export type Page = { account: number; after: string; most: number }
export type Known = { account: number; keys: string[] }

export const above = (table: PgTable, p: Holders<Page>) =>
  and(eq(columnOf(table, 'accountId'), p.account), gt(columnOf(table, 'key'), p.after))
/** The keys are those of `asBytes`. As rows they are made bytes of once; in `any(…)` the cast is done again for each row of the table. */
export const among = (table: PgTable, p: Holders<Known>) =>
  and(
    eq(columnOf(table, 'accountId'), p.account),
    sql`${columnOf(table, 'key')} in (select wanted::bytea from unnest(${p.keys}::text[]) wanted)`,
  )

/** What a statement selects of these columns of a table: of one that points to another table, the key of what it names. */
export function selectionOf(table: PgTable, properties: readonly string[]): Record<string, PgColumn | SQL> {
  const targets = referencesOf(table)
  const selected = (property: string) => {
    const column = columnOf(table, property)
    const target = targets.get(property)
    return target ? named(target, 'key', columnOf(table, 'accountId'), 'id', column) : column
  }
  return Object.fromEntries(properties.map((property) => [property, selected(property)]))
}

/** A column of the row of `target` that has this value in another one; null when the value is. */
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

/** The number of the row with this key; null when the key is. */
export const idOf = (target: PgTable, account: Placeholder | SQL, key: Placeholder | SQL) => named(target, 'id', account, 'key', key)

/**
 * Registers an insert of any number of rows with one statement. A row has a value for each of `properties`; for a column that points to
 * another table it is the key of what it names. Every row takes its account from the one that is given beside the rows.
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
    // As one text of JSON: a parameter for each value of each row would have to be parsed, planned and bound by itself.
    const query = sql`insert into ${table} (${list(['account_id', ...columns.map(({ column }) => column.name)].map(sql.identifier))})
      select ${list([account, ...values])} from json_to_recordset(${p.rows}::text::json)
      as given (${list(typed.map(({ property, type }) => sql`${sql.identifier(property)} ${sql.raw(type)}`))})`
    return { toSQL: () => new PgDialect().sqlToQuery(query) }
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
