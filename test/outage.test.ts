// An unavailable database as clients see it: restarts and network faults cost 503s with Retry-After, never the process or a write.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { openConnection } from '../src/db/connection.ts'
import { accountMaker } from './fixtures/account.ts'
import { givenFaultProxy, type FaultProxy } from './fixtures/faultProxy.ts'
import { givenMemberLoad } from './fixtures/memberLoad.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { startServer } from './fixtures/process.ts'
import { measuredOnly } from './fixtures/proof.ts'
import { callerAt, givenDatabase, givenWorld, type Answer } from './fixtures/server.ts'
import { until, within } from './fixtures/wait.ts'

const skip = process.env.SPINDLE_TEST_POSTGRES ? false : 'needs a Postgres server'

t.test('K2: five restarts under load lose no acknowledged write', { skip }, async (t) => {
  const postgres = await startPostgres({ durable: true })
  t.teardown(() => postgres.end())
  const DATABASE_URL = await postgres.createDatabase('outage')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-test-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true }))
  // A request whose token cannot be looked up is counted for its address.
  const limits = { RATE_LIMIT_ACCOUNT: '100000000', RATE_LIMIT_ADDRESS: '100000000' }
  const environment = { MODE: 'development', DATABASE_URL, DATA_DIR, ...limits, LOG_LEVEL: 'fatal' }
  const { application } = await givenWorld(t, { environment })
  const server = await startServer(t, environment)
  const account = await accountMaker(application, callerAt(server.origin))()
  const caller = await account.givenCaller()
  const load = await givenMemberLoad(t, account, caller)
  for (let round = 0; round < 5; round++) {
    await sleep(600)
    await postgres.stop('immediate')
    await sleep(300)
    await postgres.start()
    const taken = await load.back()
    t.ok(taken < 2000, `round ${round + 1}: the first success after ${Math.round(taken)} ms`)
  }
  const database = await openDatabase({ databaseUrl: DATABASE_URL })
  t.teardown(() => database.close())
  await load.check(database.execute)
  t.ok((load.statuses.get(503) ?? 0) > 0, 'the outages were seen')
  t.equal(server.process.exitCode, null, 'the same process goes on')
  t.equal(await server.stop(), 0)
})

t.test('while the database does not respond, only the first statement waits long', { skip }, async (t) => {
  const { DATABASE_URL = '' } = await givenDatabase(t)
  const proxy = await givenFaultProxy(t, Number(new URL(DATABASE_URL).port))
  const connection = openConnection({ databaseUrl: DATABASE_URL.replace(/:\d+\//, `:${proxy.port}/`) }, { cutFrozen: true })
  t.teardown(() => connection.end())
  const timed = async () => {
    const began = performance.now()
    const code = await connection.run('select 1', []).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
    return { code, ms: performance.now() - began }
  }
  t.equal((await timed()).code, undefined)
  await proxy.inflict({ silent: true })
  proxy.cut()
  await until('the connection to be lost', () => !connection.stands())
  const first = await timed()
  t.ok(first.code === 'DATABASE_TIMEOUT' && first.ms > 3000, `the first waits: ${first.code}, ${Math.round(first.ms)} ms`)
  for (let at = 0; at < 5; at++) {
    const { code, ms } = await timed()
    t.ok(code === 'DATABASE_TIMEOUT' && ms < 800, `the others hardly do: ${code}, ${Math.round(ms)} ms`)
    await sleep(500)
  }
  await proxy.heal()
  const healed = performance.now()
  await until('statements to be answered', async () => (await timed()).code === undefined)
  t.ok(performance.now() - healed < 1000, `it goes on ${Math.round(performance.now() - healed)} ms after the fault`)
})

/** Breaks the network between server and database until `heal` is called. Resolves when the fault has lasted long enough to take effect. */
type Break = (proxy: FaultProxy, endSessions: () => Promise<unknown>) => Promise<unknown>
const lasting =
  (ms: number, fault: Parameters<FaultProxy['inflict']>[0]): Break =>
  async (proxy) => {
    await proxy.inflict(fault)
    await sleep(ms)
  }

/** Each fault, and whether requests must fail during it; undefined if they may. */
const faults: Readonly<Record<string, { readonly breaks: Break; readonly fails?: boolean }>> = {
  // A change takes several round trips to the database, and concurrent changes are limited: some requests get a 503.
  'half a second of delay': { breaks: lasting(3000, { latency: 250, jitter: 50 }) },
  'answers in pieces of three bytes': { breaks: lasting(1000, { slices: 3 }), fails: false },
  'connections that are reset': {
    breaks: async (proxy) => {
      for (let time = 0; time < 5; time++) {
        proxy.cut()
        await sleep(200)
      }
    },
    fails: true,
  },
  'connections that are refused': { breaks: lasting(1000, { refuses: true }), fails: true },
  'connections that are reset in the middle of an answer': { breaks: lasting(2500, { resetsAfter: 2500 }), fails: true },
  // The change is committed but not acknowledged: only its idempotency key prevents it from being made again.
  'connections that are reset in place of the end of a change': { breaks: lasting(1500, { loses: 'COMMIT' }), fails: true },
  'connections that the database has ended a second ago': {
    breaks: async (proxy, endSessions) => {
      await proxy.inflict({ closesLate: 1000 })
      await endSessions()
      await sleep(1500)
    },
    fails: true,
  },
  // Longer than the timeout of any statement.
  'connections on which nothing comes': { breaks: lasting(12000, { silent: true }), fails: true },
}

t.test('K2, K4: network faults between server and database cost only 503s', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, RATE_LIMIT_ACCOUNT: '100000000', RATE_LIMIT_ADDRESS: '100000000' }
  const { application } = await givenWorld(t, { environment })
  const { execute } = application.database
  const proxy = await givenFaultProxy(t, Number(new URL(DATABASE_URL).port))
  const proxied = new URL(DATABASE_URL)
  proxied.port = String(proxy.port)
  const server = await startServer(t, { ...environment, DATABASE_URL: proxied.href, LOG_LEVEL: 'fatal' })
  const account = await accountMaker(application, callerAt(server.origin))()
  const caller = await account.givenCaller()
  const [member, candidate] = [await account.givenMember({ role: 'admin' }), await account.givenCandidate()]
  // This includes the connections of this test, which reconnects.
  const endSessions = () =>
    execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()', [])

  for (const [name, { breaks, fails }] of Object.entries(faults)) {
    await t.test(`K2, K4: ${name}`, async (t) => prove(t, name, breaks, fails))
  }
  t.equal(server.process.exitCode, null, 'the same process goes on')
  t.equal(await server.stop(), 0)

  async function prove(t: Test, name: string, breaks: Break, fails: boolean | undefined): Promise<void> {
    const statuses = new Map<number, number>()
    const wrong: string[] = []
    /** Every requested comment by its key, with its acknowledged id. */
    const comments = new Map<string, string | undefined>()
    let [healed, running, longest] = [false, true, 0]

    const send = async (key: string): Promise<Answer> => {
      const began = performance.now()
      const body = { member_id: member.key, comment: { body: key } }
      const answer = await caller.request('POST', `/candidates/${candidate.key}/comments`, { body, headers: { 'idempotency-key': key } })
      longest = Math.max(longest, performance.now() - began)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      // The key of an interrupted request is locked until the server releases it.
      const isTold = [409, 503].includes(answer.status) && answer.headers.get('retry-after') !== null
      if (answer.status === 201) comments.set(key, answer.body.id)
      else if (!isTold) wrong.push(`${answer.status} ${answer.text}`)
      return answer
    }
    const client = async (number: number) => {
      for (let at = 0; running; at++) {
        const key = `${name.replaceAll(' ', '-')}-${number}-${at}`
        comments.set(key, undefined)
        // Refused at once, six clients would otherwise owe a thousand calls, whose number and not the fault would decide when all are made.
        if ((await send(key)).status !== 201) await sleep(200)
      }
    }
    const clients = Promise.all(Array.from({ length: 6 }, (_, number) => client(number)))
    await until('the first comments', () => [...comments.values()].filter(Boolean).length > 20)

    let health = 0
    const watch = (async () => {
      for (; !healed; await sleep(50)) {
        const began = performance.now()
        t.equal((await fetch(`${server.origin}/health`)).status, 200)
        health = Math.max(health, performance.now() - began)
      }
    })()
    await breaks(proxy, endSessions)
    await proxy.heal()
    healed = true
    await watch
    const back = performance.now()
    running = false
    await within('every call to be answered', clients)
    const owed = [...comments].filter(([, id]) => id === undefined).map(([key]) => key)
    await Promise.all(owed.map((key) => until(`the comment ${key}`, async () => (await send(key)).status === 201 || sleep(50, false))))
    const taken = performance.now() - back

    t.strictSame(wrong, [], [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
    if (fails !== undefined) t.equal((statuses.get(503) ?? 0) > 0, fails, `calls ${fails ? 'fail' : 'do not fail'} while it lasts`)
    t.ok(longest < 5500, `the longest call took ${Math.round(longest)} ms`)
    // If the page waited for the database, it would take as long as the timeout of a connection.
    t.ok(health < (measuredOnly ? 1500 : 100), `the health page took at most ${Math.round(health)} ms`)
    t.ok(taken < 2000, `${owed.length} calls were carried out at the second try within ${Math.round(taken)} ms`)
    const rows = await execute('select key, body from activities where account_id = $1 and body = any($2)', [
      account.id,
      [...comments.keys()],
    ])
    t.equal(rows.length, comments.size, 'each comment is there once')
    t.strictSame(new Map(rows.map(({ key, body }) => [body, key])), comments, 'by the id that was acknowledged')
    const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
    t.comment(
      `figure: ${name}: ${told}; ${owed.length} repeated, ${comments.size} asked for, ${rows.length} carried out, the last ${Math.round(taken)} ms after it ended`,
    )
  }
})
