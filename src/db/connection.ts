// One connection to the database: statements are pipelined, fail at once while the database is unavailable, and are cut off when it freezes.
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFault } from './faults.ts'
import type { Row } from './wire/statement.ts'
import { openWire, type Reach } from './wire/wire.ts'

/** Runs one prepared statement. `values` contains no undefined. Rejects with the database's own error (see `faults.ts`). */
export type Execute = (text: string, values: readonly unknown[]) => Promise<Row[]>

export type Connection = {
  readonly run: Execute
  readonly begin: <T>(work: (run: Execute) => Promise<T>) => Promise<T>
  /** Returns the type numbers of a statement's parameters and the names of its columns. */
  readonly describe: (text: string) => Promise<{ parameters: number[]; columns: string[] }>
  /** Whether the connection was up when last checked. */
  readonly stands: () => boolean
  /** Whether statements wait for their responses, and none has come since the last call. */
  readonly isHeldUp: () => boolean
  readonly end: () => Promise<void>
}
export type ConnectionOptions = {
  readonly onNotify?: (channel: string, payload: string) => void
  /** Called when the connection is lost. */
  readonly onClose?: () => void
  /** Milliseconds. */
  readonly statementTimeout?: number
  /** Whether a database that does not respond is cut off. */
  readonly cutFrozen?: boolean
}
export type { Reach, Row }

// Time is counted in ticks: while this program is busy for seconds it does not see the database's responses, which may have arrived.
const TICK_MS = 250
const CONNECT_TICKS = 14
/** How long statements wait for an attempt to connect after one that got no response. */
const AGAIN_TICKS = 2
// Longer than the server's statement timeout, so that only an unresponsive database or network is cut off.
const FROZEN_TICKS = 18
const longestPauseMs = 250

/**
 * A page takes a millisecond. To compile the plan of one that looks dear takes hundreds (`jit`), and to start processes for it ten (`max_…`).
 * To plan it takes as long as to read it, and statements are written for one plan that suits all values (`plan_cache_mode`).
 */
const sessionParameters = (statementTimeout: number | undefined) => ({
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
  ...(statementTimeout && {
    statement_timeout: String(statementTimeout),
    idle_in_transaction_session_timeout: String(2 * statementTimeout),
  }),
})

export function openConnection(reach: Reach, { onNotify, onClose, statementTimeout, cutFrozen }: ConnectionOptions = {}): Connection {
  let connecting: Promise<void> | undefined
  /** Set if the last attempt to connect got no response: then `impatient` rejects long before the present one is given up. */
  let silence: Error | undefined
  let impatient: PromiseWithResolvers<never> | undefined
  let failures = 0
  let transactions = 0
  let quietTicks = 0
  let connectTicks = 0
  let lastHeard = 0
  let heardBefore = -1
  const isPooled = 'isPooled' in reach && reach.isPooled
  const wire = openWire(reach, {
    onNotify,
    onClose,
    parameters: {
      application_name: 'spindle',
      TimeZone: 'UTC',
      // A pooler refuses other parameters. Its own configuration gives these to its sessions.
      ...(!isPooled && sessionParameters(statementTimeout)),
    },
  })
  const watch = setInterval(() => {
    if (connecting && ++connectTicks === CONNECT_TICKS)
      wire.cut((silence = databaseFault('DATABASE_TIMEOUT', 'The database did not accept the connection in time')))
    if (connecting && silence && connectTicks === AGAIN_TICKS) impatient?.reject(silence)
    const isQuiet = wire.heard() === lastHeard && (transactions > 0 || wire.waiting() > 0)
    lastHeard = wire.heard()
    quietTicks = isQuiet ? quietTicks + 1 : 0
    if (cutFrozen && quietTicks >= FROZEN_TICKS) wire.cut(databaseFault('DATABASE_TIMEOUT', 'The database did not respond in time'))
  }, TICK_MS).unref()

  // All statements that arrive while the connection is down wait for one attempt to connect, and fail with it.
  const ready = () => {
    connecting ??= connect().finally(() => (connecting = undefined))
    return impatient ? Promise.race([connecting, impatient.promise]) : connecting
  }
  const connect = async () => {
    impatient = silence && Promise.withResolvers()
    impatient?.promise.catch(() => {})
    if (failures > 0) await sleep(Math.min(25 * 2 ** failures, longestPauseMs))
    connectTicks = 0
    try {
      await wire.connect()
      silence = undefined
      failures = 0
    } catch (error) {
      if (error !== silence) silence = undefined
      failures++
      throw error
    }
  }
  const rowsOf = ({ rows }: { rows: Row[] }) => rows

  return {
    run: (text, values) =>
      wire.isUp() ? wire.query(text, values).then(rowsOf) : ready().then(() => wire.query(text, values).then(rowsOf)),
    begin: async (work) => {
      if (!wire.isUp()) await ready()
      transactions++
      try {
        return await inTransaction(work)
      } finally {
        transactions--
      }
    },
    describe: async (text) => {
      if (!wire.isUp()) await ready()
      return wire.describe(text)
    },
    stands: wire.isUp,
    isHeldUp: () => {
      const before = heardBefore
      heardBefore = wire.heard()
      return before === heardBefore && wire.waiting() > 0
    },
    end: async () => {
      clearInterval(watch)
      await wire.end()
    },
  }

  async function inTransaction<T>(work: (run: Execute) => Promise<T>): Promise<T> {
    let isOver = false
    let failed: { error: unknown } | undefined
    const run: Execute = async (text, values) => {
      // Work that continues after its connection was lost must not affect what runs on it next.
      if (isOver) throw databaseFault('DATABASE_TIMEOUT', 'The transaction is over')
      try {
        return (await wire.query(text, values)).rows
      } catch (error) {
        isOver ||= !wire.isUp()
        failed ??= { error }
        throw error
      }
    }
    await wire.query('begin', [])
    let result: T
    try {
      result = await work(run)
      // A failed statement has ended the transaction, whether or not the work continues.
      if (failed) throw (failed as { error: unknown }).error
    } catch (error) {
      isOver = true
      await wire.query('rollback', []).catch(() => {})
      // Statements after the failed one fail with its error.
      throw (error as { code?: unknown }).code === '25P02' && failed ? (failed as { error: unknown }).error : error
    }
    isOver = true
    const { tag } = await wire.query('commit', [])
    if (tag !== 'COMMIT') throw databaseFault('DATABASE_TIMEOUT', 'The transaction was not committed')
    return result
  }
}
