// Start: reads the configuration, then serves in this process, or starts as many workers as the configuration says.
import cluster from 'node:cluster'
import { pino } from 'pino'
import { configOf, type Config } from './config.ts'
import { claimPort } from './port.ts'
import { startWorkers, tellReady } from './workers.ts'

/** Ends the start with one sentence. */
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

const config = readConfig()
const logger = pino({ level: config.logLevel })
const announce = (address: string) => console.log(`Spindle answers at ${address}/spi/v3, its portal is at ${address}/docs`)

if (cluster.isPrimary && config.workers > 1) {
  const port = await claimPort(config).catch((error: Error) => end(error.message))
  startWorkers({ port, count: config.workers, logger, announce, giveUp: end })
} else {
  // Loaded here, since a primary needs nothing of it.
  const { serve } = await import('./serve.ts')
  const onReady = cluster.isWorker ? tellReady : announce
  // What must happen once is the first worker's: the others start when it is ready.
  const isFirst = (cluster.worker?.id ?? 1) === 1
  await serve(config, { now: Date.now, logger, onReady, end, isFirst, isWorker: cluster.isWorker }).catch((error: Error) =>
    end(error.message),
  )
}
