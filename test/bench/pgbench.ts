// The limit: pgbench sends prepared statements, the reference or those recorded from our server, and discards the rows.
import { execFile, execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Sample } from './comparison.ts'
import { changing, type Sent } from './hear.ts'
import { referenceScript, type Values } from './reference.ts'
import { childrenOf, cpuOf, cpuOfEnded } from './usage.ts'

/** `folder` receives the scripts. */
export type Pgbench = { readonly databaseUrl: string; readonly postmaster: number; readonly folder: string }

/** The script that pgbench runs for a request, in which `:name` stands for a value, and the values as `name=value`. */
export type Script = { readonly script: string; readonly defined: readonly string[] }

export async function runPgbench(
  { databaseUrl, postmaster, folder }: Pgbench,
  { script, defined }: Script,
  seconds: number,
): Promise<Sample> {
  const path = join(folder, 'pgbench.sql')
  writeFileSync(path, script)
  const before = { client: cpuOfEnded(), database: cpuOf(postmaster), backends: new Set(childrenOf(postmaster)) }
  const load = ['-n', '-M', 'prepared', '-c', '4', '-j', '2', '-T', String(seconds)]
  const given = defined.flatMap((one) => ['-D', one])
  const { stdout } = await promisify(execFile)(findPgbench(), [...load, '-f', path, ...given, databaseUrl])
  const requests = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
  const perSecond = Number(/^tps = ([0-9.]+)/m.exec(stdout)?.[1])
  if (!requests || !perSecond) throw new Error(`pgbench said something unknown:\n${stdout}`)
  await reaped(postmaster, before.backends)
  const databaseCpu = (cpuOf(postmaster) - before.database) / requests
  return { perSecond, cpu: (cpuOfEnded() - before.client) / requests, databaseCpu }
}

/** Waits until the new backends have ended: the CPU they used counts for the server only once it has reaped them. */
async function reaped(postmaster: number, backends: ReadonlySet<number>): Promise<void> {
  for (let tries = 0; childrenOf(postmaster).some((pid) => !backends.has(pid)); tries++) {
    if (tries === 500) throw new Error('The backends of pgbench do not end')
    await sleep(10)
  }
}

const eachTime = '\\set each random(1, 9000000000000000)\n'

/** Returns the reference script of a case. */
export function referenceOf(name: string, values: Values): Script {
  const script = referenceScript(name)
  const defined = Object.entries(values)
    .filter(([value]) => new RegExp(`:${value}\\b`).test(script))
    .map(([value, given]) => `${value}=${typeof given === 'object' ? `{${given.map((one) => JSON.stringify(one)).join(',')}}` : given}`)
  return { script: script.includes(':each') ? eachTime + script : script, defined }
}

/** Returns a script of the recorded statements. */
export function scriptOf(statements: readonly Sent[]): Script {
  const defined: string[] = []
  const lines = statements.map(({ text, values, types }, index) =>
    text.replaceAll(/\$(\d+)/g, (_, number) => {
      const [value, type] = [values[Number(number) - 1], types[Number(number) - 1] as string]
      const shown = written(value, type)
      if (shown.includes(changing)) return `('${shown.replaceAll("'", "''").replaceAll(changing, `' || :each || '`)}')::${type}`
      const variable = `v${index}_${number}`
      if (!defined.some((one) => one.startsWith(`${variable}=`))) defined.push(`${variable}=${shown}`)
      // pgbench has no null, and a constant in its place would be planned differently from a parameter.
      return value === null ? `nullif(:${variable}, 'null')::${type}` : `:${variable}`
    }),
  )
  const script = lines.map((line) => `${line};\n`).join('')
  return { script: script.includes(':each') ? eachTime + script : script, defined }
}

/** Formats a value in Postgres's text format. */
function written(value: unknown, type: string): string {
  if (value === null) return 'null'
  if (type.startsWith('json')) return JSON.stringify(value)
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'null' : JSON.stringify(written(one, type.replace('[]', ''))))).join(',')}}`
  if (type === 'bytea') return `\\x${typeof value === 'string' ? value : Buffer.from(value as Uint8Array).toString('hex')}`
  return value instanceof Date ? value.toISOString() : String(value as string | number | boolean)
}

let found: string | undefined
function findPgbench(): string {
  if (found) return found
  const places = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse().concat(globSync('/usr/{bin,local/bin,pgsql/bin}/pgbench'))
  try {
    places.unshift(...globSync(`${execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()}/pgbench`))
  } catch {
    // pg_config is not installed: try the usual places
  }
  found = places[0]
  if (!found) throw new Error('pgbench is not installed: apt-get install postgresql')
  return found
}
