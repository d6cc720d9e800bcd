// The web pages over HTTP: headers, sign-in, locks, cross-site forms, sessions, and each setting.
import { createHash } from 'node:crypto'
import { pino } from 'pino'
import t from 'tap'
import { hashPassword, noPasswordHash, verifyPassword } from '../src/access/password.ts'
import { facts } from '../generated/facts.ts'
import { numberOfKey } from '../src/access/audit.ts'
import { prepareSessions } from '../src/access/sessions.ts'
import { knownBrowsersBy } from '../src/access/knownBrowsers.ts'
import { prepareSignIn } from '../src/access/signIn.ts'
import { openDatabase, type Execute } from '../src/db/client.ts'
import { statementsOver } from '../src/db/statements.ts'
import { migrations } from '../src/db/migrations.ts'
import { safeNext } from '../src/pages/signIn/visitor.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { givenLogin, hiddenIn, password, personAt, valueOf, type Person } from './fixtures/web.ts'

const minute = 60_000
let now = Date.parse('2026-11-20T10:00:00Z')
const world = await givenWorld(t, { now: () => now })
const { application } = world
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
const admin = await givenLogin(acme, { name: 'Ada Admin' })
const simple = await givenLogin(acme, { name: 'Sam Simple', role: 'simple' })
const stranger = await givenLogin(other, { name: 'Olga Other' })

/** A visitor signed in on the account's own host, which takes half the time. */
async function signedIn(email: string, host = 'acme.localhost'): Promise<Person> {
  const person = personAt(world, host)
  const { status } = await person.signIn(email)
  if (status !== 303) throw new Error(`${email} could not sign in: ${status}`)
  return person
}
const query = (text: string, values: unknown[] = []) => application.database.execute(text, values)
const audited = async (account: { id: number }) =>
  (
    await query('select action, actor_kind, actor_id, subject_id, request_id from audit_log where account_id = $1 order by id', [
      account.id,
    ])
  ).map((row) => row)
const forgetFailures = () => query('delete from sign_in_attempts')

const adminPages = [
  '/settings/tokens',
  '/settings/tokens/new',
  '/settings/partners',
  '/settings/partners/new',
  '/settings/applications',
  '/settings/applications/new',
  '/settings/subscriptions',
  '/settings/subscriptions/new',
  '/settings/members',
  '/settings/audit',
  '/settings/calls',
]
/** Pages for every member. */
const ownPages = ['/settings/connections', '/settings/sign-in', '/settings/sign-in/set-up']
const ada = await signedIn(admin.email)
const sam = await signedIn(simple.email)
/** The password link that an admin's page shows. */
const linkFor = async ({ key }: { key: string }) => {
  const { text } = await ada.submit('/settings/members', `/settings/members/${key}/reset-link`)
  return new URL(valueOf(text, 'link'))
}
/** The scopes that some operation takes. */
const takenScopes = [...new Set(Object.values(facts).flatMap((operation) => operation.scopes?.flat() ?? []))]
const filled = { name: 'Nightly export', life: '90d', 'scopes.r_jobs': 'yes', 'scopes.r_candidates': 'yes' }

t.test(
  'O7: every page and every other response has all security headers and no script but, beside a secret, the one that copies it',
  async (t) => {
    const nobody = personAt(world)
    const leaving = await signedIn(admin.email)
    const { pathname, search } = await linkFor(simple)
    const link = pathname + search
    const answers = [
      ...(await Promise.all([...adminPages, '/settings', ...ownPages, '/settings/unknown'].map((path) => ada.get(path)))),
      ...(await Promise.all(['/sign-in', '/sign-in?done=signed-out', '/settings', '/settings/tokens'].map((path) => nobody.get(path)))),
      await sam.get('/settings/tokens'),
      await nobody.post('/sign-in', { email: admin.email, password }),
      await nobody.signIn(admin.email, 'wrong'),
      await nobody.get('/forgot-password'),
      await nobody.get('/forgot-password?done=asked'),
      await nobody.submit('/forgot-password', '/forgot-password', {}),
      await nobody.submit('/forgot-password', '/forgot-password', { email: 'nobody@example.test' }),
      await nobody.get(link),
      await nobody.submit(link, '/reset-password', { password: 'short' }),
      await nobody.get('/reset-password'),
      await ada.submit('/settings/members', `/settings/members/${simple.key}/reset-link`),
      await ada.submit('/settings/tokens/new', '/settings/tokens/new', {}),
      await ada.submit('/settings/tokens/new', '/settings/tokens/new', filled),
      await ada.post('/settings/tokens/new', filled),
      await ada.post('/settings/tokens/new', filled, { 'content-type': 'application/json' }),
      await leaving.submit('/settings/tokens', '/sign-out'),
    ]
    t.strictSame([...new Set(answers.map(({ status }) => status))].toSorted(), [200, 303, 400, 403, 404, 422])
    for (const { status, headers, text, location } of answers) {
      const what = `${status} ${location ?? /<title>([^<]*)/.exec(text)?.[1]}`
      const copies = /class="secret"/.test(text)
      t.equal(
        headers['content-security-policy'],
        `default-src 'none'; ${copies ? "script-src 'self'; connect-src 'self'; " : ''}style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
        what,
      )
      t.equal(headers['x-frame-options'], 'DENY', what)
      t.equal(headers['referrer-policy'], 'no-referrer', what)
      t.equal(headers['x-content-type-options'], 'nosniff', what)
      t.equal(headers['cache-control'], 'no-store', what)
      t.notOk(
        Object.keys(headers).some((name) => name.startsWith('access-control') || name.startsWith('x-rate-limit')),
        what,
      )
      const copying = /<script type="module" src="\/assets\/copy\.[0-9a-f]{16}\.js"><\/script>/
      t.equal(copying.test(text), copies, what)
      t.notMatch(text.replace(copying, ''), /<script|\son\w+=|javascript:|style=/i, what)
      if (status === 303) continue
      t.match(headers['content-type'], /^text\/html/, what)
      t.match(text, /^<!doctype html>\s*<html lang="en" dir="ltr">/, what)
      t.equal(text.match(/<h1/g)?.length, 1, what)
    }
  },
)

t.test('O7: nothing behind a session, and no response of the API, is compressed', async (t) => {
  const accepting = { 'accept-encoding': 'br, gzip' }
  const caller = await (await world.givenAccount()).givenCaller()
  const nobody = personAt(world)
  const answers = [
    ...(await Promise.all([...adminPages, ...ownPages, '/settings/unknown'].map((path) => ada.get(path, accepting)))),
    ...(await Promise.all(['/sign-in', '/forgot-password', '/oauth/authorize'].map((path) => nobody.get(path, accepting)))),
    await nobody.get('/spi/v3/jobs', { ...accepting, authorization: `Bearer ${caller.token}` }),
    await nobody.get('/spi/v2/jobs', { ...accepting, authorization: `Bearer ${caller.token}` }),
    await nobody.get('/.well-known/oauth-authorization-server', accepting),
    await nobody.get('/metrics', accepting),
  ]
  for (const { status, headers, text } of answers) {
    t.ok(text.length > 0)
    t.strictSame([headers['content-encoding'], headers.vary], [undefined, undefined], `${status} ${text.slice(0, 300)}`)
  }
})

t.test('the stylesheet is cached forever under a name that changes with its content', async (t) => {
  const person = personAt(world)
  const { text } = await person.get('/sign-in')
  const path = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] as string
  const { status, headers, text: css } = await person.get(path)
  t.equal(status, 200)
  t.match(headers['content-type'], 'text/css')
  t.match(headers['cache-control'], 'immutable')
  t.ok(path.includes(createHash('sha256').update(css).digest('hex').slice(0, 16)))
})

t.test('signing in', async (t) => {
  await t.test('sets a cookie whose secret is not in the database', async (t) => {
    const person = personAt(world)
    const answer = await person.signIn(admin.email.toUpperCase())
    t.strictSame([answer.status, answer.location], [303, '/settings'])
    const [session, known, form] = answer.headers['set-cookie'] as string[]
    t.match(known, /^spindle-known-[0-9a-f]{12}=[0-9a-f]{32}\.\d{10}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    t.match(session, /^spindle=hr_w_[0-9A-Za-z]{49}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/)
    t.match(form, /^spindle-sign-in=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/)
    const secret = person.cookies.get('spindle') as string
    const [{ found }] = (await query('select count(*)::int as found from sessions where hash = sha256($1::bytea)', [
      Buffer.from(secret).toString('hex'),
    ])) as [{ found: number }]
    t.equal(found, 1)
    const last = (await audited(acme)).at(-1)
    t.match(last, {
      action: 'member_signed_in',
      actor_kind: 'member',
      actor_id: admin.id,
      subject_id: admin.id,
      request_id: answer.headers['x-request-id'] as string,
    })
    t.equal((await person.get('/settings')).location, '/settings/tokens')
    const { words } = await person.get('/settings/tokens')
    t.match(words, 'Ada Admin')
    t.match(words, 'Account acme')
    t.equal((await person.get('/sign-in?next=/settings/audit')).location, '/settings/audit', 'who is signed in goes straight on')
  })

  await t.test('sets a Secure, host-bound cookie over https', async (t) => {
    const secure = await givenWorld(t, { environment: { TRUST_PROXY: 'true' } })
    const login = await givenLogin(await secure.givenAccount())
    const person = personAt(secure)
    const https = { 'x-forwarded-proto': 'https' }
    const { text } = await person.get('/sign-in', https)
    t.strictSame([...person.cookies.keys()], ['__Host-spindle-sign-in'])
    const answer = await person.post('/sign-in', { ...hiddenIn(text, '/sign-in'), email: login.email, password }, https)
    t.match(answer.headers['set-cookie']?.[0], /^__Host-spindle=hr_w_\w+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/)
    t.equal((await person.get('/settings/tokens', https)).status, 200)
    t.equal((await person.get('/settings/tokens')).status, 303, 'and is not taken from an address without https')
  })

  const table: [title: string, email: string, secret: string][] = [
    ['a wrong password', admin.email, 'wrong'],
    ['an e-mail that nobody has', 'nobody@example.test', password],
    ['a member without a password', (await acme.givenMember({ email: 'none@example.test' })).email as string, password],
    ['a member who is deactivated', (await givenLogin(acme, { active: false })).email, password],
    ['a wildcard', '%@example.test', password],
    ['a quote', `' or '1'='1`, password],
    ['a very long e-mail', `${'a'.repeat(20_000)}@example.test`, password],
  ]
  for (const [title, email, secret] of table) {
    await t.test(`is refused with one message: ${title}`, async (t) => {
      const person = personAt(world)
      const { status, words } = await person.signIn(email, secret)
      t.equal(status, 422)
      t.match(words, 'E-mail or password is wrong.')
      t.notOk(person.cookies.has('spindle'))
    })
  }
  await forgetFailures()

  await t.test('lists missing fields, each with a link', async (t) => {
    const { status, text, words } = await personAt(world).signIn(' ', '')
    t.equal(status, 422)
    t.match(words, 'Enter your e-mail')
    for (const field of ['email', 'password']) {
      t.match(text, `href="#${field}"`)
      t.match(text, new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-fault"`))
      t.match(text, `id="${field}-fault"`)
    }
    t.equal((await query('select 1 from sign_in_attempts')).length, 0, 'and counts nothing')
  })

  await t.test('redirects only to paths of this server', async (t) => {
    const good = ['/settings/audit', '/oauth/authorize?client_id=a&scope=r_jobs%20r_candidates&state=%2F%5C', '/', '/a//b']
    const bad = [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/\n',
      'https://evil.test',
      'javascript:alert(1)',
      'settings',
      '',
      '/a b',
      '/ä',
      '/a\\b',
    ]
    for (const next of good) t.equal(safeNext(next), next)
    for (const next of [...bad, undefined]) t.equal(safeNext(next), '/settings', JSON.stringify(next))
    for (const [next, wanted] of [
      [good[1], good[1]],
      ['//evil.test', '/settings'],
    ] as [string, string][]) {
      const person = personAt(world)
      const answer = await person.submit(`/sign-in?next=${encodeURIComponent(next)}`, '/sign-in', { email: admin.email, password })
      t.equal(answer.location, wanted)
      t.equal((await personAt(world).signIn(admin.email, password, { next })).location, wanted, 'also when the form is made up')
    }
  })

  await t.test('starts a new session each time and ends the previous one', async (t) => {
    const person = await signedIn(admin.email)
    const old = person.cookies.get('spindle') as string
    const { text } = await personAt(world).get('/sign-in')
    t.ok(text)
    const form = personAt(world)
    const { text: page } = await form.get('/sign-in')
    form.cookies.set('spindle', old)
    await form.post('/sign-in', { ...hiddenIn(page, '/sign-in'), email: admin.email, password })
    t.not(form.cookies.get('spindle'), old)
    t.equal((await form.get('/settings/tokens')).status, 200)
    t.equal((await person.get('/settings/tokens')).status, 303, 'the old secret opens nothing')
  })

  await t.test('signing out ends the session, not only the cookie', async (t) => {
    const person = await signedIn(admin.email)
    const secret = person.cookies.get('spindle') as string
    const answer = await person.submit('/settings/tokens', '/sign-out')
    t.strictSame([answer.status, answer.location, person.cookies.has('spindle')], [303, '/sign-in?done=signed-out', false])
    t.match((await person.get(answer.location as string)).words, 'You are signed out.')
    t.match((await audited(acme)).at(-1), { action: 'member_signed_out', actor_id: admin.id })
    person.cookies.set('spindle', secret)
    t.equal((await person.get('/settings/tokens')).status, 303)
  })

  await t.test('is valid for twelve hours', async (t) => {
    const begun = now
    t.teardown(() => (now = begun))
    const person = await signedIn(admin.email)
    now = begun + 12 * 60 * minute - 1
    t.equal((await person.get('/settings/tokens')).status, 200)
    now = begun + 12 * 60 * minute
    t.equal((await person.get('/settings/tokens')).location, '/sign-in?next=%2Fsettings%2Ftokens')
    t.equal(
      (await person.post('/settings/tokens/7/revoke', {})).location,
      '/sign-in?next=%2Fsettings%2Ftokens',
      'after a form one comes back to its page',
    )
  })

  await t.test('ends when the member is deactivated, for good', async (t) => {
    const leaver = await givenLogin(acme)
    const person = await signedIn(leaver.email)
    const caller = await acme.givenCaller()
    t.equal((await caller.delete(`/members/${leaver.key}`)).status, 204)
    t.equal((await person.get('/settings/tokens')).status, 303)
    t.ok((await caller.post(`/members/${leaver.key}/enable`)).status < 300)
    t.equal((await person.get('/settings/tokens')).status, 303)
  })

  await t.test('starts no session if the password or the member changed during verification', async (t) => {
    const member = await givenLogin(acme)
    const sessions = prepareSessions(statementsOver(application.database), () => now)
    const from = { browser: 'A browser', address: '192.0.2.1' }
    const begin = (passwordHash: unknown) =>
      sessions.begin(
        { account: acme.id, member: member.id, passwordHash: String(passwordHash), from, replaced: undefined },
        { requestId: 'request', address: null },
      )
    t.type(await begin(member.password_hash), 'string')
    t.equal(await begin(noPasswordHash), undefined)
    await query('update members set active = false where id = $1', [member.id])
    t.equal(await begin(member.password_hash), undefined)
  })

  await t.test('ignores two session cookies in one request', async (t) => {
    const person = await signedIn(admin.email)
    const secret = person.cookies.get('spindle') as string
    person.cookies.clear()
    t.equal((await person.get('/settings/tokens', { cookie: `spindle=${secret}` })).status, 200)
    t.equal((await person.get('/settings/tokens', { cookie: `spindle=${secret}; spindle=another` })).status, 303)
  })
})

t.test('an account’s own host accepts only its members', async (t) => {
  const there = await signedIn(admin.email)
  t.match((await personAt(world, 'acme.localhost').get('/sign-in')).words, 'To the account acme.')
  t.equal((await there.get('/settings/tokens')).status, 200)
  t.equal((await personAt(world, 'other.localhost').signIn(admin.email)).status, 422, 'another account’s host')
  t.equal(
    (await personAt(world, 'other.localhost').signIn(admin.email, password, { account: 'acme' })).status,
    422,
    'whatever the form says',
  )
  t.equal((await personAt(world, 'unknown.localhost').signIn(admin.email)).status, 422, 'a host of nobody')
  const elsewhere = personAt(world, 'other.localhost')
  elsewhere.cookies.set('spindle', there.cookies.get('spindle') as string)
  t.equal((await elsewhere.get('/settings/tokens')).status, 303, 'a session is none on another account’s host')
  const bare = personAt(world, 'www.localhost')
  bare.cookies.set('spindle', there.cookies.get('spindle') as string)
  t.equal((await bare.get('/settings/tokens')).status, 200, 'but one on a host that names no account')
  await forgetFailures()
})

t.test('an e-mail address is spelled as the database compares it', async (t) => {
  for (const email of ['İpek@example.test', 'ΟΔΟΣ@example.test', 'JÖRG@example.test']) {
    const { email: stored } = await givenLogin(acme, { email })
    for (const spelled of [stored, ` ${stored} `]) t.equal((await personAt(world).signIn(spelled)).status, 303, spelled)
  }
})

t.test('an e-mail address in several accounts can sign in to each', async (t) => {
  const email = 'both@example.test'
  const [third, fourth] = [await world.givenAccount('third'), await world.givenAccount('fourth')]
  await givenLogin(acme, { email, name: 'Both in Acme' })
  await givenLogin(other, { email, name: 'Both in Other' })

  const person = personAt(world)
  const { status, text, words } = await person.signIn(email)
  t.equal(status, 200)
  t.match(words, 'Your e-mail belongs to several accounts.')
  t.strictSame(
    [...text.matchAll(/type="radio"[^>]*value="([^"]+)"/g)].map(([, value]) => value),
    ['acme', 'other'],
  )
  t.notMatch(text, password)
  t.notOk(person.cookies.has('spindle'))
  const again = { ...hiddenIn(text, '/sign-in'), email, account: 'other' }
  t.equal((await person.post('/sign-in', { ...again, password: 'wrong' })).status, 422, 'the choice is no way round the password')
  t.equal((await person.post('/sign-in', { ...again, password })).status, 303)
  t.match((await person.get('/settings/tokens')).words, 'Both in Other')

  t.notMatch((await personAt(world).get('/sign-in')).text, 'id="account"')
  const failed = await personAt(world).signIn(email, 'wrong')
  t.match(failed.text, 'id="account"', 'after a failure the account can be named')
  await givenLogin(third, { email })
  await givenLogin(fourth, { email, name: 'Both in Fourth' })
  const fourthPerson = personAt(world)
  const choice = await fourthPerson.signIn(email)
  const named = { ...hiddenIn(choice.text, '/sign-in'), email, password, account: 'acme', other: ' Fourth ' }
  t.match(choice.text, 'name="other"', 'one that is not among the first two can be named')
  t.equal((await fourthPerson.post('/sign-in', named)).status, 303)
  t.match((await fourthPerson.get('/settings/tokens')).words, 'Both in Fourth')
  t.equal((await personAt(world).signIn(email, password, { account: 'nowhere' })).status, 422)
  await forgetFailures()
})

t.test('O6: an unknown e-mail address costs as many password checks as a known one', async (t) => {
  const verified: string[] = []
  const check = prepareSignIn(statementsOver(application.database), {
    now: () => now,
    browsers: knownBrowsersBy(
      () => [{ bytes: Buffer.alloc(32) }],
      () => now,
    ),
    verify: (hash, given) => {
      verified.push(hash)
      return verifyPassword(hash, given)
    },
  })
  const work = async (email: string, account?: string, given = 'wrong') => {
    verified.length = 0
    const { kind } = await check({ email, password: given, account, ip: '127.0.0.1' })
    return [kind, verified.length]
  }
  const twin = await givenLogin(acme)
  await givenLogin(other, { email: twin.email })
  t.strictSame(await work('nobody@example.test'), ['wrong', 2])
  t.strictSame(await work(simple.email), ['wrong', 2])
  t.strictSame(await work(twin.email), ['wrong', 2])
  t.strictSame(await work(simple.email, undefined, password), ['right', 2])
  t.strictSame(await work('nobody@example.test', 'acme'), ['wrong', 1])
  t.strictSame(await work(simple.email, 'acme'), ['wrong', 1])
  t.strictSame(await work(simple.email, 'nowhere'), ['wrong', 1])
  t.strictSame(await work(simple.email, 'acme', password), ['right', 1])
  const costs = (hash: string) => hash.split('$').slice(0, 4).join('$')
  const made = await hashPassword('Ünïcode pass')
  t.equal(costs(noPasswordHash), costs(made), 'against a hash of the same cost')
  t.ok(await verifyPassword(made, 'U\u0308ni\u0308code pass'), 'however it was typed')
  t.notOk(await verifyPassword(made, 'Unicode pass'))
  await t.rejects(verifyPassword('plain', password), /not the text of an argon2id hash/)
  await forgetFailures()
})

t.test('O6: sign-in is locked after ten failures in fifteen minutes', async (t) => {
  const begun = now
  t.teardown(() => (now = begun))
  const victim = await givenLogin(acme)
  const guesser = personAt(world)
  const { text } = await guesser.get('/sign-in')
  const guess = (secret: string, email = victim.email) =>
    guesser.post('/sign-in', { ...hiddenIn(text, '/sign-in'), email, password: secret })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`guess ${at}`)))
  t.equal(answers.filter(({ status }) => status === 422).length, 10, 'of 30 at once exactly 10 are looked at')
  t.equal(answers.filter(({ status }) => status === 429).length, 20)

  now += 5 * minute
  const locked = await guess(password, victim.email.toUpperCase())
  t.strictSame([locked.status, locked.headers['retry-after']], [429, '600'], 'then the right password is refused as well')
  t.match(locked.words, 'Try again in 10 minutes.')
  t.match(locked.headers['x-frame-options'], 'DENY')
  t.equal((await personAt(world).signIn(admin.email)).status, 303, 'others are not held up')
  t.equal((await personAt(world, 'acme.localhost').signIn(victim.email)).status, 429, 'on every host')
  now = begun + 15 * minute - 1
  t.equal((await guess(password)).status, 429)
  now = begun + 15 * minute
  t.equal((await guess(password)).status, 303, 'and after fifteen minutes it ends')

  await query(`update sign_in_attempts set count = 10, started_at = started_at + interval '1 day'`)
  t.equal((await personAt(world).signIn(victim.email)).status, 303, 'a clock that was set back locks nobody out')
  await forgetFailures()
})

t.test('O6: a success is not counted, and counts end with their window', async (t) => {
  const begun = now
  t.teardown(() => (now = begun))
  const member = await givenLogin(acme)
  for (let at = 0; at < 12; at++) t.equal((await personAt(world, 'acme.localhost').signIn(member.email)).status, 303)
  const counts = async () => (await query('select count from sign_in_attempts')).map(({ count }) => count)
  t.strictSame(await counts(), [0, 0, 0])
  for (let at = 0; at < 9; at++) await personAt(world, 'acme.localhost').signIn(member.email, 'wrong')
  t.equal((await personAt(world, 'acme.localhost').signIn(member.email)).status, 303)
  t.strictSame(await counts(), [9, 9, 9], 'a success does not wipe out failures either')
  await forgetFailures()
})

t.test('O6: an IP address has a hundred failures across all sign-ins', async (t) => {
  const begun = now
  t.teardown(() => (now = begun))
  await query('insert into sign_in_attempts (subject, started_at, count) values ($1, $2, 99)', [
    'address:127.0.0.1',
    new Date(now).toISOString(),
  ])
  t.equal((await personAt(world).signIn('someone@example.test', 'wrong')).status, 422)
  t.equal((await personAt(world).signIn(admin.email)).status, 429)
  now += 15 * minute
  t.equal((await personAt(world).signIn(admin.email)).status, 303)
  await forgetFailures()

  const check = prepareSignIn(statementsOver(application.database), {
    now: () => now,
    browsers: knownBrowsersBy(
      () => [{ bytes: Buffer.alloc(32) }],
      () => now,
    ),
    verify: async () => false,
  })
  const from = async (ip: string) => (await check({ email: `${ip}@example.test`, password: '', account: undefined, ip })).kind
  const subjects = async () =>
    (await query(`select subject from sign_in_attempts where subject like 'address:%' order by 1`)).map(({ subject }) => subject)
  for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8:1:2:3::4', '2001:db8:1:2::9', '2001:db8::1', '::1', 'fe80::1%eth0'])
    await from(ip)
  t.strictSame(await subjects(), [
    'address:0:0:0:0::/64',
    'address:192.0.2.1',
    'address:2001:db8:0:0::/64',
    'address:2001:db8:1:2::/64',
    'address:fe80:0:0:0::/64',
  ])
  await forgetFailures()
})

t.test('O7: a form is accepted only from its own page in the same session', async (t) => {
  const twin = await signedIn(admin.email)
  const { csrf } = hiddenIn((await ada.get('/settings/tokens/new')).text, '/settings/tokens/new')
  const foreign = hiddenIn((await twin.get('/settings/tokens/new')).text, '/settings/tokens/new').csrf as string
  const good = { csrf: csrf as string, ...filled }
  const forms: [title: string, fields: Record<string, string>, headers: Record<string, string>, status: number][] = [
    ['as it is', good, {}, 200],
    ['from the page, as browsers tell', good, { 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    ['with our own origin', good, { origin: 'http://acme.localhost' }, 200],
    ['sent again by hand', good, { 'sec-fetch-site': 'none' }, 200],
    ['without the token', filled, {}, 403],
    ['with an empty token', { ...good, csrf: '' }, {}, 403],
    ['with a wrong token', { ...good, csrf: `${csrf?.slice(0, -1)}!` }, {}, 403],
    ['with the token of the same member’s other session', { ...good, csrf: foreign }, {}, 403],
    ['from another site', good, { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host of this domain', good, { 'sec-fetch-site': 'same-site' }, 403],
    ['with another origin', good, { origin: 'https://evil.test' }, 403],
    ['with an origin that is none', good, { origin: 'evil' }, 403],
  ]
  for (const [title, fields, headers, status] of forms) {
    const before = await query('select 1 from tokens where account_id = $1', [acme.id])
    const answer = await ada.post('/settings/tokens/new', fields, headers)
    t.equal(answer.status, status, title)
    if (status !== 403) continue
    t.match(answer.words, 'This form has expired', title)
    t.equal((await query('select 1 from tokens where account_id = $1', [acme.id])).length, before.length, `${title}: nothing is made`)
  }
  const actions = [
    '/sign-out',
    '/settings/tokens/1/revoke',
    '/settings/partners/new',
    '/settings/partners/1/tokens',
    '/settings/partners/1/revoke',
    '/settings/partners/tokens/1/revoke',
    '/settings/applications/new',
    '/settings/applications/1/secret',
    '/settings/applications/1/revoke',
    '/settings/connections/1/disconnect',
    `/settings/members/${simple.key}/reset-link`,
  ]
  for (const action of actions) t.equal((await ada.post(action, { ...good, csrf: foreign })).status, 403, action)
  t.equal((await ada.get('/settings/tokens')).status, 200, 'and is still signed in')

  const person = personAt(world)
  const { text } = await person.get('/sign-in')
  const form = { ...hiddenIn(text, '/sign-in'), email: admin.email, password }
  t.equal((await personAt(world).post('/sign-in', form)).status, 403, 'sign-in: without the cookie')
  const another = personAt(world)
  await another.get('/sign-in')
  t.equal((await another.post('/sign-in', form)).status, 403, 'sign-in: with another browser’s')
  t.equal((await person.post('/sign-in', { ...form, csrf: '' })).status, 403, 'sign-in: without the token')
  t.equal((await person.post('/sign-in', form, { 'sec-fetch-site': 'cross-site' })).status, 403, 'sign-in: from another site')
  t.equal((await person.post('/sign-in', form)).status, 303)

  const { pathname, search } = await linkFor(await givenLogin(acme))
  const begun = now
  t.teardown(() => (now = begun))
  for (const [page, action, fields] of [
    ['/forgot-password', '/forgot-password', { email: 'nobody@example.test' }],
    [pathname + search, '/reset-password', { password: 'a password that is long' }],
  ] as const) {
    // An address may send ten such forms a minute.
    now += minute
    const guest = personAt(world)
    const form = { ...hiddenIn((await guest.get(page)).text, action), ...fields }
    t.equal((await personAt(world).post(action, form)).status, 403, `${action}: without the cookie`)
    t.equal((await another.post(action, form)).status, 403, `${action}: with another browser’s`)
    t.equal((await guest.post(action, { ...form, csrf: '' })).status, 403, `${action}: without the token`)
    t.equal((await guest.post(action, form, { 'sec-fetch-site': 'cross-site' })).status, 403, `${action}: from another site`)
    t.equal((await guest.post(action, form)).status, 303, action)
  }
})

t.test('members who are not admins see their own connections only', async (t) => {
  t.equal((await sam.get('/settings')).location, '/settings/connections')
  for (const path of adminPages) {
    const { status, words } = await sam.get(path)
    t.equal(status, 403, path)
    t.match(words, 'This page is for admins of Account acme.', path)
    t.notMatch(words, 'Partner integrations', path)
  }
  const { csrf = '' } = hiddenIn((await sam.get('/settings/connections')).text, '/sign-out')
  for (const path of ['/settings/tokens/new', '/settings/partners/new', '/settings/applications/new', '/settings/tokens/1/revoke']) {
    t.equal((await sam.post(path, { csrf, ...filled })).status, 403, path)
  }

  const connect = async (member: object) => {
    const user = await acme.givenUser(member as never, { scopes: ['r_jobs'] })
    await acme.insert('refresh_tokens', {
      grant_id: user.grant,
      hash: createHash('sha256').update(String(user.grant)).digest('hex'),
      expires_at: '2099-01-01T00:00:00Z',
    })
    return user
  }
  const mine = await connect(simple)
  const hers = await connect(admin)
  t.match((await sam.get('/settings/connections')).words, 'Connected by you')
  t.notMatch((await sam.get('/settings/connections')).words, 'Ada Admin')
  const all = (await ada.get('/settings/connections')).words
  t.match(all, 'Connected by Sam Simple')
  t.match(all, 'Connected by you')
  t.equal((await sam.post(`/settings/connections/${hers.grant}/disconnect`, { csrf })).location, '/settings/connections?done=gone')
  t.equal((await hers.get('/jobs')).status, 200, 'another’s connection is not his to end')

  const action = `/settings/connections/${mine.grant}/disconnect`
  t.notMatch((await sam.get('/settings/connections')).words, 'deprecated')
  t.equal((await mine.get(`${world.origin}/spi/v1/jobs`)).status, 200)
  await application.tokens.writeUses()
  t.match((await sam.get('/settings/connections')).words, 'Version 1 of the API, which is deprecated, was last used 20 Nov 2026, 10:00 UTC')
  const answer = await sam.submit('/settings/connections', action)
  t.strictSame([answer.status, answer.location], [303, '/settings/connections?done=disconnected'])
  t.match((await sam.get(answer.location as string)).words, 'The app is disconnected.')
  t.match((await sam.get('/settings/connections')).words, 'No app is connected')
  t.equal((await mine.get('/jobs')).status, 401)
  t.match((await audited(acme)).at(-1), { action: 'grant_revoked', actor_kind: 'member', actor_id: simple.id, subject_id: mine.grant })
  await ada.submit('/settings/connections', `/settings/connections/${hers.grant}/disconnect`)
  t.equal((await hers.get('/jobs')).status, 401)
})

t.test('account tokens can be created, shown once, used, listed and revoked', async (t) => {
  const made = await ada.submit('/settings/tokens/new', '/settings/tokens/new', { ...filled, life: '6m' })
  t.equal(made.status, 200)
  const token = valueOf(made.text, 'token')
  t.match(token, /^hr_a_[0-9A-Za-z]{49}$/)
  t.match(made.words, 'expires on 20 May 2027')
  const caller = world.callerWith(token)
  t.equal((await caller.get('/jobs')).status, 200)
  const [row] = await query(`select id, scopes, expires_at from tokens where account_id = $1 and last_four = $2`, [
    acme.id,
    token.slice(-4),
  ])
  t.match(row, { scopes: ['r_jobs', 'r_candidates'], expires_at: '2027-05-20 10:00:00+00' })
  t.match((await audited(acme)).at(-1), { action: 'token_issued', actor_kind: 'member', actor_id: admin.id, subject_id: row?.id })

  await application.tokens.writeUses()
  const list = await ada.get('/settings/tokens')
  t.notMatch(list.text, token)
  t.match(list.words, `Nightly export ends in …${token.slice(-4)}`)
  t.match(list.words, 'Created 20 Nov 2026 · Expires 20 May 2027 · Last used 20 Nov 2026, 10:00 UTC')
  t.notMatch(list.words, 'deprecated')
  t.equal((await caller.get(`${world.origin}/spi/v2/jobs`)).status, 200)
  await application.tokens.writeUses()
  t.match(
    (await ada.get('/settings/tokens')).words,
    'Version 2 of the API, which is deprecated, was last used 20 Nov 2026, 10:00 UTC. What to change',
  )
  const answer = await ada.submit('/settings/tokens', `/settings/tokens/${row?.id}/revoke`)
  t.strictSame([answer.status, answer.location], [303, '/settings/tokens?done=revoked'])
  t.equal((await caller.get('/jobs')).status, 401)
  t.match((await ada.get(answer.location as string)).words, 'The token is revoked.')
  t.notMatch((await ada.get('/settings/tokens')).text, `/${row?.id}/revoke`)
  t.match((await audited(acme)).at(-1), { action: 'token_revoked', actor_id: admin.id, subject_id: row?.id })
  const { csrf = '' } = hiddenIn(list.text, '/sign-out')
  t.equal((await ada.post(`/settings/tokens/${row?.id}/revoke`, { csrf })).location, '/settings/tokens?done=gone')
  t.equal((await ada.post('/settings/tokens/x/revoke', { csrf })).status, 404)

  const faults: [fields: Record<string, string>, fault: string, field: string][] = [
    [{ ...filled, name: '  ' }, 'Enter a name', 'name'],
    [{ ...filled, name: 'x'.repeat(101) }, 'A name must have at most 100 characters', 'name'],
    [{ ...filled, name: 'a\nb' }, 'A name must have no line breaks', 'name'],
    [{ ...filled, name: 'a\u202eb' }, 'A name must have no line breaks or control characters', 'name'],
    [{ ...filled, life: '99y' }, 'Choose a lifetime', 'life'],
    [{ name: 'a', life: '1y' }, 'Choose at least one scope', 'scopes'],
    [{ name: 'a', life: '1y', 'scopes.everything': 'yes' }, 'Choose at least one scope', 'scopes'],
  ]
  for (const [fields, fault, field] of faults) {
    const { status, words, text } = await ada.submit('/settings/tokens/new', '/settings/tokens/new', fields)
    t.equal(status, 422, fault)
    t.match(words, fault)
    t.match(text, `href="#${field}"`, fault)
    t.match(text, `id="${field}-fault"`, fault)
    t.match(text, new RegExp(`aria-describedby="[^"]*${field}-fault`), fault)
  }
  const { words } = await ada.get('/settings/tokens/new')
  for (const scope of takenScopes) t.match(words, scope)
  t.notMatch(words, 'r_requisitions', 'which no operation takes')
  t.match(words, 'Invite, change, deactivate and reactivate members')
  await acme.givenCaller(['r_jobs'], new Date(now - 1).toISOString())
  t.match((await ada.get('/settings/tokens')).words, 'Expired')
})

t.test('partners have a client id and service tokens', async (t) => {
  const fields = { ...filled, name: 'Payroll Ltd' }
  const made = await ada.submit('/settings/partners/new', '/settings/partners/new', fields)
  const [clientId, token] = [valueOf(made.text, 'client'), valueOf(made.text, 'token')]
  t.match(clientId, /^[0-9a-f]{32}$/)
  t.match(token, /^hr_s_/)
  const status = async (secret: string, headers: Record<string, string> = { 'x-service-client-id': clientId }) =>
    (await world.callerWith(secret, 0, headers).get('/jobs')).status
  t.strictSame([await status(token), await status(token, {})], [200, 401])
  const [partner] = await query('select id from partners where client_id = $1', [clientId])
  const page = `/settings/partners/${partner?.id}/tokens`
  t.match((await ada.get(page)).words, 'Add a token for Payroll Ltd')
  const more = valueOf((await ada.submit(page, page, { ...filled, name: 'Second' })).text, 'token')
  t.equal(await status(more), 200)
  t.equal((await ada.submit(page, page, { ...filled, name: '' })).status, 422)
  const list = await ada.get('/settings/partners')
  t.match(list.words, /Payroll Ltd.*Client id.*Second.*Payroll Ltd/)
  t.notMatch(list.text, token)
  const [{ id: first }] = (await query('select id from tokens where partner_id = $1 order by id', [partner?.id])) as [{ id: number }]
  t.equal(
    (await ada.submit('/settings/partners', `/settings/partners/tokens/${first}/revoke`)).location,
    '/settings/partners?done=token-revoked',
  )
  t.strictSame([await status(token), await status(more)], [401, 200])
  const revoke = `/settings/partners/${partner?.id}/revoke`
  t.equal((await ada.submit('/settings/partners', revoke)).location, '/settings/partners?done=revoked')
  t.equal(await status(more), 401)
  t.match((await ada.get('/settings/partners')).words, 'There are no partners yet')
  t.equal((await ada.get(page)).status, 404)
  const { csrf = '' } = hiddenIn(list.text, '/sign-out')
  t.equal((await ada.post(revoke, { csrf })).location, '/settings/partners?done=gone')
  t.equal((await ada.submit('/settings/partners/new', '/settings/partners/new', { name: 'x' })).status, 422)
  const actions = (await audited(acme)).map(({ action }) => action)
  t.strictSame(actions.slice(-5), ['partner_created', 'token_issued', 'token_issued', 'token_revoked', 'partner_revoked'])
})

t.test('applications have a client id, a secret and redirect URIs', async (t) => {
  const page = '/settings/applications/new'
  const uris = 'https://app.example.com/callback\r\n\r\n http://localhost:8080/cb \r\nhttps://app.example.com/callback'
  const made = await ada.submit(page, page, { name: 'Calendar', redirect_uris: uris })
  t.equal(made.status, 200)
  const [clientId, secret] = [valueOf(made.text, 'client'), valueOf(made.text, 'secret')]
  t.match(secret, /^hr_k_/)
  const held = async () => {
    const [row] = await query('select id, owner_id, redirect_uris, secret_hash, revoked_at from applications where client_id = $1', [
      clientId,
    ])
    return row as { id: number; secret_hash: string }
  }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const { id, secret_hash } = await held()
  t.match(await held(), { owner_id: acme.id, redirect_uris: ['https://app.example.com/callback', 'http://localhost:8080/cb'] })
  t.equal(secret_hash, hash(secret))
  t.match((await ada.get('/settings/applications')).words, /Calendar.*https:\/\/app\.example\.com\/callback ?http:\/\/localhost:8080\/cb/)
  t.notMatch((await ada.get('/settings/applications')).text, secret)

  const replaced = valueOf((await ada.submit('/settings/applications', `/settings/applications/${id}/secret`)).text, 'secret')
  t.not(replaced, secret)
  t.equal((await held()).secret_hash, hash(replaced))
  t.equal(
    (await ada.submit('/settings/applications', `/settings/applications/${id}/revoke`)).location,
    '/settings/applications?done=revoked',
  )
  t.match((await ada.get('/settings/applications?done=revoked')).words, 'The application is revoked.')
  const { csrf = '' } = hiddenIn(made.text, '/sign-out')
  t.equal((await ada.post(`/settings/applications/${id}/revoke`, { csrf })).location, '/settings/applications?done=gone')
  t.equal((await ada.post(`/settings/applications/${id}/secret`, { csrf })).status, 404)
  const actions = (await audited(acme)).map(({ action }) => action)
  t.strictSame(actions.slice(-3), ['application_created', 'application_secret_replaced', 'application_revoked'])

  const faults: [uris: string, fault: string][] = [
    ['', 'Enter at least one redirect URI'],
    [Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`).join('\n'), 'Enter at most 10 redirect URIs'],
    ['http://app.example.com/cb', 'A redirect URI must start with https://'],
    ['https://a.example/cb\nhttps://a.example/#b', 'Line 2: A redirect URI must have no fragment'],
  ]
  for (const [redirect_uris, fault] of faults) {
    const { status, words, text } = await ada.submit(page, page, { name: 'Calendar', redirect_uris })
    t.equal(status, 422, fault)
    t.match(words, fault)
    t.match(text, 'href="#redirect_uris"')
  }
})

t.test('another account’s tokens, partners and applications are invisible and cannot be revoked', async (t) => {
  const olga = await signedIn(stranger.email, 'other.localhost')
  const secretName = 'Belongs to Other'
  await olga.submit('/settings/tokens/new', '/settings/tokens/new', { ...filled, name: secretName })
  await olga.submit('/settings/partners/new', '/settings/partners/new', { ...filled, name: secretName })
  await olga.submit('/settings/applications/new', '/settings/applications/new', { name: secretName, redirect_uris: 'https://a.example/' })
  const { csrf = '' } = hiddenIn((await ada.get('/settings/tokens')).text, '/sign-out')
  const [token] = await query(`select id from tokens where account_id = $1 and kind = 'account' and name = $2`, [other.id, secretName])
  const [service] = await query(`select id from tokens where account_id = $1 and kind = 'partner'`, [other.id])
  const [partner] = await query('select id from partners where account_id = $1', [other.id])
  const [app] = await query('select id from applications where owner_id = $1', [other.id])
  const attempts = {
    [`/settings/tokens/${token?.id}/revoke`]: '/settings/tokens?done=gone',
    [`/settings/partners/${partner?.id}/revoke`]: '/settings/partners?done=gone',
    [`/settings/partners/tokens/${service?.id}/revoke`]: '/settings/partners?done=token-gone',
    [`/settings/applications/${app?.id}/revoke`]: '/settings/applications?done=gone',
  }
  for (const [path, location] of Object.entries(attempts)) t.equal((await ada.post(path, { csrf })).location, location, path)
  t.equal((await ada.post(`/settings/applications/${app?.id}/secret`, { csrf })).status, 404)
  t.equal((await ada.post(`/settings/partners/${partner?.id}/tokens`, { csrf, ...filled })).status, 404)
  for (const path of ['/settings/tokens', '/settings/partners', '/settings/applications', '/settings/audit']) {
    t.notMatch((await ada.get(path)).words, secretName, path)
    t.match((await olga.get(path)).words, secretName, path)
  }
})

t.test('names are escaped', async (t) => {
  const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`
  const marked = await world.givenAccount(`marked`)
  await query('update accounts set name = $1 where id = $2', [evil, marked.id])
  const member = await givenLogin(marked, { name: evil })
  const person = await signedIn(member.email, 'marked.localhost')
  await person.submit('/settings/tokens/new', '/settings/tokens/new', { ...filled, name: evil })
  await person.submit('/settings/partners/new', '/settings/partners/new', { ...filled, name: evil })
  await person.submit('/settings/applications/new', '/settings/applications/new', { name: evil, redirect_uris: 'https://a.example/' })
  const pages = await Promise.all(
    [...adminPages, '/settings/connections', `/settings/tokens?done=${encodeURIComponent(evil)}`].map((path) => person.get(path)),
  )
  const failed = await personAt(world).signIn(evil, 'wrong', { account: evil, next: evil })
  for (const { text, words } of [...pages, failed]) {
    t.notMatch(text, /<script|<img/)
    t.ok(words.includes(evil) || text.includes('&lt;script&gt;'))
  }
  await forgetFailures()
})

t.test('the audit log is shown in words, in pages', async (t) => {
  const account = await world.givenAccount()
  const member = await givenLogin(account, { name: 'Paula' })
  const person = await signedIn(member.email, `${account.subdomain}.localhost`)
  await account.givenCaller()
  const gone = await account.givenCaller()
  await query('delete from tokens where account_id = $1 and id = $2', [account.id, gone.id])
  const { words } = await person.get('/settings/audit')
  t.match(words, 'Paula signed in')
  t.match(words, 'The operator created the token Test')
  t.match(words, 'The operator created the token that no longer exists')
  t.notMatch(words, 'Older')
  const candidate = await account.givenCandidate()
  const erased = '019c22c68ee00001'
  await account.insert('erasures', { key: erased })
  const entry = { actor_kind: 'operator' }
  await account.insert('audit_log', { ...entry, action: 'candidate_exported', subject_id: candidate.id })
  await account.insert('audit_log', { ...entry, action: 'candidate_erased', subject_id: String(numberOfKey(erased)) })
  const said = (await person.get('/settings/audit')).words
  t.match(said, `The operator exported the candidate ${String(candidate.key)}`)
  t.match(said, `The operator erased the candidate ${erased}`)
  for (let at = 0; at < 60; at++) await account.insert('audit_log', { actor_kind: 'server', action: 'token_revoked', subject_id: at })
  const first = await person.get('/settings/audit')
  t.equal(first.words.match(/The server revoked/g)?.length, 50)
  const older = /href="(\/settings\/audit\?before=\d+)"/.exec(first.text)?.[1] as string
  const second = await person.get(older)
  t.equal(second.words.match(/The server revoked/g)?.length, 10)
  t.match(second.words, 'Paula signed in')
  t.match(second.words, 'Newest')
  t.match((await person.get('/settings/audit?before=1')).words, 'There are no older entries')
})

t.test('errors are pages too', async (t) => {
  t.match((await ada.get('/settings/nowhere')).words, 'There is no such page.')
  const posted = await fetch(`${world.origin}/settings/nowhere`, { method: 'POST', headers: { origin: world.origin } })
  t.equal(posted.status, 404)
  t.match(await posted.text(), 'There is no such page.')
  t.equal((await ada.post('/settings/tokens/new', { name: 'x'.repeat(70_000) })).status, 413)
  t.match((await personAt(world).post('/sign-in', { email: 'a\0' })).words, 'The form contains text with NUL')

  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres`, migrations })
  let fault: Error | undefined
  const execute: Execute = async (text, values) => {
    if (fault) throw fault
    return database.execute(text, values)
  }
  const logged: string[] = []
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) })
  const broken = await givenWorld(t, { database: { ...database, execute }, logger })
  const login = await givenLogin(await broken.givenAccount())
  const person = personAt(broken)
  await person.signIn(login.email)

  fault = Object.assign(new Error('the secret of the database'), { code: 'CONNECTION_CLOSED' })
  const away = await person.get('/settings/tokens')
  t.strictSame([away.status, away.headers['retry-after'], logged.length], [503, '1', 0])
  t.match(away.words, 'Service unavailable')
  fault = new Error('the secret of the database')
  const wrong = await person.get('/settings/tokens')
  t.equal(wrong.status, 500)
  t.match(wrong.words, wrong.headers['x-request-id'] as string)
  t.match(logged.join(), 'the secret of the database')
  for (const { text, headers } of [away, wrong]) {
    t.notMatch(text, 'secret of')
    t.equal(headers['x-frame-options'], 'DENY')
    t.equal(headers['cache-control'], 'no-store')
  }
})
