// What a server does by itself and the embedded database does not: vacuums, analyzes, writes checkpoints. Also keeps statistics of growing tables current.
import type { Database } from './client.ts'

/** A table is due by autovacuum's thresholds: when this many rows plus this share of the table have changed. */
const rows = 50
const share = 0.1
/** A table this many times over the threshold does not wait for a quiet time. */
const urgent = 5
/** The time is quiet if the engine worked for less than this share of it since the last check. */
const quiet = 0.5
/** Each run is followed by a pause of this many times its duration, so that upkeep takes at most a fiftieth of the engine's time. */
const pause = 50

const changed = `select relname as table,
    greatest(n_mod_since_analyze, n_ins_since_vacuum, n_dead_tup) / (${rows} + ${share} * n_live_tup) as measure
  from pg_stat_user_tables where schemaname = 'public' order by measure desc, relname limit 1`

/** Returns a function that returns the share of the time since its last call in which the engine worked, from 0 to 1. */
function useOf(activeMs: () => number): () => number {
  let [at, active] = [performance.now(), activeMs()]
  return () => {
    const [lastAt, lastActive] = [at, active]
    at = performance.now()
    active = activeMs()
    // An engine that was started again counts anew.
    return Math.max(0, active - lastActive) / (at - lastAt || 1)
  }
}

/**
 * Vacuums and analyzes the most changed table if it is due, and returns its name. Does nothing on a server. It waits for a quiet time, since
 * no other statement runs meanwhile.
 */
export function upkeepOf({ execute, activeMs }: Pick<Database, 'execute' | 'activeMs'>): () => Promise<string | undefined> {
  const use = activeMs && useOf(activeMs)
  let restUntil = 0
  return async () => {
    if (!use) return undefined
    const isQuiet = use() < quiet
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

/** A table has outgrown its statistics when it has this many rows more than this many times what they say. */
const grown = 500
const times = 3

const outgrown = `select c.relname as table from pg_class c join pg_stat_user_tables s on s.relid = c.oid
  where s.schemaname = 'public' and pg_has_role(c.relowner, 'usage') and s.n_live_tup > ${grown} + ${times} * greatest(c.reltuples, 0)`

/**
 * Analyzes each table that has outgrown its statistics, and returns their names. A connection keeps the plans that it made while a table was
 * empty, when any index seems as good as another, until the table is analyzed: a foreign key was then checked by reading all rows of an
 * account. Autovacuum comes to that up to a minute later, and the upkeep of an embedded database later still.
 */
export function statisticsOf({ execute }: Pick<Database, 'execute'>): () => Promise<string[]> {
  return async () => {
    const tables = (await execute(outgrown, [])).map((row) => String(row.table))
    // A table that another process analyzes or vacuums is skipped: waiting for it would make autovacuum give way.
    for (const table of tables) await execute(`analyze (skip_locked) "${table}"`, [])
    return tables
  }
}

/** A write-ahead log of this many bytes is replayed in about two seconds after a kill. */
const mostLogged = 128 * 1024 * 1024
/** After so many bytes a checkpoint is written if nobody is likely to wait for it: it takes a tenth of a second or two. */
const worthwhile = 32 * 1024 * 1024
/** The engine is idle if it worked for less than this share of the time since the last check. */
const idle = 0.1

const logged = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()'

/**
 * Writes a checkpoint if the embedded database has logged much since the last one, and resolves to whether it did. Otherwise the log would
 * grow until the server stops. No other statement runs meanwhile, and a checkpoint of all that is allowed takes nearly half a second: it is
 * written earlier if the engine is idle. More often would cost more, since each page is logged whole when it first changes after a
 * checkpoint. Does nothing on a server.
 */
export function checkpointOf({ execute, activeMs }: Pick<Database, 'execute' | 'activeMs'>): () => Promise<boolean> {
  const use = activeMs && useOf(activeMs)
  return async () => {
    if (!use) return false
    const least = use() < idle ? worthwhile : mostLogged
    if (Number((await execute(logged, []))[0]?.bytes) < least) return false
    await execute('checkpoint', [])
    return true
  }
}
