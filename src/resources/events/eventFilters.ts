// Selects the events that a list's filters match, each time by the index that leaves the fewest rows to read.
import { and, asc, between, eq, or, sql, type SQL } from '../../db/drizzle.js'
import { firstOfSets, type Bounds } from '../../db/firstOfSets.ts'
import { prepared } from '../../db/prepared.ts'
import { eventMembers, events, jobMembers, monthOf } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** A null filter matches everything. Ids are internal. */
export type EventFilters = {
  account: number
  since: string
  upTo: string
  type: string | null
  from: string
  until: string
  withCancelled: boolean
  job: number | null
  candidate: number | null
  /** Participants. `member` is set whenever `self` is. */
  member: number | null
  self: number | null
  /** A member: only events of their jobs match. */
  coworker: number | null
  most: number
} & EventReader

/** The member who reads, and the jobs whose candidates they may see; `jobs` is null for a caller who sees every job. */
export type EventReader = { reader: number | null; jobs: number[] | null }

/** Up to this many events of a period are read and sorted. Of more, a page is found sooner by walking them in key order. */
const few = 1000
/** The same for a member, whose events may all be at the end of a walk, with a look-up for each event on the way. */
const fewOfMember = 5000

const unlessNull = (value: unknown, type: 'bigint' | 'bigint[]' | 'text', condition: SQL) =>
  or(sql`${value}::${sql.raw(type)} is null`, condition)
type Period = Pick<EventFilters, 'account' | 'from' | 'until'>
type Member = Pick<EventFilters, 'account' | 'member'>
const inPeriod = (p: Holders<Period>) => and(eq(events.accountId, p.account), between(events.startsAt, p.from, p.until))
const ofMember = (p: Holders<Member>) => and(eq(eventMembers.accountId, p.account), eq(eventMembers.memberId, p.member))
const jobsOf = (p: Holders<EventFilters>) =>
  sql`select job_id from ${jobMembers} where ${and(eq(jobMembers.accountId, p.account), eq(jobMembers.memberId, p.coworker))}`
/** Looks up one event at a time: as a list of ids all events of the member would be read, which can be thousands. */
const withMember = (p: Holders<{ account: number }>, member: Holders<EventFilters>['member' | 'self' | 'reader']) =>
  sql`(select true from ${eventMembers} with_member where with_member.account_id = ${p.account} and with_member.event_id = ${events.id}
    and with_member.member_id = ${member})`

/** Holds for the events that the reader may see: those of their jobs, those that they attend, and those without job and candidate. */
export const visibleTo = (p: Holders<EventReader & { account: number }>) =>
  unlessNull(
    p.jobs,
    'bigint[]',
    sql`(${events.jobId} = any(${p.jobs}::bigint[]) or num_nonnulls(${events.jobId}, ${events.candidateId}) = 0 or ${withMember(p, p.reader)})`,
  )

const passing = (p: Holders<EventFilters>) =>
  and(
    between(events.startsAt, p.from, p.until),
    unlessNull(p.job, 'bigint', eq(events.jobId, p.job)),
    unlessNull(p.type, 'text', eq(events.type, p.type)),
    or(sql`${p.withCancelled}::boolean`, eq(events.cancelled, false)),
    unlessNull(p.member, 'bigint', withMember(p, p.member)),
    unlessNull(p.self, 'bigint', withMember(p, p.self)),
    unlessNull(p.coworker, 'bigint', sql`${events.jobId} in (${jobsOf(p)})`),
    visibleTo(p),
  )
/** The account's events between two keys that match all filters. */
export const matching = (p: Holders<EventFilters>) => and(between(events.key, p.since, p.upTo), passing(p))
// The planner reads an array first and looks up each of its keys.
const keyAmong = (keys: SQL) => sql`${events.key} = any(array(${keys}))`
/**
 * The first events of several sets, each by an index that has the set's events in key order. `coalesce` hides the filters from the planner: it
 * would estimate that hardly any event matches, and read each set whole or by another index.
 */
const amongSets = (p: Holders<EventFilters>, sets: SQL, isInSet: (bounds: Bounds) => SQL | undefined) =>
  keyAmong(
    firstOfSets(p, {
      sets,
      rows: (bounds) => sql`${events} where ${and(eq(events.accountId, p.account), isInSet(bounds))} and coalesce(${passing(p)}, false)`,
      direction: asc,
    }),
  )
/** The start of the account's first or last event in the period. */
const edge = (p: Holders<EventFilters>, which: 'min' | 'max') =>
  sql`(select ${sql.raw(which)}(${events.startsAt}) from ${events} where ${inPeriod(p)})`
const months = (p: Holders<EventFilters>) => sql`generate_series(${monthOf(edge(p, 'min'))}, ${edge(p, 'max')}, interval '28 days') month`
const monthOfEvent = monthOf(events.startsAt)
/** The key is bounded together with the month: bounded alone, an index that lacks the month would seem as good. */
const isInMonth = ({ since, upTo }: Bounds) =>
  sql`${monthOfEvent} = set.month and (${monthOfEvent}, ${events.key}) between (set.month, ${since}) and (set.month, ${upTo})`
/** The job of the filter, else the coworker's jobs. */
const chosenJobs = (p: Holders<EventFilters>) =>
  sql`(select ${p.job}::bigint as job where ${p.job}::bigint is not null union all ${jobsOf(p)} and ${p.job}::bigint is null) chosen`
const isOfJob = sql`${events.jobId} = set.job`

/** The leading condition of each statement. The planner does not use an index for a condition that may be absent. */
export const leads = {
  all: () => undefined,
  ofCandidate: (p) => eq(events.candidateId, p.candidate),
  ofMember: (p) => sql`${events.id} = any(array(${build.select({ id: eventMembers.eventId }).from(eventMembers).where(ofMember(p))}))`,
  ofJobs: (p) => amongSets(p, sql`select job from ${chosenJobs(p)}`, ({ since, upTo }) => and(isOfJob, between(events.key, since, upTo))),
  // Events beyond the limit have been added since they were counted.
  inPeriod: (p) => keyAmong(sql`select key from ${events} where ${inPeriod(p)} order by ${events.startsAt} limit ${sql.raw(String(few))}`),
  byMonth: (p) => amongSets(p, sql`select month from ${months(p)}`, isInMonth),
  ofJobsByMonth: (p) =>
    amongSets(p, sql`select job, month from ${chosenJobs(p)} cross join ${months(p)}`, (bounds) => and(isOfJob, isInMonth(bounds))),
} satisfies Record<string, (p: Holders<EventFilters>) => SQL | undefined>
export type Lead = keyof typeof leads

/** `chooseLead(filters)`: returns the lead that leaves the fewest rows to read, counting no more events than are few. */
export const prepareLeadChooser = prepared((statement) => {
  const countUpTo = (most: number, first: SQL) =>
    build.select({ count: sql<number>`count(*)` }).from(sql`(select from ${first} limit ${sql.raw(String(most + 1))}) first`)
  const countInPeriod = statement('count_events_in_period', (p: Holders<Period>) =>
    countUpTo(few, sql`${events} where ${inPeriod(p)} order by ${events.startsAt}`),
  )
  const countOfMember = statement('count_member_events', (p: Holders<Member>) =>
    countUpTo(fewOfMember, sql`${eventMembers} where ${ofMember(p)}`),
  )
  const isAtMost = (most: number, [counted]: readonly { count: number }[]) => counted!.count <= most
  return async (filters: EventFilters): Promise<Lead> => {
    const { candidate, member, job, coworker, from, until } = filters
    if (candidate !== null) return 'ofCandidate'
    const hasPeriod = from !== '-infinity' || until !== 'infinity'
    if (hasPeriod && isAtMost(few, await countInPeriod(filters))) return 'inPeriod'
    if (member !== null && isAtMost(fewOfMember, await countOfMember(filters))) return 'ofMember'
    if (job !== null || coworker !== null) return hasPeriod ? 'ofJobsByMonth' : 'ofJobs'
    return hasPeriod ? 'byMonth' : 'all'
  }
})
