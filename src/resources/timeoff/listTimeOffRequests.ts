// Lists the time off requests that overlap a period: of the account, of some employees, or of an employee and everyone below them.
import { operation } from '../../context.ts'
import { asBytes, isKey } from '../../db/paging.ts'
import { badRequest } from '../../errors.ts'
import { localTimeOf } from './localTime.ts'
import { prepareRequestsInFrame, type Frame } from './requestsInFrame.ts'
import { presentTimeOff, type TimeOffRow } from './timeOff.ts'
import { prepareReachableEmployees, prepareTimeOffViewer, type Viewer } from './visibility.ts'

export const listTimeOffRequests = operation('listTimeOffRequests', ({ statement, isFamily }) => {
  const findViewer = prepareTimeOffViewer(statement)
  const findEmployees = prepareReachableEmployees(statement)
  const findRequests = prepareRequestsInFrame(statement)

  return async ({ query }, { account, caller, reply }) => {
    const { limit, offset } = query
    const frame: Frame = {
      account,
      ...boundsOf(query, isFamily),
      states: query.states?.length ? query.states : null,
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
    if (named.size > 0) {
      const employees = await findEmployees(frame.account, named, viewer, all)
      return findRequests(frame, { employees, manager: null })
    }
    if (all) return findRequests(frame, undefined)
    if (viewer.employee === null) return []
    return findRequests(frame, { employees: [viewer.employee], manager: viewer.employee })
  }
})

/** Returns the period. A date without a time is the start of the day under the profile `family`, and malformed otherwise. */
function boundsOf(query: { from_date: string; to_date?: string }, isFamily: boolean): { from: string; upTo: string } {
  const timeOf = (name: string, text: string) => {
    if (text.length > 10) return localTimeOf(text)
    if (isFamily) return localTimeOf(`${text}T00:00:00`)
    throw badRequest('parameter-invalid', { [name]: ['must be a date and time, such as 2026-03-01T09:00:00'] })
  }
  const from = timeOf('from_date', query.from_date)
  const upTo = query.to_date === undefined ? 'infinity' : timeOf('to_date', query.to_date)
  if (from === undefined) throw badRequest('parameter-invalid', { from_date: ['is not a valid date and time'] })
  if (upTo === undefined) throw badRequest('parameter-invalid', { to_date: ['is not a valid date and time'] })
  if (upTo < from) throw badRequest('parameter-invalid', { to_date: ['must not be before from_date'] })
  return { from, upTo }
}
