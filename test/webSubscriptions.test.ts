// The subscription pages over HTTP: targets and attempts, every button, and who is refused.
import t from 'tap'
import { givenReceiver, verifies } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { within } from './fixtures/wait.ts'
import { givenLogin, hiddenIn, personAt, valueOf, type Fields, type Person } from './fixtures/web.ts'

const minute = 60_000
const day = 24 * 60 * minute
const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const world = await givenWorld(t, { now: () => clock.now, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { application } = world
const receiver = await givenReceiver(t, () => clock.now)
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
const rows = subscriptionsOf(acme)

async function signedIn(email: string, host: string): Promise<Person> {
  const person = personAt(world, host)
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const ada = await signedIn((await givenLogin(acme, { name: 'Ada Admin' })).email, 'acme.localhost')
const sam = await signedIn((await givenLogin(acme, { name: 'Sam Simple', role: 'simple' })).email, 'acme.localhost')
const olga = await signedIn((await givenLogin(other, { name: 'Olga Other' })).email, 'other.localhost')

const list = '/settings/subscriptions'
const pageOf = ({ id }: { id: number }) => `${list}/${id}`
const query = (text: string, values: unknown[] = []) => application.database.execute(text, values)
const actions = async () =>
  (await query('select action, actor_kind, subject_id from audit_log where account_id = $1 order by id', [acme.id])).map((row) => row)
const at = (milliseconds: number) => new Date(clock.now + milliseconds).toISOString()
/** Presses a button on a subscription's page. Returns where it leads. */
async function press(subscription: { id: number }, what: string, fields: Fields = {}, from = ''): Promise<string | undefined> {
  const { status, location, words } = await ada.submit(pageOf(subscription) + from, `${pageOf(subscription)}/${what}`, fields)
  if (status !== 303) throw new Error(`${what} answered ${status}: ${words}`)
  return location
}

t.test('without subscriptions the list says what they are for', async (t) => {
  const { status, words, text } = await ada.get(list)
  t.equal(status, 200)
  t.match(words, 'There are no subscriptions yet')
  t.match(text, 'href="/settings/subscriptions/new"')
  t.match(text, /href="\/settings\/subscriptions" aria-current="page"/)
})

t.test('the list shows each subscription’s event, target, filters, creator and state', async (t) => {
  const account = await world.givenAccount('listed')
  const person = await signedIn((await givenLogin(account)).email, 'listed.localhost')
  const given = subscriptionsOf(account)
  const own = await given.givenSubscription({ target: 'https://own.example.test/hook', created_at: '2026-11-01T00:00:00Z' })
  const partner = await account.givenPartner()
  await query(`update partners set name = 'Payroll Ltd' where id = $1`, [partner.id])
  await given.givenSubscription({
    target: 'https://partner.example.test/',
    event: 'employee_created',
    owner: `partner:${partner.id}`,
    partner_id: partner.id,
    failing_since: '2026-11-19T08:30:00Z',
  })
  const user = await account.givenUser({ name: 'Mia Member' })
  await query(`update applications set name = 'Calendar sync' where id = $1`, [user.application])
  await given.givenSubscription({
    target: 'https://app.example.test/',
    event: 'candidate_created',
    job_shortcode: 'ABC123',
    stage_slug: 'hired',
    owner: `application:${user.application}`,
    grant_id: user.grant,
    member_id: user.member.id,
    disabled_at: '2026-11-18T07:15:00Z',
    disabled_reason: 'gone',
  })
  const revoked = await account.givenPartner()
  await query('update partners set revoked_at = now() where id = $1', [revoked.id])
  await given.givenSubscription({ target: 'https://over.example.test/', owner: `partner:${revoked.id}`, partner_id: revoked.id })
  for (const state of ['pending', 'held', 'failed', 'failed', 'failed'])
    await given.givenDelivery(own, { state, ...(state === 'pending' && { due_at: at(0) }) })
  await given.givenDelivery(own, { state: 'delivered', delivered_at: '2026-11-20T09:59:00Z' })

  const { words } = await person.get(list)
  const [first = '', second = '', third = ''] = ['https://own', 'https://partner', 'https://app'].map((target) =>
    words.slice(words.indexOf(target)),
  )
  t.match(first, /^https:\/\/own.example.test\/hook Active Candidate moved to a stage · all jobs, all stages/)
  t.match(first, '2 waiting · 3 failed · Last delivered 20 Nov 2026, 09:59 UTC')
  t.match(first, 'Created by the account, 1 Nov 2026')
  t.match(second, /^https:\/\/partner.example.test\/ Failing Employee created Failing since 19 Nov 2026, 08:30 UTC/)
  t.match(second, '0 waiting · 0 failed · Nothing delivered yet Created by Payroll Ltd')
  t.match(third, /^https:\/\/app.example.test\/ Disabled Candidate created · job ABC123, stage hired/)
  t.match(third, 'Disabled since 18 Nov 2026, 07:15 UTC: its target answered 410 Gone')
  t.match(third, 'Created by Calendar sync for Mia Member')
  t.notMatch(words, 'over.example.test', 'what ended with its partner is not shown')
})

t.test('the page of a subscription shows each delivery and attempt', async (t) => {
  const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`
  const subscription = await rows.givenSubscription({ target: 'https://told.example.test/hook?a=1&b=<2>' })
  const failed = await rows.givenDelivery(subscription, {
    occurred_at: '2026-11-19T09:00:05Z',
    attempts: [
      { started_at: '2026-11-19T09:00:06Z', duration: 15_000, fault: 'timeout' },
      { started_at: '2026-11-19T09:05:07Z', duration: 220, status: 500, answer: evil },
      { started_at: '2026-11-19T09:35:08Z', duration: 3, status: 302 },
    ],
  })
  await rows.givenDelivery(subscription, { state: 'pending', due_at: '2026-11-20T10:05:09Z', subject: { test: 'true' } })
  await rows.givenDelivery(subscription, { state: 'delivered', delivered_at: '2026-11-20T09:00:10Z' })
  const foreign = await rows.givenSubscription()
  const unseen = await rows.givenDelivery(foreign)

  const { status, words, text } = await ada.get(pageOf(subscription))
  t.equal(status, 200)
  t.match(words, 'https://told.example.test/hook?a=1&b=<2>')
  t.ok(words.indexOf('Delivered 20 Nov 2026, 09:00:10 UTC') < words.indexOf('Next attempt 20 Nov 2026, 10:05:09 UTC'), 'newest first')
  t.match(words, / Pending Test Id /)
  t.match(words, `Number ${failed.sequence} 19 Nov 2026, 09:00:05 UTC Failed Id ${failed.uuid} · Not retried automatically`)
  t.match(words, '3 attempts, the last: 302 Found')
  t.match(words, 'No response in time 19 Nov 2026, 09:00:06 UTC · 15.0 s')
  t.match(words, '500 Internal Server Error 19 Nov 2026, 09:05:07 UTC · 220 ms')
  t.match(words, '302 Found 19 Nov 2026, 09:35:08 UTC · 3 ms The response came from a private network and is not shown.')
  t.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'), 'an answer is text, whatever stands in it')
  t.notMatch(text.replace(/<script type="module" src="\/assets\/live\.[0-9a-f]+\.js"><\/script>/, ''), /<script|<img/)
  t.notMatch(words, String(unseen.uuid))
})

t.test('of many attempts the newest twenty are shown, with the total', async (t) => {
  const subscription = await rows.givenSubscription()
  const attempts = Array.from({ length: 23 }, (_, count) => ({ status: 500, answer: `answer ${count + 1}.`, duration: 1 }))
  await rows.givenDelivery(subscription, { attempts })
  const { words } = await ada.get(pageOf(subscription))
  t.match(words, '23 attempts, the last: 500')
  t.match(words, 'The newest 20 of them:')
  t.notMatch(words, 'answer 3.')
  t.ok(words.indexOf('answer 4.') < words.indexOf('answer 23.'), 'the newest last')
})

t.test('deliveries are paged, all of them or only those that have not arrived', async (t) => {
  const subscription = await rows.givenSubscription()
  const made = []
  for (let count = 0; count < 60; count++) {
    const delivered = count % 2 === 0
    made.push(await rows.givenDelivery(subscription, delivered ? { state: 'delivered', delivered_at: at(0) } : {}))
  }
  const walk = async (begin: string) => {
    const pages: string[][] = []
    for (let path: string | undefined = begin; path;) {
      const { text } = await ada.get(path)
      pages.push([...text.matchAll(/id="delivery-([0-9a-f]{16})"/g)].map(([, key]) => key as string))
      path = /href="([^"]*before=[^"]*)">Older/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    }
    return pages
  }
  const keys = made.map(({ key }) => key).toReversed()
  const all = await walk(pageOf(subscription))
  t.strictSame(all.flat(), keys)
  t.strictSame(
    all.map(({ length }) => length),
    [25, 25, 10],
  )
  const undelivered = await walk(`${pageOf(subscription)}?show=undelivered`)
  t.strictSame(
    undelivered.flat(),
    keys.filter((_, place) => place % 2 === 0),
  )
  t.equal(undelivered.length, 2)
  const older = await ada.get(`${pageOf(subscription)}?show=undelivered&before=${keys[40]}`)
  t.match(older.text, `href="${pageOf(subscription)}?show=undelivered">Newest`)
  t.match((await ada.get(`${pageOf(subscription)}?before=0000000000000001`)).words, 'There are no older notifications')
  for (const odd of ['?before=zz', '?show=else', '?before=a&before=b', '?done=nothing'])
    t.equal((await ada.get(pageOf(subscription) + odd)).status, 200, odd)

  const back = await press(subscription, `deliveries/${keys[48]}/redeliver`, {}, `?show=undelivered&before=${keys[40]}`)
  t.equal(back, `${pageOf(subscription)}?show=undelivered&before=${keys[40]}&done=redelivered`, 'back to the same page')
})

t.test('a failing target’s attempts are shown, and a test and a redelivery reach it once it answers', async (t) => {
  const caller = await acme.givenCaller()
  const subscription = await givenSubscription(caller, receiver, 'failing', 'candidate_created')
  receiver.answers('failing', (_, response) => response.writeHead(500).end('the inside of a network'))
  t.equal(await press(subscription, 'test'), `${pageOf(subscription)}?done=tested`)
  await application.delivery.idle()
  t.equal(receiver.at('failing').length, 1)
  const failing = await ada.get(`${pageOf(subscription)}?done=tested`)
  t.match(failing.words, 'The test notification is on its way.')
  t.match(failing.words, /Pending Test Id .* · Next attempt .* 1 attempt, the last: 500 Internal Server Error/)
  t.match(failing.words, 'Failing since 20 Nov 2026, 10:00 UTC')
  t.notMatch(failing.text, 'inside of a network')

  receiver.answers('failing', 200)
  const [{ key } = { key: '' }] = await query('select key from deliveries where subscription_id = $1', [subscription.id])
  t.equal(await press(subscription, `deliveries/${key}/redeliver`), `${pageOf(subscription)}?done=redelivered`)
  await application.delivery.idle()
  const [one, two] = receiver.at('failing')
  t.equal(two?.id, one?.id)
  t.ok(two?.verified)
  t.match((await ada.get(pageOf(subscription))).words, /Active .*Delivered .*2 attempts, the last: 200 OK/)
})

t.test('a test sends the example of any event, and of no other word', async (t) => {
  const subscription = await givenSubscription(await acme.givenCaller(), receiver, 'examples', 'candidate_moved')
  for (const event of ['employee_created', '', 'nonsense']) t.match(await press(subscription, 'test', { event }), 'done=tested')
  await application.delivery.idle()
  const sent = receiver.at('examples').map(({ verified, payload }) => [verified, payload.test, payload.event_type])
  t.strictSame(sent, [
    [true, true, 'employee_created'],
    [true, true, 'candidate_moved'],
    [true, true, 'candidate_moved'],
  ])
  t.match((await ada.get(pageOf(subscription))).words, 'Test Employee created')
})

t.test('the log shows the deliveries of a state', async (t) => {
  const subscription = await rows.givenSubscription()
  for (const state of ['pending', 'held', 'failed', 'delivered'])
    await rows.givenDelivery(subscription, {
      state,
      ...(state === 'pending' && { due_at: '2099-01-01T00:00:00Z' }),
      ...(state === 'delivered' && { delivered_at: at(0) }),
    })
  for (const state of ['pending', 'held', 'failed', 'delivered', 'undelivered']) {
    const { text } = await ada.get(`${pageOf(subscription)}?show=${state}`)
    t.equal(text.match(/id="delivery-/g)?.length, state === 'undelivered' ? 3 : 1, state)
  }
})

t.test('only pages with a script of ours may run scripts', async (t) => {
  const policy = async (path: string) => String((await ada.get(path)).headers['content-security-policy'])
  const subscription = await rows.givenSubscription()
  t.match(await policy(pageOf(subscription)), "default-src 'none'; script-src 'self'; connect-src 'self'; ")
  for (const path of [list, `${list}/new`, '/settings/calls', '/settings/tokens']) t.notMatch(await policy(path), 'script-src', path)
})

t.test('all failed deliveries of a day, a week or a month can be sent again', async (t) => {
  const caller = await acme.givenCaller()
  const subscription = await givenSubscription(caller, receiver, 'again')
  t.notMatch((await ada.get(pageOf(subscription))).words, 'Redeliver all failed')
  for (const age of [12 * 60 * minute, 3 * day, 20 * day, 40 * day])
    await rows.givenDelivery(subscription, { created_at: at(-age), body: '{}' })
  const due = async () =>
    (await query(`select id from deliveries where subscription_id = $1 and state = 'pending'`, [subscription.id])).length
  t.equal(await press(subscription, 'redeliver', { since: '1' }), `${pageOf(subscription)}?done=redelivered-failed`)
  t.equal(await due(), 1)
  t.equal(await press(subscription, 'redeliver', { since: '1' }), `${pageOf(subscription)}?done=redelivered-none`)
  await press(subscription, 'redeliver', { since: '7' })
  t.equal(await due(), 2)
  await press(subscription, 'redeliver', { since: '30' })
  t.equal(await due(), 3)
  await press(subscription, 'redeliver', { since: '4000' })
  t.equal(await due(), 3, 'what is not offered is taken for a day')
  await application.delivery.idle()
  t.equal(receiver.at('again').length, 3)
})

t.test('a disabled subscription sends nothing until it is enabled, then what was held', async (t) => {
  const caller = await acme.givenCaller()
  const subscription = await givenSubscription(caller, receiver, 'off')
  const stale = await ada.get(pageOf(subscription))
  await query(`update subscriptions set disabled_at = $2, disabled_reason = 'failing' where id = $1`, [subscription.id, at(0)])
  const held = await rows.givenDelivery(subscription, { state: 'held', body: '{}' })
  const { words, text } = await ada.get(pageOf(subscription))
  t.match(words, 'every delivery to its target failed for five days')
  t.match(words, 'Held until the subscription is enabled')
  t.notMatch(text, /\/(test|redeliver)"/, 'no button that would be refused')
  const fields = hiddenIn(stale.text, `${pageOf(subscription)}/test`)
  for (const what of ['test', 'redeliver', `deliveries/${held.key}/redeliver`]) {
    const answer = await ada.post(`${pageOf(subscription)}/${what}`, fields)
    t.strictSame([answer.status, answer.location], [303, `${pageOf(subscription)}?done=disabled`], what)
  }
  await application.delivery.idle()
  t.equal(receiver.at('off').length, 0)
  t.match((await ada.get(`${pageOf(subscription)}?done=disabled`)).text, /role="alert"><p>The subscription is disabled/)
  t.equal(await press(subscription, 'enable'), `${pageOf(subscription)}?done=enabled`)
  await application.delivery.idle()
  t.equal(receiver.at('off').length, 1)
  t.match((await actions()).at(-1), { action: 'subscription_enabled', actor_kind: 'member', subject_id: subscription.id })
})

t.test('a removed subscription and its log are gone', async (t) => {
  const subscription = await rows.givenSubscription()
  await rows.givenDelivery(subscription)
  const fields = hiddenIn((await ada.get(pageOf(subscription))).text, `${pageOf(subscription)}/remove`)
  t.equal(await press(subscription, 'remove'), `${list}?done=removed`)
  t.match((await ada.get(`${list}?done=removed`)).words, 'The subscription is removed.')
  t.equal((await ada.get(pageOf(subscription))).status, 404)
  t.equal((await ada.post(`${pageOf(subscription)}/remove`, fields)).status, 404)
  t.equal((await query('select id from deliveries where subscription_id = $1', [subscription.id])).length, 0)
  t.match((await actions()).at(-1), { action: 'subscription_deleted', subject_id: subscription.id })
})

t.test('the signing secret of the account’s own subscriptions can be shown and rotated, is audited and never cached', async (t) => {
  const caller = await acme.givenCaller()
  const subscription = await givenSubscription(caller, receiver, 'secret')
  t.notMatch((await ada.get(pageOf(subscription))).text, 'whsec_')
  const shown = await ada.submit(pageOf(subscription), `${pageOf(subscription)}/secret`)
  t.strictSame([shown.status, shown.headers['cache-control']], [200, 'no-store'])
  t.equal(valueOf(shown.text, 'secret'), subscription.secret)
  t.match((await actions()).at(-1), { action: 'subscription_secret_read', actor_kind: 'member', subject_id: subscription.id })
  t.equal((await ada.get(`${pageOf(subscription)}/secret`)).status, 404, 'never by an address alone')

  const rotated = await ada.submit(pageOf(subscription), `${pageOf(subscription)}/secret/rotate`)
  t.strictSame([rotated.status, rotated.headers['cache-control']], [200, 'no-store'])
  const secret = valueOf(rotated.text, 'secret')
  t.match(secret, /^whsec_/)
  t.not(secret, subscription.secret)
  t.match(rotated.words, 'Until 21 Nov 2026, 10:00 UTC notifications are signed with the old secret too')
  t.match((await actions()).at(-1), { action: 'subscription_secret_rotated', subject_id: subscription.id })
  await press(subscription, 'test')
  await application.delivery.idle()
  const [{ body, headers } = { body: '', headers: {} }] = receiver.at('secret')
  t.ok(verifies(secret, body, headers, clock.now) && verifies(subscription.secret, body, headers, clock.now), 'both sign')

  const partner = await acme.givenPartnerCaller()
  const foreign = await givenSubscription(partner, receiver, 'of-a-partner')
  const { words, text } = await ada.get(pageOf(foreign))
  t.match(words, /Only Partner \d+ can read it, through the API\./)
  t.notMatch(text, '/secret')
  const fields = hiddenIn(text, `${pageOf(foreign)}/test`)
  t.equal((await ada.post(`${pageOf(foreign)}/secret`, fields)).status, 404)
  t.equal((await ada.post(`${pageOf(foreign)}/secret/rotate`, fields)).status, 404)
  t.equal(await press(foreign, 'test'), `${pageOf(foreign)}?done=tested`, 'but it can be tested')
})

t.test('a subscription added on the page belongs to the account and receives its event', async (t) => {
  const page = `${list}/new`
  const job = await acme.givenJob({ title: 'Baker <b>' })
  await acme.givenStages()
  const target = receiver.target('added')
  const { text } = await ada.get(page)
  t.match(text, `value="${job.shortcode}" >Baker &lt;b&gt; (${job.shortcode})`)
  const fields = { target: ` ${target} `, event: 'candidate_moved', job: job.shortcode, stage: 'hired' }
  const { status, location = '' } = await ada.submit(page, page, fields)
  t.equal(status, 303)
  t.match(location, /^\/settings\/subscriptions\/\d+\?done=created$/)
  t.match((await ada.get(location)).words, `job ${job.shortcode}, stage hired`)
  const [row] = await query(
    'select id, owner, scopes, target, token_free from (select *, grant_id is null and partner_id is null as token_free from subscriptions) s where target = $1',
    [target],
  )
  const expected = { owner: `account:${acme.id}`, scopes: ['r_candidates', 'r_employees', 'r_timeoff'], target, token_free: true }
  t.match(row, expected)
  t.match((await actions()).at(-1), { action: 'subscription_created', actor_kind: 'member', subject_id: row?.id })
  const caller = await acme.givenCaller()
  const { body } = await caller.get(`/subscriptions/${row?.id}/secret`)
  receiver.trusts('added', body.secret)
  await press(row as { id: number }, 'test')
  await application.delivery.idle()
  t.ok(receiver.at('added')[0]?.verified)

  const good = { target: receiver.target('refused'), event: 'employee_created', job: '', stage: '' }
  const table: [what: string, fields: Fields, field: string, fault: string][] = [
    [
      'a target that is registered, spelled in another way',
      { ...good, target: `${target}#here` },
      'target',
      'This target is already registered',
    ],
    ['no target', { ...good, target: ' ' }, 'target', 'Enter a target'],
    ['another scheme', { ...good, target: 'ftp://files.example.test/' }, 'target', 'The target must begin with https://'],
    ['no address', { ...good, target: 'somewhere' }, 'target', 'The target '],
    ['a space inside', { ...good, target: 'https://a.example.test/a b' }, 'target', 'A target has no spaces'],
    ['a very long one', { ...good, target: `https://a.example.test/${'a'.repeat(2048)}` }, 'target', 'at most 2048 characters'],
    ['an unknown event', { ...good, event: 'everything' }, 'event', 'Choose an event'],
    ['a job for another event', { ...good, job: job.shortcode }, 'job', 'Only events of candidates can be narrowed to a job'],
    ['a stage for another event', { ...good, stage: 'hired' }, 'stage', 'Only events of candidates can be narrowed to a stage'],
    ['an unknown job', { ...good, event: 'candidate_moved', job: 'NOSUCH' }, 'job', 'Choose one of the jobs'],
    ['an unknown stage', { ...good, event: 'candidate_moved', stage: 'nowhere' }, 'stage', 'Choose one of the stages'],
  ]
  const count = async () => (await query('select id from subscriptions where account_id = $1', [acme.id])).length
  const before = await count()
  for (const [what, wrong, field, fault] of table) {
    const answer = await ada.submit(page, page, wrong)
    t.equal(answer.status, 422, what)
    t.match(answer.words, fault, what)
    t.match(answer.text, `href="#${field}"`, what)
  }
  t.equal(await count(), before)
  const kept = await ada.submit(page, page, { ...good, event: 'candidate_moved', stage: 'hired', target: '' })
  t.match(kept.text, /value="hired" selected/)
  t.match(kept.text, /value="candidate_moved"\s+checked/)

  const partner = await acme.givenPartnerCaller()
  const over = await givenSubscription(partner, receiver, 'over')
  await query('update partners set revoked_at = now() where id = $1', [partner.partnerId])
  t.equal((await ada.submit(page, page, { ...good, target: receiver.target('over') })).status, 303, 'one that is over makes room')
  t.equal((await ada.get(pageOf(over))).status, 404)
})

t.test('a delivery requested by a button is sent at once', async (t) => {
  const awake = await givenWorld(t, { delivers: true, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const account = await awake.givenAccount()
  const person = personAt(awake)
  await person.signIn((await givenLogin(account)).email)
  const subscription = await givenSubscription(await account.givenCaller(), receiver, 'awake')
  const page = pageOf(subscription)
  const arrival = () => {
    const arrived = new Promise<string>((resolve) =>
      receiver.answers('awake', ({ id }, response) => {
        response.writeHead(200).end()
        resolve(id)
      }),
    )
    return { id: () => within('a notification to arrive', arrived, { seen: () => receiver.at('awake').map(({ id }) => id) }) }
  }
  const tested = arrival()
  await person.submit(page, `${page}/test`)
  const id = await tested.id()
  const again = arrival()
  const [{ key } = { key: '' }] = await awake.application.database.execute('select key from deliveries', [])
  await person.submit(page, `${page}/deliveries/${key}/redeliver`)
  t.equal(await again.id(), id)
  await awake.application.database.execute(`update subscriptions set disabled_at = now(), disabled_reason = 'gone'`, [])
  await subscriptionsOf(account).givenDelivery(subscription, { sequence: 2, state: 'held', body: '{}' })
  const enabled = arrival()
  await person.submit(page, `${page}/enable`)
  t.not(await enabled.id(), id)
})

t.test('private targets are refused unless the configuration allows them', async (t) => {
  const strict = await givenWorld(t)
  const person = personAt(strict)
  await person.signIn((await givenLogin(await strict.givenAccount())).email)
  const page = `${list}/new`
  for (const target of ['https://127.0.0.1/', 'https://[::1]/', 'http://a.example.test/', 'https://user:secret@a.example.test/']) {
    const { status, words } = await person.submit(page, page, { target, event: 'employee_created' })
    t.equal(status, 422, target)
    t.match(words, 'The target ', target)
  }
})

/** Every button of a subscription and a delivery. */
const buttons = (id: number, delivery: string) =>
  ['test', 'redeliver', 'enable', 'remove', 'secret', 'secret/rotate', `deliveries/${delivery}/redeliver`].map(
    (what) => `${list}/${id}/${what}`,
  )

t.test('another account’s subscription is unknown, and so is another subscription’s delivery', async (t) => {
  const foreign = subscriptionsOf(other)
  const theirs = await foreign.givenSubscription({ target: 'https://olga.example.test/' })
  const delivery = await foreign.givenDelivery(theirs)
  const mine = await rows.givenSubscription()
  const { csrf = '' } = hiddenIn((await ada.get(list)).text, '/sign-out')
  const before = await query('select state from deliveries where id = $1', [delivery.id])
  t.equal((await ada.get(pageOf(theirs))).status, 404)
  for (const path of buttons(theirs.id, delivery.key)) t.equal((await ada.post(path, { csrf })).status, 404, path)
  for (const key of [delivery.key, '0123456789abcdef', 'nothing'])
    t.equal((await ada.post(`${pageOf(mine)}/deliveries/${key}/redeliver`, { csrf })).status, 404, key)
  for (const id of ['0', 'x', '9'.repeat(15)]) t.equal((await ada.get(`${list}/${id}`)).status, 404, id)
  t.strictSame(await query('select state from deliveries where id = $1', [delivery.id]), before)
  t.match((await olga.get(list)).words, 'olga.example.test')
  t.notMatch((await ada.get(list)).words, 'olga.example.test')
})

t.test('members who are not admins, and forms from elsewhere, are refused', async (t) => {
  const subscription = await rows.givenSubscription()
  const delivery = await rows.givenDelivery(subscription)
  const { csrf = '' } = hiddenIn((await sam.get('/settings/connections')).text, '/sign-out')
  const posts = [`${list}/new`, ...buttons(subscription.id, delivery.key)]
  for (const path of [list, `${list}/new`, pageOf(subscription)]) {
    const { status, words } = await sam.get(path)
    t.equal(status, 403, path)
    t.notMatch(words, 'Subscriptions', path)
    t.match((await personAt(world).get(path)).location, /^\/sign-in\?next=/, path)
  }
  const state = () =>
    query(
      'select s.secrets, s.disabled_at, d.state, d.asked from subscriptions s join deliveries d on d.subscription_id = s.id where s.id = $1',
      [subscription.id],
    )
  const before = await state()
  for (const path of posts) {
    t.equal((await sam.post(path, { csrf })).status, 403, `${path} by no admin`)
    t.equal((await ada.post(path, {})).status, 403, `${path} without the token`)
    t.equal((await ada.post(path, { csrf })).status, 403, `${path} with another session’s token`)
    const answer = await personAt(world).post(path, { csrf })
    t.equal(answer.location, '/sign-in?next=%2Fsettings%2Fsubscriptions', `${path} by nobody`)
  }
  t.strictSame(await state(), before)
})
