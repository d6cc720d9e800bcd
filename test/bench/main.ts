// The bench: measures this server, the rivals and the database's own limit in turn, and writes the ratios to the results.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import postgresClient from 'postgres'
import { benchOver } from './bench.ts'
import { measure } from './comparison.ts'
import { parts } from './parts.ts'
import { figuresOf } from './plot.ts'
import { tableOf, writeResults } from './report.ts'
import { merged, resultsIn, type Result } from './results.ts'
import { makeWorld } from './world.ts'

/** With these settings `make bench-full` takes at most 25 minutes. */
const usual = { rounds: 6, seconds: 1 }
const { values: words, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    case: { type: 'string', multiple: true },
    scale: { type: 'string' },
  },
})
const rounds = Number(words.rounds ?? usual.rounds)
const seconds = Number(words.seconds ?? usual.seconds)
const scale = Number(words.scale ?? 1)
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are:`)
  for (const [name, { about }] of Object.entries(parts)) console.error(`  ${name.padEnd(12)} ${about}`)
  process.exit(2)
}
const chosen = Object.entries(parts).filter(([name, { full }]) =>
  positionals.length > 0 ? positionals.includes(name) : words.full || !full,
)
const isShortened = rounds < usual.rounds || seconds < usual.seconds || scale < 1 || words.case !== undefined

/** The maximum load average before the run: with more, the figures would measure other programs too. */
const quiet = 0.5
/** After a run, the load average takes a minute or two to fall. */
const patience = 180_000
let load = loadavg()[0] as number
for (const until = Date.now() + patience; load > quiet && !isShortened && Date.now() < until; load = loadavg()[0] as number)
  await sleep(1000)
if (load > quiet && !isShortened) {
  console.error(
    `The machine is busy (load ${load.toFixed(2)}, at most ${quiet}): results are written on a quiet one. With --case or --rounds a shortened run is made, apart from them.`,
  )
  process.exit(2)
}
const minute = () => new Date().toISOString().slice(0, 16).replace('T', ' ')
const tell = (text: string) => console.log(`${minute().slice(11)} ${text}`)
const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '../..', ':!.') && '+')
const results = isShortened ? pathToFileURL(`${tmpdir()}/spindle-bench-shortened/`) : new URL('./', import.meta.url)
mkdirSync(results, { recursive: true })

const began = performance.now()
tell('filling a Postgres server')
const grows = chosen.some(([, part]) => part.grows)
const sizes = {
  candidates: [1_000, 10_000, ...(grows ? [1_000_000 * scale] : [])],
  requests: grows ? [1_000, 10_000, 100_000, ...(scale === 1 ? [1_000_000] : [])] : [],
}
const filled = await makeWorld(sizes, scale)
const bench = benchOver(filled)
const postgres = await versionOf(filled.world.databaseUrl)
const about = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.about]))

for (const [part, { comparisons }] of chosen) {
  const date = minute()
  tell(`${part}: ${about[part]}`)
  const measured: Result[] = []
  for await (const comparison of comparisons(bench)) {
    if (words.case && !words.case.includes(comparison.name)) continue
    const one = await measure(comparison, { rounds, seconds })
    console.log(`\n${one.name}: ${one.what}\n${tableOf(one)}\n${figuresOf(one)}\n`)
    measured.push({ part, ...one, commit, date, load, seconds })
  }
  await bench.stopServers()
  if (measured.length > 0) await writeResults(results, merged(resultsIn(results), part, measured, Object.keys(parts)), { about, postgres })
}
tell(
  `${isShortened ? 'a shortened run, apart from the committed results' : 'written'}: ${results.pathname}; ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
)
await filled.postgres.end()
process.exit()

async function versionOf(url: string): Promise<string> {
  const sql = postgresClient(url, { max: 1, onnotice: () => {} })
  const [row] = await sql.unsafe('show server_version')
  await sql.end()
  return /^\d+/.exec(String(row?.server_version))?.[0] ?? 'of an unknown version'
}
