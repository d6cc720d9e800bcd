// How long one account waits while another sends the most expensive requests that its limit allows (promise H11), and while it is exported.
// The server, the sender and this program, which measures, are three processes. The long proof also has a large account among many small ones.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import t from 'tap'
import { openDatabase } from '../src/db/client.ts'
import type { DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { startChild } from './fixtures/children.ts'
import { shared, startServer } from './fixtures/process.ts'
import { measuredOnly } from './fixtures/proof.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'
import { spindleHere } from './fixtures/spindle.ts'
import { until } from './fixtures/wait.ts'

/** The candidates of the account that sends, and how many small accounts there are besides. */
const candidates = Number(process.env.SPINDLE_CANDIDATES || 20_000)
const smallAccounts = Number(process.env.SPINDLE_ACCOUNTS || 0)
/** Two windows of the limit, so that each kind is sent at least once. */
const measureMs = 25_000
const everyMs = 20
const mostMs = 100
/** The expected statuses of each kind. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  bodies: ['400'],
  boards: ['200'],
  connections: ['200'],
  // Two at a time, and 429 for a third.
  collections: ['200', '429'],
  filters: ['200', '404'],
  uploads: ['201'],
}

type Measured = {
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly count: number
  readonly wrong: readonly string[]
}

/** Adds small accounts, each with five jobs and twenty candidates. */
async function plantAccounts(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`insert into accounts (subdomain, name) select 'small-' || at, 'Small ' || at from generate_series(1, ${smallAccounts}::integer) at`
  const small = sql`from accounts a where a.subdomain like 'small-%'`
  await sql`insert into stages (account_id, slug, name, kind, position) select a.id, 'applied', 'Applied', 'applied', 1 ${small}`
  await sql`insert into jobs (account_id, title, shortcode, state)
    select a.id, 'Job ' || at, upper(substr(md5(at::text), 1, 10)), 'published' from generate_series(1, 5) at, lateral (select a.id ${small}) a`
  await sql`insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, sourced, mailbox)
    select j.account_id, j.id, s.id, 'Candidate ' || at, 'Candidate', at::text, true, md5(at || '-' || j.id)
      from jobs j join stages s on s.account_id = j.account_id, generate_series(1, 4) at
     where j.account_id in (select a.id ${small})`
  await sql.end()
}

/** Does what the database would otherwise do for the planted records while the delays are measured. */
async function settle({ DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string }): Promise<void> {
  const statements = ['vacuum analyze', 'checkpoint']
  if (DATABASE_URL) {
    // Without the time limit that the program's own connections have.
    const sql = postgres(DATABASE_URL, { max: 1 })
    for (const statement of statements) await sql.unsafe(statement)
    return sql.end()
  }
  const database = await openDatabase({ dataDir: join(DATA_DIR, 'postgres') })
  for (const statement of statements) await database.execute(statement, [])
  return database.close()
}

/** Sends a request every few milliseconds without waiting for responses, and measures each from when it was due. */
async function measure(origin: string, headers: Record<string, string>, paths: readonly string[]): Promise<Measured> {
  const agent = new Agent({ keepAlive: true })
  const taken: number[] = []
  const wrong: string[] = []
  const began = performance.now()
  const all: Promise<void>[] = []
  for (let at = 0; at * everyMs < measureMs; at++) {
    const due = began + at * everyMs
    await sleep(Math.max(0, due - performance.now()))
    const path = paths[at % paths.length]!
    all.push(
      new Promise((resolve) => {
        const end = (status: number | string) => {
          taken.push(performance.now() - due)
          if (status !== 200) wrong.push(`${path}: ${status}`)
          resolve()
        }
        const asked = send(new URL(origin + path), { headers, agent }, (response) =>
          response.resume().once('end', () => end(response.statusCode ?? 0)),
        )
        asked.once('error', (error) => end(error.message))
        asked.end()
      }),
    )
  }
  await Promise.all(all)
  agent.destroy()
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity
  return { p50: at(0.5), p99: at(0.99), most: at(1), count: taken.length, wrong }
}

t.test('H11: while one account sends the worst it may, another waits at most 100 ms longer', { skip: measuredOnly }, async (t) => {
  const given = await givenDatabase(t)
  const environment = { ...given, SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`, LOG_LEVEL: 'error' }
  const spindle = spindleHere(given)
  for (const words of ['migrate', 'demo', `demo --candidates ${candidates}`]) await spindle.json(words)
  const { token } = await spindle.json('tokens create --account large --name Worst --scopes all')
  if (given.DATABASE_URL && smallAccounts > 0) await plantAccounts(given.DATABASE_URL)
  await settle(given)
  // The sender has an account's limit; the measuring caller is a partner, whose limit is raised.
  const server = await startServer(t, { ...environment, RATE_LIMIT_PARTNER: '1000000' })
  const { accounts } = JSON.parse(readFileSync(join(given.DATA_DIR, 'demo.json'), 'utf8')) as DemoFile
  const other = accounts[0]!
  const headers = { authorization: `Bearer ${other.tokens.partner}`, 'x-service-client-id': other.partner_client_id }

  const sender = callerAt(server.origin)(token)
  const [jobs, listed, members] = [
    await sender.get('/jobs?limit=1'),
    await sender.get('/candidates?limit=1'),
    await sender.get('/members?role=admin'),
  ]
  const named = [jobs.body.jobs[0].shortcode, listed.body.candidates[0].id, members.body.members[0].id] as string[]
  const paths = ['/accounts', '/jobs?limit=20', '/candidates?limit=20', '/members', '/stages'].map((path) => `/spi/v3${path}`)

  await measure(server.origin, headers, paths)
  const alone = await measure(server.origin, headers, paths)
  t.strictSame(alone.wrong, [], 'each is answered')
  const shown = ({ p50, p99, most }: Measured) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)} ms`
  t.comment(`figure: nobody else: ${shown(alone)} (${alone.count} calls)`)
  for (const [kind, expected] of Object.entries(kinds)) {
    const child = startChild('worstSender.ts', [server.origin, token, kind, ...named], [])
    t.teardown(() => child.process.kill('SIGKILL'))
    await child.heard('ready')
    const beside = await measure(server.origin, headers, paths)
    await until('a window to be answered', () => child.said.some((line) => 'window' in line))
    child.process.kill('SIGKILL')
    const windows = child.said.flatMap(({ window }) => (window ? [window as Record<string, number>] : []))
    const rise = beside.p99 - alone.p99
    t.comment(`figure: beside ${kind}: ${shown(beside)}; the sender's windows: ${windows.map((one) => JSON.stringify(one)).join(' ')}`)
    t.strictSame(beside.wrong, [], `${kind}: each is answered`)
    t.ok(
      windows.every((one) => Object.keys(one).every((status) => expected.includes(status))),
      `${kind}: the sender is answered ${expected.join(' or ')}`,
    )
    t.ok(rise <= mostMs, `${kind}: the 99th percentile rises by ${rise.toFixed(1)} ms`)
    if (kind === 'connections') t.ok(beside.p50 <= 2 * alone.p50, `${kind}: half of the requests take at most twice as long`)
  }
  // On the embedded database the command is a part of the server, and waits as its requests do.
  if (!given.DATABASE_URL) return
  const program = ['src/spindle.ts', 'export', '--account', 'large']
  const exporting = spawn(process.execPath, program, { env: { ...shared, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => exporting.kill('SIGKILL'))
  let bytes = 0
  exporting.stdout.on('data', (part: Buffer) => (bytes += part.length))
  // It first reads all records, from one snapshot.
  for (const phase of ['reads', 'writes']) {
    const beside = await measure(server.origin, headers, paths)
    if (phase === 'reads') await until('the export to write', () => bytes > 0, { ms: 600_000 })
    t.comment(`figure: beside an export that ${phase}: ${shown(beside)}`)
    t.strictSame(beside.wrong, [], `export: each is answered while it ${phase}`)
    const rise = beside.p99 - alone.p99
    t.ok(rise <= mostMs, `export: the 99th percentile rises by ${rise.toFixed(1)} ms while it ${phase}`)
  }
})
