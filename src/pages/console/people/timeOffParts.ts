// What the pages of time off share: reading requests, and showing amounts and states.
import type { components, operations } from '../../../../generated/types.ts'
import type { Visit } from '../../settings/routes.ts'
import { html, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'

export const timeOffPath = `${consolePath}/time-off`

type Schemas = components['schemas']
export type TimeOff = Schemas['TimeOff']
type Query = operations['listTimeOffRequests']['parameters']['query']

const pageSize = 100
/** A page for people lists no more. */
const mostPages = 10

/** Returns the requests that match, at most 1000, and how many match. */
export async function readAllRequests(
  visit: Visit,
  query: Query,
): Promise<{ readonly requests: readonly TimeOff[]; readonly total: number }> {
  const requests: TimeOff[] = []
  let total = 0
  for (let page = 0; page < mostPages; page++) {
    const found = await visit.read('listTimeOffRequests', { query: { ...query, limit: pageSize, offset: page * pageSize } })
    requests.push(...found.requests)
    total = found.total_count
    if (requests.length >= total || found.requests.length === 0) break
  }
  return { requests, total }
}

/** The period of a whole year, for listTimeOffRequests. */
export const wholeYear = (year: number) => ({ from_date: `${year}-01-01T00:00:00`, to_date: `${year}-12-31T23:59:59` })

/** `2 days`, `1.5 days`, `8 hours`. */
export function amountOf(units: string | number, unit: Schemas['TrackingUnit']): string {
  const amount = Number(units)
  return `${amount} ${unit === 'hours' ? 'hour' : 'day'}${amount === 1 ? '' : 's'}`
}

const kinds: Readonly<Record<string, string>> = { approved: 'good', pending: 'waits', canceled: 'plain' }

export const stateTag = (state: string): Html => html`<span class="tag ${kinds[state]}">${state}</span>`
