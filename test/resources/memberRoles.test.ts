// Changing members: their roles, under the rules that keep an account governable, and their collaboration rules.
import t from 'tap'
import { givenWorld, type Caller } from '../fixtures/server.ts'
import { until } from '../fixtures/wait.ts'

const world = await givenWorld(t)
/** Another process of the same server, if the database allows two. */
const twin = world.config.DATABASE_URL ? await givenWorld(t, { environment: { DATABASE_URL: world.config.DATABASE_URL } }) : world
const put = (caller: Caller, body: object) => caller.request('PUT', '/members', { body })
const shownOf = async (caller: Caller, key: string) =>
  (await caller.get('/members?status=all')).body.members.find(({ id }: { id: string }) => id === key)

t.test('updateMember: replaces the roles, leaves the rules, and returns the member without `active`', async (t) => {
  const account = await world.givenAccount()
  const rules = [{ role: 'simple', departments: [{ any: true }], locations: [{ any: true }] }]
  const { key } = await account.givenMember({ name: 'Ada', email: 'ada@example.test', collaboration_rules: rules })
  const { status, body } = await put(await account.givenCaller(['w_members']), { id: key, roles: ['hris.limited', 'ats.reviewer'] })
  t.equal(status, 200)
  t.strictSame(body, {
    id: key,
    name: 'Ada',
    headline: null,
    email: 'ada@example.test',
    role: 'reviewer',
    type: 'Member',
    hris_role: 'hris_limited',
    roles: ['ats.reviewer', 'hris.limited'],
    collaboration_rules: rules,
    hris_member_scope: null,
  })
  t.strictSame(await shownOf(await account.givenCaller(), key), { ...body, active: true })
})

t.test('updateMember: takes the roles of both spellings', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { key } = await account.givenMember({ role: 'simple', hris_role: 'hris_employee', permission_sets: ['workable.superadmin', 'own'] })
  const cases: [title: string, given: object, roles: string[]][] = [
    ['the older fields', { role: 'admin', hris_role: 'hris_admin' }, ['workable.superadmin', 'own', 'ats.admin', 'hris.admin']],
    ['one of them, empty the other', { role: 'simple', hris_role: '' }, ['workable.superadmin', 'own', 'ats.simple', 'hris.admin']],
    ['what the list shows', { roles: ['own', 'ats.simple', 'hris.admin', 'own'] }, ['own', 'ats.simple', 'hris.admin']],
    ['no role in HR', { roles: ['ats.recruiter'] }, ['ats.recruiter', 'hris.no_access']],
    ['no role in recruiting', { roles: ['hris.employee'], role: 'admin' }, ['ats.no_access', 'hris.employee']],
  ]
  // Somebody else stays admin.
  await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  for (const [title, given, roles] of cases) {
    const { status, body } = await put(caller, { id: key.replace(/^0+/, '').toUpperCase(), ...given })
    t.strictSame([status, body.roles], [200, roles], title)
  }
})

t.test('updateMember: refuses roles that do not exist, contradict each other or give no access, and changes nothing', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { key } = await account.givenMember({ role: 'simple' })
  const before = await shownOf(caller, key)
  const cases: [given: object, status: number, code: string][] = [
    [{}, 422, 'field-required'],
    [{ roles: [] }, 422, 'access-missing'],
    [{ roles: ['ats.no_access', 'hris.no_access'] }, 422, 'access-missing'],
    [{ role: 'no_access' }, 422, 'access-missing'],
    [{ roles: ['ats.admin', 'ats.simple'] }, 422, 'field-invalid'],
    [{ roles: ['ats.simple', 'hris.admin', 'hris.employee'] }, 422, 'field-invalid'],
    [{ roles: ['ats.simple', 'ats.owner'] }, 422, 'reference-unknown'],
    [{ roles: ['ats.simple', 'workable.superadmin'] }, 422, 'reference-unknown'],
    [{ role: 'owner' }, 400, 'body-invalid'],
    [{ roles: 'ats.simple' }, 400, 'body-invalid'],
    [{ roles: ['ats.simple'], id: 'x' }, 400, 'body-invalid'],
    [{ roles: ['ats.simple'], id: '0123456789abcdef' }, 404, 'not-found'],
    [{ roles: ['ats.simple'], id: (await (await world.givenAccount()).givenMember()).key }, 404, 'not-found'],
  ]
  for (const [given, status, code] of cases) {
    const answer = await put(caller, { id: key, ...given })
    t.strictSame([answer.status, answer.headers.get('x-error-code')], [status, code], JSON.stringify(given))
  }
  t.strictSame(await shownOf(caller, key), before)
})

t.test('updateMember: the last admin, the last HRIS admin and the only member who is both keep their roles', async (t) => {
  const both = ['admin', 'hris_admin']
  const cases: [title: string, others: string[][], roles: string[], code: string | null][] = [
    ['the last admin', [['simple', 'hris_admin']], ['ats.simple', 'hris.admin'], 'last-admin'],
    ['the last HRIS admin', [['admin', 'hris_no_access']], ['ats.admin'], 'last-hris-admin'],
    ['the only one who is both', [['admin', 'hris_employee'], ['simple', 'hris_admin']], ['ats.admin'], 'last-full-admin'], // prettier-ignore
    ['one of two', [both], ['ats.simple'], null],
    ['the only one, unchanged', [], ['hris.admin', 'ats.admin'], null],
  ]
  for (const [title, others, roles, code] of cases) {
    const account = await world.givenAccount()
    const { key } = await account.givenMember({ role: both[0], hris_role: both[1] })
    for (const [role, hris_role] of others) await account.givenMember({ role, hris_role })
    await account.givenMember({ role: both[0], hris_role: both[1], active: false })
    const answer = await put(await account.givenCaller(), { id: key, roles })
    t.strictSame([answer.status, answer.headers.get('x-error-code')], code ? [422, code] : [200, null], title)
  }
  const account = await world.givenAccount()
  const { key } = await account.givenMember({ role: 'admin', active: false })
  t.equal((await put(await account.givenCaller(), { id: key, roles: ['ats.simple'] })).status, 200, 'a deactivated admin is nobody’s last')
})

t.test('updateMember: stores rules with the departments that they name, and refuses unknown ones', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { key } = await account.givenMember({ role: 'simple' })
  const department = await account.insert('departments', { name: 'Works' })
  const foreign = await (await world.givenAccount()).insert('departments', { name: 'Works' })
  const rule = (departments: object[], locations: object[] = [{ any: true, city: 'ignored' }]) =>
    put(caller, { id: key, roles: ['ats.simple'], collaboration_rules: [{ role: 'reviewer', departments, locations }] })
  const id = department.id.toString(16)
  const place = { country_code: 'DE', state_code: '', city: 'Bremen', zip_code: '28195' }
  const { status, body } = await rule([{ id: id.toUpperCase() }, { id: department.key }, { any: true, id: 'ffff' }], [place])
  t.equal(status, 200)
  t.strictSame(body.collaboration_rules, [
    { role: 'reviewer', departments: [{ id }, { id }, { any: true }], locations: [{ country_code: 'DE', city: 'Bremen' }] },
  ])
  for (const [departments, locations, code] of [
    [[{ id: foreign.id.toString(16) }], undefined, 'reference-unknown'],
    [[{ id: 'fffffff' }], undefined, 'reference-unknown'],
    [[{ any: false }], undefined, 'field-invalid'],
    [[{ id: '' }], undefined, 'field-invalid'],
    [[{ any: true }], [{ any: false }], 'field-invalid'],
    [[{ any: true }], [{ city: '' }], 'field-invalid'],
    [[], undefined, 'body-invalid'],
  ] as const) {
    const answer = await rule([...departments], locations && [...locations])
    t.equal(answer.headers.get('x-error-code'), code, JSON.stringify([departments, locations]))
  }
  t.strictSame((await shownOf(caller, key)).collaboration_rules, body.collaboration_rules, 'and changes nothing')
  await rule([{ id }])
  t.strictSame((await caller.delete(`/departments/${id}`)).body.affected_resources, ['collaboration_rules'], 'the department is in use')
  t.strictSame((await put(caller, { id: key, roles: ['ats.simple'], collaboration_rules: [] })).body.collaboration_rules, [])
})

t.test('updateMember: with a user token an admin gives roles, and an HRIS admin theirs', async (t) => {
  const account = await world.givenAccount()
  await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  const { key } = await account.givenMember({ role: 'simple' })
  const admin = await account.givenUser({ role: 'admin' })
  const body = { id: key, roles: ['ats.admin', 'hris.admin'] }
  t.strictSame((await put(await account.givenUser({ role: 'simple', hris_role: 'hris_admin' }), body)).status, 403)
  t.strictSame((await put(admin, body)).body, { error: 'Only HRIS admins can make a member an HRIS admin' })
  t.equal((await put(admin, { id: key, roles: ['ats.admin', 'hris.employee'] })).status, 200)
  t.equal((await put(await account.givenUser({ hris_role: 'hris_admin' }), body)).status, 200)
  t.equal((await put(admin, { id: key, roles: ['ats.simple', 'hris.admin'] })).status, 200, 'the role stays')
})

t.test('updateMember: a user token has the new roles in another process within a second, and the change is audited', async (t) => {
  const account = await world.givenAccount()
  const ending = await account.givenUser({ role: 'admin' })
  const caller = await account.givenCaller()
  await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  const { key } = await account.givenMember({ active: false })
  const enable = () => twin.callerWith(ending.token).post(`/members/${key}/enable`)
  t.equal((await enable()).status, 204)
  t.equal((await put(caller, { id: ending.member.key, roles: ['ats.simple'] })).status, 200)
  const becomes = (status: number) => until(`${status}`, async () => (await enable()).status === status, { ms: 1000 })
  await becomes(403)
  t.equal((await put(caller, { id: ending.member.key, roles: ['ats.admin'] })).status, 200)
  await becomes(204)
  const entries = await world.application.database.execute(
    "select actor_kind, subject_id from audit_log where account_id = $1 and action = 'member_updated'",
    [account.id],
  )
  t.strictSame(
    [...entries],
    Array.from({ length: 2 }, () => ({ actor_kind: 'token', subject_id: ending.member.id })),
  )
})
