// The org chart: reporting lines at every distance, so that everyone below a manager is one range of an index.
import { and, eq, inArray, or, sql, alias } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { employees, reportingLines } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'

type Pair = { account: number; employee: number; manager: number }

const above = alias(reportingLines, 'above')
const below = alias(reportingLines, 'below')

/**
 * `place(run, account, employee, manager)`: moves an employee, with everyone below them, under a manager or to the top. To be run in the
 * transaction that changes `employees.manager_id` and holds the account's lock. Throws 422 if the manager is the employee or below them.
 */
export const prepareOrgChart = prepared((statement) => {
  const findBelow = statement('find_manager_below_employee', (p: Holders<Pair>) =>
    build
      .select({ distance: reportingLines.distance })
      .from(reportingLines)
      .where(
        and(eq(reportingLines.accountId, p.account), eq(reportingLines.managerId, p.employee), eq(reportingLines.employeeId, p.manager)),
      ),
  )
  const cut = statement('cut_reporting_lines', (p: Holders<Omit<Pair, 'manager'>>) =>
    build.delete(reportingLines).where(
      and(
        eq(reportingLines.accountId, p.account),
        inArray(
          reportingLines.managerId,
          build
            .select({ id: above.managerId })
            .from(above)
            .where(and(eq(above.accountId, p.account), eq(above.employeeId, p.employee))),
        ),
        or(
          eq(reportingLines.employeeId, p.employee),
          inArray(
            reportingLines.employeeId,
            build
              .select({ id: below.employeeId })
              .from(below)
              .where(and(eq(below.accountId, p.account), eq(below.managerId, p.employee))),
          ),
        ),
      ),
    ),
  )
  const lineToManager = statement('insert_reporting_line', (p: Holders<Pair>) =>
    build.insert(reportingLines).values({ accountId: p.account, managerId: p.manager, employeeId: p.employee, distance: 1 }),
  )
  const linesAboveManager = statement('insert_reporting_lines_above', (p: Holders<Pair>) =>
    build.insert(reportingLines).select(
      sql`select ${p.account}::bigint, ${above.managerId}, ${p.employee}::bigint, ${above.distance} + 1
            from ${reportingLines} "above" where ${and(eq(above.accountId, p.account), eq(above.employeeId, p.manager))}`,
    ),
  )
  const linesOfThoseBelow = statement('insert_reporting_lines_below', (p: Holders<Omit<Pair, 'manager'>>) =>
    build.insert(reportingLines).select(
      sql`select ${p.account}::bigint, ${above.managerId}, ${below.employeeId}, ${above.distance} + ${below.distance}
            from ${reportingLines} "above" join ${reportingLines} "below" on ${eq(below.accountId, above.accountId)}
           where ${and(eq(above.accountId, p.account), eq(above.employeeId, p.employee), eq(below.managerId, p.employee))}`,
    ),
  )

  return async (run: Run, account: number, employee: number, manager: number | null): Promise<void> => {
    if (manager !== null && (manager === employee || (await run(findBelow, { account, employee, manager })).length > 0))
      throw invalid('manager-circle', 'manager_id', 'must not be the employee or someone who reports to them')
    await run(cut, { account, employee })
    if (manager === null) return
    await run(lineToManager, { account, employee, manager })
    await run(linesAboveManager, { account, employee, manager })
    await run(linesOfThoseBelow, { account, employee })
  }
})

/**
 * `leave(run, account, employee, manager)`: whoever reports to the employee gets the manager above, or none. To be run in the transaction
 * that deletes the employee, with the lines to and from them, and holds the account's lock.
 */
export const prepareOrgChartRemoval = prepared((statement) => {
  const shorten = statement('shorten_reporting_lines', (p: Holders<Omit<Pair, 'manager'>>) =>
    build
      .update(reportingLines)
      .set({ distance: sql`${reportingLines.distance} - 1` })
      .where(
        and(
          eq(reportingLines.accountId, p.account),
          inArray(
            reportingLines.managerId,
            build
              .select({ id: above.managerId })
              .from(above)
              .where(and(eq(above.accountId, p.account), eq(above.employeeId, p.employee))),
          ),
          inArray(
            reportingLines.employeeId,
            build
              .select({ id: below.employeeId })
              .from(below)
              .where(and(eq(below.accountId, p.account), eq(below.managerId, p.employee))),
          ),
        ),
      ),
  )
  const moveReports = statement('move_reports_up', (p: Holders<Omit<Pair, 'manager'> & { manager: number | null }>) =>
    build
      .update(employees)
      .set({ managerId: sql`${p.manager}`, updatedAt: sql`now()` })
      .where(and(eq(employees.accountId, p.account), eq(employees.managerId, p.employee))),
  )
  return async (run: Run, account: number, employee: number, manager: number | null): Promise<void> => {
    await run(shorten, { account, employee })
    await run(moveReports, { account, employee, manager })
  }
})
