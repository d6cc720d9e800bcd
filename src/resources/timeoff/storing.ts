// Stores a time off request with the units it uses of each year and its pending approvals.
import { prepared } from '../../db/prepared.ts'
import { timeOffApprovals, timeOffRequests, timeOffUsages, type HalfDay } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import type { TimeOffState } from './timeOffTransitions.ts'

export type NewRequest = {
  account: number
  employee: number
  category: number
  requester: number
  from: string
  to: string
  halfDays: HalfDay[]
  note: string | null
  state: TimeOffState
  units: string
}

/** `store(run, request, years, approvers)`: inserts in the transaction of `run` and returns the request's id and key. `years` has hundredths of units. */
export const prepareRequestInsert = prepared((statement) => {
  const insert = statement('insert_time_off_request', (p: Holders<NewRequest>) =>
    build
      .insert(timeOffRequests)
      .values({
        accountId: p.account,
        employeeId: p.employee,
        categoryId: p.category,
        requesterId: p.requester,
        fromDate: p.from,
        toDate: p.to,
        halfDays: p.halfDays,
        note: p.note,
        state: p.state,
        units: p.units,
      })
      .returning({ id: timeOffRequests.id, key: timeOffRequests.key }),
  )
  const insertUsage = statement('insert_time_off_usage', (p: Holders<{ account: number; request: number; year: number; units: string }>) =>
    build.insert(timeOffUsages).values({ accountId: p.account, requestId: p.request, year: p.year, units: p.units }),
  )
  const insertApproval = statement(
    'insert_time_off_approval',
    (p: Holders<{ account: number; request: number; approver: number; position: number }>) =>
      build.insert(timeOffApprovals).values({ accountId: p.account, requestId: p.request, approverId: p.approver, position: p.position }),
  )
  return async (run: Run, request: NewRequest, years: ReadonlyMap<number, number>, approvers: readonly number[]) => {
    const { account } = request
    const [stored] = await run(insert, request)
    const { id, key } = stored!
    await Promise.all([
      ...[...years].map(([year, hundredths]) => run(insertUsage, { account, request: id, year, units: decimal(hundredths) })),
      ...approvers.map((approver, at) => run(insertApproval, { account, request: id, approver, position: at + 1 })),
    ])
    return { id, key }
  }
})

/** Formats hundredths with two decimals: 450 is `4.50`. */
export const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)
