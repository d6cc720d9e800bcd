// The time off list compared with the simple statement that defines it: the same order, for random periods, filters, viewers and pages.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { asBytes } from '../src/db/paging.ts'
import { timeOffLengths, timeOffStates } from '../src/db/schema.ts'
import { prepareRequestsInFrame } from '../src/resources/timeoff/requestsInFrame.ts'
import { holds } from './fixtures/property.ts'
import { givenWorld } from './fixtures/server.ts'

const employeeCount = 3200
const requestCount = 6000
/** The number of reports: all employees report to the first manager, 240 to each of the next, 15 or fewer to the others. */
const reports = 15

const world = await givenWorld(t)
const { execute } = world.application.database
const account = await world.givenAccount()
const find = prepareRequestsInFrame(world.application.statements.statement)

const { id: requester } = await account.givenMember()
const categories: { id: number; key: string }[] = []
for (const name of ['Paid', 'Sick', 'Unpaid'])
  categories.push(
    (await account.insert('time_off_categories', {
      name,
      type: 'paid',
      tracking_unit: 'hours',
      position: 1,
    })) as (typeof categories)[number],
  )

await execute(
  `insert into employees (account_id, state, employee_number, firstname, lastname, start_date)
   select $1, 'published', at::text, 'First', 'Last', '2000-01-01' from generate_series(0, ${employeeCount - 1}) at order by at`,
  [account.id],
)
const employees = (await execute(`select id from employees where account_id = $1 order by employee_number::integer`, [account.id])).map(
  ({ id }) => Number(id),
)
const managerOf = (at: number) => Math.floor((at - 1) / reports)
const lines: [manager: number, employee: number, distance: number][] = []
const reportsOf = employees.map(() => [] as number[])
for (let at = 1; at < employeeCount; at++) {
  for (let manager = managerOf(at), distance = 1; ; manager = managerOf(manager), distance++) {
    lines.push([employees[manager]!, employees[at]!, distance])
    reportsOf[manager]!.push(employees[at]!)
    if (manager === 0) break
  }
}
await execute(
  `insert into reporting_lines (account_id, manager_id, employee_id, distance)
   select $1, (line ->> 0)::bigint, (line ->> 1)::bigint, (line ->> 2)::integer from json_array_elements($2::text::json) line`,
  [account.id, JSON.stringify(lines)],
)

/** Requests of every length, especially at the boundaries of the length classes; many start together. */
const edges = timeOffLengths.flatMap((days) => [days - 1, days]).filter((days) => days < 1096)
await execute(
  `insert into time_off_requests (account_id, employee_id, category_id, from_date, to_date, state, units, requester_id)
   select $1, ($2::text::json ->> (random() * 1e9)::integer % ${employeeCount})::bigint, ($3::text::json ->> at % ${categories.length})::bigint,
          start, start + length, (array['pending', 'approved', 'rejected', 'canceled'])[1 + at / 3 % 4], 1, $4
     from generate_series(0, ${requestCount - 1}) at,
          lateral (select timestamp '2018-01-01' + (random() * 3650 + at * 0)::integer * interval '1 day' as start) day,
          lateral (select case when at % 3 = 0
              then ('{${edges.join(',')}}'::integer[])[1 + at / 3 % ${edges.length}] * interval '1 day' - at % 2 * interval '1 millisecond'
              else (random() * 20 + at * 0) * interval '1 day' end as length) measure`,
  [account.id, JSON.stringify(employees), JSON.stringify(categories.map(({ id }) => id)), requester],
)
await execute('analyze time_off_requests', [])

type Frame = Parameters<typeof find>[0]
/** The keys of all requests that overlap the period, in order. */
async function defined({ from, upTo, states, categories: keys }: Frame, visible: readonly number[] | undefined): Promise<string[]> {
  const rows = await execute(
    `select r.key from time_off_requests r join time_off_categories c on c.account_id = r.account_id and c.id = r.category_id
      where r.account_id = $1 and r.from_date <= $2 and r.to_date >= $3 and r.state = any($4::text[])
        and ($5::text[] is null or c.key = any($5::text[]::bytea[])) and ($6::bigint[] is null or r.employee_id = any($6::bigint[]))
      order by r.from_date, r.key`,
    [account.id, upTo, from, states ?? timeOffStates, keys, visible ?? null],
  )
  return rows.map(({ key }) => String(key))
}

const instants = fc
  .integer({ min: Date.parse('2017-01-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') })
  .chain((at) => fc.constantFrom(at, at - (at % 86_400_000), at - (at % 86_400_000) - 1))
const days = fc.oneof(fc.nat(3), fc.nat(100), fc.nat(1500))
const frames = fc
  .record({
    start: instants,
    days: fc.option(days),
    states: fc.option(fc.subarray([...timeOffStates])),
    categories: fc.option(fc.subarray([...categories.map(({ key }) => key), '0123456789abcdef'])),
    offset: fc.oneof(fc.constant(0), fc.nat(60), fc.nat(7000)),
    limit: fc.constantFrom(10, 20, 50, 100),
  })
  .map(({ start, days: length, categories: keys, ...rest }): Frame => {
    const local = (at: number) => new Date(at).toISOString().slice(0, -1)
    const upTo = length === null ? 'infinity' : local(start + length * 86_400_000)
    return { account: account.id, from: local(start), upTo, categories: keys && asBytes(keys), ...rest }
  })
/** Whose requests, as indexes of employees; a manager sees their own and their reports'. */
const viewers = fc.oneof(
  fc.constant(undefined),
  fc.record({ managers: fc.constant(true), places: fc.constantFrom([0], [1], [7]) }),
  fc.record({ managers: fc.constant(true), places: fc.nat(employeeCount - 1).map((at) => [at]) }),
  fc.record({ managers: fc.constant(false), places: fc.uniqueArray(fc.nat(employeeCount - 1), { maxLength: 100 }) }),
)

t.test('pages and counts are those of a full scan', async (t) => {
  const seen = { all: 0, byClass: 0, byBoth: 0, byEmployee: 0, rows: 0 }
  await holds(
    t,
    fc.asyncProperty(frames, viewers, async (frame, viewer) => {
      const own = viewer?.places.map((at) => employees[at]!)
      const manager = viewer?.managers ? own![0]! : null
      const visible = viewer?.managers ? [...own!, ...reportsOf[viewer.places[0]!]!] : own
      const keys = await defined(frame, visible)
      const rows = await find(frame, own && { employees: own, manager })
      assert.deepEqual(
        { total: rows[0]?.total, keys: rows.flatMap(({ key }) => (key === null ? [] : [key])) },
        { total: keys.length, keys: keys.slice(frame.offset, frame.offset + frame.limit) },
      )
      const way = !visible ? 'all' : visible.length > 3000 ? 'byClass' : visible.length > 100 ? 'byBoth' : 'byEmployee'
      seen[way]++
      seen.rows += rows.length
    }),
    { runs: 400 },
  )
  t.comment(JSON.stringify(seen))
  t.ok(Object.values(seen).every((count) => count > 0) && seen.rows > 500, 'each way of looking was taken, and pages had rows')
})
