// The approvers of a request: by the rule of its category, without those who cannot or must not approve it.
import { and, asc, eq, lte, ne, sql } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { employees, members, reportingLines, timeOffCategoryApprovers, type approvalRules } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'

export type ApprovalRule = { id: number; approval: (typeof approvalRules)[number]; approvalLevels: number }
/** The employee whose time off is requested, and the member who requests it. */
type Asking = { account: number; employee: number; requester: number }

/**
 * `findApprovers(run, asking, rule)`: returns the internal ids of the members in order. Nobody approves their own request or their own time
 * off. Inactive members and managers without a member are left out and not replaced.
 */
export const prepareApprovers = prepared((statement) => {
  const isOther = (p: Holders<Asking>) =>
    sql`not exists (
      select 1 from ${employees} own where own.account_id = ${p.account} and own.id = ${p.employee}::bigint and own.member_id = ${members.id}
    )`
  const listManagers = statement('list_approving_managers', (p: Holders<Asking & { levels: number }>) =>
    build
      .select({ id: members.id })
      .from(reportingLines)
      .innerJoin(employees, references(reportingLines.managerId, employees))
      .innerJoin(members, and(references(employees.memberId, members), members.active))
      .where(
        and(
          eq(reportingLines.accountId, p.account),
          eq(reportingLines.employeeId, p.employee),
          lte(reportingLines.distance, p.levels),
          ne(members.id, p.requester),
          isOther(p),
        ),
      )
      .orderBy(asc(reportingLines.distance)),
  )
  const listNamed = statement('list_named_approvers', (p: Holders<Asking & { category: number }>) =>
    build
      .select({ id: members.id })
      .from(timeOffCategoryApprovers)
      .innerJoin(members, and(references(timeOffCategoryApprovers.memberId, members), members.active))
      .where(
        and(
          eq(timeOffCategoryApprovers.accountId, p.account),
          eq(timeOffCategoryApprovers.categoryId, p.category),
          ne(members.id, p.requester),
          isOther(p),
        ),
      )
      .orderBy(asc(timeOffCategoryApprovers.position), asc(members.key)),
  )
  return async (run: Run, asking: Asking, { id, approval, approvalLevels }: ApprovalRule): Promise<number[]> => {
    if (approval === 'none') return []
    const rows =
      approval === 'managers'
        ? await run(listManagers, { ...asking, levels: approvalLevels })
        : await run(listNamed, { ...asking, category: id })
    return rows.map((row) => row.id)
  }
})
