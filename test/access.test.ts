// Who may call what: loops over every operation of the contract, as nobody, as somebody without the scope, and as another account.
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { operator } from '../src/access/audit.ts'
import { scopes as everyScope } from '../src/access/scopes.ts'
import { lease } from '../src/access/lease.ts'
import { hashOf, isWellFormed, mintToken } from '../src/access/tokenText.ts'
import type { Database } from '../src/db/client.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import fc from 'fast-check'
import type { GivenAccount } from './fixtures/account.ts'
import { givenDatabase, givenWorld, type Answer, type Caller, type World } from './fixtures/server.ts'

const world = await givenWorld(t)
const operations = Object.entries(facts as unknown as Record<string, OperationFacts>)
const unknown: Record<string, string> = { id: '0123456789abcdef', shortcode: 'ABCDEF0123', subdomain: 'nobody-at-all' }

/** The path of an operation with these identifiers in it. */
const pathOf = ({ path }: OperationFacts, ids: Record<string, string>) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? 'x')

/** Ids that an account really has, by the name of the path parameter. */
async function idsOf(account: GivenAccount): Promise<Record<string, string>> {
  const member = await account.givenMember({ active: false })
  const job = await account.givenJob()
  return { id: member.key, shortcode: job.shortcode, subdomain: account.subdomain }
}

/** What a client can tell two answers apart by; dates, request ids and the count of the limit differ always. */
function visible({ status, body, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'x-rate-limit-remaining', 'x-rate-limit-reset'].includes(name))
  return { status, body, headers: kept }
}

t.test('without a token, with garbage, with an expired or a revoked one: 401 and nothing more', async (t) => {
  const account = await world.givenAccount()
  const ids = await idsOf(account)
  const expired = await account.givenCaller(everyScope, '2020-01-01T00:00:00Z')
  const revoked = await account.givenCaller()
  await world.application.tokens.revoke({ account: account.id, id: revoked.id }, operator)
  const callers: Record<string, Caller> = {
    'no token': world.callerWith(undefined),
    garbage: world.callerWith('garbage'),
    'a well-formed unknown token': world.callerWith(mintToken('account')),
    expired,
    revoked,
  }
  for (const [id, operation] of operations) {
    if (operation.scopes === null) continue
    for (const [title, caller] of Object.entries(callers)) {
      const answer = await caller.request(operation.method, pathOf(operation, ids), operation.body ? { body: '{"not":' } : {})
      t.equal(answer.status, 401, `${id}: ${title}`)
      t.strictSame(answer.body, { error: 'Not authorized' }, `${id}: ${title}`)
      t.equal(answer.headers.get('www-authenticate'), 'Bearer')
      t.ok(answer.headers.get('x-rate-limit-limit'))
    }
  }
})

t.test('other ways to send a token are not ways', async (t) => {
  const { token } = await (await world.givenAccount()).givenCaller()
  const nobody = world.callerWith(undefined)
  t.equal((await nobody.get(`/accounts?access_token=${token}`)).status, 401, 'in the query')
  for (const authorization of [token, `Basic ${token}`, `Bearer`, `Bearer ${token} ${token}`, `Token ${token}`]) {
    t.equal((await nobody.get('/accounts', { authorization })).status, 401, authorization.replace(token, '…'))
  }
  t.equal((await nobody.get('/accounts', { authorization: `bearer  ${token}` })).status, 200, 'the scheme has no case')
})

t.test('without the scope: 403 that names it, before anything is said of the request', async (t) => {
  const account = await world.givenAccount()
  for (const [id, operation] of operations) {
    if (operation.scopes === null) continue
    const needed = new Set(operation.scopes.flat())
    const caller = await account.givenCaller(everyScope.filter((scope) => !needed.has(scope)))
    const answer = await caller.request(operation.method, pathOf(operation, unknown), operation.body ? { body: '{"not":' } : {})
    t.equal(answer.status, 403, id)
    t.match(answer.body.error, [...needed][0], id)
  }
})

t.test('with just the scope: never 401 or 403', async (t) => {
  const account = await world.givenAccount()
  for (const [id, operation] of operations) {
    for (const scopes of operation.scopes ?? []) {
      const caller = await account.givenCaller(scopes)
      const { status } = await caller.request(operation.method, pathOf(operation, unknown))
      t.notOk([401, 403].includes(status), `${id} with ${scopes.join(' ')} answers ${status}`)
    }
  }
})

t.test("another account's host prefix: 404 at every operation, also without the scope", async (t) => {
  const account = await world.givenAccount()
  const other = await world.givenAccount()
  const ids = await idsOf(account)
  const callers = [await account.givenCaller(), await account.givenCaller(['r_offers'])]
  for (const [id, operation] of operations) {
    for (const caller of callers) {
      for (const subdomain of [other.subdomain, 'nobody-at-all']) {
        const answer = await caller.request(operation.method, `/accounts/${subdomain}${pathOf(operation, ids)}`)
        t.equal(answer.status, 404, id)
        t.strictSame(answer.body, { error: 'Not found' }, id)
      }
    }
  }
})

t.test('foreign ids in paths look unknown, in status, body and headers, and change nothing', async (t) => {
  const account = await world.givenAccount()
  const foreign = await idsOf(await world.givenAccount())
  const caller = await account.givenCaller()
  const before = await everything(world)
  for (const [id, operation] of operations) {
    if (!operation.parameters.some((parameter) => parameter.in === 'path')) continue
    const seen = visible(await caller.request(operation.method, pathOf(operation, foreign)))
    t.strictSame(seen, visible(await caller.request(operation.method, pathOf(operation, unknown))), id)
    t.equal(seen.status, 404, id)
  }
  t.strictSame(await everything(world), before)
})

t.test('foreign ids in queries look unknown, and a foreign cursor is only a position', async (t) => {
  const account = await world.givenAccount()
  const own = await account.givenJob()
  const member = await account.givenMember()
  const foreign = await idsOf(await world.givenAccount())
  const caller = await account.givenCaller()
  for (const [id, operation] of operations) {
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'query') continue
      if (name === 'shortcode') {
        const seen = visible(await caller.request(operation.method, `${operation.path}?shortcode=${foreign.shortcode}`))
        t.strictSame(
          seen,
          visible(await caller.request(operation.method, `${operation.path}?shortcode=${unknown.shortcode}`)),
          `${id} ${name}`,
        )
      } else if (name === 'max_id') {
        const { body } = await caller.request(operation.method, `${operation.path}?max_id=${foreign.id}`)
        const shown = Object.values(body)
          .flat()
          .map((item) => (item as { id: string }).id)
        t.strictSame(shown, [id === 'listJobs' ? own.key : member.key], `${id} ${name}: our own up to there, nothing of theirs`)
      }
    }
  }
})

t.test('the same e-mail in two accounts is two members', async (t) => {
  for (const account of [await world.givenAccount(), await world.givenAccount()]) {
    const { key } = await account.givenMember({ email: 'same@example.test' })
    const { body } = await (await account.givenCaller()).get('/members?email=same@example.test')
    t.strictSame(
      body.members.map(({ id }: { id: string }) => id),
      [key],
    )
  }
})

t.test('limits: tokens of one account share one count, another account has its own', async (t) => {
  const now = 1_800_000_000_000
  const world = await givenWorld(t, { now: () => now, environment: { RATE_LIMIT_ACCOUNT: '10', RATE_LIMIT_ADDRESS: '3' } })
  const account = await world.givenAccount()
  const [one, two] = [await account.givenCaller(), await account.givenCaller(['r_jobs'])]
  const answers = []
  for (let at = 0; at < 11; at++) answers.push(await (at % 2 ? one : two).get(at === 4 ? '/nowhere' : '/accounts'))
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 404, 200, 200, 200, 200, 200, 429],
    'the tenth passes, the eleventh does not',
  )
  t.strictSame(
    answers.map(({ headers }) => headers.get('x-rate-limit-remaining')),
    ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', '0'],
  )
  const last = answers.at(-1)
  t.equal(last?.headers.get('x-rate-limit-reset'), String(now / 1000 + 10))
  t.equal(last?.headers.get('retry-after'), '10')
  t.match(last?.body.error, /retry in 10 seconds/)
  t.equal((await (await (await world.givenAccount()).givenCaller()).get('/accounts')).status, 200, 'another account')
  const nobody = world.callerWith('garbage')
  const refused = []
  for (let at = 0; at < 4; at++) refused.push((await nobody.get('/accounts')).status)
  t.strictSame(refused, [401, 401, 401, 429], 'an address without a client has a count of its own')
})

t.test('limits: every operation answers 429 when the window is used up', async (t) => {
  const world = await givenWorld(t, { now: () => 1_800_000_000_000, environment: { RATE_LIMIT_ACCOUNT: '1' } })
  const caller = await (await world.givenAccount()).givenCaller()
  await caller.get('/accounts')
  for (const [id, operation] of operations) {
    t.equal((await caller.request(operation.method, pathOf(operation, unknown))).status, 429, id)
  }
})

t.test('P1: a token with any one character changed is refused without a look-up', async (t) => {
  const token = mintToken('account')
  t.ok(isWellFormed(token))
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', 'a', 'Z', '_', '-', 'é'), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1)
      return changed === token || !isWellFormed(changed)
    }),
    { numRuns: 2000 },
  )
  t.equal(hashOf(token).length, 64)
})

t.test('O5: a token is stored only as its hash', async (t) => {
  const { token } = await (await world.givenAccount()).givenCaller()
  const dump = JSON.stringify(await world.application.database.execute('select * from tokens', []))
  t.notOk(dump.includes(token.slice(5)))
  t.ok(dump.includes(hashOf(token)))
})

t.test('O10: a revoked token is refused at the next request, though it was remembered', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let at = 0; at < 3; at++) t.equal((await caller.get('/accounts')).status, 200)
  t.equal(await world.application.tokens.revoke({ account: account.id, id: caller.id }, operator), true)
  t.equal((await caller.get('/accounts')).status, 401)
  t.equal(await world.application.tokens.revoke({ account: account.id, id: caller.id }, operator), false, 'once')
})

t.test('O10: a token ends when it expires, though it was remembered', async (t) => {
  let now = Date.now()
  const world = await givenWorld(t, { now: () => now })
  const caller = await (await world.givenAccount()).givenCaller(everyScope, new Date(now + 5000).toISOString())
  t.equal((await caller.get('/accounts')).status, 200)
  now += 5001
  t.equal((await caller.get('/accounts')).status, 401)
})

const needsServer = process.env.DATABASE_URL ? false : 'needs a Postgres server'
t.test('O10: a token revoked in one process is refused in every other within a second', { skip: needsServer }, async (t) => {
  const database = await givenDatabase(t)
  const worlds = [await givenWorld(t, { environment: database as never }), await givenWorld(t, { environment: database as never })]
  const [here, there] = worlds as [World, World]
  const account = await here.givenAccount()
  for (let round = 0; round < 20; round++) {
    const caller = await account.givenCaller()
    const elsewhere = there.callerWith(caller.token)
    for (let at = 0; at < 3; at++) t.equal((await elsewhere.get('/accounts')).status, 200)
    await here.application.tokens.revoke({ account: account.id, id: caller.id }, operator)
    const revokedAt = Date.now()
    while ((await elsewhere.get('/accounts')).status === 200)
      if (Date.now() - revokedAt > 1000) return t.fail('still accepted after a second')
  }
  t.pass('20 of 20')
})

/** Every row of every tenant table, to see that nothing changed. */
async function everything({ application: { database } }: World) {
  const rows: Record<string, unknown> = {}
  for (const table of ['accounts', 'members', 'jobs', 'outbox'])
    rows[table] = await database.execute(`select * from ${table} order by id`, [])
  return rows
}

t.test('what is not supported looks unknown: versions 2 and 1, the talent pool and requisitions', async (t) => {
  const caller = await (await world.givenAccount()).givenCaller()
  for (const path of ['/spi/v2/jobs', '/spi/v1/accounts', '/spi/v3/talent_pool/candidates', '/spi/v3/requisitions', '/spi/v4/jobs']) {
    const answer = await caller.get(world.origin + path)
    t.equal(answer.status, 404, path)
    t.strictSame(answer.body, { error: 'Not found' }, path)
    t.ok(answer.headers.get('x-rate-limit-limit'), `${path} is counted`)
  }
  const { description } = JSON.parse((await caller.get(`${world.origin}/openapi-3.1.json`)).text).info
  for (const word of [/talent pool/i, /requisitions/i, /versions? 2 and 1/i, /cross-origin|CORS/i]) t.match(description, word)
})

t.test('O10, K10: a clock that is set back does not lengthen the trust in what is remembered', async (t) => {
  let at = 1_800_000_000_000
  let heard: (payload: string) => void = () => {}
  let listens = true
  const database = {
    kind: 'server',
    listen: async (_: string, onPayload: (payload: string) => void, onListening: () => void) => {
      heard = onPayload
      onListening()
    },
    // While the listening connection is down, what is told is not heard.
    notify: async (_: string, payload: string) => (listens ? heard(payload) : undefined),
  } as unknown as Database
  const standing = lease(
    database,
    'told',
    () => {},
    () => {},
    () => at,
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  for (let look = 0; look < 3; look++, at += 300) {
    standing.holds()
    await settle()
  }
  t.equal(standing.holds(), true, 'beats come back')
  await settle()
  listens = false
  at -= 3_600_000
  t.equal(standing.holds(), false, 'an hour back, and no beat since')
  await settle()
  at += 100
  t.equal(standing.holds(), false)
  listens = true
  at += 300
  standing.holds()
  await settle()
  t.equal(standing.holds(), true, 'until one comes back')
})
