// The start: reads the configuration, then serves in this process, or starts as many workers as the configuration says.
import cluster from 'node:cluster'
import { setImmediate as immediate } from 'node:timers/promises'
import { configOf, type Config } from './config.ts'
import type { OnMigrating } from './db/applyMigrations.ts'
import { migrations } from './db/migrations.ts'
import { announce, openLog } from './log.ts'
import { claimPort } from './port.ts'
import { startWorkers, tellReady } from './workers.ts'
import release from '../package.json' with { type: 'json' }

const help = `Serves the API. All settings are environment variables: see openapi/guides/12-operating.md.

Usage: node src/main.ts [--demo] [--mock]

  --demo  store the demo data in a database server too; an embedded database has them in development anyway
  --mock  answer the operations whose files are missing with the contract's examples; never in production
  --help  print this`

/** Ends the process with one sentence. */
function end(message: string): never {
  console.error(message)
  process.exit(1)
}

function readConfig(): Config {
  try {
    return configOf(process.env)
  } catch (error) {
    return end((error as Error).message)
  }
}

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit()
}
const config = readConfig()
const mocks = process.argv.includes('--mock')
if (mocks && config.mode === 'production')
  end('--mock answers with examples, which production must not: leave it out, or set MODE to development.')
const logger = openLog(config.logLevel)
if (cluster.isPrimary) {
  const { mode, compat: profile, workers } = config
  logger.info({ release: release.version, mode, profile, database: config.databaseUrl ? 'server' : 'embedded', workers }, 'Spindle starts')
}
const tellAddress = (address: string) => {
  const [api, portal] = [`${address}/spi/v3`, `${address}/docs`]
  const isHinted = config.mode === 'development' && config.compat === 'contract'
  const hint = `COMPAT=family supports what clients of the API family expect: ${portal}/guides/notifications#the-profile-family`
  const words = [`Spindle listens at ${api}, its portal is at ${portal}`, ...(isHinted ? [hint] : [])].join('\n')
  announce(logger, { address, api, portal, ...(isHinted && { hint }) }, `Spindle listens at ${address}`, words)
}

function tellReads(reason: string | undefined): void {
  if (reason === undefined) logger.info('the standby answers reads')
  else logger.warn({ reason }, 'the standby answers no reads')
}

if (cluster.isPrimary && config.workers > 1) {
  const port = await claimPort(config).catch((error: Error) => end(error.message))
  startWorkers({ port, count: config.workers, logger, announce: tellAddress, giveUp: end })
} else {
  const mocked = mocks ? (await import('./mockMissing.ts')).mockMissing() : []
  // Imported here, since a primary needs none of it. The database opens while the rest is loaded; the embedded one, in its thread, also while
  // the server is assembled.
  const { beginOpening } = await import('./db/client.ts')
  const { databaseUrl, directUrl, dataDir, durable } = config
  const replica = config.replica && { ...config.replica, onChange: tellReads }
  // A process whose embedded database has died can only be restarted.
  const onDeath = (err: Error) => {
    logger.fatal({ err }, `The server ends: start it again. Its database in ${dataDir}/postgres has ended`)
    process.exit(1)
  }
  const onMigrating: OnMigrating = (message, fields) => logger.info(fields, message)
  const early = beginOpening({ databaseUrl, directUrl, replica, dataDir: `${dataDir}/postgres`, durable, migrations, onMigrating, onDeath })
  const loading = immediate().then(() => import('./serve.ts'))
  const opening = early.catch((error: Error) => end(error.message))
  void opening.then(({ opened }) => opened.catch((error: Error) => end(error.message)))
  const { serve } = await loading
  if (mocked.length > 0) logger.warn({ operations: mocked }, 'operations without a file are answered with examples')
  const onReady = cluster.isWorker ? tellReady : tellAddress
  // What must happen only once is the first worker's task: the others start when it is ready.
  const isFirst = (cluster.worker?.id ?? 1) === 1
  const { database } = await opening
  await serve(config, { database, now: Date.now, logger, onReady, isFirst, isWorker: cluster.isWorker }).catch((error: Error) =>
    end(error.message),
  )
}
