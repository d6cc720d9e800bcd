// Applies the migrations of a folder once, however many processes start at the same time.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openConnection, type Execute, type Reach, type Row } from './connection.ts'
import { ForeignTables, StartRefusal } from './startRefusal.ts'

// Any number that no other program uses on the same database.
const MIGRATION_LOCK = 5_786_101_370

const minuteOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)
const pathOf = (folder: string | URL) => (folder instanceof URL ? fileURLToPath(folder) : folder)

/** Applies the missing migrations and returns their names. Rejects if the database is not available, or newer than the folder. */
export async function migrate(reach: Reach, folder: string | URL): Promise<string[]> {
  const connection = openConnection(reach)
  try {
    if ((await pendingMigrations(connection.run, folder)).length === 0) return []
    // Drizzle's migrator takes no lock. The embedded engine needs none, and its single session would keep it.
    if ('databaseUrl' in reach) await connection.run(`select pg_advisory_lock(${MIGRATION_LOCK})`, [])
    // Drizzle does not report what it applies, and another process may have applied it in the meantime.
    const pending = await pendingMigrations(connection.run, folder)
    if (pending.length > 0) {
      await refuseForeign(connection.run, folder)
      // Loaded only here, since most starts have nothing to apply.
      const { applyMigrations } = await import('./applyMigrations.ts')
      await applyMigrations(reach, pathOf(folder))
    }
    return pending
  } finally {
    // The end of the session releases the lock.
    await connection.end()
  }
}

/**
 * Returns the names of the folder's migrations that the database lacks. Like Drizzle, it compares only with the time of the newest applied
 * one. Rejects if the database has a newer one, since this release does not know the later release's schema.
 */
export async function pendingMigrations(execute: Execute, folder: string | URL): Promise<string[]> {
  const entries = await entriesOf(folder)
  const at = Number((await hadOf(execute))?.newest ?? 0)
  const last = entries.at(-1)
  if (last && at > last.when)
    throw new StartRefusal(
      `The database belongs to a later release: its newest migration is from ${minuteOf(at)}, and the newest of this release is ${last.tag} from ${minuteOf(last.when)}. ` +
        'Start the later release, or restore the backup that was made before it.',
    )
  return entries.filter(({ when }) => when > at).map(({ tag }) => tag)
}

/** Returns the creation times of the oldest and the newest applied migration; undefined if there is none. */
async function hadOf(execute: Execute): Promise<Row | undefined> {
  const [table] = await execute(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`, [])
  if (!table?.found) return undefined
  const [had] = await execute('select min(created_at) as oldest, max(created_at) as newest from drizzle.__drizzle_migrations', [])
  return had?.oldest === null ? undefined : had
}

/** Throws ForeignTables for a database with another program's tables of the same names, which would be mistaken for ours or block them. */
async function refuseForeign(execute: Execute, folder: string | URL): Promise<void> {
  const entries = await entriesOf(folder)
  const had = await hadOf(execute)
  if (had && Number(had.oldest) !== entries[0]?.when) throw new ForeignTables(['drizzle.__drizzle_migrations'])
  if (had) return
  const texts = await Promise.all(entries.map(({ tag }) => readFile(join(pathOf(folder), `${tag}.sql`), 'utf8')))
  const names = texts.flatMap((text) => [...text.matchAll(/^create table (?:if not exists )?"?(\w+)/gim)].map(([, name]) => name))
  const found = await execute(
    'select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relname = any($1::text[]) order by relname',
    [`{${names.join(',')}}`],
  )
  if (found.length > 0) throw new ForeignTables(found.map(({ name }) => String(name)))
}

/** Returns the folder's newest migration: its name, and when it was written in milliseconds since 1970. */
export const newestMigration = async (folder: string | URL): Promise<{ when: number; tag: string }> => (await entriesOf(folder)).at(-1)!

async function entriesOf(folder: string | URL): Promise<{ when: number; tag: string }[]> {
  const journal = await readFile(join(pathOf(folder), 'meta', '_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: { when: number; tag: string }[] }).entries
}
