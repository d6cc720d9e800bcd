// Employees: visibility, the list, creating, changing and publishing them, and the org chart compared with a simple model.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { employeeTransitions, requireTransition, type EmployeeState } from '../../src/resources/employees/employeeTransitions.ts'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenDatabase, givenWorld, type Answer, type Caller, type World } from '../fixtures/server.ts'
import { holds } from '../fixtures/property.ts'

const world = await givenWorld(t)
const { call } = world.application
const { execute } = world.application.database
const unknownKey = '0123456789abcdef'

const patch = (caller: Caller, key: string, body: unknown) => caller.request('PATCH', `/employees/${key}`, { body })
const create = (caller: Caller, employee: object, state = 'draft') => caller.post('/employees', { state, employee })
const named = { firstname: 'Ada', lastname: 'Lovelace' }
const complete = (mail: string) => ({ ...named, start_date: '2026-01-05', work_email: mail })
/** The same as the API returns it. */
const answered = (mail: string) => ({ ...complete(mail), start_date: '2026-01-05T00:00:00.000Z' })
const lastnames = ({ body }: Pick<Answer, 'body'>) => body.employees.map(({ lastname }: { lastname: string }) => lastname)
const notificationsOf = async (account: GivenAccount) =>
  (await execute('select event, subject from outbox where account_id = $1 order by key', [account.id])).map(({ event, subject }) => [
    event,
    subject,
  ])
const rowsOf = async (account: GivenAccount) => [
  ...(await execute('select * from employees where account_id = $1 order by id', [account.id])),
]
/** Checks for a 422 that names this field in its message. */
const refusedFor = (t: Test, answer: Answer, field: string, title = field) => {
  t.equal(answer.status, 422, title)
  t.strictSame(Object.keys(answer.body.validation_errors ?? {}), [field], title)
  t.match(answer.body.error, field, title)
}

/** An account with an HRIS admin and another member. */
async function givenPeople() {
  const account = await world.givenAccount()
  const admin = await account.givenMember({ hris_role: 'hris_admin' })
  const member = await account.givenMember({ hris_role: 'hris_employee' })
  return { account, admin, member, caller: await account.givenCaller(['r_employees', 'w_employees']) }
}

t.test('listEmployees: sorts by last name, first name and creation, in pages, with the total count', async (t) => {
  const { account, caller } = await givenPeople()
  for (const [firstname, lastname] of [
    ['Bo', 'Young'],
    ['Al', 'Young'],
    ['Al', 'Young'],
    ['Zo', 'Abel'],
  ] as const)
    await account.givenEmployee({ firstname, lastname })
  await (await world.givenAccount()).givenEmployee({ lastname: 'Abel' })
  const { status, body } = await caller.get('/employees')
  t.equal(status, 200)
  t.strictSame(Object.keys(body), ['total_count', 'employees'])
  t.equal(body.total_count, 4)
  t.strictSame(
    body.employees.map((each: Record<string, string>) => `${each.firstname} ${each.lastname}`),
    ['Zo Abel', 'Al Young', 'Al Young', 'Bo Young'],
  )
  t.ok(body.employees[1].id < body.employees[2].id, 'the older one first')
  const page = await caller.get('/employees?offset=3&limit=20')
  t.strictSame([page.body.total_count, page.body.employees.length], [4, 1])
  t.strictSame((await caller.get('/employees?offset=999999999')).body, { total_count: 4, employees: [] }, 'behind the last one')
  t.strictSame((await (await (await world.givenAccount()).givenCaller()).get('/employees')).body, { total_count: 0, employees: [] })
})

t.test('listEmployees: limit must be 10, 20, 50 or 100, offset at most nine digits', async (t) => {
  const { account, caller } = await givenPeople()
  for (let at = 0; at < 21; at++) await account.givenEmployee()
  for (const [query, length] of [
    ['', 10],
    ['?limit=10', 10],
    ['?limit=20', 20],
    ['?limit=50', 21],
    ['?limit=100', 21],
  ] as const)
    t.equal((await caller.get(`/employees${query}`)).body.employees.length, length, query)
  for (const query of [
    'limit=0',
    'limit=11',
    'limit=1',
    'limit=200',
    'limit=x',
    'limit=10&limit=10',
    'limit=-10',
    'offset=-1',
    'offset=x',
    'offset=1.5',
    'offset=1000000000',
    'order_by=age',
  ])
    t.equal((await caller.get(`/employees?${query}`)).status, 400, query)
})

t.test('listEmployees: query matches names and e-mail addresses regardless of case, without wildcards', async (t) => {
  const { account, admin, caller } = await givenPeople()
  await account.givenEmployee({ lastname: 'Ärger', firstname: 'Max_imilian', work_email: 'max@work.test', email: 'secret@home.test' })
  await account.givenEmployee({ lastname: 'Plain', preferred_name: '100%', work_email: 'b@work.test' })
  const find = async (query: string) => lastnames(await call('listEmployees', { query: { member_id: admin.key, query } }, caller))
  t.strictSame(await find('imil'), ['Ärger'])
  t.strictSame(await find('PLAI'), ['Plain'])
  t.strictSame(await find('WORK.test'), ['Plain', 'Ärger'].toSorted(sortedAs(await find(''))))
  t.strictSame(await find('0%'), ['Plain'])
  t.strictSame(await find('x_i'), ['Ärger'])
  t.strictSame(await find('a_r'), [])
  t.strictSame(await find('p%n'), [])
  t.strictSame(await find('\\'), [])
  t.strictSame(await find('SECRET@home'), ['Ärger'])
  t.strictSame(lastnames(await caller.get('/employees?query=secret')), [], 'what is not seen finds nobody')
  t.equal((await caller.get('/employees?query=work.test')).body.total_count, 2, 'the count is of what matches')
})
const sortedAs = (order: string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b)

t.test('listEmployees: order_by sorts by department or division first', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const [a, b] = [await account.insert('departments', { name: 'Assembly' }), await account.insert('departments', { name: 'Bureau' })]
  await account.givenEmployee({ lastname: 'One', department_id: b.id, fields: { division: 'East' } })
  await account.givenEmployee({ lastname: 'Two', department_id: a.id })
  await account.givenEmployee({ lastname: 'Three', department_id: b.id, fields: { division: 'Abroad' } })
  await account.givenEmployee({ lastname: 'Four' })
  const all = `/employees?member_id=${admin.key}`
  t.strictSame(lastnames(await caller.get(all)), ['Four', 'One', 'Three', 'Two'])
  t.strictSame(lastnames(await caller.get(`${all}&order_by=department`)), ['Two', 'One', 'Three', 'Four'])
  t.strictSame(lastnames(await caller.get(`${all}&order_by=division`)), ['Three', 'One', 'Four', 'Two'])
  t.strictSame(lastnames(await caller.get('/employees?order_by=division')), ['Four', 'One', 'Three', 'Two'], 'not by what is not seen')
})

const itemKeys =
  'id firstname lastname email start_date state employee_number avatar phone job_title manager_id department_id template_id division_id candidate_id legal_entity_id work_schedule_id work_email preferred_name onboarding_member_id sample holiday_calendar_id avatar_processed status_semantic_type reporting_line birthdate'

t.test('listEmployees: a complete employee has the family’s key order', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const department = await account.insert('departments', { name: 'Works' })
  const schedule = await account.insert('work_schedules', { name: 'Week', hours: [8, 8, 8, 8, 8, 0, 0] })
  const calendar = await account.insert('holiday_calendars', { name: 'Hamburg' })
  const top = await account.givenEmployee({ lastname: 'Zenith' })
  const middle = await account.givenEmployee({ lastname: 'Young', manager_id: top.id, state: 'draft' })
  const { key } = await account.givenEmployee({
    ...complete('ada@work.test'),
    email: 'ada@home.test',
    phone: '1',
    birthdate: '1990-02-03',
    preferred_name: '',
    job_title: 'Smith',
    employee_number: 'A7',
    manager_id: middle.id,
    department_id: department.id,
    work_schedule_id: schedule.id,
    holiday_calendar_id: calendar.id,
    fields: { division: 'East' },
  })
  const { body } = await caller.get(`/employees?query=lovelace&member_id=${admin.key}`)
  t.equal(Object.keys(body.employees[0]).join(' '), itemKeys)
  const none = { template_id: null, division_id: null, candidate_id: null, legal_entity_id: null, onboarding_member_id: null, avatar: null }
  t.strictSame(body.employees[0], {
    ...none,
    ...answered('ada@work.test'),
    id: key,
    email: 'ada@home.test',
    phone: '1',
    birthdate: '1990-02-03',
    preferred_name: null,
    job_title: 'Smith',
    employee_number: 'A7',
    state: 'published',
    sample: false,
    avatar_processed: false,
    status_semantic_type: 'status_active',
    manager_id: middle.key,
    department_id: department.id.toString(16),
    work_schedule_id: schedule.key,
    holiday_calendar_id: calendar.id,
    reporting_line: [middle.id, top.id],
  })
})

t.test('an HRIS admin sees everything; other members see public fields of published employees, and their own record whole', async (t) => {
  const { account, admin, member, caller } = await givenPeople()
  const secret = { email: 'private@home.test', phone: '5', birthdate: '1990-02-03', fields: { salary: 7 } }
  const draft = await account.givenEmployee({ lastname: 'Draft', state: 'draft', ...secret })
  const other = await account.givenEmployee({ lastname: 'Other', ...secret })
  await account.givenEmployee({ lastname: 'Below', manager_id: other.id, state: 'draft' })
  const self = await account.givenEmployee({ lastname: 'Self', state: 'draft', ...secret, member_id: member.id })
  const users = { admin: await account.givenUser(admin), member: await account.givenUser(member) }

  const everything = { lists: ['Below', 'Draft', 'Other', 'Self'], private: true, draft: 200, reports: 1 }
  const publicly = { lists: ['Other'], private: false, draft: 404, reports: 0 }
  const views: [title: string, Caller, query: string, typeof everything][] = [
    ['an account token for an admin', caller, `member_id=${admin.key}`, everything],
    ['a partner token for an admin', await account.givenPartnerCaller(), `member_id=${admin.key}`, everything],
    ["an admin's user token", users.admin, '', everything],
    ['a user token ignores member_id', users.admin, `member_id=${member.key}`, everything],
    ['an account token for a member', caller, `member_id=${member.key}`, { ...publicly, lists: ['Other', 'Self'] }],
    ["a member's user token", users.member, '', { ...publicly, lists: ['Other', 'Self'] }],
    ["a member's user token with an admin's id", users.member, `member_id=${admin.key}`, { ...publicly, lists: ['Other', 'Self'] }],
    ['an account token for nobody', caller, '', publicly],
  ]
  for (const [title, viewer, query, seen] of views) {
    const { body } = await viewer.get(`/employees?${query}`)
    t.strictSame(lastnames({ body } as Answer), seen.lists, title)
    t.equal(body.total_count, seen.lists.length, title)
    for (const item of body.employees) {
      const whole = seen.private || item.lastname === 'Self'
      if (item.lastname === 'Below') continue
      t.strictSame([item.email, item.phone, item.birthdate], whole ? ['private@home.test', '5', '1990-02-03'] : [null, null, null], title)
    }
    if (viewer === caller && query === '') {
      const answer = await viewer.get(`/employees/${other.key}`)
      t.equal(answer.status, 400, 'an account token names a member')
      t.strictSame(answer.body, { error: 'member_id is required', validation_errors: { member_id: ['is required'] } })
      continue
    }
    const shown = await viewer.get(`/employees/${other.key}?${query}`)
    t.equal(shown.status, 200, title)
    for (const name of ['email', 'phone', 'birthdate', 'salary']) t.equal(name in shown.body, seen.private, `${title}: ${name}`)
    t.equal(shown.body.direct_reports.length, seen.reports, title)
    const hidden = await viewer.get(`/employees/${draft.key}?${query}`)
    t.equal(hidden.status, seen.draft, title)
    if (seen.draft === 404) t.strictSame(hidden.body, (await viewer.get(`/employees/${unknownKey}?${query}`)).body)
    const own = await viewer.get(`/employees/${self.key}?${query}`)
    t.strictSame([own.status, own.body.salary, own.body.phone], [200, 7, '5'], `${title}: the own record, or everything`)
  }
})

t.test('with limited or no access to HR, a member sees their own record only', async (t) => {
  const { account, caller } = await givenPeople()
  const boss = await account.givenEmployee({ lastname: 'Boss' })
  for (const hris_role of ['hris_limited', 'hris_no_access']) {
    const user = await account.givenUser({ role: 'admin', hris_role })
    t.strictSame((await user.get('/employees')).body, { total_count: 0, employees: [] }, hris_role)
    const values = { lastname: 'Self', phone: '5', manager_id: boss.id, member_id: user.member.id }
    const own = await account.givenEmployee(values)
    await account.givenEmployee({ lastname: 'Below', manager_id: own.id })
    for (const query of ['', '?order_by=division', '?order_by=department', `?member_id=${user.member.key}`]) {
      const { body } = await user.get(`/employees${query}`)
      t.match(body, { total_count: 1, employees: [{ id: own.key, phone: '5' }] }, `${hris_role} ${query}`)
      t.equal(body.employees.length, 1)
    }
    t.strictSame((await user.get('/employees?query=Below')).body, { total_count: 0, employees: [] })
    t.strictSame((await user.get('/employees?offset=10')).body, { total_count: 1, employees: [] })
    t.match((await user.get(`/employees/${own.key}`)).body, { lastname: 'Self', phone: '5', direct_reports: [] })
    const hidden = await user.get(`/employees/${boss.key}`)
    t.equal(hidden.status, 404)
    t.strictSame(hidden.body, (await user.get(`/employees/${unknownKey}`)).body)
    // A token of the account reads what is public without a member, too.
    t.equal((await caller.get(`/employees/${boss.key}?member_id=${user.member.key}`)).status, 200)
    t.ok(lastnames(await caller.get(`/employees?member_id=${user.member.key}`)).includes('Boss'))
  }
})

t.test('the acting member must be an active member of the account', async (t) => {
  const { account, member, caller } = await givenPeople()
  const employee = await account.givenEmployee()
  const inactive = await account.givenMember({ hris_role: 'hris_admin', active: false })
  const foreign = await (await world.givenAccount()).givenMember({ hris_role: 'hris_admin' })
  const before = await rowsOf(account)
  for (const member_id of [unknownKey, 'x', inactive.key, foreign.key, foreign.key.toUpperCase()]) {
    t.equal((await caller.get(`/employees?member_id=${member_id}`)).status, 404, member_id)
    t.equal((await caller.get(`/employees/${employee.key}?member_id=${member_id}`)).status, 404, member_id)
    refusedFor(t, await caller.post('/employees', { member_id, state: 'draft', employee: named }), 'member_id')
    refusedFor(t, await patch(caller, employee.key, { member_id, employee: { job_title: 'x' } }), 'member_id')
    refusedFor(t, await caller.post(`/employees/${employee.key}/publish`, { member_id }), 'member_id')
  }
  const user = await account.givenUser(member)
  for (const [who, body] of [
    [caller, { member_id: member.key }],
    [user, {}],
    [user, { member_id: unknownKey }],
  ] as const) {
    const answers = [
      await who.post('/employees', { ...body, state: 'draft', employee: named }),
      await patch(who, employee.key, { ...body, employee: { job_title: 'x' } }),
      await who.post(`/employees/${employee.key}/publish`, body),
    ]
    for (const { status, body: answer } of answers) {
      t.equal(status, 403)
      t.strictSame(answer, { error: 'Only HRIS admins can change employees' })
    }
  }
  t.strictSame(await rowsOf(account), before)
})

t.test('an HRIS admin may change employees, by a user token or named in member_id', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const user = await account.givenUser(admin)
  const partner = await account.givenPartnerCaller()
  for (const [who, body] of [
    [user, {}],
    [user, { member_id: unknownKey }],
    [caller, { member_id: admin.key }],
    [caller, { member_id: null }],
    [partner, {}],
  ] as const) {
    const made = await who.post('/employees', {
      ...body,
      state: 'draft',
      employee: { ...named, start_date: '2026-01-05', work_email: `${Math.random()}@work.test` },
    })
    t.equal(made.status, 201)
    t.equal((await patch(who, made.body.id, { ...body, employee: { job_title: 'Smith' } })).status, 200)
    t.equal((await who.post(`/employees/${made.body.id}/publish`, body)).status, 200)
  }
})

t.test('createEmployee: returns 201 with the list item without avatar, and sends a notification', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const { status, body } = await create(caller, { ...named, hire_date: '2026-01-01', address: { city: 'London', lines: ['1'] } })
  t.equal(status, 201)
  t.equal(Object.keys(body).join(' '), `${itemKeys.replace('avatar ', '')} cache`)
  t.strictSame(body.cache, { employee_values_map: {} })
  t.match(body, {
    ...named,
    state: 'draft',
    status_semantic_type: 'status_draft',
    employee_number: '1',
    reporting_line: [],
    work_email: null,
  })
  t.strictSame(await notificationsOf(account), [['employee_created', { employee: body.id }]])
  const shown = await caller.get(`/employees/${body.id}?member_id=${admin.key}`)
  t.strictSame(shown.body, {
    id: body.id,
    state: 'draft',
    status: 'status_draft',
    ...named,
    employee_number: '1',
    direct_reports: [],
    hire_date: '2026-01-01',
    address: { city: 'London', lines: ['1'] },
  })
})

t.test('createEmployee: creates a published employee with every known field', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const department = await account.insert('departments', { name: 'Works' })
  const schedule = await account.insert('work_schedules', { name: 'Week', hours: [8, 8, 8, 8, 8, 0, 0] })
  const calendar = await account.insert('holiday_calendars', { name: 'Hamburg' })
  const boss = await account.givenEmployee({ lastname: 'Boss' })
  const member = await account.givenMember()
  const own = {
    ...complete('ada@work.test'),
    preferred_name: 'A',
    email: 'ada@home.test',
    job_title: 'Smith',
    birthdate: '1990-02-28',
    phone: '1',
    employee_number: '0042',
    work_schedule: schedule.key,
    holiday_calendar_id: calendar.id,
    member_id: member.key,
  }
  const { status, body } = await create(
    caller,
    { ...own, department: 'Works', reports_to: boss.key, id: 'x', state: 'draft', direct_reports: [1] },
    'published',
  )
  t.equal(status, 201)
  t.match(body, {
    state: 'published',
    reporting_line: [boss.id],
    manager_id: boss.key,
    department_id: department.id.toString(16),
    employee_number: '0042',
  })
  const shown = await caller.get(`/employees/${body.id}?member_id=${admin.key}`)
  t.strictSame(shown.body, {
    ...own,
    start_date: '2026-01-05T00:00:00.000Z',
    id: body.id,
    state: 'published',
    status: 'status_active',
    department: 'Works',
    manager_id: boss.key,
    reports_to: boss.key,
    direct_reports: [],
  })
  const bossShown = await caller.get(`/employees/${boss.key}?member_id=${admin.key}`)
  t.strictSame(bossShown.body.direct_reports, [{ id: body.id, name: 'Ada Lovelace', job_title: 'Smith', state: 'published' }])
  t.strictSame(await notificationsOf(account), [
    ['employee_created', { employee: body.id }],
    ['employee_published', { employee: body.id }],
  ])
  t.equal((await create(caller, named)).body.employee_number, '43', 'the next number goes on above')
})

t.test('createEmployee: assigns the account’s next number unless one is given', async (t) => {
  const { account, caller } = await givenPeople()
  await account.givenEmployee({ employee_number: 'ABC' })
  await account.givenEmployee({ employee_number: '99999999999999999999' })
  await (await world.givenAccount()).givenEmployee({ employee_number: '500' })
  const numbers = []
  for (const employee_number of [undefined, '7', '', null])
    numbers.push((await create(caller, { ...named, ...(employee_number !== undefined && { employee_number }) })).body.employee_number)
  t.strictSame(numbers, ['1', '7', '8', '9'])
  const made = await Promise.all(Array.from({ length: 8 }, () => create(caller, named)))
  t.strictSame(
    made.map(({ body }) => Number(body.employee_number)).toSorted((a, b) => a - b),
    [10, 11, 12, 13, 14, 15, 16, 17],
    'at once too',
  )
  await account.givenEmployee({ employee_number: '999999999999999' })
  const after = []
  for (let at = 0; at < 10; at++) after.push((await create(caller, named)).body.employee_number)
  t.strictSame(after, ['2', '3', '4', '5', '6', '18', '19', '20', '21', '22'], 'after the greatest, the free ones')
})

t.test('createEmployee: malformed values are 400', async (t) => {
  const { account, caller } = await givenPeople()
  const bodies: Record<string, unknown> = {
    'no employee': { state: 'draft' },
    'no state': { employee: named },
    'another state': { state: 'archived', employee: named },
    'no first name': { state: 'draft', employee: { lastname: 'x' } },
    'no last name': { state: 'draft', employee: { firstname: 'x' } },
    'an empty name': { state: 'draft', employee: { ...named, lastname: '' } },
    'a name that is null': { state: 'draft', employee: { ...named, firstname: null } },
    'no day of the calendar': { state: 'draft', employee: { ...named, start_date: '2026-02-30' } },
    'no leap day': { state: 'draft', employee: { ...named, birthdate: '2025-02-29' } },
    'no day of the calendar, with a time': { state: 'draft', employee: { ...named, start_date: '2026-02-30T00:00:00.000Z' } },
    'a calendar that is no number': { state: 'draft', employee: { ...named, holiday_calendar_id: '3' } },
    'the year 0': { state: 'draft', employee: { ...named, start_date: '0000-01-01' } },
    'no e-mail': { state: 'draft', employee: { ...named, work_email: 'ada' } },
    'a number for a text': { state: 'draft', employee: { ...named, job_title: 7 } },
    'a long text': { state: 'draft', employee: { ...named, job_title: 'x'.repeat(256) } },
    'a deep field': { state: 'draft', employee: { ...named, deep: JSON.parse('['.repeat(30) + ']'.repeat(30)) } },
    'a list': [],
  }
  for (const [title, body] of Object.entries(bodies)) t.equal((await caller.post('/employees', body)).status, 400, title)
  t.strictSame(await rowsOf(account), [])
  t.strictSame((await create(caller, { ...named, start_date: '2026-02-30' })).body, {
    error: 'employee.start_date must be a date, such as 2026-01-31',
    validation_errors: { 'employee.start_date': ['must be a date, such as 2026-01-31'] },
  })
  t.equal((await create(caller, { ...named, start_date: '2024-02-29' })).status, 201, 'a leap day')
})

t.test('createEmployee: a published employee needs start_date and work_email', async (t) => {
  const { account, caller } = await givenPeople()
  const answer = await create(caller, { ...named, work_email: '' }, 'published')
  t.equal(answer.status, 422)
  t.strictSame(answer.body, {
    error: 'start_date is required of a published employee',
    validation_errors: { start_date: ['is required of a published employee'], work_email: ['is required of a published employee'] },
  })
  refusedFor(t, await create(caller, { ...named, start_date: '2026-01-05' }, 'published'), 'work_email')
  t.strictSame(await rowsOf(account), [])
  t.strictSame(await notificationsOf(account), [])
})

t.test('dates are accepted with and without a time, and returned in the family’s form', async (t) => {
  const { admin, caller } = await givenPeople()
  const midnight = '2026-07-23T00:00:00.000Z'
  for (const [at, start_date] of ['2026-07-23', midnight, '2026-07-23T00:00:00Z', '2026-07-23T09:30:00+02:00'].entries()) {
    const { status, body } = await create(caller, {
      ...named,
      start_date,
      work_email: `${at}@work.test`,
      birthdate: '1990-02-03T00:00:00.000Z',
    })
    t.strictSame([status, body.start_date, body.birthdate], [201, midnight, '1990-02-03'], start_date)
    const shown = (await caller.get(`/employees/${body.id}?member_id=${admin.key}`)).body
    t.strictSame([shown.start_date, shown.birthdate], [midnight, '1990-02-03'], 'the detail')
    t.equal(
      (await patch(caller, body.id, { employee: { start_date: shown.start_date } })).body.start_date,
      midnight,
      'what is read can be sent',
    )
    const emptied = (await patch(caller, body.id, { employee: { start_date: '', birthdate: '', holiday_calendar_id: '' } })).body
    t.strictSame([emptied.start_date, emptied.birthdate, emptied.holiday_calendar_id], [null, null, null], 'an empty one is none')
  }
  const { employees } = (await caller.get(`/employees?member_id=${admin.key}`)).body
  t.strictSame(employees[0].start_date, null)
})

t.test('an unknown holiday calendar is 422', async (t) => {
  const { caller } = await givenPeople()
  const foreign = await (await world.givenAccount()).insert('holiday_calendars', { name: 'x' })
  for (const holiday_calendar_id of [foreign.id, 999_999_999])
    refusedFor(t, await create(caller, { ...named, holiday_calendar_id }), 'holiday_calendar_id')
})

t.test('unknown, malformed and foreign references are 422 alike', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const stranger = await world.givenAccount()
  const foreign: Record<string, string> = {
    department: (await stranger.insert('departments', { name: 'Elsewhere' })).id.toString(16),
    manager_id: (await stranger.givenEmployee()).key,
    reports_to: (await stranger.givenEmployee()).key,
    work_schedule: (await stranger.insert('work_schedules', { name: 'x', hours: [] })).key,
    member_id: (await stranger.givenMember()).key,
  }
  const { key } = await account.givenEmployee()
  const before = await rowsOf(account)
  for (const [field, id] of Object.entries(foreign)) {
    const shown = field === 'reports_to' ? 'manager_id' : field
    const answers = []
    for (const value of [unknownKey, id, 'Elsewhere', id.toUpperCase()]) {
      answers.push(await create(caller, { ...named, [field]: value }), await patch(caller, key, { employee: { [field]: value } }))
    }
    for (const answer of answers) {
      refusedFor(t, answer, shown)
      t.strictSame(answer.body, answers[0]?.body, 'they look alike')
    }
  }
  t.strictSame(await rowsOf(account), before)
  const theirs = await stranger.givenEmployee()
  for (const seen of [theirs.key, unknownKey, 'x']) {
    t.equal((await caller.get(`/employees/${seen}?member_id=${admin.key}`)).status, 404)
    t.equal((await patch(caller, seen, { employee: { job_title: 'x' } })).status, 404)
    t.equal((await caller.post(`/employees/${seen}/publish`)).status, 404)
  }
})

t.test('a department is found by id or name, the oldest first', async (t) => {
  const { account, caller } = await givenPeople()
  const first = await account.insert('departments', { name: 'Works' })
  const second = await account.insert('departments', { name: 'Works' })
  await account.insert('departments', { name: second.id.toString(16) })
  const departmentOf = async (department: string) => (await create(caller, { ...named, department })).body.department_id
  t.equal(await departmentOf('Works'), first.id.toString(16))
  t.equal(await departmentOf(second.id.toString(16)), second.id.toString(16), 'an id comes before a name')
  t.equal(await departmentOf(second.key), second.id.toString(16), 'the id of earlier releases is still accepted')
  refusedFor(t, await create(caller, { ...named, department: 'works' }), 'department')
})

t.test("another employee's work e-mail, number or member is 422", async (t) => {
  const { account, caller } = await givenPeople()
  const member = await account.givenMember()
  await account.givenEmployee({ work_email: 'Ada@work.test', employee_number: 'A1', member_id: member.id })
  const { key } = await account.givenEmployee()
  await (await world.givenAccount()).givenEmployee({ work_email: 'free@work.test', employee_number: 'A2' })
  const before = await rowsOf(account)
  for (const [field, value] of Object.entries({ work_email: 'ada@WORK.test', employee_number: 'A1', member_id: member.key })) {
    for (const answer of [await create(caller, { ...named, [field]: value }), await patch(caller, key, { employee: { [field]: value } })]) {
      t.equal(answer.status, 422, field)
      t.strictSame(answer.body, {
        error: `${field} already belongs to another employee`,
        validation_errors: { [field]: ['already belongs to another employee'] },
      })
    }
  }
  t.strictSame(await rowsOf(account), before)
  t.strictSame(await notificationsOf(account), [])
  t.equal(
    (await create(caller, { ...named, work_email: 'free@work.test', employee_number: 'A2' })).status,
    201,
    'another account does not count',
  )
})

t.test('other fields are stored as given: at most 200 fields, 256 KB, and no comma in a name', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]))
  const made = await create(caller, { ...named, ...many(200), f0: { toString: 'x', deep: [null, 1.5, true] }, gone: null, void: '' })
  t.equal(made.status, 201)
  const { body } = await caller.get(`/employees/${made.body.id}?member_id=${admin.key}`)
  t.strictSame([body.f0, body.f199, 'gone' in body, 'void' in body], [{ toString: 'x', deep: [null, 1.5, true] }, 199, false, false])
  refusedFor(t, await create(caller, { ...named, ...many(201) }), 'employee')
  refusedFor(t, await patch(caller, made.body.id, { employee: { one: 'more' } }), 'employee')
  t.equal((await patch(caller, made.body.id, { employee: { one: 'more', f1: null } })).status, 200)
  t.equal((await create(caller, { ...named, x: 'x'.repeat(256 * 1024 - 8) })).status, 201)
  refusedFor(t, await create(caller, { ...named, x: 'x'.repeat(256 * 1024 - 7) }), 'employee')
  refusedFor(t, await create(caller, { ...named, 'a,b': 1 }), 'a,b')
  refusedFor(t, await create(caller, { ...named, ['x'.repeat(256)]: 1 }), 'x'.repeat(256))
  t.equal((await create(caller, { ...named, toString: 1, valueOf: 2 })).status, 201)
  t.equal((await rowsOf(account)).length, 3)
})

t.test('updateEmployee: keeps omitted fields, clears null ones, replaces composite ones whole, and notifies the changes', async (t) => {
  const { account, admin, caller } = await givenPeople()
  const manager = await account.givenEmployee()
  const made = await create(caller, {
    ...complete('ada@work.test'),
    phone: '1',
    job_title: 'Smith',
    manager_id: manager.key,
    address: { city: 'A', street: 'B' },
    tags: [1],
    kept: 1,
  })
  const changes = {
    phone: null,
    job_title: '',
    preferred_name: 'Al',
    address: { city: 'C' },
    tags: null,
    manager_id: null,
    kept: 1,
    firstname: 'Ada',
    email: null,
  }
  const { status, body } = await patch(caller, made.body.id, { employee: changes })
  t.equal(status, 200)
  t.equal(Object.keys(body).join(' '), `${itemKeys.replace('avatar ', '')} cache`)
  t.strictSame(body, { ...made.body, phone: null, job_title: null, preferred_name: 'Al', manager_id: null, reporting_line: [] })
  t.strictSame((await notificationsOf(account)).slice(1), [
    ['employee_updated', { employee: body.id, fields: 'phone,job_title,preferred_name,manager_id,address,tags' }],
  ])
  const shown = (await caller.get(`/employees/${body.id}?member_id=${admin.key}`)).body
  t.strictSame(
    [shown.address, 'tags' in shown, shown.kept, 'phone' in shown, shown.start_date],
    [{ city: 'C' }, false, 1, false, '2026-01-05T00:00:00.000Z'],
  )

  const before = await rowsOf(account)
  for (const nothing of [{}, { employee: {} }, { employee: null }, { employee: { kept: 1, preferred_name: 'Al' } }, { state: 'draft' }])
    t.strictSame([(await patch(caller, body.id, nothing)).status, (await notificationsOf(account)).length], [200, 2], 'nothing to tell')
  t.strictSame(await rowsOf(account), before)
  for (const bad of [{ firstname: null }, { lastname: '' }]) t.equal((await patch(caller, body.id, { employee: bad })).status, 400)
  t.equal((await patch(caller, body.id, { employee: { employee_number: null } })).body.employee_number, '2')
})

t.test('a member belongs to one employee and can be linked, moved and unlinked', async (t) => {
  const { account, member, caller } = await givenPeople()
  const user = await account.givenUser(member)
  const one = await account.givenEmployee({ state: 'draft' })
  t.equal((await user.get(`/employees/${one.key}`)).status, 404)
  t.equal((await patch(caller, one.key, { employee: { member_id: member.key } })).status, 200)
  t.equal((await user.get(`/employees/${one.key}`)).body.member_id, member.key)
  t.equal((await patch(caller, one.key, { employee: { member_id: null } })).status, 200)
  t.equal((await user.get(`/employees/${one.key}`)).status, 404)
})

t.test('a complete draft is published once, by either operation', async (t) => {
  const { account, caller } = await givenPeople()
  const ways = [(key: string) => caller.post(`/employees/${key}/publish`), (key: string) => patch(caller, key, { state: 'published' })]
  for (const [at, publish] of ways.entries()) {
    const { body: draft } = await create(caller, named)
    const earlier = (await notificationsOf(account)).length
    const incomplete = await publish(draft.id)
    t.strictSame(Object.keys(incomplete.body.validation_errors), ['start_date', 'work_email'])
    t.equal(incomplete.status, 422)
    const completion = { start_date: '2026-01-05', work_email: `${at}@work.test` }
    t.equal((await patch(caller, draft.id, { employee: completion })).body.state, 'draft')
    const published = await publish(draft.id)
    t.equal(published.status, 200)
    t.match(published.body, { state: 'published', status_semantic_type: 'status_active', cache: { employee_values_map: {} } })
    t.strictSame((await notificationsOf(account)).slice(earlier), [
      ['employee_updated', { employee: draft.id, fields: 'start_date,work_email' }],
      ['employee_published', { employee: draft.id }],
    ])
    for (const again of ways) {
      const answer = await again(draft.id)
      t.strictSame([answer.status, answer.body], [422, { error: 'The employee is already published' }])
    }
    const back = await patch(caller, draft.id, { state: 'draft', employee: { job_title: 'x' } })
    t.strictSame([back.status, back.body], [422, { error: 'A published employee cannot become a draft again' }])
    for (const field of ['start_date', 'work_email']) refusedFor(t, await patch(caller, draft.id, { employee: { [field]: null } }), field)
    t.equal((await notificationsOf(account)).length, earlier + 2, 'nothing that was refused is told')
  }
  const { body: draft } = await create(caller, named)
  const both = await patch(caller, draft.id, { state: 'published', employee: { start_date: '2026-01-05', work_email: 'both@work.test' } })
  t.strictSame([both.status, both.body.state], [200, 'published'])
  t.strictSame((await notificationsOf(account)).slice(-2), [
    ['employee_updated', { employee: draft.id, fields: 'start_date,work_email' }],
    ['employee_published', { employee: draft.id }],
  ])
})

t.test('each transition of an employee is allowed or refused as the table says', (t) => {
  const states = Object.keys(employeeTransitions) as EmployeeState[]
  const refusals = states.flatMap((from) =>
    states.flatMap((to) => {
      try {
        requireTransition(from, to)
        return []
      } catch (error) {
        return [`${from} ${to} ${(error as { status: number }).status}`]
      }
    }),
  )
  t.strictSame(employeeTransitions, { draft: ['published'], published: [] })
  t.strictSame(refusals, ['published draft 422', 'published published 422'])
  t.end()
})

// --- the org chart

type Lines = Record<string, number[]>
/** The stored numbers of each employee's managers, the direct one first. */
async function storedLines(account: GivenAccount, database = world.application.database): Promise<Lines> {
  const rows = await database.execute(
    'select employee_id, manager_id, distance from reporting_lines where account_id = $1 order by employee_id, distance',
    [account.id],
  )
  const lines: Lines = {}
  for (const { employee_id, manager_id, distance } of rows as { employee_id: number; manager_id: number; distance: number }[]) {
    const line = (lines[employee_id] ??= [])
    line.push(manager_id)
    if (line.length !== distance) throw new Error(`${employee_id} has no manager at distance ${line.length}`)
  }
  return lines
}

/** The same, found by walking from manager to manager. */
function walkedLines(managerOf: ReadonlyMap<number, number | null>): Lines {
  const lines: Lines = {}
  for (const employee of managerOf.keys()) {
    const line: number[] = []
    for (let at = managerOf.get(employee) ?? null; at !== null; at = managerOf.get(at) ?? null) {
      if (line.length > managerOf.size) throw new Error('There is a cycle')
      line.push(at)
    }
    if (line.length > 0) lines[employee] = line
  }
  return lines
}

t.test('the org chart: the manager is shown, a draft may be a manager, and a cycle of any length is refused', async (t) => {
  const { account, caller } = await givenPeople()
  const staff = [await account.givenEmployee({ state: 'draft' })]
  for (let at = 1; at < 4; at++) staff.push(await account.givenEmployee({ manager_id: staff[at - 1]?.id }))
  const [top, second, , last] = staff as [(typeof staff)[0], (typeof staff)[0], (typeof staff)[0], (typeof staff)[0]]
  const lines = await storedLines(account)
  const before = await rowsOf(account)
  for (const { key } of staff) refusedFor(t, await patch(caller, top.key, { employee: { manager_id: key } }), 'manager_id')
  refusedFor(t, await patch(caller, second.key, { employee: { reports_to: last.key } }), 'manager_id')
  t.strictSame([await storedLines(account), await rowsOf(account)], [lines, before])
  const other = await account.givenEmployee()
  const both = await patch(caller, last.key, { employee: { manager_id: other.key, reports_to: second.key } })
  t.strictSame([both.body.manager_id, both.body.reporting_line], [other.key, [other.id]], 'manager_id counts')
  t.strictSame((await patch(caller, last.key, { employee: { manager_id: null, reports_to: second.key } })).body.reporting_line, [])
})

t.test(
  'the org chart: after random moves the reporting lines match a walk over the managers, and cycles are refused',
  { timeout: 240_000 },
  async (t) => {
    const account = await world.givenAccount()
    const caller = await account.givenCaller()
    const size = 12
    const staff: { id: number; key: string }[] = []
    for (let at = 0; at < size; at++) staff.push(await account.givenEmployee())
    const rank = fc.nat(size - 1)
    let refused = 0
    const charted = await holds(
      t,
      fc.asyncProperty(
        fc.array(fc.option(rank, { freq: 4 }), { minLength: size, maxLength: size }),
        fc.array(fc.tuple(rank, fc.option(rank, { freq: 6 })), { minLength: 1, maxLength: 12 }),
        async (trees, moves) => {
          const managerOf = new Map<number, number | null>()
          // Each employee reports to one that comes earlier, which makes a forest.
          for (const [at, { id }] of staff.entries()) managerOf.set(id, at === 0 ? null : (staff[(trees[at] ?? at) % at]?.id ?? null))
          await plant(account, managerOf)
          for (const [who, under] of moves) {
            const [employee, manager] = [staff[who]!, under === null ? null : staff[under]!]
            const line = manager ? [manager.id, ...(walkedLines(managerOf)[manager.id] ?? [])] : []
            const ring = line.includes(employee.id)
            const { status, body } = await patch(caller, employee.key, { employee: { manager_id: manager?.key ?? null } })
            if (ring) refused++
            else managerOf.set(employee.id, manager?.id ?? null)
            if (status !== (ring ? 422 : 200)) throw new Error(`${status} for a ${ring ? 'ring' : 'move'}`)
            if (!ring) assert.deepEqual(body.reporting_line, line)
            const stored = await storedLines(account)
            const walked = walkedLines(managerOf)
            if (JSON.stringify(stored) !== JSON.stringify(walked))
              throw new Error(`${JSON.stringify(stored)} instead of ${JSON.stringify(walked)}`)
          }
        },
      ),
      { runs: 60 },
    )
    t.ok(refused > charted / 3, `${refused} rings were refused`)
  },
)

/** Writes this org chart, reporting lines included, without using the server's code. */
async function plant(account: GivenAccount, managerOf: ReadonlyMap<number, number | null>) {
  await execute('delete from reporting_lines where account_id = $1', [account.id])
  await execute(
    `update employees set manager_id = nullif(given.manager, 0) from unnest($2::bigint[], $3::bigint[]) as given (employee, manager)
      where account_id = $1 and id = given.employee`,
    [account.id, [...managerOf.keys()], [...managerOf.values()].map((manager) => manager ?? 0)],
  )
  const lines = Object.entries(walkedLines(managerOf)).flatMap(([employee, line]) =>
    line.map((manager, at) => [Number(employee), manager, at + 1]),
  )
  if (lines.length === 0) return
  await execute(
    `insert into reporting_lines (account_id, employee_id, manager_id, distance)
     select $1::bigint, * from unnest($2::bigint[], $3::bigint[], $4::integer[])`,
    [account.id, ...[0, 1, 2].map((column) => lines.map((row) => row[column]))],
  )
}

const needsServer = process.env.DATABASE_URL ? false : 'needs a Postgres server: the embedded engine hides races'
t.test(
  'the org chart: 50 concurrent moves through two servers leave no cycle and correct reporting lines',
  { skip: needsServer, timeout: 120_000 },
  async (t) => {
    const environment = (await givenDatabase(t)) as Record<string, string>
    const worlds = [await givenWorld(t, { environment }), await givenWorld(t, { environment })] as [World, World]
    const account = await worlds[0].givenAccount()
    const { token } = await account.givenCaller()
    const callers = worlds.map(({ callerWith }) => callerWith(token))
    const database = worlds[0].application.database
    const staff: { id: number; key: string }[] = []
    for (let at = 0; at < 8; at++) staff.push(await account.givenEmployee())
    const statuses: Record<number, number> = {}
    for (let round = 0; round < 10; round++) {
      // Every move puts an employee below another one, so that many of them would create cycles.
      const moves = Array.from({ length: 50 }, (_, at) => [staff[(at * 3 + round) % 8]!, staff[(at * 5 + 1 + round * 3) % 8]!] as const)
      const answers = await Promise.all(
        moves.map(([employee, manager], at) => patch(callers[at % 2]!, employee.key, { employee: { manager_id: manager.key } })),
      )
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      const rows = await database.execute('select id, manager_id from employees where account_id = $1', [account.id])
      const walked = walkedLines(new Map(rows.map(({ id, manager_id }) => [id as number, manager_id as number | null])))
      t.strictSame(await storedLines(account, database), walked, `round ${round}`)
    }
    t.strictSame(Object.keys(statuses), ['200', '422'], JSON.stringify(statuses))
  },
)
