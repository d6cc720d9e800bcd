// Lists the time entries that begin in a period: of the account, of some employees, or of an employee and everyone below them.
import { operation } from '../../context.ts'
import { and, asc, eq, sql, type SQL } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { accounts, employees, reportingLines, timeEntries } from '../../db/schema.ts'
import { build, direct, type Holders } from '../../db/statements.ts'
import { badRequest } from '../../errors.ts'
import { localTimeOf } from '../timeoff/localTime.ts'
import { prepareReachableEmployees, prepareTimeOffViewer } from '../timeoff/visibility.ts'
import { entryColumns, prepareTimesInZone, presentEntry, tooLate } from './timeEntry.ts'

/** Instants: entries that begin at `from` or later, and before `upTo`. */
type Wanted = { account: number; from: string | null; upTo: string | null }
type Page = Wanted & { limit: number; offset: number }
/** Employees by internal id, and everyone below the manager, if there is one. */
type People = { employees: number[]; manager: number | null }

const inPeriod = (p: Holders<Wanted>) =>
  and(
    eq(timeEntries.accountId, p.account),
    // Both bounds are always there and do not depend on the row, so that the index is read from one to the other.
    sql`${timeEntries.clockIn} >= coalesce(${p.from}::timestamptz, '-infinity')`,
    sql`${timeEntries.clockIn} < coalesce(${p.upTo}::timestamptz, 'infinity')`,
  )
/** Runs `select` for each of the people, so that each of them is read by the index that begins with the employee. */
const forEachOf = (p: Holders<Wanted & People>, select: SQL) =>
  sql`(
      select unnest(${p.employees}::bigint[]) as id
       union
      select line.employee_id from ${reportingLines} line
      join ${employees} e on e.account_id = line.account_id and e.id = line.employee_id and e.state = 'published'
      where line.account_id = ${p.account} and line.manager_id = ${p.manager}::bigint
    ) person cross join lateral (
      ${select} from ${timeEntries} where ${and(inPeriod(p), eq(timeEntries.employeeId, sql`person.id`))}`
const inOrder = [asc(timeEntries.clockIn), asc(timeEntries.key)]

/** Selects what is shown of the entries that fulfil a condition, in order. */
const selectEntries = (condition: SQL | undefined) =>
  build
    .select({
      ...entryColumns,
      employee: employees.key,
      minutes: sql<number | null>`floor(extract(epoch from ${timeEntries.clockOut} - ${timeEntries.clockIn}) / 60)::bigint`,
      timezone: accounts.timeZone,
    })
    .from(timeEntries)
    .innerJoin(employees, references(timeEntries.employeeId, employees))
    .innerJoin(accounts, eq(accounts.id, timeEntries.accountId))
    .where(condition)
    .orderBy(...inOrder)

export const listTimeEntries = operation('listTimeEntries', ({ statement }) => {
  const findViewer = prepareTimeOffViewer(statement)
  const findEmployees = prepareReachableEmployees(statement)
  const readTimes = prepareTimesInZone(statement)
  /** Returns the instants at which days begin in the account's time zone; null in place of no day, and of one after all entries. */
  const startsOf = async (account: number, days: readonly number[]): Promise<(string | null)[]> => {
    const given = days.filter((day) => day <= tooLate)
    if (given.length === 0) return days.map(() => null)
    const times = given.map((day) => new Date(day).toISOString().slice(0, -1))
    const { instants } = await readTimes(direct, account, times)
    return days.map((day) => instants[given.indexOf(day)] ?? null)
  }
  const total = sql<number>`count(*)::integer`
  const count = statement('count_time_entries', (p: Holders<Wanted>) => build.select({ total }).from(timeEntries).where(inPeriod(p)))
  const list = statement('list_time_entries', (p: Holders<Page>) => selectEntries(inPeriod(p)).limit(p.limit).offset(p.offset))
  const countOf = statement('count_time_entries_of', (p: Holders<Wanted & People>) =>
    build
      .select({ total: sql<number>`coalesce(sum(counted.total), 0)::integer` })
      .from(sql`${forEachOf(p, sql`select count(*) as total`)}) counted`),
  )
  const listOf = statement('list_time_entries_of', (p: Holders<Page & People>) => {
    const first = sql`select ${timeEntries.id}, ${timeEntries.clockIn}, ${timeEntries.key}`
    const upToPage = sql`order by ${timeEntries.clockIn}, ${timeEntries.key} limit ${p.limit}::bigint + ${p.offset}::bigint`
    const page = sql`select near.id from ${forEachOf(p, first)} ${upToPage}) near order by near.clock_in, near.key limit ${p.limit} offset ${p.offset}`
    return selectEntries(and(eq(timeEntries.accountId, p.account), sql`${timeEntries.id} = any(array(${page}))`))
  })

  return async ({ query }, { account, caller, reply }) => {
    const { limit, offset } = query
    const [first, last] = [dayOf('from_date', query.from_date), dayOf('to_date', query.to_date)]
    if (last < first) throw badRequest('parameter-invalid', { to_date: ['must not be before from_date'] })
    const [viewer, [from = null, upTo = null]] = await Promise.all([
      findViewer(account, caller),
      startsOf(account, [first, last + dayLong]),
    ])
    const all = viewer?.hrisAdmin ?? true
    const named = new Set(query.employee_ids ?? [])
    const own = viewer?.employee ?? null
    const found = named.size > 0 ? await findEmployees(account, named, viewer, all) : all ? null : own === null ? [] : [own]
    const page: Page = { account, from, upTo, limit, offset }
    const people = found && { employees: found, manager: named.size > 0 ? null : own }
    const [counted, rows] = await Promise.all(
      people ? [countOf({ ...page, ...people }), listOf({ ...page, ...people })] : [count(page), list(page)],
    )
    return reply(200, {
      total_count: counted[0]?.total ?? 0,
      time_entries: rows.map(({ employee, minutes, timezone, ...row }) => ({
        ...presentEntry(row),
        employee_id: employee,
        type: 'manual',
        worked_minutes: minutes,
        is_active: row.clockOut === null,
        timezone,
      })),
    })
  }
})

const dayLong = 24 * 60 * 60 * 1000

/** Returns the day's start in milliseconds, as if it were in UTC, or NaN without a day. Throws 400 for one that does not exist. */
function dayOf(name: string, day: string | undefined): number {
  if (day === undefined) return NaN
  const start = localTimeOf(`${day}T00:00:00`)
  if (start === undefined) throw badRequest('parameter-invalid', { [name]: ['is not a valid date'] })
  return Date.parse(`${start}Z`)
}
