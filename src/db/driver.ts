// How this program speaks to Postgres through postgres.js: one connection a client, value types, sockets that can be cut.
import net from 'node:net'
import type { Duplex } from 'node:stream'
import postgres from 'postgres'

export type Wires = () => Duplex
export type Reach = { databaseUrl: string } | { wires: Wires }
export type Client = { sql: postgres.Sql; cut(reason: Error): void; end(): Promise<void> }
export type Extras = { onclose?: () => void; onnotify?: (channel: string, payload: string) => void; statementTimeout?: number }

const CONNECT_TIMEOUT_S = 3
const END_TIMEOUT_S = 2
const same = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

// Parsers and serializers by type number. Instants, dates and numerics stay the text that Postgres prints.
const types = {
  bytes: { to: 17, from: [17], parse: (text: string) => text.slice(2), serialize: hexOf },
  int8: { to: 20, from: [20], parse: Number, serialize: String },
  numeric: { to: 1700, from: [1700], parse: same, serialize: same },
  date: { to: 1082, from: [1082], parse: same, serialize: same },
  timestamp: { to: 1114, from: [1114], parse: same, serialize: same },
  instant: { to: 1184, from: [1184], parse: same, serialize: same },
  json: { to: 114, from: [114, 3802], parse: (text: string) => JSON.parse(text) as unknown, serialize: JSON.stringify },
}

function hexOf(value: string | Uint8Array): string {
  return `\\x${typeof value === 'string' ? value : Buffer.from(value).toString('hex')}`
}

/** A client of one connection; it connects at its first statement and again, by itself, at the first one after a loss. */
export function openClient(reach: Reach, extras: Extras = {}): Client {
  const sockets = new Set<Duplex>()
  let ended = false
  let host = 0

  const socket = (options: { host: string[]; port: number[]; path?: string | false }) => {
    const made = 'wires' in reach ? reach.wires() : dial(options, host++ % options.host.length)
    sockets.add(made)
    made.once('error', () => extras.onclose?.()) // a socket closes a moment after it failed: nothing may be sent in between
    // The driver tries again at once, for ever and without a word, when a connection is closed before it is ready: tell it as an error.
    made.once('close', (failed?: boolean) => {
      sockets.delete(made)
      if (!failed && made.listenerCount('error') > 0) {
        made.emit('error', Object.assign(new Error('The database closed the connection'), { code: 'CONNECTION_CLOSED' }))
      }
    })
    // A reconnection that was already on its way when the client ended; the driver has to take the socket first to hear of its end.
    if (ended) setImmediate(() => made.destroy())
    return made
  }

  const settings = {
    max: 1,
    socket,
    types,
    prepare: true,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_S,
    keep_alive: 10,
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 0.25),
    onnotice: () => {},
    onclose: extras.onclose,
    onnotify: extras.onnotify,
    connection: {
      application_name: 'spindle',
      TimeZone: 'UTC',
      ...(extras.statementTimeout && {
        statement_timeout: extras.statementTimeout,
        idle_in_transaction_session_timeout: 2 * extras.statementTimeout,
      }),
    },
  } as unknown as postgres.Options<Record<string, never>>
  const sql = ('databaseUrl' in reach ? postgres(reach.databaseUrl, settings) : postgres(settings)) as unknown as postgres.Sql

  return {
    sql,
    cut: (reason) => sockets.forEach((open) => open.destroy(reason)),
    end: async () => {
      await sql.end({ timeout: END_TIMEOUT_S })
      ended = true
      for (const open of sockets) open.destroy()
    },
  }
}

function dial({ host, port, path }: { host: string[]; port: number[]; path?: string | false }, index: number): Duplex {
  if (path) return net.connect({ path })
  const to = { host: host[index] ?? 'localhost', port: port[index] ?? 5432 }
  // The driver names the host of a failed connection, and checks a certificate, by these two properties.
  return Object.assign(net.connect({ ...to, noDelay: true }), to)
}

/** postgres.js as it comes ends the process when the database restarts under load. */
export function refuseWithoutGuard(): void {
  const repaired = (globalThis as Record<symbol, unknown>)[Symbol.for('spindle.driverGuard')]
  if (!(repaired instanceof Set) || !repaired.has(new URL('connection.js', import.meta.resolve('postgres')).href)) {
    throw new Error('The database driver is not repaired: start node with --import ./src/db/driverGuard.ts')
  }
}
