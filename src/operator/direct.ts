// Runs one command on a database that it opens and closes itself: a database server, or an embedded database that is not in use.
import { pino } from 'pino'
import { prepareAccess } from '../access/access.ts'
import { secretKeysOf, type SecretKey } from '../access/secretKeys.ts'
import type { Application } from '../assemble.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { clockOf } from '../db/clock.ts'
import { isDatabaseFault } from '../db/faults.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { StartRefusal } from '../db/startRefusal.ts'
import { statementsOver } from '../db/statements.ts'
import { openStore } from '../files/openStore.ts'
import { lazilyResolved } from '../lazily.ts'
import { refused } from './refused.ts'
import type { Command, Io, RawOptions, Result, Tools } from './command.ts'
import { performerOver } from './commands.ts'

export async function performDirectly(config: Config, own: () => number, command: Command, given: RawOptions, io: Io): Promise<Result> {
  const { databaseUrl, directUrl, replica, dataDir, durable } = config
  // The lock makes an embedded directory ours. A database server may be in use by older servers, so only the migrate command migrates it.
  const applies = command.migrates || !databaseUrl
  let migrated: string[] = []
  const opening = {
    databaseUrl,
    directUrl,
    replica,
    dataDir: `${dataDir}/postgres`,
    durable,
    onMigrated: (names: string[]) => void (migrated = names),
  }
  const database = await openDatabase({ ...opening, migrations: applies ? migrations : undefined }).catch(refuse)
  let now = own
  let assembled: Application | undefined
  // Loaded here, since most commands need no operation. The servers on the database deliver the notifications.
  const application = lazilyResolved(async () => {
    if (databaseUrl) await keysOf(config)
    const { assemble } = await import('../assemble.ts')
    const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
    // A command is not traced: it would wait for the collector at its end.
    return (assembled = await assemble({ ...config, traces: undefined }, { database, now, logger, delivers: false }))
  })
  try {
    ;({ now } = await clockOf(database, own).catch(refuse))
    const pending = applies ? [] : await pendingMigrations(database.execute, migrations).catch(refuse)
    if (pending.length > 0) throw refused(`The migrations ${pending.join(', ')} are not applied: run spindle migrate first`)
    const statements = statementsOver(database)
    const access = prepareAccess(database, statements, config.limits, now)
    const address = config.publicUrl ?? `http://localhost:${config.port}`
    const callById: Tools['callById'] = async (id, request, options) => (await application()).callById(id, request, options)
    const place = { dataDir, store: await openStore(config), address, migrations, migrated }
    const tools = { ...statements, database, ...access, ...place, keys: () => keysOf(config), callById, now }
    return await performerOver(tools)(command, given, io)
  } finally {
    await (assembled ?? database).close()
  }
}

/** A key that this command created would open nothing of the servers. */
async function keysOf(config: Config): Promise<readonly SecretKey[]> {
  if (config.secretKeys.length === 0) throw refused('SECRET_KEYS is not set: give this command the keys of the servers')
  return secretKeysOf(config)
}

function refuse(error: Error): never {
  if (error instanceof StartRefusal) throw refused(error.message)
  if (!isDatabaseFault(error)) throw error
  const told = error.message || (error as { code?: string }).code
  throw refused(`The database does not respond (${told}): check DATABASE_URL, and whether the database is running`)
}
