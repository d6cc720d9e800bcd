// Hears what is notified on the channels of a database server, and again after each time that the database was away.
import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection, type Reach } from './connection.ts'

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

export function openListener(reach: Reach): Listener {
  const ears = new Map<string, Ear[]>()
  let isEnded = false
  let again: Promise<void> | undefined
  const connection = openConnection(reach, {
    onNotify: (channel, payload) => ears.get(channel)?.forEach(({ onPayload }) => onPayload(payload)),
    onClose: () => void (again ??= hearAgain().finally(() => (again = undefined))),
  })
  const ask = (channel: string) => connection.run(`listen "${channel.replaceAll('"', '""')}"`, [])

  async function hearAgain(): Promise<void> {
    while (!isEnded) {
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
    listen: async (channel, onPayload, onListening) => {
      ears.set(channel, [...(ears.get(channel) ?? []), { onPayload, onListening }])
      await ask(channel)
      onListening()
    },
    end: async () => {
      isEnded = true
      await connection.end()
    },
  }
}
