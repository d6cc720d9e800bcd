// The request log: what is recorded of a call and of which, in batches beside the requests, and what the page shows of it.
import t from 'tap'
import { mostCalls, prepareCallLog } from '../src/access/callLog.ts'
import type { RecordedCall } from '../src/access/callRing.ts'
import { givenWorld } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'
import { givenLogin, personAt } from './fixtures/web.ts'

// A clock that stands still, so that a window of the limits does not end between two requests.
const now = Date.now()
const world = await givenWorld(t, { now: () => now, environment: { RATE_LIMIT_OAUTH: '2' } })
const { application } = world
const { execute } = application.database
const { writeCalls, sweep } = application.chores

/** The calls of an account that were noted, in the order in which they were stored. */
const rowsOf = async (account: number, what = 'client, method, operation, status, code') => {
  await writeCalls()
  return execute(`select ${what} from (select * from calls where account_id = $1 order by id) as calls`, [account])
}
/** A response arrives before its call is noted. */
const recorded = (account: number, count: number) =>
  until(`${count} calls to be recorded`, async () => ((await rowsOf(account)).length === count ? true : undefined))

t.test('each call of a token or an application is recorded with its answer, and without what it contained', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs'])
  const longest = 'mine-'.padEnd(64, '1')
  await caller.get('/members?limit=1', { 'x-request-id': longest })
  await recorded(account.id, 1)
  await caller.get('/jobs/NOSUCHJOB1')
  await caller.get('/candidates')
  await caller.get('/jobs?limit=0')
  await caller.get('/nothing/here')
  await caller.request('PUT', '/jobs')
  await recorded(account.id, 6)
  const rows = await rowsOf(account.id)
  t.strictSame(
    rows.map((row) => Object.values(row)).toSorted(),
    [
      ['GET', 'listMembers', 200, null],
      ['GET', 'getJob', 404, 'not-found'],
      ['GET', 'listCandidates', 403, 'scope-missing'],
      ['GET', 'listJobs', 400, 'parameter-invalid'],
      ['GET', null, 404, 'not-found'],
      ['PUT', null, 405, 'method-not-allowed'],
    ]
      .map((row) => [`token:${caller.id}`, ...row])
      .toSorted(),
  )
  const [first] = await rowsOf(account.id, "request_id, ms, at > now() - interval '1 minute' as recent")
  t.match(first, { request_id: longest, ms: Number, recent: true })
  const [all] = await rowsOf(account.id, 'string_agg(calls::text, $$ $$) as text')
  t.notMatch(all?.text, /limit|NOSUCHJOB1|nothing/)
})

t.test('an application’s calls are recorded for all its tokens, a partner’s for each, and nobody’s not at all', async (t) => {
  const account = await world.givenAccount()
  const one = await account.givenUser()
  const two = await account.givenUser({}, { application: one.application })
  const partner = await account.givenPartnerCaller()
  const [before] = await execute('select count(*)::int as many from calls', [])
  for (const caller of [one, two, one, partner]) await caller.get('/members?limit=1')
  await world.callerWith('nonsense').get('/members')
  await world.callerWith(undefined).get('/members')
  await recorded(account.id, 4)
  const clients = (await rowsOf(account.id)).map(({ client, status, code }) => [client, status, code].join(' '))
  const application = `application:${one.application}`
  t.strictSame(clients.toSorted(), [
    `${application} 200 `,
    `${application} 200 `,
    `${application} 429 rate-limit-exceeded`,
    `token:${partner.id} 200 `,
  ])
  const [after] = await execute('select count(*)::int as many from calls', [])
  t.equal(Number(after?.many) - Number(before?.many), 4)
})

t.test('a request executes no statement for its record', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  await caller.get('/members')
  await recorded(account.id, 1)
  const { uses } = application.statements.register.get('insert_calls')!
  const before = uses.times
  for (let at = 0; at < 20; at++) await caller.get('/members')
  t.equal(uses.times, before)
  await recorded(account.id, 21)
})

const call = (tenant: number, given: Partial<RecordedCall> = {}): RecordedCall => ({
  tenant,
  client: 'token:1',
  at: Date.now(),
  method: 'GET',
  operation: 'listJobs',
  status: 200,
  code: null,
  ms: 1.23,
  requestId: 'r',
  ...given,
})

/** A log of its own, as another process has it. After `accepts` batches the database is away. */
function anotherLog() {
  const state = { accepts: Infinity, inserts: [] as number[], dropped: 0, onInsert: () => {} }
  let count = 0
  const statement = ((name: string, query: never) => {
    const made = application.statements.statement(`${name}_${++logs}_${++count}`, query) as (values: object) => Promise<never[]>
    return async (values: { requests?: unknown[] }) => {
      if (values.requests && state.accepts-- <= 0) throw new Error('away')
      if (values.requests) {
        state.inserts.push(values.requests.length)
        state.onInsert()
      }
      return made(values)
    }
  }) as never
  return Object.assign(
    state,
    prepareCallLog({ statement }, (many) => (state.dropped += many)),
  )
}
let logs = 0

t.test('a client’s last 1,000 calls are kept, however many processes write them', async (t) => {
  const { id } = await world.givenAccount()
  const [one, two] = [anotherLog(), anotherLog()]
  for (let at = 0; at < 2_500; at++) one.note(call(id, { requestId: `one-${at}` }))
  for (let at = 0; at < 3; at++) one.note(call(id, { client: 'token:2' }))
  await one.write()
  t.strictSame(one.inserts, [500, 500, 3], 'calls that newer ones replace at once are not written')
  for (let at = 0; at < 150; at++) two.note(call(id, { requestId: `two-${at}` }))
  await two.write()
  const kept = await rowsOf(id, 'client, request_id')
  t.equal(kept.filter(({ client }) => client === 'token:1').length, mostCalls)
  t.equal(kept.filter(({ client }) => client === 'token:2').length, 3)
  t.ok(kept.some(({ request_id: name }) => name === 'one-1650'))
  t.notOk(
    kept.some(({ request_id: name }) => name === 'one-1649'),
    'the oldest went',
  )
  t.same(kept.at(-1)?.request_id, 'two-149')
})

t.test('calls wait in order while the database is away; the oldest are dropped and counted beyond 16,384', async (t) => {
  const { id } = await world.givenAccount()
  const log = anotherLog()
  log.accepts = 0
  log.note(call(id, { client: 'token:9', requestId: 'oldest' }))
  for (let at = 0; at < 16_383; at++) log.note(call(id, { client: `token:${at % 7}`, requestId: `${at}` }))
  await t.rejects(log.write(), { message: 'away' })
  t.equal(log.dropped, 0)
  log.note(call(id, { client: 'token:8', requestId: 'newest' }))
  log.accepts = Infinity
  await log.write()
  t.equal(log.dropped, 1)
  const clients = await execute('select client, count(*)::int as many from calls where account_id = $1 group by client', [id])
  t.strictSame(clients.map(({ client, many }) => [client, many]).toSorted(), [
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => [`token:${at}`, mostCalls]),
    ['token:8', 1],
  ])
  await log.write()
  t.equal((await rowsOf(id)).length, 7 * mostCalls + 1, 'nothing is stored twice')
})

t.test('calls that come while others are written wait for the next write; those in whose place they come are dropped', async (t) => {
  const { id } = await world.givenAccount()
  const log = anotherLog()
  let noted = 0
  const note = (count: number) => {
    for (const end = noted + count; noted < end; noted++) log.note(call(id, { client: `token:${noted % 20}`, requestId: `${noted}` }))
  }
  note(1_200)
  let writes = 0
  log.onInsert = () => {
    if (writes++ === 0) note(16_384 - 500)
  }
  await log.write()
  t.strictSame(log.inserts, [500, 300, 200], 'the oldest 200 that were left are dropped')
  t.equal(log.dropped, 200)
  await log.write()
  const rows = await rowsOf(id, 'request_id')
  const wanted = [...Array(noted).keys()].filter((number) => number < 500 || number >= 700)
  t.strictSame(
    rows.map(({ request_id: name }) => Number(name)),
    wanted,
    'each once and in order',
  )
})

t.test('a write that the database broke off goes on behind the last batch', async (t) => {
  const { id } = await world.givenAccount()
  const log = anotherLog()
  for (let at = 0; at < 700; at++) log.note(call(id, { requestId: `${at}` }))
  log.accepts = 1
  await t.rejects(log.write(), { message: 'away' })
  t.equal((await rowsOf(id)).length, 500)
  log.accepts = Infinity
  await log.write()
  t.strictSame(
    (await rowsOf(id, 'request_id')).map(({ request_id: name }) => Number(name)),
    Array.from({ length: 700 }, (_, at) => at),
  )
})

t.test('a call of an account that is gone does not keep the others from being stored', async (t) => {
  const { id } = await world.givenAccount()
  const log = anotherLog()
  log.note(call(999_999_999))
  log.note(call(id))
  await log.write()
  t.equal((await rowsOf(id)).length, 1)
})

t.test('calls older than 30 days are swept', async (t) => {
  const { id } = await world.givenAccount()
  const log = anotherLog()
  const day = 24 * 3_600_000
  log.note(call(id, { at: Date.now() - 31 * day, requestId: 'old' }))
  log.note(call(id, { at: Date.now() - 29 * day, requestId: 'young' }))
  await log.write()
  await sweep()
  t.strictSame(await rowsOf(id, 'request_id'), [{ request_id: 'young' }])
})

t.test('the page shows an admin the calls of each token and application, filtered and in pages', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const user = await account.givenUser()
  const person = personAt(world)
  await person.signIn((await givenLogin(account)).email)
  t.match((await person.get('/settings/calls')).words, 'There are no calls yet')
  const client = `token:${caller.id}`
  const log = anotherLog()
  for (let at = 0; at < 60; at++) log.note(call(account.id, { client, requestId: `r-${at}-` }))
  log.note(call(account.id, { client, operation: 'createJob', method: 'POST', status: 422, code: 'body-invalid', requestId: 'bad' }))
  log.note(call(account.id, { client, operation: null, status: 404, code: 'not-found', requestId: 'lost' }))
  log.note(call(account.id, { client: `application:${user.application}`, status: 503, code: 'service-unavailable' }))
  await log.write()

  const clients = await person.get('/settings/calls')
  t.match(clients.words, /62 calls · 2 refused · 0 failed/)
  t.match(clients.words, /1 call · 0 refused · 1 failed/)
  const first = await person.get(`/settings/calls?client=${client}`)
  t.match(first.words, 'Request lost')
  t.match(first.words, 'A field of the body is missing or invalid')
  t.match(first.text, 'href="/docs/errors#body-invalid"')
  t.match(first.text, 'href="/docs/operations/createJob"')
  t.equal(first.text.match(/<li>\s*<p>\s*<code>/g)?.length, 50)
  const [, older] = /href="([^"]*before=\d+)"/.exec(first.text) ?? []
  const second = await person.get(String(older).replaceAll('&amp;', '&'))
  t.equal(second.text.match(/<li>\s*<p>\s*<code>/g)?.length, 12)
  t.match(second.words, 'Request r-0-')
  for (const [query, shown, hidden] of [
    ['status=4xx', ['bad', 'lost'], ['r-59-']],
    ['status=2xx', ['r-59-'], ['bad']],
    ['code=body-invalid', ['bad'], ['lost']],
    ['operation=none', ['lost'], ['bad']],
    ['operation=createJob&status=4xx', ['bad'], ['lost']],
  ] as const) {
    const { words } = await person.get(`/settings/calls?client=${client}&${query}`)
    for (const name of shown) t.match(words, `Request ${name}`, `${query} shows ${name}`)
    for (const name of hidden) t.notMatch(words, `Request ${name}`, `${query} hides ${name}`)
  }
  t.match((await person.get('/settings/tokens')).text, `/settings/calls?client=${client}`)
})

t.test('the page shows no other account’s tokens, applications or calls, and nothing to who is no admin', async (t) => {
  const account = await world.givenAccount()
  const other = await world.givenAccount()
  const [theirs, user] = [await other.givenCaller(), await other.givenUser()]
  await theirs.get('/members')
  await recorded(other.id, 1)
  const person = personAt(world)
  await person.signIn((await givenLogin(account)).email)
  for (const client of [`token:${theirs.id}`, `application:${user.application}`, 'token:0', 'token:x', 'member:1'])
    t.equal((await person.get(`/settings/calls?client=${client}`)).status, 404, client)
  t.match((await person.get('/settings/calls')).words, 'There are no calls yet')
  const member = personAt(world)
  await member.signIn((await givenLogin(account, { role: 'simple' })).email)
  t.equal((await member.get('/settings/calls')).status, 403)
})

t.test('what was noted is stored at the stop', async (t) => {
  const stopping = await givenWorld(t)
  const caller = await (await stopping.givenAccount()).givenCaller()
  await caller.get('/members')
  const { uses } = stopping.application.statements.register.get('insert_calls')!
  t.equal(uses.times, 0)
  await stopping.application.close()
  t.equal(uses.times, 1)
})

t.test('CALL_LOG=0 records nothing, and the page says so', async (t) => {
  const off = await givenWorld(t, { environment: { CALL_LOG: '0' } })
  const account = await off.givenAccount()
  await (await account.givenCaller()).get('/members')
  await off.application.chores.writeCalls()
  t.strictSame(await off.application.database.execute('select * from calls', []), [])
  const person = personAt(off)
  await person.signIn((await givenLogin(account)).email)
  t.match((await person.get('/settings/calls')).words, 'turned the log off')
})
