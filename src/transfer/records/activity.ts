// Activities: what happened to candidates and jobs, comments and ratings among them.
import { and, asc, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { asBytes } from '../../db/paging.ts'
import { activities, candidates, files, jobs, members, ratingScales } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { filled, instantSchema, keySchema, numberSchema, objectOf, orNull } from '../schema.ts'

type Stored = typeof activities.$inferSelect
type Row = Omit<Stored, 'accountId' | 'id' | 'jobId' | 'candidateId' | 'memberId' | 'fileId'> & {
  job: string
  candidate: string | null
  member: string | null
  file: string | null
}
type ActivityRecord = Pick<Stored, 'action' | 'stage' | 'body' | 'rating'> & {
  record: 'activity'
  id: string
  job_id: string
  candidate_id: string | null
  member_id: string | null
  target_stage: Stored['targetStage']
  visibility_roles: string[] | null
  file_id: string | null
  created_at: string
  updated_at: string
}

const columns = {
  key: activities.key,
  job: jobs.key,
  candidate: candidates.key,
  member: members.key,
  file: files.key,
  action: activities.action,
  stage: activities.stage,
  targetStage: activities.targetStage,
  body: activities.body,
  rating: activities.rating,
  visibilityRoles: activities.visibilityRoles,
  createdAt: activities.createdAt,
  updatedAt: activities.updatedAt,
}
const select = () =>
  build
    .select(columns)
    .from(activities)
    .innerJoin(jobs, and(eq(jobs.accountId, activities.accountId), eq(jobs.id, activities.jobId)))
    .leftJoin(candidates, and(eq(candidates.accountId, activities.accountId), eq(candidates.id, activities.candidateId)))
    .leftJoin(members, and(eq(members.accountId, activities.accountId), eq(members.id, activities.memberId)))
    .leftJoin(files, and(eq(files.accountId, activities.accountId), eq(files.id, activities.fileId)))

const present = (row: Row): ActivityRecord => ({
  record: 'activity',
  id: row.key,
  job_id: row.job,
  candidate_id: row.candidate,
  member_id: row.member,
  action: row.action,
  stage: row.stage,
  target_stage: row.targetStage,
  body: row.body,
  rating: row.rating,
  visibility_roles: row.visibilityRoles,
  file_id: row.file,
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
})

const activityAccess = prepared((statement) => {
  const page = statement('export_activities', (p: Holders<Page>) =>
    select().where(above(activities, p)).orderBy(asc(activities.key)).limit(p.most),
  )
  const known = statement('import_known_activities', (p: Holders<Known>) => select().where(among(activities, p)))
  const insert = inserter<Row>(statement, 'import_activities', activities, (p) => ({
    accountId: p.account,
    key: p.key,
    jobId: idOf(jobs, p.account, p.job),
    candidateId: idOf(candidates, p.account, p.candidate),
    memberId: idOf(members, p.account, p.member),
    fileId: idOf(files, p.account, p.file),
    action: p.action,
    stage: p.stage,
    targetStage: p.targetStage,
    body: p.body,
    rating: p.rating,
    visibilityRoles: p.visibilityRoles,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))
  const rowOf = (record: ActivityRecord): Row => ({
    key: record.id,
    job: record.job_id,
    candidate: record.candidate_id,
    member: record.member_id,
    file: record.file_id,
    action: record.action,
    stage: record.stage,
    targetStage: record.target_stage,
    body: record.body,
    rating: record.rating,
    visibilityRoles: record.visibility_roles,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  })
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) => insert(run, account, records.map(rowOf)),
  } satisfies Access<ActivityRecord>
})

/** What happened to one candidate, by its key, oldest first. */
export const activitiesOfCandidate = prepared((statement) => {
  const list = statement('export_activities_of_candidate', (p: Holders<{ account: number; candidate: string }>) =>
    select()
      .where(and(eq(activities.accountId, p.account), eq(candidates.key, p.candidate)))
      .orderBy(asc(activities.key)),
  )
  return async (run: Run, account: number, candidate: string) => (await run(list, { account, candidate })).map(present)
})

const text = filled(255)
const stageThenSchema = orNull(objectOf({ id: numberSchema, identifier: keySchema, name: text, slug: text }))
const nullableKey = orNull(keySchema)

export const activityType: RecordType<ActivityRecord> = {
  name: 'activity',
  tables: [activities],
  schema: ({ property }) =>
    objectOf(
      {
        id: keySchema,
        job_id: keySchema,
        candidate_id: nullableKey,
        member_id: nullableKey,
        action: text,
        stage: stageThenSchema,
        target_stage: stageThenSchema,
        body: { type: ['string', 'null'], maxLength: 100_000 },
        rating: orNull(
          objectOf({ score: text, scale: { type: 'string', enum: [...ratingScales] }, grade: { type: 'integer', minimum: 0, maximum: 9 } }),
        ),
        visibility_roles: orNull(property('CandidateActivity', 'visibility_roles')),
        file_id: nullableKey,
        created_at: instantSchema,
        updated_at: instantSchema,
      },
      ['id', 'job_id', 'action'],
    ),
  complete: (line: ActivityRecord) => {
    const created_at = fromLine(line.created_at ?? mintedAt(line.id))
    return {
      record: 'activity',
      id: line.id,
      job_id: line.job_id,
      candidate_id: line.candidate_id ?? null,
      member_id: line.member_id ?? null,
      action: line.action,
      stage: line.stage ?? null,
      target_stage: line.target_stage ?? null,
      body: line.body ?? null,
      rating: line.rating ?? null,
      visibility_roles: line.visibility_roles ?? null,
      file_id: line.file_id ?? null,
      created_at,
      updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
    }
  },
  keyOf: ({ id }) => id,
  unique: { activities_key: ({ id }) => [['/id', id]] },
  many: true,
  refersTo: ({ job_id, candidate_id, member_id, file_id }) => [
    ['/job_id', job_id, 'job'],
    ...(candidate_id === null ? [] : [['/candidate_id', candidate_id, 'candidate'] as const]),
    ...(member_id === null ? [] : [['/member_id', member_id, 'member'] as const]),
    ...(file_id === null ? [] : [['/file_id', file_id, 'file'] as const]),
  ],
  over: activityAccess,
}
