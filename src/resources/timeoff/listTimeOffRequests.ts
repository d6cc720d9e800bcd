// Lists time off requests that overlap a frame of time: of the account, of some employees, or of an employee and all who report to him.
import { and, asc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { operation } from '../../context.ts'
import { asBytes, isKey } from '../../db/paging.ts'
import {
  employees,
  members,
  reportingLines,
  timeOffCategories as categories,
  timeOffRequests as requests,
  timeOffStates,
} from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest } from '../../errors.ts'
import { localTimeOf } from './localTime.ts'
import { ofRequest, presentTimeOff, timeOffColumns, type TimeOffRow } from './timeOff.ts'
import type { TimeOffState } from './timeOffTransitions.ts'
import { reachableEmployees, viewerOf, type Viewer } from './visibility.ts'

type Frame = {
  account: number
  from: string
  upTo: string
  states: readonly TimeOffState[]
  /** Keys as bytes; null lets every category through. */
  categories: string[] | null
  offset: number
  limit: number
}

/**
 * The requests that overlap the frame. No request is as long as 3 years, so that none which starts earlier reaches into it: with
 * both bounds of `from_date` the covering index is read where something can match, and nowhere else.
 */
const overlapping = (p: Holders<Frame>) =>
  and(
    eq(requests.accountId, p.account),
    lte(requests.fromDate, p.upTo),
    gte(requests.fromDate, sql`${p.from}::timestamp - interval '3 years'`),
    gte(requests.toDate, p.from),
    sql`${requests.state} = any(${p.states}::text[])`,
    sql`(${p.categories}::text[] is null or ${requests.categoryId} in (
      select c.id from ${categories} c where c.account_id = ${p.account} and c.key = any(${p.categories}::text[]::bytea[])
    ))`,
  )

/**
 * One page and the count of all that match, in one statement; a page behind the last is one row that has the count alone. The rows
 * of the page are found in the index by themselves, as many as there are up to its end and those that start with the last
 * of them, before anything else is read of any.
 */
const pageOf = (p: Holders<Frame>, whose: SQL | undefined) => {
  const matching = sql`${requests} where ${and(overlapping(p), whose)}`
  return build
    .select({ total: sql<number>`counted.total`, ...timeOffColumns })
    .from(sql`(select count(*) as total from ${matching}) counted`)
    .leftJoin(
      sql`(
        select near.from_date, found.key, found.id
        from (
          select id, from_date from ${matching} order by from_date
          fetch first (${p.offset}::bigint + ${p.limit}::bigint) rows with ties
        ) near
        join ${requests} found on found.account_id = ${p.account} and found.id = near.id
        order by near.from_date, found.key
        limit ${p.limit} offset ${p.offset}
      ) page`,
      sql`true`,
    )
    .leftJoin(requests, and(eq(requests.accountId, p.account), eq(requests.id, sql`page.id`)))
    .leftJoin(employees, ofRequest.employee)
    .leftJoin(categories, ofRequest.category)
    .leftJoin(members, ofRequest.requester)
    .orderBy(asc(requests.fromDate), asc(requests.key))
}

/** Up to so many employees are looked up one by one; of more the whole frame is read and sifted, which then takes less. */
const few = 200

export const listTimeOffRequests = operation('listTimeOffRequests', ({ statement, isFamily }) => {
  const findViewer = viewerOf(statement)
  const findEmployees = reachableEmployees(statement)
  const ofAll = statement('list_time_off', (p: Holders<Frame>) => pageOf(p, undefined))
  const ofSome = statement('list_time_off_of_employees', (p: Holders<Frame & { employees: number[] }>) =>
    pageOf(p, sql`${requests.employeeId} = any(${p.employees}::bigint[])`),
  )
  const ofLine = statement('list_time_off_of_line', (p: Holders<Frame & { viewer: number }>) =>
    pageOf(
      p,
      sql`(${requests.employeeId} = ${p.viewer}::bigint or ${requests.employeeId} in (
        select line.employee_id from ${reportingLines} line
        where line.account_id = ${p.account} and line.manager_id = ${p.viewer}::bigint
      ))`,
    ),
  )

  const listReports = statement('list_few_reports', (p: Holders<{ account: number; viewer: number }>) =>
    build
      .select({ id: reportingLines.employeeId })
      .from(reportingLines)
      .where(and(eq(reportingLines.accountId, p.account), eq(reportingLines.managerId, p.viewer)))
      .limit(few + 1),
  )

  return async ({ query }, { account, caller, reply }) => {
    const { limit, offset } = query
    const frame: Frame = {
      account,
      ...boundsOf(query, isFamily),
      states: query.states?.length ? query.states : [...timeOffStates],
      categories: query.category_ids?.length ? asBytes(query.category_ids.filter(isKey)) : null,
      limit,
      offset,
    }
    const viewer = await findViewer(account, caller)
    const named = new Set([...(query.employee_id === undefined ? [] : [query.employee_id]), ...(query.employee_ids ?? [])])
    const rows = await matching(frame, viewer, named)
    const shown = rows.filter((row): row is typeof row & TimeOffRow => row.key !== null)
    return reply(200, { total_count: rows[0]?.total ?? 0, requests: shown.map(presentTimeOff) })
  }

  async function matching(frame: Frame, viewer: Viewer | undefined, named: ReadonlySet<string>) {
    const all = !viewer || viewer.viewsAll
    if (named.size > 0) return ofSome({ ...frame, employees: await findEmployees(frame.account, named, viewer, all) })
    if (all) return ofAll(frame)
    if (viewer.employee === null) return []
    const reports = await listReports({ account: frame.account, viewer: viewer.employee })
    if (reports.length > few) return ofLine({ ...frame, viewer: viewer.employee })
    return ofSome({ ...frame, employees: [viewer.employee, ...reports.map(({ id }) => id)] })
  }
})

/** A date alone is the start of its day under the profile `family`, and no time otherwise. */
function boundsOf(query: { from_date: string; to_date?: string }, isFamily: boolean): { from: string; upTo: string } {
  const timeOf = (name: string, text: string) => {
    if (text.length > 10) return localTimeOf(text)
    if (isFamily) return localTimeOf(`${text}T00:00:00`)
    throw badRequest('parameter-invalid', { [name]: ['must be a date and time, such as 2026-03-01T09:00:00'] })
  }
  const from = timeOf('from_date', query.from_date)
  const upTo = query.to_date === undefined ? 'infinity' : timeOf('to_date', query.to_date)
  if (from === undefined) throw badRequest('parameter-invalid', { from_date: ['is not a date and time of the calendar'] })
  if (upTo === undefined) throw badRequest('parameter-invalid', { to_date: ['is not a date and time of the calendar'] })
  if (upTo < from) throw badRequest('parameter-invalid', { to_date: ['must not be before from_date'] })
  return { from, upTo }
}
