// One process: opens everything, listens, does its chores, and after a signal drains its connections before it ends.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { loadOAuth } from './access/oauth/core.ts'
import { assemble, type Application } from './assemble.ts'
import type { Config } from './config.ts'
import { contract } from './contracts.ts'
import type { Database } from './db/client.ts'
import { clockOf } from './db/clock.ts'
import { exposureOf } from './db/directoryLock.ts'
import { migrations } from './db/migrations.ts'
import { announce } from './log.ts'
import { loadClient } from './outbound/outbound.ts'
import { loadSanitizer } from './pages/careers/texts.ts'
import { loadMemberPages } from './pages/pages.ts'
import { cannotListen } from './port.ts'
import { serveMetrics } from './server/metricsAddress.ts'
import { ownHostsOf } from './sites.ts'
import { whenStopped } from './stop.ts'
import { readDemoSignIns } from './transfer/demo/file.ts'

/** How long idle connections stay open at a stop, for requests that are on their way (promise K7); milliseconds. */
const drain = 300
/** What a start does not wait for. */
const loads: readonly (() => unknown)[] = [loadClient, loadOAuth, loadMemberPages, loadSanitizer, contract]
/** How long after the start that is loaded, and how long requests are answered in between; milliseconds. */
const [loadAfter, loadPause] = [1_000, 20]
/** How long each chore waits before it runs again; milliseconds. */
const often = {
  deliver: 1_000,
  followStandby: 100,
  freeClaims: 500,
  followClock: 1_000,
  fetchDue: 5_000,
  writeCalls: 1_000,
  renewKeys: 2_000,
  writeUses: 15_000,
  forgetTokenTexts: 15_000,
  refreshStatistics: 2_000,
  checkpoint: 10_000,
  upkeep: 30_000,
  removeForgotten: 60_000,
  sweep: 300_000,
  sweepAnswers: 600_000,
  removeDeleted: 3_600_000,
  removeOrphans: 6 * 3_600_000,
} satisfies Record<keyof Application['chores'] | 'followClock', number>
/** The signals that a terminal or a service manager sends to every process of a group. */
const groupSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

export type Serving = {
  /** Open and migrated. */
  readonly database: Database
  /** This machine's clock: milliseconds since 1970. */
  readonly now: () => number
  readonly logger: Logger
  /** Called once, when everything is done that comes before the first request, with the server's URL without a path. */
  readonly onReady: (address: string) => void
  /** Whether this process plants the demo data, if they are wanted. */
  readonly isFirst: boolean
  /** Whether this process is one of several that share the port, whose primary passes signals on to them. */
  readonly isWorker: boolean
}

/** Resolves when the server answers. Rejects with a sentence if it cannot be started. */
export async function serve(config: Config, { database, now: own, logger, onReady, isFirst, isWorker }: Serving): Promise<void> {
  const { now, follow: followClock } = await clockOf(database, own)
  // A database server receives the demo data only if `--demo` is given.
  const isDemo = process.argv.includes('--demo') || (config.mode === 'development' && !config.databaseUrl)
  const demoSignIns = isDemo ? () => readDemoSignIns(config.dataDir) : undefined
  const application = await assemble(config, { database, now, logger, drain, demoSignIns })
  const { server, statements, store, keys, callById, tokens, partners, applications, connections, mintUserToken, metrics, close } =
    application
  const chores = { ...application.chores, followClock }
  const access = { tokens, partners, applications, connections, mintUserToken }

  const exposure = isFirst ? exposureOf(config.dataDir) : undefined
  if (exposure) logger.warn(`DATA_DIR: ${exposure}`)

  let closeAdminSocket = async () => {}
  let closeMetrics = async () => {}
  let isEnding = false
  // A second signal ends the process at once, but not a worker: it receives each signal twice, with its whole group and from the primary.
  const skip = isWorker ? [...groupSignals] : []
  const stop = whenStopped({ logger, isTold: !isWorker, skip }, async () => {
    isEnding = true
    await closeAdminSocket()
    await close()
    await closeMetrics()
  })
  for (const signal of skip) process.on(signal, () => isEnding || stop.close())

  const place = { host: config.host, port: config.port, reusePort: isWorker }
  const origin = await server.listen(place).catch((error: Error) => {
    throw cannotListen(place, error)
  })
  logger.info(`Server listening at ${origin}`)
  if (config.metrics) {
    const at = { ...config.metrics, reusePort: isWorker }
    const opened = await serveMetrics(at, metrics).catch(({ message }: Error) => {
      throw new Error(`Cannot listen at ${at.host}:${at.port} (${message}): set METRICS_HOST and METRICS_PORT to a free address.`)
    })
    closeMetrics = opened.close
  }
  const { port } = server.server.address() as { port: number }
  const address = config.publicUrl ?? `http://localhost:${port}`
  // No other process can open an embedded database while this one has it, so the operator's command connects here.
  if (database.kind === 'embedded') {
    const { dataDir } = config
    const place = { dataDir, store, address, ownHosts: ownHostsOf(config), migrations, migrated: [], isServing: true }
    const tools = { ...statements, database, ...access, ...place, keys, callById, now }
    const { openAdminSocket } = await import('./operator/socket.ts')
    const opened = await openAdminSocket(tools, (command) => logger.info({ command }, 'operator command')).catch((error: Error) => {
      logger.warn(`The command line cannot reach this server: its socket in ${dataDir} could not be created (${error.message})`)
    })
    if (opened) closeAdminSocket = () => opened.close()
  }
  if (isDemo && isFirst) {
    const { dataDir } = config
    const { plantDemo } = await import('./transfer/demo/plantDemo.ts')
    const words = await plantDemo({ statements, ...access, dataDir, address })
    announce(logger, { access: `${dataDir}/demo.json`, token: `${dataDir}/demo-token` }, 'The demo data is ready', words)
  }
  application.begin()
  for (const [name, milliseconds] of Object.entries(often)) {
    if (name !== 'followStandby' || database.replica) repeat(name as keyof typeof often, milliseconds)
  }
  onReady(address)
  setTimeout(() => void load(), loadAfter).unref()

  /** Repeats a chore, never twice at once. A failure is logged, and the next round tries again. */
  function repeat(name: keyof typeof often, milliseconds: number): void {
    const again = () => setTimeout(round, milliseconds).unref()
    const round = () => {
      if (isEnding) return
      void chores[name]()
        .catch((error: unknown) => logger.warn({ err: error, chore: name }, 'background work failed'))
        .finally(again)
    }
    again()
  }
}

/**
 * Loads what the start did not wait for. Not later than that: the files of this release may be replaced by those of the next one while it
 * runs. One after another, since nothing is answered while a library is loaded. What cannot be loaded is tried again when it is needed.
 */
async function load(): Promise<void> {
  for (const one of loads) {
    try {
      await one()
    } catch {}
    await sleep(loadPause, undefined, { ref: false })
  }
}
