// Whether what this process remembers of other processes' changes is still to be trusted.
import type { Database } from '../db/client.ts'

/** A memory older than this is not used: promise O10 gives a second. */
const trustedFor = 800
/** How often, while there are requests, a lease is renewed. */
const renewAfter = 250
const beat = 'beat '

/**
 * Listens on a channel and keeps a lease on what it told. The process sends itself a beat through the same channel: when it comes
 * back, everything that was committed before the beat has come too, for Postgres delivers in order of commit. While no beat
 * returns (the listening connection is down, the database is away), the lease lapses and `holds` is false.
 */
export function lease(
  database: Database,
  channel: string,
  onChange: (payload: string) => void,
  onReconnect: () => void,
  now: () => number,
) {
  const self = Math.random().toString(36).slice(2)
  /** When the newest beat that has come back was sent. */
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
    /** Whether memories may be used now. Renews the lease in the background when it is due. */
    holds(): boolean {
      if (database.kind === 'embedded') return true
      const time = now()
      if (time - sentAt >= renewAfter || time < sentAt) renew(time)
      // A clock that was set back stands before the last beat, and is not trusted until another comes.
      return time >= confirmedAt && time - confirmedAt < trustedFor
    },
    /** A point to compare with in `undisturbedSince`; starts the listening. */
    begin(): number {
      if (database.kind === 'server' && sentAt === 0) renew(now())
      return changes
    },
    /** Whether nothing was told since. */
    undisturbedSince: (point: number) => point === changes,
    /** Counts a change of this process's own. */
    disturb(): void {
      changes++
    },
  }
}
