// A measured server: a separate process that is started, sent requests, put under load and stopped.
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from './cases.ts'
import type { Sample } from './comparison.ts'
import { heardAt } from './hear.ts'
import type { Order, Outcome } from './load.ts'
import { cpuOf, memoryOf } from './usage.ts'

/** How a server is started: its program and its environment. */
export type Program = {
  readonly name: string
  readonly path: string
  readonly environment: Readonly<Record<string, string>>
  /** Options for Node. */
  readonly flags?: readonly string[]
}

export type Server = {
  readonly name: string
  /** Returns the body of the response, with `http://heard.test` for the server's address and without values that change over time. */
  readonly ask: (request: Request) => Promise<unknown>
  /** Resolves when there is a response, whatever it is. */
  readonly answers: (request: Request) => Promise<void>
  readonly measure: (request: Request, connections: number, seconds: number) => Promise<Sample>
  /** Returns what some work of this server cost, per unit that the work counts. */
  readonly during: (work: (origin: string) => Promise<Counted>) => Promise<Sample>
  /** Returns the server's output so far. */
  readonly log: () => string
  /** Returns the resident memory in MB. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** The number of counted units, and the seconds they took. */
export type Counted = { readonly count: number; readonly seconds: number }

const root = new URL('../..', import.meta.url).pathname
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

let load: ChildProcess | undefined
function loadGenerator(): ChildProcess {
  if (load) return load
  load = fork(join(import.meta.dirname, 'load.ts'), { execArgv: [] })
  running.add(load)
  return load
}

/** `postmaster` is the process id of the Postgres server; `folder` holds logs and compiled code. Resolves once the server listens. */
export async function startServer(
  { name, path, environment, flags = [] }: Program,
  { postmaster, folder }: { readonly postmaster: number; readonly folder: string },
): Promise<Server> {
  const logPath = join(folder, `${name.replaceAll(/\W+/g, '-')}.log`)
  const log = openSync(logPath, 'w')
  const child = spawn(process.execPath, [...flags, path], {
    cwd: root,
    // `make run` has the compile cache, too.
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: join(folder, 'compiled'), ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  const pid = child.pid as number
  const origin = await originOf(child, logPath)

  const during: Server['during'] = async (work) => {
    const before = { own: cpuOf(pid), database: cpuOf(postmaster) }
    const { count, seconds } = await work(origin)
    const databaseCpu = (cpuOf(postmaster) - before.database) / count
    const cpu = (cpuOf(pid) - before.own) / count
    return { perSecond: count / seconds, cpu, databaseCpu, memory: memoryOf(pid) }
  }

  return {
    name,
    during,
    log: () => readFileSync(logPath, 'utf8'),
    ask: async ({ path: target, headers, body, status }) => {
      let response
      let text = ''
      // A rate limit lets the first request of its window pass.
      for (let tries = 0; tries < 3 && response?.status !== status; tries++) {
        response = await fetch(origin + target, {
          method: body === undefined ? 'GET' : 'POST',
          headers,
          body: body?.replaceAll('[<id>]', `asked-${tries}-${performance.now()}`) ?? null,
        })
        text = await response.text()
      }
      if (response?.status !== status) throw new Error(`${name} answered ${response?.status} to ${target}: ${text.slice(0, 500)}`)
      const lasting = text.replaceAll(/expires=\d+&signature=[\w-]+/g, 'expires').replace(/\d+ seconds?\b/, 'some seconds')
      return JSON.parse(lasting.replaceAll(origin, heardAt))
    },
    answers: async ({ path: target, headers }) => void (await (await fetch(origin + target, { headers })).arrayBuffer()),
    measure: ({ path: target, headers, body, status }, connections, seconds) =>
      during(async () => {
        loadGenerator().send({ url: origin + target, headers, body, status, connections, seconds } satisfies Order)
        const [{ requests, strays, seconds: taken }] = (await once(loadGenerator(), 'message')) as [Outcome]
        if (requests === 0 || strays > (status === 429 ? seconds + 1 : 0)) throw new Error(`${name} failed ${strays} requests to ${target}`)
        return { count: requests, seconds: taken }
      }),
    memory: () => memoryOf(pid),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns the address at which a server listens, from its log. */
async function originOf(child: ChildProcess, logPath: string): Promise<string> {
  for (let tries = 0; tries < 6000; tries++) {
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(readFileSync(logPath, 'utf8')) ?? []
    if (port) return `http://127.0.0.1:${port}`
    if (child.exitCode !== null) break
    await sleep(5)
  }
  throw new Error(`A server did not start:\n${readFileSync(logPath, 'utf8')}`)
}
