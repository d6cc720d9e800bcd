// Lists an employee's balance of each category in a year.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { timeOffAllowances as allowances, timeOffCategories as categories, timeOffRequests, timeOffUsages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest } from '../../errors.ts'
import { prepareReachableEmployees, prepareTimeOffViewer } from './visibility.ts'

type Values = { account: number; employee: number; year: number }

/** A number with two decimals, as text. */
const amount = (value: ReturnType<typeof sql>) => sql<string>`(${value})::numeric(12, 2)`
const carried = sql`coalesce(${allowances.carryOver}, 0)`
const entitled = sql`case when ${categories.unlimited} then 0 else coalesce(${allowances.entitlement}, ${categories.yearlyEntitlement}) end`
/** The units of a year that approved requests use. Only a request's present state counts. */
const used = (p: Holders<Values>) => sql`coalesce((
  select sum(taken.units)
  from ${timeOffUsages} taken
  join ${timeOffRequests} request on request.account_id = taken.account_id and request.id = taken.request_id
  where taken.account_id = ${p.account} and taken.year = ${p.year}::integer
    and request.employee_id = ${p.employee}::bigint and request.category_id = ${categories.id} and request.state = 'approved'
), 0)`

export const listTimeOffBalances = operation('listTimeOffBalances', ({ statement }) => {
  const findViewer = prepareTimeOffViewer(statement)
  const findEmployees = prepareReachableEmployees(statement)
  const list = statement('list_time_off_balances', (p: Holders<Values>) =>
    build
      .select({
        available: amount(sql`${entitled} + ${carried} - ${used(p)}`),
        carryOver: amount(carried),
        used: amount(used(p)),
        unlimited: categories.unlimited,
        category: categories.key,
        unit: categories.trackingUnit,
        name: categories.name,
        description: categories.description,
      })
      .from(categories)
      .leftJoin(
        allowances,
        and(
          eq(allowances.accountId, categories.accountId),
          eq(allowances.categoryId, categories.id),
          eq(allowances.employeeId, p.employee),
          eq(allowances.year, p.year),
        ),
      )
      .where(eq(categories.accountId, p.account))
      .orderBy(asc(categories.position), asc(categories.key))
      .limit(longestList),
  )

  return async ({ query: { employee_id: key, year } }, { account, caller, now, reply }) => {
    const viewer = await findViewer(account, caller)
    if (!viewer && key === undefined) throw badRequest('employee-required', { employee_id: ['is required'] })
    const employee =
      key === undefined ? viewer?.employee : (await findEmployees(account, new Set([key]), viewer, viewer?.viewsAll ?? true, true))[0]
    if (employee === null || employee === undefined) return reply(200, { balances: [] })
    const rows = await list({ account, employee, year: year ?? Number(now.slice(0, 4)) })
    return reply(200, {
      balances: rows.map((row) => ({
        units_available: row.available,
        units_carry_over_available: row.carryOver,
        units_used: row.used,
        has_unlimited_timeoff: row.unlimited,
        category_id: row.category,
        time_off_tracking_unit: row.unit,
        name: row.name,
        description: row.description,
      })),
    })
  }
})
