// What a database of either engine can do: prepared statements, transactions, notifications.
import type { Connection, Execute } from './connection.ts'
import type { Load } from './queue.ts'
import type { Replica } from './replica.ts'

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

/** Returns what both engines do alike by single statements. */
export function common(execute: Execute, describe: Connection['describe']): Pick<Database, 'execute' | 'describe' | 'notify' | 'ping'> {
  return {
    execute,
    describe,
    notify: async (channel, payload) => void (await execute('select pg_notify($1, $2)', [channel, payload])),
    ping: async () => void (await execute('select 1', [])),
  }
}
