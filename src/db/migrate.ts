// Applies the migrations of a folder once, however many processes start at the same time.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { OnMigrating } from './applyMigrations.ts'
import { openConnection, type Execute, type Reach, type Row } from './connection.ts'
import { ForeignTables, StartRefusal } from './startRefusal.ts'

// Any number that no other program uses on the same database.
const MIGRATION_LOCK = 5_786_101_370
/** How often a process that waits for another one's migrations asks for the lock; milliseconds. */
const lockPauseMs = 250

type Entry = { readonly when: number; readonly tag: string }

const minuteOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)
const pathOf = (folder: string | URL) => (folder instanceof URL ? fileURLToPath(folder) : folder)

/**
 * Applies the missing migrations and returns their names. `onMigrating` is not called for a new database. Rejects if the database is not
 * available, or newer than the folder.
 */
export async function migrate(reach: Reach, folder: string | URL, onMigrating: OnMigrating = () => {}): Promise<string[]> {
  const connection = openConnection(reach)
  try {
    if ((await missingIn(connection.run, folder)).length === 0) return []
    // The embedded engine needs no lock, and its single session would keep it.
    if ('databaseUrl' in reach) await takeLock(connection.run)
    // Another process may have applied them in the meantime.
    const missing = await missingIn(connection.run, folder)
    if (missing.length > 0) {
      await refuseForeign(connection.run, folder)
      const isNew = (await hadOf(connection.run)) === undefined
      const migrations = await Promise.all(missing.map(async (entry) => ({ ...entry, text: await textOf(folder, entry) })))
      // Loaded only here, since most starts have nothing to apply.
      const { applyMigrations } = await import('./applyMigrations.ts')
      await applyMigrations(reach, migrations, isNew ? () => {} : onMigrating)
    }
    return missing.map(({ tag }) => tag)
  } finally {
    // The end of the session releases the lock.
    await connection.end()
  }
}

/** Waits without a running statement, since one would hold up an index that another process creates concurrently. */
async function takeLock(execute: Execute): Promise<void> {
  while (!(await execute(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`, []))[0]?.taken) await sleep(lockPauseMs)
}

/** Returns the names of the folder's migrations that the database lacks. Rejects if it has one that is newer than the folder. */
export const pendingMigrations = async (execute: Execute, folder: string | URL): Promise<string[]> =>
  (await missingIn(execute, folder)).map(({ tag }) => tag)

/**
 * Returns the folder's migrations that the database lacks, by the time of the newest applied one. Rejects if the database has a newer one,
 * since this release does not know the later release's schema.
 */
async function missingIn(execute: Execute, folder: string | URL): Promise<Entry[]> {
  const entries = await entriesOf(folder)
  const at = Number((await hadOf(execute))?.newest ?? 0)
  const last = entries.at(-1)
  if (last && at > last.when)
    throw new StartRefusal(
      `The database belongs to a later release: its newest migration is from ${minuteOf(at)}, and the newest of this release is ${last.tag} from ${minuteOf(last.when)}. ` +
        'Start the later release, or restore the backup that was made before it.',
    )
  return entries.filter(({ when }) => when > at)
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
  const texts = await Promise.all(entries.map((entry) => textOf(folder, entry)))
  const names = texts.flatMap((text) => [...text.matchAll(/^create table (?:if not exists )?"?(\w+)/gim)].map(([, name]) => name))
  const found = await execute(
    'select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relname = any($1::text[]) order by relname',
    [`{${names.join(',')}}`],
  )
  if (found.length > 0) throw new ForeignTables(found.map(({ name }) => String(name)))
}

/** Returns the folder's newest migration: its name, and when it was written in milliseconds since 1970. */
export const newestMigration = async (folder: string | URL): Promise<Entry> => (await entriesOf(folder)).at(-1)!

const textOf = (folder: string | URL, { tag }: Entry) => readFile(join(pathOf(folder), `${tag}.sql`), 'utf8')

async function entriesOf(folder: string | URL): Promise<Entry[]> {
  const journal = await readFile(join(pathOf(folder), 'meta', '_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: Entry[] }).entries
}
