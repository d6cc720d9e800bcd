// Reads jobs with everything that belongs to them: five statements a batch, however many jobs it has.
import { and, asc, eq, sql, type AnyColumn } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
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
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { detailColumns, jobColumns, textColumns } from '../../resources/jobs/job.ts'
import { fromRow } from '../instants.ts'
import { above, among, type Known, type Page } from '../rows.ts'
import { presentAnswers } from './answering.ts'
import { siteOf, type JobRecord } from './jobRecord.ts'

type OfJobs = { account: number; jobs: number[] }
type Child = { accountId: AnyColumn; jobId: AnyColumn }

const columns = { ...jobColumns, ...textColumns, ...detailColumns, applicationForm: jobs.applicationForm, department: departments.key }
const inDepartment = and(eq(departments.accountId, jobs.accountId), eq(departments.id, jobs.departmentId))
const ofJobs = (table: Child, p: Holders<OfJobs>) => and(eq(table.accountId, p.account), sql`${table.jobId} = any(${p.jobs}::bigint[])`)
const linked = (table: { accountId: AnyColumn; id: AnyColumn }, account: AnyColumn, id: AnyColumn) =>
  and(eq(table.accountId, account), eq(table.id, id))

export function jobReader(statement: Statements['statement']) {
  const page = statement('export_jobs', (p: Holders<Page>) =>
    build.select(columns).from(jobs).leftJoin(departments, inDepartment).where(above(jobs, p)).orderBy(asc(jobs.key)).limit(p.most),
  )
  const known = statement('import_known_jobs', (p: Holders<Known>) =>
    build.select(columns).from(jobs).leftJoin(departments, inDepartment).where(among(jobs, p)),
  )
  const listQuestions = statement('export_job_questions', (p: Holders<OfJobs>) =>
    build
      .select({
        job: jobQuestions.jobId,
        key: jobQuestions.key,
        body: jobQuestions.body,
        type: jobQuestions.type,
        required: jobQuestions.required,
        choices: jobQuestions.choices,
        supportedFileTypes: jobQuestions.supportedFileTypes,
        maxFileSize: jobQuestions.maxFileSize,
      })
      .from(jobQuestions)
      .where(ofJobs(jobQuestions, p))
      .orderBy(asc(jobQuestions.position), asc(jobQuestions.key)),
  )
  const listMembers = statement('export_job_members', (p: Holders<OfJobs>) =>
    build
      .select({ job: jobMembers.jobId, id: members.key, collaboration_role: jobMembers.collaborationRole })
      .from(jobMembers)
      .innerJoin(members, linked(members, jobMembers.accountId, jobMembers.memberId))
      .where(ofJobs(jobMembers, p))
      .orderBy(asc(members.key)),
  )
  const listRecruiters = statement('export_job_recruiters', (p: Holders<OfJobs>) =>
    build
      .select({ job: jobRecruiters.jobId, id: recruiters.key })
      .from(jobRecruiters)
      .innerJoin(recruiters, linked(recruiters, jobRecruiters.accountId, jobRecruiters.recruiterId))
      .where(ofJobs(jobRecruiters, p))
      .orderBy(asc(recruiters.key)),
  )
  const listAttributes = statement('export_job_custom_attributes', (p: Holders<OfJobs>) =>
    build
      .select({ job: jobCustomAttributes.jobId, id: customAttributes.key, required: jobCustomAttributes.required })
      .from(jobCustomAttributes)
      .innerJoin(customAttributes, linked(customAttributes, jobCustomAttributes.accountId, jobCustomAttributes.customAttributeId))
      .where(ofJobs(jobCustomAttributes, p))
      .orderBy(asc(jobCustomAttributes.position), asc(customAttributes.key)),
  )
  type Row = Awaited<ReturnType<typeof page>>[number]

  const withParts = async (run: Run, account: number, rows: Row[]): Promise<JobRecord[]> => {
    if (rows.length === 0) return []
    const of = { account, jobs: rows.map(({ id }) => id) }
    const [questions, memberRows, recruiterRows, attributes] = await Promise.all([
      run(listQuestions, of).then(byJob),
      run(listMembers, of).then(byJob),
      run(listRecruiters, of).then(byJob),
      run(listAttributes, of).then(byJob),
    ])
    return rows.map((row) => ({
      ...present(row),
      questions: (questions.get(row.id) ?? []).map(({ key, body, type, required, ...answers }) => ({
        id: key,
        body,
        type,
        required,
        ...presentAnswers(answers),
      })),
      members: (memberRows.get(row.id) ?? []).map(({ id, collaboration_role }) => ({ id, collaboration_role })),
      recruiters: (recruiterRows.get(row.id) ?? []).map(({ id }) => ({ id })),
      custom_attributes: (attributes.get(row.id) ?? []).map(({ id, required }) => ({ id, required })),
    }))
  }
  return {
    page: async (run: Run, account: number, after: string, most: number) =>
      withParts(run, account, await run(page, { account, after, most })),
    known: async (run: Run, account: number, keys: readonly string[]) =>
      withParts(run, account, await run(known, { account, keys: asBytes(keys) })),
  }
}

const byJob = <Row extends { job: number }>(rows: Row[]) => Map.groupBy(rows, ({ job }) => job)

type JobRow = Omit<typeof jobs.$inferSelect, 'accountId'> & { department: string | null }

const present = (row: JobRow): Omit<JobRecord, 'questions' | 'members' | 'recruiters' | 'custom_attributes'> => ({
  record: 'job',
  id: row.key,
  title: row.title,
  shortcode: row.shortcode,
  code: row.code,
  state: row.state,
  sample: row.sample,
  confidential: row.confidential,
  department_id: row.department,
  workplace_type: row.workplaceType,
  locations: row.locations.map(siteOf),
  salary: { salary_from: row.salaryFrom, salary_to: row.salaryTo, salary_currency: row.salaryCurrency },
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
  keywords: row.keywords,
  description: row.description,
  requirements: row.requirements,
  benefits: row.benefits,
  employment_type: row.employmentType,
  industry: row.industry,
  function: row.function,
  experience: row.experience,
  education: row.education,
  form_fields: row.applicationForm.map(({ key, required }) => ({ key, required })),
})
