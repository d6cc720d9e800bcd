// Time off: categories with their approvers, allowances, and requests with their usage per year and their approvals.
import {
  employees,
  timeOffAllowances,
  timeOffApprovals,
  timeOffCategories,
  timeOffCategoryApprovers,
  timeOffRequests,
  timeOffUsages,
  type HalfDay,
} from '../../db/schema.ts'
import { localTimeOf, wholeYears } from '../../resources/timeoff/localTime.ts'
import { amountOf } from '../fields.ts'
import { naming } from '../naming.ts'
import { recordType } from '../recordType.ts'
import { referenceSchema } from '../schema.ts'
import type { At } from '../typeEntry.ts'

const year = { schema: { type: 'integer', minimum: 1, maximum: 9999 } }

export const timeOffCategoryType = recordType({
  name: 'time_off_category',
  nouns: ['time off category', 'time off categories'],
  table: timeOffCategories,
  like: 'TimeOffCategory',
  fields: {
    tracking_unit: { default: 'full_days' },
    approval_levels: { schema: { type: 'integer', minimum: 1, maximum: 100 } },
    position: { default: 0, schema: { type: 'integer', minimum: 0, maximum: 1_000_000 } },
  },
  namedBy: [naming('name', timeOffCategories.name)],
  // Members' ids, in their order.
  parts: { approvers: { table: timeOffCategoryApprovers, value: 'member_id', by: ['member_id'], twice: 'an id', list: { maxItems: 100 } } },
})

/** The allowances that differ from their category's: all of an employee in one record. */
export const timeOffAllowancesType = recordType({
  name: 'time_off_allowances',
  nouns: ["employee's time off allowances", "employees' time off allowances"],
  table: employees,
  fields: { employee_id: { column: 'key', schema: referenceSchema } },
  isOnlyParts: true,
  parts: {
    allowances: {
      table: timeOffAllowances,
      fields: { year },
      by: ['category_id', 'year'],
      twice: 'a year of a category',
      list: { minItems: 1 },
    },
  },
})

type Usage = { readonly year: number; readonly units: string }
type RequestRecord = {
  readonly from_date: string
  readonly to_date: string
  readonly units: string
  readonly half_days: readonly HalfDay[]
  readonly usages: readonly Usage[]
}

export const timeOffRequestType = recordType({
  name: 'time_off_request',
  table: timeOffRequests,
  like: 'TimeOffCreate',
  fields: {
    half_days: { item: ({ date, half }: Partial<HalfDay>) => ({ date, half: half ?? 'first' }) },
  },
  parts: {
    usages: {
      table: timeOffUsages,
      fields: { year },
      by: ['year'],
      twice: 'a year',
      // Everything counts for the year in which the request starts, unless the line says otherwise.
      leftOut: ({ from_date: from, units }: RequestRecord) =>
        amountOf(units) === '0.00' ? [] : [{ year: Number(from.slice(0, 4)), units }],
    },
    approvals: { table: timeOffApprovals, by: ['approver_id'], twice: 'an approver' },
  },
  order: 'id employee_id category_id requester_id from_date to_date half_days note state units created_at updated_at usages approvals',
  mints: ['approvals'],
  faultsIn: faultsInRequest,
})

const hundredths = (amount: string) => Math.round(Number(amount) * 100)

/** The rules for new requests: a request that the list would hide, or a balance would miscount, is refused. */
function faultsInRequest({ from_date: from, to_date: to, units, half_days: halfDays, usages }: RequestRecord): At<string>[] {
  const times: At<string>[] = [
    ['/from_date', from],
    ['/to_date', to],
    ...halfDays.map(({ date }, at): At<string> => [`/half_days/${at}/date`, date]),
  ]
  const impossible = times.filter(([, time]) => localTimeOf(time) === undefined)
  if (impossible.length > 0) return impossible.map(([pointer]) => [pointer, 'is not a valid date and time'])
  return [
    ...(units.startsWith('-') ? [['/units', 'must not be negative'] as const] : []),
    ...(to < from ? [['/to_date', 'is before from_date'] as const] : []),
    ...(wholeYears(from, to) > 2 ? [['/to_date', 'is 3 years or more after from_date'] as const] : []),
    ...(usages.reduce((sum, usage) => sum + hundredths(usage.units), 0) === hundredths(units)
      ? []
      : [['/usages', `must add up to the units, ${units}`] as const]),
  ]
}
