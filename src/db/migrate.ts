// Applies the migrations of a folder, once, however many processes start at the same time.
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as apply } from 'drizzle-orm/postgres-js/migrator'
import { openClient, type Reach } from './driver.ts'

// Any number will do that no other program uses on the same database.
const MIGRATION_LOCK = 5_786_101_370

/** Drizzle's migrator takes no lock and rewrites its client's parsers: it has a client of its own, and the lock is ours. */
export async function migrate(reach: Reach, folder: string | URL): Promise<void> {
  const client = openClient(reach)
  const migrationsFolder = folder instanceof URL ? fileURLToPath(folder) : folder
  // The embedded engine has one process by its lock file; its session, and so a lock of its own, would live on.
  const onServer = 'databaseUrl' in reach
  try {
    if (onServer) await client.sql.unsafe(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await apply(drizzle(client.sql), { migrationsFolder })
  } finally {
    // The end of the session gives the lock back.
    await client.end()
  }
}
