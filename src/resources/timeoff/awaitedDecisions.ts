// Reads the requests that await a member's decision, whether or not the member sees their employees in lists.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { employees, members, timeOffApprovals, timeOffCategories, timeOffRequests } from '../../db/schema.ts'
import { references } from '../../db/conditions.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { ofRequest, presentTimeOff, timeOffColumns } from './timeOff.ts'

export type AwaitedDecision = {
  /** The id of the member's approval. */
  readonly approval: string
  readonly request: components['schemas']['TimeOff']
  readonly employee: { readonly number: number; readonly name: string }
}

/** A page for people lists no more. */
const most = 1000

/** Returns `(account, member) => decisions`, ordered by the first day of the time off. */
export function prepareAwaitedDecisions({ statement }: Pick<Statements, 'statement'>) {
  const list = statement('list_awaited_decisions', (p: Holders<{ account: number; member: number }>) =>
    build
      .select({
        ...timeOffColumns,
        approval: timeOffApprovals.key,
        number: employees.id,
        name: sql<string>`coalesce(${employees.preferredName}, ${employees.firstname}) || ' ' || ${employees.lastname}`,
      })
      .from(timeOffApprovals)
      .innerJoin(timeOffRequests, references(timeOffApprovals.requestId, timeOffRequests))
      .innerJoin(employees, ofRequest.employee)
      .innerJoin(timeOffCategories, ofRequest.category)
      .innerJoin(members, ofRequest.requester)
      .where(
        and(
          eq(timeOffApprovals.accountId, p.account),
          eq(timeOffApprovals.approverId, p.member),
          eq(timeOffApprovals.state, sql`'pending'`),
          eq(timeOffRequests.state, sql`'pending'`),
        ),
      )
      .orderBy(asc(timeOffRequests.fromDate), asc(timeOffApprovals.key))
      .limit(most),
  )
  return async (account: number, member: number): Promise<AwaitedDecision[]> => {
    const rows = await list({ account, member })
    return rows.map(({ approval, number, name, ...row }) => ({ approval, request: presentTimeOff(row), employee: { number, name } }))
  }
}
