// The bench: measures this server against rivals and against the database's own limit, in turns, and writes the ratios down.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import postgresClient from 'postgres'
import { cases, type Case } from './cases.ts'
import { pgbench, startLoad, startOurs, startRival, type Contender, type Sample } from './contenders.ts'
import { databaseShare, linesOf, tableOf, writeResults, type Round } from './report.ts'
import { rivals } from './rivals.ts'
import { makeWorld } from './world.ts'

const usual = { rounds: 9, seconds: 3 }
const { values: words } = parseArgs({ options: { rounds: { type: 'string' }, seconds: { type: 'string' }, case: { type: 'string' } } })
const rounds = Number(words.rounds ?? usual.rounds)
const seconds = Number(words.seconds ?? usual.seconds)
const chosen = cases.filter(({ name }) => name === (words.case ?? name))
if (chosen.length === 0) throw new Error(`There is no such case; there are: ${cases.map(({ name }) => name).join(', ')}`)
const shortened = rounds < usual.rounds || seconds < usual.seconds || chosen.length < cases.length

const busy = (loadavg()[0] as number) > 1
if (busy) console.log('Other work runs on this machine: its ratios will spread.')
console.log('Starting Postgres and the servers')
const { world, postgres } = await makeWorld()
const folder = mkdtempSync(join(tmpdir(), 'spindle-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const surroundings = { world, postmaster: postgres.pid as number, folder, load: startLoad() }
const ours = await startOurs(surroundings)
const servers = [ours]
for (const rival of rivals) servers.push(await startRival(surroundings, rival))
const limit = pgbench(surroundings)
const serversOf = ({ rivals: answered }: Case) => (answered ? servers : [ours])

const measured = []
for (const asked of chosen) {
  await requireEqualAnswers(asked)
  const taken = await measureInTurns(asked)
  const lines = linesOf(asked, taken, ours.name)
  console.log(`\n${asked.name}: ${asked.what}\n${tableOf(lines)}\n`)
  measured.push({ asked, lines, databaseShare: databaseShare(taken, ours.name) })
}
if (shortened) console.log('A shortened run: RESULTS.md and results.json stay as they are.')
else {
  const date = new Date().toISOString().slice(0, 10)
  await writeResults({ measured, rivals, rounds, seconds, postgres: await versionOf(world.databaseUrl), date, busy })
  console.log('Written: test/bench/RESULTS.md and test/bench/results.json')
}
await postgres.end()
process.exit()

/** Whoever answers something else is not comparable. */
async function requireEqualAnswers(asked: Case): Promise<void> {
  const wanted = await ours.answer?.(asked)
  for (const server of serversOf(asked)) {
    if (!isDeepStrictEqual(await server.answer?.(asked), wanted))
      throw new Error(`${server.name} answers the ${asked.name} in another way than ours: nothing is measured`)
  }
}

async function measureInTurns(asked: Case): Promise<Round[]> {
  const contenders = [...serversOf(asked), limit]
  console.log(`${asked.name}: warming up`)
  for (const contender of contenders) await contender.measure(asked, seconds)
  const taken: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    const samples = new Map<string, Sample>()
    for (const contender of contenders) samples.set(contender.name, await contender.measure(asked, seconds))
    taken.push(samples)
    const mine = samples.get(ours.name) as Sample
    const shares = contenders
      .slice(1)
      .map(({ name }: Contender) => `${(mine.perSecond / (samples.get(name) as Sample).perSecond).toFixed(2)} of ${name}`)
    console.log(`${asked.name}: round ${round} of ${rounds}, throughput ${shares.join(', ')}`)
  }
  return taken
}

async function versionOf(url: string): Promise<string> {
  const sql = postgresClient(url, { max: 1, onnotice: () => {} })
  const [row] = await sql.unsafe('show server_version')
  await sql.end()
  return /^\d+/.exec(String(row?.server_version))?.[0] ?? 'of an unknown version'
}
