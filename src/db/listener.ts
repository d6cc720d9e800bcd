// Hears what is notified on the channels of a database, and again after each time that the database was away.
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection, type ConnectionOptions, type Execute, type Reach } from './connection.ts'

export type Listener = {
  /**
   * `onPayload` hears each notification on the channel; `onListening` is called whenever hearing begins, so that what was missed can be
   * read. Resolves when it has begun; rejects when the database is away then.
   */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onListening: () => void) => Promise<void>
  readonly end: () => Promise<void>
}
type Ear = { readonly onPayload: (payload: string) => void; readonly onListening: () => void }

/** Between two attempts to hear again; milliseconds. */
const pauseMs = 250

/** Listens over a connection that others use too: `run` executes a statement on it, and it is opened with the options that are returned. */
export function listenOver(run: Execute): Listener & Required<Pick<ConnectionOptions, 'onNotify' | 'onClose'>> {
  const ears = new Map<string, Ear[]>()
  let isEnded = false
  let again: Promise<void> | undefined
  const ask = (channel: string) => run(`listen "${channel.replaceAll('"', '""')}"`, [])

  async function hearAgain(): Promise<void> {
    while (!isEnded && ears.size > 0) {
      await sleep(pauseMs, undefined, { ref: false })
      try {
        for (const channel of ears.keys()) await ask(channel)
        for (const { onListening } of [...ears.values()].flat()) onListening()
        return
      } catch {
        // Still away: whoever needs the database is told so by their own statements.
      }
    }
  }

  return {
    onNotify: (channel, payload) => ears.get(channel)?.forEach(({ onPayload }) => onPayload(payload)),
    onClose: () => void (again ??= hearAgain().finally(() => (again = undefined))),
    listen: async (channel, onPayload, onListening) => {
      ears.set(channel, [...(ears.get(channel) ?? []), { onPayload, onListening }])
      await ask(channel)
      onListening()
    },
    end: async () => void (isEnded = true),
  }
}

/** Listens on a server, over a connection of its own. */
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
