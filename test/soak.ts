// The soak test: a server under a steady mixed load, whose memory must stay flat (promise K9). MINUTES sets the duration, ENGINE the
// engine: a Postgres server (the default) or the embedded database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import postgresClient from 'postgres'
import { memoryOf } from './bench/usage.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { slopeOf } from './fixtures/slope.ts'

const minutes = Number(process.env.MINUTES || 30)
const warmUp = Math.min(10, minutes / 3)
const connections = 16
/** The load as a share of the server's capacity. */
const share = 0.6
const sampleMs = 5_000
/** MB in 10 minutes. */
const mostGrowth = 2
if (!(minutes > 0)) throw new Error('MINUTES must be a number above 0')

const folder = mkdtempSync(join(tmpdir(), 'spindle-soak-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const engine = process.env.ENGINE || 'postgres'
if (engine !== 'postgres' && engine !== 'embedded') throw new Error('ENGINE must be postgres or embedded')
const postgres = engine === 'postgres' ? await startPostgres() : undefined
const databaseUrl = await postgres?.createDatabase('soak')
const child = spawn(process.execPath, ['src/main.ts', '--demo'], {
  cwd: new URL('..', import.meta.url),
  env: {
    PATH: process.env.PATH,
    MODE: 'production',
    PORT: '0',
    SECRET_KEYS: `soak:${Buffer.alloc(32, 7).toString('base64')}`,
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ALLOW_PRIVATE_TARGETS: '1',
    RATE_LIMIT_STORE: 'postgres',
    RATE_LIMIT_ACCOUNT: '1000000000',
    RATE_LIMIT_ADDRESS: '1000000000',
    WORKERS: process.env.WORKERS,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.once('exit', () => child.kill('SIGKILL'))
child.once('exit', (code) => void fail(`The server ended with ${code}`))
console.log(`Starting the server over the ${engine} database, planting the demo`)
const origin = await address()
const api = `${origin}/spi/v3`
const headers = { authorization: `Bearer ${readFileSync(join(folder, 'demo-token'), 'utf8').trim()}`, 'content-type': 'application/json' }

// A receiver, so that notifications are created, signed, sent and logged.
let taken = 0
const receiver = createServer((request, response) => void request.resume().once('end', () => response.end(String(++taken))))
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo
await call('/subscriptions', { target: `http://127.0.0.1:${port}/`, event: 'candidate_created' })
const { jobs } = (await call('/jobs?state=published&limit=1')) as { jobs: { shortcode: string }[] }
const { candidates } = (await call('/candidates?limit=1')) as { candidates: { id: string }[] }
const [job, candidate] = [jobs[0]!.shortcode, candidates[0]!.id]

const paths = `/jobs?limit=50 /candidates?limit=50 /candidates/${candidate} /jobs/${job}/candidates /members /accounts /employees
  /timeoff/requests /subscriptions /jobs/${job} /nowhere`
const reads = paths.split(/\s+/).map((path) => ({ method: 'GET', path: `/spi/v3${path}`, headers }))
const stranger = { ...reads[0], headers: { authorization: 'Bearer unknown' } }
// Sourced candidates need not answer the job's questions.
const person = { name: 'Ada Berg', email: 'ada-[<id>]@example.test', skills: ['welding'], summary: 'x'.repeat(1500) }
const body = JSON.stringify({ sourced: true, candidate: person })
await call(`/jobs/${job}/candidates`, JSON.parse(body) as object)
const write = { method: 'POST', path: `/spi/v3/jobs/${job}/candidates`, headers, body }

console.log('Measuring what it can do')
const capacity = (await fire({ duration: 10 })).requests.average
const rate = Math.max(1, Math.floor(capacity * share))
console.log(`Loading it with ${rate} requests a second for ${minutes} minutes, of which the first ${warmUp.toFixed(1)} warm it up`)
const loaded = fire({ duration: minutes * 60, overallRate: rate })

type Sample = { minute: number; rss: number; heap: number }
const samples: Sample[] = []
// An embedded database cannot be opened by a second process, so its tables are not measured.
const sql = databaseUrl ? postgresClient(databaseUrl, { max: 1, onnotice: () => {} }) : undefined
const began = performance.now()
for (let told = 0; told < Math.ceil(minutes);) {
  await sleep(sampleMs)
  const minute = (performance.now() - began) / 60_000
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
  samples.push({ minute, rss: memoryOf(child.pid as number), heap: metric('nodejs_heap_size_used_bytes') / 2 ** 20 })
  if (minute < Math.min(told + 1, minutes)) continue
  const { rss } = samples.at(-1) as Sample
  // The minimum of a minute is what remains after a garbage collection.
  const heap = Math.min(...samples.filter((one) => one.minute > told).map((one) => one.heap))
  const [tables] = sql
    ? await sql`select (select count(*) from outbox)::integer as outbox, (select count(*) from rate_counts)::integer as rates,
    (select count(*) from deliveries where state <> 'delivered')::integer as open, (select count(*) from deliveries)::integer as kept`
    : []
  const held = tables ? `; outbox ${tables.outbox}, deliveries ${tables.open} open of ${tables.kept}, rate counts ${tables.rates}` : ''
  const handles = metric('nodejs_active_handles_total')
  const memory = `rss ${rss.toFixed(1)} MB, heap ${heap.toFixed(1)} MB, ${handles} handles`
  told++
  console.log(`minute ${told} of ${minutes}: ${memory}${held}; ${taken} taken`)
}
const { requests, errors, timeouts, '5xx': faults } = await loaded
await sql?.end()

const growth = slopeOf(samples.filter(({ minute }) => minute > warmUp).map(({ minute, rss }) => ({ minute, mb: rss }))) * 10
console.log(
  `figure: ${minutes} minutes at ${rate} requests a second: ${requests.total} requests, ${errors + timeouts} without an answer, ${faults} answered by 5xx; ${taken} notifications taken`,
)
console.log(
  `figure: resident memory after the first ${warmUp.toFixed(0)} minutes: ${growth.toFixed(2)} MB in 10 minutes, at most ${mostGrowth} are allowed`,
)
if (minutes < 30) console.log('A short run: what a server still warms up to is taken for growth.')
child.removeAllListeners('exit').kill('SIGTERM')
await once(child, 'exit')
await postgres?.end()
process.exit(growth > mostGrowth || errors + timeouts + faults > 0 || taken === 0 ? 1 : 0)

/** Reads the server's output until it prints its address, and discards the rest. */
async function address(): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = /Spindle listens at (http:\/\/localhost:\d+)/.exec(line) ?? []
    if (found) {
      child.stdout.resume()
      return found
    }
  }
  return fail('The server did not start')
}

async function call(path: string, content?: object): Promise<unknown> {
  const response = await fetch(api + path, { headers, ...(content && { method: 'POST', body: JSON.stringify(content) }) })
  if (!response.ok) await fail(`${path} was answered with ${response.status}: ${await response.text()}`)
  return response.json()
}

type Fired = { requests: { average: number; total: number }; errors: number; timeouts: number; '5xx': number }
/** Each connection sends all kinds of requests in turn, one of them a write. */
function fire(options: { duration: number; overallRate?: number }): Promise<Fired> {
  const requests = [...reads, stranger, ...reads, write]
  return (autocannon as unknown as (options: object) => Promise<Fired>)({
    url: origin,
    connections,
    requests,
    idReplacement: true,
    ...options,
  })
}

async function fail(message: string): Promise<never> {
  console.error(message)
  await postgres?.end()
  process.exit(1)
}
