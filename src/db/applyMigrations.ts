// Drizzle's migrator over a connection of ours; loaded only when there is something to apply.
import type { SQL } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import type { Execute } from './client.ts'
import type { Connection } from './connection.ts'

/** Applies what the database lacks of a folder's migrations, in one transaction. Nobody else may do this at the same time. */
export async function applyMigrations(connection: Connection, migrationsFolder: string): Promise<void> {
  const dialect = new PgDialect()
  const over = (run: Execute) => {
    const execute = (query: SQL) => {
      const { sql, params } = dialect.sqlToQuery(query)
      return run(sql, params)
    }
    return { execute, all: execute }
  }
  // Of a session the migrator uses these three alone.
  const session = {
    ...over(connection.run),
    transaction: (work: (transaction: unknown) => Promise<void>) => connection.begin((run) => work(over(run))),
  }
  await dialect.migrate(readMigrationFiles({ migrationsFolder }), session as unknown as PgSession, { migrationsFolder })
}
