// The record of a candidate: everything that is stored of one but files, activities and events, which are records of their own.
import type { Schema } from '../../contract/document.ts'
import { isKey } from '../../db/paging.ts'
import {
  ratingScales,
  type CandidateAnswer,
  type candidates,
  type EducationEntry,
  type ExperienceEntry,
  type SocialProfile,
} from '../../db/schema.ts'
import { keptEducation, keptExperience } from '../../resources/candidates/candidateInput.ts'
import { fromLine, mintedAt, orNothing } from '../instants.ts'
import type { At } from '../recordType.ts'
import { filled, instantSchema, keySchema, listOf, objectOf, orNull, type Shaper } from '../schema.ts'

type Row = typeof candidates.$inferSelect
type Texts = 'name' | 'firstname' | 'lastname' | 'headline' | 'email' | 'phone' | 'address' | 'summary' | 'domain' | 'outlet' | 'mailbox'
type Lists = 'skills' | 'tags' | 'answers'
export type RatingRecord = {
  member_id: string
  stage_id: string
  scale: (typeof ratingScales)[number]
  grade: number
  comment: string | null
  score_card: Record<string, unknown> | null
  created_at: string
  updated_at: string
}
export type CandidateRecord = Pick<Row, Texts | Lists | 'sourced' | 'disqualified' | 'withdrew' | 'anonymized' | 'location'> & {
  record: 'candidate'
  id: string
  job_id: string
  stage_id: string
  cover_letter: string | null
  common_source: string
  common_source_category: string
  uploader_id: string | null
  recruiter_id: string | null
  disqualified_at: string | null
  disqualification_reason: string | null
  hired_at: string | null
  moved_to_offer_at: string | null
  social_profiles: SocialProfile[]
  education_entries: EducationEntry[]
  experience_entries: ExperienceEntry[]
  custom_attributes: Record<string, unknown>
  texting_consent: string | null
  originating_candidate_id: string | null
  created_at: string
  updated_at: string
  ratings: RatingRecord[]
}

const nullableKey = orNull(keySchema)
const nullableInstant = orNull(instantSchema)
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

export const candidateSchema = ({ shape }: Shaper): Schema => {
  const given = {
    checked: { type: 'boolean' },
    choices: listOf(objectOf({ id: keySchema, body: filled(1000) })),
    date: { ...filled(10), pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    number: { type: 'number' },
    file: keySchema,
  }
  const schema = shape('CandidateDetail', {
    required: ['id', 'name'],
    optional: [
      'firstname',
      'lastname',
      'headline',
      'email',
      'phone',
      'address',
      'summary',
      'cover_letter',
      'domain',
      'outlet',
      'sourced',
      'disqualified',
      'withdrew',
      'anonymized',
      'disqualification_reason',
      'uploader_id',
      'originating_candidate_id',
    ],
    ignored: ['account', 'job', 'stage', 'stage_kind', 'profile_url', 'outbound_mailbox', 'image_url', 'resume_url', 'resume_metadata'],
    more: {
      job_id: keySchema,
      stage_id: keySchema,
      recruiter_id: nullableKey,
      disqualified_at: nullableInstant,
      hired_at: nullableInstant,
      moved_to_offer_at: nullableInstant,
      common_source: filled(255),
      common_source_category: filled(255),
      skills: listOf(filled(255)),
      tags: listOf(filled(255)),
      social_profiles: listOf(
        shape('SocialProfile', { required: ['type', 'url'], optional: ['name', 'username'], more: { type: filled(64), url: text(2048) } }),
      ),
      education_entries: listOf(
        shape('EducationEntry', {
          required: ['id', 'school'],
          optional: ['degree', 'field_of_study', 'start_date', 'end_date'],
          more: { school: filled(255) },
        }),
      ),
      experience_entries: listOf(
        shape('ExperienceEntry', {
          required: ['id', 'title'],
          optional: ['summary', 'company', 'industry', 'current', 'start_date', 'end_date'],
          more: { title: filled(255) },
        }),
      ),
      answers: listOf(
        objectOf({
          question: keySchema,
          body: filled(10_000),
          answer: orNull(objectOf({ body: text(100_000), ...given }, [])),
        }),
      ),
      custom_attributes: {
        type: 'object',
        maxProperties: 1000,
        additionalProperties: objectOf({ value: text(100_000), ...given }, []),
      },
      location: orNull(
        shape('CandidateLocation', {
          required: [],
          optional: ['location_str', 'country', 'country_code', 'region', 'region_code', 'city', 'zip_code'],
        }),
      ),
      texting_consent: { type: ['string', 'null'], maxLength: 16 },
      mailbox: { ...text(64), pattern: '^[0-9A-Za-z_.-]+$' },
      created_at: instantSchema,
      updated_at: instantSchema,
      ratings: listOf(
        objectOf(
          {
            member_id: keySchema,
            stage_id: keySchema,
            scale: { type: 'string', enum: [...ratingScales] },
            grade: { type: 'integer', minimum: 0, maximum: 9 },
            comment: orNull(text(100_000)),
            score_card: { type: ['object', 'null'] },
            created_at: instantSchema,
            updated_at: instantSchema,
          },
          ['member_id', 'stage_id', 'scale', 'grade', 'created_at'],
        ),
      ),
    },
  })
  return { ...schema, required: [...(schema.required as string[]), 'job_id', 'stage_id'] }
}

/** Ratings in the order of who gave them and where; the rest in the order of the line. */
export function completeCandidate(line: CandidateRecord): CandidateRecord {
  const created_at = fromLine(line.created_at ?? mintedAt(line.id))
  const [firstname, lastname] = namesIn(line.name)
  return {
    record: 'candidate',
    id: line.id,
    job_id: line.job_id,
    stage_id: line.stage_id,
    name: line.name,
    firstname: line.firstname ?? firstname,
    lastname: line.lastname ?? lastname,
    headline: line.headline ?? null,
    email: line.email ?? null,
    phone: line.phone ?? null,
    address: line.address ?? null,
    summary: line.summary ?? null,
    cover_letter: line.cover_letter ?? null,
    domain: line.domain ?? null,
    sourced: line.sourced ?? true,
    outlet: line.outlet ?? null,
    common_source: line.common_source ?? 'Unknown',
    common_source_category: line.common_source_category ?? 'Other',
    uploader_id: line.uploader_id ?? null,
    recruiter_id: line.recruiter_id ?? null,
    disqualified: line.disqualified ?? false,
    disqualified_at: orNothing(line.disqualified_at),
    withdrew: line.withdrew ?? false,
    disqualification_reason: line.disqualification_reason ?? null,
    hired_at: orNothing(line.hired_at),
    moved_to_offer_at: orNothing(line.moved_to_offer_at),
    skills: line.skills ?? [],
    tags: line.tags ?? [],
    social_profiles: line.social_profiles ?? [],
    education_entries: (line.education_entries ?? []).map((entry) => keptEducation(entry, entry.id)),
    experience_entries: (line.experience_entries ?? []).map((entry) => keptExperience(entry, entry.id)),
    answers: line.answers ?? [],
    custom_attributes: line.custom_attributes ?? {},
    location: line.location ?? null,
    texting_consent: line.texting_consent ?? null,
    originating_candidate_id: line.originating_candidate_id ?? null,
    // It has to be one of its own, and the same at every import.
    mailbox: line.mailbox ?? line.id,
    anonymized: line.anonymized ?? false,
    created_at,
    updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
    ratings: (line.ratings ?? []).map(completeRating).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  }
}

const completeRating = ({
  member_id,
  stage_id,
  scale,
  grade,
  comment,
  score_card,
  created_at,
  updated_at,
}: RatingRecord): RatingRecord => ({
  member_id,
  stage_id,
  scale,
  grade,
  comment: comment ?? null,
  score_card: score_card ?? null,
  created_at: fromLine(created_at),
  updated_at: fromLine(updated_at ?? created_at),
})

/** A member rates a candidate once in a stage. */
const placeOf = ({ member_id, stage_id }: RatingRecord) => `${member_id} ${stage_id}`

/** As the API parts a whole name: at its first space. */
function namesIn(name: string): [first: string, last: string] {
  const [, first = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(name.trim()) ?? []
  return [first, rest]
}

export function faultsInCandidate({ ratings, custom_attributes, answers, name }: CandidateRecord): At<string>[] {
  const questions = answers.map(({ question }: CandidateAnswer) => question)
  return [
    ...(name.trim() === '' ? [['/name', 'must not be empty'] as const] : []),
    ...(new Set(ratings.map(placeOf)).size === ratings.length
      ? []
      : [['/ratings', 'has a rating of one member in one stage twice'] as const]),
    ...(new Set(questions).size === questions.length ? [] : [['/answers', 'has a question twice'] as const]),
    ...Object.keys(custom_attributes).flatMap((key): At<string>[] =>
      isKey(key) ? [] : [[`/custom_attributes/${key}`, 'is not the id of a custom attribute']],
    ),
  ]
}
