// Applies migrations one by one over postgres.js. None waits long for a lock, since every later statement on that table would wait behind it.
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import type { Reach } from './connection.ts'
import { causes } from './faults.ts'
import { addressOf, type Address } from './wire/address.ts'
import { dial } from './wire/dial.ts'

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

const endSeconds = 2

/** Each migration is a transaction. The database has just responded, and no other process migrates at the same time. */
export async function applyMigrations(reach: Reach, migrations: readonly Migration[], onMigrating: OnMigrating): Promise<void> {
  const settings = { max: 1, onnotice: () => {}, connection: { application_name: 'spindle', TimeZone: 'UTC' } }
  const sql = postgres({ ...settings, ...('databaseUrl' in reach ? overAddress(addressOf(reach.databaseUrl)) : { socket: reach.wires }) })
  try {
    await sql`create schema if not exists drizzle`
    await sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
    for (const migration of migrations) {
      const { tag, text } = migration
      const locks = /^-- locks: (.*)$/m.exec(text)?.[1]
      const began = performance.now()
      onMigrating('a migration begins', { migration: tag, ...(locks && { locks }) })
      if (text.startsWith(outside)) await perform(sql, migration)
      else await insist(tag, () => inTransaction(sql, migration))
      onMigrating('a migration is applied', { migration: tag, ms: Math.round(performance.now() - began) })
    }
  } finally {
    await sql.end({ timeout: endSeconds })
  }

  /** Repeats the work as long as it ends because a lock is held by others. */
  async function insist(migration: string, work: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return void (await work())
      } catch (error) {
        if (tries === mostTries || !causes(error).some(({ code }) => code === lockTimeout)) throw error
        onMigrating('a migration waits for a lock that others hold', { migration })
        await sleep(pauseMs)
      }
    }
  }
}

const inTransaction = (sql: Sql, migration: Migration) =>
  sql.begin(async (transaction) => {
    await transaction.unsafe(`set local lock_timeout = ${lockMs}`)
    await perform(transaction, migration)
  })

/** Writes down the migration in the table of Drizzle's migrator. */
async function perform(sql: Sql | TransactionSql, { text, when }: Migration): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) await sql.unsafe(statement)
  const hash = createHash('sha256').update(text).digest('hex')
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`
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
