// The database drivers of the rivals: postgres.js, which most programs in Node use, or our client, also through PgBouncer.
import postgres from 'postgres'
import { openDatabase, type Execute } from '../../../src/db/client.ts'
import { startPooler } from '../../fixtures/pooler.ts'

export type DriverName = 'postgres.js' | 'our client' | 'our client over PgBouncer'

/** As many as our client has connections. Each is a client of its own: one client with several connections queues in linear time. */
const clients = 3
const same = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const hexOf = (value: string | Uint8Array) => `\\x${typeof value === 'string' ? value : Buffer.from(value).toString('hex')}`
/** By type number: bytes are hex digits; instants, dates and numerics are the text that Postgres prints. */
const types = {
  bytes: { to: 17, from: [17], parse: (text: string) => text.slice(2), serialize: hexOf },
  int8: { to: 20, from: [20], parse: Number, serialize: String },
  numeric: { to: 1700, from: [1700], parse: same, serialize: same },
  date: { to: 1082, from: [1082], parse: same, serialize: same },
  timestamp: { to: 1114, from: [1114], parse: same, serialize: same },
  instant: { to: 1184, from: [1184], parse: same, serialize: same },
  json: { to: 114, from: [114, 3802], parse: (text: string) => JSON.parse(text) as unknown, serialize: (text: string) => text },
}

/** Returns a function that executes prepared statements. The rows have the same form with either driver. */
export async function driverOf(name: DriverName, databaseUrl: string): Promise<Execute> {
  if (name === 'our client') return (await openDatabase({ databaseUrl })).execute
  if (name === 'our client over PgBouncer') {
    const pooler = await startPooler(Number(new URL(databaseUrl).port))
    return (await openDatabase({ databaseUrl: pooler.urlOf(databaseUrl), directUrl: databaseUrl })).execute
  }
  const options = { max: 1, types, prepare: true, onnotice: () => {}, connection: { TimeZone: 'UTC' } }
  const pool = Array.from({ length: clients }, () => postgres(databaseUrl, options))
  let turn = 0
  return (text, values) => {
    const sql = pool[(turn = (turn + 1) % clients)] as postgres.Sql
    // The driver would infer the type of a list from its first value; with type 0 the server decides.
    const bound = values.map((value) => (Array.isArray(value) ? sql.typed(value as never, 0) : value))
    return sql.unsafe(text, bound as never[], { prepare: true }) as unknown as Promise<Record<string, unknown>[]>
  }
}
