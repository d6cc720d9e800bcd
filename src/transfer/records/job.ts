// Jobs, with everything that belongs to them: what they refer to, and what a job may not be.
import { jobCustomAttributes, jobMembers, jobQuestions, jobRecruiters, jobs } from '../../db/schema.ts'
import { presentForm } from '../../resources/questions/applicationForm.ts'
import type { Access, At, RecordType } from '../recordType.ts'
import { faultsOfAnswers } from './answering.ts'
import { completeJob, jobSchema, type JobRecord } from './jobRecord.ts'
import { jobReader } from './jobRows.ts'
import { jobWriter } from './jobWriter.ts'

/** Collaborators and attributes are named once, and a form asks only for what forms can have. */
function faultsInJob(job: JobRecord): At<string>[] {
  const twice = (['members', 'recruiters', 'custom_attributes'] as const).filter(
    (name) => new Set(job[name].map(({ id }) => id)).size !== job[name].length,
  )
  return [
    ...twice.map((name): At<string> => [`/${name}`, 'has an id twice']),
    ...job.questions.flatMap((question, at) => faultsOfAnswers(`/questions/${at}`, question)),
    ...job.form_fields.flatMap((field, at): At<string>[] =>
      presentForm([field]).length === 0 ? [[`/form_fields/${at}/key`, `is not a field of application forms: ${field.key}`]] : [],
    ),
  ]
}

export const jobType: RecordType<JobRecord> = {
  name: 'job',
  tables: [jobs, jobQuestions, jobMembers, jobRecruiters, jobCustomAttributes],
  schema: jobSchema,
  complete: completeJob,
  keyOf: ({ id }) => id,
  unique: {
    jobs_key: ({ id }) => [['/id', id]],
    jobs_shortcode: ({ shortcode }) => [['/shortcode', shortcode]],
    job_questions_key: ({ questions }) => questions.map(({ id }, at) => [`/questions/${at}/id`, id]),
  },
  refersTo: (job) => [
    ...(job.department_id === null ? [] : [['/department_id', job.department_id, 'department'] as const]),
    ...job.members.map(({ id }, at) => [`/members/${at}/id`, id, 'member'] as const),
    ...job.recruiters.map(({ id }, at) => [`/recruiters/${at}/id`, id, 'recruiter'] as const),
    ...job.custom_attributes.map(({ id }, at) => [`/custom_attributes/${at}/id`, id, 'custom_attribute'] as const),
  ],
  faultsIn: faultsInJob,
  over: (statement): Access<JobRecord> => ({ ...jobReader(statement), insert: jobWriter(statement) }),
}
