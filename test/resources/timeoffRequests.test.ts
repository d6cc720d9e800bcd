// Creating and deciding time off requests: who may ask, how much a request takes, who approves, and the effect on the balance.
import t from 'tap'
import { timeOffCommands } from '../../src/operator/commands/timeoff.ts'
import { timeOffStates } from '../../src/db/schema.ts'
import { timeOffTransitions } from '../../src/resources/timeoff/timeOffTransitions.ts'
import { givenWorld, type Caller } from '../fixtures/server.ts'
import { timeOffOf } from '../fixtures/timeOff.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'
const { execute } = world.application.database

async function givenCompany() {
  const account = await world.givenAccount()
  return { account, ...timeOffOf(account) }
}

const create = (caller: Caller, body: Record<string, unknown>) => caller.post('/timeoff/requests', body)
const decide = (caller: Caller, approval: string, body: unknown) => caller.request('PATCH', `/timeoff/approvals/${approval}`, { body })
const approve = (caller: Caller, approval: string, member: { key: string }) =>
  decide(caller, approval, { state: 'approved', approver_id: member.key, member_id: member.key })
const reject = (caller: Caller, approval: string, member: { key: string }) =>
  decide(caller, approval, { state: 'rejected', member_id: member.key })
/** From the start of the first day to the end of the last. */
const days = (from: string, to = from) => ({ from_date: `${from}T00:00:00.000`, to_date: `${to}T23:59:59.999` })
const told = async (account: { id: number }) =>
  (await execute('select event, subject from outbox where account_id = $1 order by key', [account.id])).map(({ event, subject }) => ({
    event,
    subject,
  }))
const stateOf = async (key: string) => (await execute('select state from time_off_requests where key = $1', [key]))[0]?.state
const usedBy = async (caller: Caller, employee: { key: string }, year: number) =>
  (await caller.get(`/timeoff/balances?employee_id=${employee.key}&year=${year}`)).body.balances[0].units_used

/** An employee for whom an account token asks. `ask` sends a request, by default for Monday, 2026-03-09. */
async function givenAsking(category: Record<string, unknown> = {}, employee: Record<string, unknown> = {}) {
  const company = await givenCompany()
  const { account, givenCategory, givenEmployee } = company
  const [kind, person] = [await givenCategory(category), await givenEmployee(employee)]
  const member = await account.givenMember({ name: 'Ada Lovelace' })
  const caller = await account.givenCaller(['w_timeoff', 'r_timeoff'])
  const whole = { employee_id: person.key, member_id: member.key, category_id: kind.key, ...days('2026-03-09') }
  return { ...company, category: kind, employee: person, member, caller, whole, ask: (body = {}) => create(caller, { ...whole, ...body }) }
}

t.test('createTimeOffRequest: returns 200 with the request, without updated_at; without approvers it is approved at once', async (t) => {
  const { account, ask, employee, caller } = await givenAsking({ name: 'Paid' })
  const { status, body, text } = await ask({ note: 'Sailing', ...days('2026-03-09', '2026-03-10') })
  t.equal(status, 200)
  const { id, ...shown } = body
  t.match(id, /^[0-9a-f]{16}$/)
  t.strictSame(shown, {
    employee_id: employee.key,
    from_date: '2026-03-09T00:00:00.000',
    to_date: '2026-03-10T23:59:59.999',
    formatted_period: '09 March 2026 - 10 March 2026',
    state: 'approved',
    requesting_total: 2,
    timeoff_tracking_unit: 'full_days',
    half_days: [],
    updated_by: 'Ada Lovelace',
    category_name: 'Paid',
    pending_approvals: [],
  })
  const order =
    'id employee_id from_date to_date formatted_period state requesting_total timeoff_tracking_unit half_days updated_by category_name pending_approvals'
  t.equal(Object.keys(JSON.parse(text)).join(' '), order)
  const listed = (await caller.get('/timeoff/requests?from_date=2026-03-01T00:00:00')).body.requests[0]
  t.ok(listed.updated_at)
  t.match(listed, body)
  t.strictSame(await told(account), [{ event: 'timeoff_updated', subject: { request: id } }], 'told in the same transaction')
  t.equal((await execute('select note from time_off_requests where key = $1', [id]))[0]?.note, 'Sailing')
})

t.test('createTimeOffRequest: an account token needs employee_id and member_id', async (t) => {
  const { account, whole, category } = await givenAsking()
  for (const caller of [await account.givenCaller(), await account.givenPartnerCaller()]) {
    for (const name of ['employee_id', 'member_id', 'category_id', 'from_date', 'to_date']) {
      const { status, body } = await create(caller, { ...whole, [name]: undefined })
      t.equal(status, 400, name)
      t.strictSame(body, { error: `${name} is required`, validation_errors: { [name]: ['is required'] } })
    }
    t.equal((await create(caller, { ...whole, employee_id: null })).status, 400)
  }
  const neither = await create(await account.givenCaller(), { category_id: category.key, ...days('2026-03-09') })
  t.strictSame(Object.keys(neither.body.validation_errors), ['employee_id', 'member_id'])
})

t.test('createTimeOffRequest: a user token determines employee and member; member_id is ignored', async (t) => {
  const { givenColleague, givenCategory } = await givenCompany()
  const user = await givenColleague({}, { name: 'Ben' })
  const category = await givenCategory()
  const unset = { employee_id: null, member_id: null, note: null, half_days: null }
  for (const extra of [{}, unset, { employee_id: user.employee.key, member_id: unknownKey }]) {
    const { status, body } = await create(user, { category_id: category.key, ...days('2026-03-09'), ...extra })
    t.equal(status, 200)
    t.equal(body.employee_id, user.employee.key)
    t.equal(body.updated_by, 'Ben')
  }
})

t.test('createTimeOffRequest: a user who is not an employee and names none is 422, whatever their role', async (t) => {
  const { account, givenCategory, givenEmployee } = await givenCompany()
  const category = await givenCategory()
  const draft = await account.givenUser()
  await givenEmployee({ member_id: draft.member.id, state: 'draft' })
  for (const user of [await account.givenUser(), await account.givenUser({ hris_role: 'hris_admin' }), draft]) {
    const { status, body } = await create(user, { category_id: category.key, ...days('2026-03-09') })
    t.equal(status, 422)
    t.strictSame(Object.keys(body.validation_errors), ['employee_id'])
  }
})

t.test(
  'createTimeOffRequest: users may ask for themselves and their reports, an HRIS admin for anyone; otherwise 403, unknown employees included',
  async (t) => {
    const { account, givenColleague, givenCategory, givenEmployee } = await givenCompany()
    const lead = await givenColleague()
    const middle = await givenColleague({ manager: lead.employee })
    const worker = await givenEmployee({ manager: middle.employee })
    const draft = await givenEmployee({ manager: lead.employee, state: 'draft' })
    const foreign = await timeOffOf(await world.givenAccount()).givenEmployee()
    const category = await givenCategory()
    const admin = await account.givenUser({ hris_role: 'hris_admin' })
    const viewer = await account.givenUser()
    await account.insert('member_permissions', { member_id: viewer.member.id, permission: 'view_time_off_requests' })
    const ask = async (who: Caller, key: string) =>
      (await create(who, { category_id: category.key, ...days('2026-03-09'), employee_id: key })).status
    t.equal(await ask(lead, worker.key), 200, 'an indirect report')
    t.equal(await ask(lead, lead.employee.key), 200)
    t.equal(await ask(admin, worker.key), 200)
    t.equal(await ask(middle, lead.employee.key), 403)
    t.equal(await ask(viewer, worker.key), 403, 'to see is not to ask')
    for (const key of [unknownKey, 'nonsense', foreign.key, draft.key]) {
      t.equal(await ask(lead, key), 403, key)
      t.equal(await ask(admin, key), 403, `${key} for an HRIS admin`)
    }
  },
)

t.test(
  'createTimeOffRequest: with an account token an unknown, foreign or draft employee is 404; an unknown category always is',
  async (t) => {
    const { ask, givenEmployee, givenColleague } = await givenAsking()
    const elsewhere = timeOffOf(await world.givenAccount())
    const [foreign, foreignCategory] = [await elsewhere.givenEmployee(), await elsewhere.givenCategory()]
    const draft = await givenEmployee({ state: 'draft' })
    for (const employee_id of [unknownKey, 'nonsense', foreign.key, draft.key]) {
      const { status, body } = await ask({ employee_id })
      t.equal(status, 404, employee_id)
      t.strictSame(body, { error: 'Not found' })
    }
    const user = await givenColleague()
    for (const category_id of [unknownKey, 'nonsense', foreignCategory.key]) {
      t.equal((await ask({ category_id })).status, 404, category_id)
      t.equal((await create(user, { category_id, ...days('2026-03-09') })).status, 404, `${category_id} with a user token`)
    }
  },
)

t.test('createTimeOffRequest: an unknown, foreign or inactive member is 422 and names the field', async (t) => {
  const { account, ask } = await givenAsking()
  const inactive = await account.givenMember({ active: false })
  const foreign = await (await world.givenAccount()).givenMember()
  for (const member_id of [unknownKey, 'nonsense', inactive.key, foreign.key]) {
    const { status, body } = await ask({ member_id })
    t.equal(status, 422, member_id)
    t.strictSame(Object.keys(body.validation_errors), ['member_id'])
  }
})

t.test('create date format: milliseconds are required, and a zone or a date alone is refused, in all three fields', async (t) => {
  const { ask } = await givenAsking({ tracking_unit: 'half_days' })
  const refused = [
    '2026-03-09',
    '2026-03-09T00:00:00',
    '2026-03-09T00:00:00.0',
    '2026-03-09T00:00:00.0000',
    '2026-03-09T00:00:00.000Z',
    '2026-03-09T00:00:00Z',
    '2026-03-09T00:00:00.000+01:00',
    '2026-03-09T00:00:00.000-0100',
    '2026-03-09 00:00:00.000',
    '2026-02-30T00:00:00.000',
    '2025-02-29T00:00:00.000',
    '2026-00-01T00:00:00.000',
    '2026-03-09T24:00:00.000',
    '2026-03-09T23:59:60.000',
    '0000-03-09T00:00:00.000',
    '',
    'infinity',
    1773014400000,
    null,
  ]
  for (const time of refused) {
    for (const [field, body] of Object.entries({
      from_date: { from_date: time },
      to_date: { to_date: time },
      'half_days.0.date': { half_days: [{ date: time }] },
    })) {
      const answer = await ask(body)
      t.equal(answer.status, 400, `${field} ${time}`)
      t.strictSame(Object.keys(answer.body.validation_errors), [field], `${field} ${time}`)
    }
  }
  t.equal(
    (await ask({ from_date: '2024-02-29T00:00:00.000', to_date: '2024-02-29T00:00:00.000' })).status,
    200,
    '29 February of a leap year',
  )
})

t.test('create constraint 1: to_date must be on or after from_date; the same day is allowed', async (t) => {
  const { ask } = await givenAsking()
  t.equal((await ask({ from_date: '2026-03-09T09:00:00.000', to_date: '2026-03-09T09:00:00.000' })).status, 200)
  t.equal((await ask(days('2026-03-09'))).status, 200)
  for (const [from_date, to_date] of [
    ['2026-03-09T09:00:00.000', '2026-03-09T08:59:59.999'],
    ['2026-03-10T00:00:00.000', '2026-03-09T00:00:00.000'],
  ]) {
    const { status, body } = await ask({ from_date, to_date })
    t.equal(status, 400)
    t.strictSame(body, { error: 'to_date must not be before from_date', validation_errors: { to_date: ['must not be before from_date'] } })
  }
})

t.test('create constraint 2: a request spans at most 2 whole years, rounded down; 3 calendar years or more are refused', async (t) => {
  const { ask } = await givenAsking()
  const cases: [from: string, to: string, status: number][] = [
    ['2024-02-29', '2027-02-28', 200],
    ['2024-02-29', '2027-03-01', 400],
    ['2024-01-01', '2026-12-31', 200],
    ['2024-01-01', '2027-01-01', 400],
    ['2024-03-01', '2027-02-28', 200],
    ['2024-03-01', '2034-02-28', 400],
  ]
  for (const [from, to, expected] of cases) t.equal((await ask(days(from, to))).status, expected, `${from} to ${to}`)
  const at = (time: string) => ask({ from_date: '2024-03-01T09:00:00.000', to_date: `2027-03-01T${time}` })
  t.equal((await at('08:59:59.999')).status, 200, 'a moment less than 3 years')
  const { status, body } = await at('09:00:00.000')
  t.equal(status, 400, '3 years to the moment')
  t.strictSame(Object.keys(body.validation_errors), ['to_date'])
})

t.test('create constraint 3: from_date must be on or after the employee’s first day', async (t) => {
  const { ask, givenEmployee } = await givenAsking({}, { start_date: '2026-03-10' })
  t.equal((await ask({ ...days('2026-03-10') })).status, 200, 'the very start of the day')
  const { status, body } = await ask({ from_date: '2026-03-09T23:59:59.999', to_date: '2026-03-11T00:00:00.000' })
  t.equal(status, 400)
  t.strictSame(body, { error: "fromDate can't be less than 2026-03-10" })
  const anytime = await givenEmployee({ start_date: null })
  t.equal((await ask({ employee_id: anytime.key, ...days('2001-01-01') })).status, 200, 'who has no start date can ask for any day')
})

t.test('createTimeOffRequest: a note has at most 140 characters', async (t) => {
  const { ask } = await givenAsking()
  t.equal((await ask({ note: 'ä'.repeat(140) })).status, 200)
  t.equal((await ask({ note: '😀'.repeat(140) })).status, 200)
  const { status, body } = await ask({ note: 'a'.repeat(141) })
  t.equal(status, 400)
  t.strictSame(body.validation_errors, { note: ['must be at most 140 characters'] })
})

t.test('half days must be working days in the period, each once; half defaults to first', async (t) => {
  const { ask, employee, caller, givenCategory, whole } = await givenAsking({ tracking_unit: 'half_days' })
  const week = { ...days('2026-03-05', '2026-03-10') }
  const half = (...dates: string[]) => ({ ...week, half_days: dates.map((date) => ({ date: `${date}T00:00:00.000` })) })
  const { status, body } = await ask({
    ...week,
    half_days: [{ date: '2026-03-10T12:30:00.000', half: 'second' }, { date: '2026-03-05T00:00:00.000' }],
  })
  t.equal(status, 200)
  t.strictSame(body.half_days, [
    { date: '2026-03-10T12:30:00.000', half: 'second' },
    { date: '2026-03-05T00:00:00.000', half: 'first' },
  ])
  t.equal(body.requesting_total, 3, 'four working days less two halves')
  t.equal((await ask(half('2026-03-09'))).body.requesting_total, 4, '3.5 rounded up')
  t.equal(await usedBy(caller, employee, 2026), '6.50', 'the balance counts exactly')
  for (const [title, wrong] of Object.entries({
    'before the range': half('2026-03-04'),
    'after the range': half('2026-03-11'),
    'a Saturday': half('2026-03-07'),
    twice: half('2026-03-09', '2026-03-09'),
    'another half': { ...week, half_days: [{ date: '2026-03-09T00:00:00.000', half: 'third' }] },
    'no date': { ...week, half_days: [{ half: 'first' }] },
    'no list': { ...week, half_days: { date: '2026-03-09T00:00:00.000' } },
  })) {
    const answer = await ask(wrong)
    t.equal(answer.status, 400, title)
    t.match(Object.keys(answer.body.validation_errors)[0], /^half_days/, title)
  }
  for (const tracking_unit of ['full_days', 'hours']) {
    const other = { ...whole, category_id: (await givenCategory({ tracking_unit })).key }
    t.equal((await create(caller, { ...other, half_days: [{ date: '2026-03-09T00:00:00.000' }] })).status, 400, tracking_unit)
    t.equal((await create(caller, { ...other, half_days: [] })).status, 200, `${tracking_unit}, an empty list`)
  }
})

t.test("working days follow the employee's schedule and holidays, or the account's default schedule, or Monday to Friday", async (t) => {
  const { account, ask, givenEmployee } = await givenAsking()
  const calendar = await account.insert('holiday_calendars', { name: 'Hamburg' })
  await account.insert('holidays', { calendar_id: calendar.id, day: '2026-05-01', name: 'Labour day' })
  await account.insert('holidays', { calendar_id: calendar.id, day: '2026-05-14', name: 'Ascension' })
  const weekend = await account.insert('work_schedules', { name: 'Weekend', hours: [0, 0, 0, 0, 4, 8, 8] })
  const total = async (employee: { key: string }, from: string, to: string) =>
    (await ask({ employee_id: employee.key, ...days(from, to) })).body.requesting_total
  const usual = await givenEmployee()
  const local = await givenEmployee({ holiday_calendar_id: calendar.id })
  const own = await givenEmployee({ work_schedule_id: weekend.id, holiday_calendar_id: calendar.id })
  t.equal(await total(usual, '2026-05-01', '2026-05-15'), 11)
  t.equal(await total(local, '2026-05-01', '2026-05-15'), 9, 'without the holidays')
  t.equal(await total(own, '2026-05-01', '2026-05-15'), 6, 'Friday to Sunday, without the first Friday')
  t.equal(await total(usual, '2026-05-09', '2026-05-10'), 0, 'a weekend takes nothing, and can be asked for')
  await account.insert('work_schedules', { name: 'Four days', hours: [9, 9, 9, 9, 0, 0, 0], standard: true })
  t.equal(await total(usual, '2026-05-04', '2026-05-10'), 4, "the account's standard schedule")
  t.equal(await total(own, '2026-05-04', '2026-05-10'), 3, 'not for who has his own')
})

t.test('hours: the working time between both times counts, with an hour of break, never more than the schedule has', async (t) => {
  const { account, ask, employee, caller } = await givenAsking({ tracking_unit: 'hours' })
  const part = await account.insert('work_schedules', { name: 'Part time', hours: [4, 4, 4, 4, 4.5, 0, 0] })
  const hours = async (from: string, to: string) => {
    const { status, body } = await ask({ from_date: from, to_date: to })
    t.equal(status, 200)
    const [{ units } = {}] = await execute('select units from time_off_requests where key = $1', [body.id])
    t.equal(body.requesting_total, Math.ceil(Number(units)), `${from} to ${to} is rounded up`)
    return units
  }
  const onMonday = (from: string, to: string) => hours(`2026-05-11T${from}:00.000`, `2026-05-11T${to}:00.000`)
  t.equal(await onMonday('00:00', '23:59'), '8.00', 'all day')
  t.equal(await onMonday('09:00', '18:00'), '8.00', 'the working day')
  t.equal(await onMonday('09:00', '13:00'), '4.00', 'the morning')
  t.equal(await onMonday('13:00', '18:00'), '4.00', 'the afternoon with the break')
  t.equal(await onMonday('13:00', '14:00'), '0.00', 'the break')
  t.equal(await onMonday('10:30', '15:00'), '3.50')
  t.equal(await onMonday('09:00', '09:20'), '0.33', 'to the hundredth')
  t.equal(await onMonday('18:00', '23:00'), '0.00', 'the evening')
  t.equal(await hours('2026-05-08T17:00:00.000', '2026-05-11T10:00:00.000'), '2.00', 'over a weekend')
  t.equal(await hours('2026-05-11T00:00:00.000', '2026-05-17T23:59:00.000'), '40.00', 'a week')
  t.equal(await usedBy(caller, employee, 2026), '69.83')
  await execute('update employees set work_schedule_id = $2 where id = $1', [employee.id, part.id])
  t.equal(await onMonday('09:00', '14:00'), '4.00', 'a day of 4 hours ends at 14:00')
  t.equal(await onMonday('09:00', '11:30'), '2.00', 'its break starts at 11:00')
  t.equal(await hours('2026-05-15T00:00:00.000', '2026-05-15T23:59:00.000'), '4.50')
  const { body } = await ask({ from_date: '2026-05-11T00:00:00.000', to_date: '2026-05-11T23:59:00.000' })
  t.equal(body.formatted_period, '11 May 2026 (00:00) - 11 May 2026 (23:59)')
})

t.test('balance: a request may exceed it, and each day counts in its own year', async (t) => {
  const { ask, employee, caller } = await givenAsking({ yearly_entitlement: '2' })
  const { status, body } = await ask(days('2026-12-28', '2027-01-05'))
  t.equal(status, 200)
  t.equal(body.requesting_total, 7)
  const of = async (year: number) => (await caller.get(`/timeoff/balances?employee_id=${employee.key}&year=${year}`)).body.balances[0]
  t.match(await of(2026), { units_used: '4.00', units_available: '-2.00' })
  t.match(await of(2027), { units_used: '3.00', units_available: '-1.00' })
  await ask(days('2026-12-28'))
  t.match(await of(2026), { units_used: '5.00' }, 'requests may overlap')
})

t.test('approvals: every named member must approve; the request is approved, and counted, with the last approval', async (t) => {
  const { account, givenCategory, givenEmployee } = await givenCompany()
  const [one, two] = [await account.givenMember(), await account.givenMember()]
  const category = await givenCategory({}, [two, one])
  const [employee, asking, caller] = [await givenEmployee(), await account.givenMember({ name: 'Ada' }), await account.givenCaller()]
  const asked = { employee_id: employee.key, member_id: asking.key, category_id: category.key, ...days('2026-03-09') }
  const { body } = await create(caller, asked)
  t.equal(body.state, 'pending')
  t.strictSame(
    body.pending_approvals.map(({ approver_id }: { approver_id: string }) => approver_id),
    [two.key, one.key],
    'in the order of the category',
  )
  const [second, first] = body.pending_approvals
  const partly = await approve(caller, first.id, one)
  t.equal(partly.status, 200)
  t.match(partly.body, { state: 'pending', pending_approvals: [second], updated_by: 'Ada' })
  t.equal(partly.body.pending_approvals.length, 1)
  t.equal(await usedBy(caller, employee, 2026), '0.00', 'what is pending is not used')
  const whole = await approve(caller, second.id, two)
  const { updated_at, ...request } = whole.body
  t.match(updated_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  t.strictSame(request, { ...body, state: 'approved', pending_approvals: [] })
  t.equal(Object.keys(JSON.parse(whole.text)).indexOf('updated_at'), 10, 'where the list has it')
  t.equal(await usedBy(caller, employee, 2026), '1.00')
  t.strictSame(
    (await told(account)).map(({ event }) => event),
    ['timeoff_updated', 'timeoff_updated'],
    'asked and approved; a state that stays is not told',
  )
})

t.test('approvals: the first rejection decides and closes the others', async (t) => {
  const { account, givenCategory, givenEmployee } = await givenCompany()
  const [one, two] = [await account.givenMember(), await account.givenMember()]
  const category = await givenCategory({}, [one, two])
  const [employee, caller] = [await givenEmployee(), await account.givenCaller()]
  const member = await account.givenMember()
  const asked = { employee_id: employee.key, member_id: member.key, category_id: category.key, ...days('2026-03-09') }
  const [first, second] = (await create(caller, asked)).body.pending_approvals
  const { status, body } = await reject(caller, first.id, one)
  t.equal(status, 200)
  t.match(body, { state: 'rejected' })
  t.strictSame(body.pending_approvals, [])
  const late = await approve(caller, second.id, two)
  t.equal(late.status, 409)
  t.strictSame(late.body, { error: 'The request is already rejected' })
  t.equal(await usedBy(caller, employee, 2026), '0.00')
  t.equal((await told(account)).length, 2)
})

t.test('approvals: managers up to the configured level must approve, except non-members, inactive members and the requester', async (t) => {
  const { account, givenCategory, givenEmployee, givenColleague } = await givenCompany()
  const top = await givenColleague({}, { name: 'Top' })
  const upper = await givenColleague({ manager: top.employee }, { name: 'Upper' })
  const nobody = await givenEmployee({ manager: upper.employee })
  const direct = await givenColleague({ manager: nobody }, { name: 'Direct' })
  const worker = await givenColleague({ manager: direct.employee }, { name: 'Worker' })
  const keys = { [top.member.key]: 'Top', [upper.member.key]: 'Upper', [direct.member.key]: 'Direct', [worker.member.key]: 'Worker' }
  const approversOf = async (levels: number, who: Caller = worker, employee_id?: string) => {
    const category = await givenCategory({ approval: 'managers', approval_levels: levels })
    const { body } = await create(who, { category_id: category.key, ...days('2026-03-09'), employee_id })
    t.equal(body.state, body.pending_approvals.length > 0 ? 'pending' : 'approved')
    return body.pending_approvals.map(({ approver_id }: { approver_id: string }) => keys[approver_id])
  }
  t.strictSame(await approversOf(1), ['Direct'])
  t.strictSame(await approversOf(2), ['Direct'], 'the second level is no member, and nobody takes its place')
  t.strictSame(await approversOf(3), ['Direct', 'Upper'], 'the direct one first')
  t.strictSame(await approversOf(9), ['Direct', 'Upper', 'Top'])
  t.strictSame(await approversOf(1, top), [], 'nobody above: approved at once')
  t.strictSame(await approversOf(3, direct, worker.employee.key), ['Upper'], 'who asks for another approves nothing of it')
  await execute('update members set active = false where id = $1', [direct.member.id])
  t.strictSame(await approversOf(3), ['Upper'], 'an inactive member')
  t.strictSame(await approversOf(1), [], 'none left: approved at once')

  const category = await givenCategory({}, [worker.member, top.member])
  const own = await create(worker, { category_id: category.key, ...days('2026-03-09') })
  t.strictSame(
    own.body.pending_approvals.map(({ approver_id }: { approver_id: string }) => keys[approver_id]),
    ['Top'],
    'nobody approves his own request',
  )
  const forHim = await create(top, { category_id: category.key, ...days('2026-03-09'), employee_id: worker.employee.key })
  t.equal(forHim.body.state, 'approved', 'nor one that another makes for him')
  t.ok(account.id)
})

t.test(
  'decideTimeOffApproval: a user token decides as its member, an account token as the named member; any other member is 403',
  async (t) => {
    const { account, givenCategory, givenRequest, givenEmployee } = await givenCompany()
    const approver = await account.givenUser()
    const admin = await account.givenUser({ hris_role: 'hris_admin' })
    const caller = await account.givenCaller(['w_timeoff'])
    const category = await givenCategory()
    const employee = await givenEmployee()
    const given = async () => (await givenRequest(employee, category, { state: 'pending', approvals: [approver.member] })).approvals[0]!
    const approval = await given()
    const [me, other] = [approver.member.key, admin.member.key]
    for (const [title, who, body, status] of [
      ['another member', admin, { state: 'approved' }, 403],
      ['another member as the approver', admin, { state: 'approved', approver_id: me, member_id: me }, 403],
      ['another approver_id', approver, { state: 'approved', approver_id: other }, 403],
      ['an approver_id that cannot be one', approver, { state: 'approved', approver_id: 'x' }, 403],
      ['an account that names no member', caller, { state: 'approved', approver_id: me }, 400],
      ['an account that names none by null', caller, { state: 'approved', approver_id: me, member_id: null }, 400],
      ['an account that names another', caller, { state: 'approved', member_id: other }, 403],
      ['an account that names nobody known', caller, { state: 'approved', member_id: unknownKey }, 403],
      ['no state', approver, {}, 400],
      ['another state', approver, { state: 'canceled' }, 400],
      ['pending', approver, { state: 'pending' }, 400],
    ] as const) {
      t.equal((await decide(who, approval, body)).status, status, title)
    }
    t.equal(
      (await decide(approver, approval, { state: 'approved', approver_id: me, member_id: other })).status,
      200,
      'member_id is not read',
    )
    t.equal(
      (await decide(await account.givenPartnerCaller(), await given(), { state: 'rejected', approver_id: null, member_id: me })).status,
      200,
      'a partner',
    )
    const last = await given()
    await execute('update members set active = false where id = $1', [approver.member.id])
    t.equal((await decide(caller, last, { state: 'approved', member_id: me })).status, 403, 'an approver who was deactivated')
  },
)

t.test('decideTimeOffApproval: an unknown, malformed or foreign approval is 404', async (t) => {
  const { account } = await givenCompany()
  const elsewhere = await givenCompany()
  const member = await elsewhere.account.givenMember()
  const { approvals } = await elsewhere.givenRequest(await elsewhere.givenEmployee(), await elsewhere.givenCategory(), {
    state: 'pending',
    approvals: [member],
  })
  const caller = await account.givenCaller()
  for (const key of [unknownKey, 'nonsense', approvals[0]!]) {
    const { status, body } = await approve(caller, key, member)
    t.equal(status, 404, key)
    t.strictSame(body, { error: 'Not found' })
  }
})

t.test('decideTimeOffApproval: a second decision is 409', async (t) => {
  const { account, givenCategory, givenRequest, givenEmployee } = await givenCompany()
  const [member, caller] = [await account.givenMember(), await account.givenCaller()]
  const { approvals } = await givenRequest(await givenEmployee(), await givenCategory(), { state: 'pending', approvals: [member] })
  t.equal((await approve(caller, approvals[0]!, member)).status, 200)
  for (const again of [approve, reject]) {
    const { status, body } = await again(caller, approvals[0]!, member)
    t.equal(status, 409)
    t.strictSame(body, { error: 'The approval is already approved' })
  }
})

t.test('state machine: an approval changes a request only as the table allows; any other transition is 409', async (t) => {
  const { account, givenCategory, givenRequest, givenEmployee } = await givenCompany()
  const [member, caller] = [await account.givenMember(), await account.givenCaller()]
  const [category, employee] = [await givenCategory(), await givenEmployee()]
  for (const from of timeOffStates) {
    for (const to of ['approved', 'rejected'] as const) {
      const { key, approvals } = await givenRequest(employee, category, { state: from, approvals: [member] })
      const allowed = timeOffTransitions[from].includes(to)
      const { status, body } = await decide(caller, approvals[0]!, { state: to, member_id: member.key })
      t.equal(status, allowed ? 200 : 409, `${from} -> ${to}`)
      if (!allowed) t.strictSame(body, { error: `The request is already ${from}` })
      t.equal(await stateOf(key), allowed ? to : from)
    }
  }
})

t.test('spindle timeoff cancel: cancels pending and approved requests and returns their days; others are refused', async (t) => {
  const { account, givenCategory, givenRequest, givenEmployee } = await givenCompany()
  const [member, caller] = [await account.givenMember(), await account.givenCaller()]
  const [category, employee] = [await givenCategory(), await givenEmployee({ firstname: 'Ada', lastname: 'Byron' })]
  const [list, cancel] = timeOffCommands.map(({ prepare }) => prepare(world.application.statements as never))
  const canceled = (request: string, subdomain = account.subdomain) => cancel!({ account: subdomain, request }, {} as never)
  for (const from of timeOffStates) {
    const { key } = await givenRequest(employee, category, { state: from, approvals: [member] })
    if (timeOffTransitions[from].includes('canceled')) {
      t.match(await canceled(key), { said: `${key} was ${from} and is now canceled.`, data: { id: key, state: 'canceled', was: from } })
      t.strictSame((await told(account)).at(-1), { event: 'timeoff_updated', subject: { request: key } })
      await t.rejects(canceled(key), { message: `${key} is canceled already` })
    } else {
      await t.rejects(canceled(key), { message: `${key} is ${from}` })
    }
    t.equal(await stateOf(key), timeOffTransitions[from].includes('canceled') ? 'canceled' : from)
  }
  t.equal(await usedBy(caller, employee, 2026), '0.00')
  t.equal((await told(account)).length, 2, 'what was refused is not told')
  const other = await world.givenAccount()
  const { key } = await givenRequest(employee, category)
  for (const wrong of [key, unknownKey, 'x'])
    await t.rejects(canceled(wrong, other.subdomain), { message: `${other.subdomain} has no time off request ${wrong}` })
  t.match(await list!({ account: account.subdomain, state: ['approved'] }, {} as never), {
    rows: [{ id: key, employee: 'Ada Byron', units: '1.00', counted_in: 'full_days', state: 'approved' }],
  })
  const all = await list!({ account: account.subdomain }, {} as never)
  t.equal('rows' in all && all.rows.length, 5)
})

t.test('a refused request stores nothing', async (t) => {
  const { account, ask } = await givenAsking({ tracking_unit: 'half_days' }, { start_date: '2026-03-10' })
  await ask()
  await ask({ ...days('2026-03-14'), half_days: [{ date: '2026-03-14T00:00:00.000' }] })
  for (const table of ['time_off_requests', 'time_off_usages', 'time_off_approvals', 'outbox'])
    t.equal((await execute(`select account_id from ${table} where account_id = $1`, [account.id])).length, 0, table)
})

t.test('the error for a date-time with a zone names the form that the operation expects', async (t) => {
  const caller = await (await world.givenAccount()).givenCaller()
  const whole = 'must be a date-time without a time zone, such as 2026-03-01T09:00:00.000'
  const body = { category_id: '0123456789abcdef', from_date: '2026-03-09T00:00:00.000Z', to_date: '2026-03-09T23:59:59.999' }
  t.strictSame((await caller.post('/timeoff/requests', body)).body.validation_errors, { from_date: [whole] })
  t.strictSame((await caller.get('/timeoff/requests?from_date=2026-03-09T00:00:00Z')).body.validation_errors, {
    from_date: [`${whole} or 2026-03-01T09:00:00`],
  })
})
