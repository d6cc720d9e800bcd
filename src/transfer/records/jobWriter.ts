// Writes jobs with everything that belongs to them; what they refer to is found by its key.
import {
  customAttributes,
  departments,
  jobCustomAttributes,
  jobMembers,
  jobQuestions,
  jobRecruiters,
  jobs,
  members,
  recruiters,
} from '../../db/schema.ts'
import type { Run, Statements } from '../../db/statements.ts'
import { idOf, inserter } from '../rows.ts'
import { rowOfAnswers } from './answering.ts'
import { placeOf, type JobRecord } from './jobRecord.ts'

type JobRow = Omit<typeof jobs.$inferSelect, 'accountId' | 'id' | 'departmentId'> & { department: string | null }
type Part<Table extends { $inferSelect: { jobId: number } }> = Omit<Table['$inferSelect'], 'accountId' | 'id' | 'jobId'> & { job: string }

export function jobWriter(statement: Statements['statement']) {
  const insertJobs = inserter<JobRow>(statement, 'import_jobs', jobs, (p) => ({
    accountId: p.account,
    key: p.key,
    shortcode: p.shortcode,
    title: p.title,
    code: p.code,
    state: p.state,
    sample: p.sample,
    confidential: p.confidential,
    departmentId: idOf(departments, p.account, p.department),
    workplaceType: p.workplaceType,
    locations: p.locations,
    salaryFrom: p.salaryFrom,
    salaryTo: p.salaryTo,
    salaryCurrency: p.salaryCurrency,
    keywords: p.keywords,
    description: p.description,
    requirements: p.requirements,
    benefits: p.benefits,
    employmentType: p.employmentType,
    industry: p.industry,
    function: p.function,
    experience: p.experience,
    education: p.education,
    applicationForm: p.applicationForm,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))
  const insertQuestions = inserter<Part<typeof jobQuestions>>(statement, 'import_job_questions', jobQuestions, (p) => ({
    accountId: p.account,
    key: p.key,
    jobId: idOf(jobs, p.account, p.job),
    position: p.position,
    body: p.body,
    type: p.type,
    required: p.required,
    choices: p.choices,
    supportedFileTypes: p.supportedFileTypes,
    maxFileSize: p.maxFileSize,
  }))
  type Link<Table extends { $inferSelect: { jobId: number } }, Id extends string> = Omit<Part<Table>, Id> & { key: string }
  const insertMembers = inserter<Link<typeof jobMembers, 'memberId'>>(statement, 'import_job_members', jobMembers, (p) => ({
    accountId: p.account,
    jobId: idOf(jobs, p.account, p.job),
    memberId: idOf(members, p.account, p.key),
    collaborationRole: p.collaborationRole,
  }))
  const insertRecruiters = inserter<Link<typeof jobRecruiters, 'recruiterId'>>(statement, 'import_job_recruiters', jobRecruiters, (p) => ({
    accountId: p.account,
    jobId: idOf(jobs, p.account, p.job),
    recruiterId: idOf(recruiters, p.account, p.key),
  }))
  const insertAttributes = inserter<Link<typeof jobCustomAttributes, 'customAttributeId'>>(
    statement,
    'import_job_custom_attributes',
    jobCustomAttributes,
    (p) => ({
      accountId: p.account,
      jobId: idOf(jobs, p.account, p.job),
      customAttributeId: idOf(customAttributes, p.account, p.key),
      required: p.required,
      position: p.position,
    }),
  )

  return async (run: Run, account: number, records: readonly JobRecord[]): Promise<void> => {
    await insertJobs(run, account, records.map(rowOf))
    await insertQuestions(run, account, records.flatMap(questionRowsOf))
    const links = <Item, Row>(of: (job: JobRecord) => Item[], row: (item: Item, at: number) => Row) =>
      records.flatMap((job) => of(job).map((item, at) => ({ job: job.id, ...row(item, at) })))
    await insertMembers(
      run,
      account,
      links(
        (job) => job.members,
        ({ id, collaboration_role }) => ({ key: id, collaborationRole: collaboration_role }),
      ),
    )
    await insertRecruiters(
      run,
      account,
      links(
        (job) => job.recruiters,
        ({ id }) => ({ key: id }),
      ),
    )
    await insertAttributes(
      run,
      account,
      links(
        (job) => job.custom_attributes,
        ({ id, required }, at) => ({ key: id, required, position: at + 1 }),
      ),
    )
  }
}

const rowOf = (record: JobRecord): JobRow => ({
  key: record.id,
  title: record.title,
  shortcode: record.shortcode,
  code: record.code,
  state: record.state,
  sample: record.sample,
  confidential: record.confidential,
  department: record.department_id,
  workplaceType: record.workplace_type,
  locations: record.locations.map(placeOf),
  salaryFrom: record.salary.salary_from,
  salaryTo: record.salary.salary_to,
  salaryCurrency: record.salary.salary_currency,
  keywords: record.keywords,
  description: record.description,
  requirements: record.requirements,
  benefits: record.benefits,
  employmentType: record.employment_type,
  industry: record.industry,
  function: record.function,
  experience: record.experience,
  education: record.education,
  applicationForm: record.form_fields,
  createdAt: record.created_at,
  updatedAt: record.updated_at,
})

const questionRowsOf = ({ id: job, questions }: JobRecord) =>
  questions.map((question, at) => {
    const { id, body, type, required } = question
    return { job, key: id, position: at + 1, body, type, required, ...rowOfAnswers(question) }
  })
