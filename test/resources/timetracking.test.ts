// Time tracking: what an entry may say, whose entries a caller reaches, and entries that overlap, even at once.
import t, { type Test } from 'tap'
import { instantsIn } from '../../src/resources/accounts/timeZone.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'
import { timeOffOf } from '../fixtures/timeOff.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const [unknownKey, unknownUuid] = ['0123456789abcdef', '00000000-0000-4000-8000-000000000000']

async function given(timeZone = 'Europe/Berlin') {
  const account = await world.givenAccount()
  await execute('update accounts set time_zone = $2 where id = $1', [account.id, timeZone])
  const employee = await account.givenEmployee()
  const caller = await account.givenCaller(['r_employees', 'w_employees'])
  return { account, employee, caller, ...timeOffOf(account) }
}

const pathOf = ({ key }: { key: string }, uuid?: string) => `/time-tracking/employees/${key}/time-entries${uuid ? `/${uuid}` : ''}`
const record = (caller: Caller, employee: { key: string }, clock_in_time: string, clock_out_time?: string | null, more = {}) =>
  caller.post(pathOf(employee), { clock_in_time, clock_out_time, ...more })
const recordAll = (caller: Caller, time_entries: object[]) => caller.post('/time-tracking/time-entries', { time_entries })
const list = async (caller: Caller, query = '') => (await caller.get(`/time-tracking/time-entries${query}`)).body
const startsOf = async (caller: Caller, query = ''): Promise<string[]> =>
  (await list(caller, query)).time_entries.map(({ clock_in_time: start }: { clock_in_time: string }) => start)
const patch = (caller: Caller, employee: { key: string }, uuid: string, body: object) =>
  caller.request('PATCH', pathOf(employee, uuid), { body })
const refused = (t: Test, { status, headers }: Answer, code: string) => t.strictSame([status, headers.get('x-error-code')], [422, code])

t.test('createTimeEntry: a time without a zone is the account’s, in winter and summer', async (t) => {
  const { employee, caller } = await given()
  const { status, body } = await record(caller, employee, '2026-01-05T09:00', '2026-01-05T17:30:00.250', { type: 'time-entry', note: '' })
  t.equal(status, 201)
  t.match(body.uuid, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  t.strictSame(body, {
    type: 'manual',
    clock_in_time: '2026-01-05T08:00:00.000Z',
    clock_out_time: '2026-01-05T16:30:00.250Z',
    uuid: body.uuid,
    note: null,
    timezone: 'Europe/Berlin',
  })
  t.match((await record(caller, employee, '2026-07-06T09:00:00', '')).body, {
    clock_in_time: '2026-07-06T07:00:00.000Z',
    clock_out_time: null,
  })
  t.match((await record(caller, employee, '2026-07-05T23:00:00-03:00', '2026-07-06T03:00:00Z')).body, {
    clock_in_time: '2026-07-06T02:00:00.000Z',
  })
})

// Browsers send names that only some databases know: `US/Pacific-New` is one that none here does.
t.test('times are recorded, changed and listed in a time zone that the database does not know', async (t) => {
  const { account, employee, caller } = await given()
  const update = { time_zone: 'US/Pacific-New' }
  const admin = await account.givenCaller(['r_jobs', 'w_account'])
  t.equal((await admin.request('PATCH', `/accounts/${account.subdomain}`, { body: update })).status, 200)
  const { status, body } = await record(caller, employee, '2026-01-05T00:00', '2026-01-05T17:00')
  t.equal(status, 201)
  t.match(body, { clock_in_time: '2026-01-05T08:00:00.000Z', timezone: 'US/Pacific-New' })
  const changed = await patch(caller, employee, body.uuid, { clock_out_time: '2026-01-05T18:00' })
  t.match(changed, { status: 200, body: { clock_out_time: '2026-01-06T02:00:00.000Z' } })
  t.strictSame(await startsOf(caller, '?from_date=2026-01-05&to_date=2026-01-05'), ['2026-01-05T08:00:00.000Z'])
  t.strictSame(await startsOf(caller, '?to_date=2026-01-04'), [])
})

t.test('a local time is the instant that Postgres finds, near changes of clocks too', async (t) => {
  const changes = [
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/St_Johns', '2026-03-08'],
    ['America/Havana', '2026-11-01'],
    ['America/Sao_Paulo', '2018-11-04'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Pacific/Chatham', '2026-09-27'],
    ['Pacific/Apia', '2011-12-30'],
    ['Africa/Casablanca', '2026-02-15'],
    ['Africa/Monrovia', '1972-01-07'],
    ['Asia/Kolkata', '2026-03-29'],
    ['UTC', '2026-03-29'],
  ] as const
  const quarter = 15 * 60_000
  for (const [zone, day] of changes) {
    const begin = Date.parse(day) - 1.5 * 96 * quarter
    const times = Array.from({ length: 4 * 96 }, (_, at) => new Date(begin + at * quarter).toISOString().slice(0, -1))
    const rows = await execute(
      `select to_char(time::timestamp at time zone $1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant
         from unnest($2::text[]) with ordinality given(time, position) order by position`,
      [zone, times],
    )
    t.strictSame(
      times.map(instantsIn(zone)),
      rows.map(({ instant }) => instant),
      `${zone} around ${day}`,
    )
  }
})

t.test('createTimeEntry: refuses impossible times, an end before the start, and unknown employees', async (t) => {
  const { employee, caller } = await given()
  const tooLate = ['9999-12-31T23:59:59', '9999-12-31T23:59:59Z', '9999-12-30T23:59:59-14:00', '9999-12-31T23:59:59-14:00']
  for (const time of ['2026-02-30T09:00:00', '2026-01-01T25:00', '2026-01-01T09:00+99:00', '2026-01-01', 'now', '', ...tooLate])
    t.equal((await record(caller, employee, time)).status, 400, time)
  for (const end of ['2026-03-02T09:00:00', '2026-03-02T08:00:00'])
    refused(t, await record(caller, employee, '2026-03-02T09:00:00', end), 'field-invalid')
  const foreign = await (await world.givenAccount()).givenEmployee()
  for (const key of [unknownKey, 'x', foreign.key]) t.equal((await record(caller, { key }, '2026-03-02T09:00:00')).status, 404)
  t.equal((await list(caller)).total_count, 0)
})

t.test('overlaps are refused unless override_overlapping; entries may touch', async (t) => {
  const { account, employee, caller } = await given('UTC')
  const at = (start: string, end: string | null, more = {}) =>
    record(caller, employee, `2026-03-02T${start}:00`, end && `2026-03-02T${end}:00`, more)
  t.equal((await at('09:00', '12:00')).status, 201)
  for (const [start, end] of [
    ['08:00', '09:01'],
    ['10:00', '11:00'],
    ['11:59', null],
    ['08:00', null],
    ['09:00', '12:00'],
  ] as const)
    refused(t, await at(start, end), 'time-entry-overlaps')
  t.equal((await at('08:00', '09:00')).status, 201)
  const last = await at('12:00', null)
  t.equal(last.status, 201)
  refused(t, await record(caller, employee, '2027-01-01T00:00:00'), 'time-entry-overlaps')
  t.equal((await at('10:00', '11:00', { override_overlapping: true })).status, 201)
  t.equal((await record(caller, await account.givenEmployee(), '2026-03-02T09:00:00')).status, 201, 'another employee')
  refused(t, await patch(caller, employee, last.body.uuid, { clock_in_time: '2026-03-02T11:30:00' }), 'time-entry-overlaps')
  t.equal((await patch(caller, employee, last.body.uuid, { clock_out_time: '2026-03-02T13:00:00' })).status, 200, 'itself is no overlap')
  for (const { uuid, clock_in_time, clock_out_time } of (await list(caller, `?employee_ids=${employee.key}`)).time_entries)
    t.match(
      await patch(caller, employee, uuid, { note: 'Seen', clock_in_time, clock_out_time }),
      { status: 200, body: { note: 'Seen' } },
      'times that stay are not compared again',
    )
})

t.test('createTimeEntries: all entries or none, and entries of one request overlap too', async (t) => {
  const { account, employee, caller } = await given('UTC')
  const other = await account.givenEmployee()
  const of = ({ key: employee_id }: { key: string }, hours: string, more = {}) => {
    const [start, end] = hours.split('-')
    return { employee_id, clock_in_time: `2026-03-02T${start}:00Z`, clock_out_time: `2026-03-02T${end}:00Z`, ...more }
  }
  refused(t, await recordAll(caller, [of(employee, '09:00-12:00'), of(employee, '11:00-13:00')]), 'time-entry-overlaps')
  t.equal((await recordAll(caller, [of(employee, '09:00-12:00'), of({ key: unknownKey }, '09:00-12:00')])).status, 404)
  t.equal((await recordAll(caller, [])).status, 400)
  t.equal((await list(caller)).total_count, 0)
  const made = await recordAll(caller, [
    of(employee, '13:00-14:00', { note: 'Late' }),
    { ...of(other, '09:00-12:00'), clock_out_time: null },
  ])
  t.equal(made.status, 201)
  t.match(made.body, [
    { employee_id: employee.key, clock_in_time: '2026-03-02T13:00:00.000Z', clock_out_time: '2026-03-02T14:00:00.000Z', note: 'Late' },
    { employee_id: other.key, clock_in_time: '2026-03-02T09:00:00.000Z', clock_out_time: null, note: null },
  ])
  const audited = await execute("select action from audit_log where account_id = $1 and action like 'employee_time%'", [account.id])
  t.equal(audited.length, 2, 'one entry in the log for each employee')
})

t.test('updateTimeEntry and deleteTimeEntry: the given fields, of the employee’s own entry', async (t) => {
  const { account, employee, caller } = await given('UTC')
  const { body: made } = await record(caller, employee, '2026-03-02T09:00:00', '2026-03-02T17:00:00', { note: 'First' })
  t.strictSame((await patch(caller, employee, made.uuid, {})).body, made)
  const changed = await patch(caller, employee, made.uuid.toUpperCase(), { clock_out_time: null, note: null })
  t.strictSame(changed.body, { ...made, clock_out_time: null, note: null })
  refused(t, await patch(caller, employee, made.uuid, { clock_out_time: '2026-03-02T09:00:00' }), 'field-invalid')
  t.equal((await patch(caller, employee, made.uuid, { clock_in_time: '2026-02-30T09:00:00' })).status, 400)
  const other = await account.givenEmployee()
  for (const [of, uuid] of [
    [other, made.uuid],
    [employee, unknownUuid],
    [employee, 'x'],
    [{ key: unknownKey }, made.uuid],
  ] as const) {
    t.equal((await patch(caller, of, uuid, { note: 'x' })).status, 404)
    t.equal((await caller.delete(pathOf(of, uuid))).status, 404)
  }
  t.equal((await caller.delete(pathOf(employee, made.uuid))).status, 204)
  t.equal((await list(caller)).total_count, 0)
  const audited = await execute(
    "select action from audit_log where account_id = $1 and subject_id = $2 and action like '%time%' order by id",
    [account.id, employee.id],
  )
  t.strictSame(
    audited.map(({ action }) => action),
    ['employee_time_recorded', 'employee_time_changed', 'employee_time_changed', 'employee_time_deleted'],
  )
})

t.test('listTimeEntries: the pages of several employees are in the order of their entries', async (t) => {
  const { account, employee, caller } = await given()
  const [second, third] = [await account.givenEmployee(), await account.givenEmployee()]
  const starts: string[] = []
  for (let at = 0; at < 36; at++) {
    const day = `2026-02-${String(1 + Math.floor(at / 3)).padStart(2, '0')}`
    const start = `${day}T${String(10 + (at % 3)).padStart(2, '0')}:00:00.000Z`
    await account.givenTimeEntry([employee, second, third][at % 3]!, { clock_in: start, clock_out: null })
    if (at % 3 !== 1) starts.push(start)
  }
  const named = `employee_ids=${third.key}&employee_ids=${employee.key}`
  for (const offset of [0, 10, 20, 30]) {
    t.strictSame(await startsOf(caller, `?${named}&limit=10&offset=${offset}`), starts.slice(offset, offset + 10))
    t.equal((await list(caller, `?${named}&limit=10&offset=${offset}`)).total_count, 24)
  }
  const { total_count, time_entries } = await list(caller, `?${named}&from_date=2026-02-03&to_date=2026-02-04`)
  t.strictSame([total_count, time_entries.map((entry: { clock_in_time: string }) => entry.clock_in_time)], [4, starts.slice(4, 8)])
  for (const filter of ['', `&${named}`]) t.strictSame(await startsOf(caller, `?limit=100&offset=2147483647${filter}`), [])
})

t.test('listTimeEntries: by day in the account’s zone, by employee, in pages', async (t) => {
  const { account, employee, caller } = await given()
  const other = await account.givenEmployee()
  // In Berlin midnight is at 23:00 UTC in winter.
  await record(caller, employee, '2026-01-05T00:00:00', '2026-01-05T08:00:00')
  await record(caller, other, '2026-01-05T23:59:00', '2026-01-06T06:00:30')
  await record(caller, employee, '2026-01-06T00:00:00')
  const [first, second, third] = ['2026-01-04T23:00:00.000Z', '2026-01-05T22:59:00.000Z', '2026-01-05T23:00:00.000Z'] as const
  t.strictSame(await startsOf(caller), [first, second, third])
  t.strictSame(await startsOf(caller, '?from_date=2026-01-05&to_date=2026-01-05'), [first, second])
  t.strictSame(await startsOf(caller, '?from_date=2026-01-06'), [third])
  t.strictSame(await startsOf(caller, `?employee_ids[]=${other.key}`), [second])
  t.match(await list(caller, '?limit=10&offset=1'), {
    total_count: 3,
    time_entries: [{ worked_minutes: 361 }, { worked_minutes: null, is_active: true }],
  })
  const ends: [query: string, found: string[]][] = [
    ['?from_date=1000-01-01&to_date=9999-12-31', [first, second, third]],
    ['?from_date=9999-12-31', []],
    ['?to_date=9999-12-30', [first, second, third]],
  ]
  for (const [query, found] of ends) t.strictSame(await startsOf(caller, query), found, query)
  for (const query of ['from_date=2026-02-30', 'from_date=2026-01-06&to_date=2026-01-05', 'to_date=tomorrow', 'limit=7'])
    t.equal((await caller.get(`/time-tracking/time-entries?${query}`)).status, 400, query)
  t.equal((await caller.get(`/time-tracking/time-entries?employee_ids=${unknownKey}`)).status, 404)
})

t.test('a user token reaches the member’s own entries and those of their reports; HRIS admins reach all', async (t) => {
  const { account, givenColleague, givenEmployee } = await given('UTC')
  const lead = await givenColleague()
  const worker = await givenColleague({ manager: lead.employee })
  const outsider = await givenEmployee()
  const admin = await account.givenUser({ role: 'simple', hris_role: 'hris_admin' })
  const nobody = await account.givenUser({ role: 'simple' })
  const reached: [Caller, statuses: number[], total: number][] = [
    [worker, [404, 201, 404], 1],
    [lead, [201, 201, 404], 3],
    [admin, [201, 201, 201], 6],
    [nobody, [404, 404, 404], 0],
  ]
  for (const [at, [caller, statuses, total]] of reached.entries()) {
    const answers = []
    for (const employee of [lead.employee, worker.employee, outsider])
      answers.push(await record(caller, employee, `2026-03-0${at + 1}T09:00:00`, `2026-03-0${at + 1}T10:00:00`))
    t.strictSame(
      answers.map(({ status }) => status),
      statuses,
    )
    t.equal((await list(caller)).total_count, total)
  }
  t.equal((await list(lead, `?employee_ids=${lead.employee.key}`)).total_count, 2, 'of the named employees only')
  const draft = await account.givenEmployee({ state: 'draft', manager_id: lead.employee.id })
  for (const [caller, status] of [
    [lead, 404],
    [admin, 201],
  ] as const)
    t.equal((await record(caller, draft, '2026-03-09T09:00:00')).status, status, 'a draft')
  t.strictSame([(await list(lead)).total_count, (await list(admin)).total_count], [5, 7], 'whose entries nobody but an HRIS admin sees')
  for (const key of [outsider.key, unknownKey]) t.equal((await worker.get(`/time-tracking/time-entries?employee_ids=${key}`)).status, 403)
})

t.test('of entries that overlap and are recorded at once, one is stored', async (t) => {
  const { employee, caller } = await given('UTC')
  for (let day = 10; day < 20; day++) {
    const at = (start: number) => record(caller, employee, `2026-03-${day}T0${start}:00:00`, `2026-03-${day}T0${start + 4}:00:00`)
    const statuses = (await Promise.all([at(1), at(2), at(3), at(4)])).map(({ status }) => status)
    t.strictSame(statuses.toSorted(), [201, 422, 422, 422])
  }
  t.equal((await list(caller)).total_count, 10)
})
