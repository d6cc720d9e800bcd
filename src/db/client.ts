// Opens the database, embedded or on a server, behind one interface: prepared statements, transactions, notifications.
import { openConnection, type Connection, type ConnectionOptions, type Execute, type Reach, type Row } from './connection.ts'
import { openEmbedded, type Embedded } from './embedded.ts'
import { isDeadlock } from './faults.ts'
import { listenOver, openListener } from './listener.ts'
import { migrate } from './migrate.ts'
import { refuseEmbedded, refuseServer } from './startRefusal.ts'
import { templateFor } from './template.ts'
import { turns, type Load } from './turns.ts'

export type { Execute, Row }

export type Database = {
  readonly kind: 'embedded' | 'server'
  readonly execute: Execute
  /** Runs a statement in a session that nothing else uses and that lasts as long as its connection. The embedded database has none to spare. */
  readonly session?: Execute
  /** Of the embedded database: the share of the time since it was asked last in which the engine worked, from 0 to 1. */
  readonly busy?: () => number
  /**
   * Runs `work` between begin and commit; what it throws rolls back. On a server `work` is run again after a deadlock. `execute` of the database itself must not be called inside.
   * On a server a transaction that runs no statement for 4.5 s is cut off: it would hold its locks against everybody. It may begin
   * within 2 s on a server, and 4.5 s embedded; or within `waitMs`.
   */
  readonly transaction: <T>(work: (execute: Execute) => Promise<T>, waitMs?: number) => Promise<T>
  /** The type numbers of a statement's parameters and the names of its columns, without executing it. */
  readonly describe: (text: string) => Promise<{ parameters: number[]; columns: string[] }>
  /** Hears of each `notify` on a channel; `onListening` is called whenever it begins to hear (again), so what was missed can be read. */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onListening: () => void) => Promise<void>
  readonly notify: (channel: string, payload: string) => Promise<void>
  readonly ping: () => Promise<void>
  /** How often a connection for single statements was lost. A restored or restarted database may have undone what was read before. */
  readonly losses: () => number
  /** What is limited here: a server's transactions, everything that the embedded database does. */
  readonly load: () => Load
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** A server's address; without it the database is embedded. */
  databaseUrl?: string | undefined
  /** The embedded database's directory; undefined keeps it in memory. */
  dataDir?: string | undefined
  /** The folder of migrations that are applied first. */
  migrations?: string | URL | undefined
  /** Hears which of them the database did not have yet. */
  onMigrated?: ((names: string[]) => void) | undefined
  /** Hears of an embedded engine that ended by itself for another reason than a full disk; everything fails from then on. */
  onDeath?: ((error: Error) => void) | undefined
}

const STATEMENT_TIMEOUT_MS = 4000
const PIPELINES = 3
const TRANSACTIONS = 2
const SERVER_WAIT_MS = 2000
const EMBEDDED_WAIT_MS = 4500

/** Opens the database and brings its tables up to date. Rejects with a StartRefusal, whose message says what to do. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, migrations, onMigrated = () => {} } = options
  if (databaseUrl) {
    const reach = { databaseUrl }
    if (migrations) onMigrated(await migrate(reach, migrations).catch((error: unknown) => Promise.reject(refuseServer(databaseUrl, error))))
    return overServer(reach)
  }
  const engine = await openEmbedded(options.dataDir, options.onDeath, () => migrations && templateFor(migrations))
  try {
    if (migrations) onMigrated(await migrate({ wires: engine.socket }, migrations))
    return overEmbedded(engine)
  } catch (error) {
    await engine.close()
    throw refuseEmbedded(options.dataDir ?? 'memory', error)
  }
}

// Few connections in turn, since statements are pipelined on each. Transactions have theirs to themselves.
function overServer(reach: Reach): Database {
  const open = (heard: ConnectionOptions = {}) =>
    openConnection(reach, { statementTimeout: STATEMENT_TIMEOUT_MS, cutFrozen: true, ...heard })
  let losses = 0
  const pipelines = Array.from({ length: PIPELINES }, () => open({ onClose: () => losses++ }))
  const idle = Array.from({ length: TRANSACTIONS }, () => open())
  const used = new Set<Connection>()
  const places = turns(TRANSACTIONS, SERVER_WAIT_MS)
  const listener = openListener(reach)
  const session = open()
  let turn = 0
  const pipeline = () => pipelines[(turn = (turn + 1) % PIPELINES)]!

  const transaction = async <T>(work: (execute: Execute) => Promise<T>, waitMs?: number): Promise<T> => {
    const back = await places.take(false, waitMs)
    const connection = idle.pop()!
    used.add(connection)
    try {
      return await connection.begin(work)
    } finally {
      used.delete(connection)
      // Work whose connection was lost may still end later and would then commit or roll back what comes next on it: leave it that one.
      if (connection.stands()) idle.push(connection)
      else {
        idle.push(open())
        void connection.end()
      }
      back()
    }
  }

  return {
    kind: 'server',
    session: session.run,
    load: places.load,
    losses: () => losses,
    transaction: (work, waitMs) => again(() => transaction(work, waitMs)),
    ...common((text, values) => again(() => pipeline().run(text, values)), pipelines[0]!),
    listen: listener.listen,
    close: async () => void (await Promise.all([...pipelines, ...idle, ...used, listener, session].map((connection) => connection.end()))),
  }
}

/** Does work once more, and once again, when the database gave it up for a deadlock. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 3 || !isDeadlock(error)) throw error
    }
  }
}

// One connection for everything, since all streams into the engine share one session: a transaction has it alone.
function overEmbedded(engine: Embedded): Database {
  const listener = listenOver((text, values) => execute(text, values))
  let losses = 0
  const onClose = () => {
    losses++
    listener.onClose()
  }
  const connection = openConnection({ wires: engine.socket }, { onNotify: listener.onNotify, onClose })
  const order = turns(Infinity, EMBEDDED_WAIT_MS)

  const inTurn = async <T>(alone: boolean, work: () => Promise<T>, waitMs?: number): Promise<T> => {
    const turn = order.take(alone, waitMs)
    const back = typeof turn === 'function' ? turn : await turn
    try {
      return await work()
    } finally {
      back()
    }
  }
  const execute: Execute = (text, values) => inTurn(false, () => connection.run(text, values))

  return {
    kind: 'embedded',
    busy: engine.busy,
    load: order.load,
    losses: () => losses,
    transaction: (work, waitMs) => inTurn(true, () => connection.begin(work), waitMs),
    ...common(execute, connection),
    listen: listener.listen,
    close: async () => {
      await listener.end()
      await connection.end()
      await engine.close()
    },
  }
}

function common(execute: Execute, { describe }: Connection): Pick<Database, 'execute' | 'describe' | 'notify' | 'ping'> {
  return {
    execute,
    describe,
    notify: async (channel, payload) => void (await execute('select pg_notify($1, $2)', [channel, payload])),
    ping: async () => void (await execute('select 1', [])),
  }
}
