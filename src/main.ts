// Start and stop: reads the configuration, opens everything, listens, and on a signal drains before it ends.
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { plantDemo } from './admin/demo.ts'
import { openAdminSocket } from './admin/socket.ts'
import { assemble, migrations } from './assemble.ts'
import { configOf, type Config } from './config.ts'

const hardStopMs = 10_000
/** How long answers say `Connection: close` before the server stops listening, so that no request is cut (promise K7). */
const drain = 300
/** How often the background work looks for something to do; milliseconds. */
const often = {
  deliver: 1_000,
  fetchDue: 5_000,
  writeUses: 15_000,
  removeForgotten: 60_000,
  sweep: 300_000,
  sweepAnswers: 600_000,
  removeOrphans: 6 * 3_600_000,
}

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
const application = await assemble(config, { now: Date.now, logger, onDeath, drain }).catch((error: Error) => end(error.message))
const { server, database, statements, tokens, partners, applications, connections, mintUserToken, chores, close } = application
const access = { tokens, partners, applications, connections, mintUserToken }

let closeAdminSocket = async () => {}
let isEnding = false
closeWithGrace({ delay: hardStopMs, logger }, async ({ err }) => {
  if (err) logger.fatal({ err }, 'an error that nobody caught')
  isEnding = true
  await closeAdminSocket()
  await close()
})

// The demo goes to a database server only when asked for by name.
const wantsDemo = process.argv.includes('--demo') || (config.mode === 'development' && !config.databaseUrl)
await server
  .listen({ host: config.host, port: config.port })
  .catch((error: Error) => end(`Cannot listen at ${config.host}:${config.port} (${error.message}): set HOST and PORT to a free address.`))
const { port } = server.server.address() as { port: number }
const address = config.publicUrl ?? `http://localhost:${port}`
// Nobody else can open an embedded database while this process has it: the operator's command comes here.
if (database.kind === 'embedded') {
  const { dataDir } = config
  const tools = { ...statements, database, ...access, dataDir, address, now: Date.now, migrations, migrated: [] }
  const opened = await openAdminSocket(tools, (command) => logger.info({ command }, 'a command of the operator')).catch((error: Error) => {
    logger.warn(`The operator's command cannot reach this server: no socket can be made in ${dataDir} (${error.message})`)
  })
  if (opened) closeAdminSocket = () => opened.close()
}
if (wantsDemo) {
  const lines = await plantDemo({ statements, ...access, dataDir: config.dataDir, address }).catch((error: Error) => end(error.message))
  console.log(lines)
}
for (const [name, milliseconds] of Object.entries(often)) repeat(name as keyof typeof often, milliseconds)
console.log(`Spindle answers at ${address}/spi/v3, its portal is at ${address}/docs`)

/** Does a chore over and over, never twice at once; a failure is told and the next round tries again. */
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
