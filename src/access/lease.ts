// Whether this process's caches can be trusted: whether it has received the other processes' changes.
import type { Database } from '../db/client.ts'

/** Caches are not used after this time without confirmation: promise O10 allows a second. */
const trustedFor = 800
/** How often the lease is renewed while there are requests. */
const renewAfter = 250
const beat = 'beat '

/**
 * Listens on a channel and keeps a lease on what it receives. The process sends itself a heartbeat on the same channel. When that returns,
 * everything committed before it has arrived too, since Postgres delivers in commit order. While no heartbeat returns, because the
 * listening connection is down or the database is not available, the lease expires and `holds` returns false.
 */
export function lease(
  database: Database,
  channel: string,
  onChange: (payload: string) => void,
  onReconnect: () => void,
  now: () => number,
) {
  const self = Math.random().toString(36).slice(2)
  /** When the newest returned heartbeat was sent. */
  let confirmedAt = -Infinity
  let sentAt = 0
  let changes = 0
  let listening: Promise<void> | undefined

  const listen = () =>
    (listening ??= database
      .listen(
        channel,
        (payload) => {
          if (!payload.startsWith(beat)) {
            changes++
            onChange(payload)
            return
          }
          const [, sender, time] = payload.split(' ')
          if (sender === self) confirmedAt = Number(time)
        },
        () => {
          changes++
          confirmedAt = -Infinity
          sentAt = 0
          onReconnect()
        },
      )
      .catch(() => {
        listening = undefined
      }))

  const renew = (time: number) => {
    sentAt = time
    void listen()
      .then(() => database.notify(channel, `${beat}${self} ${time}`))
      .catch(() => undefined)
  }

  return {
    /** Whether caches may be used now. Renews the lease in the background when it is due. */
    holds(): boolean {
      if (database.kind === 'embedded') return true
      const time = now()
      if (time - sentAt >= renewAfter || time < sentAt) renew(time)
      // After the clock was set back the last heartbeat lies in the future, and is not trusted until another returns.
      return time >= confirmedAt && time - confirmedAt < trustedFor
    },
    /** Returns a point to pass to `undisturbedSince`; starts listening. */
    begin(): number {
      if (database.kind === 'server' && sentAt === 0) renew(now())
      return changes
    },
    /** Whether no change has arrived since. */
    undisturbedSince: (point: number) => point === changes,
    /** Counts a change by this process. */
    disturb(): void {
      changes++
    },
  }
}
