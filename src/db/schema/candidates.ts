// Candidates.
import { createdAt, hex, instant, refersTo, updatedAt } from '../columns.ts'
import { type SQLWrapper, bigint, boolean, index, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.js'
import { stages } from './hiring.ts'
import { identity, identityKeys } from './identity.ts'
import { jobs } from './jobs.ts'
import { members, recruiters } from './members.ts'

/** An entry of a candidate's education. `id` has the form of a key and identifies the entry in updates. Dates are `YYYY-MM-DD`. */
export type EducationEntry = {
  id: string
  school: string
  degree: string | null
  field_of_study: string | null
  start_date: string | null
  end_date: string | null
}
export type ExperienceEntry = {
  id: string
  title: string
  summary: string | null
  company: string | null
  industry: string | null
  current: boolean
  start_date: string | null
  end_date: string | null
}
export type SocialProfile = { type: string; name?: string; username?: string; url: string }

/** A candidate's answer to a question of the job: the question's key and text, and the answer in the form of its type. */
export type CandidateAnswer = {
  question: string
  body: string
  answer:
    | { body: string }
    | { checked: boolean }
    | { choices: { id: string; body: string }[] }
    | { date: string }
    | { number: number }
    | { file: string }
    | null
}
export type CandidatePlace = {
  location_str: string | null
  country: string | null
  country_code: string | null
  region: string | null
  region_code: string | null
  city: string | null
  zip_code: string | null
}

/** The start of the 28-day period that contains an instant. The indexes by creation and change are divided by these periods. */
export const monthOf = (instant: SQLWrapper) => sql`date_bin('28 days', ${instant}, timestamptz '2000-01-01 00:00:00+00')`

export const candidates = pgTable(
  'candidates',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    stageId: bigint('stage_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    headline: text('headline'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    summary: text('summary'),
    coverLetter: text('cover_letter'),
    /** The candidate's source, as given by the client. */
    domain: text('domain'),
    /** True if the candidate was uploaded, false if they applied (decision "candidates: `sourced`"). */
    sourced: boolean('sourced').notNull().default(true),
    outlet: text('outlet'),
    commonSource: text('common_source').notNull().default('Unknown'),
    commonSourceCategory: text('common_source_category').notNull().default('Other'),
    uploaderId: bigint('uploader_id', { mode: 'number' }),
    recruiterId: bigint('recruiter_id', { mode: 'number' }),
    disqualified: boolean('disqualified').notNull().default(false),
    disqualifiedAt: instant('disqualified_at'),
    withdrew: boolean('withdrew').notNull().default(false),
    disqualificationReason: text('disqualification_reason'),
    hiredAt: instant('hired_at'),
    movedToOfferAt: instant('moved_to_offer_at'),
    skills: text('skills').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    socialProfiles: jsonb('social_profiles').$type<SocialProfile[]>().notNull().default([]),
    educationEntries: jsonb('education_entries').$type<EducationEntry[]>().notNull().default([]),
    experienceEntries: jsonb('experience_entries').$type<ExperienceEntry[]>().notNull().default([]),
    answers: jsonb('answers').$type<CandidateAnswer[]>().notNull().default([]),
    /** Values of the account's custom attributes, by the attribute's key. */
    customAttributes: jsonb('custom_attributes').$type<Record<string, unknown>>().notNull().default({}),
    location: jsonb('location').$type<CandidatePlace>(),
    textingConsent: text('texting_consent'),
    /** The key of the candidate that this one was copied or relocated from. */
    originatingCandidate: hex('originating_candidate'),
    /** The name of the mailbox for messages to the candidate. */
    mailbox: text('mailbox').notNull(),
    anonymized: boolean('anonymized').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('candidates', t),
    uniqueIndex('candidates_email').on(t.accountId, t.jobId, sql`lower(${t.email})`),
    index('candidates_by_job').on(t.accountId, t.jobId, t.key),
    index('candidates_by_job_stage').on(t.accountId, t.jobId, t.stageId, t.key),
    index('candidates_by_stage').on(t.accountId, t.stageId, t.key),
    index('candidates_by_email').on(t.accountId, sql`lower(${t.email})`, t.key),
    // Their migration makes the following four include the instants and the stage, so that a filter reads the index only.
    index('candidates_by_creation').on(t.accountId, t.createdAt, t.key),
    index('candidates_by_change').on(t.accountId, t.updatedAt, t.key),
    index('candidates_by_creation_month').on(t.accountId, t.stageId, monthOf(t.createdAt), t.key),
    index('candidates_by_change_month').on(t.accountId, t.stageId, monthOf(t.updatedAt), t.key),
    refersTo('candidates_job', t, t.jobId, jobs),
    refersTo('candidates_stage', t, t.stageId, stages),
    refersTo('candidates_uploader', t, t.uploaderId, members),
    refersTo('candidates_recruiter', t, t.recruiterId, recruiters),
  ],
)
