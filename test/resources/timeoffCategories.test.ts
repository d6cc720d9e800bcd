// Setting up time off: categories and their rules, allowances, and an account that does so through the API alone.
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'
import { timeOffOf } from '../fixtures/timeOff.ts'

const world = await givenWorld(t, { now: () => Date.parse('2026-06-15T12:00:00Z') })
const { execute } = world.application.database
const unknownKey = '0123456789abcdef'

const patch = (caller: Caller, key: string, body: object) => caller.request('PATCH', `/timeoff/categories/${key}`, { body })
const allow = (caller: Caller, body: object) => caller.request('PUT', '/timeoff/allowances', { body })
const week = { from_date: '2026-07-20T00:00:00.000', to_date: '2026-07-24T23:59:59.000' }

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_timeoff', 'w_timeoff', 'w_account'])
  const create = async (body: object) => (await caller.post('/timeoff/categories', { name: 'Paid', type: 'paid', ...body })).body
  return { account, caller, create, ...timeOffOf(account) }
}

const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.equal(headers.get('x-error-code'), code, `${status} ${JSON.stringify(body)}`)
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}

/** The actions on categories and allowances in the audit log, in order. */
async function audited({ id }: GivenAccount): Promise<string[]> {
  const rows = await execute("select action from audit_log where account_id = $1 and action ~ '^(category|employee)' order by id", [id])
  return rows.map(({ action }) => action as string)
}

t.test('createTimeOffCategory: the least and the most that a category says', async (t) => {
  const { account, caller } = await given()
  const least = await caller.post('/timeoff/categories', { name: 'Paid', type: 'paid' })
  t.equal(least.status, 201)
  t.match(least.body.id, /^[0-9a-f]{16}$/)
  const defaults = {
    id: least.body.id,
    name: 'Paid',
    type: 'paid',
    description: null,
    tracking_unit: 'full_days',
    unlimited: false,
    yearly_entitlement: '0.00',
    approval: 'none',
    approval_levels: 1,
    approvers: [],
    position: 0,
  }
  t.strictSame(least.body, defaults)
  const [first, second] = [await account.givenMember(), await account.givenMember()]
  const rules = {
    name: 'Sick',
    type: 'unpaid',
    description: 'Counted in hours',
    tracking_unit: 'hours',
    unlimited: true,
    yearly_entitlement: '12.5',
    approval: 'members',
    approval_levels: 3,
    approvers: [second.key, first.key, second.key],
    position: 7,
  }
  const most = await caller.post('/timeoff/categories', rules)
  t.strictSame(most.body, { id: most.body.id, ...rules, yearly_entitlement: '12.50', approvers: [second.key, first.key] })
  const third = await caller.post('/timeoff/categories', { name: 'Third', type: 'paid', description: '' })
  t.match(third.body, { position: 8, description: null }, 'a new one is the last')
  await patch(caller, third.body.id, { position: 1_000_000 })
  const fourth = await caller.post('/timeoff/categories', { name: 'Fourth', type: 'paid' })
  t.equal(fourth.body.position, 1_000_000, 'the greatest position')
  const { body } = await caller.get('/timeoff/categories')
  t.strictSame(
    body.categories.map(({ name }: { name: string }) => name),
    ['Paid', 'Sick', 'Third', 'Fourth'],
  )
  t.strictSame((await caller.get(`/timeoff/categories/${least.body.id}`)).body, defaults)
  t.strictSame(await audited(account), ['category_created', 'category_created', 'category_created', 'category_updated', 'category_created'])
})

t.test('createTimeOffCategory: refuses a blank name, missing and unknown approvers, and malformed amounts', async (t) => {
  const { account, caller } = await given()
  const create = (body: object) => caller.post('/timeoff/categories', { name: 'Paid', type: 'paid', ...body })
  refused(t, await create({ name: ' ' }), 'field-required', 'name')
  refused(t, await create({ approval: 'members' }), 'field-required', 'approvers')
  const inactive = await account.givenMember({ active: false })
  const foreign = await (await world.givenAccount()).givenMember()
  for (const key of [unknownKey, 'x', inactive.key, foreign.key])
    refused(t, await create({ approvers: [key] }), 'reference-unknown', 'approvers')
  for (const body of [
    { name: '' },
    { type: 'half' },
    { yearly_entitlement: '1.234' },
    { yearly_entitlement: '-1' },
    { approval_levels: 0 },
  ])
    t.equal((await create(body)).status, 400, JSON.stringify(body))
  t.strictSame((await caller.get('/timeoff/categories')).body.categories, [])
  await execute(
    `insert into time_off_categories (account_id, name, type, tracking_unit, yearly_entitlement, position)
      select $1, 'Filler', 'paid', 'full_days', 20, n from generate_series(1, 999) n`,
    [account.id],
  )
  const last = await Promise.all([create({}), create({})])
  t.strictSame(last.map(({ status }) => status).toSorted(), [201, 422], 'of two at once one is the thousandth')
  refused(t, await create({}), 'list-full')
})

t.test('updateTimeOffCategory: changes the given rules only', async (t) => {
  const { account, caller, create } = await given()
  const approver = await account.givenMember()
  const made = await create({ description: 'Holidays', approval: 'members', approvers: [approver.key], yearly_entitlement: '20' })
  const changed = await patch(caller, made.id, { name: 'Leave', description: null, position: 4 })
  t.equal(changed.status, 200)
  t.strictSame(changed.body, { ...made, name: 'Leave', description: null, position: 4 })
  t.strictSame((await patch(caller, made.id, {})).body, changed.body, 'nothing given, nothing changed')
  refused(t, await patch(caller, made.id, { approvers: [] }), 'field-required', 'approvers')
  const managed = await patch(caller, made.id, { approval: 'managers', approval_levels: 2, approvers: [] })
  t.match(managed.body, { approval: 'managers', approval_levels: 2, approvers: [] })
  refused(t, await patch(caller, made.id, { approval: 'members' }), 'field-required', 'approvers')
  t.equal((await patch(caller, unknownKey, {})).status, 404)
  t.strictSame(await audited(account), ['category_created', 'category_updated', 'category_updated', 'category_updated'])
})

t.test('updateTimeOffCategory: with requests the unit stays in days or in hours', async (t) => {
  const { caller, create, givenEmployee, givenRequest } = await given()
  const made = await create({ tracking_unit: 'hours' })
  t.equal((await patch(caller, made.id, { tracking_unit: 'full_days' })).status, 200, 'free without requests')
  const [{ id } = {}] = await execute('select id from time_off_categories where key = $1', [made.id])
  await givenRequest(await givenEmployee(), { id: id as number }, { state: 'rejected' })
  const hours = await patch(caller, made.id, { tracking_unit: 'hours' })
  t.equal(hours.status, 409)
  refused(t, hours, 'time-off-category-in-use')
  t.equal((await patch(caller, made.id, { tracking_unit: 'half_days' })).status, 200)
})

t.test('deleteTimeOffCategory: only without requests, with its approvers and allowances', async (t) => {
  const { account, caller, givenCategory, givenEmployee, givenRequest } = await given()
  const employee = await givenEmployee()
  const category = await givenCategory({}, [await account.givenMember()])
  await allow(caller, { employee_id: employee.key, category_id: category.key, year: 2026 })
  const path = `/timeoff/categories/${category.key}`
  const { id } = await givenRequest(employee, category, { state: 'canceled' })
  const hindered = await caller.delete(path)
  t.equal(hindered.status, 409)
  refused(t, hindered, 'time-off-category-in-use')
  await execute('delete from time_off_requests where account_id = $1 and id = $2', [account.id, id])
  t.equal((await caller.delete(path)).status, 204)
  for (const key of [category.key, unknownKey, 'nonsense']) t.equal((await caller.delete(`/timeoff/categories/${key}`)).status, 404)
  t.equal((await caller.get(path)).status, 404)
  t.strictSame(await execute('select 1 from time_off_allowances where account_id = $1', [account.id]), [])
  t.strictSame(await audited(account), ['employee_allowance_set', 'category_deleted'])
})

t.test('setTimeOffAllowance: replaces entitlement and carry-over of one year, which the balance shows', async (t) => {
  const { account, caller, givenEmployee, create } = await given()
  const employee = await givenEmployee({ state: 'draft' })
  const { id } = await create({ yearly_entitlement: '20' })
  const of = { employee_id: employee.key, category_id: id, year: 2026 }
  const set = await allow(caller, { ...of, entitlement: '32', carry_over: '1.5' })
  t.equal(set.status, 200)
  t.strictSame(set.body, { ...of, entitlement: '32.00', carry_over: '1.50' })
  await execute("update employees set state = 'published' where account_id = $1", [account.id])
  const balance = async (year: number) => (await caller.get(`/timeoff/balances?employee_id=${employee.key}&year=${year}`)).body.balances[0]
  t.match(await balance(2026), { units_available: '33.50', units_carry_over_available: '1.50' })
  t.match(await balance(2027), { units_available: '20.00', units_carry_over_available: '0.00' })
  t.match((await allow(caller, { ...of, carry_over: '-2' })).body, { entitlement: null, carry_over: '-2.00' })
  t.match(await balance(2026), { units_available: '18.00' }, 'the entitlement is the category’s again')
  const foreign = await given()
  const theirs = { employee: (await foreign.givenEmployee()).key, category: (await foreign.create({})).id }
  for (const employee_id of [unknownKey, 'x', theirs.employee])
    refused(t, await allow(caller, { ...of, employee_id }), 'reference-unknown', 'employee_id')
  for (const category_id of [unknownKey, 'x', theirs.category])
    refused(t, await allow(caller, { ...of, category_id }), 'reference-unknown', 'category_id')
  for (const body of [{ year: 0 }, { year: 10_000 }, { entitlement: '-1' }, { carry_over: 'x' }, { carry_over: null }])
    t.equal((await allow(caller, { ...of, ...body })).status, 400, JSON.stringify(body))
  t.match(await balance(2026), { units_available: '18.00' })
})

t.test('with a user token only HRIS admins and admins set up time off', async (t) => {
  const { account, givenCategory, givenEmployee } = await given()
  const category = await givenCategory()
  const allowance = { employee_id: (await givenEmployee()).key, category_id: category.key, year: 2026 }
  const members = { hris: { role: 'simple', hris_role: 'hris_admin' }, admin: { role: 'admin' }, simple: { role: 'simple' } }
  for (const [name, member] of Object.entries(members)) {
    const user = await account.givenUser(member)
    const answers = [
      await user.post('/timeoff/categories', { name, type: 'paid' }),
      await patch(user, category.key, { name }),
      await allow(user, allowance),
      await user.delete(`/timeoff/categories/${(await givenCategory()).key}`),
    ]
    const expected = name === 'simple' ? [403, 403, 403, 403] : [201, 200, 200, 204]
    t.strictSame(
      answers.map(({ status }) => status),
      expected,
      name,
    )
    if (name === 'simple') for (const answer of answers) refused(t, answer, 'role-missing')
  }
})

t.test('an account requests, approves and sees balances by what the API set up', async (t) => {
  const { account, caller } = await given()
  const manager = await account.givenMember({ role: 'simple' })
  const body = { name: 'Paid', type: 'paid', yearly_entitlement: '25', approval: 'members', approvers: [manager.key] }
  const { body: category } = await caller.post('/timeoff/categories', body)
  const employee = await account.givenEmployee()
  const asker = await account.givenMember()
  const request = { employee_id: employee.key, member_id: asker.key, category_id: category.id, ...week }
  const { body: asked } = await caller.post('/timeoff/requests', request)
  t.match(asked, { state: 'pending', requesting_total: 5, pending_approvals: [{ approver_id: manager.key }] })
  const decision = { state: 'approved', member_id: manager.key }
  const decided = await caller.request('PATCH', `/timeoff/approvals/${asked.pending_approvals[0].id}`, { body: decision })
  t.match(decided.body, { state: 'approved' })
  const { body: left } = await caller.get(`/timeoff/balances?employee_id=${employee.key}`)
  t.match(left.balances, [{ units_available: '20.00', units_used: '5.00', category_id: category.id }])
})

t.test('a category that is deleted or gets another unit while it is requested: one of both is refused', async (t) => {
  const { account, caller, givenEmployee, create } = await given()
  const employee = await givenEmployee()
  const asker = await account.givenMember()
  for (let time = 0; time < 10; time++) {
    const { id } = await create({})
    const ask = () => caller.post('/timeoff/requests', { employee_id: employee.key, member_id: asker.key, category_id: id, ...week })
    const change = () => (time % 2 ? caller.delete(`/timeoff/categories/${id}`) : patch(caller, id, { tracking_unit: 'hours' }))
    const [asked, changed] = await Promise.all([ask(), change()])
    const isConsistent =
      changed?.status === 409 ? asked?.status === 200 : asked?.status === 404 || asked?.body.timeoff_tracking_unit === 'hours'
    t.ok(isConsistent, `the request got ${asked?.status}, the change ${changed?.status}`)
  }
})
