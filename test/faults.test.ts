// What clients see when the server fails: 503 if the database is unavailable, 500 without details for an internal error.
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { pino, type Logger } from 'pino'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { openDatabase, type Database, type Execute } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { accepts, exampleBody, exampleInPath, exampleQuery } from './fixtures/requests.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'
import { givenLogin, password, personAt } from './fixtures/web.ts'

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

/** A log whose lines are kept. */
function givenLog() {
  const lines: Record<string, any>[] = []
  const logger: Logger = pino({ level: 'trace' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { lines, logger }
}

/** Operations whose responses are constants: they need the database only to look up a token that is not known yet. */
const constant = new Set(['listPermissionSets', 'listCollaborationPermissions'])

/** Sends these bytes and returns everything that is answered. */
async function rawAnswer(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end(bytes)
  let text = ''
  for await (const part of socket.setEncoding('utf8')) text += part
  return text
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
  const user = await account.givenUser()
  const stranger = await account.givenCaller()
  const callAll = async (check: (id: string, answer: Awaited<ReturnType<typeof caller.get>>) => void) => {
    for (const [id, { method, path }] of Object.entries(facts)) {
      check(
        id,
        await (constant.has(id) ? stranger : accepts(id, 'account') ? caller : user).request(
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

t.test('each request is one line with operation, account, the end of the token, status, error code, milliseconds and id', async (t) => {
  const { lines, logger } = givenLog()
  const world = await givenWorld(t, { logger })
  const account = await world.givenAccount('acme')
  const caller = await account.givenCaller()
  const token = caller.token.slice(-4)
  const ids = [
    (await caller.get('/jobs')).headers,
    (await caller.get('/jobs/NOSUCHJOB1')).headers,
    (await world.callerWith('garbage-token').get('/jobs')).headers,
    (await fetch(`${world.origin}/health`)).headers,
    (await fetch(`${world.origin}/spi/v3/%zz`)).headers,
    new Headers({ 'x-request-id': /x-request-id: (\S+)/.exec(await rawAnswer(world.origin, 'GARBAGE canary\r\n\r\n'))?.[1] ?? '' }),
  ].map((headers) => headers.get('x-request-id'))
  const answered = () => lines.filter(({ msg }) => msg === 'answered')
  await until('every line', () => answered().length >= ids.length)
  const ms = Number
  t.match(
    answered(),
    [
      { operation: 'listJobs', account: 'acme', token, status: 200, ms },
      { operation: 'getJob', account: 'acme', token, status: 404, code: 'not-found', ms },
      { operation: 'listJobs', status: 401, code: 'token-invalid', ms },
      { operation: 'health', status: 200, ms },
      { operation: 'none', status: 400, code: 'request-malformed' },
      { operation: 'none', status: 400, code: 'request-malformed' },
    ].map((line, at) => ({ ...line, reqId: ids[at] })),
  )
  t.equal(answered().length, ids.length)
  t.strictSame(
    lines.flatMap(({ token }) => token ?? []),
    [token, token],
    'nothing of a token that is not valid',
  )
})

t.test('a request whose client has left is one line too', async (t) => {
  const { lines, logger } = givenLog()
  const world = await givenWorld(t, { logger })
  const { token } = await (await world.givenAccount('acme')).givenCaller()
  const leave = async (request: string) => {
    const socket = connect(Number(new URL(world.origin).port), '127.0.0.1')
    socket.write(`${request}\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`)
    await setTimeout(100)
    socket.resetAndDestroy()
  }
  await leave('POST /spi/v3/jobs/NOSUCHJOB1/candidates HTTP/1.1')
  const [line] = await until('its line', () => lines.filter(({ msg }) => msg === 'answered').length > 0 && lines.slice(-1))
  t.match(line, { operation: 'createCandidate', account: 'acme', isLost: true })
})

t.test('P2: no secret is logged, wherever a request sends it, and whatever fails', async (t) => {
  const { lines, logger } = givenLog()
  const { database, world } = await givenBreakableWorld(t, logger)
  const account = await world.givenAccount('acme')
  const login = await givenLogin(account, { name: 'Canary Name' })
  const caller = await account.givenCaller()
  const secret = 'canary-secret'
  const requests = async () => {
    for (const headers of [
      { authorization: `Bearer ${secret}` },
      { authorization: secret },
      { 'x-api-key': secret, cookie: `session=${secret}`, referer: `http://x/?${secret}`, 'user-agent': secret, 'idempotency-key': secret },
    ])
      await fetch(`${world.origin}/spi/v3/jobs?access_token=${secret}`, { headers })
    await caller.get(`/jobs/${secret}?token=${secret}`)
    await caller.get(`/${secret}`)
    await caller.post('/subscriptions', { target: `https://user:${secret}@example.com/${secret}`, event: 'candidate_created' })
    await caller.post('/subscriptions', { [secret]: secret })
    await rawAnswer(world.origin, `GET /%zz?${secret} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\n\r\n`)
    await rawAnswer(world.origin, `${secret}\r\n\r\n`)
    const body = new URLSearchParams({ client_id: secret, client_secret: secret, grant_type: 'refresh_token', refresh_token: secret })
    await fetch(`${world.origin}/oauth/token`, { method: 'POST', body })
    await fetch(`${world.origin}/oauth/token`, { method: 'POST', body, headers: { authorization: `Basic ${btoa(`a:${secret}`)}` } })
    await fetch(`${world.origin}/reset-password?token=${secret}`)
    await personAt(world, 'acme.localhost').post('/sign-in', { email: login.email, password: secret })
  }
  const person = personAt(world, 'acme.localhost')
  await person.signIn(login.email, secret)
  t.equal((await person.signIn(login.email)).status, 303)
  await requests()
  // The detail of a real fault repeats the row.
  await database
    .execute(`insert into accounts (subdomain, name) select 'canary-secret', 'x' from generate_series(1, 2)`, [])
    .catch((error: Error) => (database.fault = () => error))
  t.match(database.fault?.(), { code: '23505', detail: /canary-secret/ })
  await requests()
  t.ok(
    lines.some(({ err }) => err?.code === '23505'),
    'the fault is logged',
  )
  const text = JSON.stringify(lines)
  for (const hidden of ['canary', 'Canary', caller.token, password, login.email, ...person.cookies.values()]) t.notMatch(text, hidden)
})
