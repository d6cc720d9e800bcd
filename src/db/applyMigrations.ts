// Applies migrations with Drizzle's migrator over postgres.js. Nothing else uses that driver.
import { createRequire } from 'node:module'
import type { Duplex } from 'node:stream'
import postgres from 'postgres'
import type { Reach } from './connection.ts'
import { addressOf, type Address } from './wire/address.ts'
import { dial } from './wire/dial.ts'

// As in `drizzle.js`.
const require = createRequire(import.meta.url)
const { drizzle } = require('drizzle-orm/postgres-js') as typeof import('drizzle-orm/postgres-js')
const { migrate } = require('drizzle-orm/postgres-js/migrator') as typeof import('drizzle-orm/postgres-js/migrator')

const endSeconds = 2

/** Applies a folder's missing migrations. The database has just responded, and no other process is migrating. */
export async function applyMigrations(reach: Reach, folder: string): Promise<void> {
  const settings = { max: 1, onnotice: () => {}, connection: { application_name: 'spindle', TimeZone: 'UTC' } }
  const sql = postgres({ ...settings, ...('databaseUrl' in reach ? overAddress(addressOf(reach.databaseUrl)) : { socket: reach.wires }) })
  try {
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: endSeconds })
  }
}

/** The driver gets our sockets, since it interprets `sslmode` differently and ignores `sslrootcert`. */
const overAddress = ({ user, password, database, ...address }: Address) => ({
  user,
  password,
  database,
  ssl: false,
  socket: async (): Promise<Duplex> => {
    let failure: unknown
    for (const host of address.hosts) {
      try {
        return await dial(host, address, () => {})
      } catch (error) {
        failure = error
      }
    }
    throw failure
  },
})
