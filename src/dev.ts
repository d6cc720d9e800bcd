// Serves while the program is written, for `make dev`: restarts the server when a source changes, and generates first when the contract does.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { watch } from 'chokidar'
import { reporting, run, serving } from './generate.ts'

/** How long nothing may change before the changes are acted on, since editors and git write several files; milliseconds. */
const quietMs = 100

const words = process.argv.slice(2)
/** `--inspect` is Node's own, everything else is the server's. */
const command = [...words.filter(isForNode), 'src/main.ts', ...words.filter((word) => !isForNode(word))]
let server = start()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop().then(() => process.exit()))

const watcher = watch(['src', 'openapi', 'drizzle'], { ignoreInitial: true })
const changed = new Set<string>()
watcher.on('all', (_, path) => changed.add(path))
for (;;) {
  const paths = await nextChanges()
  const contract = paths.filter((path) => path.startsWith('openapi/'))
  console.log(`${paths.join(', ')} changed: ${contract.length > 0 ? 'generating, then ' : ''}restarting.`)
  const isOfGuides = contract.every((path) => path.startsWith('openapi/guides/'))
  if (contract.length > 0 && !(await run(isOfGuides ? [reporting] : serving))) {
    console.log('The contract was not generated: the server goes on with the last one.')
    continue
  }
  await stop()
  server = start()
}

function isForNode(word: string): boolean {
  return word.startsWith('--inspect')
}

/** Starts the server in a group of its own, so that Ctrl-C reaches it only once, through `stop`. */
function start(): ChildProcess {
  const child = spawn(process.execPath, command, { stdio: 'inherit', detached: true })
  child.once('exit', () => child.killed || console.log('The server has ended. It is started again when a file changes.'))
  return child
}

/** Resolves when the server has ended: only then is its database free for the next one. */
async function stop(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

async function nextChanges(): Promise<string[]> {
  if (changed.size === 0) await once(watcher, 'all')
  for (let known = 0; known < changed.size; await delay(quietMs)) known = changed.size
  const paths = [...changed].toSorted()
  changed.clear()
  return paths
}
