// What the statements of all types share: the conditions of the two ways of reading, and inserting many rows with one statement.
import { and, eq, getTableColumns, gt, sql, type AnyColumn, type Placeholder, type SQL, PgDialect, type PgTable } from '../db/drizzle.js'
import type { Holders, Run, Statements } from '../db/statements.ts'
import { lazily } from '../lazily.ts'

/** So few that a batch of jobs with all their texts is a small thing to hold, and so many that the way to the database does not count. */
export const batchSize = 200

export type Page = { account: number; after: string; most: number }
export type Known = { account: number; keys: string[] }
type Keyed = { accountId: AnyColumn; key: AnyColumn }

export const above = (table: Keyed, p: Holders<Page>) => and(eq(table.accountId, p.account), gt(table.key, p.after))
/** The keys are those of `asBytes`. As rows they are made bytes of once; in `any(…)` the cast is done again for each row of the table. */
export const among = (table: Keyed, p: Holders<Known>) =>
  and(eq(table.accountId, p.account), sql`${table.key} in (select wanted::bytea from unnest(${p.keys}::text[]) wanted)`)

/** The internal id of the row with this key; null when the key is. */
export const idOf = (table: { accountId: AnyColumn; id: AnyColumn; key: AnyColumn }, account: Placeholder, key: Placeholder) =>
  sql<number>`(select ${table.id} from ${table.id.table} where ${and(eq(table.accountId, account), eq(table.key, key))})`

type Insert<Row> = (run: Run, account: number, rows: readonly Row[]) => Promise<void>
type Values = { account: number; rows: string }

/**
 * Registers an insert of any number of rows with one statement. `valuesOf` is given the holders of a row, and says what goes into which
 * column of `table`; a holder that stands inside an expression is the key of another row. Every row takes its account from the one that
 * is given beside the rows.
 */
export function inserter<Row extends Record<string, unknown>>(
  statement: Statements['statement'],
  name: string,
  table: PgTable,
  valuesOf: (row: Holders<Row & { account: number }>) => Readonly<Record<string, unknown>>,
): Insert<Row> {
  const shape = lazily(() => {
    const held = new Map<string, SQL>()
    const hold = (field: string) => {
      const holder = held.get(field) ?? sql`given.${sql.identifier(field)}`
      held.set(field, holder)
      return holder
    }
    const account = sql`${sql.placeholder('account')}::bigint`
    const given = new Proxy({}, { get: (_, field) => (field === 'account' ? account : hold(field as string)) })
    const columns = getTableColumns(table)
    const values = Object.entries(valuesOf(given as never)).map(([field, value]) => {
      const column = columns[field]
      if (!column) throw new Error(`${name} gives ${field}, and the table has no such column`)
      return { column, value }
    })
    const typeOf = (holder: SQL) => values.find(({ value }) => value === holder)?.column.getSQLType() ?? 'bytea'
    return { values, types: new Map([...held].map(([field, holder]) => [field, typeOf(holder)])) }
  })
  const insert = statement(name, ({ rows }: Holders<Values>) => {
    const { values, types } = shape()
    const names = values.map(({ column }) => sql`${sql.identifier(column.name)}`)
    const typed = [...types].map(([field, type]) => sql`${sql.identifier(field)} ${sql.raw(type)}`)
    // As one text of JSON: a parameter for each value of each row would have to be parsed, planned and bound by itself.
    const query = sql`insert into ${table} (${list(names)}) select ${list(values.map(({ value }) => sql`${value}`))}
      from json_to_recordset(${rows}::text::json) as given (${list(typed)})`
    return { toSQL: () => dialect.sqlToQuery(query) }
  })
  const isBytes = (field: string) => shape().types.get(field) === 'bytea'
  const asJson = ([field, value]: [string, unknown]) => [field, isBytes(field) && value !== null ? bytesOf(value) : value]

  return async (run, account, rows) => {
    if (rows.length === 0) return
    const given = rows.map((row) => Object.fromEntries(Object.entries(row).map(asJson)))
    await run(insert, { account, rows: JSON.stringify(given) })
  }
}

const dialect = new PgDialect()
const list = (items: SQL[]) => sql.join(items, sql`, `)
/** Hex as Postgres reads it. */
const bytesOf = (hex: unknown) => String.raw`\x${hex as string}`
