// What the statements of all types share: the conditions of the two ways of reading, and inserting many rows with one statement.
import { and, eq, gt, sql, type AnyColumn, type Placeholder } from 'drizzle-orm'
import type { Holders, Run, Statements } from '../../db/statements.ts'

/** So few that a batch of jobs with all their texts is a small thing to hold, and so many that the way to the database does not count. */
export const batchSize = 200
const rowsAtOnce = 50

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

type Query = { toSQL(): { sql: string; params: unknown[] } }
type Insert<Row> = (run: Run, account: number, rows: readonly Row[]) => Promise<void>

/**
 * Registers an insert of one row and one of many: `query` is given the holders of each row and inserts them all. Every row takes
 * its account from the one that is given beside the rows.
 */
export function inserter<Row extends Record<string, unknown>>(
  statement: Statements['statement'],
  name: string,
  query: (rows: Holders<Row & { account: number }>[]) => Query,
): Insert<Row> {
  const register = (title: string, count: number) =>
    statement(title, (p: Holders<Record<string, unknown>>) => query(Array.from({ length: count }, (_, at) => holdersOf(p, at)) as never))
  const insertOne = register(name, 1)
  const insertMany = register(`${name}_many`, rowsAtOnce)

  return async (run, account, rows) => {
    const whole = rows.length - (rows.length % rowsAtOnce)
    const sent: Promise<unknown>[] = []
    for (let at = 0; at < whole; at += rowsAtOnce) sent.push(run(insertMany, valuesOf(account, rows.slice(at, at + rowsAtOnce))))
    for (const row of rows.slice(whole)) sent.push(run(insertOne, valuesOf(account, [row])))
    await Promise.all(sent)
  }
}

const nameIn = (at: number, name: string) => `${name}_${at}`

const holdersOf = (p: Holders<Record<string, unknown>>, at: number) =>
  new Proxy({}, { get: (_, name) => (name === 'account' ? p.account : p[nameIn(at, name as string)]) })

function valuesOf(account: number, rows: readonly Record<string, unknown>[]): Record<string, unknown> {
  const values: Record<string, unknown> = { account }
  for (const [at, row] of rows.entries()) for (const [name, value] of Object.entries(row)) values[nameIn(at, name)] = value
  return values
}
