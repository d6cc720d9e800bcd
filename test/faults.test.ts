// What clients see when the server fails: 503 if the database is unavailable, 500 without details for an internal error.
import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { openDatabase, type Database, type Execute } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { exampleBody, exampleInPath, exampleQuery } from './fixtures/requests.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'

const secret = 'canary-in-an-error-message'

/** A database that works until `fault` is set; then every statement fails with it. */
function breakable(database: Database): Database & { fault: (() => Error) | undefined } {
  const guarded =
    (execute: Execute): Execute =>
    async (text, values) => {
      if (broken.fault) throw broken.fault()
      return execute(text, values)
    }
  const broken: Database & { fault: (() => Error) | undefined } = {
    ...database,
    fault: undefined,
    execute: guarded(database.execute),
    ping: async () => void (await broken.execute('select 1', [])),
    transaction: (work) => database.transaction((execute) => work(guarded(execute))),
  }
  return broken
}

async function givenBreakableWorld(t: Parameters<typeof givenWorld>[0], logger?: Logger) {
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const database = breakable(await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres`, migrations }))
  const world = await givenWorld(t, { database, ...(logger && { logger }) })
  const account = await world.givenAccount()
  const ids: Record<string, string> = {
    shortcode: (await account.givenJob()).shortcode,
    subdomain: account.subdomain,
  }
  const caller = await account.givenCaller()
  const callAll = async (check: (id: string, answer: Awaited<ReturnType<typeof caller.get>>) => void) => {
    for (const [id, { method, path }] of Object.entries(facts)) {
      check(
        id,
        await caller.request(
          method,
          path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? exampleInPath(id, name)) + exampleQuery(id),
          exampleBody(id),
        ),
      )
    }
  }
  return { world, database, caller, callAll }
}

t.test('K2: without the database every operation answers 503 with Retry-After, and works again once it is back', async (t) => {
  const { database, caller, callAll, world } = await givenBreakableWorld(t)
  t.equal((await caller.get('/accounts')).status, 200)
  const ready = async () => {
    const answer = await fetch(`${world.origin}/ready`)
    return [answer.status, await answer.json()]
  }
  t.strictSame(await ready(), [503, { status: 'starting' }], 'before all is done that comes before the first call')
  world.application.begin()
  t.strictSame(await ready(), [200, { status: 'ready' }])
  database.fault = () => Object.assign(new Error(`write CONNECTION_CLOSED ${secret}`), { code: 'CONNECTION_CLOSED' })
  await callAll((id, { status, headers, text }) => {
    t.equal(status, 503, id)
    t.match(headers.get('retry-after'), /^\d+$/, id)
    t.notMatch(text, secret, id)
  })
  t.equal((await fetch(`${world.origin}/health`)).status, 200, 'the health page does not wait for the database')
  const metrics = await fetch(`${world.origin}/metrics`)
  t.equal(metrics.status, 200, 'the metrics leave out what only the database knows')
  const told = await metrics.text()
  t.match(told, /^database_statement_failures_total\{statement="[a-z_]+"\} [1-9]/m)
  t.notMatch(told, /^(outbox|deliveries|subscriptions)_\w+ /m)
  const away = await fetch(`${world.origin}/ready`)
  t.strictSame([away.status, away.headers.get('retry-after'), await away.json()], [503, '1', { status: 'database' }])
  database.fault = undefined
  t.equal((await caller.get('/accounts')).status, 200)
  t.strictSame(await ready(), [200, { status: 'ready' }])
})

t.test('/ready is 503 while one transaction, such as an import, occupies the embedded database', async (t) => {
  if (process.env.DATABASE_URL) return t.pass('a server does others beside it')
  const { world } = await givenBreakableWorld(t)
  world.application.begin()
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const importing = world.application.database.transaction(async () => {
    begin()
    await stored
  })
  await begun
  const meanwhile = await fetch(`${world.origin}/ready`)
  t.strictSame([meanwhile.status, await meanwhile.json()], [503, { status: 'database' }])
  store()
  await importing
  t.equal((await fetch(`${world.origin}/ready`)).status, 200)
})

t.test('an internal error is 500 without details, logged with its request id', async (t) => {
  const lines: Record<string, any>[] = []
  const logger: Logger = pino({ level: 'info' }, new Writable({ write: (line, _, done) => (lines.push(JSON.parse(String(line))), done()) }))
  const { database, caller, callAll } = await givenBreakableWorld(t, logger)
  await caller.get('/accounts')
  database.fault = () => new Error(secret)
  await callAll((id, { status, headers, body }) => {
    t.equal(status, 500, id)
    t.strictSame(body, { error: 'Internal error' }, id)
    const logged = lines.find((line) => line.reqId === headers.get('x-request-id') && line.level === 50)
    t.equal(logged?.err.message, secret, `${id}: the log tells`)
  })
})

t.test('a token that cannot be looked up because the database is unavailable is 503, not 401', async (t) => {
  const { database, world } = await givenBreakableWorld(t)
  const { token } = await (await world.givenAccount()).givenCaller()
  database.fault = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const answer = await world.callerWith(token).get('/accounts')
  t.equal(answer.status, 503)
  t.equal((await world.callerWith('garbage').get('/accounts')).status, 401, 'what cannot be a token needs no look-up')
})

t.test('P2: a log line contains no query string, no token and no name', async (t) => {
  let log = ''
  const logger: Logger = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => ((log += String(line)), done()) }))
  const world = await givenWorld(t, { logger })
  const account = await world.givenAccount()
  await account.givenMember({ name: 'Canary Name', email: 'canary@example.test' })
  const caller = await account.givenCaller()
  await caller.get('/members?email=canary@example.test&name=Canary%20Name&limit=x')
  await caller.get('/members?email=canary@example.test')
  await caller.get('/members/canary@example.test')
  await world.callerWith('canary-token').get('/members')
  t.match(log, /listMembers/)
  for (const canary of ['canary', 'Canary', caller.token]) t.notMatch(log, canary)
})
