// Candidates: everything stored about one except files, activities and events, which are separate records; and erasures.
import type { Schema } from '../../contract/document.ts'
import { isKey } from '../../db/paging.ts'
import { candidates, customAttributes, erasures, ratings, type CandidateAnswer } from '../../db/schema.ts'
import { keptEducation, keptExperience } from '../../resources/candidates/candidateInput.ts'
import type { FieldEntry } from '../fields.ts'
import { naming } from '../naming.ts'
import { recordType } from '../recordType.ts'
import { filled, keySchema, listOf, objectOf, orNull } from '../schema.ts'
import type { At } from '../typeEntry.ts'

/** The candidates that must not be imported again. */
export const erasureType = recordType({
  name: 'erasure',
  table: erasures,
  hasForeignKey: true,
  fields: { erased_at: { isRequired: true } },
})

type CandidateRecord = {
  readonly job_id: string
  readonly name: string
  readonly email: string | null
  readonly answers: readonly CandidateAnswer[]
  readonly custom_attributes: Record<string, unknown>
}

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
/** The forms of an answer, by the type of the question. */
const given = {
  checked: { type: 'boolean' },
  choices: listOf(objectOf({ id: keySchema, body: filled(1000) })),
  date: { ...filled(10), pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  number: { type: 'number' },
  file: keySchema,
}
const words: FieldEntry = { schema: listOf(filled(255)) }

export const candidateType = recordType({
  name: 'candidate',
  table: candidates,
  like: 'CandidateDetail',
  ignored: ['account', 'job', 'stage', 'stage_kind', 'profile_url', 'outbound_mailbox', 'image_url', 'resume_url', 'resume_metadata'],
  fields: {
    firstname: { completed: ({ name, firstname }: Names) => firstname ?? namesIn(name)[0] },
    lastname: { completed: ({ name, lastname }: Names) => lastname ?? namesIn(name)[1] },
    common_source: { schema: filled(255) },
    common_source_category: { schema: filled(255) },
    skills: words,
    tags: words,
    social_profiles: {
      schema: ({ shape }) =>
        listOf(
          shape('SocialProfile', {
            required: ['type', 'url'],
            optional: ['name', 'username'],
            more: { type: filled(64), url: text(2048) },
          }),
        ),
    },
    education_entries: {
      item: (entry: Parameters<typeof keptEducation>[0] & { id: string }) => keptEducation(entry, entry.id),
      schema: ({ shape }) =>
        listOf(
          shape('EducationEntry', {
            required: ['id', 'school'],
            optional: ['degree', 'field_of_study', 'start_date', 'end_date'],
            more: { school: filled(255) },
          }),
        ),
    },
    experience_entries: {
      item: (entry: Parameters<typeof keptExperience>[0] & { id: string }) => keptExperience(entry, entry.id),
      schema: ({ shape }) =>
        listOf(
          shape('ExperienceEntry', {
            required: ['id', 'title'],
            optional: ['summary', 'company', 'industry', 'current', 'start_date', 'end_date'],
            more: { title: filled(255) },
          }),
        ),
    },
    answers: {
      schema: listOf(
        objectOf({ question: keySchema, body: filled(10_000), answer: orNull(objectOf({ body: text(100_000), ...given }, [])) }),
      ),
    },
    custom_attributes: {
      schema: { type: 'object', maxProperties: 1000, additionalProperties: objectOf({ value: text(100_000), ...given }, []) },
    },
    location: {
      schema: ({ shape }) =>
        orNull(
          shape('CandidateLocation', {
            required: [],
            optional: ['location_str', 'country', 'country_code', 'region', 'region_code', 'city', 'zip_code'],
          }),
        ),
    },
    texting_consent: { schema: orNull(text(16)) },
    originating_candidate_id: { column: 'originatingCandidate' },
    // It must be unique to the candidate, and the same at every import.
    mailbox: {
      completed: ({ id, mailbox }: { id: string; mailbox?: string }) => mailbox ?? id,
      schema: { ...text(64), pattern: '^[0-9A-Za-z_.-]+$' },
    },
  },
  parts: {
    ratings: {
      table: ratings,
      fields: {
        grade: { schema: { type: 'integer', minimum: 0, maximum: 9 } },
        comment: { schema: orNull(text(100_000)) },
        score_card: { schema: { type: ['object', 'null'] } },
        created_at: { isRequired: true },
      },
      by: ['member_id', 'stage_id'],
      twice: 'a rating of one member in one stage',
    },
  },
  unique: ({ email, job_id: job }: CandidateRecord) =>
    email === null ? {} : { candidates_email: [['/email', `${email.toLowerCase()} in job ${job}`]] },
  refersTo: ({ custom_attributes: values }: CandidateRecord) =>
    Object.keys(values).map((key) => [`/custom_attributes/${key}`, key, customAttributes] as const),
  faultsIn: ({ custom_attributes: values, answers, name }: CandidateRecord): At<string>[] => [
    ...(name.trim() === '' ? [['/name', 'must not be empty'] as const] : []),
    ...(new Set(answers.map(({ question }) => question)).size === answers.length ? [] : [['/answers', 'has a question twice'] as const]),
    ...Object.keys(values).flatMap((key): At<string>[] =>
      isKey(key) ? [] : [[`/custom_attributes/${key}`, 'is not the id of a custom attribute']],
    ),
  ],
  mints: ['education_entries', 'experience_entries'],
  namedBy: [naming('email', candidates.email), naming('name', candidates.name)],
  barredBy: erasures,
})

type Names = { readonly name: string; readonly firstname?: string | null; readonly lastname?: string | null }

/** Splits a whole name as the API does: at its first space. */
function namesIn(name: string): [first: string, last: string] {
  const [, first = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(name.trim()) ?? []
  return [first, rest]
}
