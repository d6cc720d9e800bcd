// Finds the time off requests that overlap a period: one page of them, and the count of all.
import { and, asc, eq, lt, lte, gt, gte, sql, type SQL } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import {
  employees,
  members,
  reportingLines,
  timeOffCategories as categories,
  timeOffLengths,
  timeOffRequests as requests,
} from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { ofRequest, timeOffColumns } from './timeOff.ts'
import type { TimeOffState } from './timeOffTransitions.ts'

/** The period in local times, and the filters: null matches every state or category. Categories are keys as bytes. */
export type Frame = {
  account: number
  from: string
  upTo: string
  states: readonly TimeOffState[] | null
  categories: string[] | null
  offset: number
  limit: number
}
/** Whose requests: those of some employees and of everyone below a manager. Internal ids, not keys. */
type Whose = { employees: readonly number[]; manager: number | null }
/** Length classes below `split`, all shorter than `reach`, are looked up by employee; the others by class. */
type Split = { split: number; reach: string }

/** The length classes. `most` is how long before a period a request of the class can start and still overlap it. */
const lengths = sql.raw(`(values ${timeOffLengths.map((days, at) => `(${at}, interval '${days} days')`).join(', ')}) lengths (class, most)`)

const matching = (p: Holders<Frame>, condition: SQL | undefined) =>
  sql`${requests} where ${and(
    eq(requests.accountId, p.account),
    lte(requests.fromDate, p.upTo),
    gte(requests.toDate, p.from),
    sql`(${p.states}::text[] is null or ${requests.state} = any(${p.states}::text[]))`,
    sql`(${p.categories}::text[] is null or ${requests.categoryId} in (
      select c.id from ${categories} c where c.account_id = ${p.account} and c.key = any(${p.categories}::text[]::bytea[])
    ))`,
    condition,
  )}`
/** The requests of the class in the joined row. The index is read only where something can match, and a little before. */
const matchingOfClass = (p: Holders<Frame>, condition?: SQL) =>
  matching(p, and(eq(requests.lengthClass, sql`lengths.class`), gt(requests.fromDate, sql`${p.from}::timestamp - lengths.most`), condition))

/** The requests of the whole account. The count reads the index through the whole period, the page only to its own end. */
const listedOfAll = (p: Holders<Frame>) => sql`(
  select counted.total, page.id
  from (
    select coalesce(sum(found.count), 0)::bigint as total
    from ${lengths} cross join lateral (select count(*) as count from ${matchingOfClass(p)}) found
  ) counted
  left join (
    select found.id
    from ${lengths} cross join lateral (
      select id, from_date, key from ${matchingOfClass(p)} order by from_date, key limit ${p.offset}::bigint + ${p.limit}::bigint
    ) found
    order by found.from_date, found.key limit ${p.limit} offset ${p.offset}
  ) page on true
)`

/** The requests of some employees. Those in the period are found once, then counted and sorted. */
const listedOfSome = (p: Holders<Frame & Whose & Split>) => sql`(
  with visible as materialized (
    select unnest(${p.employees}::bigint[]) as id
    union all
    select line.employee_id from ${reportingLines} line where line.account_id = ${p.account} and line.manager_id = ${p.manager}::bigint
  ), matching as materialized (
    select found.id, found.from_date, found.key
    from visible cross join lateral (
      select id, from_date, key from ${matching(
        p,
        and(
          sql`${requests.employeeId} = visible.id`,
          lt(requests.lengthClass, p.split),
          gt(requests.fromDate, sql`${p.from}::timestamp - ${p.reach}::interval`),
        ),
      )} offset 0
    ) found
    where ${p.split}::integer > 0
    union all
    select found.id, found.from_date, found.key
    from ${lengths} cross join lateral (
      select id, from_date, key from ${matchingOfClass(p, sql`(${requests.employeeId} in (select id from visible)) is true`)} offset 0
    ) found
    where lengths.class >= ${p.split}::integer
  )
  select counted.total, page.id
  from (select count(*) as total from matching) counted
  left join (select id from matching order by from_date, key limit ${p.limit} offset ${p.offset}) page on true
)`

/** Selects the rows of a page, each with the total. A page beyond the last is one row with the total alone. */
const shown = (p: Holders<Frame>, listed: SQL) =>
  build
    .select({ total: sql<number>`listed.total`, ...timeOffColumns })
    .from(sql`${listed} listed`)
    .leftJoin(requests, and(eq(requests.accountId, p.account), eq(requests.id, sql`listed.id`)))
    .leftJoin(employees, ofRequest.employee)
    .leftJoin(categories, ofRequest.category)
    .leftJoin(members, ofRequest.requester)
    .orderBy(asc(requests.fromDate), asc(requests.key))

/** A look-up by employee costs 1 µs for each of them; one by class costs 0.1 µs for each request of the account in the period. */
const few = 100
const many = 3000

/** Returns the classes to look up by employee: all for few employees; for more only the short ones, to which nearly all requests belong. */
function splitFor(count: number): Split {
  if (count > many) return { split: 0, reach: '0' }
  const split = count > few ? 2 : timeOffLengths.length
  return { split, reach: `${timeOffLengths[split - 1]} days` }
}

/** `findRequests(frame, whose)`: ordered by `from_date` and key; without `whose`, those of the whole account. */
export const prepareRequestsInFrame = prepared((statement) => {
  const ofAll = statement('list_time_off', (p: Holders<Frame>) => shown(p, listedOfAll(p)))
  const ofSome = statement('list_time_off_of_employees', (p: Holders<Frame & Whose & Split>) => shown(p, listedOfSome(p)))
  const countReports = statement('count_reports', (p: Holders<{ account: number; manager: number }>) =>
    build.select({ count: sql<number>`count(*)` }).from(
      build
        .select({ id: reportingLines.employeeId })
        .from(reportingLines)
        .where(and(eq(reportingLines.accountId, p.account), eq(reportingLines.managerId, p.manager)))
        .limit(many)
        .as('reports'),
    ),
  )
  return async (frame: Frame, whose: Whose | undefined) => {
    if (!whose) return ofAll(frame)
    const { employees, manager } = whose
    const [reports] = manager === null ? [] : await countReports({ account: frame.account, manager })
    return ofSome({ ...frame, ...whose, ...splitFor(employees.length + (reports?.count ?? 0)) })
  }
})
