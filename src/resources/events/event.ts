// A scheduled event: its columns, its participants and its wire format.
import { and, asc, eq, sql, type SQL } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { candidates, eventMembers, events, jobs, members, type eventTypes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'

type Schemas = components['schemas']

const eventColumns = {
  id: events.id,
  key: events.key,
  title: events.title,
  description: events.description,
  type: events.type,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  cancelled: events.cancelled,
  conference: events.conference,
}
type Row = Pick<
  typeof events.$inferSelect,
  'id' | 'key' | 'title' | 'description' | 'type' | 'startsAt' | 'endsAt' | 'cancelled' | 'conference'
> & { shortcode: string | null; jobTitle: string | null; candidateKey: string | null; candidateName: string | null }

/** Selects the account's events that fulfil a condition, by key, with their job and candidate, which are joined only to the rows of the page. */
export function selectEvents(
  p: Holders<{ account: number }>,
  condition: SQL | undefined,
  most: number | Holders<{ most: number }>['most'],
) {
  const page = build
    .select({ ...eventColumns, jobId: events.jobId, candidateId: events.candidateId })
    .from(events)
    .where(and(eq(events.accountId, p.account), condition))
    .orderBy(asc(events.key))
    .limit(most)
    .as('page')
  return build
    .select({
      id: page.id,
      key: page.key,
      title: page.title,
      description: page.description,
      type: page.type,
      startsAt: page.startsAt,
      endsAt: page.endsAt,
      cancelled: page.cancelled,
      conference: page.conference,
      shortcode: jobs.shortcode,
      jobTitle: jobs.title,
      candidateKey: candidates.key,
      candidateName: candidates.name,
    })
    .from(page)
    .leftJoin(jobs, and(eq(jobs.accountId, p.account), eq(jobs.id, page.jobId)))
    .leftJoin(candidates, and(eq(candidates.accountId, p.account), eq(candidates.id, page.candidateId)))
    .orderBy(asc(page.key))
}

const types: Record<(typeof eventTypes)[number], string> = { call: 'CallEvent', interview: 'InterviewEvent', meeting: 'MeetingEvent' }

/** `presentEvents(account, rows)`: rows -> wire, each event with its participants. */
export const prepareEventPresenter = prepared((statement) => {
  const listMembers = statement('list_event_members', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ event: eventMembers.eventId, key: members.key, name: members.name, status: eventMembers.status })
      .from(eventMembers)
      .innerJoin(members, references(eventMembers.memberId, members))
      .where(and(eq(eventMembers.accountId, p.account), sql`${eventMembers.eventId} = any(${p.ids}::bigint[])`))
      .orderBy(asc(members.key)),
  )
  return async (account: number, rows: readonly Row[]): Promise<Schemas['ScheduledEvent'][]> => {
    if (rows.length === 0) return []
    const taking = await listMembers({ account, ids: rows.map(({ id }) => id) })
    const byEvent = Map.groupBy(taking, ({ event }) => event)
    return rows.map((row) => present(row, byEvent.get(row.id) ?? []))
  }
})

const present = (row: Row, taking: readonly { key: string; name: string; status: string }[]): Schemas['ScheduledEvent'] => ({
  id: row.key,
  title: row.title,
  description: row.description,
  type: types[row.type],
  starts_at: milliseconds(row.startsAt),
  ends_at: milliseconds(row.endsAt),
  cancelled: row.cancelled,
  ...(row.shortcode !== null && row.jobTitle !== null && { job: { shortcode: row.shortcode, title: row.jobTitle } }),
  members: taking.map(({ key, name, status }) => ({ id: key, name, type: 'Member', status })),
  ...(row.candidateKey !== null && row.candidateName !== null && { candidate: { id: row.candidateKey, name: row.candidateName } }),
  ...(row.conference && { conference: { type: row.conference.type, id: row.conference.id, url: row.conference.url } }),
})
