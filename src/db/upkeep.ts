// Vacuums and analyzes the tables of an embedded database, as autovacuum does on a server: one table at a time, the most changed first.
import type { Database } from './client.ts'

/** A table is due by autovacuum's thresholds: when this many rows plus this share of the table have changed. */
const rows = 50
const share = 0.1
/** A table this many times over the threshold does not wait for a quiet time. */
const urgent = 5
/** The time is quiet if the engine was busy for less than this share since the last check. */
const quiet = 0.5
/** Each run is followed by a pause of this many times its duration, so that upkeep takes at most a fiftieth of the engine's time. */
const pause = 50

const changed = `select relname as table,
    greatest(n_mod_since_analyze, n_ins_since_vacuum, n_dead_tup) / (${rows} + ${share} * n_live_tup) as measure
  from pg_stat_user_tables where schemaname = 'public' order by measure desc, relname limit 1`

/**
 * Vacuums and analyzes the most changed table if it is due, and returns its name. Does nothing on a server. It waits for a quiet time, since
 * no other statement runs meanwhile.
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
    // Two statements, so that others can run in between.
    await execute(`vacuum "${table}"`, [])
    await execute(`analyze "${table}"`, [])
    const ended = performance.now()
    restUntil = ended + pause * (ended - began)
    return table
  }
}
