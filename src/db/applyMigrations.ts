// Drizzle's migrator over postgres.js, for as long as the tables are brought up to date; nothing else uses that driver.
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Reach } from './connection.ts'

const endSeconds = 2

/** Applies what the database lacks of a folder's migrations. The database answered a moment ago, and nobody else does this now. */
export async function applyMigrations(reach: Reach, folder: string): Promise<void> {
  const settings = { max: 1, onnotice: () => {}, connection: { application_name: 'spindle', TimeZone: 'UTC' } }
  const sql = 'databaseUrl' in reach ? postgres(reach.databaseUrl, settings) : postgres(overWires(reach.wires, settings))
  try {
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: endSeconds })
  }
}

/** The driver takes what makes its socket, which its types leave out. */
const overWires = <Settings extends object>(wires: () => unknown, settings: Settings): Settings =>
  ({ ...settings, socket: wires }) as Settings
