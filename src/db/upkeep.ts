// Keeps the tables of an embedded database vacuumed and analyzed, which on a server its own processes do: a table at a time, the most changed first.
import type { Database } from './client.ts'

/** A table is due by the measures of Postgres's own: so many rows of it, and this share more, have changed. */
const rows = 50
const share = 0.1
/** A table so many times over the measure does not wait for a quiet time any more. */
const urgent = 5
/** So busy the engine may have been since the last look for the time to be a quiet one. */
const quiet = 0.5
/** After each work a pause of so many times its length, so that it takes a fiftieth of the engine's time at most. */
const pause = 50

const changed = `select relname as table,
    greatest(n_mod_since_analyze, n_ins_since_vacuum, n_dead_tup) / (${rows} + ${share} * n_live_tup) as measure
  from pg_stat_user_tables where schemaname = 'public' order by measure desc, relname limit 1`

/**
 * Looks which table has changed the most since it was vacuumed and analyzed, and does that one if it is due; returns its name. On a server
 * there is nothing to do. While it runs nobody else's statement does: that is why it waits for a quiet time.
 */
export function upkeepOf({ execute, busy }: Pick<Database, 'execute' | 'busy'>): () => Promise<string | undefined> {
  let restUntil = 0
  return async () => {
    if (!busy) return undefined
    const isQuiet = busy() < quiet
    if (performance.now() < restUntil) return undefined
    const [most] = await execute(changed, [])
    const measure = Number(most?.measure ?? 0)
    if (measure < (isQuiet ? 1 : urgent)) return undefined
    const table = String(most?.table)
    const began = performance.now()
    // One after the other, so that others' statements come in between.
    await execute(`vacuum "${table}"`, [])
    await execute(`analyze "${table}"`, [])
    const ended = performance.now()
    restUntil = ended + pause * (ended - began)
    return table
  }
}
