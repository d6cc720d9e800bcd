// Calendar events and their participants.
import { createdAt, instant, oneOf, refersTo, word } from '../columns.ts'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text } from '../drizzle.js'
import { candidates, monthOf } from './candidates.ts'
import { accountId, identity, identityKeys } from './identity.ts'
import { jobs } from './jobs.ts'
import { members } from './members.ts'

export const eventTypes = ['call', 'interview', 'meeting'] as const
export const attendances = ['accepted', 'declined', 'needs-action'] as const
export type Conference = { type: 'zoom_meeting'; id: string; url: string }

export const events = pgTable(
  'events',
  {
    ...identity(),
    title: text('title').notNull(),
    description: text('description'),
    type: word('type', eventTypes).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelled: boolean('cancelled').notNull().default(false),
    jobId: bigint('job_id', { mode: 'number' }),
    candidateId: bigint('candidate_id', { mode: 'number' }),
    conference: jsonb('conference').$type<Conference>(),
    createdAt: createdAt(),
  },
  (t) => [
    ...identityKeys('events', t),
    index('events_of_candidate').on(t.accountId, t.candidateId, t.key),
    index('events_of_job').on(t.accountId, t.jobId, t.key),
    index('events_by_start').on(t.accountId, t.startsAt),
    // The two that follow include, by their migration, the instant and whether the event is off.
    index('events_by_month').on(t.accountId, monthOf(t.startsAt), t.key),
    index('events_of_job_by_month').on(t.accountId, t.jobId, monthOf(t.startsAt), t.key),
    refersTo('events_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('events_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    check('events_type', oneOf('type', eventTypes)),
  ],
)

/** The participants of an event. */
export const eventMembers = pgTable(
  'event_members',
  {
    accountId: accountId(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    status: word('status', attendances).notNull().default('needs-action'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.eventId, t.memberId] }),
    index('event_members_member').on(t.accountId, t.memberId, t.eventId),
    refersTo('event_members_event', t, t.eventId, events).onDelete('cascade'),
    refersTo('event_members_of_member', t, t.memberId, members).onDelete('cascade'),
    check('event_members_status', oneOf('status', attendances)),
  ],
)
