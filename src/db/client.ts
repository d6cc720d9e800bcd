// Opens the database, embedded or on a server, behind one interface: prepared statements, transactions, notifications.
import type { OnMigrating } from './applyMigrations.ts'
import { openConnection, type Connection, type ConnectionOptions, type Execute, type Reach, type Row } from './connection.ts'
import { again } from './deadlock.ts'
import { claimEmbedded, type Embedded } from './embedded.ts'
import { listenOver, openListener } from './listener.ts'
import { migrate } from './migrate.ts'
import { requirePool } from './pooled.ts'
import { replicaOf, type Replica, type ReplicaOptions } from './replica.ts'
import { refuseEmbedded, refuseServer } from './startRefusal.ts'
import { templateFor } from './template.ts'
import { queueFor, type Load } from './queue.ts'

export type { Execute, Row }

export type Database = {
  readonly kind: 'embedded' | 'server'
  readonly execute: Execute
  /** Set if a standby may answer reads. */
  readonly replica?: Replica
  /** Runs a statement in a session of its own, which lasts as long as its connection. The embedded database has only one session. */
  readonly session?: Execute
  /** Of the embedded database: for how long the engine has worked since it was started, in milliseconds. */
  readonly activeMs?: () => number
  /**
   * Runs `work` between begin and commit; if it throws, the transaction is rolled back. On a server `work` runs again after a deadlock. The
   * database's own `execute` must not be called inside. On a server a transaction that runs no statement for 4.5 s is cut off, since it
   * holds its locks. It waits to begin at most 2 s on a server and 4.5 s embedded, or `waitMs`.
   */
  readonly transaction: <T>(work: (execute: Execute) => Promise<T>, waitMs?: number) => Promise<T>
  /** Returns the type numbers of a statement's parameters and the names of its columns, without executing it. */
  readonly describe: (text: string) => Promise<{ parameters: number[]; columns: string[] }>
  /** Listens on a channel. `onListening` is called whenever listening begins (again), so that the caller can catch up on missed notifications. */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onListening: () => void) => Promise<void>
  readonly notify: (channel: string, payload: string) => Promise<void>
  readonly ping: () => Promise<void>
  /** How often a connection for single statements was lost. A restored or restarted database may have undone what was read before. */
  readonly losses: () => number
  /** The load of what is limited: a server's transactions, or all work of the embedded database. */
  readonly load: () => Load
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** A server's address; without it the database is embedded. */
  databaseUrl?: string | undefined
  /** The server's own address, if `databaseUrl` is that of a pooler in transaction mode: for what needs a session, and for migrations. */
  directUrl?: string | undefined
  /** A standby of the server, for reads that may be late. */
  replica?: ReplicaOptions | undefined
  /** The embedded database's directory; undefined keeps it in memory. */
  dataDir?: string | undefined
  /**
   * Whether the embedded database acknowledges a change only when it would survive a power failure, as a server does. Otherwise a power
   * failure undoes the last changes, at most those of about a second.
   */
  durable?: boolean
  /** The folder of migrations that are applied first. */
  migrations?: string | URL | undefined
  /** Called with the migrations that were applied. */
  onMigrated?: ((names: string[]) => void) | undefined
  /** Called while migrations are applied to a database that is not new. */
  onMigrating?: OnMigrating | undefined
  /** Called when the embedded engine ends by itself, unless its disk could not be written; everything fails from then on. */
  onDeath?: ((error: Error) => void) | undefined
}

const STATEMENT_TIMEOUT_MS = 4000
const PIPELINES = 3
const TRANSACTIONS = 2
const SERVER_WAIT_MS = 2000
const EMBEDDED_WAIT_MS = 4500

/** Opens the database and brings its tables up to date. Rejects with a StartRefusal, whose message says what to do. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, opened } = await beginOpening(options)
  await opened
  return database
}

/**
 * Begins to open the database, and resolves as soon as it takes statements: those of an embedded database wait until it is open, so that a
 * server can be assembled while its engine starts. `opened` settles when it is open and its tables are up to date. Both reject with a
 * StartRefusal.
 */
export async function beginOpening(options: DatabaseOptions): Promise<{ database: Database; opened: Promise<void> }> {
  const { databaseUrl, directUrl, replica, migrations, onMigrating, onMigrated = () => {} } = options
  if (databaseUrl) {
    const direct = { databaseUrl: directUrl ?? databaseUrl }
    const pool = directUrl === undefined ? direct : { databaseUrl, isPooled: true }
    if (directUrl !== undefined) await requirePool(pool, direct)
    const refuse = (error: unknown) => Promise.reject(refuseServer(direct.databaseUrl, error, directUrl && 'DATABASE_DIRECT_URL'))
    if (migrations) onMigrated(await migrate(direct, migrations, onMigrating).catch(refuse))
    return { database: overServer(pool, direct, replica), opened: Promise.resolve() }
  }
  const { dataDir, durable = false, onDeath } = options
  const start = await claimEmbedded(dataDir, { durable, onDeath, template: () => migrations && templateFor(migrations) })
  const open = async (): Promise<Embedded> => {
    const engine = await start()
    try {
      if (migrations) onMigrated(await migrate({ wires: engine.socket }, migrations, onMigrating))
      return engine
    } catch (error) {
      await engine.close()
      throw refuseEmbedded(dataDir ?? 'memory', error)
    }
  }
  const opening = open()
  return { database: overEmbedded(opening), opened: opening.then(() => {}) }
}

// A few connections are used in rotation, since statements are pipelined on each: one for all statements of a turn of the event loop, which
// then leave in one write. Transactions have connections of their own. What needs a session has direct connections.
function overServer(reach: Reach, direct: Reach, standby: ReplicaOptions | undefined): Database {
  const open = (heard: ConnectionOptions = {}, to = reach) =>
    openConnection(to, { statementTimeout: STATEMENT_TIMEOUT_MS, cutFrozen: true, ...heard })
  let losses = 0
  const onClose = () => losses++
  const pipelines = pipelinesOf(() => open({ onClose }))
  const idle = Array.from({ length: TRANSACTIONS }, () => open())
  const used = new Set<Connection>()
  const places = queueFor(TRANSACTIONS, SERVER_WAIT_MS)
  const listener = openListener(direct)
  // A pooler keeps its clients' connections when the database behind it is restarted: only a session is lost then.
  const session = open({ onClose }, direct)
  const transaction = async <T>(work: (execute: Execute) => Promise<T>, waitMs?: number): Promise<T> => {
    const release = await places.take(false, waitMs)
    const connection = idle.pop()!
    used.add(connection)
    try {
      return await connection.begin(work)
    } finally {
      used.delete(connection)
      // Work whose connection was lost may end later and would then commit or roll back what follows on it, so the connection is not reused.
      if (connection.stands()) idle.push(connection)
      else {
        idle.push(open())
        void connection.end()
      }
      release()
    }
  }

  const primary: Execute = (text, values) => again(() => pipelines.run(text, values))
  const replica =
    standby &&
    replicaOf(
      pipelinesOf(() => open({ onClose }, { databaseUrl: standby.url })),
      { execute: primary, losses: () => losses },
      standby,
    )
  return {
    kind: 'server',
    session: session.run,
    ...(replica && { replica }),
    load: places.load,
    losses: () => losses,
    transaction: (work, waitMs) => again(() => transaction(work, waitMs)),
    ...common(replica ? (text, values) => (replica.execute() ?? primary)(text, values) : primary, pipelines.describe),
    listen: listener.listen,
    close: async () => {
      await Promise.all([pipelines, ...idle, ...used, listener, session].map((connection) => connection.end()))
      await replica?.close()
    },
  }
}

/** Connections for single statements, used in rotation, but for those that a slow statement holds up. */
function pipelinesOf(open: () => Connection): Pick<Connection, 'run' | 'describe' | 'end'> {
  const pipelines = Array.from({ length: PIPELINES }, open)
  let next = 0
  let isTaken = false
  const nextOf = (last: number): number => {
    for (let at = 1; at <= PIPELINES; at++) {
      const one = (last + at) % PIPELINES
      if (!pipelines[one]!.isHeldUp()) return one
    }
    return (last + 1) % PIPELINES
  }
  const run: Execute = (text, values) => {
    if (!isTaken) {
      isTaken = true
      setImmediate(() => (isTaken = false))
      next = nextOf(next)
    }
    return pipelines[next]!.run(text, values)
  }
  return { run, describe: pipelines[0]!.describe, end: async () => void (await Promise.all(pipelines.map(({ end }) => end()))) }
}

// One connection for everything, since all streams into the engine share one session. A transaction uses it exclusively.
function overEmbedded(opening: Promise<Embedded>): Database {
  const listener = listenOver((text, values) => execute(text, values))
  let losses = 0
  const onClose = () => {
    losses++
    listener.onClose()
  }
  let open: { engine: Embedded; connection: Connection } | undefined
  const opened = opening.then(
    (engine) => (open = { engine, connection: openConnection({ wires: engine.socket }, { onNotify: listener.onNotify, onClose }) }),
  )
  // Whoever waits for it is told of a failure.
  opened.catch(() => {})
  const places = queueFor(Infinity, EMBEDDED_WAIT_MS)

  const queued = async <T>(alone: boolean, work: (connection: Connection) => Promise<T>, waitMs?: number): Promise<T> => {
    const place = places.take(alone, waitMs)
    const release = typeof place === 'function' ? place : await place
    try {
      return await work((open ?? (await opened)).connection)
    } finally {
      release()
    }
  }
  const execute: Execute = (text, values) => queued(false, (connection) => connection.run(text, values))

  return {
    kind: 'embedded',
    activeMs: () => open?.engine.activeMs() ?? 0,
    load: places.load,
    losses: () => losses,
    transaction: (work, waitMs) => queued(true, (connection) => connection.begin(work), waitMs),
    ...common(execute, async (text) => (await opened).connection.describe(text)),
    listen: listener.listen,
    close: async () => {
      const { engine, connection } = await opened
      await listener.end()
      await connection.end()
      await engine.close()
    },
  }
}

function common(execute: Execute, describe: Connection['describe']): Pick<Database, 'execute' | 'describe' | 'notify' | 'ping'> {
  return {
    execute,
    describe,
    notify: async (channel, payload) => void (await execute('select pg_notify($1, $2)', [channel, payload])),
    ping: async () => void (await execute('select 1', [])),
  }
}
