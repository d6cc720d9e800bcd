// The signature headers of the profile `family`: verifiable with only the account token or the client secret, and ended with them.
import { createHmac } from 'node:crypto'
import t from 'tap'
import { assemble } from '../src/assemble.ts'
import { configOf } from '../src/config.ts'
import { operator } from '../src/access/audit.ts'
import { givenOAuth, type OAuthWorld } from './fixtures/oauth.ts'
import { givenReceiver, type Received } from './fixtures/receiver.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'
import type { Caller } from './fixtures/server.ts'

const clock = { now: Date.parse('2026-11-02T08:00:00Z') }
const now = () => clock.now
const keyOf = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`
const environment = { ALLOW_PRIVATE_TARGETS: '1', SECRET_KEYS: keyOf('old', 1), COMPAT: 'family' }
const log: { message: string; details: Record<string, unknown> }[] = []
const told = (details: Record<string, unknown>, message: string) => void log.push({ details, message })
const silent = () => {}
const logger: Record<string, unknown> = {
  level: 'warn',
  fatal: silent,
  error: silent,
  warn: told,
  info: silent,
  debug: silent,
  trace: silent,
  silent,
  child: () => logger,
}
const world: OAuthWorld = await givenOAuth(t, {
  now,
  environment,
  logger: logger as never,
})
const { account, application } = world
const { database } = application
const receiver = await givenReceiver(t, now)
const tell = teller(world)

let targets = 0
/** A subscription created by this caller. `arrives` causes a notification about a candidate and returns it. */
async function given(caller: Caller, delivery = application.delivery) {
  const subscription = await givenSubscription(caller, receiver, `target-${++targets}`)
  return { ...subscription, arrives: () => arrivesAt(subscription.name, delivery) }
}
async function arrivesAt(name: string, delivery = application.delivery): Promise<Received> {
  const before = receiver.at(name).length
  await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await delivery.idle()
  const come = receiver.at(name).slice(before)
  t.equal(come.length, 1)
  t.ok(come[0]?.verified, 'Standard Webhooks verifies it in any case')
  return come[0]!
}
/** Which headers of the family verify with this text alone. */
const signedBy = ({ headers, body }: Received, text: string) =>
  ['x-workable-signature', 'x-service-signature'].filter((name) => headers[name] === createHmac('sha256', text).update(body).digest('hex'))
const both = ['x-workable-signature', 'x-service-signature']
const isUnsigned = ({ headers }: Received) => both.every((name) => !(name in headers))
const keptTokens = async () => database.execute('select * from signing_tokens where account_id = $1', [account.id])
/** Another server on the same database. */
async function other(more: Record<string, string>) {
  const started = await assemble(configOf({ ...world.config, ...more }), {
    now,
    logger: false,
    delivers: false,
    database: { ...database, close: async () => {} },
  })
  t.teardown(started.close)
  return started
}
/** Every row of every table. */
async function dump(): Promise<string> {
  const tables = await database.execute(`select table_name as name from information_schema.tables where table_schema = 'public'`, [])
  const texts = await Promise.all(
    tables.map(async ({ name }) => database.execute(`select row_to_json(t)::text as row from "${String(name)}" t`, [])),
  )
  return texts.flatMap((rows) => rows.map(({ row }) => row)).join('\n')
}

t.test('notifications can be verified with only the account token that created the subscription', async (t) => {
  const caller = await account.givenCaller()
  const one = await given(caller)
  const come = await one.arrives()
  t.strictSame(signedBy(come, caller.token), both)
  t.strictSame(signedBy(come, one.secret), [], 'and not with the secret of Standard Webhooks')
  t.notMatch(await dump(), caller.token, 'a copy of the database does not have it')
  const shown = await Promise.all(['/subscriptions', `/subscriptions/${one.id}/secret`].map(async (path) => (await caller.get(path)).text))
  t.notMatch(shown.join(), caller.token, 'nor does any answer')
})

t.test('a revoked token ends the headers and is erased, which the log says once', async (t) => {
  const caller = await account.givenCaller()
  const one = await given(caller)
  t.strictSame(signedBy(await one.arrives(), caller.token), both)
  await application.tokens.revoke({ account: account.id, id: caller.id }, operator)
  t.ok(isUnsigned(await one.arrives()), 'at once')
  log.length = 0
  await application.chores.forgetTokenTexts()
  await application.chores.forgetTokenTexts()
  t.match(log, [{ message: /an account token has ended/, details: { account: account.id, subscription: one.id, token: caller.id } }])
  t.equal(log.length, 1)
  t.notOk((await keptTokens()).some(({ subscription_id: id }) => id === one.id))
  t.ok(isUnsigned(await one.arrives()))
})

t.test('so does an expired token', async (t) => {
  const caller = await account.givenCaller(undefined, new Date(clock.now + 60_000).toISOString())
  const one = await given(caller)
  await application.chores.forgetTokenTexts()
  t.strictSame(signedBy(await one.arrives(), caller.token), both)
  clock.now += 60_000
  t.ok(isUnsigned(await one.arrives()))
  await application.chores.forgetTokenTexts()
  t.notOk((await keptTokens()).some(({ subscription_id: id }) => id === one.id))
})

t.test('removing a subscription erases the token’s text', async (t) => {
  const caller = await account.givenCaller()
  const { id } = await given(caller)
  const kept = async () => (await keptTokens()).filter(({ subscription_id: of }) => of === id).length
  t.equal(await kept(), 1)
  t.equal((await caller.delete(`/subscriptions/${id}`)).status, 200)
  t.equal(await kept(), 0)
})

t.test('a user token’s subscription is signed with the client secret, from the exchange on and after its replacement', async (t) => {
  const { owner, client } = { owner: account.id, client: await world.givenClient({ owner: account.id }) }
  const as = { client_id: client.clientId }
  const code = await world.givenCode({ ...as, scope: 'r_candidates' })
  const exchanged = await world.post('/oauth/token', world.exchangeForm(code, { ...as, client_secret: client.secret }))
  t.equal(exchanged.status, 200)
  const one = await given(world.callerWith(exchanged.body.access_token))
  t.strictSame(signedBy(await one.arrives(), client.secret), both)
  t.notMatch(await dump(), client.secret, 'a copy of the database does not have it')

  const replaced = (await application.applications.replaceSecret({ owner, id: client.id }, operator))!
  t.ok(isUnsigned(await one.arrives()), 'the new one is not known yet')
  const refreshed = await world.post('/oauth/token', world.refreshForm(exchanged.body.refresh_token, { ...as, client_secret: replaced }))
  t.equal(refreshed.status, 200)
  t.strictSame(signedBy(await one.arrives(), replaced), both)
  await application.applications.revoke({ owner, id: client.id }, operator)
  const [row] = await database.execute('select sealed_secret from applications where id = $1', [client.id])
  t.equal(row?.sealed_secret, null, 'forgotten with the application')
})

t.test('subscriptions of service tokens and of the settings page have no such headers', async (t) => {
  const before = (await keptTokens()).length
  t.ok(isUnsigned(await (await given(await account.givenPartnerCaller())).arrives()))
  const page = await world.browser.get('/settings/subscriptions/new')
  const fields = { target: receiver.target('page'), event: 'candidate_created', job: '', stage: '' }
  t.match((await world.browser.submit(page, '/settings/subscriptions/new', fields)).location, /done=created/)
  await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await application.delivery.idle()
  t.ok(isUnsigned(receiver.at('page')[0]!))
  t.equal((await keptTokens()).length, before)
})

t.test('without the profile no text is stored and nothing signed, not even for subscriptions created under it', async (t) => {
  const caller = await account.givenCaller()
  const one = await given(caller)
  const plain = await other({ COMPAT: 'contract' })
  t.ok(isUnsigned(await arrivesAt(one.name, plain.delivery)))
  const before = (await keptTokens()).length
  await plain.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = plain.server.server.address() as { port: number }
  const target = receiver.target('made-without')
  const made = await caller.request('POST', `http://127.0.0.1:${port}/spi/v3/subscriptions`, {
    body: { target, event: 'candidate_created' },
  })
  t.equal(made.status, 201)
  t.equal((await keptTokens()).length, before)
  t.strictSame(signedBy(await one.arrives(), caller.token), both, 'with it again they are signed')
  t.ok(isUnsigned(receiver.at('made-without').at(-1)!), 'but not what was made meanwhile')
})

t.test('P7: signing texts are encrypted anew with the newest key, and a server does not start without the key they need', async (t) => {
  // Deletes everything else that is encrypted with the old key.
  await database.execute('delete from subscriptions', [])
  await database.execute('update applications set sealed_secret = null', [])
  const caller = await account.givenCaller()
  const one = await given(caller)
  const { access_token: token } = await world.givenTokens({ scope: 'r_candidates' })
  const two = await given(world.callerWith(token))
  await database.execute('update subscriptions set secrets = $1', [[]])
  const start = (keys: string) => other({ SECRET_KEYS: keys })
  const newest = keyOf('new', 2)
  const lacks = { message: /^SECRET_KEYS lacks the key old, .* add it after the newest$/ }
  await t.rejects(start(newest), lacks)
  // The world's own process has only the old key, and the new one seals once all processes have it.
  await database.execute('update processes set ended_at = now() where ended_at is null', [])
  const rotating = await start(`${newest},${keyOf('old', 1)}`)
  const arrive = async () => {
    await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
    await rotating.delivery.idle()
    return [receiver.at(one.name).at(-1)!, receiver.at(two.name).at(-1)!] as const
  }
  const [first, second] = await arrive()
  t.strictSame([signedBy(first, caller.token), signedBy(second, world.client.secret)], [both, both])
  const sealed = await database.execute(
    'select sealed from signing_tokens union all select sealed_secret from applications where sealed_secret is not null',
    [],
  )
  t.strictSame(
    sealed.map((row) => String(row.sealed).split(':')[0]),
    ['new', 'new'],
  )
  await t.resolves(start(newest), 'the old key is not needed any more')
  const [third, fourth] = await arrive()
  t.strictSame([signedBy(third, caller.token), signedBy(fourth, world.client.secret)], [both, both])
  await database.execute('delete from signing_tokens', [])
  await t.rejects(start(keyOf('other', 3)), { message: /lacks the key new/ }, 'an application’s secret is looked at too')
})
