// Applies the migrations of a folder, once, however many processes start at the same time.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Execute } from './client.ts'
import { openConnection, type Reach } from './connection.ts'

// Any number will do that no other program uses on the same database.
const MIGRATION_LOCK = 5_786_101_370

const minuteOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)
const pathOf = (folder: string | URL) => (folder instanceof URL ? fileURLToPath(folder) : folder)

/** Applies what is missing and gives the names of what it applied. Rejects when the database is away, or newer than the folder. */
export async function migrate(reach: Reach, folder: string | URL): Promise<string[]> {
  const connection = openConnection(reach)
  try {
    if ((await pendingMigrations(connection.run, folder)).length === 0) return []
    // Drizzle's migrator takes no lock. The embedded engine has one process, and one session for all, which would keep it.
    if ('databaseUrl' in reach) await connection.run(`select pg_advisory_lock(${MIGRATION_LOCK})`, [])
    // Drizzle tells nothing of what it does; and another process may have done it meanwhile.
    const pending = await pendingMigrations(connection.run, folder)
    if (pending.length > 0) {
      // Loaded here, since most starts have nothing to apply.
      const { applyMigrations } = await import('./applyMigrations.ts')
      await applyMigrations(reach, pathOf(folder))
    }
    return pending
  } finally {
    // The end of the session gives the lock back.
    await connection.end()
  }
}

/**
 * The names of the folder's migrations that the database has not had yet. As Drizzle does, it looks only at the time of the newest one.
 * Rejects with a sentence when the database has had a newer one: what a later release has made of it, this one would not understand.
 */
export async function pendingMigrations(execute: Execute, folder: string | URL): Promise<string[]> {
  const [table] = await execute(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`, [])
  const [newest] = table?.found ? await execute('select max(created_at) as at from drizzle.__drizzle_migrations', []) : []
  const journal = JSON.parse(await readFile(join(pathOf(folder), 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const at = Number(newest?.at ?? 0)
  const last = journal.entries.at(-1)
  if (last && at > last.when)
    throw new Error(
      `The database is of a later release: its newest migration is of ${minuteOf(at)}, this program's newest is ${last.tag} of ${minuteOf(last.when)}. ` +
        'Start the later release, or restore the backup that was made before it.',
    )
  return journal.entries.filter(({ when }) => when > at).map(({ tag }) => tag)
}
