// Members: the list with its filters, a job's members, deactivation with the rules that keep an account governable, and enabling.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, pageThrough, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'

/** The names of the members that a list shows. */
const namesOf = async (caller: Caller, query: string) =>
  (await caller.get(`/members${query}`)).body.members.map(({ name }: { name: string }) => name)

async function givenAdmins(account: GivenAccount, members: Record<string, [role: string, hrisRole: string]>) {
  const keys: Record<string, string> = {}
  for (const [name, [role, hrisRole]] of Object.entries(members))
    keys[name] = (await account.givenMember({ name, role, hris_role: hrisRole })).key
  return keys
}

t.test('listMembers: pages cover every active member, oldest first', async (t) => {
  const account = await world.givenAccount()
  const members = []
  for (let at = 0; at < 5; at++) members.push(await account.givenMember())
  await account.givenMember({ active: false })
  await (await world.givenAccount()).givenMember()
  const { items, pages } = await pageThrough(await account.givenCaller(['r_jobs']), '/members?limit=2', 'members')
  t.strictSame(
    items.map(({ id }) => id),
    members.map(({ key }) => key),
  )
  t.strictSame(
    pages.map(({ body }) => body.members.length),
    [2, 2, 1],
  )
})

t.test('listMembers: filters work alone and combined', async (t) => {
  const account = await world.givenAccount()
  const ada = await account.givenMember({ name: 'Ada', email: 'Ada@Example.test', role: 'admin' })
  await account.givenMember({ name: 'Ben', role: 'reviewer' })
  await account.givenMember({ name: 'Cleo', active: false })
  const job = await account.givenJob()
  await account.insert('job_members', { job_id: job.id, member_id: ada.id, collaboration_role: 'hiring_manager' })
  const caller = await account.givenCaller()
  t.strictSame(await namesOf(caller, ''), ['Ada', 'Ben'])
  t.strictSame(await namesOf(caller, '?status=inactive'), ['Cleo'])
  t.strictSame(await namesOf(caller, '?status=all'), ['Ada', 'Ben', 'Cleo'])
  t.strictSame(await namesOf(caller, '?role=admin'), ['Ada'])
  t.strictSame(await namesOf(caller, '?role=reviewer'), ['Ben'])
  t.strictSame(await namesOf(caller, '?role=&shortcode=&name=&email=&status='), await namesOf(caller, ''), 'what is empty is not given')
  t.strictSame(await namesOf(caller, '?email=ada@example.TEST'), ['Ada'], 'an address has no case')
  t.strictSame(await namesOf(caller, '?name=Ben'), ['Ben'])
  t.strictSame(await namesOf(caller, '?name=ben'), [], 'a name is exact')
  t.strictSame(await namesOf(caller, `?shortcode=${job.shortcode}`), ['Ada'])
  t.strictSame(await namesOf(caller, `?shortcode=${job.shortcode}&role=simple`), [], 'filters hold together')
  t.strictSame(await namesOf(caller, `?since_id=${ada.key}&max_id=${ada.key}`), ['Ada'], 'both ends are inclusive')
})

t.test('listMembers: refuses unknown values', async (t) => {
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const query of ['role=owner', 'status=gone', 'limit=0', 'limit=x', 'since_id=x', 'role=admin&role=simple']) {
    t.equal((await caller.get(`/members?${query}`)).status, 400, query)
  }
  for (const shortcode of ['ABCDEF0123', 'no such job', foreign.shortcode]) {
    t.equal((await caller.get(`/members?shortcode=${shortcode}`)).status, 404, shortcode)
  }
})

t.test('listMembers: returns complete members', async (t) => {
  const account = await world.givenAccount()
  const rules = [{ role: 'hiring_manager', departments: [{ any: true }], locations: [{ any: false, country_code: 'DE', city: 'Hamburg' }] }]
  const { key } = await account.givenMember({
    name: 'Ada',
    headline: '',
    email: 'ada@example.test',
    role: 'admin',
    hris_role: 'hris_no_access',
    permission_sets: ['workable.superadmin'],
    collaboration_rules: rules,
  })
  const { body } = await (await account.givenCaller()).get('/members')
  t.strictSame(body.members, [
    {
      id: key,
      name: 'Ada',
      headline: null,
      email: 'ada@example.test',
      role: 'admin',
      type: 'Member',
      hris_role: 'hris_no_access',
      roles: ['workable.superadmin', 'ats.admin', 'hris.no_access'],
      active: true,
      collaboration_rules: rules,
      hris_member_scope: null,
    },
  ])
})

t.test('listJobMembers: returns the job’s active members, oldest first, with their roles on the job', async (t) => {
  const account = await world.givenAccount()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const ada = await account.givenMember({ name: 'Ada', headline: 'Chief', email: 'ada@example.test', role: 'admin' })
  const ben = await account.givenMember({ name: 'Ben', email: 'ben@example.test', role: 'reviewer' })
  const gone = await account.givenMember({ active: false })
  await account.givenMember({ collaboration_rules: [{ role: 'simple', departments: [{ any: true }], locations: [{ any: true }] }] })
  for (const [{ id }, role] of [
    [ben, 'hiring_manager'],
    [gone, 'simple'],
    [ada, 'recruiting_admin'],
  ] as const)
    await account.insert('job_members', { job_id: job.id, member_id: id, collaboration_role: role })
  await account.insert('job_members', { job_id: other.id, member_id: ben.id, collaboration_role: 'admin' })
  const caller = await account.givenCaller(['r_jobs'])
  const { status, body } = await caller.get(`/jobs/${job.shortcode}/members`)
  t.equal(status, 200)
  t.strictSame(body, {
    members: [
      {
        id: ada.key,
        name: 'Ada',
        headline: 'Chief',
        email: 'ada@example.test',
        role: 'admin',
        type: 'Member',
        collaboration_role: 'recruiting_admin',
      },
      {
        id: ben.key,
        name: 'Ben',
        headline: null,
        email: 'ben@example.test',
        role: 'reviewer',
        type: 'Member',
        collaboration_role: 'hiring_manager',
      },
    ],
  })
  t.equal((await caller.get(`/jobs/${other.shortcode}/members`)).body.members[0].collaboration_role, 'admin', 'a role belongs to a job')
})

t.test('listJobMembers: an unknown, malformed or foreign job is 404', async (t) => {
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    const { status, body } = await caller.get(`/jobs/${shortcode}/members`)
    t.equal(status, 404, shortcode)
    t.strictSame(body, { error: 'Not found' })
  }
})

t.test('deactivateMember: returns 204, and other clients no longer see the member as active', async (t) => {
  const account = await world.givenAccount()
  const member = await account.givenMember({ name: 'Leaving' })
  const response = await (await account.givenCaller(['w_members'])).delete(`/members/${member.key}`)
  t.equal(response.status, 204)
  t.equal(response.text, '')
  const reader = await account.givenCaller(['r_jobs'])
  t.strictSame(await namesOf(reader, ''), [])
  t.strictSame(await namesOf(reader, '?status=inactive'), ['Leaving'])
})

t.test('deactivateMember: the last admin, the last HRIS admin and the only member who is both are 422', async (t) => {
  const cases: [title: string, members: Record<string, [string, string]>, target: string, status: number][] = [
    ['the last admin', { it: ['admin', 'hris_no_access'], other: ['simple', 'hris_admin'] }, 'it', 422],
    ['the last HRIS admin', { it: ['simple', 'hris_admin'], other: ['admin', 'hris_no_access'] }, 'it', 422],
    [
      'the only one who is both',
      { it: ['admin', 'hris_admin'], one: ['admin', 'hris_employee'], two: ['simple', 'hris_admin'] },
      'it',
      422,
    ],
    ['one of two admins', { it: ['admin', 'hris_no_access'], other: ['admin', 'hris_no_access'] }, 'it', 204],
    ['one of two who are both', { it: ['admin', 'hris_admin'], other: ['admin', 'hris_admin'] }, 'it', 204],
    ['a simple member', { it: ['simple', 'hris_employee'], other: ['admin', 'hris_admin'] }, 'it', 204],
    ['an admin beside one who is both', { it: ['admin', 'hris_no_access'], other: ['admin', 'hris_admin'] }, 'it', 204],
  ]
  for (const [title, members, target, status] of cases) {
    const account = await world.givenAccount()
    const keys = await givenAdmins(account, members)
    const caller = await account.givenCaller()
    const response = await caller.delete(`/members/${keys[target]}`)
    t.equal(response.status, status, title)
    if (status === 422) {
      t.match(response.body.error, /cannot be deactivated/, title)
      t.equal((await caller.get('/members')).body.members.length, Object.keys(members).length, `${title}: nobody left`)
    }
  }
})

t.test('deactivateMember: an inactive admin does not count as remaining', async (t) => {
  const account = await world.givenAccount()
  const { key } = await account.givenMember({ role: 'admin' })
  await account.givenMember({ role: 'admin', active: false })
  t.equal((await (await account.givenCaller()).delete(`/members/${key}`)).status, 422)
})

t.test('deactivateMember: an invited admin without a password does not stand in for one who can sign in', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const both = { role: 'admin', hris_role: 'hris_admin' }
  const first = await account.givenMember({ ...both, password_hash: 'set' })
  const invited = await account.givenMember(both)
  for (const refused of [
    await caller.delete(`/members/${first.key}`),
    await caller.request('PUT', '/members', { body: { id: first.key, roles: ['ats.simple', 'hris.employee'] } }),
  ])
    t.strictSame([refused.status, refused.headers.get('x-error-code')], [422, 'last-admin'])
  t.equal((await caller.delete(`/members/${invited.key}`)).status, 204, 'the invited one is not needed')
  const second = await account.givenMember({ ...both, password_hash: 'set' })
  t.equal((await caller.delete(`/members/${first.key}`)).status, 204, 'another one can sign in')
  t.equal((await caller.delete(`/members/${second.key}`)).status, 422)
})

t.test("deactivateMember: another account's admins do not count", async (t) => {
  const account = await world.givenAccount()
  const { key } = await account.givenMember({ role: 'admin' })
  await (await world.givenAccount()).givenMember({ role: 'admin' })
  t.equal((await (await account.givenCaller()).delete(`/members/${key}`)).status, 422)
})

t.test('deactivateMember: an inactive member is 422, an unknown, malformed or foreign one 404', async (t) => {
  const account = await world.givenAccount()
  const inactive = await account.givenMember({ active: false })
  const foreign = await (await world.givenAccount()).givenMember()
  const caller = await account.givenCaller()
  t.equal((await caller.delete(`/members/${inactive.key}`)).status, 422)
  for (const key of [unknownKey, foreign.key, 'x', inactive.key.toUpperCase() + '0']) {
    const response = await caller.delete(`/members/${key}`)
    t.equal(response.status, 404, key)
    t.strictSame(response.body, { error: 'Not found' })
  }
})

t.test('enableMember: reactivates a member, leaves an active one active, and returns 204 in both cases', async (t) => {
  const account = await world.givenAccount()
  const member = await account.givenMember({ name: 'Back', active: false })
  const caller = await account.givenCaller(['w_members'])
  for (const title of ['the first time', 'again']) {
    const response = await caller.post(`/members/${member.key}/enable`)
    t.equal(response.status, 204, title)
    t.equal(response.text, '')
  }
  t.strictSame(await namesOf(await account.givenCaller(), ''), ['Back'])
})

t.test('enableMember: ignores a body and its content type', async (t) => {
  const account = await world.givenAccount()
  const member = await account.givenMember({ active: false })
  const caller = await account.givenCaller()
  const path = `/members/${member.key}/enable`
  t.equal((await caller.request('POST', path, { headers: { 'content-type': 'application/json' } })).status, 204)
  t.equal((await caller.request('POST', path, { body: '{"half', headers: { 'content-type': 'text/csv' } })).status, 204)
})

t.test('enableMember: an unknown or foreign member is 404', async (t) => {
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenMember({ active: false })
  const caller = await account.givenCaller()
  for (const key of [unknownKey, foreign.key, 'x']) t.equal((await caller.post(`/members/${key}/enable`)).status, 404, key)
  const [still] = await world.application.database.execute('select active from members where key = $1', [foreign.key])
  t.equal(still?.active, false, 'nothing changed in the other account')
})

t.test('a path segment that cannot be an id is 404, not 405', async (t) => {
  const caller = await (await world.givenAccount()).givenCaller()
  t.strictSame((await caller.post('/members/nobody', {})).body, { error: 'Not found' })
  t.equal((await caller.post('/members/0123456789abcdef', {})).status, 405)
  t.equal((await caller.request('PUT', '/jobs/nonsense')).status, 404)
  t.equal((await caller.request('PUT', '/jobs/4F0A7C92BD')).status, 405)
})
