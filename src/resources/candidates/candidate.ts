// A candidate: its columns and its wire formats, as a list item and in detail.
import type { components } from '../../../generated/types.ts'
import { candidates, jobs, stages, type CandidateAnswer, type CandidatePlace, type SocialProfile } from '../../db/schema.ts'
import { milliseconds, seconds } from '../../db/time.ts'

type Schemas = components['schemas']

/** What a list shows of a candidate. */
export const candidateColumns = {
  id: candidates.id,
  key: candidates.key,
  jobId: candidates.jobId,
  stageId: candidates.stageId,
  name: candidates.name,
  firstname: candidates.firstname,
  lastname: candidates.lastname,
  headline: candidates.headline,
  disqualified: candidates.disqualified,
  anonymized: candidates.anonymized,
  disqualificationReason: candidates.disqualificationReason,
  hiredAt: candidates.hiredAt,
  movedToOfferAt: candidates.movedToOfferAt,
  sourced: candidates.sourced,
  email: candidates.email,
  domain: candidates.domain,
  outlet: candidates.outlet,
  commonSource: candidates.commonSource,
  commonSourceCategory: candidates.commonSourceCategory,
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
}
/** What the detail adds. */
export const detailColumns = {
  disqualifiedAt: candidates.disqualifiedAt,
  withdrew: candidates.withdrew,
  address: candidates.address,
  phone: candidates.phone,
  mailbox: candidates.mailbox,
  coverLetter: candidates.coverLetter,
  summary: candidates.summary,
  educationEntries: candidates.educationEntries,
  experienceEntries: candidates.experienceEntries,
  skills: candidates.skills,
  answers: candidates.answers,
  tags: candidates.tags,
  location: candidates.location,
  originatingCandidate: candidates.originatingCandidate,
  socialProfiles: candidates.socialProfiles,
}

/** What both show of the candidate's job and stage. */
export const jobAndStageColumns = { shortcode: jobs.shortcode, title: jobs.title, stage: stages.name, stageKind: stages.kind }

type Row = typeof candidates.$inferSelect
export type CandidateRow = Pick<Row, keyof typeof candidateColumns>
/** A stored file. Files still to be fetched are not shown. */
export type ShownFile = { key: string; kind: string; name: string; mediaType: string; createdAt: string; updatedAt: string }
/** A stored resume as a list shows it. */
export type ShownResume = Pick<ShownFile, 'name' | 'mediaType' | 'createdAt' | 'updatedAt'>
/** What is shown of a candidate's job and stage. */
export type JobAndStage = { shortcode: string; title: string; stage: string; stageKind: string }
export type CandidateDetailRow = CandidateRow & Pick<Row, keyof typeof detailColumns> & JobAndStage & { uploader: string | null }

/** The candidates' account, and the address of its site, where their pages are. */
export type AccountSite = { readonly account: { readonly subdomain: string; readonly name: string }; readonly site: string }

/** Row -> the item of a list. */
export const presentCandidate = (
  row: CandidateRow,
  place: JobAndStage,
  { account, site }: AccountSite,
  resume: ShownResume | undefined,
): Schemas['Candidate'] => ({
  id: row.key,
  name: row.name,
  firstname: row.firstname,
  lastname: row.lastname,
  headline: row.headline,
  account: { subdomain: account.subdomain, name: account.name },
  job: { shortcode: place.shortcode, title: place.title },
  stage: place.stage,
  stage_kind: place.stageKind,
  disqualified: row.disqualified,
  anonymized: row.anonymized,
  disqualification_reason: row.disqualificationReason,
  hired_at: row.hiredAt && seconds(row.hiredAt),
  moved_to_offer_at: row.movedToOfferAt && seconds(row.movedToOfferAt),
  sourced: row.sourced,
  profile_url: profileOf(row, site),
  email: row.email,
  domain: row.domain,
  outlet: row.outlet,
  common_source: row.commonSource,
  common_source_category: row.commonSourceCategory,
  created_at: seconds(row.createdAt),
  updated_at: seconds(row.updatedAt),
  ...presentResume(resume),
})

/** Row -> the detail. `files` are the resumes, images and answers, oldest first; `link` returns a file's short-lived URL. */
export function presentCandidateDetail(
  row: CandidateDetailRow,
  files: readonly ShownFile[],
  { account, site }: AccountSite,
  link: LinkTo,
): Schemas['CandidateDetail'] {
  const resume = files.findLast(({ kind }) => kind === 'resume')
  const image = files.findLast(({ kind }) => kind === 'image')
  return {
    id: row.key,
    name: row.name,
    firstname: row.firstname,
    lastname: row.lastname,
    headline: row.headline,
    image_url: image ? link(image) : null,
    account: { subdomain: account.subdomain, name: account.name },
    job: { shortcode: row.shortcode, title: row.title },
    stage: row.stage,
    stage_kind: row.stageKind,
    disqualified: row.disqualified,
    disqualified_at: row.disqualifiedAt && milliseconds(row.disqualifiedAt),
    withdrew: row.withdrew,
    anonymized: row.anonymized,
    disqualification_reason: row.disqualificationReason,
    hired_at: row.hiredAt && seconds(row.hiredAt),
    moved_to_offer_at: row.movedToOfferAt && seconds(row.movedToOfferAt),
    sourced: row.sourced,
    profile_url: profileOf(row, site),
    address: row.address,
    phone: row.phone,
    email: row.email,
    outbound_mailbox: `${row.mailbox}@outbound.${domainOf(site)}`,
    domain: row.domain,
    outlet: row.outlet,
    common_source: row.commonSource,
    common_source_category: row.commonSourceCategory,
    uploader_id: row.uploader,
    created_at: seconds(row.createdAt),
    updated_at: seconds(row.updatedAt),
    cover_letter: row.coverLetter,
    summary: row.summary,
    education_entries: row.educationEntries.map(({ id, degree, school, field_of_study, start_date, end_date }) => ({
      id,
      degree,
      school,
      field_of_study,
      start_date,
      end_date,
    })),
    experience_entries: row.experienceEntries.map(({ id, title, summary, start_date, end_date, company, industry, current }) => ({
      id,
      title,
      summary,
      start_date,
      end_date,
      company,
      industry,
      current,
    })),
    skills: row.skills.map((name) => ({ name })),
    answers: row.answers.map((given) => presentAnswer(given, files, link)),
    resume_url: resume ? link(resume) : null,
    tags: row.tags,
    location: presentPlace(row.location),
    originating_candidate_id: row.originatingCandidate,
    ...presentResume(resume),
    ...(row.socialProfiles.length > 0 && { social_profiles: row.socialProfiles.map(presentProfile) }),
  }
}

type LinkTo = (file: Pick<ShownFile, 'key' | 'name'>) => string

/** Returns the base domain of an account's site, without the port. */
const domainOf = (site: string) => site.slice(site.indexOf('.') + 1).replace(/:\d+$/, '')

const profileOf = (row: { id: number; jobId: number }, site: string) => `${site}/backend/jobs/${row.jobId}/candidates/${row.id}`

const presentResume = (resume: ShownResume | undefined): { resume_metadata?: Schemas['ResumeMetadata'] } =>
  resume
    ? {
        resume_metadata: {
          filename: resume.name,
          filetype: /\.([^.]+)$/.exec(resume.name)?.[1]?.toLowerCase() ?? resume.mediaType,
          created_at: seconds(resume.createdAt),
          updated_at: seconds(resume.updatedAt),
        },
      }
    : {}

const presentProfile = ({ type, name, username, url }: SocialProfile): Schemas['SocialProfile'] => ({
  type,
  ...(name !== undefined && { name }),
  ...(username !== undefined && { username }),
  url,
})

function presentAnswer({ body, answer }: CandidateAnswer, files: readonly ShownFile[], link: LinkTo): Schemas['QuestionAnswer'] {
  const question = { body }
  if (answer === null) return { question }
  if ('choices' in answer) return { question, answer: { choices: answer.choices.map((choice) => ({ body: choice.body })) } }
  if ('file' in answer) {
    const file = files.find(({ key }) => key === answer.file)
    return { question, answer: { file_url: file ? link(file) : null } }
  }
  return { question, answer: { ...answer } }
}

const presentPlace = (place: CandidatePlace | null): Schemas['CandidateLocation'] => ({
  location_str: place?.location_str ?? null,
  country: place?.country ?? null,
  country_code: place?.country_code ?? null,
  region: place?.region ?? null,
  region_code: place?.region_code ?? null,
  city: place?.city ?? null,
  zip_code: place?.zip_code ?? null,
})
