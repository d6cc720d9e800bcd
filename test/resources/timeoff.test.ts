// Time off: categories, balances, and the list of requests with its visibility rules.
import t from 'tap'
import { givenWorld, type Caller } from '../fixtures/server.ts'
import { timeOffOf } from '../fixtures/timeOff.ts'

const world = await givenWorld(t, { now: () => Date.parse('2026-06-15T12:00:00Z') })
const unknownKey = '0123456789abcdef'
const { execute } = world.application.database

async function givenCompany() {
  const account = await world.givenAccount()
  return { account, ...timeOffOf(account) }
}

const list = (caller: Caller, query: string) => caller.get(`/timeoff/requests?from_date=2000-01-01T00:00:00${query && `&${query}`}`)
const idsOf = ({ body }: { body: any }): string[] => body.requests.map(({ id }: { id: string }) => id)
const balanceOf = async (caller: Caller, query: string) => (await caller.get(`/timeoff/balances${query}`)).body.balances

/** The org chart of the visibility tests: lead > middle > worker, and an outsider; each is a member and has one request. */
async function givenChart() {
  const company = await givenCompany()
  const { givenColleague, givenEmployee, givenCategory, givenRequest } = company
  const lead = await givenColleague()
  const middle = await givenColleague({ manager: lead.employee })
  const worker = await givenColleague({ manager: middle.employee })
  const outsider = await givenColleague()
  const draft = await givenEmployee({ manager: lead.employee, state: 'draft' })
  const category = await givenCategory()
  const requests: Record<string, string> = {}
  for (const [name, { employee }] of Object.entries({ lead, middle, worker, outsider }))
    requests[name] = (await givenRequest(employee, category)).key
  return { ...company, lead, middle, worker, outsider, draft, category, requests }
}

t.test('listTimeOffCategories: returns complete categories in order', async (t) => {
  const { account, givenCategory } = await givenCompany()
  const second = await givenCategory({ name: 'Unpaid', type: 'unpaid', description: '', position: 2 })
  const first = await givenCategory({ name: 'Paid', description: 'Holidays', position: 1 })
  const { status, body } = await (await account.givenCaller(['r_timeoff'])).get('/timeoff/categories')
  t.equal(status, 200)
  t.strictSame(body, {
    categories: [
      { id: first.key, name: 'Paid', type: 'paid', description: 'Holidays' },
      { id: second.key, name: 'Unpaid', type: 'unpaid', description: null },
    ],
  })
})

t.test('listTimeOffRequests: returns complete requests, with keys in the contract’s order', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const employee = await givenEmployee()
  const category = await givenCategory({ name: 'Paid', tracking_unit: 'half_days' })
  const [requester, approver] = [await account.givenMember({ name: 'Ada Lovelace' }), await account.givenMember()]
  const half_days = [{ date: '2026-03-10T00:00:00.000', half: 'second' }]
  const { key, approvals } = await givenRequest(employee, category, {
    from_date: '2026-03-09T09:00:00.250',
    to_date: '2026-03-10T18:00:00.000',
    half_days,
    note: 'Never shown',
    units: '1.50',
    state: 'pending',
    requester_id: requester.id,
    updated_at: '2026-02-01T10:00:00.25Z',
    approvals: [approver],
  })
  const { status, body, text } = await list(await account.givenCaller(['r_timeoff']), '')
  t.equal(status, 200)
  t.strictSame(body, {
    total_count: 1,
    requests: [
      {
        id: key,
        employee_id: employee.key,
        from_date: '2026-03-09T09:00:00.250',
        to_date: '2026-03-10T18:00:00.000',
        formatted_period: '09 March 2026 - 10 March 2026',
        state: 'pending',
        requesting_total: 2,
        timeoff_tracking_unit: 'half_days',
        half_days,
        updated_by: 'Ada Lovelace',
        updated_at: '2026-02-01T10:00:00.250Z',
        category_name: 'Paid',
        pending_approvals: [{ id: approvals[0], approver_id: approver.key }],
      },
    ],
  })
  const order =
    'id employee_id from_date to_date formatted_period state requesting_total timeoff_tracking_unit half_days updated_by updated_at category_name pending_approvals'
  t.equal(Object.keys(JSON.parse(text).requests[0]).join(' '), order)
  await execute("update time_off_requests set state = 'canceled' where key = $1", [key])
  t.strictSame((await list(await account.givenCaller(), '')).body.requests[0].pending_approvals, [], 'only what is pending waits')
})

t.test('listTimeOffRequests: from_date must be a valid date-time without a zone, with or without milliseconds', async (t) => {
  const { account } = await givenCompany()
  const caller = await account.givenCaller()
  const get = async (query: string) => (await caller.get(`/timeoff/requests?${query}`)).status
  t.equal(await get(''), 400, 'nothing')
  t.equal(await get('to_date=2026-01-01T00:00:00'), 400, 'to_date alone')
  for (const time of ['2026-05-01T00:00:00', '2026-05-01T00:00:00.000', '2024-02-29T23:59:59.999', '9999-12-31T23:59:59']) {
    t.equal(await get(`from_date=${time}`), 200, time)
    t.equal(await get(`from_date=0001-01-01T00:00:00&to_date=${time}`), 200, `to ${time}`)
  }
  for (const time of [
    '2026-05-01',
    '2026-05-01T00:00:00Z',
    '2026-05-01T00:00:00.000Z',
    '2026-05-01T00:00:00%2B02:00',
    '2026-02-30T00:00:00',
    '2025-02-29T00:00:00',
    '2026-13-01T00:00:00',
    '2026-05-01T24:00:00',
    '2026-05-01T23:60:00',
    '2026-05-01T23:59:60',
    '0000-05-01T00:00:00',
    '2026-05-01 00:00:00',
    '20260501T000000',
    '1767225600',
    'infinity',
  ]) {
    t.equal(await get(`from_date=${time}`), 400, time)
    t.equal(await get(`from_date=2000-01-01T00:00:00&to_date=${time}`), 400, `to ${time}`)
  }
  t.equal(await get('from_date='), 400, 'an empty one is none')
  t.equal(await get('from_date=2026-05-01T00:00:00&to_date='), 200, 'no end')
  t.equal(await get('from_date=2026-05-01T00:00:00.001&to_date=2026-05-01T00:00:00.000'), 400, 'the end before the start')
  t.equal(await get('from_date=2026-05-01T00:00:00&to_date=2026-05-01T00:00:00.000'), 200, 'an instant')
})

t.test('listTimeOffRequests: returns requests that overlap the period, both ends included; without to_date it is open', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const [employee, category] = [await givenEmployee(), await givenCategory()]
  const { key } = await givenRequest(employee, category, { from_date: '2026-03-09T08:00:00.000', to_date: '2026-03-11T18:00:00.000' })
  const caller = await account.givenCaller()
  const found = async (from: string, to?: string) => {
    const { body } = await caller.get(`/timeoff/requests?from_date=${from}${to ? `&to_date=${to}` : ''}`)
    t.equal(body.total_count, body.requests.length)
    return body.requests.length === 1 && body.requests[0].id === key
  }
  t.equal(await found('2026-03-11T18:00:00'), true, 'ends just when the frame starts')
  t.equal(await found('2026-03-11T18:00:00.001'), false, 'ended before the frame')
  t.equal(await found('2026-01-01T00:00:00', '2026-03-09T08:00:00'), true, 'starts just when the frame ends')
  t.equal(await found('2026-01-01T00:00:00', '2026-03-09T07:59:59.999'), false, 'starts after the frame')
  t.equal(await found('2026-03-10T00:00:00', '2026-03-10T01:00:00'), true, 'around the frame')
  t.equal(await found('2026-01-01T00:00:00'), true, 'no end')

  const long = { from_date: '2021-02-28T00:00:00.000', to_date: '2024-02-27T23:59:59.999' }
  await givenRequest(employee, category, long)
  t.equal(
    (await caller.get('/timeoff/requests?from_date=2024-02-27T00:00:00&to_date=2024-02-27T01:00:00')).body.total_count,
    1,
    'the longest',
  )
})

t.test('listTimeOffRequests: filters by category and state, in every form of a list', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const employee = await givenEmployee()
  const [paid, sick] = [await givenCategory(), await givenCategory()]
  const one = (await givenRequest(employee, paid, { state: 'pending' })).key
  const two = (await givenRequest(employee, paid, { state: 'rejected' })).key
  const three = (await givenRequest(employee, sick, { state: 'canceled' })).key
  const foreign = await timeOffOf(await world.givenAccount()).givenCategory()
  const caller = await account.givenCaller()
  const cases: Record<string, string[]> = {
    '': [one, two, three],
    'states=pending': [one],
    'states=pending&states=canceled': [one, three],
    'states[]=pending&states[]=canceled': [one, three],
    'states=pending,rejected,pending': [one, two],
    'states=approved': [],
    [`category_ids=${sick.key}`]: [three],
    [`category_ids[]=${sick.key}&category_ids[]=${paid.key}`]: [one, two, three],
    [`category_ids=${paid.key},${unknownKey},nonsense`]: [one, two],
    [`category_ids=${unknownKey}`]: [],
    'category_ids=nonsense': [],
    [`category_ids=${foreign.key}`]: [],
    [`category_ids=${paid.key}&states=rejected`]: [two],
    'states=': [one, two, three],
  }
  for (const [query, expected] of Object.entries(cases)) {
    const answer = await list(caller, query)
    t.strictSame(idsOf(answer), expected, query)
    t.equal(answer.body.total_count, expected.length, query)
  }
  for (const query of ['states=done', 'states=Pending', 'states=pending,done']) t.equal((await list(caller, query)).status, 400, query)
  const many = Array.from({ length: 101 }, () => unknownKey).join()
  t.equal((await list(caller, `category_ids=${many}`)).status, 400, 'more than 100')
})

t.test('listTimeOffRequests: limit is 10, 20, 50 or 100, offset is not negative, total_count counts all matches', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const [employee, category] = [await givenEmployee(), await givenCategory()]
  const keys: string[] = []
  for (let at = 0; at < 23; at++) {
    // Two requests start on each day: the id decides their order.
    const day = `2026-03-${String(1 + Math.floor(at / 2)).padStart(2, '0')}`
    keys.push((await givenRequest(employee, category, { from_date: `${day}T00:00:00.000`, to_date: `${day}T10:00:00.000` })).key)
  }
  const caller = await account.givenCaller()
  const pages: [query: string, expected: string[]][] = [
    ['', keys.slice(0, 10)],
    ['limit=10&offset=10', keys.slice(10, 20)],
    ['limit=10&offset=9', keys.slice(9, 19)],
    ['limit=20&offset=20', keys.slice(20)],
    ['limit=50', keys],
    ['limit=100&offset=22', keys.slice(22)],
    ['offset=23', []],
    ['offset=2147483647', []],
  ]
  for (const [query, expected] of pages) {
    const answer = await list(caller, query)
    t.strictSame(idsOf(answer), expected, query)
    t.equal(answer.body.total_count, 23, query)
  }
  for (const query of [
    'limit=0',
    'limit=1',
    'limit=11',
    'limit=25',
    'limit=200',
    'limit=-10',
    'limit=1e1',
    'limit=ten',
    'limit=10&limit=20',
  ])
    t.equal((await list(caller, query)).status, 400, query)
  for (const query of ['offset=-1', 'offset=x', 'offset=1.5', 'offset=2147483648', 'offset=9223372036854775808'])
    t.equal((await list(caller, query)).status, 400, query)
})

t.test('listTimeOffRequests: pages are sorted by from_date, then id', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const [employee, category] = [await givenEmployee(), await givenCategory()]
  const at = (day: string, key: string) =>
    givenRequest(employee, category, { from_date: `${day}T00:00:00.000`, to_date: '2026-12-31T00:00:00.000', key })
  const keys = Array.from({ length: 24 }, (_, number) => `019a0000000000${String(10 + number)}`)
  // Inserted with the largest key first, so that the order of insertion differs from the expected order.
  for (const key of keys.slice(1).toReversed()) await at('2026-03-01', key)
  await at('2026-03-02', keys[0]!)
  const expected = [...keys.slice(1), keys[0]]
  const caller = await account.givenCaller()
  for (const offset of [0, 10, 20])
    t.strictSame(idsOf(await list(caller, `limit=10&offset=${offset}`)), expected.slice(offset, offset + 10), `from ${offset}`)
})

t.test('list rule 1: an account token without an employee filter gets every request of the account', async (t) => {
  const { account, requests } = await givenChart()
  for (const caller of [await account.givenCaller(['r_timeoff']), await account.givenPartnerCaller(['r_timeoff'])]) {
    t.strictSame(idsOf(await list(caller, '')).toSorted(), Object.values(requests).toSorted())
  }
})

t.test('list rule 2: a user token lists its own requests and those of direct and indirect reports', async (t) => {
  const { lead, middle, worker, outsider, requests } = await givenChart()
  const cases: [Caller, string[]][] = [
    [lead, ['lead', 'middle', 'worker']],
    [middle, ['middle', 'worker']],
    [worker, ['worker']],
    [outsider, ['outsider']],
  ]
  for (const [caller, names] of cases) {
    const answer = await list(caller, '')
    t.strictSame(
      idsOf(answer),
      names.map((name) => requests[name]),
    )
    t.equal(answer.body.total_count, names.length)
  }
})

t.test('list rule 2: the same holds for a manager of hundreds', async (t) => {
  const { lead, middle, outsider, requests, givenEmployee } = await givenChart()
  const check = async (title: string) => {
    const answer = await list(lead, '')
    t.strictSame(idsOf(answer), [requests.lead, requests.middle, requests.worker], title)
    t.equal(answer.body.total_count, 3, title)
    t.strictSame(idsOf(await list(outsider, '')), [requests.outsider])
  }
  // Three exist already.
  for (let at = 0; at < 197; at++) await givenEmployee({ manager: middle.employee })
  await check('200 below')
  await givenEmployee({ manager: middle.employee })
  await check('201 below')
})

t.test('list rule 2: a user with the view permission and an HRIS admin list every request of the account', async (t) => {
  const { account, requests, outsider, worker } = await givenChart()
  const admin = await account.givenUser({ hris_role: 'hris_admin', role: 'simple' })
  const all = Object.values(requests).toSorted()
  t.strictSame(idsOf(await list(admin, '')).toSorted(), all, 'an HRIS admin who is no employee')
  t.strictSame(idsOf(await list(outsider, '')), [requests.outsider])
  await account.insert('member_permissions', { member_id: outsider.member.id, permission: 'view_time_off_requests' })
  t.strictSame(idsOf(await list(outsider, '')).toSorted(), all, 'the stored permission')
  t.strictSame(idsOf(await list(outsider, `employee_id=${worker.employee.key}`)), [requests.worker], 'and any employee by name')
  t.equal((await list(await account.givenUser({ role: 'admin' }), '')).body.total_count, 0, 'an admin of recruiting has none of it')
})

t.test('listTimeOffRequests: a user who is not an employee sees an empty list unless permitted', async (t) => {
  const { account, worker } = await givenChart()
  const user = await account.givenUser()
  t.strictSame((await list(user, '')).body, { total_count: 0, requests: [] })
  t.equal((await list(user, `employee_id=${worker.employee.key}`)).status, 403)
})

t.test('list rule 3: employee_id and employee_ids are merged and deduplicated', async (t) => {
  const { account, requests, lead, middle, worker } = await givenChart()
  const caller = await account.givenCaller()
  const [a, b, c] = [lead, middle, worker].map(({ employee }) => employee.key)
  const cases: Record<string, string[]> = {
    [`employee_id=${a}`]: ['lead'],
    [`employee_ids=${b}`]: ['middle'],
    [`employee_ids=${b}&employee_ids=${c}`]: ['middle', 'worker'],
    [`employee_ids[]=${b}&employee_ids[]=${c}`]: ['middle', 'worker'],
    [`employee_ids=${b},${c}`]: ['middle', 'worker'],
    [`employee_id=${a}&employee_ids=${a},${b},${b}`]: ['lead', 'middle'],
  }
  for (const caller_ of [caller, lead]) {
    for (const [query, names] of Object.entries(cases)) {
      const answer = await list(caller_, query)
      t.strictSame(
        idsOf(answer),
        names.map((name) => requests[name]),
        query,
      )
      t.equal(answer.body.total_count, names.length)
    }
  }
  t.equal((await list(caller, `employee_id=${a}&employee_id=${b}`)).status, 400, 'a single value is given once')
  t.equal((await list(caller, `employee_ids=${Array.from({ length: 101 }, () => a).join()}`)).status, 400, 'more than 100')
})

t.test('list rule 4: with a user token, any employee whom the user may not see makes the request 403', async (t) => {
  const { lead, middle, worker, outsider, draft } = await givenChart()
  const foreign = await timeOffOf(await world.givenAccount()).givenEmployee()
  const [a, b, c, d] = [lead, middle, worker, outsider].map(({ employee }) => employee.key)
  for (const query of [
    `employee_id=${a}`,
    `employee_ids=${d}`,
    `employee_id=${b}&employee_ids=${c},${d}`,
    `employee_ids=${unknownKey}`,
    `employee_ids=${foreign.key}`,
    'employee_id=nonsense',
    `employee_id=${c}&employee_ids=${unknownKey}`,
  ]) {
    t.equal((await list(middle, query)).status, 403, query)
  }
  t.equal((await list(middle, `employee_id=${b}&employee_ids=${c}`)).status, 200, 'himself and his report')
  t.equal((await list(lead, `employee_id=${draft.key}`)).status, 403, 'a draft counts as unknown')
})

t.test('listTimeOffRequests: with an account token an unknown, foreign or draft employee is 404, alone and in a list', async (t) => {
  const { account, lead, draft } = await givenChart()
  const foreign = await timeOffOf(await world.givenAccount()).givenEmployee()
  for (const caller of [await account.givenCaller(), await account.givenPartnerCaller()]) {
    for (const key of [unknownKey, foreign.key, draft.key, 'nonsense', lead.employee.key.toUpperCase().replace(/^0/, 'X')]) {
      for (const query of [`employee_id=${key}`, `employee_ids=${key}`, `employee_ids=${lead.employee.key}&employee_ids=${key}`]) {
        const { status, body } = await list(caller, query)
        t.equal(status, 404, query)
        t.strictSame(body, { error: 'Not found' })
      }
    }
  }
})

t.test('listTimeOffRequests: a token without r_timeoff is 403', async (t) => {
  const { account } = await givenCompany()
  t.equal((await list(await account.givenCaller(['w_timeoff', 'r_employees']), '')).status, 403)
  t.equal((await list(await account.givenUser({}, { scopes: ['w_timeoff'] }), '')).status, 403)
})

t.test('balances: entitlement, carry-over and use of the year are strings with two decimals', async (t) => {
  const { account, givenEmployee, givenCategory, givenRequest } = await givenCompany()
  const [employee, other] = [await givenEmployee(), await givenEmployee()]
  const paid = await givenCategory({ name: 'Paid', tracking_unit: 'half_days', yearly_entitlement: '20', description: 'Holidays' })
  const sick = await givenCategory({ name: 'Sick', tracking_unit: 'hours', yearly_entitlement: '16' })
  const free = await givenCategory({ name: 'Free', unlimited: true, yearly_entitlement: '5' })
  await account.insert('time_off_allowances', {
    employee_id: employee.id,
    category_id: paid.id,
    year: 2026,
    entitlement: '24.25',
    carry_over: '3.5',
  })
  await account.insert('time_off_allowances', { employee_id: employee.id, category_id: paid.id, year: 2025, carry_over: '100' })
  await account.insert('time_off_allowances', { employee_id: other.id, category_id: sick.id, year: 2026, carry_over: '100' })
  for (const state of ['pending', 'rejected', 'canceled']) await givenRequest(employee, paid, { state, units: '9.00' })
  await givenRequest(employee, paid, { units: '1.50' })
  await givenRequest(employee, paid, { from_date: '2025-12-30T00:00:00.000', units: '3.00', usages: { 2025: '2.00', 2026: '1.00' } })
  await givenRequest(employee, sick, { units: '20.75' })
  await givenRequest(employee, free, { units: '2.00' })
  await givenRequest(other, paid, { units: '7.00' })
  const caller = await account.givenCaller(['r_timeoff'])
  const shown = (
    unit: string,
    category: { key: string },
    name: string,
    amounts: string[],
    unlimited = false,
    description: string | null = null,
  ) => ({
    units_available: amounts[0],
    units_carry_over_available: amounts[1],
    units_used: amounts[2],
    has_unlimited_timeoff: unlimited,
    category_id: category.key,
    time_off_tracking_unit: unit,
    name,
    description,
  })
  const { status, body, text } = await caller.get(`/timeoff/balances?employee_id=${employee.key}`)
  t.equal(status, 200)
  t.strictSame(body, {
    balances: [
      shown('half_days', paid, 'Paid', ['25.25', '3.50', '2.50'], false, 'Holidays'),
      shown('hours', sick, 'Sick', ['-4.75', '0.00', '20.75']),
      shown('full_days', free, 'Free', ['-2.00', '0.00', '2.00'], true),
    ],
  })
  t.equal(
    Object.keys(JSON.parse(text).balances[0]).join(' '),
    'units_available units_carry_over_available units_used has_unlimited_timeoff category_id time_off_tracking_unit name description',
  )
  const [earlier] = await balanceOf(caller, `?employee_id=${employee.key}&year=2025`)
  t.strictSame(earlier, shown('half_days', paid, 'Paid', ['118.00', '100.00', '2.00'], false, 'Holidays'), "the category's entitlement")
})

t.test('balances: visibility follows the list rules, and the default is the current year', async (t) => {
  const { account, lead, middle, worker, outsider, draft, category } = await givenChart()
  const caller = await account.givenCaller()
  t.equal((await caller.get('/timeoff/balances')).status, 400, 'an account names the employee')
  t.equal((await (await account.givenPartnerCaller()).get('/timeoff/balances')).status, 400)
  for (const year of ['0', '10000', 'x', '2026.5'])
    t.equal((await caller.get(`/timeoff/balances?employee_id=${lead.employee.key}&year=${year}`)).status, 400)
  for (const key of [unknownKey, 'nonsense']) t.equal((await caller.get(`/timeoff/balances?employee_id=${key}`)).status, 404, key)
  t.strictSame(await balanceOf(caller, `?employee_id=${draft.key}`), [], 'a draft has none yet')
  t.equal((await middle.get(`/timeoff/balances?employee_id=${draft.key}`)).status, 403, 'whom the member may not see')
  const get = async (who: Caller, key: string) => (await who.get(`/timeoff/balances?employee_id=${key}`)).status
  t.equal(await get(lead, worker.employee.key), 200)
  t.equal(await get(middle, lead.employee.key), 403)
  t.equal(await get(middle, outsider.employee.key), 403)
  t.equal(await get(middle, unknownKey), 403)
  t.equal((await balanceOf(middle, ''))[0].units_used, '1.00', 'his own, this year')
  t.equal((await balanceOf(middle, '?year=2025'))[0].units_used, '0.00')
  t.strictSame(await balanceOf(await account.givenUser(), ''), [], 'nobody has no balance')
  t.equal((await balanceOf(lead, ''))[0].category_id, category.key)
})
