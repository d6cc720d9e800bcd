// Candidates, with what members think of them.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { columnsBut, valuesFor } from '../../db/columnsBut.ts'
import { asBytes } from '../../db/paging.ts'
import { candidates, erasures, jobs, members, ratings, recruiters, stages } from '../../db/schema.ts'
import { prepared } from '../../db/prepared.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { fromRow } from '../instants.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { candidateSchema, completeCandidate, faultsInCandidate, type CandidateRecord, type RatingRecord } from './candidateRecord.ts'

type Stored = typeof candidates.$inferSelect
type Row = Omit<Stored, 'accountId' | 'jobId' | 'stageId' | 'uploaderId' | 'recruiterId'> & {
  job: string
  stage: string
  uploader: string | null
  recruiter: string | null
}
type RatingRow = Omit<typeof ratings.$inferSelect, 'accountId' | 'id' | 'candidateId' | 'memberId' | 'stageId'> & {
  member: string
  stage: string
}

const own = columnsBut(candidates, 'accountId', 'id', 'jobId', 'stageId', 'uploaderId', 'recruiterId')
const columns = { ...own, id: candidates.id, job: jobs.key, stage: stages.key, uploader: members.key, recruiter: recruiters.key }

const select = () =>
  build
    .select(columns)
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.accountId, candidates.accountId), eq(jobs.id, candidates.jobId)))
    .innerJoin(stages, and(eq(stages.accountId, candidates.accountId), eq(stages.id, candidates.stageId)))
    .leftJoin(members, and(eq(members.accountId, candidates.accountId), eq(members.id, candidates.uploaderId)))
    .leftJoin(recruiters, and(eq(recruiters.accountId, candidates.accountId), eq(recruiters.id, candidates.recruiterId)))

/** Candidates by page or by key, each with the ratings that it has. */
export const candidateAccess = prepared((statement) => {
  const page = statement('export_candidates', (p: Holders<Page>) =>
    select().where(above(candidates, p)).orderBy(asc(candidates.key)).limit(p.most),
  )
  const known = statement('import_known_candidates', (p: Holders<Known>) => select().where(among(candidates, p)))
  const listRatings = statement('export_ratings', (p: Holders<{ account: number; candidates: number[] }>) =>
    build
      .select({
        candidate: ratings.candidateId,
        member: members.key,
        stage: stages.key,
        scale: ratings.scale,
        grade: ratings.grade,
        comment: ratings.comment,
        scoreCard: ratings.scoreCard,
        createdAt: ratings.createdAt,
        updatedAt: ratings.updatedAt,
      })
      .from(ratings)
      .innerJoin(members, and(eq(members.accountId, ratings.accountId), eq(members.id, ratings.memberId)))
      .innerJoin(stages, and(eq(stages.accountId, ratings.accountId), eq(stages.id, ratings.stageId)))
      .where(and(eq(ratings.accountId, p.account), sql`${ratings.candidateId} = any(${p.candidates}::bigint[])`))
      .orderBy(asc(members.key), asc(stages.key)),
  )
  const erased = statement('import_erased_candidates', (p: Holders<Known>) =>
    build.select({ key: erasures.key }).from(erasures).where(among(erasures, p)),
  )
  const insertCandidates = inserter<Omit<Row, 'id'>>(statement, 'import_candidates', candidates, (p) => ({
    accountId: p.account,
    jobId: idOf(jobs, p.account, p.job),
    stageId: idOf(stages, p.account, p.stage),
    uploaderId: idOf(members, p.account, p.uploader),
    recruiterId: idOf(recruiters, p.account, p.recruiter),
    ...valuesFor(own, p),
  }))
  const insertRatings = inserter<RatingRow & { candidate: string }>(statement, 'import_ratings', ratings, (p) => ({
    accountId: p.account,
    candidateId: idOf(candidates, p.account, p.candidate),
    memberId: idOf(members, p.account, p.member),
    stageId: idOf(stages, p.account, p.stage),
    scale: p.scale,
    grade: p.grade,
    comment: p.comment,
    scoreCard: p.scoreCard,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))

  const withRatings = async (run: Run, account: number, rows: Row[]): Promise<CandidateRecord[]> => {
    if (rows.length === 0) return []
    const given = await run(listRatings, { account, candidates: rows.map(({ id }) => id) })
    const byCandidate = Map.groupBy(given, ({ candidate }) => candidate)
    return rows.map((row) => present(row, byCandidate.get(row.id) ?? []))
  }
  return {
    page: async (run, account, after, most) => withRatings(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withRatings(run, account, await run(known, { account, keys: asBytes(keys) })),
    barred: async (run, account, keys) => (await run(erased, { account, keys: asBytes(keys) })).map(({ key }) => key),
    insert: async (run, account, records) => {
      await insertCandidates(run, account, records.map(rowOf))
      const rated = records.flatMap(({ id, ratings: given }) => given.map((rating) => ({ candidate: id, ...ratingRowOf(rating) })))
      await insertRatings(run, account, rated)
    },
  } satisfies Access<CandidateRecord>
})

const present = (row: Row, given: readonly RatingRow[]): CandidateRecord => ({
  record: 'candidate',
  id: row.key,
  job_id: row.job,
  stage_id: row.stage,
  name: row.name,
  firstname: row.firstname,
  lastname: row.lastname,
  headline: row.headline,
  email: row.email,
  phone: row.phone,
  address: row.address,
  summary: row.summary,
  cover_letter: row.coverLetter,
  domain: row.domain,
  sourced: row.sourced,
  outlet: row.outlet,
  common_source: row.commonSource,
  common_source_category: row.commonSourceCategory,
  uploader_id: row.uploader,
  recruiter_id: row.recruiter,
  disqualified: row.disqualified,
  disqualified_at: row.disqualifiedAt && fromRow(row.disqualifiedAt),
  withdrew: row.withdrew,
  disqualification_reason: row.disqualificationReason,
  hired_at: row.hiredAt && fromRow(row.hiredAt),
  moved_to_offer_at: row.movedToOfferAt && fromRow(row.movedToOfferAt),
  skills: row.skills,
  tags: row.tags,
  social_profiles: row.socialProfiles,
  education_entries: row.educationEntries,
  experience_entries: row.experienceEntries,
  answers: row.answers,
  custom_attributes: row.customAttributes,
  location: row.location,
  texting_consent: row.textingConsent,
  originating_candidate_id: row.originatingCandidate,
  mailbox: row.mailbox,
  anonymized: row.anonymized,
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
  ratings: given.map((rating) => ({
    member_id: rating.member,
    stage_id: rating.stage,
    scale: rating.scale,
    grade: rating.grade,
    comment: rating.comment,
    score_card: rating.scoreCard,
    created_at: fromRow(rating.createdAt),
    updated_at: fromRow(rating.updatedAt),
  })),
})

const rowOf = (record: CandidateRecord): Omit<Row, 'id'> => ({
  key: record.id,
  job: record.job_id,
  stage: record.stage_id,
  uploader: record.uploader_id,
  recruiter: record.recruiter_id,
  name: record.name,
  firstname: record.firstname,
  lastname: record.lastname,
  headline: record.headline,
  email: record.email,
  phone: record.phone,
  address: record.address,
  summary: record.summary,
  coverLetter: record.cover_letter,
  domain: record.domain,
  sourced: record.sourced,
  outlet: record.outlet,
  commonSource: record.common_source,
  commonSourceCategory: record.common_source_category,
  disqualified: record.disqualified,
  disqualifiedAt: record.disqualified_at,
  withdrew: record.withdrew,
  disqualificationReason: record.disqualification_reason,
  hiredAt: record.hired_at,
  movedToOfferAt: record.moved_to_offer_at,
  skills: record.skills,
  tags: record.tags,
  socialProfiles: record.social_profiles,
  educationEntries: record.education_entries,
  experienceEntries: record.experience_entries,
  answers: record.answers,
  customAttributes: record.custom_attributes,
  location: record.location,
  textingConsent: record.texting_consent,
  originatingCandidate: record.originating_candidate_id,
  mailbox: record.mailbox,
  anonymized: record.anonymized,
  createdAt: record.created_at,
  updatedAt: record.updated_at,
})

const ratingRowOf = (rating: RatingRecord): RatingRow => ({
  member: rating.member_id,
  stage: rating.stage_id,
  scale: rating.scale,
  grade: rating.grade,
  comment: rating.comment,
  scoreCard: rating.score_card,
  createdAt: rating.created_at,
  updatedAt: rating.updated_at,
})

export const candidateType: RecordType<CandidateRecord> = {
  name: 'candidate',
  tables: [candidates, ratings],
  schema: candidateSchema,
  complete: completeCandidate,
  keyOf: ({ id }) => id,
  unique: {
    candidates_key: ({ id }) => [['/id', id]],
    candidates_email: ({ email, job_id }) => (email === null ? [] : [['/email', `${email.toLowerCase()} in job ${job_id}`]]),
  },
  refersTo: (candidate) => [
    ['/job_id', candidate.job_id, 'job'],
    ['/stage_id', candidate.stage_id, 'stage'],
    ...(candidate.uploader_id === null ? [] : [['/uploader_id', candidate.uploader_id, 'member'] as const]),
    ...(candidate.recruiter_id === null ? [] : [['/recruiter_id', candidate.recruiter_id, 'recruiter'] as const]),
    ...Object.keys(candidate.custom_attributes).map((key) => [`/custom_attributes/${key}`, key, 'custom_attribute'] as const),
    ...candidate.ratings.flatMap(
      ({ member_id, stage_id }, at) =>
        [
          [`/ratings/${at}/member_id`, member_id, 'member'],
          [`/ratings/${at}/stage_id`, stage_id, 'stage'],
        ] as const,
    ),
  ],
  faultsIn: faultsInCandidate,
  over: candidateAccess,
}
