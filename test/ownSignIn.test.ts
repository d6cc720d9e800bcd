// A member's own sign-in: the second factor, its limits, how it is turned off, and the sessions that a member sees and ends.
import t, { type Test } from 'tap'
import { operator } from '../src/access/audit.ts'
import { windowMs } from '../src/access/attempts.ts'
import { hashOf } from '../src/access/tokenText.ts'
import { base32, codeIn, keyAddress, stepAt } from '../src/access/totp.ts'
import { commands, performerOver } from '../src/operator/commands.ts'
import { browserWords } from '../src/pages/signIn/browserWords.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { givenDatabase, givenWorld, type World } from './fixtures/server.ts'
import { keyIn } from './fixtures/totp.ts'
import { givenLogin, hiddenIn, password, personAt, valueOf, type PageAnswer, type Person } from './fixtures/web.ts'

const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const now = () => clock.now
const mail = await givenMailServer(t)
const shared = { TRUST_PROXY: 'true', ...mail.environment, ...(process.env.DATABASE_URL && (await givenDatabase(t))) }
const world = await givenWorld(t, { now, environment: shared })
/** Another server on the database, if there can be one. */
const beside = process.env.DATABASE_URL ? await givenWorld(t, { now, environment: shared }) : world
const acme = await world.givenAccount('acme')
const query = (text: string, values: unknown[] = []) => world.application.database.execute(text, values)
const actionsOf = async ({ id }: { id: number }) =>
  (await query('select action from audit_log where subject_id = $1 order by id', [id])).map(({ action }) => String(action))

const step = 30_000
const page = '/settings/sign-in'
type Member = Awaited<ReturnType<typeof givenLogin>>
/** A member with a second factor: `code` returns the code of the present step, or of one as many steps away. */
type Factored = Member & { readonly person: Person; readonly code: (steps?: number) => string; readonly recovery: readonly string[] }

/** A visitor on the account's own host. */
const visitor = (at: World = world) => personAt(at, 'acme.localhost')
const sendCode = (person: Person, code: string, headers = {}) => person.submit('/sign-in/code', '/sign-in/code', { code }, headers)

async function givenFactor(values = {}): Promise<Factored> {
  const member = await givenLogin(acme, values)
  const person = visitor()
  await person.signIn(member.email)
  const setUp = await person.get(`${page}/set-up`)
  const key = keyIn(valueOf(setUp.text, 'key'))
  const code = (steps = 0) => codeIn(key, stepAt(clock.now) + steps)
  const done = await person.post(`${page}/set-up`, { ...hiddenIn(setUp.text, `${page}/set-up`), code: code() })
  clock.now += 3 * step
  return { ...member, person, code, recovery: valueOf(done.text, 'codes').split('\n') }
}

/** A visitor whose password was right. */
async function halfSignedIn(email: string, at: World = world): Promise<Person> {
  const person = visitor(at)
  const { location } = await person.signIn(email)
  if (!location?.startsWith('/sign-in/code')) throw new Error(`${email} is sent to ${location}`)
  return person
}
const isSignedIn = async (person: Person) => (await person.get(page)).status === 200
const next = ({ status, location }: PageAnswer) => `${status} ${location}`

t.test('codes are those of RFC 6238, and an app reads the key from the address', (t) => {
  const key = Buffer.from('12345678901234567890')
  const codes = { 59: '287082', 1111111109: '081804', 1111111111: '050471', 1234567890: '005924', 2000000000: '279037' }
  for (const [seconds, code] of Object.entries(codes)) t.equal(codeIn(key, stepAt(Number(seconds) * 1000)), code, seconds)
  t.equal(base32(key), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  t.equal(base32(Buffer.from('foob')), 'MZXW6YQ')
  t.equal(
    keyAddress(key, 'Spindle (A & B)', 'ada@example.test'),
    `otpauth://totp/Spindle%20(A%20%26%20B):ada%40example.test?secret=${base32(key)}&issuer=Spindle%20(A%20%26%20B)`,
  )
  t.end()
})

t.test('a member sets up a second factor with a code, and then signs in with one', async (t) => {
  const member = await givenLogin(acme, { role: 'simple' })
  const person = visitor()
  await person.signIn(member.email)
  t.match((await person.get(page)).words, 'Your password alone signs you in.')
  t.notMatch((await visitor().get('/sign-in')).words, 'demo', 'the sign-in of the demo is named on its server only')
  const setUp = await person.get(`${page}/set-up`)
  t.match(setUp.text, /<div class="qr" role="img" aria-label="[^"]+"><svg viewBox/)
  t.notMatch(setUp.text, /<svg[^>]*style|<script(?! type="module" src="\/assets\/copy\.)/)
  t.match(valueOf(setUp.text, 'address'), /^otpauth:\/\/totp\/Spindle/)
  const key = keyIn(valueOf(setUp.text, 'key'))
  const hidden = hiddenIn(setUp.text, `${page}/set-up`)
  const confirm = (code: string, more = {}) => person.post(`${page}/set-up`, { ...hidden, code, ...more })
  const wrong = await confirm(codeIn(key, 1))
  t.match(wrong, { status: 422, words: /Enter the six digits that the app shows now/ })
  t.equal(valueOf(wrong.text, 'key'), base32(key), 'the key stays the same')
  t.equal((await confirm('123456', { sealed: 'x' })).status, 400)
  t.equal((await query('select from second_factors where member_id = $1', [member.id])).length, 0, 'nothing is stored yet')

  const done = await confirm(`${codeIn(key, stepAt(clock.now)).slice(0, 3)} ${codeIn(key, stepAt(clock.now)).slice(3)}`)
  const recovery = valueOf(done.text, 'codes').split('\n')
  t.equal(new Set(recovery).size, 10)
  for (const code of recovery) t.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  const [stored] = await query('select * from second_factors where member_id = $1', [member.id])
  t.match(stored, { sealed: /^\w+:/, recovery_hashes: recovery.map((code) => hashOf(code.replaceAll('-', ''))) })
  t.notMatch(JSON.stringify(stored), base32(key))
  t.match((await person.get(page)).words, /On since 20 Nov 2026\. Recovery codes left: 10\./)
  t.match(next(await person.get(`${page}/set-up`)), `303 ${page}`)
  t.match(next(await confirm(codeIn(key, stepAt(clock.now)))), `303 ${page}`, 'a second key takes no place')

  clock.now += step
  const browser = visitor()
  t.match(
    next(await browser.signIn(member.email, password, { next: '/settings/connections' })),
    '303 /sign-in/code?next=%2Fsettings%2Fconnections',
  )
  t.notOk(browser.cookies.has('spindle'), 'a password alone begins no session')
  t.equal((await browser.get(page)).status, 303)
  t.match(await sendCode(browser, ''), { status: 422 })
  t.match(await sendCode(browser, '000000'), { status: 422, words: /The code is wrong or was used before/ })
  const form = await browser.get('/sign-in/code?next=%2Fsettings%2Fconnections')
  const right = { ...hiddenIn(form.text, '/sign-in/code'), code: codeIn(key, stepAt(clock.now)) }
  t.equal((await browser.post('/sign-in/code', { ...right, csrf: 'x' })).status, 403)
  t.match(next(await browser.post('/sign-in/code', right)), '303 /settings/connections')
  t.ok(await isSignedIn(browser))
  t.notOk(browser.cookies.has('spindle-code'))
  t.strictSame((await actionsOf(member)).slice(-2), ['member_factor_set', 'member_signed_in'])
})

t.test('a second factor is set up in an account with a long name', async (t) => {
  for (const name of ['𝒜'.repeat(255), 'я'.repeat(255)]) {
    const account = await world.givenAccount()
    await query('update accounts set name = $2 where id = $1', [account.id, name])
    const person = personAt(world, `${account.subdomain}.localhost`)
    await person.signIn((await givenLogin(account, { email: `${'я'.repeat(150)}@${account.subdomain}.test` })).email)
    t.match(valueOf((await person.get(`${page}/set-up`)).text, 'address'), encodeURIComponent(name.slice(0, 40)))
  }
})

t.test('O12: a code is accepted once, from one of two that send it at once', async (t) => {
  const member = await givenFactor()
  const people = await Promise.all([world, beside, world, beside].map((at) => halfSignedIn(member.email, at)))
  const answers = await Promise.all(people.map((person) => sendCode(person, member.code())))
  t.strictSame(answers.map(({ status }) => status).toSorted(), [303, 422, 422, 422])
  t.equal((await sendCode(await halfSignedIn(member.email), member.code())).status, 422)
  t.equal((await sendCode(await halfSignedIn(member.email), member.code(-1))).status, 422, 'nor one from before it')
  clock.now += step
  t.equal((await sendCode(await halfSignedIn(member.email), member.code())).status, 303)
})

t.test('a code may be one step early or late, and no more', async (t) => {
  const member = await givenFactor()
  clock.now += 10 * step
  const { email, code } = member
  for (const steps of [-2, 2]) t.equal((await sendCode(await halfSignedIn(email), code(steps))).status, 422, `${steps} steps`)
  for (const steps of [-1, 1]) t.equal((await sendCode(await halfSignedIn(email), code(steps))).status, 303, `${steps} step`)
})

t.test('O12: a recovery code signs in once in the place of a code', async (t) => {
  const member = await givenFactor()
  const [first = '', second = ''] = member.recovery
  const people = await Promise.all([world, beside].map((at) => halfSignedIn(member.email, at)))
  const answers = await Promise.all(people.map((person) => sendCode(person, first)))
  t.strictSame(answers.map(({ status }) => status).toSorted(), [303, 422])
  t.match((await member.person.get(page)).words, 'Recovery codes left: 9.')
  const spelled = second.toUpperCase().replaceAll('-', ' ')
  t.equal((await sendCode(await halfSignedIn(member.email), spelled)).status, 303, 'however it is spelled')
  t.equal((await actionsOf(member)).filter((action) => action === 'member_recovery_code_used').length, 2)
  const other = await givenFactor()
  t.equal((await sendCode(await halfSignedIn(other.email), member.recovery[2]!)).status, 422, 'another member’s is none')
  t.equal((await sendCode(await halfSignedIn(other.email), member.code())).status, 422)
})

t.test('O12: wrong codes lock the sign-in, and no new password unlocks it', async (t) => {
  const member = await givenFactor()
  const from = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` })
  const guess = async (person: Person, code: string, number: number) => (await sendCode(person, code, from(number))).status
  // Strangers, so from whichever address they are counted together.
  const people: Person[] = []
  // One after the other, since ten passwords under way would lock the sign-in.
  for (let at = 0; at < 12; at++) people.push(await halfSignedIn(member.email, at % 2 ? beside : world))
  const statuses = await Promise.all(people.map((person, at) => guess(person, '000000', at)))
  t.strictSame(statuses.filter((status) => status === 422).length, 10)
  t.equal(await guess(people[0]!, member.code(), 100), 429, 'then the right code is refused too')
  t.match((await mail.letterTo(member.email)).text, 'somebody knows your password')
  t.equal(await guess(people[0]!, member.recovery[0]!, 100), 429, 'and a recovery code')

  const admin = visitor()
  await admin.signIn((await givenLogin(acme)).email)
  const { text } = await admin.submit('/settings/members', `/settings/members/${member.key}/reset-link`)
  const link = new URL(valueOf(text, 'link'))
  const fresh = 'a password that is quite new'
  const owner = visitor()
  t.equal((await owner.submit(link.pathname + link.search, '/reset-password', { password: fresh })).status, 303)
  t.match(next(await owner.signIn(member.email, fresh)), /^303 \/sign-in\/code/, 'a reset does not turn the factor off')
  t.equal(await guess(owner, member.code(), 100), 429)
  t.match(next(await sendCode(people[0]!, member.code(), from(100))), /^429/)
  clock.now += windowMs
  const late = await owner.get('/sign-in/code')
  t.match(next(late), '303 /sign-in?done=code-late', 'the password is good for ten minutes')
  t.match(next(await owner.signIn(member.email, fresh)), /^303 \/sign-in\/code/)
  t.equal(await guess(owner, member.code(), 100), 303)
})

t.test('O12: browsers that the password alone made known have no guesses of their own', async (t) => {
  const member = await givenLogin(acme)
  const hoarded = [visitor(), visitor(), visitor()]
  for (const person of hoarded) await person.signIn(member.email)
  clock.now += step
  const own = hoarded[0]!
  const setUp = await own.get(`${page}/set-up`)
  const key = keyIn(valueOf(setUp.text, 'key'))
  await own.post(`${page}/set-up`, { ...hiddenIn(setUp.text, `${page}/set-up`), code: codeIn(key, stepAt(clock.now)) })
  clock.now += 3 * step
  const statusesOf = async (person: Person, count: number) => {
    person.cookies.delete('spindle')
    await person.signIn(member.email)
    const statuses: number[] = []
    while (statuses.length < count) statuses.push((await sendCode(person, '000000')).status)
    return statuses
  }
  t.strictSame(await statusesOf(hoarded[1]!, 6), Array(6).fill(422))
  t.strictSame(await statusesOf(hoarded[2]!, 5), [422, 422, 422, 422, 429], 'they share the ten of strangers')
  t.strictSame(await statusesOf(own, 1), [422], 'and the browser in which the factor was set up has its own')
  t.match(next(await sendCode(own, codeIn(key, stepAt(clock.now)))), /^303/)
})

t.test('a password that was replaced meanwhile, and a forged cookie, are good for no code', async (t) => {
  const member = await givenFactor()
  const person = await halfSignedIn(member.email)
  await query('update members set password_hash = replace(password_hash, $1, $2) where id = $3', ['m=8', 'm=16', member.id])
  t.match(next(await sendCode(person, member.code())), '303 /sign-in?done=code-late')
  t.notOk(await isSignedIn(person))
  person.cookies.set('spindle-code', 'local:AAAA')
  t.equal((await person.get('/sign-in/code')).status, 303)
})

t.test('an application is connected only after the code', async (t) => {
  const member = await givenFactor()
  const person = visitor()
  const redirectUris = ['https://sync.example/cb']
  const { clientId } = await world.application.applications.create({ owner: acme.id, name: 'Sync', redirectUris }, operator)
  const ask = `/oauth/authorize?response_type=code&client_id=${clientId}&redirect_uri=${encodeURIComponent('https://sync.example/cb')}&scope=r_jobs&state=s&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`
  const { location = '' } = await person.get(ask)
  const sent = await person.submit(location, '/sign-in', { email: member.email, password })
  t.match(sent.location, /^\/sign-in\/code\?next=%2Foauth%2Fauthorize/)
  t.equal((await person.get(ask)).status, 303, 'not by the password alone')
  const form = await person.get(sent.location!)
  t.match(form.headers['content-security-policy'], "form-action 'self' https://sync.example;")
  const back = await person.submit(sent.location!, '/sign-in/code', { code: member.code() })
  t.equal(back.location, ask)
  t.equal((await person.get(ask)).status, 200)
})

t.test('a member turns the factor off with a code or the password, within the limits', async (t) => {
  const turnOff = ({ person }: Factored, proof: string) => person.submit(page, `${page}/turn-off`, { proof })
  const one = await givenFactor()
  t.match(await turnOff(one, 'wrong'), { status: 422, words: /neither your password nor an unused code/ })
  t.match(next(await turnOff(one, password)), `303 ${page}?done=off`)
  t.match(next(await visitor().signIn(one.email)), '303 /settings')
  const two = await givenFactor()
  t.match(next(await turnOff(two, two.code())), `303 ${page}?done=off`)
  t.strictSame((await actionsOf(two)).at(-1), 'member_factor_removed')
  const three = await givenFactor()
  for (let at = 0; at < 10; at++) t.equal((await turnOff(three, 'wrong')).status, 422)
  t.equal((await turnOff(three, password)).status, 429)
})

t.test('an admin of the account and the operator turn a factor off; nobody else does', async (t) => {
  const member = await givenFactor({ name: 'Lost Phone' })
  const action = `/settings/members/${member.key}/turn-off-factor`
  const stranger = personAt(world, 'other.localhost')
  await stranger.signIn((await givenLogin(await world.givenAccount('other'))).email)
  const { csrf = '' } = hiddenIn((await stranger.get('/settings/members')).text, '/sign-out')
  t.equal((await stranger.post(action, { csrf })).status, 404, 'an admin of another account')
  const simple = visitor()
  await simple.signIn((await givenLogin(acme, { role: 'simple' })).email)
  t.equal((await simple.post(action, hiddenIn((await simple.get(page)).text, '/sign-out'))).status, 403)
  const admin = visitor()
  await admin.signIn((await givenLogin(acme)).email)
  t.match((await admin.get('/settings/members')).words, /Lost Phone \S+ · admin · Can sign in · Second factor/)
  t.match(next(await admin.submit('/settings/members', action)), '303 /settings/members?done=factor-off')
  t.equal((await admin.post(action, hiddenIn((await admin.get('/settings/members')).text, '/sign-out'))).status, 404)
  t.match(next(await visitor().signIn(member.email)), '303 /settings')
  t.match((await admin.get('/settings/audit')).words, 'turned off the second factor of the member Lost Phone')

  const other = await givenFactor()
  const { application } = world
  const found = commands.filter(({ name }) => name === 'members factor-off' || name === 'members list')
  const perform = performerOver({ ...application.statements, ...application, now } as never, found)
  const [list, off] = ['members list', 'members factor-off'].map((wanted) => found.find(({ name }) => name === wanted)!)
  const rows = async () => ((await perform(list!, { account: 'acme' }, {} as never)) as unknown as { rows: Record<string, unknown>[] }).rows
  const isOn = async () => (await rows()).find(({ id }) => id === other.key)?.second_factor
  t.equal(await isOn(), true)
  t.match(await perform(off!, { account: 'acme', member: other.email }, {} as never), { said: /signs in without a second factor/ })
  t.equal(await isOn(), false)
  await t.rejects(perform(off!, { account: 'acme', member: other.email }, {} as never), /has no second factor/)
  t.match((await query('select actor_kind, address from audit_log where subject_id = $1 order by id desc limit 1', [other.id]))[0], {
    actor_kind: 'operator',
    address: null,
  })
})

t.test('a member sees where they are signed in, and signs other browsers out at once', async (t) => {
  const member = await givenLogin(acme)
  const firefox = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'x-forwarded-for': '203.0.113.7',
  }
  const signIn = async (at: World, headers = {}) => {
    const person = visitor(at)
    await person.submit('/sign-in', '/sign-in', { email: member.email, password }, headers)
    return person
  }
  const mine = await signIn(world, { 'x-forwarded-for': '2001:db8::1' })
  const [lost, old] = [await signIn(beside, firefox), await signIn(beside)]
  t.match(
    (await mine.get(page)).words,
    /Firefox on Linux Since 20 Nov 2026, \d\d:\d\d UTC · Last used 20 Nov 2026, \d\d:\d\d UTC · 203\.0\.113\.7/,
  )
  t.match((await mine.get(page)).words, /A browser This browser Since [^·]+ · Last used [^·]+ · 2001:db8::1/)
  const idOf = async ({ cookies }: Person) =>
    (await query('select id, last_used_at from sessions where hash = $1', [hashOf(cookies.get('spindle')!)]))[0]!
  t.equal((await idOf(lost)).last_used_at, null)
  clock.now += 5 * 60_000
  t.ok(await isSignedIn(lost))
  t.match((await idOf(lost)).last_used_at, new Date(clock.now).toISOString().slice(0, 10), 'a use is noted after five minutes')

  const { id } = await idOf(lost)
  const thief = visitor()
  await thief.signIn((await givenLogin(acme)).email)
  const { csrf = '' } = hiddenIn((await thief.get(page)).text, '/sign-out')
  t.match(next(await thief.post(`${page}/sessions/${id}/end`, { csrf })), `303 ${page}?done=gone`)
  t.ok(await isSignedIn(lost), 'nobody ends another member’s')
  t.match(next(await mine.submit(page, `${page}/sessions/${id}/end`)), `303 ${page}?done=ended`)
  t.notOk(await isSignedIn(lost), 'at the next request, at another server too')
  t.ok(await isSignedIn(old))
  const own = (await idOf(mine)).id
  t.equal((await mine.post(`${page}/sessions/${own}/end`, hiddenIn((await mine.get(page)).text, '/sign-out'))).status, 404)
  t.match(next(await mine.submit(page, `${page}/end-others`)), `303 ${page}?done=others`)
  t.notOk(await isSignedIn(old))
  t.ok(await isSignedIn(mine))
  t.ok(await isSignedIn(thief))
  t.strictSame((await actionsOf(member)).slice(-2), ['member_session_ended', 'member_session_ended'])
  t.equal((await mine.get(page)).text.includes('end-others'), false)
})

t.test('the audit page shows the address, and filters by actor, kind and time', async (t: Test) => {
  const account = await world.givenAccount('filters')
  const ada = await givenLogin(account, { name: 'Ada Admin' })
  const bob = await givenLogin(account, { name: 'Bob Brown' })
  const [first, second] = [personAt(world, 'filters.localhost'), personAt(world, 'filters.localhost')]
  const sign = (person: Person, { email }: Member, ip: string) =>
    person.submit('/sign-in', '/sign-in', { email, password }, { 'x-forwarded-for': ip })
  await sign(first, ada, '203.0.113.9')
  await sign(second, bob, '198.51.100.20')
  const token = { name: 'Export', life: '90d', 'scopes.r_jobs': 'yes', 'scopes.w_members': 'yes' }
  const made = await second.submit('/settings/tokens/new', '/settings/tokens/new', token)
  const caller = world.callerWith(valueOf(made.text, 'token'), 0, { 'x-forwarded-for': '192.0.2.77' })
  t.equal((await caller.delete(`/members/${String((await account.givenMember()).key)}`)).status, 204)
  const entries = async (search: string) => {
    const { text } = await first.get(`/settings/audit?${search}`)
    return [...text.matchAll(/<li>\s*<p>([^]*?)<\/p>/g)].map(([, words = '']) =>
      words
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  }
  t.match((await first.get('/settings/audit')).words, /Ada Admin signed in \S.*?· From 203\.0\.113\.9 · Request/)
  t.match((await query('select address from audit_log where action = $1 and account_id = $2', ['member_deactivated', account.id]))[0], {
    address: '192.0.2.77',
  })
  t.match(await entries(''), [
    /^The token Export deactivated/,
    'Bob Brown created the token Export',
    'Bob Brown signed in',
    'Ada Admin signed in',
  ])
  t.strictSame(await entries(`actor=member:${bob.key}`), ['Bob Brown created the token Export', 'Bob Brown signed in'])
  t.strictSame(await entries(`actor=member:${bob.key}&kind=member`), ['Bob Brown signed in'])
  t.strictSame(await entries('kind=token'), ['Bob Brown created the token Export'])
  t.strictSame(await entries('actor=server'), [])
  t.strictSame(await entries('actor=operator&kind=token'), [])
  const tokenId = (await query('select id from tokens where account_id = $1', [account.id]))[0]!.id
  t.match(await entries(`actor=token:${String(tokenId)}`), [/^The token Export deactivated/])

  await query(
    `insert into audit_log (account_id, actor_kind, actor_id, action, subject_id, at)
     select $1, 'member', $2, 'member_signed_out', $2, '2026-03-05T23:59:59.9Z' from generate_series(1, 60)`,
    [account.id, ada.id],
  )
  t.equal((await entries('from=2026-03-05&to=2026-03-05')).length, 50)
  t.equal((await entries('from=2026-03-06')).length, 4)
  t.equal((await entries('to=2026-03-04')).length, 0)
  for (const wrong of ['from=2026-02-31', 'from=x', 'actor=member:0', 'kind=nothing', 'before=-1', 'from=a&from=b'])
    t.equal((await entries(wrong)).length, 50, wrong)
  t.equal((await first.get('/settings/audit?from=9999-12-31&to=9999-12-31')).status, 200)
  const search = `actor=member%3A${ada.key}&kind=member&from=2026-03-01&to=2026-03-31`
  const older = /<a class="button" href="([^"]+)">Older/.exec((await first.get(`/settings/audit?${search}`)).text)?.[1]
  t.match(older, /^\/settings\/audit\?actor=member%3A\w+&amp;kind=member&amp;from=2026-03-01&amp;to=2026-03-31&amp;before=\d+$/)
  const rest = await first.get(older!.replaceAll('&amp;', '&'))
  t.equal(rest.text.match(/<li>\s*<p>/g)?.length, 10)
  t.match(rest.text, `href="/settings/audit?${search.replaceAll('&', '&amp;')}">Newest`)
  t.match(rest.text, new RegExp(`<option value="member:${ada.key}" selected>\\s*Ada Admin`))
  t.match(rest.text, /<input type="date" value="2026-03-01" id="from"/)
})

t.test('a browser is named in a few words', (t) => {
  const names = {
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15':
      'Safari on a Mac',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1':
      'Chrome on an iPhone',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0':
      'Edge on Windows',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36': 'Chrome on Android',
    'curl/8.5.0': 'A browser',
    '<script>': 'A browser',
  }
  for (const [userAgent, words] of Object.entries(names)) t.equal(browserWords(userAgent), words)
  t.equal(browserWords(), 'A browser')
  t.end()
})
