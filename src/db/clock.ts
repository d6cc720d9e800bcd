// The time by the clock of the database server, so that servers whose own clocks differ agree on what has expired and what is due.
import type { Database } from './client.ts'

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Reads the database's clock again. To be called about once a second, since either clock may be set. Rejects without the database. */
  readonly follow: () => Promise<void>
}

/**
 * Returns `own` (milliseconds since 1970) corrected by the difference from the database server's clock, which is read first. The embedded
 * database has the clock of its process.
 */
export async function clockOf({ kind, execute }: Pick<Database, 'kind' | 'execute'>, own: () => number): Promise<Clock> {
  if (kind === 'embedded') return { now: own, follow: async () => {} }
  let ahead = 0
  const follow = async () => {
    const before = own()
    const [row] = await execute('select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at', [])
    const at = Number(row?.at)
    // The database read its clock between `before` and now. A difference that agrees with this stays, so that the time does not jitter.
    ahead = Math.min(Math.max(ahead, at - own()), at - before)
  }
  await follow()
  return { now: () => own() + ahead, follow }
}
