// What belongs to candidates: files, ratings and activities; and what remains of erased candidates.
import { createdAt, hex, id, instant, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, sql, text, unique } from '../drizzle.js'
import { candidates } from './candidates.ts'
import { stages } from './hiring.ts'
import { accountId, identity, identityKeys } from './identity.ts'
import { jobs } from './jobs.ts'
import { employees } from './employees.ts'
import { members } from './members.ts'

export const fileKinds = ['resume', 'image', 'attachment', 'answer', 'attribute', 'document'] as const

/** Files of candidates, and documents of employees. `src/files` stores the bytes. A file without `size` is still to be fetched from `source_url`. */
export const files = pgTable(
  'files',
  {
    ...identity(),
    /** The owner: an employee has documents, a candidate all other kinds. */
    candidateId: bigint('candidate_id', { mode: 'number' }),
    employeeId: bigint('employee_id', { mode: 'number' }),
    /** The member who added a document, if one is known. */
    uploaderId: bigint('uploader_id', { mode: 'number' }),
    kind: word('kind', fileKinds).notNull(),
    name: text('name').notNull(),
    /** The name of the bytes in the store; null if that is the file's key. A file and its copies can share them. */
    object: hex('object'),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }),
    sha256: hex('sha256'),
    sourceUrl: text('source_url'),
    /** How often fetching failed, and when it is retried; null if it is not. */
    failures: integer('failures').notNull().default(0),
    fetchAt: instant('fetch_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('files', t),
    index('files_candidate').on(t.accountId, t.candidateId, t.kind),
    index('files_employee')
      .on(t.accountId, t.employeeId)
      .where(sql`${t.employeeId} is not null`),
    index('files_object')
      .on(t.accountId, t.object)
      .where(sql`${t.object} is not null`),
    index('files_to_fetch_by_account')
      .on(t.accountId, t.fetchAt)
      .where(sql`${t.fetchAt} is not null`),
    refersTo('files_of_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('files_of_employee', t, t.employeeId, employees).onDelete('cascade'),
    refersTo('files_uploader', t, t.uploaderId, members),
    check('files_kind', oneOf('kind', fileKinds)),
    check(
      'files_owner',
      sql`(${t.kind} = 'document') = (${t.candidateId} is null) and (${t.kind} = 'document') = (${t.employeeId} is not null)`,
    ),
  ],
)

/** Bytes that the deleted row of a file named and that are still to be removed: `key` is their name in the store. */
export const fileRemovals = pgTable('file_removals', { accountId: accountId(), key: hex('key').notNull(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.accountId, t.key] }),
])

export const ratingScales = ['thumbs', 'stars', 'numbers'] as const

/** A member's rating of a candidate in a stage. */
export const ratings = pgTable(
  'ratings',
  {
    accountId: accountId(),
    id: id(),
    candidateId: bigint('candidate_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    stageId: bigint('stage_id', { mode: 'number' }).notNull(),
    scale: word('scale', ratingScales).notNull(),
    grade: integer('grade').notNull(),
    comment: text('comment'),
    scoreCard: jsonb('score_card').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('ratings_one').on(t.accountId, t.candidateId, t.memberId, t.stageId),
    refersTo('ratings_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('ratings_member', t, t.memberId, members),
    refersTo('ratings_stage', t, t.stageId, stages),
    check('ratings_scale', oneOf('scale', ratingScales)),
  ],
)

/** A copy of a stage at the time of an activity. */
export type StageThen = { id: number; identifier: string; name: string; slug: string }

/** What happened to candidates and jobs. An activity without a candidate is the job's own. */
export const activities = pgTable(
  'activities',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    candidateId: bigint('candidate_id', { mode: 'number' }),
    /** The member who acted; null if it was the candidate or nobody. */
    memberId: bigint('member_id', { mode: 'number' }),
    action: text('action').notNull(),
    /** The stage the candidate was in, and the stage they were moved to. */
    stage: jsonb('stage').$type<StageThen>(),
    targetStage: jsonb('target_stage').$type<StageThen>(),
    body: text('body'),
    rating: jsonb('rating').$type<{ score: string; scale: string; grade: number }>(),
    visibilityRoles: text('visibility_roles').array(),
    /** The attachment of a comment. */
    fileId: bigint('file_id', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('activities', t),
    index('activities_of_job').on(t.accountId, t.jobId, t.key),
    index('activities_of_candidate').on(t.accountId, t.candidateId, t.key),
    // Used to find the comment of a deleted file.
    index('activities_by_file')
      .on(t.accountId, t.fileId)
      .where(sql`${t.fileId} is not null`),
    refersTo('activities_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('activities_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('activities_member', t, t.memberId, members),
    refersTo('activities_file', t, t.fileId, files),
  ],
)

/** The tombstones of erased candidates and employees, by their keys. */
export const erasures = pgTable(
  'erasures',
  { accountId: accountId(), key: hex('key').notNull(), erasedAt: instant('erased_at').notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
)
