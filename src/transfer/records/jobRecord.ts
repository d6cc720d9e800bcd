// The record of a job: a job with everything that belongs to it alone; what belongs to the account is named by id.
import type { components } from '../../../generated/types.ts'
import type { Schema } from '../../contract/document.ts'
import { collaborationRoles, jobStates, type JobFormField, type JobPlace, type jobs, type QuestionChoice } from '../../db/schema.ts'
import { fromLine, mintedAt } from '../instants.ts'
import { instantSchema, keySchema, listOf, objectOf, type Shaper } from '../schema.ts'
import { completeAnswers, type Answering } from './answering.ts'

type Row = typeof jobs.$inferSelect
type Site = components['schemas']['JobSite']
export type QuestionRecord = Pick<components['schemas']['Question'], 'id' | 'body' | 'type' | 'required'> & Answering<QuestionChoice>
type Texts = 'description' | 'requirements' | 'benefits' | 'industry' | 'function' | 'experience' | 'education'
export type JobRecord = Pick<Row, 'title' | 'shortcode' | 'code' | 'state' | 'sample' | 'confidential' | 'keywords' | Texts> & {
  record: 'job'
  id: string
  department_id: string | null
  workplace_type: Row['workplaceType']
  locations: Site[]
  salary: components['schemas']['Salary']
  employment_type: string | null
  created_at: string
  updated_at: string
  form_fields: JobFormField[]
  questions: QuestionRecord[]
  members: { id: string; collaboration_role: (typeof collaborationRoles)[number] }[]
  recruiters: { id: string }[]
  custom_attributes: { id: string; required: boolean }[]
}

const texts = ['description', 'requirements', 'benefits', 'employment_type', 'industry', 'function', 'experience', 'education'] as const

export const jobSchema = ({ shape, property }: Shaper): Schema =>
  shape('JobDetail', {
    required: ['id', 'title', 'shortcode'],
    optional: ['code', 'confidential', 'workplace_type', 'locations', 'salary', 'keywords', ...texts],
    ignored: ['full_title', 'department', 'department_hierarchy', 'url', 'application_url', 'shortlink', 'location', 'full_description'],
    more: {
      state: { type: 'string', enum: [...jobStates] },
      sample: { type: 'boolean' },
      department_id: { ...keySchema, type: ['string', 'null'] },
      created_at: instantSchema,
      updated_at: instantSchema,
      form_fields: listOf(
        shape('FormField', {
          required: ['key'],
          optional: ['required'],
          ignored: ['label', 'type', 'max_length', 'supported_file_types', 'max_file_size', 'multiple', 'fields'],
        }),
      ),
      questions: listOf(
        shape('Question', {
          required: ['id', 'body', 'type'],
          optional: ['required', 'supported_file_types', 'max_file_size'],
          ignored: ['single_answer'],
          more: { choices: listOf(shape('Choice', { required: ['id', 'body'] })) },
        }),
      ),
      members: listOf(
        shape('JobMember', {
          required: ['id', 'collaboration_role'],
          ignored: ['name', 'headline', 'email', 'role', 'type'],
        }),
      ),
      recruiters: listOf(shape('Recruiter', { required: ['id'], ignored: ['name', 'email'] })),
      custom_attributes: listOf(objectOf({ id: keySchema, required: property('JobCustomAttribute', 'required') }, ['id'])),
    },
  })

/** Members and recruiters in the order of their ids, in which the API lists them; the rest in the order of the line. */
export function completeJob(line: JobRecord): JobRecord {
  const created_at = fromLine(line.created_at ?? mintedAt(line.id))
  return {
    record: 'job',
    id: line.id,
    title: line.title,
    shortcode: line.shortcode,
    code: line.code ?? null,
    state: line.state ?? 'draft',
    sample: line.sample ?? false,
    confidential: line.confidential ?? false,
    department_id: line.department_id ?? null,
    workplace_type: line.workplace_type ?? 'on_site',
    locations: line.locations ?? [],
    salary: line.salary ?? { salary_from: null, salary_to: null, salary_currency: null },
    created_at,
    updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
    keywords: line.keywords ?? null,
    ...(Object.fromEntries(texts.map((name) => [name, line[name] ?? null])) as Pick<JobRecord, (typeof texts)[number]>),
    form_fields: (line.form_fields ?? []).map(({ key, required }) => ({ key, required: required ?? false })),
    questions: (line.questions ?? []).map(completeQuestion),
    members: byId((line.members ?? []).map(({ id, collaboration_role }) => ({ id, collaboration_role }))),
    recruiters: byId((line.recruiters ?? []).map(({ id }) => ({ id }))),
    custom_attributes: (line.custom_attributes ?? []).map(({ id, required }) => ({ id, required: required ?? false })),
  }
}

const completeQuestion = (question: QuestionRecord): QuestionRecord => ({
  id: question.id,
  body: question.body,
  type: question.type,
  required: question.required ?? false,
  ...completeAnswers(question, ({ id, body }) => ({ id, body })),
})

const byId = <Item extends { id: string }>(items: Item[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

export const siteOf = (place: JobPlace): Site => ({
  shortcode: place.shortcode,
  country_code: place.countryCode,
  country_name: place.country,
  state_code: place.regionCode,
  subregion: place.region,
  zip_code: place.zipCode,
  city: place.city,
  coords: place.coords,
  hidden: place.hidden,
})

export const placeOf = (site: Site): JobPlace => ({
  shortcode: site.shortcode,
  country: site.country_name,
  countryCode: site.country_code,
  region: site.subregion,
  regionCode: site.state_code,
  city: site.city,
  zipCode: site.zip_code,
  coords: site.coords,
  hidden: site.hidden,
})
