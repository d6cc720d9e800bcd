// Profiles our server under each case, and writes flame graphs and the share of each part in the time of a request.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { creation, detail, fiftyCandidates, requestOf, timeOffList, tinyRead } from './cases.ts'
import { environment } from './environment.ts'
import { flameOf, sharesOf, type Period, type Profile } from './flame.ts'
import { fileName, writeFormatted } from './report.ts'
import { startServer } from './server.ts'
import { tabled } from './table.ts'
import { makeWorld } from './world.ts'

const { values: words } = parseArgs({
  options: { case: { type: 'string', multiple: true }, seconds: { type: 'string', default: '6' }, scale: { type: 'string', default: '1' } },
})
const seconds = Number(words.seconds)
const connections = 32
const warmUp = 10
const micros = 250
/** Returns the time by the monotonic clock, which all processes of a machine share. */
const microseconds = () => Number(process.hrtime.bigint() / 1000n)
const results = new URL('profiles/', import.meta.url)

const { world, postgres } = await makeWorld({ candidates: [], requests: [] }, Number(words.scale))
const cases = [tinyRead, fiftyCandidates, detail, creation, timeOffList]
const folder = mkdtempSync(join(tmpdir(), 'spindle-profile-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
mkdirSync(results, { recursive: true })
const sections: string[] = []
for (const asked of cases.filter(({ name }) => words.case?.includes(name) ?? true)) {
  const profiles = join(folder, fileName(asked.name))
  const server = await startServer(
    {
      name: 'spindle',
      path: 'src/main.ts',
      flags: ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-interval=${micros}`],
      environment: { ...environment, DATABASE_URL: world.databaseUrl, DATA_DIR: join(folder, 'data') },
    },
    { postmaster: postgres.pid as number, folder },
  )
  const request = requestOf(asked, world)
  await server.measure(request, connections, warmUp)
  const from = microseconds()
  const { cpu = 0, databaseCpu = 0 } = await server.measure(request, connections, seconds)
  const period: Period = { from, until: microseconds() }
  await server.stop()
  // The largest profile is that of the main thread.
  const [largest] = readdirSync(profiles)
    .map((name) => join(profiles, name))
    .toSorted((one, other) => statSync(other).size - statSync(one).size)
  const profile = JSON.parse(readFileSync(largest as string, 'utf8')) as Profile
  const picture = `${fileName(asked.name)}.svg`
  writeFileSync(new URL(picture, results), flameOf(profile, period, asked.name))
  const shares = sharesOf(profile, period)
  const table = tabled([['part', 'share'], ...shares.map(([part, share]) => [part, `${(share * 100).toFixed(0)} %`])])
  const spent = `The profiled process took ${Math.round(cpu * 1e6)} µs of CPU for a request, the database ${Math.round(databaseCpu * 1e6)} µs.`
  console.log(`\n${asked.name}\n${table}\n${spent}`)
  sections.push(`## ${asked.name}\n\n${asked.what}. ${spent}\n\n![${asked.name}](${picture})\n\n${table}`)
}
if (words.case === undefined && words.scale === '1') {
  await writeFormatted(
    new URL('README.md', results),
    `# Profiles

Written by \`make bench-profile\`: the main thread of our server under each case, with everything on, once it is warm (${connections} connections, ${seconds} seconds, a sample each ${micros} µs).
What Node does by itself counts for the part that asked for it; sockets, HTTP and promises that nobody asked for by name are Node itself. A profiled process is slower than one that is not.

${sections.join('\n\n')}
`,
  )
}
await postgres.end()
process.exit()
