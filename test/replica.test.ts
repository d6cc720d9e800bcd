// A standby that answers reads: it follows a real Postgres server, lags, stops, freezes, and takes its place.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { base } from '../src/assemble.ts'
import { openDatabase } from '../src/db/client.ts'
import { findingsOf } from '../src/operator/doctor.ts'
import { sql, type SQL } from '../src/db/drizzle.js'
import { migrations } from '../src/db/migrations.ts'
import { query, type Holders } from '../src/db/statements.ts'
import { accountMaker } from './fixtures/account.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { givenFaultProxy } from './fixtures/faultProxy.ts'
import { givenMemberLoad } from './fixtures/memberLoad.ts'
import { startPostgres, type Server } from './fixtures/postgres.ts'
import { startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { accepts } from './fixtures/requests.ts'
import { callerAt, givenWorld, type Caller, type World } from './fixtures/server.ts'
import { addressOf, exampleRequests } from './fixtures/story.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

delete process.env.SPINDLE_TEST_POOLED
const skip = process.env.SPINDLE_TEST_POSTGRES ? false : 'needs a Postgres server'
const portOf = (url: string) => Number(new URL(url).port)
const limits = { RATE_LIMIT_ACCOUNT: '100000000', RATE_LIMIT_ADDRESS: '100000000' }

/** Returns a server, a standby of it, and a client of each as its superuser. */
async function givenPair(t: Test, conf = '') {
  const primary = await startPostgres({ durable: true, conf })
  t.teardown(() => primary.end())
  const DATABASE_URL = await primary.createDatabase('replicated')
  await (await openDatabase({ databaseUrl: DATABASE_URL, migrations })).close()
  const standby = await startPostgres({ durable: true, follows: primary.url })
  t.teardown(() => standby.end())
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-test-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const client = (server: Server) => {
    const opened = postgres(server.url, { max: 1, onnotice: () => {} })
    t.teardown(() => opened.end())
    return opened
  }
  const REPLICA_URL = DATABASE_URL.replace(String(portOf(primary.url)), String(portOf(standby.url)))
  return { primary, standby, DATA_DIR, DATABASE_URL, REPLICA_URL, atPrimary: client(primary), atStandby: client(standby) }
}

/** Lets the server acknowledge only what a standby has on its disk too. */
async function waitForStandbys(client: postgres.Sql) {
  await client`alter system set synchronous_standby_names = '*'`
  await client`select pg_reload_conf()`
  await until('the setting to apply', async () => (await client`show synchronous_standby_names`)[0]?.synchronous_standby_names === '*')
}

/** Follows the standby as a server does. */
function following(t: Test, { application }: World) {
  const { follow } = application.database.replica!
  const repeated = setInterval(() => void follow(), 20)
  t.teardown(() => clearInterval(repeated))
}
const readsOf = ({ application }: World) => ({ ...application.database.replica!.reads() })
/** Runs `work` and returns which database has answered its reads. */
async function counted(world: World, work: () => Promise<unknown>) {
  const before = readsOf(world)
  await work()
  const { standby, primary, again } = readsOf(world)
  return { standby: standby - before.standby, primary: primary - before.primary, again: again - before.again }
}
/** Waits until a read of the caller's is answered by the standby. */
const caughtUp = (world: World, caller: Caller) =>
  until('the standby to answer', async () => (await counted(world, () => caller.get('/accounts'))).standby === 1, {
    seen: () => readsOf(world),
  })

t.test('every read of the contract is answered by the standby', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL, REPLICA_URL } = await givenPair(t)
  const world = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL, REPLICA_URL } })
  following(t, world)
  const { given } = await givenExampleAccount(world, base)
  const [admin] = await world.application.database.execute(
    "select id from members where account_id = $1 and role = 'admin' and active limit 1",
    [given.id],
  )
  const [caller, user] = [await given.givenCaller(), await given.givenUser(admin)]
  const requests = exampleRequests(base).filter(({ method }) => method === 'GET')
  t.ok(requests.length > 40)
  /** A chore may write meanwhile, whose change the standby does not have at once. */
  const isAnswered = (title: string, read: () => Promise<unknown>) =>
    until(`${title} to be answered by the standby`, async () => {
      await caughtUp(world, caller)
      const { standby, again } = await counted(world, read)
      t.equal(again, 0, `${title} does not fail there`)
      return standby === 1
    })
  for (const request of requests) {
    const by = accepts(request.id, 'account') ? caller : user
    await isAnswered(request.id, async () => t.equal((await by.get(addressOf(request))).status, request.status, request.id))
  }
  for (const version of ['/spi/v2', '/spi/v1']) {
    const older = callerAt(world.origin, version)(caller.token)
    await isAnswered(version, async () => t.equal((await older.get('/candidates')).status, 200))
  }
})

t.test('each change of an account is noted before it is acknowledged, and nothing else', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL, REPLICA_URL } = await givenPair(t)
  const world = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL, REPLICA_URL } })
  const { id: account } = await world.givenAccount()
  const { statements, database } = world.application
  const ofAccount = (text: SQL) => (p: Holders<{ account: number }>) => query(sql`${text} where id = ${p.account}`)
  const change = statements.statement('test_change', ofAccount(sql`update accounts set name = name`))
  const remove = statements.statement('test_remove', (p: Holders<{ account: number }>) =>
    query(sql`delete from members where account_id = ${p.account}`),
  )
  const lock = statements.statement('test_lock', (p: Holders<{ account: number }>) =>
    query(sql`select 1 from accounts where id = ${p.account} for no key update of accounts`),
  )
  const noted = async () => {
    const [row] = await database.execute('delete from last_writes where account = $1 returning position', [account])
    return row !== undefined
  }
  await noted()
  for (const [title, work, isNoted] of [
    ['a change', () => change({ account }), true],
    ['a removal', () => remove({ account }), true],
    ['one in a transaction', () => statements.transaction((run) => run(change, { account })), true],
    ['a lock', () => lock({ account }), false],
    ['a lock in a transaction', () => statements.transaction((run) => run(lock, { account })), false],
  ] as const) {
    await work()
    t.equal(await noted(), isNoted, title)
  }
})

t.test('whoever was told of a change sees it, through whichever server they ask', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL, REPLICA_URL, atStandby } = await givenPair(t)
  const environment = { DATA_DIR, DATABASE_URL, REPLICA_URL, ALLOW_PRIVATE_TARGETS: '1' }
  const world = await givenWorld(t, { environment, delivers: true })
  const other = await givenWorld(t, { environment })
  for (const each of [world, other]) following(t, each)
  const account = await world.givenAccount()
  await account.givenStages()
  const job = await account.givenJob()
  const { token } = await account.givenCaller()
  const [writer, reader] = [world.callerWith(token), other.callerWith(token)]
  const receiver = await givenReceiver(t)
  const missed: string[] = []
  const seen: string[] = []
  receiver.answers('created', ({ payload }, response) => {
    void reader.get(`/candidates/${payload.data.id}`).then(({ status }) => {
      ;(status === 200 ? seen : missed).push(payload.data.id)
      response.writeHead(200).end()
    })
  })
  await givenSubscription(writer, receiver, 'created')
  const stranger = await (await world.givenAccount()).givenCaller()
  const elsewhere = other.callerWith(stranger.token)

  const round = async (at: number, ask: Caller) => {
    const candidate = { name: `Own ${at}`, email: `own-${at}-${ask === reader}@example.test` }
    const { status, body, text } = await writer.post(`/jobs/${job.shortcode}/candidates`, { candidate })
    t.equal(status, 201, text)
    const { id } = body.candidate
    t.equal((await ask.get(`/candidates/${id}`)).status, 200, 'it is there')
    const { body: page } = await ask.get(`/jobs/${job.shortcode}/candidates?limit=100`)
    t.ok(
      page.candidates.some((one: { id: string }) => one.id === id),
      'and in the list',
    )
    await ask.request('PATCH', `/candidates/${id}`, { body: { candidate: { headline: `Changed ${at}` } } })
    t.equal((await writer.get(`/candidates/${id}`)).body.candidate.headline, `Changed ${at}`, 'and so is what another server has changed')
    return id as string
  }
  for (let at = 0; at < 25; at++) await round(at, at % 2 === 0 ? reader : writer)
  await caughtUp(other, reader)

  // The standby stays where it is: less late than is allowed, but without the change.
  await caughtUp(other, elsewhere)
  await atStandby`select pg_wal_replay_pause()`
  const { reads } = other.application.database.replica!
  const before = { ...reads() }
  await round(99, reader)
  t.equal(reads().standby, before.standby, 'the reader of a changed account is answered by the primary')
  await atStandby`select pg_wal_replay_resume()`
  await caughtUp(other, reader)
  await until('the receiver to hear of all', () => seen.length + missed.length >= 26)
  t.strictSame(missed, [], 'who was notified found the candidate')
})

t.test('another account goes on reading from a standby that lacks only the changes of one', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL, REPLICA_URL, atStandby } = await givenPair(t)
  const world = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL, REPLICA_URL, REPLICA_LAG: '20' } })
  following(t, world)
  const [one, two] = [await world.givenAccount(), await world.givenAccount()]
  const [writer, reader] = [await one.givenCaller(), await two.givenCaller()]
  await caughtUp(world, writer)
  await caughtUp(world, reader)
  await atStandby`select pg_wal_replay_pause()`
  t.equal((await writer.post('/departments', { name: 'New' })).status, 200)
  t.strictSame(await counted(world, () => reader.get('/departments')), { standby: 1, primary: 0, again: 0 })
  t.strictSame(await counted(world, () => writer.get('/departments')), { standby: 0, primary: 1, again: 0 })
  await atStandby`select pg_wal_replay_resume()`
  await caughtUp(world, writer)
})

t.test('a page is whole while another transaction holds back the settled keys', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL, REPLICA_URL } = await givenPair(t)
  const world = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL, REPLICA_URL } })
  following(t, world)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const job = await account.givenJob()
  const client = postgres(DATABASE_URL, { max: 2, onnotice: () => {} })
  t.teardown(() => client.end())
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  t.teardown(() => held.resolve())
  const over = client.begin(async (run) => {
    await run`insert into jobs (account_id, title, shortcode, state) values (${account.id}, 'Early', 'B000000001', 'published')`
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await client`insert into jobs (account_id, title, shortcode, state) values (${account.id}, 'Late', 'B000000002', 'published')`
  await sleep(300)
  await caughtUp(world, caller)
  const found = await counted(world, async () => {
    const { body } = await caller.get('/jobs')
    t.strictSame(
      body.jobs.map(({ title }: { title: string }) => title),
      [job.title],
      'the late one is not shown before the early one',
    )
    t.ok(body.paging.next, 'and a further page is announced')
  })
  t.strictSame(found, { standby: 0, primary: 0, again: 1 })
  held.resolve()
  await over
  await until('the standby to have both', async () => (await counted(world, () => caller.get('/jobs'))).standby === 1)
  t.equal((await caller.get('/jobs')).body.jobs.length, 3)
})

t.test('while the standby is late, stopped, frozen or another database, the primary answers', { skip }, async (t) => {
  const { primary, standby, DATA_DIR, DATABASE_URL, REPLICA_URL, atStandby } = await givenPair(t)
  const proxy = await givenFaultProxy(t, portOf(standby.url))
  const environment = { DATA_DIR, DATABASE_URL, MODE: 'development', ...limits, LOG_LEVEL: 'info' }
  const world = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL } })
  const account = await world.givenAccount()
  const { token } = await account.givenCaller()
  const server = await startServer(t, { ...environment, REPLICA_URL: REPLICA_URL.replace(String(portOf(standby.url)), String(proxy.port)) })
  const caller = callerAt(server.origin)(token)
  const metric = async (name: string) =>
    Number(
      new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} (.+)$`, 'm').exec(
        await (await fetch(`${server.origin}/metrics`)).text(),
      )?.[1],
    )
  const isRead = async (from: string) => {
    const name = `database_reads_total{from="${from}"}`
    const before = await metric(name)
    t.equal((await caller.get('/departments')).status, 200)
    return (await metric(name)) === before + 1
  }
  let heard = 0
  const hears = (text: string) => until(text, () => server.output().includes(text, heard), { seen: server.output })
  const told = (reason: string) => hears(`"reason":"${reason}"`)
  const goesBack = async () => {
    await hears('the standby answers reads')
    await until('the standby to answer', () => isRead('standby'))
    heard = server.output().length
  }
  await goesBack()
  t.ok((await metric('database_standby_lag_seconds')) < 1)

  await atStandby`select pg_wal_replay_pause()`
  await account.givenMember()
  await told('it is late')
  t.ok(await isRead('primary'))
  await atStandby`select pg_wal_replay_resume()`
  await goesBack()

  await proxy.inflict({ refuses: true })
  t.equal((await caller.get('/departments')).status, 200, 'a read whose connection is lost is answered by the primary')
  await told('it does not respond')
  t.ok(await isRead('primary'))
  await proxy.heal()
  await goesBack()

  await proxy.inflict({ silent: true })
  const began = performance.now()
  t.equal((await caller.get('/departments')).status, 200, 'so is one that the standby never answers')
  t.ok(performance.now() - began < 5500, `within the time of a statement: ${Math.round(performance.now() - began)} ms`)
  t.ok(await isRead('primary'), 'and the next ones go there at once')
  await proxy.heal()
  await goesBack()
  t.equal(await server.stop(), 0)

  const spindle = { DATA_DIR, DATABASE_URL, MODE: 'development' }
  const doctored = async (REPLICA_URL: string) =>
    (await findingsOf({ file: {}, environment: { ...spindle, REPLICA_URL }, now: Date.now })).find(({ check }) => check === 'REPLICA_URL')
  t.match(await doctored(REPLICA_URL), { state: 'ok', finding: 'the standby answers reads' })
  t.match(await doctored(DATABASE_URL), { state: 'warning', finding: /^the standby answers no reads.*: it is no standby$/ })

  for (const [REPLICA_URL, reason] of [
    [DATABASE_URL, 'it is no standby'],
    [standby.url, 'it has another database than the primary'],
    [`postgres://postgres@127.0.0.1:${portOf(primary.url)}/nowhere`, 'it does not respond'],
  ] as const) {
    const server = await startServer(t, { ...environment, REPLICA_URL })
    await until(reason, () => server.output().includes(`"reason":"${reason}"`), { seen: server.output })
    t.equal((await callerAt(server.origin)(token).get('/departments')).status, 200)
    t.equal(await server.stop(), 0)
  }
})

t.test('a primary that waits for its standby acknowledges no change that it alone has', { skip }, async (t) => {
  const { standby, DATA_DIR, DATABASE_URL, atPrimary } = await givenPair(t)
  const { application, givenAccount } = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL } })
  const account = await givenAccount()
  const caller = await account.givenCaller()
  const [single, several] = [await account.givenMember(), await account.givenMember()]
  await waitForStandbys(atPrimary)
  await standby.stop()
  const { statement } = application.statements
  const rename = statement('test_rename', (p: Holders<{ account: number }>) =>
    query(sql`update members set name = 'New' where account_id = ${p.account} and id = ${single.id}`),
  )
  await t.rejects(rename({ account: account.id }), { code: 'DATABASE_TIMEOUT' }, 'neither one of a single statement')
  const { status, headers } = await caller.delete(`/members/${several.key}`)
  t.strictSame([status, headers.get('retry-after')], [503, '1'], 'nor one of a transaction')
  await until('no session to wait for what nobody waits for any more', async () => {
    const [row] = await atPrimary`select count(*)::integer as waiting from pg_stat_activity where wait_event = 'SyncRep'`
    return row?.waiting === 0
  })
  await standby.start()
  await until('changes to be acknowledged again', async () => [204, 422].includes((await caller.delete(`/members/${several.key}`)).status))
  await rename({ account: account.id })
})

t.test('K17: a failover by hand loses nothing that was acknowledged', { skip }, async (t) => {
  // The primary acknowledges what its standby has on its disk too.
  const { primary, standby, DATA_DIR, DATABASE_URL, REPLICA_URL, atPrimary, atStandby } = await givenPair(t)
  await waitForStandbys(atPrimary)
  // The address of the database, which the operator moves.
  let target = portOf(primary.url)
  const proxy = await givenFaultProxy(t, () => target)
  const front = DATABASE_URL.replace(String(target), String(proxy.port))
  const environment = { DATA_DIR, DATABASE_URL: front, REPLICA_URL, MODE: 'development', ...limits, LOG_LEVEL: 'fatal' }
  const { application } = await givenWorld(t, { environment: { DATA_DIR, DATABASE_URL } })
  const server = await startServer(t, environment)
  const account = await accountMaker(application, callerAt(server.origin))()
  const caller = await account.givenCaller()
  const load = await givenMemberLoad(t, account, caller)
  const statuses = new Map<number, number>()
  let running = true
  const reads = (async () => {
    for (; running; await sleep(5)) {
      const { status, headers } = await caller.get('/members?limit=5')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 503) t.ok(headers.get('retry-after'), '503 says when to try again')
    }
  })()
  await load.back()
  await primary.stop('immediate')
  await sleep(500)
  await atStandby`select pg_promote()`
  target = portOf(standby.url)
  proxy.cut()
  const taken = await load.back()
  t.ok(taken < 3000, `the first success after ${Math.round(taken)} ms`)
  t.comment(`figure: the standby takes over: the first success ${Math.round(taken)} ms after it was promoted`)
  await sleep(500)
  running = false
  await reads
  t.strictSame([...statuses.keys()].toSorted(), [200, 503], 'reads were answered, or refused for a moment')
  await load.check((await openedAt(t, REPLICA_URL)).execute)
  t.equal(await server.stop(), 0)
})

async function openedAt(t: Test, databaseUrl: string) {
  const database = await openDatabase({ databaseUrl })
  t.teardown(() => database.close())
  return database
}
