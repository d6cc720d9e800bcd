// Two servers under mixed load for hours, with a fault every ten minutes: nothing is lost and nothing leaks. Run by `make proof`.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgresClient from 'postgres'
import t from 'tap'
import { plantCandidates } from './bench/candidateWorld.ts'
import { memoryOf } from './bench/usage.ts'
import { givenFaultProxy } from './fixtures/faultProxy.ts'
import { freePort } from './fixtures/freePort.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { memoryLeftBy, reportsMemory, type LeftMemory } from './fixtures/leftMemory.ts'
import { startServer, type Started } from './fixtures/process.ts'
import { callerAt, givenWorld, type Answer } from './fixtures/server.ts'
import { slopeOf } from './fixtures/slope.ts'
import { spindleWith } from './fixtures/spindle.ts'
import { until } from './fixtures/wait.ts'

const minutes = Number(process.env.SPINDLE_MINUTES || 360)
const faultMinutes = Number(process.env.SPINDLE_FAULT_MINUTES || 10)
const skip = process.env.SPINDLE_TEST_SOAK === '1' ? false : 'takes hours: left to make proof PART=soak-long'

/** Requests of each of the clients in a second, and how many clients there are. */
const [pace, clients] = [4, 8]
/** One in so many of a client's requests creates a candidate. So many candidates are created before the load, all at once. */
const [requestsPerCandidate, atOnce] = [4, 40]
/** Candidates of a job. Older versions send all of them at once: the load would otherwise grow for hours. */
const jobSize = 500
/**
 * Requests a second of each of the readers, and how many there are. Their account has more candidates than the cache of list items holds: a
 * server's memory settles after some hundred thousand requests, and once that cache is full.
 */
const [readPace, readers, archived] = [100, 4, 20_000]
const importMs = 180_000
const sampleMs = 5_000
/** How long after a fault requests may still be refused. */
const graceMs = 15_000
/**
 * By how much the memory that a full garbage collection leaves of a process may grow if it lives for half an hour after it has warmed up
 * (promise K9): what is resident, in MB in ten minutes, and what is referred to, as a share of it. Between collections V8 keeps the pages
 * that the garbage of a fault once needed.
 */
const mostGrowth = { resident: 2, live: 0.05 }
const [warmUp, shortest] = [20, 30]
/** How many connections to the database a process opens, as the guide says: each when it is first needed. */
const sessionsOfProcess = 7

/** A line of progress. */
const tell = (line: string) => process.stderr.write(`${line}\n`)

type Server = { name: string; port: number; started: Started; since: number }
type Sample = LeftMemory & { readonly minute: number }
/** The life of a process; `most` is the most memory that it held at any time, in MB. */
type Life = { readonly name: string; readonly samples: Sample[]; most: number }

t.test('K9: two servers lose nothing and leak nothing, with a fault every few minutes', { skip }, async (t) => {
  const postgres = await startPostgres({ durable: true })
  t.teardown(() => postgres.end())
  const direct = await postgres.createDatabase('soak')
  const proxy = await givenFaultProxy(t, Number(new URL(direct).port))
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-soak-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const environment = {
    DATA_DIR,
    DATABASE_URL: direct.replace(/:\d+\//, `:${proxy.port}/`),
    MODE: 'production',
    SECRET_KEYS: `soak:${Buffer.alloc(32, 7).toString('base64')}`,
    ALLOW_PRIVATE_TARGETS: '1',
    RATE_LIMIT_STORE: 'postgres',
    RATE_LIMIT_ACCOUNT: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
    DELIVERY_SCHEDULE: `0,1,2,5,10${',30'.repeat(40)}`,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: reportsMemory,
  }
  const atDatabase = { ...environment, DATABASE_URL: direct }
  const world = await givenWorld(t, { environment: atDatabase })
  const { execute } = world.application.database
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000

  const start = async (name: string, port: number): Promise<Server> => ({
    name,
    port,
    started: await startServer(t, { ...environment, PORT: String(port) }),
    since: minute(),
  })
  const servers = [await start('first', await freePort()), await start('second', await freePort())]
  const restart = async (at: 0 | 1) => void (servers[at] = await start(servers[at]!.name, servers[at]!.port))

  // --- the receiver, and the account

  const told = new Map<string, Set<string>>()
  let [isFailing, isHanging, repeated] = [false, false, 0]
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (isHanging) return
      if (isFailing) return void response.writeHead(500).end()
      const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { email: string } }
      const ids = told.get(data.email)
      if (ids) repeated++
      told.set(data.email, (ids ?? new Set()).add(String(request.headers['webhook-id'])))
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  t.teardown(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const account = await world.givenAccount()
  await account.givenStages()
  const jobs: Awaited<ReturnType<typeof account.givenJob>>[] = []
  const candidates = atOnce + (minutes * 60 * pace * clients) / requestsPerCandidate
  // One more, since the load ends with a measurement, a little later than it should.
  while (jobs.length < Math.ceil(candidates / jobSize) + 1) jobs.push(await account.givenJob())
  const { token } = await account.givenCaller()
  const target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const archive = await world.givenAccount()
  await archive.givenJob()
  // Over a connection without the server's timeout: a slow machine takes longer than that to plant them.
  const planter = postgresClient(direct, { max: 1 })
  await plantCandidates(archive, (text, values) => planter.unsafe(text, values as never[]), archived)
  await planter.end()
  const reader = (await archive.givenCaller()).token
  const subscribed = await world.callerWith(token).post('/subscriptions', { target, event: 'candidate_created' })
  t.equal(subscribed.status, 201)

  // --- the load

  let isOver = false
  t.teardown(() => (isOver = true))
  const windows: { name: string; from: number; to: number }[] = []
  /** Whether a fault was under way, or had just been, between two instants. */
  const isDisturbed = (from: number, to: number) => windows.some((one) => one.from <= to && from <= one.to + graceMs)
  const wrong: string[] = []
  const statuses = new Map<number | string, number>()
  const count = (what: number | string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  const at = (index: number, version = '/spi/v3', as = token) => callerAt(`http://127.0.0.1:${servers[index % 2]!.port}`, version)(as)

  /** Sends a request until it succeeds, at each server in turn. Says what was wrong with an answer that no fault explains. */
  async function send(what: string, first: number, ask: (index: number) => Promise<Answer>, expected: number): Promise<Answer | undefined> {
    for (let tries = 0; ; tries++) {
      const sent = performance.now()
      const answer = await ask(first + tries).catch((error: unknown) => String(error))
      const disturbed = isDisturbed(sent, performance.now())
      if (typeof answer === 'string') {
        count('no answer')
        if (!disturbed) wrong.push(`${what} at ${minute().toFixed(1)}: ${answer}`)
      } else {
        count(answer.status)
        if (answer.status === expected) return answer
        const isTold = [409, 429, 503].includes(answer.status) && answer.headers.get('retry-after') !== null
        // Only two whole collections of an older version are sent to an account at a time.
        if (!isTold || (!disturbed && answer.status !== 429))
          wrong.push(`${what} at ${minute().toFixed(1)}: ${answer.status} ${answer.text.slice(0, 200)}`)
        if (!isTold) return undefined
      }
      if (wrong.length > 100) return undefined
      await sleep(200)
    }
  }
  const created = new Map<string, string>()
  /** The path of the job that candidates are added to, until it has enough. Throws if no job is left. */
  const jobPath = () => {
    const job = jobs[Math.floor(created.size / jobSize)]
    if (!job) throw new Error(`${jobs.length} jobs are too few`)
    return `/jobs/${job.shortcode}`
  }
  const bytes = Buffer.from('%PDF-1.4 soak')
  let files = 0
  const inEachVersion = [() => '/jobs?limit=20', () => '/members?limit=20', () => `${jobPath()}/candidates?limit=20`]
  const newest = ['/employees?limit=20', '/departments', '/timeoff/categories']
  const reads = [
    ...inEachVersion.flatMap((pathNow) => ['/spi/v3', '/spi/v2', '/spi/v1'].map((version) => ({ pathNow, version }))),
    ...newest.map((path) => ({ pathNow: () => path, version: '/spi/v3' })),
  ]
  async function work(own: number, round: number): Promise<void> {
    if (round % requestsPerCandidate !== 0) {
      const { pathNow, version } = reads[(own + round) % reads.length]!
      const path = pathNow()
      await send(version + path, own + round, (index) => at(index, version).get(path), 200)
      return
    }
    const email = `soak-${own}-${round}@example.test`
    const resume = round % (10 * requestsPerCandidate) === 0 ? { resume: { name: 'soak.pdf', data: bytes.toString('base64') } } : {}
    const body = { candidate: { name: `Soak ${own} ${round}`, email, summary: 'x'.repeat(500), ...resume } }
    const headers = { 'idempotency-key': email }
    // A repeated request must be the same one.
    const candidatesOfJob = `${jobPath()}/candidates`
    const answer = await send(email, own + round, (index) => at(index).request('POST', candidatesOfJob, { body, headers }), 201)
    if (!answer) return
    const { id } = answer.body.candidate
    created.set(email, id)
    const path = `/candidates/${id}`
    await send(path, own, (index) => at(index).request('PATCH', path, { body: { candidate: { headline: 'Changed' } } }), 200)
    const shown = await send(path, own + 1, (index) => at(index).get(path), 200)
    if (shown && shown.body.candidate.headline !== 'Changed') wrong.push(`${path} lacks what was acknowledged`)
    if (!('resume' in resume) || !shown) return
    files++
    const { pathname, search } = new URL(shown.body.candidate.resume_url as string)
    await send(
      pathname,
      own,
      async (index) => {
        const response = await fetch(`http://127.0.0.1:${servers[index % 2]!.port}${pathname}${search}`)
        const text = await response.text()
        if (response.status === 200 && text !== bytes.toString()) wrong.push(`${pathname} has other bytes`)
        return { status: response.status, headers: response.headers, text, body: undefined }
      },
      200,
    )
  }
  const paced = async (perSecond: number, step: (round: number) => Promise<void>) => {
    for (let round = 0; !isOver; round++) {
      const next = performance.now() + 1000 / perSecond
      await step(round)
      await sleep(Math.max(0, next - performance.now()))
    }
  }
  const client = (own: number) => paced(pace, (round) => work(own, round))
  /** Walks all candidates of the archive again and again, and requests other lists and a candidate meanwhile. */
  const readerOf = (own: number) => {
    const first = '/candidates?limit=50'
    let [page, one] = [first, '/departments']
    return paced(readPace, async (round) => {
      const path = [page, one, '/jobs?limit=50', '/members'][round % 4]!
      const answer = await send(path, own + Math.floor(round / 4), (index) => at(index, '/spi/v3', reader).get(path), 200)
      if (!answer || path !== page) return
      one = `/candidates/${answer.body.candidates[0].id}`
      page = answer.body.paging?.next?.split('/spi/v3')[1] ?? first
    })
  }
  const spindle = spindleWith(atDatabase)
  const lines = readFileSync(new URL('../drizzle/demo/tidewell.jsonl', import.meta.url), 'utf8')
  let imports = 0
  const importing = async () => {
    for (let next = performance.now() + importMs; !isOver; await sleep(500)) {
      if (performance.now() < next) continue
      next = performance.now() + importMs
      const name = `soak-${imports + 1}`
      const steps = { import: lines.replaceAll('tidewell', name), [`accounts delete ${name} --yes ${name}`]: '' }
      for (const [words, input] of Object.entries(steps)) {
        let ran = await spindle(words, input)
        // An import is one transaction, and a deletion can be repeated.
        for (; ran.code !== 0 && isDisturbed(performance.now() - 60_000, performance.now()); ran = await spindle(words, input))
          await sleep(2000)
        if (ran.code !== 0) wrong.push(`spindle ${words}: ${ran.err}`)
      }
      imports++
    }
  }

  // --- the faults

  const lasting = async (ms: number, fault: Parameters<typeof proxy.inflict>[0]) => {
    await proxy.inflict(fault)
    await sleep(ms)
    await proxy.heal()
  }
  const faults: Readonly<Record<string, () => Promise<unknown>>> = {
    'a server is killed': async () => {
      servers[0]!.started.process.kill('SIGKILL')
      await sleep(3000)
      await restart(0)
    },
    'connections to the database are reset': () => lasting(3000, { refuses: true }),
    'a server is replaced': async () => {
      t.equal(await servers[1]!.started.stop(), 0)
      await restart(1)
    },
    'the database does not respond': () => lasting(8000, { silent: true }),
    'the database crashes': async () => {
      await postgres.stop('immediate')
      await sleep(1000)
      await postgres.start()
    },
    'the receiver fails': async () => {
      isFailing = true
      await sleep(20_000)
      isFailing = false
    },
    'the receiver hangs': async () => {
      isHanging = true
      await sleep(20_000)
      isHanging = false
      receiver.closeAllConnections()
    },
  }
  const breaking = async () => {
    for (let count = 0; !isOver; count++) {
      const due = (count + 1) * faultMinutes
      // The last minutes are for what the last fault has left.
      if (due > minutes - Math.min(2, faultMinutes)) return
      while (minute() < due && !isOver) await sleep(500)
      const [name, inflict] = Object.entries(faults)[count % Object.keys(faults).length]!
      const window = { name, from: performance.now(), to: Infinity }
      windows.push(window)
      tell(`minute ${minute().toFixed(0)}: ${name}`)
      await inflict()
      window.to = performance.now()
    }
  }

  // --- what is measured

  const lives = new Map<Started, Life>()
  const descriptorsOf = ({ started }: Server) => readdirSync(`/proc/${started.process.pid}/fd`).length
  const sessions = async () =>
    Number((await execute(`select count(*)::integer as n from pg_stat_activity where application_name = 'spindle'`, []))[0]?.n)
  const rowsOf = async () => {
    const [row] = await execute(
      `select (select count(*) from outbox)::integer as outbox,
        (select count(*) from deliveries where state <> 'delivered')::integer as open,
        (select count(*) from deliveries)::integer as deliveries,
        (select count(*) from rate_counts)::integer as counts,
        (select count(*) from idempotency_keys where answer is null)::integer as claims,
        (select count(*) from files)::integer as files`,
      [],
    )
    return row as Record<string, number>
  }
  // The two servers and this program.
  const mostSessions = 3 * sessionsOfProcess
  const atRest = async () => ({ descriptors: servers.map(descriptorsOf), sessions: await sessions() })
  await Promise.all(Array.from({ length: atOnce }, (_, index) => work(clients + index, 0)))
  await sleep(10_000)
  const before = await atRest()

  let toldWrong = 0
  const load = [
    importing(),
    breaking(),
    ...Array.from({ length: clients }, (_, own) => client(own)),
    ...Array.from({ length: readers }, (_, own) => readerOf(own)),
  ]
  for (let next = 1; minute() < minutes; await sleep(sampleMs)) {
    for (const { name, started } of servers) {
      if (started.process.exitCode !== null || started.process.signalCode !== null) continue
      const life = lives.get(started) ?? { name, samples: [], most: 0 }
      lives.set(started, life)
      life.most = Math.max(life.most, memoryOf(started.process.pid!))
    }
    if (minute() < next) continue
    for (const { started } of servers) {
      // A server that a fault has ended reports nothing.
      const left = await memoryLeftBy(started).catch(() => undefined)
      if (left) lives.get(started)?.samples.push({ minute: minute(), ...left })
    }
    const rows = await rowsOf().catch(() => 'the database does not respond')
    const memory = servers.map(({ started, name }) => `${name} ${inWords(lives.get(started))}`).join(', ')
    tell(
      `minute ${next} of ${minutes}: ${memory}; ${JSON.stringify(rows)}; ${created.size} created, ${told.size} told of; ${imports} imports; ${wrong.length} wrong`,
    )
    for (; toldWrong < wrong.length; toldWrong++) tell(`wrong: ${wrong[toldWrong]}`)
    next = Math.floor(minute()) + 1
  }
  isOver = true
  await Promise.all(load)

  // --- what came of it

  await until('every notification to arrive', () => [...created.keys()].every((email) => told.has(email)), { ms: 120_000 })
  await until(
    'nothing to be open',
    async () => Object.entries(await rowsOf()).every(([name, n]) => !['outbox', 'open', 'claims'].includes(name) || n === 0),
    {
      ms: 120_000,
      seen: () => wrong.length,
    },
  )
  // Idle connections to the database's servers and to receivers are kept for a while.
  let after = await atRest()
  const isAsBefore = ({ descriptors, sessions: open }: typeof before) =>
    // A few may be connections that are being closed.
    open <= mostSessions && descriptors.every((count, index) => count <= before.descriptors[index]! + 3)
  await until('no more sessions than are promised, and descriptors as before', async () => isAsBefore((after = await atRest())), {
    ms: 120_000,
    seen: () => ({ before, after }),
  })
  t.strictSame(wrong, [], 'every request was answered as it should be')
  const rows = await execute(`select email, count(*)::integer as count from candidates where account_id = $1 group by email`, [account.id])
  t.strictSame(
    rows.map(({ email }) => email as string).toSorted(),
    [...created.keys()].toSorted(),
    'each acknowledged candidate is there, and no other',
  )
  t.ok(
    rows.every(({ count: times }) => times === 1),
    'each was created once',
  )
  t.ok(
    [...told.values()].every(({ size }) => size === 1),
    'a repeated notification has the same id',
  )
  const onDisk = readdirSync(join(DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const stored = new Set(onDisk.map(({ name }) => name))
  const named = (await execute(`select encode(coalesce(object, key), 'hex') as name from files where account_id = $1`, [account.id])).map(
    ({ name }) => name as string,
  )
  t.strictSame(
    named.filter((name) => !stored.has(name)),
    [],
    'the bytes of each file are on the disk',
  )
  const unnamed = stored.size - new Set(named).size
  t.comment(`figure: ${stored.size} files on the disk, ${unnamed} of them of changes that a fault undid`)
  t.ok(unnamed <= 2 * clients * windows.length, 'which are removed within a day: at most two of each client at each fault')
  const [left] = await execute(`select count(*)::integer as n from accounts where subdomain like 'soak-%'`, [])
  t.equal(left?.n, 0, 'imported accounts are deleted')
  for (const { name, samples, most } of lives.values()) {
    t.comment(`figure: ${name}, ${samples.length} minutes: at most ${most.toFixed(0)} MB resident`)
    for (const kind of ['resident', 'live', 'code', 'external'] as const) {
      const growth = growthOf(samples.map((sample) => ({ minute: sample.minute, mb: sample[kind] })))
      if (!growth) continue
      const { level, slope } = growth
      const share = (slope * growth.minutes) / level
      const words = `${name}, ${kind} after a collection, ${growth.minutes} minutes: ${level.toFixed(0)} MB, ${(slope * 10).toFixed(2)} MB in 10 minutes`
      t.comment(`figure: ${words}`)
      if (kind === 'resident') t.ok(slope * 10 <= mostGrowth.resident, words)
      if (kind === 'live') t.ok(share <= mostGrowth.live, words)
    }
  }
  const sent = [...statuses.values()].reduce((sum, one) => sum + one, 0)
  t.comment(
    `figure: ${minutes} minutes, ${windows.length} faults: ${sent} requests (${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}), ${wrong.length} wrong`,
  )
  t.comment(
    `figure: ${created.size} candidates created once each and told of, ${repeated} of them again; ${files} files, ${imports} accounts imported and deleted`,
  )
  t.comment(
    `figure: at the end ${after.sessions} sessions of ${mostSessions}, ${after.descriptors.join(' and ')} descriptors (${before.descriptors.join(' and ')} at the start)`,
  )
  for (const { started } of servers) t.equal(await started.stop(), 0)
})

function inWords(life: Life | undefined): string {
  const last = life?.samples.at(-1)
  if (!last) return 'has begun'
  const { live, code, external, resident } = last
  const parts = `${live.toFixed(1)} live, ${code.toFixed(1)} of it code and ${external.toFixed(1)} external`
  return `${resident.toFixed(0)} MB (${parts}, ${life!.most.toFixed(0)} at most)`
}

/**
 * Returns for how many minutes a process lived after it had warmed up, its average memory then in MB, and by how many MB it grew in a minute,
 * by least squares; undefined if it lived too briefly.
 */
function growthOf(samples: readonly { minute: number; mb: number }[]): { minutes: number; level: number; slope: number } | undefined {
  const from = (samples[0]?.minute ?? 0) + warmUp
  const points = samples.filter(({ minute }) => minute >= from)
  if (points.length < shortest) return undefined
  const level = points.reduce((sum, { mb }) => sum + mb, 0) / points.length
  return { minutes: points.length, level, slope: slopeOf(points) }
}
