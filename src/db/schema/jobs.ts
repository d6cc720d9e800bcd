// Jobs, their questions, and who works on them.
import { createdAt, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, sql, text, unique } from '../drizzle.js'
import { customAttributes } from './hiring.ts'
import { accountId, identity, identityKeys } from './identity.ts'
import { departments, members, recruiters } from './members.ts'

export const jobStates = ['draft', 'published', 'closed', 'archived'] as const
export const workplaceTypes = ['on_site', 'hybrid', 'remote'] as const

/** A location of a job; the first one is its main location. Stored with the job, since no other job shares it. */
export type JobPlace = {
  shortcode: string | null
  country: string | null
  countryCode: string | null
  region: string | null
  regionCode: string | null
  city: string | null
  zipCode: string | null
  coords: string | null
  hidden: boolean
}

/** A field of a job's application form, besides name and e-mail, which every form has. Its key determines label and type. */
export type JobFormField = { key: string; required: boolean }

export const jobs = pgTable(
  'jobs',
  {
    ...identity(),
    shortcode: text('shortcode').notNull(),
    title: text('title').notNull(),
    code: text('code'),
    state: word('state', jobStates).notNull().default('draft'),
    sample: boolean('sample').notNull().default(false),
    confidential: boolean('confidential').notNull().default(false),
    departmentId: bigint('department_id', { mode: 'number' }),
    workplaceType: word('workplace_type', workplaceTypes).notNull().default('on_site'),
    locations: jsonb('locations').$type<JobPlace[]>().notNull().default([]),
    salaryFrom: bigint('salary_from', { mode: 'number' }),
    salaryTo: bigint('salary_to', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    keywords: text('keywords').array(),
    description: text('description'),
    requirements: text('requirements'),
    benefits: text('benefits'),
    employmentType: text('employment_type'),
    industry: text('industry'),
    function: text('function'),
    experience: text('experience'),
    education: text('education'),
    applicationForm: jsonb('application_form').$type<JobFormField[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('jobs', t),
    unique('jobs_shortcode').on(t.accountId, t.shortcode),
    index('jobs_department').on(t.accountId, t.departmentId),
    // For the careers site, which nobody signs in to.
    index('jobs_published')
      .on(t.accountId, t.id)
      .where(sql`${t.state} = 'published'`),
    // A short link names no account.
    index('jobs_by_shortcode').on(t.shortcode),
    refersTo('jobs_department', t, t.departmentId, departments),
    check('jobs_state', oneOf('state', jobStates)),
    check('jobs_workplace_type', oneOf('workplace_type', workplaceTypes)),
  ],
)

export const questionTypes = ['free_text', 'short_text', 'boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'file'] as const

/** One choice of a question of type dropdown or multiple_choice. `id` has the form of a key. */
export type QuestionChoice = { id: string; body: string }

export const jobQuestions = pgTable(
  'job_questions',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    body: text('body').notNull(),
    type: word('type', questionTypes).notNull(),
    required: boolean('required').notNull().default(false),
    choices: jsonb('choices').$type<QuestionChoice[]>(),
    supportedFileTypes: text('supported_file_types').array(),
    maxFileSize: integer('max_file_size'),
  },
  (t) => [
    ...identityKeys('job_questions', t),
    index('job_questions_job').on(t.accountId, t.jobId, t.position),
    refersTo('job_questions_job', t, t.jobId, jobs).onDelete('cascade'),
    check('job_questions_type', oneOf('type', questionTypes)),
  ],
)

/** The custom attributes that a job uses. */
export const jobCustomAttributes = pgTable(
  'job_custom_attributes',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    customAttributeId: bigint('custom_attribute_id', { mode: 'number' }).notNull(),
    required: boolean('required').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.customAttributeId] }),
    index('job_custom_attributes_attribute').on(t.accountId, t.customAttributeId),
    refersTo('job_custom_attributes_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_custom_attributes_attribute', t, t.customAttributeId, customAttributes).onDelete('cascade'),
  ],
)

export const collaborationRoles = ['admin', 'recruiting_admin', 'hiring_manager', 'simple', 'reviewer'] as const

/** The members of a job. */
export const jobMembers = pgTable(
  'job_members',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    collaborationRole: word('collaboration_role', collaborationRoles).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.memberId] }),
    index('job_members_member').on(t.accountId, t.memberId),
    refersTo('job_members_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_members_member', t, t.memberId, members).onDelete('cascade'),
    check('job_members_role', oneOf('collaboration_role', collaborationRoles)),
  ],
)

/** The external recruiters of a job. */
export const jobRecruiters = pgTable(
  'job_recruiters',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    recruiterId: bigint('recruiter_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.recruiterId] }),
    index('job_recruiters_recruiter').on(t.accountId, t.recruiterId),
    refersTo('job_recruiters_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_recruiters_recruiter', t, t.recruiterId, recruiters).onDelete('cascade'),
  ],
)
