// spindle timeoff: lists time off requests and cancels them. The API family has no operation for canceling.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { prepareAnnouncement, prepareNotify } from '../../db/notify.ts'
import { isKey } from '../../db/paging.ts'
import { employees, timeOffCategories, timeOffRequests, timeOffStates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { refused } from '../refused.ts'
import { ofRequest, prepareRequestState } from '../../resources/timeoff/timeOff.ts'
import { timeOffTransitions, type TimeOffState } from '../../resources/timeoff/timeOffTransitions.ts'
import { command, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const list = command({
  name: 'timeoff list',
  summary: 'lists the time off requests, sorted by their start',
  options: { ...ofAccount, state: { value: '<state,state>', list: true, oneOf: timeOffStates, summary: 'only those in these states' } },
  prepare: ({ statement }) => {
    const accountOf = accountBySubdomain(statement)
    const all = statement('operator_list_time_off', (p: Holders<{ account: number; states: readonly TimeOffState[] }>) =>
      build
        .select({
          key: timeOffRequests.key,
          firstname: employees.firstname,
          lastname: employees.lastname,
          category: timeOffCategories.name,
          fromDate: timeOffRequests.fromDate,
          toDate: timeOffRequests.toDate,
          units: timeOffRequests.units,
          unit: timeOffCategories.trackingUnit,
          state: timeOffRequests.state,
        })
        .from(timeOffRequests)
        .innerJoin(employees, ofRequest.employee)
        .innerJoin(timeOffCategories, ofRequest.category)
        .where(and(eq(timeOffRequests.accountId, p.account), sql`${timeOffRequests.state} = any(${p.states}::text[])`))
        .orderBy(asc(timeOffRequests.fromDate), asc(timeOffRequests.key)),
    )
    return async ({ account, state = timeOffStates }) => ({
      rows: (await all({ account: await accountOf(account), states: [...state] })).map((row) => ({
        id: row.key,
        employee: `${row.firstname} ${row.lastname}`,
        category: row.category,
        from: row.fromDate,
        to: row.toDate,
        units: row.units,
        counted_in: row.unit,
        state: row.state,
      })),
      none: 'The account has no such time off requests.',
    })
  },
})

const table = (Object.keys(timeOffTransitions) as TimeOffState[]).map(
  (from) => `  ${from} -> ${timeOffTransitions[from].join(', ') || 'no other'}`,
)

const cancel = command({
  name: 'timeoff cancel',
  summary: 'cancels a time off request that is pending or approved; its days are free again',
  options: { request: { value: '<id>', operand: true, required: true, summary: 'the request' }, ...ofAccount },
  notes: ['The allowed transitions:', ...table],
  prepare: ({ statement, transaction }) => {
    const accountOf = accountBySubdomain(statement)
    const notify = prepareNotify({ statement })
    const announce = prepareAnnouncement(statement)
    const setState = prepareRequestState(statement)
    const lock = statement('operator_lock_time_off', (p: Holders<{ account: number; key: string }>) =>
      build
        .select({ id: timeOffRequests.id, state: timeOffRequests.state })
        .from(timeOffRequests)
        .where(and(eq(timeOffRequests.accountId, p.account), eq(timeOffRequests.key, p.key)))
        .for('update'),
    )
    return async ({ account: subdomain, request: key }) => {
      const account = await accountOf(subdomain)
      const was = await transaction(async (run) => {
        const [request] = isKey(key) ? await run(lock, { account, key }) : []
        if (!request) throw refused(`${subdomain} has no time off request ${key}: spindle timeoff list shows all`)
        if (!timeOffTransitions[request.state].includes('canceled'))
          throw refused(`${key} is ${request.state}${request.state === 'canceled' ? ' already' : ' and cannot be canceled'}`)
        await setState(run, account, request.id, 'canceled')
        for (const event of ['timeoff_updated', 'timeoff_request_reverted'])
          await notify(run, { account, event, subject: { request: key } })
        return request.state
      })
      await announce()
      return { said: `${key} was ${was} and is now canceled.`, data: { id: key, state: 'canceled', was } }
    }
  },
})

export const timeOffCommands = [list, cancel]
