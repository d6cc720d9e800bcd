// Opens the database, embedded or on a server, and brings its tables up to date.
import type { OnMigrating } from './applyMigrations.ts'
import type { Execute, Row } from './connection.ts'
import type { Database } from './database.ts'
import { claimEmbedded, type Embedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { overEmbedded } from './overEmbedded.ts'
import { overServer } from './overServer.ts'
import { requirePool } from './pooled.ts'
import type { ReplicaOptions } from './replica.ts'
import { refuseEmbedded, refuseServer } from './startRefusal.ts'
import { templateFor } from './template.ts'

export type { Database, Execute, Row }

export type DatabaseOptions = {
  /** A server's address; without it the database is embedded. */
  databaseUrl?: string | undefined
  /** The server's own address, if `databaseUrl` is that of a pooler in transaction mode: for what needs a session, and for migrations. */
  directUrl?: string | undefined
  /** A standby of the server, for reads that may be late. */
  replica?: ReplicaOptions | undefined
  /** The embedded database's directory; undefined keeps it in memory. */
  dataDir?: string | undefined
  /**
   * Whether the embedded database acknowledges a change only when it would survive a power failure, as a server does. Otherwise a power
   * failure undoes the last changes, at most those of about a second.
   */
  durable?: boolean
  /** The folder of migrations that are applied first. */
  migrations?: string | URL | undefined
  /** Called with the migrations that were applied. */
  onMigrated?: ((names: string[]) => void) | undefined
  /** Called while migrations are applied to a database that is not new. */
  onMigrating?: OnMigrating | undefined
  /** Called when the embedded engine ends by itself, unless its disk could not be written; everything fails from then on. */
  onDeath?: ((error: Error) => void) | undefined
}

/** Opens the database and brings its tables up to date. Rejects with a StartRefusal, whose message says what to do. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, opened } = await beginOpening(options)
  await opened
  return database
}

/**
 * Begins to open the database, and resolves as soon as it takes statements: those of an embedded database wait until it is open, so that a
 * server can be assembled while its engine starts. `opened` settles when it is open and its tables are up to date. Both reject with a
 * StartRefusal.
 */
export async function beginOpening(options: DatabaseOptions): Promise<{ database: Database; opened: Promise<unknown> }> {
  const { databaseUrl, directUrl, replica, migrations, onMigrating, onMigrated = () => {} } = options
  if (databaseUrl) {
    const direct = { databaseUrl: directUrl ?? databaseUrl }
    const pool = directUrl === undefined ? direct : { databaseUrl, isPooled: true }
    if (directUrl !== undefined) await requirePool(pool, direct)
    const refuse = (error: unknown) => Promise.reject(refuseServer(direct.databaseUrl, error, directUrl && 'DATABASE_DIRECT_URL'))
    if (migrations) onMigrated(await migrate(direct, migrations, onMigrating).catch(refuse))
    return { database: overServer(pool, direct, replica), opened: Promise.resolve() }
  }
  const { dataDir, durable = false, onDeath } = options
  const start = await claimEmbedded(dataDir, { durable, onDeath, template: () => migrations && templateFor(migrations) })
  const open = async (): Promise<Embedded> => {
    const engine = await start()
    try {
      if (migrations) onMigrated(await migrate({ wires: engine.socket }, migrations, onMigrating))
      return engine
    } catch (error) {
      await engine.close()
      throw refuseEmbedded(dataDir ?? 'memory', error)
    }
  }
  const opening = open()
  return { database: overEmbedded(opening), opened: opening }
}
