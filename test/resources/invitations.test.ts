// Invitations: who may invite whom, the new member, and the link with which they set their name and password.
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenMailServer } from '../fixtures/mailServer.ts'
import { givenWorld, type Caller, type World } from '../fixtures/server.ts'
import { givenLogin, hiddenIn, personAt, valueOf } from '../fixtures/web.ts'

const day = 24 * 60 * 60 * 1000
const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const now = () => clock.now
const secret = 'a password of some length'
const world = await givenWorld(t, { now })
const invite = (caller: Caller, body: object) => caller.post('/members/invite', { roles: ['ats.simple'], ...body })

/** An account with an admin who is also HRIS admin, and the caller of an account token. */
async function given(account?: GivenAccount) {
  const at = account ?? (await world.givenAccount())
  const admin = await at.givenMember({ name: 'Ada', role: 'admin', hris_role: 'hris_admin' })
  return { account: at, admin, caller: await at.givenCaller(['w_members', 'r_jobs']) }
}

t.test('inviteMember: returns the member, who is listed as active under their e-mail address', async (t) => {
  const { account, admin, caller } = await given()
  const department = await account.insert('departments', { name: 'Works' })
  const rules = [{ role: 'reviewer', departments: [{ id: department.id.toString(16) }], locations: [{ country_code: 'DE' }] }]
  const { status, body } = await invite(caller, { email: 'Kim@example.test', member_id: admin.key, collaboration_rules: rules })
  t.equal(status, 201)
  const { id, ...shown } = body
  const roles = { role: 'simple', hris_role: 'hris_no_access', roles: ['ats.simple', 'hris.no_access'] }
  t.strictSame(shown, { email: 'Kim@example.test', ...roles, collaboration_rules: rules })
  t.match((await caller.get('/members?email=kim@example.test')).body.members, [{ ...body, name: 'Kim@example.test', active: true }])
  const [entry] = await world.application.database.execute(
    "select a.actor_kind, m.key from audit_log a join members m on m.account_id = a.account_id and m.id = a.subject_id where a.account_id = $1 and a.action = 'member_invited'",
    [account.id],
  )
  t.strictSame(entry, { actor_kind: 'token', key: id })
  t.equal((await account.givenCaller(['r_jobs']).then((reader) => invite(reader, { email: 'a@b.test' }))).status, 403)
})

t.test('inviteMember: refuses addresses, roles, rules and inviters, and adds nobody', async (t) => {
  const { account, admin, caller } = await given()
  const taken = await account.givenMember({ email: 'Taken@example.test', active: false })
  const foreign = await (await world.givenAccount()).givenMember({ role: 'admin' })
  const rule = { role: 'simple', departments: [{ id: 'fffffff' }], locations: [{ any: true }] }
  const before = (await caller.get('/members?status=all')).body
  const cases: [given: object, status: number, code: string][] = [
    [{ email: 'taken@EXAMPLE.test' }, 422, 'member-email-taken'],
    [{ email: 'nonsense' }, 400, 'body-invalid'],
    [{ email: '' }, 400, 'body-invalid'],
    [{ email: undefined }, 400, 'body-invalid'],
    [{ roles: undefined }, 422, 'field-required'],
    [{ roles: ['hris.no_access'] }, 422, 'access-missing'],
    [{ roles: ['ats.simple', 'workable.superadmin'] }, 422, 'reference-unknown'],
    [{ collaboration_rules: [rule] }, 422, 'reference-unknown'],
    [{ member_id: '' }, 422, 'field-required'],
    [{ member_id: taken.key }, 422, 'reference-unknown'],
    [{ member_id: foreign.key }, 422, 'reference-unknown'],
    ...(await Promise.all(
      ['reviewer', 'no_access', 'recruiter'].map(
        async (role) => [{ member_id: (await account.givenMember({ role, name: role, active: true })).key }, 403, 'role-missing'] as const,
      ),
    ).then((cases) => cases.map(([body, status, code]): [object, number, string] => [body, status, code]))),
  ]
  const members = (await caller.get('/members?status=all')).body.members.length
  t.equal(members, before.members.length + 3)
  for (const [body, status, code] of cases) {
    const answer = await invite(caller, { email: 'new@example.test', member_id: admin.key, ...body })
    t.strictSame([answer.status, answer.headers.get('x-error-code')], [status, code], JSON.stringify(body))
  }
  t.equal((await caller.get('/members?status=all')).body.members.length, members)
})

t.test('other methods at the path of invitations get 405', async (t) => {
  const { caller } = await given()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { status, headers } = await caller.request(method, '/members/invite')
    t.strictSame([status, headers.get('allow')], [405, 'POST'], method)
  }
})

t.test('inviteMember: nobody gives more than they have, with a user token or by `member_id`', async (t) => {
  const { account, caller } = await given()
  const rules = [{ role: 'simple', departments: [{ any: true }], locations: [{ any: true }] }]
  const cases: [role: string, hrisRole: string, given: object, status: number][] = [
    ['simple', 'hris_admin', { roles: ['ats.simple', 'hris.admin'] }, 201],
    ['simple', 'hris_employee', { roles: ['ats.recruiter', 'hris.employee'] }, 201],
    ['simple', 'hris_admin', { roles: ['ats.admin'] }, 403],
    ['simple', 'hris_admin', { collaboration_rules: rules }, 403],
    ['simple', 'hris_admin', { collaboration_rules: [] }, 201],
    ['admin', 'hris_employee', { roles: ['ats.admin', 'hris.employee'], collaboration_rules: rules }, 201],
    ['admin', 'hris_employee', { roles: ['ats.admin', 'hris.admin'] }, 403],
  ]
  for (const [at, [role, hris_role, body, status]] of cases.entries()) {
    const user = await account.givenUser({ role, hris_role })
    const title = `${role} ${hris_role} ${JSON.stringify(body)}`
    t.equal((await invite(user, { email: `u${at}@example.test`, member_id: 'ignored', ...body })).status, status, title)
    t.equal((await invite(caller, { email: `m${at}@example.test`, member_id: user.member.key, ...body })).status, status, title)
  }
  t.equal((await invite(await account.givenUser({ role: 'reviewer' }), { email: 'r@example.test' })).status, 403)
})

t.test('inviteMember: of two invitations at once of one address one is 201, the other 422', async (t) => {
  const { admin, caller } = await given()
  for (let round = 0; round < 5; round++) {
    const both = ['kim', 'KIM'].map((name) => invite(caller, { email: `${name}${round}@example.test`, member_id: admin.key }))
    t.strictSame((await Promise.all(both)).map(({ status }) => status).toSorted(), [201, 422])
  }
})

/** Opens a link and returns its page, and a function that submits its form. */
async function opened(at: World, link: string) {
  const { pathname, search } = new URL(link)
  const person = personAt(at, 'acme.localhost')
  const page = await person.get(pathname + search)
  const submit = (fields: Record<string, string>) =>
    person.post('/reset-password', { ...hiddenIn(page.text, '/reset-password'), ...fields })
  return { page, submit }
}
const stored = (at: World) =>
  at.application.database.execute(
    'select row_to_json(r)::text as row from password_resets r union all select row_to_json(a)::text from audit_log a union all select row_to_json(k)::text from idempotency_keys k',
    [],
  )

async function givenMailing(t: Test) {
  const mail = await givenMailServer(t)
  const at = await givenWorld(t, { now, environment: { ...mail.environment } })
  return { mail, at, ...(await given(await at.givenAccount('acme'))) }
}

t.test('an invitation is mailed once; its link sets name and password, once and within 7 days', async (t) => {
  const { mail, at, admin, caller } = await givenMailing(t)
  const body = { email: 'kim@example.test', roles: ['ats.simple'], member_id: admin.key }
  const send = () => caller.request('POST', '/members/invite', { body, headers: { 'idempotency-key': 'once' } })
  const { body: made, text } = await send()
  t.strictSame((await send()).body, made, 'repeated with its key')
  const letter = await mail.letterTo('kim@example.test')
  t.equal(letter.subject, 'Invitation to Account acme')
  t.match(letter.text, 'Ada has made you a member of Account acme.')
  t.match(letter.text, 'open this link within 7 days. It can be used once.')
  const [link = ''] = letter.links
  t.match(link, /^http:\/\/hr\.example\.test\/reset-password\?token=hr_p_[0-9A-Za-z]{49}$/)
  t.equal(mail.attempts(), 1, 'a repetition sends nothing')
  const token = link.slice(-44)
  t.notMatch(text, token, 'only the letter has the link')
  t.notMatch((await stored(at)).map(({ row }) => row).join('\n'), token)
  t.equal((await personAt(at, 'acme.localhost').signIn('kim@example.test', secret)).status, 422, 'no password yet')

  clock.now += 7 * day - 60_000
  const { page, submit } = await opened(at, link)
  t.match(page.words, /Set your password.*For kim@example.test, a member of Account acme.*Your name/)
  t.notMatch(page.words, 'All browsers')
  const long = await submit({ name: 'x'.repeat(256), password: 'short' })
  t.equal(long.status, 422)
  t.match(long.words, 'A name must have at most 255 characters')
  t.match(long.words, 'A password must have at least 12 characters')
  t.equal((await submit({ name: ' Kim Larsen ', password: secret })).status, 303)
  t.strictSame((await caller.get('/members?name=Kim%20Larsen')).body.members[0].id, made.id)
  t.equal((await personAt(at, 'acme.localhost').signIn('kim@example.test', secret)).status, 303)
  t.equal((await submit({ name: 'Other', password: secret })).status, 403, 'once')

  await invite(caller, { email: 'lee@example.test', member_id: admin.key })
  const [late = ''] = (await mail.letterTo('lee@example.test')).links
  clock.now += 7 * day
  const { page: ended } = await opened(at, late)
  t.strictSame([ended.status, ended.headers['x-error-code']], [403, 'reset-link-ended'])
  t.match(ended.words, 'has expired')
})

t.test('an invited member who is deactivated cannot use the link', async (t) => {
  const { mail, at, admin, caller } = await givenMailing(t)
  const { body } = await invite(caller, { email: 'kim@example.test', member_id: admin.key })
  const [link = ''] = (await mail.letterTo('kim@example.test')).links
  t.equal((await caller.delete(`/members/${body.id}`)).status, 204)
  t.equal((await opened(at, link)).page.status, 403)
})

t.test('without mail no link exists until an admin creates one, which is valid for 7 days', async (t) => {
  const acme = await world.givenAccount('acme')
  const login = await givenLogin(acme, { name: 'Ada', role: 'admin' })
  const { body } = await invite(await acme.givenCaller(), { email: 'kim@example.test', member_id: login.key })
  t.equal((await stored(world)).filter(({ row }) => String(row).includes('expires_at')).length, 0)
  const person = personAt(world, 'acme.localhost')
  await person.signIn(login.email)
  t.match((await person.get('/settings/audit')).words, 'invited the member kim@example.test')
  t.match((await person.get('/settings/members')).words, /kim@example.test · simple · Has no password yet/)
  const made = await person.submit('/settings/members', `/settings/members/${body.id}/reset-link`)
  t.match(made.words, /It works once, until \d+ \w+ 20\d\d, \d\d:\d\d UTC/)
  clock.now += 7 * day - 60_000
  const { submit } = await opened(world, valueOf(made.text, 'link'))
  t.equal((await submit({ name: '', password: secret })).status, 303)
  t.equal((await personAt(world, 'acme.localhost').signIn('kim@example.test', secret)).status, 303)
  const [member] = (await (await acme.givenCaller()).get('/members?email=kim@example.test')).body.members
  t.equal(member.name, 'kim@example.test', 'an empty name changes nothing')
})
