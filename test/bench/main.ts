// The bench: measures this server against rivals and against the database's own limit, in turns, and writes the ratios down.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import postgresClient from 'postgres'
import { cases, requestOf } from './cases.ts'
import { measure, type Comparison, type Measured } from './comparison.ts'
import {
  chosenCases,
  comparisonOf,
  concurrencyComparisons,
  engineComparison,
  growthComparisons,
  startComparisons,
  type Started,
} from './comparisons.ts'
import { contractComparison } from './contract.ts'
import { environment } from './environment.ts'
import { tableOf, writeResults } from './report.ts'
import { figuresOf } from './plot.ts'
import { rivals } from './rivals.ts'
import { startServer, type Program, type Server } from './server.ts'
import { makeEmbedded, makeWorld } from './world.ts'

/** What ends within a quarter of an hour, and what takes the time that it needs. */
const quick = { rounds: 7, seconds: 1 }
const thorough = { rounds: 9, seconds: 2 }
const sizes = [1_000, 10_000, 100_000, 1_000_000]
const { values: words } = parseArgs({
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    case: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    scale: { type: 'string' },
  },
})
const usual = words.full ? thorough : quick
const rounds = Number(words.rounds ?? usual.rounds)
const seconds = Number(words.seconds ?? usual.seconds)
const chosen = chosenCases(words.case)
if (chosen.length === 0) throw new Error(`There is no such case; there are: ${cases.map(({ name }) => name).join(', ')}`)
const grownTo = words.sizes?.split(',').map(Number) ?? sizes
const isShortened =
  rounds < usual.rounds || seconds < usual.seconds || [words.case, words.sizes, words.scale].some((word) => word !== undefined)

/** Programs that want a core: with more of them than this the figures are those of something else. */
const quiet = 0.5
const load = loadavg()[0] as number
if (load > quiet && !isShortened) {
  console.error(
    `The machine is busy (load ${load.toFixed(2)}, at most ${quiet}): results are written on a quiet one. With --case or --rounds a shortened run is made, apart from them.`,
  )
  process.exit(2)
}
const began = new Date()
console.log('Filling a Postgres server')
const { world, grown, postgres } = await makeWorld(words.full ? grownTo : [], Number(words.scale ?? 1))
const folder = mkdtempSync(join(tmpdir(), 'spindle-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const worldPath = join(folder, 'world.json')
writeFileSync(worldPath, JSON.stringify(world))
const limit = { databaseUrl: world.databaseUrl, postmaster: postgres.pid as number, folder }

const ours = (name: string, more: Record<string, string>): Program => {
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  return { name, path: 'src/main.ts', environment: { ...environment, DATA_DIR: dataDir, ...more } }
}
const onServer = { DATABASE_URL: world.databaseUrl }
const spindle = ours('spindle', onServer)
const variants = [
  ours('spindle with shared counts', { ...onServer, RATE_LIMIT_STORE: 'postgres' }),
  ours('spindle with two workers', { ...onServer, WORKERS: '2' }),
  { ...ours('version 3 alone', onServer), path: 'test/bench/newestOnly.ts' },
]
const rivalPrograms = rivals.map(({ name, program, variant }): Program => ({
  name,
  path: join(import.meta.dirname, 'rivals', program),
  environment: { BENCH_WORLD: worldPath, NODE_ENV: 'production', ...(variant && { BENCH_VARIANT: variant }) },
}))
const embedded = (dataDir: string) => ours('spindle embedded', { DATA_DIR: dataDir })

console.log('Starting the servers')
const wanted = new Set(chosen.flatMap(({ against, subject = 'spindle' }) => [subject, ...against]))
const servers = new Map<string, Server>()
for (const program of [spindle, ...variants, ...rivalPrograms]) {
  if (program === spindle || wanted.has(program.name)) servers.set(program.name, await startServer(program, limit))
}
const started: Started = { world, servers, limit }
await requireEqualAnswers()

const measured: Measured[] = []
for (const asked of chosen) await run(comparisonOf(asked, started))
if (words.case === undefined) {
  for (const one of startComparisons([spindle, ...rivalPrograms], embedded, started)) await run(one)
}
if (words.full) {
  for (const one of [...growthComparisons(grown, started), ...concurrencyComparisons(started)]) await run(one)
  await run(await contractComparison(folder))
  const [, small] = grown
  if (small) {
    const dataDir = join(folder, 'planted')
    const planted = await makeEmbedded(dataDir, small.count)
    const server = await startServer(embedded(dataDir), limit)
    await run(engineComparison(server, planted, small.planted, started))
    await server.stop()
  }
}

const results = isShortened ? pathToFileURL(join(tmpdir(), 'spindle-bench-shortened/')) : new URL('./', import.meta.url)
mkdirSync(results, { recursive: true })
const date = began.toISOString().slice(0, 16).replace('T', ' ')
const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '../..', ':!.') && '+')
const verb = words.full ? 'make bench-full' : 'make bench'
await writeResults(results, { measured, rivals, rounds, seconds, postgres: await versionOf(world.databaseUrl), date, commit, verb, load })
console.log(`${isShortened ? 'A shortened run, apart from the committed results' : 'Written'}: ${results.pathname}`)
await postgres.end()
process.exit()

async function run(comparison: Comparison): Promise<void> {
  const one = await measure(comparison, { rounds, seconds })
  console.log(`\n${one.name}: ${one.what}\n${tableOf(one)}\n${figuresOf(one)}\n`)
  measured.push(one)
}

/** Whoever answers something else is not comparable. */
async function requireEqualAnswers(): Promise<void> {
  for (const asked of chosen) {
    const request = requestOf(asked, world)
    const mine = await servers.get(asked.subject ?? 'spindle')?.ask(request)
    for (const name of asked.against) {
      const server = servers.get(name)
      if (server && !isDeepStrictEqual(await server.ask(request), mine))
        throw new Error(`${name} answers ${asked.name} in another way than ours: nothing is measured`)
    }
  }
}

async function versionOf(url: string): Promise<string> {
  const sql = postgresClient(url, { max: 1, onnotice: () => {} })
  const [row] = await sql.unsafe('show server_version')
  await sql.end()
  return /^\d+/.exec(String(row?.server_version))?.[0] ?? 'of an unknown version'
}
