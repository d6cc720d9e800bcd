// Time off requests, with what they take of each year and the approvals that they need or needed.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import {
  approvalStates,
  employees,
  members,
  timeOffApprovals as approvals,
  timeOffCategories as categories,
  timeOffRequests as requests,
  timeOffUsages as usages,
  type HalfDay,
} from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { fromRow as localTime, localTimeOf, wholeYears } from '../../resources/timeoff/localTime.ts'
import { ofRequest } from '../../resources/timeoff/timeOff.ts'
import type { TimeOffState } from '../../resources/timeoff/timeOffTransitions.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { Access, At, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { instantSchema, keySchema, listOf, objectOf } from '../schema.ts'
import { amountSchema, fromAmount } from './timeOffAmount.ts'

type Usage = { year: number; units: string }
type Approval = { id: string; approver_id: string; state: (typeof approvalStates)[number]; decided_at: string | null }
type RequestRecord = {
  record: 'time_off_request'
  id: string
  employee_id: string
  category_id: string
  requester_id: string
  from_date: string
  to_date: string
  half_days: HalfDay[]
  note: string | null
  state: TimeOffState
  units: string
  created_at: string
  updated_at: string
  usages: Usage[]
  approvals: Approval[]
}
type Row = Omit<typeof requests.$inferSelect, 'accountId' | 'id' | 'employeeId' | 'categoryId' | 'requesterId' | 'lengthClass'> & {
  employee: string
  category: string
  requester: string
}

const columns = {
  id: requests.id,
  key: requests.key,
  employee: sql<string>`${employees.key}`,
  category: sql<string>`${categories.key}`,
  requester: sql<string>`${members.key}`,
  fromDate: requests.fromDate,
  toDate: requests.toDate,
  halfDays: requests.halfDays,
  note: requests.note,
  state: requests.state,
  units: requests.units,
  createdAt: requests.createdAt,
  updatedAt: requests.updatedAt,
}
type OfRequests = { account: number; ids: number[] }

function over(statement: Statements['statement']): Access<RequestRecord> {
  const joined = () =>
    build
      .select(columns)
      .from(requests)
      .innerJoin(employees, ofRequest.employee)
      .innerJoin(categories, ofRequest.category)
      .innerJoin(members, ofRequest.requester)
  const page = statement('export_time_off_requests', (p: Holders<Page>) =>
    joined().where(above(requests, p)).orderBy(asc(requests.key)).limit(p.most),
  )
  const known = statement('import_known_time_off_requests', (p: Holders<Known>) => joined().where(among(requests, p)))
  const listUsages = statement('export_time_off_usages', (p: Holders<OfRequests>) =>
    build
      .select({ request: usages.requestId, year: usages.year, units: usages.units })
      .from(usages)
      .where(and(eq(usages.accountId, p.account), sql`${usages.requestId} = any(${p.ids}::bigint[])`))
      .orderBy(asc(usages.year)),
  )
  const listApprovals = statement('export_time_off_approvals', (p: Holders<OfRequests>) =>
    build
      .select({
        request: approvals.requestId,
        key: sql<string>`${approvals.key}`,
        approver: members.key,
        state: approvals.state,
        decidedAt: approvals.decidedAt,
      })
      .from(approvals)
      .innerJoin(members, and(eq(members.accountId, approvals.accountId), eq(members.id, approvals.approverId)))
      .where(and(eq(approvals.accountId, p.account), sql`${approvals.requestId} = any(${p.ids}::bigint[])`))
      .orderBy(asc(approvals.position), asc(approvals.key)),
  )
  const insert = inserter<Row>(statement, 'import_time_off_requests', requests, (p) => ({
    accountId: p.account,
    key: p.key,
    employeeId: idOf(employees, p.account, p.employee),
    categoryId: idOf(categories, p.account, p.category),
    requesterId: idOf(members, p.account, p.requester),
    fromDate: p.fromDate,
    toDate: p.toDate,
    halfDays: p.halfDays,
    note: p.note,
    state: p.state,
    units: p.units,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))
  const insertUsages = inserter<Usage & { request: string }>(statement, 'import_time_off_usages', usages, (p) => ({
    accountId: p.account,
    requestId: idOf(requests, p.account, p.request),
    year: p.year,
    units: p.units,
  }))
  const insertApprovals = inserter<Approval & { request: string; position: number }>(
    statement,
    'import_time_off_approvals',
    approvals,
    (p) => ({
      accountId: p.account,
      key: p.id,
      requestId: idOf(requests, p.account, p.request),
      approverId: idOf(members, p.account, p.approver_id),
      position: p.position,
      state: p.state,
      decidedAt: p.decided_at,
    }),
  )
  const withParts = async (run: Run, account: number, rows: (Row & { id: number })[]): Promise<RequestRecord[]> => {
    if (rows.length === 0) return []
    const of = { account, ids: rows.map(({ id }) => id) }
    const [taken, asked] = await Promise.all([run(listUsages, of), run(listApprovals, of)])
    const [usagesOf, approvalsOf] = [Map.groupBy(taken, ({ request }) => request), Map.groupBy(asked, ({ request }) => request)]
    return rows.map((row) => ({
      ...present(row),
      usages: (usagesOf.get(row.id) ?? []).map(({ year, units }) => ({ year, units })),
      approvals: (approvalsOf.get(row.id) ?? []).map(({ key, approver, state, decidedAt }) => ({
        id: key,
        approver_id: approver,
        state,
        decided_at: decidedAt === null ? null : fromRow(decidedAt),
      })),
    }))
  }
  return {
    page: async (run, account, after, most) => withParts(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withParts(run, account, await run(known, { account, keys: asBytes(keys) })),
    insert: async (run, account, records) => {
      await insert(run, account, records.map(rowOf))
      const parts = <Part, Made>(of: (record: RequestRecord) => Part[], made: (part: Part, at: number) => Made) =>
        records.flatMap((record) => of(record).map((part, at) => ({ request: record.id, ...made(part, at) })))
      await insertUsages(
        run,
        account,
        parts(
          (record) => record.usages,
          (usage) => usage,
        ),
      )
      await insertApprovals(
        run,
        account,
        parts(
          (record) => record.approvals,
          (approval, at) => ({ ...approval, position: at + 1 }),
        ),
      )
    },
  }
}

const present = (row: Row): Omit<RequestRecord, 'usages' | 'approvals'> => ({
  record: 'time_off_request',
  id: row.key,
  employee_id: row.employee,
  category_id: row.category,
  requester_id: row.requester,
  from_date: localTime(row.fromDate),
  to_date: localTime(row.toDate),
  half_days: row.halfDays.map(({ date, half }) => ({ date, half })),
  note: row.note,
  state: row.state,
  units: row.units,
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
})

const rowOf = (record: RequestRecord): Row => ({
  key: record.id,
  employee: record.employee_id,
  category: record.category_id,
  requester: record.requester_id,
  fromDate: record.from_date,
  toDate: record.to_date,
  halfDays: record.half_days,
  note: record.note,
  state: record.state,
  units: record.units,
  createdAt: record.created_at,
  updatedAt: record.updated_at,
})

function complete(line: RequestRecord): RequestRecord {
  const created_at = fromLine(line.created_at ?? mintedAt(line.id))
  const units = fromAmount(line.units)
  return {
    record: 'time_off_request',
    id: line.id,
    employee_id: line.employee_id,
    category_id: line.category_id,
    requester_id: line.requester_id,
    from_date: line.from_date,
    to_date: line.to_date,
    half_days: (line.half_days ?? []).map(({ date, half }) => ({ date, half: half ?? 'first' })),
    note: line.note ?? null,
    state: line.state ?? 'pending',
    units,
    created_at,
    updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
    // All of it in the year in which it starts, unless the line says otherwise.
    usages: (line.usages ?? (units === '0.00' ? [] : [{ year: Number(line.from_date.slice(0, 4)), units }]))
      .map((usage) => ({ year: usage.year, units: fromAmount(usage.units) }))
      .toSorted((a, b) => a.year - b.year),
    approvals: (line.approvals ?? []).map(({ id, approver_id, state, decided_at }) => ({
      id,
      approver_id,
      state: state ?? 'pending',
      decided_at: typeof decided_at === 'string' ? fromLine(decided_at) : null,
    })),
  }
}

const hundredths = (amount: string) => Math.round(Number(amount) * 100)

/** The rules that requests are made by: what the list leaves out of sight, or a balance would count wrong, does not come in. */
function faultsIn({ from_date, to_date, units, half_days, usages: taken, approvals: asked }: RequestRecord): At<string>[] {
  const times: At<string>[] = [
    ['/from_date', from_date],
    ['/to_date', to_date],
    ...half_days.map(({ date }, at): At<string> => [`/half_days/${at}/date`, date]),
  ]
  const impossible = times.filter(([, time]) => localTimeOf(time) === undefined)
  if (impossible.length > 0) return impossible.map(([pointer]) => [pointer, 'is not a valid date and time'])
  return [
    ...(units.startsWith('-') ? [['/units', 'is less than nothing'] as const] : []),
    ...(to_date < from_date ? [['/to_date', 'is before from_date'] as const] : []),
    ...(wholeYears(from_date, to_date) > 2 ? [['/to_date', 'is 3 years or more after from_date'] as const] : []),
    ...(new Set(taken.map(({ year }) => year)).size < taken.length ? [['/usages', 'has a year twice'] as const] : []),
    ...(taken.reduce((sum, usage) => sum + hundredths(usage.units), 0) === hundredths(units)
      ? []
      : [['/usages', `does not come to the units, ${units}`] as const]),
    ...(new Set(asked.map(({ approver_id }) => approver_id)).size < asked.length ? [['/approvals', 'has an approver twice'] as const] : []),
  ]
}

export const timeOffRequestType: RecordType<RequestRecord> = {
  name: 'time_off_request',
  tables: [requests, usages, approvals],
  schema: ({ property }) =>
    objectOf(
      {
        id: keySchema,
        employee_id: keySchema,
        category_id: keySchema,
        requester_id: keySchema,
        from_date: property('TimeOffCreate', 'from_date'),
        to_date: property('TimeOffCreate', 'to_date'),
        half_days: property('TimeOffCreate', 'half_days'),
        note: { ...property('TimeOffCreate', 'note'), type: ['string', 'null'] },
        state: property('TimeOff', 'state'),
        units: amountSchema,
        created_at: instantSchema,
        updated_at: instantSchema,
        usages: listOf(objectOf({ year: { type: 'integer', minimum: 1, maximum: 9999 }, units: amountSchema })),
        approvals: listOf(
          objectOf(
            {
              id: keySchema,
              approver_id: keySchema,
              state: { type: 'string', enum: [...approvalStates] },
              decided_at: { ...instantSchema, type: ['string', 'null'] },
            },
            ['id', 'approver_id'],
          ),
        ),
      },
      ['id', 'employee_id', 'category_id', 'requester_id', 'from_date', 'to_date', 'units'],
    ),
  complete,
  keyOf: ({ id }) => id,
  unique: {
    time_off_requests_key: ({ id }) => [['/id', id]],
    time_off_approvals_key: ({ approvals: asked }) => asked.map(({ id }, at) => [`/approvals/${at}/id`, id]),
  },
  refersTo: (record) => [
    ['/employee_id', record.employee_id, 'employee'],
    ['/category_id', record.category_id, 'time_off_category'],
    ['/requester_id', record.requester_id, 'member'],
    ...record.approvals.map(({ approver_id }, at) => [`/approvals/${at}/approver_id`, approver_id, 'member'] as const),
  ],
  faultsIn,
  over,
}
