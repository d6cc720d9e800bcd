// The database on a Postgres server: several connections, and perhaps a standby for reads.
import { openConnection, type Connection, type ConnectionOptions, type Execute, type Reach } from './connection.ts'
import { common, type Database } from './database.ts'
import { again } from './deadlock.ts'
import { openListener } from './listener.ts'
import { queueFor } from './queue.ts'
import { replicaOf, type ReplicaOptions } from './replica.ts'

const STATEMENT_TIMEOUT_MS = 4000
const PIPELINES = 3
const TRANSACTIONS = 2
const WAIT_MS = 2000

/**
 * Returns the database that `reach` names, perhaps a pooler's; `direct` is the server's own address. A few connections are used in rotation,
 * since statements are pipelined on each: one for all statements of a turn of the event loop, which then leave in one write. Transactions have
 * connections of their own. What needs a session has direct connections.
 */
export function overServer(reach: Reach, direct: Reach, standby: ReplicaOptions | undefined): Database {
  const open = (heard: ConnectionOptions = {}, to = reach) =>
    openConnection(to, { statementTimeout: STATEMENT_TIMEOUT_MS, cutFrozen: true, ...heard })
  let losses = 0
  const onClose = () => losses++
  const pipelines = pipelinesOf(() => open({ onClose }))
  const idle = Array.from({ length: TRANSACTIONS }, () => open())
  const used = new Set<Connection>()
  const places = queueFor(TRANSACTIONS, WAIT_MS)
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
