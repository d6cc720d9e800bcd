// Those who are measured: servers in processes of their own under the same load, and pgbench with the same statements.
import { execFile, execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Case } from './cases.ts'
import type { Order, Outcome } from './load.ts'
import type { Rival } from './rivals.ts'
import { cpuOf, cpuOfEnded, cpuOfPostgres, memoryOf } from './usage.ts'
import { publicUrl, type World } from './world.ts'

/** One round of one contender. CPU in seconds for one request, its own and the database's; memory in MB. */
export type Sample = { readonly perSecond: number; readonly cpu: number; readonly databaseCpu: number; readonly memory: number | undefined }

export type Contender = {
  readonly name: string
  readonly measure: (asked: Case, seconds: number) => Promise<Sample>
  /** The body of its answer with the addresses of this machine taken out; pgbench has none. */
  readonly answer?: (asked: Case) => Promise<unknown>
}

export type Surroundings = {
  readonly world: World
  /** The process id of the Postgres server. */
  readonly postmaster: number
  /** For logs and scripts. */
  readonly folder: string
  readonly load: ChildProcess
}

const root = new URL('../..', import.meta.url).pathname
const connections = 32
const guard = ['--import', './src/db/driverGuard.ts']
const running: ChildProcess[] = []
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export function startLoad(): ChildProcess {
  const load = fork(join(import.meta.dirname, 'load.ts'), { execArgv: [] })
  running.push(load)
  return load
}

/** This project's server as in production: authentication, counted limits with raised figures, validated answers, logs into a file. */
export const startOurs = (surroundings: Surroundings) =>
  startServer(surroundings, 'spindle', 'src/main.ts', {
    MODE: 'production',
    SECRET_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_URL: surroundings.world.databaseUrl,
    DATA_DIR: join(surroundings.folder, 'data'),
    PUBLIC_URL: publicUrl,
    RATE_LIMIT_ACCOUNT: '1000000000',
    RATE_LIMIT_OAUTH: '1000000000',
    RATE_LIMIT_ADDRESS: '1000000000',
  })

export function startRival(surroundings: Surroundings, { name, program }: Rival): Promise<Contender> {
  const path = join(surroundings.folder, 'world.json')
  writeFileSync(path, JSON.stringify(surroundings.world))
  return startServer(surroundings, name, join(import.meta.dirname, program), { BENCH_WORLD: path })
}

async function startServer(
  surroundings: Surroundings,
  name: string,
  program: string,
  environment: Record<string, string>,
): Promise<Contender> {
  const { world, postmaster, folder, load } = surroundings
  const logPath = join(folder, `${name}.log`)
  const log = openSync(logPath, 'w')
  const child = spawn(process.execPath, [...guard, program], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.push(child)
  const pid = child.pid as number
  const origin = await originOf(child, logPath)
  const requestOf = ({ path, token, body }: Case): Omit<Order, 'connections' | 'seconds'> => {
    const authorization = `Bearer ${token(world)}`
    const url = origin + path(world)
    if (!body) return { url, method: 'GET', headers: { authorization } }
    return { url, method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body(world)) }
  }

  return {
    name,
    answer: async (asked) => {
      const { url, ...request } = requestOf(asked)
      const response = await fetch(url, { ...request, body: request.body?.replaceAll('[<id>]', 'first') ?? null })
      const text = await response.text()
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 500)}`)
      return JSON.parse(text.replaceAll(origin, ''))
    },
    measure: async (asked, seconds) => {
      const before = { own: cpuOf(pid), database: cpuOfPostgres(postmaster) }
      load.send({ ...requestOf(asked), connections, seconds } satisfies Order)
      const [outcome] = (await once(load, 'message')) as [Outcome]
      if (outcome.failures > 0 || outcome.requests === 0) throw new Error(`${name} failed ${outcome.failures} requests`)
      const databaseCpu = (cpuOfPostgres(postmaster) - before.database) / outcome.requests
      const cpu = (cpuOf(pid) - before.own) / outcome.requests + databaseCpu
      return { perSecond: outcome.requests / outcome.seconds, cpu, databaseCpu, memory: memoryOf(pid) }
    },
  }
}

/** The limit: the same statements, prepared, from a client that throws the rows away. */
export function pgbench({ world, postmaster, folder }: Surroundings): Contender {
  const program = findPgbench()
  return {
    name: 'pgbench',
    measure: async (asked, seconds) => {
      const { script, defined } = scriptOf(asked, world)
      const path = join(folder, 'pgbench.sql')
      writeFileSync(path, script)
      const before = { client: cpuOfEnded(), database: cpuOfPostgres(postmaster) }
      const options = [
        '-n',
        '-M',
        'prepared',
        '-c',
        '4',
        '-j',
        '2',
        '-T',
        String(seconds),
        '-f',
        path,
        ...defined.flatMap((one) => ['-D', one]),
      ]
      const { stdout } = await promisify(execFile)(program, [...options, world.databaseUrl])
      const requests = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
      const perSecond = Number(/^tps = ([0-9.]+)/m.exec(stdout)?.[1])
      if (!requests || !perSecond) throw new Error(`pgbench said something unknown:\n${stdout}`)
      const databaseCpu = (cpuOfPostgres(postmaster) - before.database) / requests
      return { perSecond, cpu: (cpuOfEnded() - before.client) / requests + databaseCpu, databaseCpu, memory: undefined }
    },
  }
}

/** The case's statements in pgbench's spelling, where `:name` stands for a parameter, and the values as `name=value`. */
function scriptOf({ statements }: Case, world: World): { script: string; defined: string[] } {
  const defined: string[] = []
  const lines = statements(world).map(({ name, values }, index) => {
    const { text, values: places, types } = world.statements[name] as World['statements'][string]
    return text.replace(/\$(\d+)/g, (_, number) => {
      const place = places[Number(number) - 1]
      const value = place && 'name' in place ? values[place.name] : place?.constant
      if (value === undefined) throw new Error(`${name} lacks a value: ${JSON.stringify(place)}`)
      if (typeof value === 'string' && value.includes('[<id>]')) return `('${value.replaceAll('[<id>]', `' || :each || '`)}')`
      const variable = `v${index}_${number}`
      const assigned = `${variable}=${written(value)}`
      if (!defined.includes(assigned)) defined.push(assigned)
      // pgbench has no null, and a constant in its place would be planned otherwise than a parameter.
      return value === null ? `nullif(:${variable}, 'null')::${types[Number(number) - 1]}` : `:${variable}`
    })
  })
  const each = lines.some((line) => line.includes(':each')) ? '\\set each random(1, 9000000000000000)\n' : ''
  return { script: each + lines.map((line) => `${line};\n`).join(''), defined }
}

/** A value as Postgres reads it; 16 hex digits are a key, whose column holds bytes. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(',')}}`
  return typeof value === 'string' && /^[0-9a-f]{16}$/.test(value) ? `\\x${value}` : String(value)
}

function findPgbench(): string {
  const places = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse().concat(globSync('/usr/{bin,local/bin,pgsql/bin}/pgbench'))
  try {
    places.unshift(...globSync(`${execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()}/pgbench`))
  } catch {
    // not installed: the usual places are looked at
  }
  const [found] = places
  if (!found) throw new Error('pgbench is not installed: apt-get install postgresql')
  return found
}

/** Where a server says in its log that it listens. */
async function originOf(child: ChildProcess, logPath: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(logPath, 'utf8')) ?? []
    if (found) return found
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`A server did not start:\n${readFileSync(logPath, 'utf8')}`)
}
