// Composes a demo job's row, questions and custom attributes from what is written down of them.
import { createHash } from 'node:crypto'
import type { DemoAccount, DemoAttribute, DemoJob, DemoQuestion } from './demoData/demoAccount.ts'
import type { Mint } from './demoKeys.ts'

const day = 86_400_000
/** No row of the demo is newer than this: the demo is the same on every day that it is planted. */
export const latest = '2026-11-01T09:00:00Z'

const paragraph = (text: string) => `<p>${text}</p>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The row of an account's job, all but the ids; `position` is its place among the account's jobs, from 0. */
export function jobRowOf(account: DemoAccount, job: DemoJob, position: number) {
  const { title, code, state, places, family, pay, texts } = job
  const benefits = account.benefits[places[0]?.countryCode ?? '']
  return {
    shortcode: job.shortcode ?? shortcodeOf(`${account.subdomain}/${position}/${title}`),
    title,
    code,
    state,
    sample: job.sample ?? false,
    confidential: job.confidential ?? false,
    workplaceType: job.workplace ?? 'on_site',
    locations: places,
    salaryFrom: pay?.[0] ?? null,
    salaryTo: pay?.[1] ?? null,
    salaryCurrency: pay?.[2] ?? null,
    keywords: job.keywords ?? null,
    description: texts?.description ?? paragraph(job.about) + paragraph(family.context),
    requirements: texts?.requirements ?? list(family.asks),
    benefits: texts?.benefits ?? (benefits ? list(benefits) : null),
    // Null is a value here (not set), absence is the usual.
    employmentType: job.employment === undefined ? 'Full-time' : job.employment,
    industry: account.industry,
    function: family.function,
    experience: job.experience ?? null,
    education: family.education,
    applicationForm: hasForm(job) ? Object.entries(family.form).map(([key, required]) => ({ key, required })) : [],
    createdAt: job.at,
    updatedAt: job.updated ?? changedAfter(job.at, position),
  }
}

/** Drafts have no application form yet. */
const hasForm = ({ state }: DemoJob) => state !== 'draft'
export const questionsOf = (job: DemoJob): readonly DemoQuestion[] => (hasForm(job) ? job.family.questions : [])
/** Labels of the account's custom attributes, with whether the job requires them. */
export const attributesOf = (job: DemoJob): [label: string, required: boolean][] =>
  hasForm(job) ? Object.entries(job.family.attributes ?? {}) : []

export const questionRowOf = ({ body, type, required, choices }: DemoQuestion, index: number, mint: Mint) => ({
  key: mint(),
  position: index + 1,
  body,
  type,
  required: required ?? false,
  choices: choices?.map((choice) => ({ id: mint(), body: choice })) ?? null,
  ...filesOf(type),
})

export const attributeRowOf = ({ label, hint, type, provider, enabled, choices }: DemoAttribute, mint: Mint) => ({
  key: mint(),
  label,
  hint: hint ?? null,
  type,
  provider,
  enabled: enabled ?? true,
  choices: choices?.map(([body, help]) => ({ id: mint(), body, hint: help ?? null })) ?? null,
  ...filesOf(type),
})

const filesOf = (type: string) =>
  type === 'file'
    ? { supportedFileTypes: ['pdf', 'doc', 'docx', 'odt', 'rtf'], maxFileSize: 20_971_520 }
    : { supportedFileTypes: null, maxFileSize: null }

const shortcodeOf = (seed: string) => createHash('sha256').update(seed).digest('hex').slice(0, 10).toUpperCase()

/** Up to seven weeks later, at another time of day, so that the orders by creation and by change differ. */
function changedAfter(at: string, position: number): string {
  const later = Date.parse(at) + ((position * 29) % 47) * day + ((position * 7919) % 14_400) * 1000
  return `${new Date(Math.min(later, Date.parse(latest))).toISOString().slice(0, 19)}Z`
}
