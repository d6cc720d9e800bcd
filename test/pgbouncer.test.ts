// Servers that reach Postgres through PgBouncer in transaction mode: statements, starts, outages, and more clients than connections.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { openConnection } from '../src/db/connection.ts'
import { accountMaker } from './fixtures/account.ts'
import { givenMemberLoad } from './fixtures/memberLoad.ts'
import { givenPooler, lacksPooler, type Pooler } from './fixtures/pooler.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { runServer, startServer, startTwo, type Started } from './fixtures/process.ts'
import { isProof } from './fixtures/proof.ts'
import { callerAt, givenDatabase, givenWorld } from './fixtures/server.ts'
import { within } from './fixtures/wait.ts'

// Each test has a pooler of its own.
delete process.env.SPINDLE_TEST_POOLED
const skip = process.env.SPINDLE_TEST_POSTGRES ? lacksPooler : 'needs a Postgres server'
const limits = { RATE_LIMIT_ACCOUNT: '100000000', RATE_LIMIT_ADDRESS: '100000000', LOG_LEVEL: 'fatal' }
const portOf = (url: string) => Number(new URL(url).port)

async function givenPooled(t: Test, settings: Parameters<typeof givenPooler>[2] = {}) {
  const { DATA_DIR, DATABASE_URL: direct = '' } = await givenDatabase(t)
  const pooler = await givenPooler(t, portOf(direct), settings)
  return { DATA_DIR, direct, pooler, pooled: pooler.over(direct) }
}

t.test('statements of many connections share one session of the database', { skip }, async (t) => {
  const { pooled } = await givenPooled(t, { default_pool_size: 1 })
  const reach = { databaseUrl: pooled.DATABASE_URL ?? '', isPooled: true }
  const connections = Array.from({ length: 5 }, () => openConnection(reach))
  t.teardown(() => Promise.all(connections.map(({ end }) => end())))
  // As many texts as connections at the same place of their sequence: a statement stored by one would be another's.
  const values = ['naïve "text"', 7, [1, null], { a: [true] }, '2026-01-05']
  const casts = ['text', 'int', 'bigint[]', 'jsonb', 'date']
  const work = connections.map(async ({ run, begin, describe }, at) => {
    for (let time = 0; time < 20; time++) {
      const rows = await Promise.all(values.map((value, index) => run(`select ${at} as at, $1::${casts[index]} as value`, [value])))
      t.strictSame(
        rows,
        values.map((value) => [{ at, value }]),
      )
      const [first] = await begin(async (inside) => {
        await inside('select pg_advisory_xact_lock(1)', [])
        return inside(`select ${at} + $1::int as sum`, [time])
      })
      t.strictSame(first, { sum: at + time })
    }
    await t.rejects(run('select 1 / $1::int', [0]), { code: '22012' }, 'an error is its own')
    t.strictSame(await describe('select $1::int as one'), { parameters: [23], columns: ['one'] })
  })
  await within('all to be answered', Promise.all(work))
  const sessions = await Promise.all(connections.map(({ run }) => run('select pg_backend_pid() as pid', [])))
  t.equal(new Set(sessions.map(([row]) => row?.pid)).size, 1)
})

t.test('a column that changes its type is never decoded as the former one', { skip }, async (t) => {
  const { direct, pooled } = await givenPooled(t)
  const owner = openConnection({ databaseUrl: direct })
  const connection = openConnection({ databaseUrl: pooled.DATABASE_URL ?? '', isPooled: true })
  t.teardown(() => Promise.all([owner.end(), connection.end()]))
  await owner.run('create table shifting (number int, name text)', [])
  await owner.run("insert into shifting values (7, 'seven')", [])
  const read = () => connection.run('select * from shifting', [])
  t.strictSame(await read(), [{ number: 7, name: 'seven' }])
  await owner.run('alter table shifting alter number type bigint', [])
  await t.rejects(read(), { code: 'CONNECTION_CLOSED' })
  t.strictSame(await read(), [{ number: 7, name: 'seven' }])
  await owner.run('alter table shifting add further text', [])
  t.strictSame(await read(), [{ number: 7, name: 'seven', further: null }], 'a statement that was not executed is repeated')
})

t.test('the start refuses addresses that do not fit', { skip }, async (t) => {
  const { DATA_DIR, direct, pooler, pooled } = await givenPooled(t)
  const loose = await givenPooler(t, portOf(direct), {
    ignore_startup_parameters: 'jit,statement_timeout,idle_in_transaction_session_timeout',
  })
  const { DATABASE_URL = '' } = pooled
  const plain = new URL(DATABASE_URL)
  const other = new URL(direct)
  other.pathname = '/postgres'
  const host = plain.host.replaceAll('.', '\\.')
  const refused: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL }, new RegExp(`^DATABASE_URL: a pooler answers at ${host}, .*: set DATABASE_POOLED to 1 and DATABASE_DIRECT_URL`)],
    [{ ...pooled, DATABASE_DIRECT_URL: `${DATABASE_URL}?` }, new RegExp(`^DATABASE_DIRECT_URL: a pooler answers at ${host}`)],
    [{ ...pooled, DATABASE_DIRECT_URL: loose.over(direct).DATABASE_URL ?? '' }, /^DATABASE_DIRECT_URL: a pooler answers at/],
    [{ ...pooled, DATABASE_DIRECT_URL: other.href }, /^DATABASE_DIRECT_URL: .* has another database than the pooler/],
    [{ ...pooled, DATABASE_URL: `${direct}?` }, /^DATABASE_URL: .* have no statement_timeout and no idle_in_transaction_session_timeout/],
    [{ ...pooled, DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^DATABASE_DIRECT_URL: nothing listens at 127\.0\.0\.1:1/],
  ]
  for (const [given, says] of refused) {
    const { code, output } = await runServer({ MODE: 'development', DATA_DIR, LOG_LEVEL: 'fatal', ...given })
    t.match({ code, output }, { code: 1, output: says })
  }
  await pooler.kill()
  t.match(await runServer({ MODE: 'development', DATA_DIR, LOG_LEVEL: 'fatal', ...pooled }), { code: 1, output: /^DATABASE_URL: nothing/ })
})

t.test('K2: PgBouncer killed, paused, and Postgres restarted behind it, under load: no acknowledged write is lost', { skip }, async (t) => {
  const postgres = await startPostgres({ durable: true })
  t.teardown(() => postgres.end())
  const direct = await postgres.createDatabase('outage')
  const pooler = await givenPooler(t, portOf(direct))
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-test-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true }))
  const environment = { MODE: 'development', DATA_DIR, ...pooler.over(direct), ...limits }
  const { application } = await givenWorld(t, { environment })
  const server = await startServer(t, environment)
  const account = await accountMaker(application, callerAt(server.origin))()
  const load = await givenMemberLoad(t, account, await account.givenCaller())
  const faults: Record<string, (pooler: Pooler) => Promise<unknown>> = {
    'PgBouncer is killed': async ({ kill, start }) => {
      await kill()
      await sleep(300)
      await start()
    },
    'PgBouncer is paused for a moment': async ({ pause, resume }) => {
      pause()
      await sleep(1000)
      resume()
    },
    // Four seconds are the most that a request waits.
    'PgBouncer is paused for longer than a request waits': async ({ pause, resume }) => {
      pause()
      await sleep(5000)
      resume()
    },
    'Postgres is restarted behind it': async () => {
      await postgres.stop('immediate')
      await sleep(300)
      await postgres.start()
    },
  }
  for (const [name, inflict] of Object.entries(faults)) {
    await load.back()
    await inflict(pooler)
    const taken = await load.back()
    t.ok(taken < 3000, `${name}: the first success after ${Math.round(taken)} ms`)
    t.comment(`figure: ${name}: the first success ${Math.round(taken)} ms after it ended`)
  }
  const database = await openDatabase({ databaseUrl: direct })
  t.teardown(() => database.close())
  await load.check(database.execute)
  t.ok((load.statuses.get(503) ?? 0) > 0, 'the outages were seen')
  t.equal(server.process.exitCode, null, 'the same process goes on')
  t.equal(await server.stop(), 0)
})

t.test('more clients than connections: requests wait, and none fails', { skip }, async (t) => {
  // In the long proof 20 servers, with five connections to the pooler each, on 50.
  const servers = isProof ? 20 : 2
  const pool = (servers * 5) / 2
  const { DATA_DIR, direct, pooled } = await givenPooled(t, { default_pool_size: pool })
  const environment = { MODE: 'development', DATA_DIR, ...pooled, ...limits }
  const world = await givenWorld(t, { environment })
  const started: Started[] = []
  // A few at once: a start takes a core for a second.
  while (started.length < servers) started.push(...(await startTwo(t, environment)))
  const account = await world.givenAccount()
  const { token } = await account.givenCaller()
  const job = await account.givenJob()
  const perClient = isProof ? 100 : 30
  const times: number[] = []
  const client = async (origin: string) => {
    const caller = callerAt(origin)(token)
    for (let at = 0; at < perClient; at++) {
      const began = performance.now()
      const answer = await caller.get(at % 2 ? `/jobs/${job.shortcode}` : '/jobs?limit=5')
      times.push(performance.now() - began)
      if (answer.status !== 200) t.fail(`${answer.status} ${answer.text}`)
    }
  }
  const clients = started.flatMap(({ origin }) => Array.from({ length: 10 }, () => client(origin)))
  await within('every request to be answered', Promise.all(clients), { ms: 240_000 })
  const database = await openDatabase({ databaseUrl: direct })
  t.teardown(() => database.close())
  const [load] = await database.execute(
    "select count(*)::int as sessions from pg_stat_activity where datname = current_database() and application_name = 'spindle'",
    [],
  )
  t.ok(Number(load?.sessions) <= pool + 2 * (servers + 1) + 7, `${String(load?.sessions)} sessions`)
  times.sort((a, b) => a - b)
  t.equal(times.length, servers * 10 * perClient)
  t.comment(
    `figure: ${servers} servers with ${servers * 10} clients on ${pool} connections: ${times.length} requests, none failed, ` +
      `half within ${times[times.length >> 1]!.toFixed(0)} ms, the slowest ${times.at(-1)!.toFixed(0)} ms; ${String(load?.sessions)} sessions in all`,
  )
  for (const { stop } of started) t.equal(await stop(), 0)
})
