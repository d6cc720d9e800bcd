// Lost passwords: links sent by mail or, without mail, created by an admin; their effects, limits and confidentiality.
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { operator } from '../src/access/audit.ts'
import { windowMs } from '../src/access/attempts.ts'
import { loginOf } from '../src/access/logins.ts'
import { preparePasswordResets } from '../src/access/passwordResets.ts'
import { statementsOver } from '../src/db/statements.ts'
import { mailerOver } from '../src/mail/mailer.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { givenDatabase, givenWorld, type World } from './fixtures/server.ts'
import { settled, until } from './fixtures/wait.ts'
import { givenLogin, hiddenIn, password, personAt, valueOf, type Fields } from './fixtures/web.ts'

const minute = 60_000
const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const now = () => clock.now
const better = 'a longer password than before'
const query = ({ application }: World, text: string, values: unknown[] = []) => application.database.execute(text, values)

/** A server with a mail server. Each reset form is sent in a new minute, since an address may send ten per minute. */
async function givenMailing(t: Test, environment: Record<string, string> = {}) {
  const mail = await givenMailServer(t)
  const world = await givenWorld(t, { now, environment: { ...mail.environment, ...environment } })
  return { mail, world, ...forms(world) }
}
const forms = (world: World) => ({
  ask: (fields: Fields, host?: string) => {
    clock.now += minute
    return personAt(world, host).submit('/forgot-password', '/forgot-password', fields)
  },
  /** Opens a link, follows it, and submits its form. */
  use: async (link: string, secret = better, host?: string) => {
    clock.now += minute
    const { pathname, search } = new URL(link)
    const person = personAt(world, host)
    const page = await person.get(pathname + search)
    if (page.status !== 200) return { ...page, person }
    return { ...(await person.post('/reset-password', { ...hiddenIn(page.text, '/reset-password'), password: secret })), person }
  },
})
/** Whether this starts a session. */
const opens = async (world: World, email: string, secret: string) =>
  (await personAt(world, 'acme.localhost').signIn(email, secret)).status === 303
const ended = { status: 403, headers: { 'x-error-code': 'reset-link-ended' } }

t.test('O11: a link sent by mail sets a new password and ends the member’s sessions and locks', async (t) => {
  const { world, mail, ask, use } = await givenMailing(t)
  const account = await world.givenAccount('acme')
  const member = await givenLogin(account, { name: 'Ada' })
  const before = personAt(world, 'acme.localhost')
  await before.signIn(member.email)
  const bystander = await givenLogin(account)
  const beside = personAt(world, 'acme.localhost')
  await beside.signIn(bystander.email)
  for (let at = 0; at < 11; at++) await personAt(world, 'acme.localhost').signIn(member.email, 'wrong')
  t.notOk(await opens(world, member.email, password), 'locked')
  await mail.letterTo(member.email)

  const asked = await ask({ email: ` ${member.email.toUpperCase()}` })
  t.strictSame([asked.status, asked.location], [303, '/forgot-password?done=asked'])
  t.match((await personAt(world).get(asked.location as string)).words, 'a mail is on its way')
  const letter = await mail.letterTo(member.email)
  t.strictSame([letter.from, letter.to], ['no-reply@acme.example', [member.email]])
  t.match(letter.raw, /^From: "?Acme HR"? <no-reply@acme\.example>\r$/m)
  t.equal(letter.subject, 'Set a new password')
  t.match(letter.text, 'To set the password of your sign-in to Account acme, open this link within an hour.')
  t.equal(letter.links.length, 1)
  const [link = ''] = letter.links
  t.match(link, /^http:\/\/hr\.example\.test\/reset-password\?token=hr_p_[0-9A-Za-z]{49}$/)
  t.match(letter.html, `<a href="${link}">`)
  t.notMatch(letter.html, /<img|src=/, 'nothing tells that it was read')
  t.notMatch(letter.raw, password)

  const { pathname, search } = new URL(link)
  const page = await personAt(world).get(pathname + search)
  t.match(page.words, `For ${member.email}, a member of Account acme.`)
  t.equal((await personAt(world).get(pathname + search)).status, 200, 'to look at it does not use it up')
  for (const [secret, fault] of [
    ['', 'at least 12'],
    ['x'.repeat(11), 'A password must have at least 12 characters'],
    ['👍'.repeat(11), 'A password must have at least 12 characters'],
    ['x'.repeat(1025), 'A password must have at most 1024 characters'],
  ] as const) {
    const refused = await use(link, secret)
    t.equal(refused.status, 422, fault)
    t.match(refused.words, fault)
    t.notMatch(refused.text, 'xxxxxxxxxxx')
  }
  const set = await use(link)
  t.strictSame([set.status, set.location], [303, '/sign-in?done=password-set'])
  t.match((await set.person.get('/sign-in?done=password-set')).words, 'Your new password is set. Sign in with it.')

  t.match(await use(link, 'another password again'), ended, 'it works once')
  t.match((await use(link)).words, /This link is no longer valid.*Request a new password/)
  t.equal((await before.get('/settings/tokens')).status, 303, 'sessions that the old password began have ended')
  t.equal((await beside.get('/settings/tokens')).status, 200, 'those of others have not')
  t.equal((await query(world, 'select from password_resets')).length, 0)
  t.equal((await query(world, 'select from sign_in_attempts where login = $1', [loginOf(member.email)])).length, 0, 'the lock ends')
  const known = `spindle-known-${loginOf(member.email).slice(0, 12)}`
  t.ok(set.person.cookies.has(known))
  await query(world, `insert into sign_in_attempts (subject, started_at, count) values ($1, $2, 50)`, [
    `login:${loginOf(member.email)}`,
    new Date(clock.now).toISOString(),
  ])
  t.equal((await set.person.signIn(member.email, better)).status, 303, 'the browser is known, so that nobody locks it out')
  await query(world, 'delete from sign_in_attempts')
  t.notOk(await opens(world, member.email, password), 'the old password')
  t.ok(await opens(world, member.email, better), 'the new one')
  const entries = await query(world, 'select action, actor_kind, actor_id, subject_id from audit_log where subject_id = $1 order by id', [
    member.id,
  ])
  t.match(entries.map(({ action, actor_kind, actor_id }) => [action, actor_kind, actor_id]).slice(1, 4), [
    ['member_sign_in_locked', 'server', null],
    ['member_reset_asked', 'server', null],
    ['member_password_reset', 'member', member.id],
  ])
})

t.test('O11: a link is valid for an hour, until a newer one, for its own account and an active member', async (t) => {
  const { world, mail, ask, use } = await givenMailing(t)
  const account = await world.givenAccount('acme')
  await world.givenAccount('other')
  const member = await givenLogin(account)
  const linkFor = async ({ email } = member) => {
    clock.now += windowMs
    await ask({ email })
    const [link = ''] = (await mail.letterTo(email)).links
    return link
  }
  const older = await linkFor()
  const newer = await linkFor()
  t.match(await use(older), ended, 'there is a newer one')
  t.match(await use(newer, better, 'other.localhost'), ended, 'another account’s host')
  t.equal((await use(newer, better, 'acme.localhost')).status, 303)

  const late = await linkFor()
  clock.now += 60 * minute - 2 * minute
  t.equal((await use(late, 'short')).status, 422, 'good for an hour')
  clock.now += minute
  t.match(await use(late), ended, 'and no longer')

  const caller = await account.givenCaller()
  const leaver = await givenLogin(account)
  const left = await linkFor(leaver)
  t.equal((await caller.delete(`/members/${leaver.key}`)).status, 204)
  t.match(await use(left), ended, 'the member is deactivated')
  t.ok((await caller.post(`/members/${leaver.key}/enable`)).status < 300)
  t.match(await use(left), ended, 'and it does not come back with them')

  for (const token of ['', 'x', 'hr_p_', newer.split('=')[1]!.replace('hr_p_', 'hr_w_'), `${newer.split('=')[1]}0`, '%00'])
    t.match(await use(`${world.origin}/reset-password?token=${token}`), ended, token)
  t.match(await use(`${world.origin}/reset-password?token=a&token=b`), ended)
  const [row] = await query(world, `select row_to_json(r)::text as row from (select * from sign_in_attempts) r`)
  t.notMatch(String(row?.row), '@')
})

t.test('O11: of ten concurrent uses of a link exactly one succeeds', async (t) => {
  const mail = await givenMailServer(t)
  const given = process.env.DATABASE_URL ? await givenDatabase(t) : {}
  const environment = { ...mail.environment, TRUST_PROXY: 'true', ...given }
  const servers = [await givenWorld(t, { now, environment })]
  if (process.env.DATABASE_URL) servers.push(await givenWorld(t, { now, environment: { ...environment } }))
  const [world] = servers as [World]
  const account = await world.givenAccount('acme')
  const member = await givenLogin(account)
  for (let round = 0; round < 3; round++) {
    const made = await preparePasswordResets(statementsOver(world.application.database), now).make(
      { account: account.id, key: member.key },
      operator,
    )
    const path = `/reset-password?token=${made?.token}`
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const person = personAt(servers[at % servers.length]!)
        return { person, hidden: hiddenIn((await person.get(path)).text, '/reset-password') }
      }),
    )
    const answers = await Promise.all(
      people.map(({ person, hidden }, at) =>
        person.post(
          '/reset-password',
          { ...hidden, password: `password number ${round} of ${at}` },
          { 'x-forwarded-for': `192.0.2.${at}` },
        ),
      ),
    )
    const winners = answers.flatMap(({ status }, at) => (status === 303 ? [at] : []))
    t.equal(winners.length, 1)
    t.strictSame(new Set(answers.map(({ status }) => status)), new Set([303, 403]))
    t.ok(await opens(world, member.email, `password number ${round} of ${winners[0]}`), 'the winner’s')
  }
})

t.test('O11: a request is answered the same for every e-mail address, before mail is sent', async (t) => {
  const { world, mail, ask } = await givenMailing(t)
  const account = await world.givenAccount('acme')
  const member = await givenLogin(account)
  const gone = await givenLogin(account, { active: false })
  const never = await account.givenMember({ email: 'never@example.test' })
  const release = mail.holds()
  const shown = async (email: string) => {
    const { status, headers, text } = await ask({ email })
    const { date: _, 'x-request-id': __, 'set-cookie': ___, ...told } = headers
    return { status, told, text }
  }
  const first = await shown(member.email)
  t.equal(first.status, 303, 'while the mail server still thinks')
  for (const email of ['nobody@example.test', gone.email, never.email as string, 'no e-mail at all', '%@example.test', 'a'.repeat(20_000)])
    t.strictSame(await shown(email), first, email.slice(0, 30))
  release()
  await mail.letterTo(member.email)
  const asked = async () => (await query(world, `select subject_id from audit_log where action = 'member_reset_asked'`)).length
  t.equal(await asked(), 1)
  await until(
    'every login to be counted',
    async () => (await query(world, `select from sign_in_attempts where subject like 'reset:%'`)).length === 7,
  )
  t.strictSame(mail.letters, [], 'nobody else gets a letter')
  t.strictSame(
    (await query(world, 'select member_id from password_resets')).map(({ member_id }) => member_id),
    [member.id],
  )

  const empty = await ask({ email: ' ' })
  t.equal(empty.status, 422)
  t.match(empty.text, 'href="#email"')
  await ask({ email: member.email }, 'evil.test')
  const [link] = (await mail.letterTo(member.email)).links
  t.match(link, /^http:\/\/hr\.example\.test\//, 'whatever host the request names')
})

t.test('an e-mail address in several accounts gets one message with a link for each', async (t) => {
  const { world, mail, ask, use } = await givenMailing(t)
  const [acme, other, third] = [await world.givenAccount('acme'), await world.givenAccount('other'), await world.givenAccount('third')]
  const email = 'both@example.test'
  await givenLogin(acme, { email })
  await givenLogin(other, { email })
  await givenLogin(third, { email: 'BOTH@example.test' })
  await query(world, 'update accounts set name = $1 where id = $2', ['Other <b>&\r\nBcc: evil@example.test', other.id])
  await ask({ email })
  const letter = await mail.letterTo(email)
  t.equal(letter.links.length, 2)
  t.match(letter.text, 'Other <b>& Bcc: evil@example.test')
  t.match(letter.html, 'Other &lt;b&gt;&amp; Bcc: evil@example.test')
  t.strictSame(letter.to, [email])
  t.equal((await mail.letterTo('BOTH@example.test')).links.length, 1, 'another spelling may be another mailbox')
  t.equal((await use(letter.links[1] as string)).status, 303)
  t.ok((await personAt(world, 'other.localhost').signIn(email, better)).status === 303)
  t.notOk(await opens(world, email, better), 'the other account’s is as it was')

  await ask({ email, account: ' Acme ' })
  t.match((await mail.letterTo(email)).text, /to Account acme,/)
  await ask({ email, account: 'acme' }, 'other.localhost')
  const byHost = await mail.letterTo(email)
  t.notMatch(byHost.text, 'Account acme', 'a host that names an account decides')
  t.equal(byHost.links.length, 1)
  const odd = 'a,b@example.test'
  await givenLogin(acme, { email: odd })
  await ask({ email: odd })
  t.strictSame((await until('the letter', () => mail.letters[0])).to, ['"a,b"@example.test'], 'an address with a comma is one')
})

t.test('O11: three requests in fifteen minutes are allowed for an e-mail address, ten per minute from an IP address', async (t) => {
  const mail = await givenMailServer(t)
  const world = await givenWorld(t, { now, environment: { ...mail.environment, TRUST_PROXY: 'true' } })
  const account = await world.givenAccount('acme')
  const member = await givenLogin(account)
  const asking = async (at: number, email = member.email) => {
    const headers = { 'x-forwarded-for': `192.0.2.${at}` }
    return personAt(world).submit('/forgot-password', '/forgot-password', { email }, headers)
  }
  for (let at = 0; at < 5; at++) t.equal((await asking(at)).status, 303)
  await until('five requests to be counted', async () => {
    const [row] = await query(world, 'select count from sign_in_attempts where subject = $1', [`reset:${loginOf(member.email)}`])
    return row?.count === 5
  })
  for (let at = 0; at < 3; at++) await mail.letterTo(member.email)
  t.equal(await settled('the letters', mail.attempts, 500), 3)
  clock.now += windowMs
  t.equal((await asking(1)).status, 303)
  await mail.letterTo(member.email)

  clock.now += minute
  for (let at = 0; at < 10; at++) t.equal((await asking(9, 'nobody@example.test')).status, 303)
  const refused = await asking(9, 'nobody@example.test')
  t.equal(refused.status, 429)
  t.equal(refused.headers['x-error-code'], 'rate-limit-exceeded')
  t.equal((await asking(8, 'nobody@example.test')).status, 303, 'another address')
  clock.now += minute
  t.equal((await asking(9, 'nobody@example.test')).status, 303)
})

t.test('a rejected message is sent up to two more times and fails no request', async (t) => {
  const logged: Record<string, any>[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) })
  const mail = await givenMailServer(t)
  const world = await givenWorld(t, { now, logger, environment: mail.environment })
  const { ask } = forms(world)
  const member = await givenLogin(await world.givenAccount('acme'))
  mail.refuses(1)
  const answer = await ask({ email: member.email })
  t.equal(answer.status, 303)
  await mail.letterTo(member.email)
  t.match(logged, [{ msg: 'the mail server rejected a message, which is sent again', reqId: answer.headers['x-request-id'] }])
  t.notMatch(JSON.stringify(logged), /hr_p_|p:w|p%3Aw/)

  const send = mailerOver({ url: mail.environment.SMTP_URL, from: 'a@example.test' }, [1, 1])
  const letter = { to: 'b@example.test', subject: 'S', text: 'T', html: 'H' }
  const warned: string[] = []
  const log = { warn: (_: object, message: string) => void warned.push(message) }
  mail.refuses(3)
  await t.rejects(send(letter, log), /Try later/)
  t.equal(mail.attempts(), 5, 'three attempts')
  t.equal(warned.length, 2)
  await send(letter, log)
  const wrong = mailerOver({ url: mail.environment.SMTP_URL.replace('p%3Aw', 'wrong'), from: 'a@example.test' }, [1, 1])
  await t.rejects(wrong(letter, log), /Wrong user or password/)
  const nobody = mailerOver({ url: 'smtp://127.0.0.1:1', from: 'a@example.test' }, [1, 1])
  await t.rejects(nobody(letter, log), { code: /ECONNECTION|ESOCKET|ECONNREFUSED/ })
})

t.test('a stop waits two seconds for messages being sent', async (t) => {
  const mail = await givenMailServer(t)
  const closing = async (releaseAfter: number | undefined) => {
    const world = await givenWorld(t, { now, environment: mail.environment })
    const { ask } = forms(world)
    const member = await givenLogin(await world.givenAccount('acme'))
    const release = mail.holds()
    const before = mail.attempts()
    await ask({ email: member.email })
    await until('the letter to be at the mail server', () => mail.attempts() > before)
    const began = performance.now()
    if (releaseAfter !== undefined) setTimeout(release, releaseAfter)
    await world.application.close()
    const took = performance.now() - began
    release()
    return { took, email: member.email }
  }
  const taken = await closing(300)
  t.ok(
    mail.letters.some(({ to }) => to.includes(taken.email)),
    'what is taken in time is sent',
  )
  const { took } = await closing(undefined)
  t.ok(took > 1_900 && took < 8_000, `the other one was waited for, but not for long: ${Math.round(took)} ms`)
})

t.test('O11: without a mail server an admin sees the requests and creates a link that is shown once', async (t) => {
  const world = await givenWorld(t, { now })
  const { ask, use } = forms(world)
  const account = await world.givenAccount('acme')
  const admin = await givenLogin(account, { name: 'Ada Admin' })
  const simple = await givenLogin(account, { name: 'Sam Simple', role: 'simple' })
  const newcomer = { email: 'nina@example.test', ...(await account.givenMember({ name: 'Nina New', email: 'nina@example.test' })) }
  const gone = await givenLogin(account, { name: 'Gero Gone', active: false })
  const stranger = await givenLogin(await world.givenAccount('other'), { name: 'Olga Other' })
  const person = personAt(world, 'acme.localhost')
  await person.signIn(admin.email)

  t.match((await personAt(world).get('/forgot-password')).words, 'This server sends no mail.')
  t.notMatch((await person.get('/settings/members')).words, 'Asked for a new password')
  const asked = await ask({ email: simple.email })
  t.match((await personAt(world).get(asked.location as string)).words, 'the admins of the account see the request')
  await ask({ email: newcomer.email })
  await ask({ email: gone.email })
  const page = await until('the request to be noted', async () => {
    const page = await person.get('/settings/members')
    return page.words.includes('Asked for a new password 20 Nov 2026, ') && page
  })
  t.equal(page.words.match(/Asked for a new password/g)?.length, 1)
  t.match(page.words, /Sam Simple .* simple · Can sign in Asked for a new password.*Ada Admin/, 'who waits comes first')
  t.match(page.words, /Nina New .* · Has no password yet/)
  t.match(page.words, /Gero Gone .* · Deactivated/)
  t.notMatch(page.words, 'Olga Other')
  t.equal((await query(world, 'select from password_resets')).length, 0, 'a request by itself makes no link')

  const pathOf = ({ key }: { key: string }) => `/settings/members/${key}/reset-link`
  const { csrf = '' } = hiddenIn(page.text, pathOf(simple))
  t.notMatch(page.text, pathOf(gone))
  for (const nobody of [gone, stranger, { key: '0000000000000000' }, { key: 'x' }])
    t.equal((await person.post(pathOf(nobody), { csrf })).status, 404, nobody.key)
  const made = await person.post(pathOf(simple), { csrf })
  const link = valueOf(made.text, 'link')
  t.match(link, /^http:\/\/acme\.localhost(:\d+)?\/reset-password\?token=hr_p_[0-9A-Za-z]{49}$/)
  t.notMatch((await person.get('/settings/members')).text, 'hr_p_')
  const [entry] = await query(world, 'select action, actor_id, subject_id from audit_log order by id desc limit 1')
  t.match(entry, { action: 'member_reset_link_made', actor_id: admin.id, subject_id: simple.id })
  t.match((await person.get('/settings/audit')).words, 'Ada Admin made a link to set a password for the member Sam Simple')
  t.equal((await use(link)).status, 303)
  t.notMatch((await person.get('/settings/members')).words, 'Asked for a new password')
  const sam = personAt(world, 'acme.localhost')
  t.equal((await sam.signIn(simple.email, better)).status, 303)
  t.equal((await sam.get('/settings/members')).status, 403)
  const own = hiddenIn((await sam.get('/settings/connections')).text, '/sign-out')
  t.equal((await sam.post(pathOf(admin), own)).status, 403, 'only admins make links')

  const first = valueOf((await person.post(pathOf(newcomer), { csrf })).text, 'link')
  t.equal((await use(first)).status, 303, 'a link lets somebody in who never had a password')
  t.ok(await opens(world, newcomer.email, better))
  clock.now += 2 * minute
  t.match((await person.get('/settings/audit')).words, 'Nina New set a new password by a link')

  const dump = await query(
    world,
    'select row_to_json(r)::text as row from password_resets r union all select row_to_json(a)::text from audit_log a',
  )
  for (const text of [link, first]) t.notMatch(dump.map(({ row }) => row).join('\n'), text.slice(-44))
})
