// Import and export of time off: categories with their approvers, allowances, requests with their units and approvals.
import t, { type Test } from 'tap'
import { operator } from '../src/access/audit.ts'
import { exportAccount } from '../src/transfer/export.ts'
import { importLines } from '../src/transfer/import.ts'
import { diskStore } from '../src/files/store.ts'
import { givenWorld, type World } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'

type Item = Record<string, any>

/** What import and export need of a server. */
const toolsOf = ({ application: { statements }, config }: World) => ({ ...statements, store: diskStore(`${config.DATA_DIR}/files`) })

async function linesOf(world: World, subdomain: string): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exportAccount(toolsOf(world), { subdomain, now: Date.parse('2026-11-20T10:00:00Z') })) lines.push(line)
  return lines
}

async function* inTurn(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines
}

const importInto = (world: World, lines: Iterable<string>) => importLines(toolsOf(world), inTurn(lines))
const faultsOf = (world: World, lines: Iterable<string>): Promise<readonly string[]> =>
  importInto(world, lines).then(
    () => [],
    (error: { faults: readonly string[] }) => error.faults,
  )

/** The time off of an account as the API shows it. */
async function everyAnswer({ application: { database, tokens }, callerWith }: World, subdomain: string) {
  const [account] = await database.execute('select id from accounts where subdomain = $1', [subdomain])
  const { token } = await tokens.issue({ account: Number(account?.id), name: 'Test', scopes: ['r_timeoff'], expiresAt: null }, operator)
  const caller = callerWith(token)
  const { body } = await caller.get('/timeoff/requests?from_date=2000-01-01T00:00:00&limit=100')
  const answers: unknown[] = [body, (await caller.get('/timeoff/categories')).body]
  for (const { employee_id } of body.requests)
    for (const year of [2025, 2026]) answers.push((await caller.get(`/timeoff/balances?employee_id=${employee_id}&year=${year}`)).body)
  return answers
}

async function givenSource(t: Test) {
  const world = await givenWorld(t)
  const account = await world.givenAccount('source')
  const { givenEmployee, givenCategory, givenRequest } = timeOffOf(account)
  const [one, two] = [await account.givenMember(), await account.givenMember()]
  const category = await givenCategory({ name: 'Paid', description: '', tracking_unit: 'half_days', yearly_entitlement: '20.5' }, [
    two,
    one,
  ])
  const hours = await givenCategory({ name: 'Sick', tracking_unit: 'hours', approval: 'managers', approval_levels: 2, unlimited: true })
  const employee = await givenEmployee({ firstname: 'Ada' })
  await account.insert('time_off_allowances', { employee_id: employee.id, category_id: hours.id, year: 2026, carry_over: '1' })
  await account.insert('time_off_allowances', { employee_id: employee.id, category_id: category.id, year: 2026, entitlement: '30' })
  await account.insert('time_off_allowances', { employee_id: employee.id, category_id: category.id, year: 2025, carry_over: '2.25' })
  await givenRequest(employee, category, { state: 'pending', approvals: [two, one], note: 'Sailing' })
  const decided = await givenRequest(employee, category, {
    from_date: '2025-12-30T09:30:00.250',
    to_date: '2026-01-02T00:00:00.000',
    half_days: [{ date: '2025-12-31T00:00:00.000', half: 'second' }],
    units: '2.50',
    usages: { 2025: '1.50', 2026: '1.00' },
    approvals: [one],
  })
  await world.application.database.execute("update time_off_approvals set state = 'approved', decided_at = now() where request_id = $1", [
    decided.id,
  ])
  await givenRequest(employee, hours, { state: 'canceled', units: '0.00', usages: {} })
  return { world, lines: await linesOf(world, 'source') }
}

t.test('time off is exported and imported unchanged, and never imported twice', async (t) => {
  const { world: source, lines } = await givenSource(t)
  const types = lines.map((line) => JSON.parse(line).record)
  t.strictSame(types.slice(types.indexOf('time_off_category')), [
    'time_off_category',
    'time_off_category',
    'time_off_allowances',
    'time_off_request',
    'time_off_request',
    'time_off_request',
  ])
  const target = await givenWorld(t)
  const other = timeOffOf(await target.givenAccount('other'))
  await other.givenRequest(await other.givenEmployee(), await other.givenCategory())
  await importInto(target, lines)
  t.strictSame((await linesOf(target, 'source')).slice(1), lines.slice(1), 'exported again line by line')
  t.strictSame(await everyAnswer(target, 'source'), await everyAnswer(source, 'source'))
  const { counts } = await importInto(target, lines)
  t.same(counts.time_off_request, { added: 0, unchanged: 3 }, 'a repeat changes nothing')
  t.same(counts.time_off_allowances, { added: 0, unchanged: 1 })
  t.same(counts.time_off_category, { added: 0, unchanged: 2 })
})

t.test('optional fields may be omitted from a record', async (t) => {
  const { world, lines } = await givenSource(t)
  const all: Item[] = lines.map((line) => JSON.parse(line))
  const employee = all.find(({ record }) => record === 'employee')?.id
  const member = all.find(({ record }) => record === 'member')?.id
  const category = { record: 'time_off_category', id: '019a00a1f3880001', name: 'Volunteering', type: 'paid' }
  const request = {
    record: 'time_off_request',
    id: '019a00a1f3880002',
    employee_id: employee,
    category_id: category.id,
    requester_id: member,
    from_date: '2026-03-09T00:00:00.000',
    to_date: '2026-03-10T00:00:00.000',
    half_days: [{ date: '2026-03-10T00:00:00.000' }],
    units: '1.5',
  }
  const header = { record: 'spindle', version: 1, account: 'source' }
  const file = [header, category, request].map((record) => JSON.stringify(record))
  await importInto(world, file)
  const { counts } = await importInto(world, file)
  t.same(counts, { time_off_category: { added: 0, unchanged: 1 }, time_off_request: { added: 0, unchanged: 1 } })
  const written = (await linesOf(world, 'source')).map((line) => JSON.parse(line))
  t.match(
    written.find(({ id }) => id === category.id),
    {
      tracking_unit: 'full_days',
      yearly_entitlement: '0.00',
      approval: 'none',
      approvers: [],
    },
  )
  t.match(
    written.find(({ id }) => id === request.id),
    {
      state: 'pending',
      note: null,
      half_days: [{ half: 'first' }],
      usages: [{ year: 2026, units: '1.50' }],
      created_at: '2025-10-20T08:00:05Z',
    },
  )
})

t.test('invalid time off records are refused with line and JSON pointer', async (t) => {
  const { world, lines } = await givenSource(t)
  const at = lines.findIndex((line) => JSON.parse(line).from_date?.startsWith('2025'))
  const of = (record: string) => lines.findIndex((line) => JSON.parse(line).record === record)
  const wrong: [title: string, line: number, change: (record: Item) => void, fault: RegExp][] = [
    ['an end before the start', at, (r) => (r.to_date = '2025-12-29T00:00:00.000'), /\/to_date is before from_date$/],
    ['three years', at, (r) => (r.to_date = '2028-12-30T09:30:00.250'), /\/to_date is 3 years or more after from_date$/],
    ['30 February', at, (r) => (r.from_date = '2025-02-30T00:00:00.000'), /\/from_date is not a valid date and time$/],
    ['30 February as a half day', at, (r) => (r.half_days[0].date = '2025-02-30T00:00:00.000'), /\/half_days\/0\/date is not/],
    ['usages that are not the units', at, (r) => (r.units = '9.00'), /\/usages must add up to the units, 9\.00$/],
    ['a year twice', at, (r) => (r.usages[0].year = 2026), /\/usages has a year twice$/],
    ['an approver twice', at, (r) => r.approvals.push({ ...r.approvals[0], id: '019a00a1f3880009' }), /\/approvals has an approver twice$/],
    ['negative units', at, (r) => ((r.units = '-1'), (r.usages = [{ year: 2025, units: '-1' }])), /\/units must not be negative$/],
    ['another employee', at, (r) => (r.employee_id = '019a00a1f3880009'), /\/employee_id refers to an unknown employee/],
    ['another category', at, (r) => (r.category_id = '019a00a1f3880009'), /\/category_id refers to an unknown time_off_category/],
    [
      'another approver',
      at,
      (r) => (r.approvals[0].approver_id = '019a00a1f3880009'),
      /\/approvals\/0\/approver_id refers to an unknown member/,
    ],
    ['other content', at, (r) => (r.note = 'Other'), /already exists with other content$/],
    ['an approver of a category twice', of('time_off_category'), (r) => (r.approvers[1] = r.approvers[0]), /\/approvers has an id twice$/],
    [
      'an amount of three decimals',
      of('time_off_category'),
      (r) => (r.yearly_entitlement = '1.005'),
      /\/yearly_entitlement does not match/,
    ],
    ['a year of a category twice', of('time_off_allowances'), (r) => r.allowances.push(r.allowances[0]), /has a year of a category twice$/],
  ]
  for (const [title, line, change, fault] of wrong) {
    const record = JSON.parse(lines[line]!)
    change(record)
    const faults = await faultsOf(world, lines.with(line, JSON.stringify(record)))
    t.match(faults[0], fault, title)
    t.ok(
      faults.every((each) => each.startsWith(`line ${line + 1}: `)),
      `${title}: ${faults.join('; ')}`,
    )
  }
})
