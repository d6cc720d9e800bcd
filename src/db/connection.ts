// One connection to the database: statements pipelined on it, refused at once while the database is away, cut off when it freezes.
import { setImmediate as immediate } from 'node:timers/promises'
import type { Execute, Row } from './client.ts'
import { openClient, type Client, type Extras, type Reach } from './driver.ts'
import { databaseFault } from './faults.ts'

export type Connection = Pick<Client, 'sql'> & {
  run: Execute
  begin<T>(work: (run: Execute) => Promise<T>): Promise<T>
  /** Whether the connection stood when last heard of. */
  stands(): boolean
  end(): Promise<void>
}

const PREPARED = { prepare: true, simple: false } as { prepare: boolean }
const READY_MS = 3500
const TICK_MS = 250
// Longer than the server's statement timeout, so that only a database (or a way to it) that answers nothing at all is cut off.
const FROZEN_TICKS = 18

export function openConnection(reach: Reach, extras: Extras & { cutFrozen?: boolean } = {}): Connection {
  let up = false
  let connecting: Promise<void> | undefined
  let underWay = 0
  let tick = 0
  let lastProgress = 0

  const client = openClient(reach, {
    ...extras,
    onclose: () => {
      up = false
      extras.onclose?.()
    },
  })
  const { sql } = client
  const watch = setInterval(() => {
    tick++
    if (!extras.cutFrozen || underWay === 0 || tick - lastProgress < FROZEN_TICKS) return
    client.cut(databaseFault('DATABASE_TIMEOUT', 'The database did not answer in time'))
  }, TICK_MS).unref()

  // All who come while the connection is away wait for one attempt, and fail with it: the driver would try once for each of them.
  const ready = () => (connecting ??= connect().finally(() => (connecting = undefined)))
  const connect = async () => {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const late = setTimeout(() => {
      const fault = databaseFault('DATABASE_TIMEOUT', 'The database did not take the connection in time')
      client.cut(fault)
      reject(fault)
    }, READY_MS)
    try {
      await Promise.race([sql.unsafe('select 1'), never])
      up = true
    } catch (error) {
      // A failed socket needs a turn of the event loop to be gone; who tries again at once must not keep it from that.
      await immediate()
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  const counted = async <T>(work: () => PromiseLike<T>): Promise<T> => {
    if (underWay++ === 0) lastProgress = tick
    try {
      return await work()
    } finally {
      underWay--
      lastProgress = tick
    }
  }

  const run: Execute = async (text, values) => {
    if (!up) await ready()
    return counted(() => sql.unsafe(text, bind(values), PREPARED) as PromiseLike<Row[]>)
  }

  // The driver takes the type of booleans and arrays from the value; the server knows better (a JSON column takes both).
  const bind = (values: readonly unknown[]) =>
    values.map((value) =>
      typeof value === 'boolean' || (typeof value === 'object' && value !== null) ? sql.typed(value, 0) : value,
    ) as never[]

  const begin = async <T>(work: (run: Execute) => Promise<T>): Promise<T> => {
    if (!up) await ready()
    let over = false
    try {
      const result = await counted(() =>
        sql.begin((transaction) =>
          work(async (text, values) => {
            // Work that goes on after its connection was lost must not reach into whatever that connection does next.
            if (over) throw databaseFault('DATABASE_TIMEOUT', 'The transaction is over')
            lastProgress = tick
            return (await transaction.unsafe(text, bind(values), PREPARED)) as Row[]
          }),
        ),
      )
      return result as T
    } finally {
      over = true
    }
  }

  return {
    sql,
    run,
    begin,
    stands: () => up,
    end: async () => {
      clearInterval(watch)
      await client.end()
    },
  }
}
