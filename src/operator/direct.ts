// Runs one command on a database that it opens and closes itself: a database server, or an embedded database that is not in use.
import { setInterval as every } from 'node:timers/promises'
import { pino } from 'pino'
import { prepareAccess } from '../access/access.ts'
import { secretKeysOf, type SecretKey } from '../access/secretKeys.ts'
import type { Application } from '../assemble.ts'
import type { Config } from '../config.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { clockOf } from '../db/clock.ts'
import { isDatabaseFault } from '../db/faults.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { StartRefusal } from '../db/startRefusal.ts'
import { statementsOver } from '../db/statements.ts'
import { checkpointOf } from '../db/upkeep.ts'
import { openStore } from '../files/openStore.ts'
import { lazilyResolved } from '../lazily.ts'
import { ownHostsOf } from '../sites.ts'
import { refused } from './refused.ts'
import type { Command, Io, RawOptions, Result, Tools } from './command.ts'

/** How often a command looks whether a checkpoint is due; milliseconds. */
const checkpointMs = 1_000

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
  const ending = new AbortController()
  const checkpoints = writeCheckpoints(database, ending.signal)
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
    const place = { dataDir, store: await openStore(config), address, ownHosts: ownHostsOf(config), migrations, migrated }
    const tools = { ...statements, database, ...access, ...place, keys: () => keysOf(config), callById, now }
    return await command.prepare(tools)(given, io)
  } finally {
    ending.abort()
    await checkpoints
    await (assembled ?? database).close()
  }
}

/**
 * Writes the checkpoints that a server would write: without them, all that a long command writes would be in the log of an embedded database
 * until it is closed. A fault of the database is the command's to report.
 */
async function writeCheckpoints(database: Database, signal: AbortSignal): Promise<void> {
  if (database.kind === 'server') return
  const checkpoint = checkpointOf(database)
  try {
    for await (const _ of every(checkpointMs, undefined, { signal, ref: false })) await checkpoint().catch(() => false)
  } catch (error) {
    if (!signal.aborted) throw error
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
