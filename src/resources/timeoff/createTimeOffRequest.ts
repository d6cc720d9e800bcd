// Requests time off for an employee. A request without approvers is approved at once.
import { and, between, eq, sql, alias } from '../../db/drizzle.js'
import type { operations } from '../../../generated/types.ts'
import { operation, type Caller } from '../../context.ts'
import { hasId, hasKey, references } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { employees, holidays, timeOffCategories as categories, workSchedules, type HalfDay } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest, invalid, requireRow } from '../../errors.ts'
import { prepareActiveMember } from '../members/actingMember.ts'
import { prepareApprovers } from './approvers.ts'
import { localTimeOf, wholeYears } from './localTime.ts'
import { decimal, prepareRequestInsert } from './storing.ts'
import { prepareRequestById } from './timeOff.ts'
import { prepareReachableEmployees, prepareTimeOffViewer } from './visibility.ts'
import { hoursOn, hundredthsByYear, usualHours, type Wanted, type WorkingTime } from './workingTime.ts'

type Body = operations['createTimeOffRequest']['requestBody']['content']['application/json']

const mostWholeYears = 2
const standard = alias(workSchedules, 'standard')

export const createTimeOffRequest = operation('createTimeOffRequest', ({ statement, transaction, notify }) => {
  const findViewer = prepareTimeOffViewer(statement)
  const findEmployees = prepareReachableEmployees(statement)
  const findMember = prepareActiveMember(statement)
  // Locked, so that it is neither deleted nor gets another unit before the request is stored.
  const lockCategory = statement('lock_category_of_request', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        id: categories.id,
        unit: categories.trackingUnit,
        approval: categories.approval,
        approvalLevels: categories.approvalLevels,
      })
      .from(categories)
      .where(hasKey(categories, p))
      .for('share'),
  )
  const findEmployee = statement('find_working_time', (p: Holders<{ account: number; id: number; from: string; to: string }>) =>
    build
      .select({
        startDate: employees.startDate,
        hours: sql<number[] | null>`coalesce(${workSchedules.hours}, ${standard.hours})`,
        holidays: sql<string[]>`array(${build
          .select({ day: sql`${holidays.day}::text` })
          .from(holidays)
          .where(
            and(
              eq(holidays.accountId, p.account),
              eq(holidays.calendarId, employees.holidayCalendarId),
              between(holidays.day, sql`${p.from}::timestamp::date`, sql`${p.to}::timestamp::date`),
            ),
          )})`,
      })
      .from(employees)
      .leftJoin(workSchedules, references(employees.workScheduleId, workSchedules))
      .leftJoin(standard, and(eq(standard.accountId, employees.accountId), standard.standard))
      .where(hasId(employees, p))
      // Until the request is stored, the employee cannot be deleted.
      .for('key share', { of: employees }),
  )
  const findApprovers = prepareApprovers(statement)
  const store = prepareRequestInsert(statement)
  const read = prepareRequestById(statement)

  return async ({ body }, { account, caller, reply }) => {
    const { from, to } = periodOf(body)
    const { employee, requester } = caller.person ? await ofUser(caller, body) : await ofAccount(account, body)
    return transaction(async (run) => {
      const category = requireRow(isKey(body.category_id) ? await run(lockCategory, { account, key: body.category_id }) : [])
      const { startDate, ...time } = requireRow(await run(findEmployee, { account, id: employee, from, to }))
      if (startDate !== null && from.slice(0, 10) < startDate)
        throw badRequest('before-start-date', `fromDate can't be less than ${startDate}`)
      const workingTime: WorkingTime = { hours: time.hours ?? usualHours, holidays: new Set(time.holidays) }
      const halfDays = halfDaysOf(body, category.unit, workingTime)
      const wanted: Wanted = { from, to, unit: category.unit, halves: new Set(halfDays.map(({ date }) => date.slice(0, 10))) }
      const years = hundredthsByYear(wanted, workingTime)
      const units = decimal([...years.values()].reduce((sum, hundredths) => sum + hundredths, 0))
      const approvers = await findApprovers(run, { account, employee, requester }, category)
      const state = approvers.length > 0 ? 'pending' : 'approved'
      const note = body.note ?? null
      const request = { account, employee, category: category.id, requester, from, to, halfDays, note, state, units } as const
      const { id, key } = await store(run, request, years, approvers)
      const subject = { request: key }
      await notify(run, { account, event: 'timeoff_updated', subject })
      if (state === 'approved') await notify(run, { account, event: 'timeoff_request_approved', subject })
      const { updated_at: _, ...created } = await read(run, account, id)
      return reply(200, created)
    })
  }

  /** For a user token: the member's own employee, unless another one within their reach is named. */
  async function ofUser(caller: Caller & { kind: 'user' }, { employee_id: key }: Body) {
    const viewer = (await findViewer(caller.tenant.id, caller))!
    const [employee = viewer.employee] =
      key === undefined ? [] : await findEmployees(caller.tenant.id, new Set([key]), viewer, viewer.hrisAdmin)
    if (employee !== null) return { employee, requester: caller.person.id }
    throw invalid('member-not-employee', 'employee_id', 'is required because the member is not an employee')
  }

  /** For other tokens: the employee and the member must be named. */
  async function ofAccount(account: number, { employee_id: key, member_id: memberKey }: Body) {
    if (key === undefined || memberKey === undefined) {
      throw badRequest(key === undefined ? 'employee-required' : 'member-required', {
        ...(key === undefined && { employee_id: ['is required'] }),
        ...(memberKey === undefined && { member_id: ['is required'] }),
      })
    }
    const [employee] = (await findEmployees(account, new Set([key]), undefined, true)) as [number]
    const member = await findMember(account, memberKey)
    if (member) return { employee, requester: member.id }
    throw invalid('reference-unknown', 'member_id', 'is not an active member of the account')
  }
})

/** Returns the period, checked as far as possible without the database. */
function periodOf({ from_date, to_date, half_days = [] }: Body): { from: string; to: string } {
  const times = { from_date, to_date, ...Object.fromEntries(half_days.map(({ date }, at) => [`half_days.${at}.date`, date])) }
  for (const [field, time] of Object.entries(times)) {
    if (localTimeOf(time) === undefined) throw badRequest('period-invalid', { [field]: ['is not a valid date and time'] })
  }
  if (to_date < from_date) throw badRequest('period-invalid', { to_date: ['must not be before from_date'] })
  if (wholeYears(from_date, to_date) > mostWholeYears)
    throw badRequest('period-invalid', { to_date: [`must be less than ${mostWholeYears + 1} years after from_date`] })
  return { from: from_date, to: to_date }
}

/** Returns the half days as stored. Each is a working day within the period and given once, and the category tracks half days. */
function halfDaysOf({ from_date, to_date, half_days = [] }: Body, unit: Wanted['unit'], time: WorkingTime): HalfDay[] {
  if (half_days.length > 0 && unit !== 'half_days')
    throw badRequest('half-days-invalid', { half_days: ['must be empty: the category does not track half days'] })
  const seen = new Set<string>()
  return half_days.map(({ date, half = 'first' }, at) => {
    const day = date.slice(0, 10)
    const refuse = (message: string) => badRequest('half-days-invalid', { [`half_days.${at}.date`]: [message] })
    if (day < from_date.slice(0, 10) || day > to_date.slice(0, 10)) throw refuse('must be between from_date and to_date')
    if (hoursOn(time, day) === 0) throw refuse('must be a working day of the employee')
    if (seen.has(day)) throw refuse('must not be given twice')
    seen.add(day)
    return { date, half }
  })
}
