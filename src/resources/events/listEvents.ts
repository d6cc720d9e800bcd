// Lists a page of the account's scheduled events, by id.
import { and, between, eq, inArray, or, sql, type SQL } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { eventMembers, events, jobMembers, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { prepareEventPresenter, selectEvents } from './event.ts'
import { endOf, startOf } from './period.ts'

/** A null filter matches everything. Ids are internal. */
type Values = {
  account: number
  since: string
  upTo: string
  type: string | null
  from: string
  until: string
  withCancelled: boolean
  job: number | null
  candidate: number | null
  /** Participants. */
  member: number | null
  self: number | null
  /** A member: only events of their jobs match. */
  coworker: number | null
  most: number
}

const unlessNull = (value: unknown, type: 'bigint' | 'text', condition: ReturnType<typeof and>) =>
  or(sql`${value}::${sql.raw(type)} is null`, condition)
const eventsOf = (p: Holders<Values>, member: Holders<Values>['member' | 'self']) =>
  build
    .select({ id: eventMembers.eventId })
    .from(eventMembers)
    .where(and(eq(eventMembers.accountId, p.account), eq(eventMembers.memberId, member)))
const jobsOf = (p: Holders<Values>) =>
  build
    .select({ id: jobMembers.jobId })
    .from(jobMembers)
    .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.memberId, p.coworker)))

export const listEvents = operation('listEvents', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const findCandidate = prepareCandidateByKey(statement)
  const findMember = statement('find_member_id', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: members.id }).from(members).where(hasKey(members, p)),
  )
  // One statement for each leading index: the planner does not use an index for a condition that may be absent.
  const over = (name: string, leading: (p: Holders<Values>) => SQL | undefined) =>
    statement(name, (p: Holders<Values>) =>
      selectEvents(
        p,
        and(
          between(events.key, p.since, p.upTo),
          leading(p),
          unlessNull(p.job, 'bigint', eq(events.jobId, p.job)),
          unlessNull(p.type, 'text', eq(events.type, p.type)),
          between(events.startsAt, p.from, p.until),
          or(sql`${p.withCancelled}::boolean`, eq(events.cancelled, false)),
          unlessNull(p.member, 'bigint', inArray(events.id, eventsOf(p, p.member))),
          unlessNull(p.self, 'bigint', inArray(events.id, eventsOf(p, p.self))),
          unlessNull(p.coworker, 'bigint', inArray(events.jobId, jobsOf(p))),
        ),
        p.most,
      ),
    )
  const lists = {
    all: over('list_events', () => undefined),
    ofJob: over('list_job_events', (p) => eq(events.jobId, p.job)),
    ofCandidate: over('list_candidate_events', (p) => eq(events.candidateId, p.candidate)),
    // With an array the planner looks up its ids first; with a join it scans all events of the account for a member without any.
    ofMember: over('list_member_events', (p) => sql`${events.id} = any(array(${eventsOf(p, p.member)}))`),
    ofSelf: over('list_own_events', (p) => sql`${events.id} = any(array(${eventsOf(p, p.self)}))`),
    ofTeam: over('list_team_events', (p) => sql`${events.jobId} = any(array(${jobsOf(p)}))`),
  }
  const presentEvents = prepareEventPresenter(statement)

  return async ({ query }, { account, caller, address, reply }) => {
    const [from, until] = [startOf('start_date', query.start_date), endOf('end_date', query.end_date)]
    const job = query.shortcode === undefined ? null : (await findJob(account, query.shortcode)).id
    const candidate = query.candidate_id === undefined ? null : await findCandidate({ account, key: query.candidate_id })
    const member = query.member_id === undefined ? null : await findMember({ account, key: query.member_id })
    if (candidate?.length === 0 || member?.length === 0) return reply(200, { events: [] })
    const own = (context: string) => (query.context === context ? (caller.member?.id ?? null) : null)
    const values = {
      account,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      type: query.type ?? null,
      from,
      until,
      withCancelled: query.include_cancelled,
      job,
      candidate: candidate?.[0]?.id ?? null,
      member: member?.[0]?.id ?? null,
      self: own('user'),
      coworker: own('team'),
      most: query.limit + 1,
    }
    const rows = await lists[leadOf(values)](values)
    const { page, ...paging } = pageOf(rows, query.limit, address)
    return reply(200, { events: await presentEvents(account, page), ...paging })
  }
})

/** Returns the statement whose index leaves the fewest events. */
function leadOf({ candidate, member, self, job, coworker }: Values) {
  if (candidate !== null) return 'ofCandidate'
  if (member !== null) return 'ofMember'
  if (self !== null) return 'ofSelf'
  if (job !== null) return 'ofJob'
  return coworker === null ? 'all' : 'ofTeam'
}
