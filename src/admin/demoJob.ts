// Composes a demo job as a record of an import, from what is written down of it.
import { createHash } from 'node:crypto'
import type { DemoAccount, DemoJob, DemoQuestion } from './demoData/demoAccount.ts'
import type { Mint, Minting } from './demoKeys.ts'
import { siteOf } from './transfer/records/jobRecord.ts'

const day = 86_400_000
/** No row of the demo is newer than this: the demo is the same on every day that it is planted. */
export const latest = '2026-11-01T09:00:00Z'

const paragraph = (text: string) => `<p>${text}</p>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The keys of what a job refers to, by the names that people use. */
export type NamedKeys = {
  readonly memberOf: (email: string) => string
  readonly departmentOf: (name: string) => string
  readonly attributeOf: (label: string) => string
  readonly recruiters: readonly string[]
}

/** `position` is the job's place among the account's jobs, from 0. */
export function jobRecordOf(account: DemoAccount, job: DemoJob, position: number, mint: Minting, named: NamedKeys) {
  const { at, title, code, state, places, family, pay, texts } = job
  const benefits = account.benefits[places[0]?.countryCode ?? '']
  // Every third open position is with an agency as well.
  const recruiter = state === 'draft' ? undefined : named.recruiters[(position / 3) % named.recruiters.length]
  // Drafts have no application form yet.
  const hasForm = state !== 'draft'
  return {
    record: 'job',
    id: mint(at),
    shortcode: job.shortcode ?? shortcodeOf(`${account.subdomain}/${position}/${title}`),
    title,
    code,
    state,
    sample: job.sample ?? false,
    confidential: job.confidential ?? false,
    department_id: named.departmentOf(job.department),
    workplace_type: job.workplace ?? 'on_site',
    locations: places.map(siteOf),
    salary: { salary_from: pay?.[0] ?? null, salary_to: pay?.[1] ?? null, salary_currency: pay?.[2] ?? null },
    keywords: job.keywords ?? null,
    description: texts?.description ?? paragraph(job.about) + paragraph(family.context),
    requirements: texts?.requirements ?? list(family.asks),
    benefits: texts?.benefits ?? (benefits ? list(benefits) : null),
    // Null is a value here (not set), absence is the usual.
    employment_type: job.employment === undefined ? 'Full-time' : job.employment,
    industry: account.industry,
    function: family.function,
    experience: job.experience ?? null,
    education: family.education,
    created_at: at,
    updated_at: job.updated ?? changedAfter(at, position),
    form_fields: hasForm ? Object.entries(family.form).map(([key, required]) => ({ key, required })) : [],
    questions: hasForm ? family.questions.map((question) => questionOf(question, () => mint(at))) : [],
    custom_attributes: hasForm
      ? Object.entries(family.attributes ?? {}).map(([label, required]) => ({ id: named.attributeOf(label), required }))
      : [],
    members: (account.teams[job.department] ?? []).map(([email, role]) => ({ id: named.memberOf(email), collaboration_role: role })),
    recruiters: recruiter === undefined ? [] : [{ id: recruiter }],
  }
}

const questionOf = ({ body, type, required, choices }: DemoQuestion, mint: Mint) => ({
  id: mint(),
  body,
  type,
  required: required ?? false,
  ...(choices && { choices: choices.map((choice) => ({ id: mint(), body: choice })) }),
  ...filesOf(type),
})

/** What a question or an attribute that is answered with a file says of that file. */
export const filesOf = (type: string) =>
  type === 'file' ? { supported_file_types: ['pdf', 'doc', 'docx', 'odt', 'rtf'], max_file_size: 20_971_520 } : {}

const shortcodeOf = (seed: string) => createHash('sha256').update(seed).digest('hex').slice(0, 10).toUpperCase()

/** Up to seven weeks later, at another time of day, so that the orders by creation and by change differ. */
function changedAfter(at: string, position: number): string {
  const later = Date.parse(at) + ((position * 29) % 47) * day + ((position * 7919) % 14_400) * 1000
  return `${new Date(Math.min(later, Date.parse(latest))).toISOString().slice(0, 19)}Z`
}
