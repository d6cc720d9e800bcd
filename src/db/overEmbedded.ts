// The embedded database: one connection to its engine, which may still be starting.
import { openConnection, type Connection, type Execute } from './connection.ts'
import { common, type Database } from './database.ts'
import type { Embedded } from './embedded.ts'
import { listenOver } from './listener.ts'
import { queueFor } from './queue.ts'

const WAIT_MS = 4500

/**
 * Returns the database of an engine, whose statements wait until it is open. One connection does everything, since all streams into the engine
 * share one session. A transaction uses it exclusively.
 */
export function overEmbedded(opening: Promise<Embedded>): Database {
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
  const places = queueFor(Infinity, WAIT_MS)

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
