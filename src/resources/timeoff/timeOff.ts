// A time off request: its columns, its wire format, reading one and setting its state.
import { sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { hasId, hasKey, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { employees, members, timeOffApprovals, timeOffCategories, timeOffRequests, type HalfDay } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { formattedPeriod, fromRow } from './localTime.ts'
import type { TimeOffState } from './timeOffTransitions.ts'

type Schemas = components['schemas']
type Approvals = Schemas['PendingApproval'][]

export type TimeOffRow = {
  key: string
  employee: string
  fromDate: string
  toDate: string
  state: TimeOffState
  units: string
  unit: Schemas['TrackingUnit']
  halfDays: HalfDay[]
  requester: string
  updatedAt: string
  category: string
  approvals: Approvals
}

/** The columns of a request joined by `ofRequest`. Only a pending request has pending approvals. */
export const timeOffColumns = {
  key: timeOffRequests.key,
  employee: employees.key,
  fromDate: timeOffRequests.fromDate,
  toDate: timeOffRequests.toDate,
  state: timeOffRequests.state,
  units: timeOffRequests.units,
  unit: timeOffCategories.trackingUnit,
  halfDays: timeOffRequests.halfDays,
  requester: members.name,
  updatedAt: timeOffRequests.updatedAt,
  category: timeOffCategories.name,
  approvals: sql<Approvals>`(
    select coalesce(
      json_agg(json_build_object('id', encode(a.key, 'hex'), 'approver_id', encode(m.key, 'hex')) order by a.position, a.key),
      '[]'
    )
    from ${timeOffApprovals} a
    join ${members} m on m.account_id = a.account_id and m.id = a.approver_id
    where a.account_id = ${timeOffRequests.accountId} and a.request_id = ${timeOffRequests.id}
      and a.state = 'pending' and ${timeOffRequests.state} = 'pending'
  )`,
}

/** The conditions of the joins that `timeOffColumns` needs. */
export const ofRequest = {
  employee: references(timeOffRequests.employeeId, employees),
  category: references(timeOffRequests.categoryId, timeOffCategories),
  requester: references(timeOffRequests.requesterId, members),
}

/** Row -> wire. The total is rounded up to an integer; balances use the exact units. */
export function presentTimeOff(row: TimeOffRow): Schemas['TimeOff'] {
  const [from, to] = [fromRow(row.fromDate), fromRow(row.toDate)]
  return {
    id: row.key,
    employee_id: row.employee,
    from_date: from,
    to_date: to,
    formatted_period: formattedPeriod(from, to, row.unit === 'hours'),
    state: row.state,
    requesting_total: Math.ceil(Number(row.units)),
    timeoff_tracking_unit: row.unit,
    half_days: row.halfDays,
    updated_by: row.requester,
    updated_at: milliseconds(row.updatedAt),
    category_name: row.category,
    pending_approvals: row.approvals,
  }
}

const select = () =>
  build
    .select(timeOffColumns)
    .from(timeOffRequests)
    .innerJoin(employees, ofRequest.employee)
    .innerJoin(timeOffCategories, ofRequest.category)
    .innerJoin(members, ofRequest.requester)

/** `read(run, account, id)`: returns the request as the transaction of `run` sees it. */
export const prepareRequestById = prepared((statement) => {
  const find = statement('find_time_off_request', (p: Holders<{ account: number; id: number }>) =>
    select().where(hasId(timeOffRequests, p)),
  )
  return async (run: Run, account: number, id: number): Promise<Schemas['TimeOff']> => {
    const [row] = await run(find, { account, id })
    if (!row) throw new Error('The request is gone')
    return presentTimeOff(row)
  }
})

/** `findRequest(account, key)`: returns the request, or undefined if the account has none with this key. */
export const prepareRequestByKey = prepared((statement) => {
  const find = statement('find_time_off_request_by_key', (p: Holders<{ account: number; key: string }>) =>
    select().where(hasKey(timeOffRequests, p)),
  )
  return async (account: number, key: string): Promise<Schemas['TimeOff'] | undefined> => {
    const [row] = await find({ account, key })
    return row && presentTimeOff(row)
  }
})

/** `setState(run, account, id, state)`: sets the state of a request whose row the transaction has locked. The transition must be allowed. */
export const prepareRequestState = prepared((statement) => {
  const update = statement('set_time_off_state', (p: Holders<{ account: number; id: number; state: TimeOffState }>) =>
    build
      .update(timeOffRequests)
      .set({ state: sql`${p.state}`, updatedAt: sql`now()` })
      .where(hasId(timeOffRequests, p)),
  )
  return async (run: Run, account: number, id: number, state: TimeOffState): Promise<void> => {
    await run(update, { account, id, state })
  }
})
