// The copied database of a backup: opens it, and counts what is in it.
import { openDatabase, type Database } from '../db/client.ts'
import { migrations } from '../db/migrations.ts'

export type Content = { readonly accounts: number; readonly members: number; readonly candidates: number }

/** Recovers the database in a directory, and applies this release's migrations, before `work`. Rejects if it cannot be opened. */
export async function withCopy<T>(dataDir: string, work: (database: Database) => Promise<T>, durable = false): Promise<T> {
  const database = await openDatabase({ dataDir, durable, migrations })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export async function countIn({ execute }: Pick<Database, 'execute'>, rows: string): Promise<number> {
  return Number((await execute(`select count(*) from ${rows}`, []))[0]?.count)
}

export const contentOf = async (database: Pick<Database, 'execute'>): Promise<Content> => ({
  accounts: await countIn(database, 'accounts'),
  members: await countIn(database, 'members'),
  candidates: await countIn(database, 'candidates'),
})

export const toldOf = ({ accounts, members, candidates }: Content): string =>
  `accounts ${accounts}, members ${members}, candidates ${candidates}`
