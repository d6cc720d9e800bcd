// Listens on the channels of a database, and again after each time that the database was unavailable.
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection, type ConnectionOptions, type Execute, type Reach } from './connection.ts'

export type Listener = {
  /**
   * Calls `onPayload` for each notification on the channel, and `onListening` whenever listening begins, so that the caller can catch up
   * on missed notifications. Resolves when listening has begun; rejects if the database is not available then.
   */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onListening: () => void) => Promise<void>
  readonly end: () => Promise<void>
}
type Handler = { readonly onPayload: (payload: string) => void; readonly onListening: () => void }

/** Between two attempts to listen again, in milliseconds. */
const pauseMs = 250

/** Listens over a shared connection: `run` executes a statement on it, and the connection must be opened with the returned options. */
export function listenOver(run: Execute): Listener & Required<Pick<ConnectionOptions, 'onNotify' | 'onClose'>> {
  const handlers = new Map<string, Handler[]>()
  let isEnded = false
  let again: Promise<void> | undefined
  const ask = (channel: string) => run(`listen "${channel.replaceAll('"', '""')}"`, [])

  async function listenAgain(): Promise<void> {
    while (!isEnded && handlers.size > 0) {
      await sleep(pauseMs, undefined, { ref: false })
      try {
        for (const channel of handlers.keys()) await ask(channel)
        for (const { onListening } of [...handlers.values()].flat()) onListening()
        return
      } catch {
        // Still unavailable. Statements report it themselves.
      }
    }
  }

  return {
    onNotify: (channel, payload) => handlers.get(channel)?.forEach(({ onPayload }) => onPayload(payload)),
    onClose: () => void (again ??= listenAgain().finally(() => (again = undefined))),
    listen: async (channel, onPayload, onListening) => {
      handlers.set(channel, [...(handlers.get(channel) ?? []), { onPayload, onListening }])
      await ask(channel)
      onListening()
    },
    end: async () => void (isEnded = true),
  }
}

/** Listens on a server over a connection of its own. */
export function openListener(reach: Reach): Listener {
  const listener = listenOver((text, values) => connection.run(text, values))
  const connection = openConnection(reach, listener)
  return {
    listen: listener.listen,
    end: async () => {
      await listener.end()
      await connection.end()
    },
  }
}
