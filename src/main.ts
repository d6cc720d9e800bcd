// Start and stop: reads the configuration, opens everything, listens, and on a signal drains before it ends.
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { plantDemo } from './admin/demo.ts'
import { assemble } from './assemble.ts'
import { configOf, type Config } from './config.ts'

const hardStopMs = 10_000
/** How long answers say `Connection: close` before the server stops listening, so that no request is cut (promise K7). */
const drainMs = 300

function readConfig(): Config {
  try {
    return configOf(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const config = readConfig()
const logger = pino({ level: config.logLevel })
const application = await assemble(config, { now: Date.now, logger }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
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
await server.listen({ host: config.host, port: config.port })
const { port } = server.server.address() as { port: number }
const address = config.publicUrl ?? `http://localhost:${port}`
if (wantsDemo) console.log(await plantDemo({ statements, tokens, dataDir: config.dataDir, address }))
console.log(`Spindle answers at ${address}/spi/v3, its contract is at ${address}/openapi.json`)
