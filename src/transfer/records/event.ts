// Events: calls, interviews and meetings, with the members who take part.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { asBytes } from '../../db/paging.ts'
import { attendances, candidates, eventMembers, events, eventTypes, jobs, members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { Access, At, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { filled, instantSchema, keySchema, listOf, objectOf, orNull } from '../schema.ts'

type Stored = typeof events.$inferSelect
type Row = Omit<Stored, 'accountId' | 'id' | 'jobId' | 'candidateId'> & { job: string | null; candidate: string | null }
type Attendance = { id: string; status: (typeof attendances)[number] }
type EventRecord = Pick<Stored, 'title' | 'description' | 'type' | 'cancelled' | 'conference'> & {
  record: 'event'
  id: string
  starts_at: string
  ends_at: string
  job_id: string | null
  candidate_id: string | null
  created_at: string
  members: Attendance[]
}

const columns = {
  id: events.id,
  key: events.key,
  title: events.title,
  description: events.description,
  type: events.type,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  cancelled: events.cancelled,
  job: jobs.key,
  candidate: candidates.key,
  conference: events.conference,
  createdAt: events.createdAt,
}
const select = () =>
  build
    .select(columns)
    .from(events)
    .leftJoin(jobs, and(eq(jobs.accountId, events.accountId), eq(jobs.id, events.jobId)))
    .leftJoin(candidates, and(eq(candidates.accountId, events.accountId), eq(candidates.id, events.candidateId)))

const present = (row: Row, taking: readonly Attendance[]): EventRecord => ({
  record: 'event',
  id: row.key,
  title: row.title,
  description: row.description,
  type: row.type,
  starts_at: fromRow(row.startsAt),
  ends_at: fromRow(row.endsAt),
  cancelled: row.cancelled,
  job_id: row.job,
  candidate_id: row.candidate,
  conference: row.conference,
  created_at: fromRow(row.createdAt),
  members: taking.map(({ id, status }) => ({ id, status })),
})

/** `withMembers(run, account, rows)`: the records of these rows. */
const attending = prepared((statement) => {
  const list = statement('export_event_members', (p: Holders<{ account: number; events: number[] }>) =>
    build
      .select({ event: eventMembers.eventId, id: members.key, status: eventMembers.status })
      .from(eventMembers)
      .innerJoin(members, and(eq(members.accountId, eventMembers.accountId), eq(members.id, eventMembers.memberId)))
      .where(and(eq(eventMembers.accountId, p.account), sql`${eventMembers.eventId} = any(${p.events}::bigint[])`))
      .orderBy(asc(members.key)),
  )
  return async (run: Run, account: number, rows: readonly (Row & { id: number })[]): Promise<EventRecord[]> => {
    if (rows.length === 0) return []
    const taking = await run(list, { account, events: rows.map(({ id }) => id) })
    const byEvent = Map.groupBy(taking, ({ event }) => event)
    return rows.map((row) => present(row, byEvent.get(row.id) ?? []))
  }
})

const eventAccess = prepared((statement) => {
  const withMembers = attending(statement)
  const page = statement('export_events', (p: Holders<Page>) => select().where(above(events, p)).orderBy(asc(events.key)).limit(p.most))
  const known = statement('import_known_events', (p: Holders<Known>) => select().where(among(events, p)))
  const insert = inserter<Row>(statement, 'import_events', events, (p) => ({
    accountId: p.account,
    key: p.key,
    title: p.title,
    description: p.description,
    type: p.type,
    startsAt: p.startsAt,
    endsAt: p.endsAt,
    cancelled: p.cancelled,
    jobId: idOf(jobs, p.account, p.job),
    candidateId: idOf(candidates, p.account, p.candidate),
    conference: p.conference,
    createdAt: p.createdAt,
  }))
  const insertMembers = inserter<Attendance & { event: string }>(statement, 'import_event_members', eventMembers, (p) => ({
    accountId: p.account,
    eventId: idOf(events, p.account, p.event),
    memberId: idOf(members, p.account, p.id),
    status: p.status,
  }))
  const rowOf = (record: EventRecord): Row => ({
    key: record.id,
    title: record.title,
    description: record.description,
    type: record.type,
    startsAt: record.starts_at,
    endsAt: record.ends_at,
    cancelled: record.cancelled,
    job: record.job_id,
    candidate: record.candidate_id,
    conference: record.conference,
    createdAt: record.created_at,
  })
  return {
    page: async (run, account, after, most) => withMembers(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withMembers(run, account, await run(known, { account, keys: asBytes(keys) })),
    insert: async (run, account, records) => {
      await insert(run, account, records.map(rowOf))
      await insertMembers(
        run,
        account,
        records.flatMap(({ id, members: taking }) => taking.map((member) => ({ event: id, ...member }))),
      )
    },
  } satisfies Access<EventRecord>
})

/** The events of one candidate, by its key, oldest first. */
export const eventsOfCandidate = prepared((statement) => {
  const withMembers = attending(statement)
  const list = statement('export_events_of_candidate', (p: Holders<{ account: number; candidate: string }>) =>
    select()
      .where(and(eq(events.accountId, p.account), eq(candidates.key, p.candidate)))
      .orderBy(asc(events.key)),
  )
  return async (run: Run, account: number, candidate: string) => withMembers(run, account, await run(list, { account, candidate }))
})

const faultsInEvent = ({ members: taking, starts_at, ends_at }: EventRecord): At<string>[] => [
  ...(new Set(taking.map(({ id }) => id)).size === taking.length ? [] : [['/members', 'has an id twice'] as const]),
  ...(Date.parse(ends_at) < Date.parse(starts_at) ? [['/ends_at', 'lies before starts_at'] as const] : []),
]

const nullableKey = orNull(keySchema)

export const eventType: RecordType<EventRecord> = {
  name: 'event',
  tables: [events, eventMembers],
  schema: ({ property }) =>
    objectOf(
      {
        id: keySchema,
        title: filled(1000),
        description: property('ScheduledEvent', 'description'),
        type: { type: 'string', enum: [...eventTypes] },
        starts_at: instantSchema,
        ends_at: instantSchema,
        cancelled: { type: 'boolean' },
        job_id: nullableKey,
        candidate_id: nullableKey,
        conference: orNull(
          objectOf({
            type: { type: 'string', enum: ['zoom_meeting'] },
            id: filled(255),
            url: filled(2048),
          }),
        ),
        created_at: instantSchema,
        members: listOf(objectOf({ id: keySchema, status: { type: 'string', enum: [...attendances] } }, ['id'])),
      },
      ['id', 'title', 'type', 'starts_at', 'ends_at'],
    ),
  complete: (line: EventRecord) => ({
    record: 'event',
    id: line.id,
    title: line.title,
    description: line.description ?? null,
    type: line.type,
    starts_at: fromLine(line.starts_at),
    ends_at: fromLine(line.ends_at),
    cancelled: line.cancelled ?? false,
    job_id: line.job_id ?? null,
    candidate_id: line.candidate_id ?? null,
    conference: line.conference ?? null,
    created_at: fromLine(line.created_at ?? mintedAt(line.id)),
    members: (line.members ?? [])
      .map(({ id, status }) => ({ id, status: status ?? 'needs-action' }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }),
  keyOf: ({ id }) => id,
  unique: { events_key: ({ id }) => [['/id', id]] },
  many: true,
  refersTo: ({ job_id, candidate_id, members: taking }) => [
    ...(job_id === null ? [] : [['/job_id', job_id, 'job'] as const]),
    ...(candidate_id === null ? [] : [['/candidate_id', candidate_id, 'candidate'] as const]),
    ...taking.map(({ id }, at) => [`/members/${at}/id`, id, 'member'] as const),
  ],
  faultsIn: faultsInEvent,
  over: eventAccess,
}
