// Lists the time entries that begin in a period: of the account, of some employees, or of an employee and everyone below them.
import { operation } from '../../context.ts'
import { and, asc, eq, sql, type SQL } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { accounts, employees, reportingLines, timeEntries } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest } from '../../errors.ts'
import { localTimeOf } from '../timeoff/localTime.ts'
import { prepareReachableEmployees, prepareTimeOffViewer } from '../timeoff/visibility.ts'
import { entryColumns, presentEntry } from './timeEntry.ts'

type Wanted = { account: number; from: string | null; upTo: string | null; employees: number[] | null; manager: number | null }

export const listTimeEntries = operation('listTimeEntries', ({ statement }) => {
  const findViewer = prepareTimeOffViewer(statement)
  const findEmployees = prepareReachableEmployees(statement)
  const matching = (p: Holders<Wanted>) => {
    const zone = sql`(select a.time_zone from ${accounts} a where a.id = ${p.account})`
    const startOf = (day: SQL) => sql`${day}::timestamp at time zone ${zone}`
    return and(
      eq(timeEntries.accountId, p.account),
      // Both bounds are always there and do not depend on the row, so that the index is read from one to the other.
      sql`${timeEntries.clockIn} >= coalesce(${startOf(sql`${p.from}::date`)}, '-infinity')`,
      sql`${timeEntries.clockIn} < coalesce(${startOf(sql`(${p.upTo}::date + 1)`)}, 'infinity')`,
      sql`(${p.employees}::bigint[] is null or ${timeEntries.employeeId} = any(${p.employees}::bigint[]) or exists (
        select 1 from ${reportingLines} line
        where line.account_id = ${p.account} and line.manager_id = ${p.manager}::bigint and line.employee_id = ${timeEntries.employeeId}
      ))`,
    )
  }
  const count = statement('count_time_entries', (p: Holders<Wanted>) =>
    build
      .select({ total: sql<number>`count(*)::integer` })
      .from(timeEntries)
      .where(matching(p)),
  )
  const list = statement('list_time_entries', (p: Holders<Wanted & { limit: number; offset: number }>) =>
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
      .where(matching(p))
      .orderBy(asc(timeEntries.clockIn), asc(timeEntries.key))
      .limit(p.limit)
      .offset(p.offset),
  )

  return async ({ query }, { account, caller, reply }) => {
    const { limit, offset } = query
    const [from, upTo] = [dayOf('from_date', query.from_date), dayOf('to_date', query.to_date)]
    if (from !== null && upTo !== null && upTo < from) throw badRequest('parameter-invalid', { to_date: ['must not be before from_date'] })
    const viewer = await findViewer(account, caller)
    const all = viewer?.hrisAdmin ?? true
    const named = new Set(query.employee_ids ?? [])
    const own = viewer?.employee ?? null
    const found = named.size > 0 ? await findEmployees(account, named, viewer, all) : all ? null : own === null ? [] : [own]
    const wanted: Wanted = { account, from, upTo, employees: found, manager: named.size > 0 || all ? null : own }
    const [counted, rows] = await Promise.all([count(wanted), list({ ...wanted, limit, offset })])
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

/** Returns the day, or null without one. Throws 400 for a day that does not exist. */
function dayOf(name: string, day: string | undefined): string | null {
  if (day !== undefined && localTimeOf(`${day}T00:00:00`) === undefined)
    throw badRequest('parameter-invalid', { [name]: ['is not a valid date'] })
  return day ?? null
}
