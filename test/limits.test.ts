// Rate limits: for whom a request counts, and exactly how many pass in a window, in the memory of one process and in a shared database.
import { Writable } from 'node:stream'
import fc from 'fast-check'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { facts } from '../generated/facts.ts'
import { operator } from '../src/access/audit.ts'
import { prepareRateCounts } from '../src/access/rateCounts.ts'
import { openDatabase, type Database } from '../src/db/client.ts'
import { statementsOver } from '../src/db/statements.ts'
import { migrations } from '../src/db/migrations.ts'
import { base as newest } from '../src/assemble.ts'
import { countsInMemory } from '../src/server/limits.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { startTwo } from './fixtures/process.ts'
import { holds } from './fixtures/property.ts'
import { bases } from './fixtures/requests.ts'
import { callerAt, givenDatabase, givenWorld, type Answer, type Caller } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

const keys = () => [{ name: 'test', bytes: Buffer.alloc(32) }]
const start = 1_800_000_000_000
const hour = 3_600_000
const windowMs = 10_000
const operations = Object.entries(facts)
const shared = { RATE_LIMIT_STORE: 'postgres', RATE_LIMIT_ACCOUNT: '10', RATE_LIMIT_ADDRESS: '10' }

const openOne = async (t: Test) => {
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  return openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres`, migrations })
}
/** The rate-limit headers of a response: limit, remaining, reset. */
const told = ({ headers }: Answer) => ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-rate-limit-${name}`)))
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)
/** Sends this many requests, one after the other. */
async function callOften(caller: Caller, times: number, headers?: Record<string, string>): Promise<Answer[]> {
  const answers = []
  for (let at = 0; at < times; at++) answers.push(await caller.get('/accounts', headers))
  return answers
}

// --- the two stores against a model

const database = await openOne(t)
t.teardown(() => database.close())

/** The model of a store: each client has `max` requests in a window. Clients that `keeps` does not name are forgotten. */
function model(keeps: (window: number, current: number, before: number) => boolean) {
  const used = new Map<string, Map<number, number>>()
  let before = 0
  return (client: string, max: number, at: number) => {
    const current = Math.floor(at / windowMs)
    for (const counts of used.values()) for (const window of counts.keys()) if (!keeps(window, current, before)) counts.delete(window)
    const counts = used.get(client) ?? new Map<number, number>()
    const passes = (counts.get(current) ?? 0) < max
    used.set(client, counts.set(current, (counts.get(current) ?? 0) + (passes ? 1 : 0)))
    before = current
    return { passes, remaining: Math.max(0, max - (counts.get(current) ?? 0)), at }
  }
}

const step = fc.record({
  client: fc.constantFrom('account:1', 'partner:1', 'address:192.0.2.1'),
  max: fc.constantFrom(3, 3, 3, 5),
  jump: fc.constantFrom(0, 0, 0, 0, 0, 1, 400, 9_999, 10_000, -1, -10_000, hour, -hour),
})

t.test('H10, K10: any sequence of requests and clock jumps follows the model, in memory and in the database', async (t) => {
  let now = start
  const stores = {
    memory: {
      store: () => countsInMemory(() => now),
      keeps: (window: number, current: number) => window === current,
    },
    database: {
      store: () => prepareRateCounts(statementsOver(database), keys, () => now),
      keeps: (window: number, current: number, before: number) => window <= current || before <= current,
    },
  }
  for (const [name, { store, keeps }] of Object.entries(stores)) {
    await holds(
      t,
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
        await database.execute('delete from rate_counts', [])
        now = start
        const [count, expect] = [store(), model(keeps)]
        for (const { client, max, jump } of steps) {
          now += jump
          const { count: number, at } = await count(client, max)
          const seen = { passes: number <= max, remaining: Math.max(0, max - number), at }
          const expected = expect(client, max, now)
          if (JSON.stringify(seen) !== JSON.stringify(expected))
            throw new Error(`${name} gave ${JSON.stringify(seen)}, the model ${JSON.stringify(expected)}`)
        }
      }),
      { runs: 100 },
    )
    t.pass(name)
  }
})

t.test('K10: whatever the clock does, a client that waits for one more window is admitted', async (t) => {
  for (const jump of [-hour, hour, -180_000, 180_000, -20_000, -10_000, -9_999]) {
    let now = start
    for (const count of [countsInMemory(() => now), prepareRateCounts(statementsOver(database), keys, () => now)]) {
      const client = `account:${Math.abs(jump)}`
      // Exhausts every window of three minutes.
      for (now = start - 180_000; now <= start; now += windowMs) for (let at = 0; at < 3; at++) await count(client, 2)
      now += jump
      await count(client, 2)
      now += windowMs
      t.ok((await count(client, 2)).count <= 2, `a jump of ${jump / 1000} s`)
    }
  }
})

t.test('H10: of 200 concurrent requests on each side of a window edge, exactly the limit passes', async (t) => {
  await database.execute('delete from rate_counts', [])
  const edge = start + windowMs
  const sides = [edge - 1, edge + 1]
  // Two stores before the edge of the window and two after it.
  const stores = [...sides, ...sides].map((side) => prepareRateCounts(statementsOver(database), keys, () => side))
  const counted = await Promise.all(Array.from({ length: 200 }, (_, at) => stores[at % 4]!('account:1', 10)))
  for (const side of sides) {
    const passed = counted.filter(({ count, at }) => at === side && count <= 10).map(({ count }) => count)
    t.strictSame(
      passed.toSorted((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    )
  }
  const rows = await database.execute('select "window", count from rate_counts order by "window"', [])
  t.strictSame(
    rows.map(({ window, count }) => [window, count]),
    [
      [start / windowMs, 10],
      [start / windowMs + 1, 10],
    ],
    'what was refused was not written',
  )
})

// --- headers

t.test(
  'every response has the limit, remaining and reset headers, whatever its status and version and wherever it was counted',
  async (t) => {
    for (const store of ['memory', 'postgres']) {
      let skew = 0
      const environment = { ...shared, RATE_LIMIT_ACCOUNT: '30', RATE_LIMIT_ADDRESS: '40', RATE_LIMIT_STORE: store }
      const inVersionThree = await givenWorld(t, { now: () => Date.now() + skew, environment })
      for (const base of bases) {
        skew = 0
        const world = inVersionThree.at(base)
        const title = `${store}, ${base}`
        const account = await world.givenAccount()
        const caller = await account.givenCaller(['r_jobs'])
        const nobody = world.callerWith('garbage')
        const calls: [Caller, string, string, unknown, number][] = [
          [caller, 'GET', '/jobs', undefined, 200],
          [caller, 'GET', '/jobs?state=x', undefined, 400],
          [nobody, 'GET', '/jobs', undefined, 401],
          [caller, 'DELETE', '/members/0123456789abcdef', undefined, 403],
          [caller, 'GET', '/jobs/NOSUCHJOB0', undefined, 404],
          [caller, 'GET', '/nowhere', undefined, 404],
          [caller, 'PATCH', '/jobs', undefined, 405],
          [nobody, 'PATCH', '/jobs', undefined, 405],
        ]
        let last: number[] = []
        for (const [by, method, path, body, status] of calls) {
          const answer = await by.request(method, path, { body })
          const [limit, remaining, reset] = told(answer)
          t.equal(answer.status, status, `${title}: ${method} ${path}`)
          t.equal(limit, by === caller ? 30 : 40)
          t.ok(Number.isInteger(reset) && reset! % 10 === 0, 'the next window begins at a full ten seconds')
          const ahead = reset! * 1000 - Date.now()
          t.ok(ahead > -1000 && ahead <= windowMs, `${title}: in ${ahead} ms`)
          if (by === caller && last[2] === reset) t.equal(remaining, last[1]! - 1)
          if (by === caller) last = [limit!, remaining!, reset!]
        }
        const refused = await until('a call to be refused', async () => {
          const answer = await caller.get('/jobs')
          return answer.status !== 200 && answer
        })
        t.equal(refused.status, 429)
        t.equal(told(refused)[1], 0)
        const wait = Number(refused.headers.get('retry-after'))
        t.ok(Number.isInteger(wait) && wait >= 1 && wait <= 10, `${title}: retry after ${wait} s`)
        t.match(refused.body.error, `retry in ${wait} second`)
        for (skew of [-hour, hour]) {
          const [, , reset = 0] = told(await nobody.get('/jobs'))
          const ahead = reset * 1000 - Date.now() - (store === 'memory' ? skew : 0)
          t.ok(ahead > -1000 && ahead <= windowMs, `${title}: in ${ahead} ms by the clock that counts, not by one that is ${skew} ms ahead`)
        }
      }
    }
  },
)

t.test('every operation of every version answers 429 when the window is full', async (t) => {
  const world = await givenWorld(t, { now: () => start, environment: { RATE_LIMIT_ACCOUNT: '1' } })
  const caller = await (await world.givenAccount()).givenCaller()
  await caller.get('/accounts')
  for (const base of bases) {
    for (const [id, { method, path }] of operations) {
      const address = world.origin + base + path.replaceAll(/\{[^}]+\}/g, 'x')
      t.equal((await caller.request(method, address)).status, 429, `${base}: ${id}`)
    }
  }
})

// --- which client a request counts for

inEveryVersion('each kind of token has its own count and limit', async (t, base) => {
  const environment = { RATE_LIMIT_ACCOUNT: '10', RATE_LIMIT_ADDRESS: '20' }
  const world = (await givenWorld(t, { now: () => start, environment })).at(base)
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenPartner()
  /** Limit and remaining. */
  const seen = async (caller: Caller, headers?: Record<string, string>) => {
    const answer = await caller.get('/accounts', headers)
    return [answer.status, ...told(answer).slice(0, 2)]
  }

  t.test('account tokens of an account share one count, which refused requests do not raise', async (t) => {
    const account = await world.givenAccount()
    const [one, two] = [await account.givenCaller(), await account.givenCaller(['r_jobs'])]
    const answers = []
    for (let at = 0; at < 12; at++) answers.push(await (at % 2 ? one : two).get(at === 4 ? '/nowhere' : '/accounts'))
    t.strictSame(statusesOf(answers), [200, 200, 200, 200, 404, 200, 200, 200, 200, 200, 429, 429])
    t.strictSame(
      answers.map((answer) => told(answer)),
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0].map((remaining) => [10, remaining, start / 1000 + 10]),
    )
    t.equal(answers.at(-1)?.headers.get('retry-after'), '10')
    t.strictSame(await seen(await (await world.givenAccount()).givenCaller()), [200, 10, 9], 'another account')
  })

  t.test('user tokens of an application share one count across members', async (t) => {
    const user = await account.givenUser()
    const colleague = await account.givenUser({}, { application: user.application })
    const answers = []
    for (let at = 0; at < 51; at++) answers.push(...(await callOften(at % 2 ? user : colleague, 1)))
    t.strictSame(statusesOf(answers), [...Array.from({ length: 50 }, () => 200), 429])
    t.strictSame(told(answers[49]!).slice(0, 2), [50, 0])
    t.strictSame(await seen(await account.givenUser()), [200, 50, 49], 'another application')
    t.strictSame(await seen(await account.givenUser({ id: user.member.id })), [200, 50, 49], 'the same member, another application')
    t.strictSame(await seen(await account.givenCaller()), [200, 10, 9], "the account's own count is untouched")
  })

  t.test('service tokens of a partner share one count, under either header name', async (t) => {
    const account = await world.givenAccount()
    const partner = await account.givenPartnerCaller()
    const { token } = await world.application.tokens.issue(
      { account: account.id, name: 'Second', scopes: ['r_jobs'], expiresAt: null, partner: partner.partnerId },
      operator,
    )
    const second = world.callerWith(token)
    const answers = await callOften(partner, 25)
    answers.push(...(await callOften(second, 26, { 'x-workable-client-id': partner.clientId })))
    t.strictSame(statusesOf(answers), [...Array.from({ length: 50 }, () => 200), 429])
    t.strictSame(told(answers[49]!).slice(0, 2), [50, 0])
    t.strictSame(await seen(await account.givenPartnerCaller()), [200, 50, 49], 'another partner')
  })

  t.test('an account token with the client id of its account’s partner has that partner’s limit and count', async (t) => {
    const account = await world.givenAccount()
    const partner = await account.givenPartnerCaller()
    const caller = await account.givenCaller()
    const { clientId } = partner
    t.strictSame(await seen(caller, { 'x-service-client-id': clientId }), [200, 50, 49])
    t.strictSame(await seen(caller, { 'x-workable-client-id': clientId }), [200, 50, 48])
    t.strictSame(await seen(caller, { 'x-service-client-id': clientId, 'x-workable-client-id': clientId }), [200, 50, 47])
    t.strictSame(await seen(partner), [200, 50, 46], 'the count of its service tokens')
    const others: Record<string, Record<string, string>> = {
      none: {},
      unknown: { 'x-service-client-id': 'unknown' },
      'unknown, by the other name': { 'x-workable-client-id': 'unknown' },
      "another account's": { 'x-service-client-id': foreign.clientId },
      'two that differ': { 'x-service-client-id': clientId, 'x-workable-client-id': 'unknown' },
      'two that differ, turned round': { 'x-service-client-id': 'unknown', 'x-workable-client-id': clientId },
      empty: { 'x-service-client-id': '' },
      'a name that objects have': { 'x-service-client-id': '__proto__' },
    }
    let remaining = 10
    for (const [title, headers] of Object.entries(others)) t.strictSame(await seen(caller, headers), [200, 10, --remaining], title)
    await account.insert('partners', { client_id: `${clientId}-revoked`, name: 'Revoked', revoked_at: '2026-01-01T00:00:00Z' })
    world.application.tokens.forget('all')
    t.strictSame(await seen(caller, { 'x-service-client-id': `${clientId}-revoked` }), [200, 10, --remaining], 'revoked')
  })

  t.test('a user token ignores a client id', async (t) => {
    const user = await account.givenUser()
    const { clientId } = await account.givenPartner()
    t.strictSame(await seen(user, { 'x-service-client-id': clientId }), [200, 50, 49])
    t.strictSame(await seen(user), [200, 50, 48])
  })

  t.test('a service token without its client id is 401 and counted for the address', async (t) => {
    const { token, clientId } = await account.givenPartnerCaller()
    const other = await account.givenPartner()
    const bare = world.callerWith(token)
    const wrong: Record<string, Record<string, string>> = {
      none: {},
      unknown: { 'x-service-client-id': 'unknown' },
      "another partner's": { 'x-service-client-id': other.clientId },
      "another account's": { 'x-workable-client-id': foreign.clientId },
      'two that differ': { 'x-service-client-id': clientId, 'x-workable-client-id': other.clientId },
      'a name that objects have': { 'x-service-client-id': 'constructor' },
    }
    const [, , before = 0] = await seen(world.callerWith('garbage'))
    let remaining = before
    for (const [title, headers] of Object.entries(wrong)) t.strictSame(await seen(bare, headers), [401, 20, --remaining], title)
    t.strictSame(await seen(bare, { 'x-service-client-id': clientId }), [200, 50, 49], 'and with it, it is somebody')
  })

  t.test('callers without a token share one count per address', async (t) => {
    const [garbage, none] = [world.callerWith('garbage'), world.callerWith(undefined)]
    const [, remaining = 0] = told(await none.get('/accounts'))
    for (let at = 0; at < remaining; at++) t.equal((await (at % 2 ? garbage : none).get('/accounts')).status, 401)
    t.strictSame(statusesOf([...(await callOften(garbage, 1)), ...(await callOften(none, 1))]), [429, 429])
    t.equal((await (await (await world.givenAccount()).givenCaller()).get('/accounts')).status, 200, 'a client does not pay for it')
  })
})

t.test('all versions share one count, for every kind of caller', async (t) => {
  const world = await givenWorld(t, { now: () => start, environment: { RATE_LIMIT_ACCOUNT: '10', RATE_LIMIT_ADDRESS: '10' } })
  const account = await world.givenAccount()
  const partner = await account.givenPartnerCaller()
  const legacy = world.callerWith((await account.givenCaller()).token, 0, {
    'x-service-client-id': (await account.givenPartner()).clientId,
  })
  const callers: Record<string, [Caller, limit: number, status: number]> = {
    'an account token': [await account.givenCaller(), 10, 200],
    'a user token': [await account.givenUser(), 50, 200],
    'a service token': [partner, 50, 200],
    "an account token with a partner's client id": [legacy, 50, 200],
    'no token that is known': [world.callerWith('garbage'), 10, 401],
  }
  for (const [title, [caller, limit, status]] of Object.entries(callers)) {
    const answers = []
    for (let at = 0; at < limit; at++) answers.push(await caller.get(`${world.origin}${bases[at % bases.length]}/members`))
    t.ok(
      answers.every((answer) => answer.status === status),
      title,
    )
    t.strictSame(
      answers.map((answer) => told(answer)[1]),
      answers.map((_, at) => limit - 1 - at),
      `${title}: each call is one less`,
    )
    for (const base of bases) t.equal((await caller.get(`${world.origin}${base}/members`)).status, 429, `${title}: ${base}`)
  }
})

t.test('a whole collection of an older version counts as one request', async (t) => {
  const world = await givenWorld(t, { now: () => start, environment: { RATE_LIMIT_ACCOUNT: '10' } })
  for (const base of bases.filter((each) => each !== newest)) {
    const account = await world.at(base).givenAccount()
    const caller = await account.givenCaller()
    const job = await account.givenJob()
    // More than one page of the newest version's collections.
    for (let at = 1; at <= 100; at++) await account.givenJob()
    for (let at = 0; at <= 100; at++) await account.givenCandidate({ job_id: job.id })
    let left = 10
    for (const path of ['/jobs', '/candidates', `/jobs/${job.shortcode}/candidates`, '/members']) {
      const answer = await caller.get(path)
      if (path !== '/members') t.equal(Object.values<unknown[]>(answer.body)[0]?.length, 101, `${base}${path}: all of them`)
      t.strictSame(told(answer).slice(0, 2), [10, --left], `${base}${path}`)
    }
  }
})

// --- when the shared count fails

/** A database whose counting of requests can be made to fail or hang; everything else works. */
function faulty(database: Database) {
  const broken = {
    ...database,
    fault: undefined as Error | 'hang' | undefined,
    execute: async (text: string, values: readonly unknown[]) => {
      if (!text.includes('insert into "rate_counts"') || !broken.fault) return database.execute(text, values)
      if (broken.fault === 'hang') return new Promise<never>(() => {})
      throw broken.fault
    },
  }
  return broken
}

/** A process that shares its counts over such a database; its own clock stands still. */
async function givenFaultyWorld(t: Test) {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ level: 'info' }, new Writable({ write: (line, _, done) => (lines.push(JSON.parse(String(line))), done()) }))
  const database = faulty(await openOne(t))
  const world = await givenWorld(t, { database, logger, now: () => start, environment: shared })
  const { execute } = database
  return {
    world,
    database,
    nobody: world.callerWith('garbage'),
    /** How often the log reports that shared counting failed and that it resumed. */
    logged: () =>
      [50, 30].map((level) => lines.filter((line) => line.level === level && line.msg.startsWith('rate limits are counted')).length),
    fallbacks: async () => fallbacksOf(world.origin),
    /** What the shared store has counted for this address, in all windows. */
    counted: async () =>
      Number((await execute(`select coalesce(sum(count), 0) as n from rate_counts where client like 'address:%'`, []))[0]?.n),
  }
}

async function fallbacksOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^rate_limit_fallbacks_total (\d+)$/m.exec(metrics)?.[1])
}

t.test(
  'without the database each process applies the limit itself, logs it once, and measures it until the database is back',
  async (t) => {
    const { nobody, database, logged, fallbacks, counted } = await givenFaultyWorld(t)
    t.strictSame(statusesOf(await callOften(nobody, 4)), [401, 401, 401, 401])
    t.strictSame([await counted(), await fallbacks()], [4, 0])

    database.fault = Object.assign(new Error('away'), { code: 'CONNECTION_CLOSED' })
    const during = await callOften(nobody, 20)
    t.strictSame(
      statusesOf(during),
      Array.from({ length: 20 }, (_, at) => (at < 6 ? 401 : 429)),
      'the process goes on from what it has let pass: ten in all',
    )
    t.strictSame(told(during[0]!), [10, 5, start / 1000 + 10], 'its clock counts, and its clock is told')
    t.strictSame([await counted(), await fallbacks(), logged()], [4, 20, [1, 0]])

    database.fault = undefined
    const after = await callOften(nobody, 2)
    t.strictSame(statusesOf(after), [401, 401])
    t.not(told(after[0]!)[2], start / 1000 + 10, "the database's clock counts again")
    t.strictSame([await counted(), await fallbacks(), logged()], [6, 20, [1, 1]])

    database.fault = new Error('away again')
    await callOften(nobody, 2)
    t.strictSame([await fallbacks(), logged()], [22, [2, 1]], 'another outage is told again')
  },
)

t.test('a count that hangs delays only one caller at a time, and for a bounded time', async (t) => {
  const { nobody, database, fallbacks, logged } = await givenFaultyWorld(t)
  database.fault = 'hang'
  const began = performance.now()
  t.equal((await nobody.get('/accounts')).status, 401)
  const waited = performance.now() - began
  t.ok(waited > 900 && waited < 3000, `the first waits ${Math.round(waited)} ms`)
  let triedOut = false
  const trial = nobody.get('/accounts').then((answer) => ((triedOut = true), answer))
  // The trial request is under way before the others arrive.
  await until(
    'the trial to be under way',
    async () => (await fallbacks()) !== 1 || triedOut || (await nobody.get('/accounts')).status !== 401,
  )
  t.strictSame(statusesOf(await callOften(nobody, 12)).at(-1), 429, 'bounded')
  t.notOk(triedOut, 'the others do not wait for the one that tries')
  t.equal((await trial).status, 429)
  t.strictSame(logged(), [1, 0])
})

const needsPostgres = process.env.SPINDLE_TEST_POSTGRES ? false : 'needs a Postgres server'
t.test('shared counting resumes after the database server restarts', { skip: needsPostgres }, async (t) => {
  const postgres = await startPostgres()
  t.teardown(() => postgres.end())
  const DATABASE_URL = await postgres.createDatabase('limits')
  const world = await givenWorld(t, { now: () => start, environment: { ...shared, DATABASE_URL } })
  const nobody = world.callerWith('garbage')
  await callOften(nobody, 3)
  await postgres.stop('immediate')
  t.strictSame(
    statusesOf(await callOften(nobody, 12)),
    Array.from({ length: 12 }, (_, at) => (at < 7 ? 401 : 429)),
  )
  t.equal(await fallbacksOf(world.origin), 12)
  await postgres.start()
  const answer = await until("the server's clock to count", async () => {
    const counted = await nobody.get('/accounts')
    return told(counted)[2] !== start / 1000 + 10 && counted
  })
  t.equal(answer.status, 401, "the server's clock counts again")
  const measured = await fallbacksOf(world.origin)
  await callOften(nobody, 3)
  t.equal(await fallbacksOf(world.origin), measured)
})

// --- many processes, one count

const needsServer = process.env.DATABASE_URL ? false : 'needs a Postgres server'
t.test(
  'H10: of 200 concurrent requests through two processes exactly the limit passes, also across a window edge',
  { skip: needsServer },
  async (t) => {
    const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
    const setClock = await givenClock(t, DATABASE_URL)
    const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, RATE_LIMIT_STORE: 'postgres', LOG_LEVEL: 'error' }
    const world = await givenWorld(t, { environment })
    const servers = await startTwo(t, environment)
    const fallbacks = async () => (await Promise.all(servers.map(({ origin }) => fallbacksOf(origin)))).join()
    /** New clients with their limits, each through both processes. */
    const givenClients = async (): Promise<[string, number, Caller[]][]> => {
      const account = await world.givenAccount()
      const { token } = await account.givenCaller()
      const partner = await account.givenPartnerCaller()
      const headers = { 'x-service-client-id': partner.clientId }
      return [
        ['an account', 10, servers.map(({ origin }) => callerAt(origin)(token))],
        ['a partner', 50, servers.map(({ origin }) => callerAt(origin)(partner.token, 0, headers))],
      ]
    }
    const callAll = (callers: Caller[], times: number) => Array.from({ length: times }, (_, at) => callers[at % 2]!.get('/accounts'))
    let window = start
    /** Sends 200 requests of each new client from the begin of a new window, half of them before this many milliseconds of it have passed. */
    const round = async (ms: number) => {
      window += hour
      await setClock(window)
      const clients = await givenClients()
      const before = clients.map(([, , callers]) => callAll(callers, 100))
      await Promise.all(before.map(([first]) => first!))
      await setClock(window + ms)
      const after = clients.map(([, , callers]) => callAll(callers, 100))
      return Promise.all(
        clients.map(async ([title, limit], at) => ({ title, limit, answers: await Promise.all([...before[at]!, ...after[at]!]) })),
      )
    }
    for (const [ms, windows] of [
      [windowMs - 1, 1],
      [windowMs, 2],
    ] as const) {
      // A process that waits for a count in vain counts in its memory, as it may on a busy machine: what passes then is another promise.
      const counted = await until('all to be counted in the database', async () => {
        const earlier = await fallbacks()
        const results = await round(ms)
        return (await fallbacks()) === earlier && results
      })
      for (const { title, limit, answers } of counted) check(t, title, answers, limit, windows)
    }
    await Promise.all(servers.map(({ stop }) => stop()))
  },
)

t.test(
  'H10: an address has exactly the limits of pages through two processes, and is not stored in clear',
  { skip: needsServer },
  async (t) => {
    const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
    const setClock = await givenClock(t, DATABASE_URL)
    const environment = {
      MODE: 'development',
      DATA_DIR,
      DATABASE_URL,
      RATE_LIMIT_STORE: 'postgres',
      CLIENT_REGISTRATION: '1',
      LOG_LEVEL: 'error',
    }
    const database = await openDatabase({ databaseUrl: DATABASE_URL, migrations })
    t.teardown(() => database.close())
    const servers = await startTwo(t, environment)
    const register = (at: number) => {
      const body = JSON.stringify({ redirect_uris: ['https://app.example.test/callback'] })
      return fetch(`${servers[at % 2]!.origin}/oauth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
    /** Registers 20 clients at once; returns how many were, and how many requests of the minute the server says are left to the address. */
    const round = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => register(at)))
      const left = answers.map(({ headers }) => Number(headers.get('x-rate-limit-remaining')))
      return [answers.filter(({ status }) => status === 201).length, Math.min(...left)]
    }
    const minute = 60_000
    await setClock(start)
    t.strictSame(await round(), [10, 580])
    // Another ten seconds, for which the API counts anew.
    await setClock(start + minute - 1)
    t.strictSame(await round(), [0, 560])
    await setClock(start + minute)
    t.strictSame(await round(), [10, 580])
    await fetch(`${servers[0].origin}/spi/v3/accounts`)
    const stored = await database.execute('select client, "window" from rate_counts order by 1, 2', [])
    const names = ['address', 'oauth:address', 'oauth:address', 'registration:address', 'registration:address']
    const hash = /:[\w-]{43}$/
    t.strictSame(
      stored.map(({ client }) => String(client).replace(hash, '')),
      names,
    )
    t.ok(stored.every(({ client }) => hash.test(String(client))))
    await Promise.all(servers.map(({ stop }) => stop()))
  },
)

/** Gives the database a clock for its counts that stands still. Returns a function that sets it, in milliseconds since 1970. */
async function givenClock(t: Test, databaseUrl: string): Promise<(at: number) => Promise<unknown>> {
  const { execute, close } = await openDatabase({ databaseUrl })
  t.teardown(close)
  await execute('create schema clock', [])
  await execute('create table clock.reading (at timestamptz)', [])
  await execute('insert into clock.reading values (now())', [])
  await execute(`create function clock.statement_timestamp() returns timestamptz stable language sql as 'select at from clock.reading'`, [])
  const [row] = await execute('select current_database() as name', [])
  // Before the functions of the system, and for every connection from now on.
  await execute(`alter database "${String(row?.name)}" set search_path = clock, pg_catalog, public`, [])
  return (at) => execute('update clock.reading set at = to_timestamp($1::float8 / 1000)', [at])
}

/** Checks that of the requests in one window, identified by its reset, exactly the limit passed. */
function check(t: Test, title: string, answers: Answer[], limit: number, windows: number): void {
  const resets = Map.groupBy(answers, (answer) => told(answer)[2])
  t.equal(resets.size, windows, `${title}: ${windows} windows`)
  for (const [reset, counted] of resets) {
    const passed = counted.filter(({ status }) => status === 200)
    t.equal(passed.length, Math.min(limit, counted.length), `${title}: of ${counted.length} in the window before ${reset}`)
    t.strictSame(
      passed.map((answer) => told(answer)[1]).toSorted((a, b) => b! - a!),
      passed.map((_, at) => limit - 1 - at),
      'each passes as a number of its own',
    )
    t.ok(counted.every(({ status }) => status === 200 || status === 429))
  }
}
