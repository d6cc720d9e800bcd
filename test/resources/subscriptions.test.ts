// Subscriptions: creation and its errors, visibility, secrets, the log, and redelivery.
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { operator } from '../../src/access/audit.ts'
import { prepareAuditEntryList } from '../../src/access/auditEntries.ts'
import { secretBox } from '../../src/access/secretBox.ts'
import { statementsOver } from '../../src/db/statements.ts'
import { signingSecrets } from '../../src/delivery/signingSecrets.ts'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, pageThrough, type Answer, type Caller } from '../fixtures/server.ts'
import { subscriptionsOf } from '../fixtures/subscriptions.ts'

let log = ''
const logger = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => ((log += String(line)), done()) }))
let time = Date.parse('2030-01-01T10:00:00Z')
const world = await givenWorld(t, { logger, now: () => time })
const { database, partners, connections } = world.application
const second = 1000
const hour = 3600 * second
const unknown = 999_999_999_999_999

const targetOf = (path = '') => `https://${randomUUID()}.example.test/${path}`
const subscribe = (caller: Caller, body: object = {}) =>
  caller.post('/subscriptions', { target: targetOf(), event: 'employee_created', ...body })
const idOf = async (caller: Caller, body?: object): Promise<number> => (await subscribe(caller, body)).body.id
const listed = async (caller: Caller): Promise<number[]> =>
  (await caller.get('/subscriptions')).body.subscriptions.map(({ id }: { id: number }) => id)
const rowOf = async (account: GivenAccount, id: number) =>
  (await database.execute('select * from subscriptions where account_id = $1 and id = $2', [account.id, id]))[0]
const deliveriesOf = (account: GivenAccount, id: number) =>
  database.execute('select * from deliveries where account_id = $1 and subscription_id = $2 order by id', [account.id, id])
const audited = async (account: GivenAccount) =>
  (
    await database.execute('select action, actor_kind, actor_id, client, subject_id from audit_log where account_id = $1 order by id', [
      account.id,
    ])
  ).filter(({ action }) => String(action).startsWith('subscription'))
const disable = (account: GivenAccount, id: number) =>
  database.execute(
    `update subscriptions set disabled_at = '2030-01-01', disabled_reason = 'failing', failing_since = '2029-12-20' where account_id = $1 and id = $2`,
    [account.id, id],
  )

/** The bodies of 400 and 409 are empty; the header has the reason. */
function refusedWith(t: Test, { status, text, headers }: Answer, expected: number, reason: string, title = reason): void {
  t.strictSame([status, text, headers.get('x-error-reason')], [expected, '{}', reason], title)
}

t.test('creating returns 201 with the id alone, and the subscription is listed', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const job = await account.givenJob()
  await account.givenStages()
  const target = targetOf('candidates?event_type=candidate_moved')
  const args = { account_id: account.subdomain, job_shortcode: job.shortcode, stage_slug: 'hired' }
  const { status, body } = await subscribe(caller, { target, event: 'candidate_moved', args })
  t.equal(status, 201)
  t.strictSame(Object.keys(body), ['id'])
  t.ok(Number.isSafeInteger(body.id))
  const second = await idOf(caller, { event: 'employee_updated', args: { job_shortcode: 'nowhere', stage_slug: null, more: 1 } })
  const answer = await caller.get('/subscriptions?limit=1&created_after=x')
  t.equal(answer.status, 200, 'parameters are ignored')
  const [first, other] = answer.body.subscriptions
  t.match(first.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  t.strictSame(first, {
    id: body.id,
    event: 'candidate_moved',
    target,
    valid_until: null,
    created_at: first.created_at,
    stage_slug: 'hired',
    job_shortcode: job.shortcode,
    state: 'active',
    disabled_at: null,
    disabled_reason: null,
  })
  t.match(other, { id: second, event: 'employee_updated', job_shortcode: null, stage_slug: null }, 'employee events do not look at args')
})

t.test('ids count up in each account separately, and none is reused', async (t) => {
  const [one, other] = [await (await world.givenAccount()).givenCaller(), await (await world.givenAccount()).givenCaller()]
  t.strictSame([await idOf(one), await idOf(one), await idOf(other), await idOf(one)], [1, 2, 1, 3])
  t.equal((await one.delete('/subscriptions/3')).status, 200)
  t.equal(await idOf(one), 4)
  const target = targetOf()
  const at = await Promise.all(Array.from({ length: 5 }, () => subscribe(other, { target })))
  t.strictSame(at.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409])
  t.strictSame(await listed(other), [1, at.find(({ status }) => status === 201)?.body.id])
})

t.test('args of recruiting events: both job and stage, of this account, or neither; every event accepts none', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { shortcode } = await account.givenJob()
  await account.givenStages()
  const foreign = await (await world.givenAccount()).givenJob()
  const all = { job_shortcode: '', stage_slug: '' }
  for (const event of ['candidate_created', 'candidate_moved']) {
    for (const args of [
      undefined,
      null,
      all,
      { ...all, account_id: '' },
      { ...all, account_id: null },
      { ...all, account_id: account.subdomain },
    ])
      t.equal((await subscribe(caller, { event, args })).status, 201, JSON.stringify(args))
    const job = await idOf(caller, { event, args: { ...all, job_shortcode: shortcode } })
    t.match(await rowOf(account, job), { job_shortcode: shortcode, stage_slug: null })
    const stage = await idOf(caller, { event, args: { ...all, stage_slug: 'applied' } })
    t.match(await rowOf(account, stage), { job_shortcode: null, stage_slug: 'applied' })
    const refused: [args: unknown, reason: string][] = [
      [{}, 'args.job_shortcode is required; an empty string means all'],
      [{ stage_slug: '' }, 'args.job_shortcode is required; an empty string means all'],
      [{ job_shortcode: '' }, 'args.stage_slug is required; an empty string means all'],
      [{ ...all, job_shortcode: null }, 'args.job_shortcode is required; an empty string means all'],
      [{ ...all, stage_slug: null }, 'args.stage_slug is required; an empty string means all'],
      [{ account_id: account.subdomain }, 'args.job_shortcode is required; an empty string means all'],
      [{ ...all, account_id: 'another' }, 'args.account_id is not the subdomain of the account'],
      [{ ...all, job_shortcode: 'FFFFFFFFFF' }, 'args.job_shortcode is not a job of the account'],
      [{ ...all, job_shortcode: foreign.shortcode }, 'args.job_shortcode is not a job of the account'],
      [{ ...all, job_shortcode: shortcode.toLowerCase() }, 'args.job_shortcode is not a job of the account'],
      [{ ...all, stage_slug: 'nowhere' }, 'args.stage_slug is not a stage of the account'],
      [{ ...all, job_shortcode: 1 }, 'args.job_shortcode must be a string or null'],
      ['all', 'args must be an object'],
    ]
    for (const [args, reason] of refused)
      refusedWith(t, await subscribe(caller, { event, args }), 400, reason, `${event} ${JSON.stringify(args)}`)
  }
  for (const event of ['employee_created', 'employee_updated', 'employee_published', 'onboarding_completed', 'timeoff_updated'])
    for (const args of [undefined, {}, { ...all, account_id: 'another' }, { job_shortcode: 'FFFFFFFFFF' }])
      t.equal((await subscribe(caller, { event, args })).status, 201, event)
})

t.test('under the profile family, args are accepted as the family’s clients send them', async (t) => {
  const lenient = await givenWorld(t, { environment: { COMPAT: 'family' } })
  const account = await lenient.givenAccount()
  const caller = await account.givenCaller()
  const { shortcode } = await account.givenJob()
  const listed = async (args: object) => {
    const id = await idOf(caller, { event: 'candidate_moved', args })
    const { body } = await caller.get('/subscriptions')
    return body.subscriptions.find((one: { id: number }) => one.id === id)
  }
  for (const args of [{}, { account_id: account.subdomain }, { job_shortcode: null, stage_slug: '' }])
    t.match(await listed(args), { job_shortcode: null, stage_slug: null }, JSON.stringify(args))
  t.match(await listed({ job_shortcode: shortcode }), { job_shortcode: shortcode, stage_slug: null })
  const unknown = { event: 'candidate_moved', args: { job_shortcode: 'FFFFFFFFFF' } }
  refusedWith(t, await subscribe(caller, unknown), 400, 'args.job_shortcode is not a job of the account')
})

t.test('an invalid request is 400 with an empty object, and its reason repeats none of its values', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const canary = 'canary'
  const https = 'target must begin with https://'
  const invalid: [body: unknown, reason: string | RegExp][] = [
    [{}, 'target is required'],
    [{ target: targetOf() }, 'event is required'],
    [{ target: targetOf(), event: canary }, /^event must be one of candidate_created, [a-z_, ]+$/],
    [{ target: targetOf(), event: 'candidate_deleted' }, /^event exists only in the `family` profile$/],
    [{ target: targetOf(), event: null }, /^event must be/],
    [{ target: 7, event: 'employee_created' }, 'target must be a string'],
    [{ target: '', event: 'employee_created' }, 'target must not be empty'],
    [{ target: `https://${canary}.test/${'x'.repeat(2048)}`, event: 'employee_created' }, 'target must be at most 2048 characters'],
    [{ target: canary, event: 'employee_created' }, 'target is not a URL'],
    [{ target: `http://${canary}.test`, event: 'employee_created' }, https],
    [{ target: `ftp://${canary}.test`, event: 'employee_created' }, https],
    [{ target: `https://${canary}:x@example.test`, event: 'employee_created' }, 'target must not contain a user name or password'],
    [{ target: 'https://127.0.0.1/canary', event: 'employee_created' }, 'target must not lead to a private network'],
    [{ target: 'https://0x7f.1/canary', event: 'employee_created' }, 'target must not lead to a private network'],
    [{ target: 'https://[::1]/canary', event: 'employee_created' }, 'target must not lead to a private network'],
    ['{"target":', 'The body is not valid JSON'],
    ['[]', 'body must be an object'],
    ['', 'This operation requires a body'],
  ]
  for (const [body, reason] of invalid) {
    const answer = await caller.post('/subscriptions', body)
    const given = answer.headers.get('x-error-reason') ?? ''
    t.strictSame([answer.status, answer.text], [400, '{}'], JSON.stringify(body))
    t.match(given, reason)
    t.notMatch(given, canary)
  }
  t.strictSame(await listed(caller), [])
  const longest = `https://example.test/${'x'.repeat(2048 - 'https://example.test/'.length)}`
  t.equal((await subscribe(caller, { target: longest })).status, 201)
})

t.test('http and private targets are accepted if the configuration allows them', async (t) => {
  const permissive = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const caller = await (await permissive.givenAccount()).givenCaller()
  for (const target of ['http://127.0.0.1:4000/hook', 'http://localhost:4000', 'https://[::1]/'])
    t.equal((await subscribe(caller, { target })).status, 201, target)
})

t.test(
  'W13: an account has one subscription per target, in every spelling and for every client; other accounts have their own',
  async (t) => {
    const account = await world.givenAccount()
    const caller = await account.givenCaller()
    const user = await account.givenUser()
    const host = `${randomUUID()}.example.test`
    t.equal((await subscribe(caller, { target: `https://${host}/a%20b?x=1` })).status, 201)
    for (const target of [
      `https://${host}/a%20b?x=1`,
      `HTTPS://${host.toUpperCase()}/a%20b?x=1`,
      `https://${host}:443/a%20b?x=1`,
      `https://${host}./a%20b?x=1`,
      ` https://${host}/a%20b?x=1#part`,
      `https://${host}/c/../a b?x=1`,
    ])
      for (const one of [caller, user])
        refusedWith(t, await subscribe(one, { target, event: 'timeoff_updated' }), 409, 'This target is already registered', target)
    for (const target of [`https://${host}/a%20b?x=2`, `https://${host}/A%20b?x=1`, `https://${host}:8443/a%20b?x=1`])
      t.equal((await subscribe(caller, { target })).status, 201, target)
    const other = await (await world.givenAccount()).givenCaller()
    t.equal((await subscribe(other, { target: `https://${host}/a%20b?x=1` })).status, 201, 'another account')
  },
)

t.test('W13: of 50 concurrent requests for one target, one creates a subscription', async (t) => {
  const account = await world.givenAccount()
  const callers = [await account.givenCaller(), await account.givenUser(), await account.givenPartnerCaller()]
  const host = `${randomUUID()}.example.test`
  const spellings = [`https://${host}/`, `https://${host}`, `https://${host}:443/`, `https://${host}./#x`, `HTTPS://${host.toUpperCase()}/`]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => subscribe(callers[at % 3] as Caller, { target: spellings[at % 5] })),
  )
  t.equal(answers.filter(({ status }) => status === 201).length, 1)
  t.equal(answers.filter(({ status, text }) => status === 409 && text === '{}').length, 49)
  t.equal((await listed(callers[0] as Caller)).length, 1)
})

t.test(
  'an account token sees all subscriptions, other tokens those of their client; only the client that created one sees its secret',
  async (t) => {
    const account = await world.givenAccount()
    const own = { account: await account.givenCaller(), user: await account.givenUser(), partner: await account.givenPartnerCaller() }
    const foreign = await (await world.givenAccount()).givenCaller()
    const legacy = world.callerWith(own.account.token, 0, { 'x-service-client-id': own.partner.clientId })
    const sibling = await account.givenUser({}, { application: own.user.application })
    const ids = { account: await idOf(own.account), user: await idOf(own.user), partner: await idOf(own.partner) }
    const ofLegacy = await idOf(legacy)
    t.match(await rowOf(account, ids.account), { owner: `account:${account.id}`, grant_id: null, member_id: null, partner_id: null })
    t.match(
      await rowOf(account, ofLegacy),
      { owner: `account:${account.id}`, partner_id: null },
      'a client id beside an account token changes nothing',
    )
    t.match(await rowOf(account, ids.user), {
      owner: `application:${own.user.application}`,
      grant_id: own.user.grant,
      member_id: own.user.member.id,
      partner_id: null,
    })
    t.match(await rowOf(account, ids.partner), {
      owner: `partner:${own.partner.partnerId}`,
      grant_id: null,
      partner_id: own.partner.partnerId,
    })
    t.strictSame(await listed(own.account), [ids.account, ids.user, ids.partner, ofLegacy])
    t.strictSame(await listed(legacy), [ids.account, ids.user, ids.partner, ofLegacy])
    t.strictSame(await listed(own.user), [ids.user])
    t.strictSame(await listed(sibling), [ids.user], 'the same application for another member')
    t.strictSame(await listed(own.partner), [ids.partner])
    t.strictSame(await listed(foreign), [])
    for (const [owner, id] of Object.entries(ids)) {
      for (const [kind, caller] of [...Object.entries(own), ['foreign', foreign]] as [string, Caller][]) {
        const sees = kind === owner || kind === 'account'
        const title = `${kind} and what ${owner} made`
        t.equal((await caller.get(`/subscriptions/${id}/deliveries`)).status, sees ? 200 : 404, title)
        t.equal((await caller.post(`/subscriptions/${id}/test`)).status, sees ? 202 : 404, title)
        t.equal((await caller.post(`/subscriptions/${id}/enable`)).status, sees ? 200 : 404, title)
        t.equal((await caller.get(`/subscriptions/${id}/secret`)).status, kind === owner ? 200 : 404, `secret: ${title}`)
        t.equal((await caller.post(`/subscriptions/${id}/secret/rotate`)).status, kind === owner ? 200 : 404, `rotate: ${title}`)
        if (!sees) t.equal((await caller.delete(`/subscriptions/${id}`)).status, 404, title)
      }
    }
    for (const id of [ids.user, ids.partner]) t.equal((await own.account.delete(`/subscriptions/${id}`)).status, 200)
  },
)

t.test('an account has at most as many subscriptions as the list shows', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  await database.execute(
    `insert into subscriptions (account_id, id, event, target, target_hash, owner, scopes, secrets)
      select $1::bigint, 1000 + n, 'employee_created', 'https://n' || n || '.example.test/', sha256(n::text::bytea), 'account:' || $1::bigint::text, '{}', '[]'
      from generate_series(1, 999) n`,
    [account.id],
  )
  const target = targetOf()
  const last = await Promise.all([subscribe(caller, { target }), subscribe(caller)])
  t.strictSame(last.map(({ status }) => status).toSorted(), [201, 422], 'of two at once one is the thousandth')
  t.match(await subscribe(caller), { status: 422, body: { error: 'The account already has 1000 subscriptions' } })
  const ids = await listed(caller)
  t.equal(ids.length, 1000)
  const [{ target: taken } = { target: '' }] = (await caller.get('/subscriptions')).body.subscriptions
  refusedWith(t, await subscribe(caller, { target: taken }), 409, 'This target is already registered')
  await caller.delete(`/subscriptions/${ids[0]}`)
  t.equal((await subscribe(caller)).status, 201, 'after one was deleted')
})

t.test('a subscription stores what its token could read', async (t) => {
  const account = await world.givenAccount()
  for (const scopes of [['r_candidates'], ['r_employees', 'r_timeoff']]) {
    const id = await idOf(await account.givenCaller(scopes))
    t.strictSame((await rowOf(account, id))?.scopes, scopes)
  }
})

t.test('a subscription ends with its grant or partner, and its target is free again', async (t) => {
  const account = await world.givenAccount()
  const admin = await account.givenCaller()
  const [user, partner] = [await account.givenUser(), await account.givenPartnerCaller()]
  const endings: [string, Caller, () => Promise<unknown>][] = [
    ['grant', user, () => connections.disconnect({ account: account.id, id: user.grant }, operator)],
    ['partner', partner, () => partners.revoke({ account: account.id, id: partner.partnerId }, operator)],
  ]
  for (const [title, caller, end] of endings) {
    const target = targetOf()
    const id = await idOf(caller, { target })
    t.strictSame(await listed(admin), [id], title)
    t.equal((await subscribe(admin, { target })).status, 409, title)
    await end()
    t.strictSame(await listed(admin), [], title)
    for (const path of ['deliveries', 'secret']) t.equal((await admin.get(`/subscriptions/${id}/${path}`)).status, 404, `${title} ${path}`)
    t.equal((await admin.post(`/subscriptions/${id}/test`)).status, 404, title)
    t.equal((await admin.delete(`/subscriptions/${id}`)).status, 404, title)
    const next = await idOf(admin, { target })
    t.ok(next > id, title)
    t.equal(await rowOf(account, id), undefined, 'the one that is over is gone')
    t.equal((await admin.delete(`/subscriptions/${next}`)).status, 200)
  }
})

t.test('deleting returns exactly 200 with an empty object, once, and deletes the log', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const target = targetOf()
  const id = await idOf(caller, { target })
  await caller.post(`/subscriptions/${id}/test`)
  const { status, text, headers } = await caller.delete(`/subscriptions/${id}`)
  t.strictSame([status, text], [200, '{}'])
  t.match(headers.get('content-type'), 'application/json')
  t.equal((await deliveriesOf(account, id)).length, 0)
  for (const gone of [id, unknown, 'x', '0', '-1', '1.5', '9'.repeat(30)]) {
    const again = await caller.delete(`/subscriptions/${gone}`)
    t.strictSame([again.status, again.body], [404, { error: 'Not found' }], String(gone))
  }
  t.equal((await subscribe(caller, { target })).status, 201, 'the target is free')
})

t.test('W10: reading and rotating the secret is never stored, and the previous secret keeps working', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const id = await idOf(caller)
  const read = () => caller.get(`/subscriptions/${id}/secret`)
  const first = await read()
  t.equal(first.headers.get('cache-control'), 'no-store')
  t.strictSame(Object.keys(first.body), ['secret'])
  t.match(first.body.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  t.equal((await read()).body.secret, first.body.secret)
  const rotate = (headers = {}) =>
    caller.request('POST', `/subscriptions/${id}/secret/rotate`, { headers: { 'idempotency-key': 'one', ...headers } })
  const [one, two] = [await rotate(), await rotate()]
  for (const answer of [one, two]) {
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('cache-control'), 'no-store')
    t.equal(answer.headers.get('idempotent-replayed'), null)
    t.strictSame(Object.keys(answer.body), ['secret', 'previous_valid_until'])
    t.equal(answer.body.previous_valid_until, new Date(time + 24 * hour).toISOString())
  }
  t.equal(new Set([first, one, two].map(({ body }) => body.secret)).size, 3, 'the key is not looked at')
  t.equal((await rotate({ 'idempotency-key': 'not a key' })).status, 200)
  const kept = (await rowOf(account, id))?.secrets as { until: string | null }[]
  t.strictSame(
    kept.map(({ until }) => until),
    [null, ...Array(3).fill(new Date(time + 24 * hour).toISOString())],
  )
  const stored = JSON.stringify(await database.execute('select * from idempotency_keys where account_id = $1', [account.id]))
  t.notMatch(stored, 'whsec_')
  time += 25 * hour
  const { body: later } = await rotate()
  t.match((await rowOf(account, id))?.secrets, { length: 2 }, 'what is over is not kept')
  t.equal((await read()).body.secret, later.secret)
})

t.test('P7: a secret appears only in the responses meant for it', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const id = await idOf(caller)
  const texts = [
    (await caller.get(`/subscriptions/${id}/secret`)).body.secret,
    (await caller.post(`/subscriptions/${id}/secret/rotate`)).body.secret,
  ]
  const { body: made } = await caller.post(`/subscriptions/${id}/test`)
  const others = [
    await caller.get('/subscriptions'),
    await caller.get(`/subscriptions/${id}/deliveries`),
    await caller.get(`/subscriptions/${id}/deliveries/${made.id}`),
    await caller.post(`/subscriptions/${id}/enable`),
  ]
  const tables = await database.execute("select tablename from pg_tables where schemaname = 'public'", [])
  const rows = await Promise.all(tables.map(({ tablename }) => database.execute(`select * from "${String(tablename)}"`, [])))
  const dump = JSON.stringify(rows)
  t.match(dump, `"owner":"account:${account.id}"`, 'the dump holds the subscription')
  t.match(log, 'rotateSubscriptionSecret', 'the log tells of the call')
  for (const text of texts) {
    const [, key = ''] = text.split('_')
    const plain = [text, key, Buffer.from(key, 'base64').toString('hex'), Buffer.from(text).toString('base64').slice(0, 40)]
    for (const form of plain) for (const place of [dump, log, ...others.map(({ text: answer }) => answer)]) t.notOk(place.includes(form))
  }
})

t.test('P7: a secret encrypted with a missing key is 500 without details; rotating it repairs the subscription', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const other = signingSecrets(secretBox(() => [{ name: 'lost', bytes: Buffer.alloc(32, 1) }]))
  const { id } = await subscriptionsOf(account).givenSubscription({ secrets: other.first(account.id).secrets })
  const answer = await caller.get(`/subscriptions/${id}/secret`)
  t.strictSame([answer.status, answer.body], [500, { error: 'Internal error' }])
  t.match(log, 'SECRET_KEYS lacks the key lost')
  t.strictSame(await audited(account), [], 'nobody has read it')
  const { body } = await caller.post(`/subscriptions/${id}/secret/rotate`)
  t.equal((await caller.get(`/subscriptions/${id}/secret`)).body.secret, body.secret)
})

t.test('P7: a secret copied to another account cannot be decrypted', async (t) => {
  const [one, two] = [await world.givenAccount(), await world.givenAccount()]
  const made = await idOf(await one.givenCaller())
  const { id } = await subscriptionsOf(two).givenSubscription({ secrets: (await rowOf(one, made))?.secrets })
  t.equal((await (await two.givenCaller()).get(`/subscriptions/${id}/secret`)).status, 500)
})

t.test('enabling sends held notifications with a new schedule; an active subscription is unchanged', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { givenDelivery } = subscriptionsOf(account)
  const [id, other] = [await idOf(caller), await idOf(caller)]
  await disable(account, id)
  await givenDelivery({ id }, { state: 'held', failures: 7 })
  await givenDelivery({ id }, { state: 'failed' })
  await givenDelivery({ id: other }, { state: 'held' })
  const [shown] = (await caller.get('/subscriptions')).body.subscriptions
  t.match(shown, { state: 'disabled', disabled_at: '2030-01-01T00:00:00.000Z', disabled_reason: 'failing' })
  time = Date.parse('2030-02-01T00:00:00Z')
  const { status, body } = await caller.post(`/subscriptions/${id}/enable`)
  t.equal(status, 200)
  t.strictSame(body, { ...shown, state: 'active', disabled_at: null, disabled_reason: null })
  t.match(await rowOf(account, id), { disabled_at: null, disabled_reason: null, failing_since: null })
  const [held, failed] = await deliveriesOf(account, id)
  t.match(held, { state: 'pending', failures: 0, due_at: '2030-02-01 00:00:00+00' })
  t.match(failed, { state: 'failed', due_at: null }, 'what has failed is asked for by itself')
  t.match(await deliveriesOf(account, other), [{ state: 'held' }], 'that of another subscription')
  t.strictSame((await caller.post(`/subscriptions/${id}/enable`)).body, body)
  t.equal((await audited(account)).filter(({ action }) => action === 'subscription_enabled').length, 1, 'written down once')
})

t.test('a test notification is numbered, due now, and has the subscription’s event', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const id = await idOf(caller, { event: 'timeoff_updated' })
  const answers = await Promise.all([1, 2, 3].map(() => caller.post(`/subscriptions/${id}/test`)))
  t.strictSame(
    answers.map(({ status }) => status),
    [202, 202, 202],
  )
  const { deliveries } = (await caller.get(`/subscriptions/${id}/deliveries`)).body
  t.strictSame(
    deliveries.map((delivery: { id: string }) => delivery.id),
    answers.map(({ body }) => body.id).toSorted(),
  )
  t.strictSame(deliveries.map(({ sequence }: { sequence: number }) => sequence).toSorted(), [1, 2, 3])
  const now = new Date(time).toISOString()
  t.match(deliveries[0], {
    event: 'timeoff_updated',
    state: 'pending',
    test: true,
    occurred_at: now,
    next_attempt_at: now,
    attempt_count: 0,
  })
  t.strictSame((await deliveriesOf(account, id))[0]?.subject, { test: 'true' })
})

t.test('a disabled subscription refuses tests and redeliveries, and says what to do', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const id = await idOf(caller)
  const { key } = await subscriptionsOf(account).givenDelivery({ id })
  await disable(account, id)
  const before = await deliveriesOf(account, id)
  for (const path of ['test', 'redeliver', `deliveries/${key}/redeliver`]) {
    const answer = await caller.post(`/subscriptions/${id}/${path}`, path === 'redeliver' ? { since: '2020-01-01T00:00:00Z' } : undefined)
    t.strictSame([answer.status, answer.body], [409, { error: 'The subscription is disabled: enable it first' }], path)
  }
  t.equal((await caller.post(`/subscriptions/${id}/deliveries/0123456789abcdef/redeliver`)).status, 404)
  t.strictSame(await deliveriesOf(account, id), before)
})

t.test('the log is paged by id, filtered by state, and shows one delivery with its attempts', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { givenDelivery } = subscriptionsOf(account)
  const id = await idOf(caller, { event: 'candidate_moved' })
  const uuid = randomUUID()
  const attempts = [
    { started_at: '2026-03-02T09:00:00.5Z', duration: 15_001, fault: 'timeout' },
    { started_at: '2026-03-02T09:00:20Z', duration: 30, status: 200, answer: '' },
  ]
  const times = { occurred_at: '2026-03-02T08:59:59.25Z', created_at: '2026-03-02T09:00:00Z', delivered_at: '2026-03-02T09:00:20.03Z' }
  const delivered = await givenDelivery({ id }, { uuid, state: 'delivered', attempts, ...times })
  const states = ['failed', 'pending', 'held', 'failed', 'delivered']
  const made = [delivered]
  for (const state of states)
    made.push(await givenDelivery({ id }, { state, ...(state === 'pending' && { due_at: '2026-03-03T00:00:00Z' }) }))
  const keys = made.map(({ key }) => key)
  await givenDelivery({ id: await idOf(caller) })
  const path = `/subscriptions/${id}/deliveries`
  const seen = async (query = '') => (await caller.get(path + query)).body.deliveries.map((delivery: { id: string }) => delivery.id)
  t.strictSame(await seen(), keys)
  t.strictSame(await seen('?state=delivered'), [keys[0], keys[5]])
  t.strictSame(await seen('?state=failed'), [keys[1], keys[4]])
  t.strictSame(await seen('?state=pending'), [keys[2]])
  t.strictSame(await seen('?state=held'), [keys[3]])
  t.strictSame(await seen('?state=undelivered'), keys.slice(1, 5))
  t.strictSame(await seen(`?since_id=${keys[3]}`), keys.slice(3))
  t.strictSame(await seen(`?max_id=${keys[3]}&limit=2&state=failed`), [keys[1]])
  t.strictSame(await seen('?created_after=2026-03-02T09:00:00Z'), keys.slice(1))
  const { items, pages } = await pageThrough(caller, `${path}?limit=2&state=undelivered`, 'deliveries')
  t.strictSame([items.map((item) => item.id), pages.length], [keys.slice(1, 5), 2])
  for (const query of ['state=lost', 'limit=0', 'since_id=x', 'created_after=x'])
    t.equal((await caller.get(`${path}?${query}`)).status, 400, query)

  const shown = {
    id: keys[0],
    notification_id: uuid,
    event: 'candidate_moved',
    state: 'delivered',
    sequence: 1,
    occurred_at: '2026-03-02T08:59:59.250Z',
    created_at: '2026-03-02T09:00:00.000Z',
    delivered_at: '2026-03-02T09:00:20.030Z',
    next_attempt_at: null,
    attempt_count: 2,
    test: false,
  }
  t.strictSame((await caller.get(path)).body.deliveries[0], shown)
  t.equal((await caller.get(`${path}?state=pending`)).body.deliveries[0].next_attempt_at, '2026-03-03T00:00:00.000Z')
  t.strictSame((await caller.get(`${path}/${keys[0]}`)).body, {
    ...shown,
    attempts: [
      { started_at: '2026-03-02T09:00:00.500Z', duration: 15_001, status: null, fault: 'timeout', answer: null },
      { started_at: '2026-03-02T09:00:20.000Z', duration: 30, status: 200, fault: null, answer: null },
    ],
  })
  const many = await givenDelivery({ id }, { attempts: Array.from({ length: 102 }, (_, duration) => ({ duration })) })
  const { body } = await caller.get(`${path}/${many.key}`)
  t.equal(body.attempt_count, 102)
  t.strictSame(
    body.attempts.map(({ duration }: { duration: number }) => duration),
    Array.from({ length: 100 }, (_, at) => at + 2),
    'the newest hundred, the newest last',
  )
})

t.test('a delivery is found only below its own subscription', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const [id, other] = [await idOf(caller), await idOf(caller)]
  const { key } = await subscriptionsOf(account).givenDelivery({ id })
  const strange = await world.givenAccount()
  const foreign = await subscriptionsOf(strange).givenSubscription()
  const { key: foreignKey } = await subscriptionsOf(strange).givenDelivery(foreign)
  const before = await database.execute('select * from deliveries order by id', [])
  for (const [subscription, delivery] of [
    [other, key],
    [id, foreignKey],
    [foreign.id, foreignKey],
    [foreign.id, key],
    [id, '0123456789abcdef'],
    [id, 'x'],
    [unknown, key],
  ]) {
    const path = `/subscriptions/${subscription}/deliveries/${delivery}`
    for (const answer of [await caller.get(path), await caller.post(`${path}/redeliver`)])
      t.strictSame([answer.status, answer.body], [404, { error: 'Not found' }], path)
  }
  t.strictSame(await database.execute('select * from deliveries order by id', []), before)
})

t.test('redelivering one delivery in any state sends the same bytes, by the whole schedule', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const id = await idOf(caller)
  const { givenDelivery } = subscriptionsOf(account)
  for (const values of [
    { state: 'failed', failures: 10 },
    { state: 'delivered', delivered_at: '2026-03-02T09:00:00Z' },
    { state: 'pending', failures: 3, due_at: '2035-01-01T00:00:00Z', leased_until: '2030-02-01T00:00:30Z' },
  ]) {
    const { key, uuid } = await givenDelivery({ id }, { ...values, body: '{"bytes":1}' })
    const answer = await caller.post(`/subscriptions/${id}/deliveries/${key}/redeliver`)
    t.strictSame([answer.status, answer.text], [202, ''], values.state)
    const [row] = await database.execute('select * from deliveries where account_id = $1 and key = $2', [account.id, key])
    const due = { state: 'pending', failures: 0, asked: true, leased_until: null, delivered_at: null }
    t.match(row, { ...due, uuid, body: '{"bytes":1}' }, values.state)
    t.equal(Date.parse(`${String(row?.due_at).replace(' ', 'T')}:00`), time, 'now')
  }
})

t.test('redelivering all sends what failed since an instant', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const [id, other] = [await idOf(caller), await idOf(caller)]
  const { givenDelivery } = subscriptionsOf(account)
  const at = (day: number) => ({ created_at: `2026-03-0${day}T00:00:00Z` })
  await givenDelivery({ id }, at(1))
  await givenDelivery({ id }, at(2))
  await givenDelivery({ id }, at(3))
  await givenDelivery({ id }, { ...at(3), state: 'delivered' })
  await givenDelivery({ id: other }, at(3))
  const ask = (since: unknown) => caller.post(`/subscriptions/${id}/redeliver`, { since })
  for (const since of [undefined, null, '2026-03-02', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', 7, 'x'])
    t.equal((await ask(since)).status, 400, String(since))
  const answer = await ask('2026-03-02T01:00:00+01:00')
  t.strictSame([answer.status, answer.body], [202, { count: 2 }])
  const rows = await deliveriesOf(account, id)
  t.strictSame(
    rows.map(({ state, asked }) => [state, asked]),
    [
      ['failed', false],
      ['pending', true],
      ['pending', true],
      ['delivered', false],
    ],
  )
  t.match(await deliveriesOf(account, other), [{ state: 'failed' }])
  t.strictSame((await ask('2026-03-02T00:00:00Z')).body, { count: 0 }, 'they are due already')
  t.strictSame((await ask('0001-01-01T00:00:00Z')).body, { count: 1 }, 'from the first day of the calendar on')
})

t.test('every change and every read of a secret is in the audit log, with the target’s host', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const user = await account.givenUser()
  const host = `${randomUUID()}.example.test:8443`
  const id = await idOf(user, { target: `https://${host}/path?secret=1` })
  await user.get(`/subscriptions/${id}/secret`)
  await user.post(`/subscriptions/${id}/secret/rotate`)
  await disable(account, id)
  await caller.post(`/subscriptions/${id}/enable`)
  const by = (action: string, actor: object) => ({ action, subject_id: id, ...actor })
  const person = { actor_kind: 'member', actor_id: user.member.id, client: `application:${user.application}` }
  const token = { actor_kind: 'token', actor_id: caller.id, client: `account:${account.id}` }
  const expected = [
    by('subscription_created', person),
    by('subscription_secret_read', person),
    by('subscription_secret_rotated', person),
    by('subscription_enabled', token),
  ]
  t.strictSame(
    JSON.parse(JSON.stringify(await audited(account))),
    expected.map(({ action, actor_kind, actor_id, client, subject_id }: any) => ({ action, actor_kind, actor_id, client, subject_id })),
  )
  const addresses = await database.execute('select action from audit_log where subject_id = $1 and account_id = $2 and address is null', [
    id,
    account.id,
  ])
  t.strictSame(addresses, [], 'each tells where the request came from, a read too')
  const list = prepareAuditEntryList(statementsOver(database))
  const subjects = async () =>
    (await list(account.id, {}, 50))
      .filter(({ action }) => action.startsWith('subscription'))
      .map(({ action, subject }) => [action, subject])
  t.strictSame(await subjects(), expected.map(({ action }) => [action, host]).toReversed())
  await caller.delete(`/subscriptions/${id}`)
  t.strictSame((await subjects())[0], ['subscription_deleted', null], 'gone')
  t.match((await audited(account)).at(-1), by('subscription_deleted', token))
})
