// Start and stop: reads the configuration, opens everything, listens, and on a signal drains before it ends.
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { plantDemo } from './admin/demo.ts'
import { assemble } from './assemble.ts'
import { configOf, type Config } from './config.ts'

const hardStopMs = 10_000
/** How long answers say `Connection: close` before the server stops listening, so that no request is cut (promise K7). */
const drainMs = 300

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
// A process whose embedded database is gone can only be started anew.
const onDeath = (error: Error) => end(`${error.message}: ${String(error.cause)}`)
const application = await assemble(config, { now: Date.now, logger, onDeath }).catch((error: Error) => end(error.message))
const { server, statements, tokens, close } = application

let draining = false
server.addHook('onSend', async (_, reply) => {
  if (draining) reply.header('connection', 'close')
})
closeWithGrace({ delay: hardStopMs, logger }, async ({ err }) => {
  if (err) logger.fatal({ err }, 'an error that nobody caught')
  draining = true
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  await close()
})

// The demo goes to a database server only when asked for by name.
const wantsDemo = process.argv.includes('--demo') || (config.mode === 'development' && !config.databaseUrl)
await server
  .listen({ host: config.host, port: config.port })
  .catch((error: Error) => end(`Cannot listen at ${config.host}:${config.port} (${error.message}): set HOST and PORT to a free address.`))
const { port } = server.server.address() as { port: number }
const address = config.publicUrl ?? `http://localhost:${port}`
if (wantsDemo) {
  const lines = await plantDemo({ statements, tokens, dataDir: config.dataDir, address }).catch((error: Error) => end(error.message))
  console.log(lines)
}
console.log(`Spindle answers at ${address}/spi/v3, its contract is at ${address}/openapi.json`)
