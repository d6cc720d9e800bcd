// Applies migrations one by one. None waits long for a lock, since every later statement on that table would wait behind it.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Execute } from './connection.ts'
import { causes } from './faults.ts'

export type Migration = { readonly tag: string; readonly when: number; readonly text: string }
/** Called when a migration begins, waits for a lock, and is done. `locks` is what the migration says about its own locks. */
export type OnMigrating = (message: string, fields: { readonly migration: string; readonly locks?: string; readonly ms?: number }) => void

/** How long a statement waits for a lock, and the pause before its migration is tried again; milliseconds. */
const lockMs = 500
const pauseMs = 1_000
/** How often a migration is tried before the start fails: for about three minutes. */
const mostTries = 120
/** The first line of a migration that cannot be in a transaction, such as one that creates an index concurrently. It must be repeatable. */
const outside = '-- outside a transaction\n'
const lockTimeout = '55P03'

/** Each migration is a transaction. No other process migrates at the same time. */
export async function applyMigrations(
  { run, begin }: Connection,
  migrations: readonly Migration[],
  onMigrating: OnMigrating,
): Promise<void> {
  await run('create schema if not exists drizzle', [])
  await run('create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)', [])
  for (const migration of migrations) {
    const { tag, text } = migration
    const locks = /^-- locks: (.*)$/m.exec(text)?.[1]
    const began = performance.now()
    onMigrating('a migration begins', { migration: tag, ...(locks && { locks }) })
    if (text.startsWith(outside)) await perform(run, migration)
    else await insist(tag, () => begin((run) => run(`set local lock_timeout = ${lockMs}`, []).then(() => perform(run, migration))))
    onMigrating('a migration is applied', { migration: tag, ms: Math.round(performance.now() - began) })
  }

  /** Repeats the work as long as it ends because a lock is held by others. */
  async function insist(migration: string, work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (tries === mostTries || !causes(error).some(({ code }) => code === lockTimeout)) throw error
        onMigrating('a migration waits for a lock that others hold', { migration })
        await sleep(pauseMs)
      }
    }
  }
}

async function perform(run: Execute, { text, when }: Migration): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) await run(statement, [])
  const hash = createHash('sha256').update(text).digest('hex')
  await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
}
