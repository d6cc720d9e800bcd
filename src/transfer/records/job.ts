// Jobs with everything that belongs to them alone; they refer to what belongs to the account by its id.
import type { components } from '../../../generated/types.ts'
import { jobCustomAttributes, jobMembers, jobQuestions, jobRecruiters, jobs, type JobFormField } from '../../db/schema.ts'
import { placeOf, presentSite } from '../../resources/jobs/job.ts'
import { presentForm } from '../../resources/questions/applicationForm.ts'
import { shortcodeOf } from '../minted.ts'
import { naming } from '../naming.ts'
import { recordType } from '../recordType.ts'
import { listOf } from '../schema.ts'
import type { At } from '../typeEntry.ts'
import { answerFields, faultsOfAnswers, type Answering } from './answers.ts'

type Site = components['schemas']['JobSite']
type Salary = components['schemas']['Salary']
type Row = Pick<typeof jobs.$inferSelect, 'locations' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'applicationForm'>
type JobRecord = {
  readonly locations: readonly Site[]
  readonly salary: Salary
  readonly form_fields: readonly JobFormField[]
  readonly questions: readonly Answering[]
}

export const jobType = recordType({
  name: 'job',
  table: jobs,
  like: 'JobDetail',
  ignored: ['full_title', 'department', 'department_hierarchy', 'url', 'application_url', 'shortlink', 'location', 'full_description'],
  fields: {
    shortcode: { completed: ({ id, shortcode }: { id: string; shortcode?: string }) => shortcode ?? shortcodeOf(id) },
    locations: {
      made: {
        of: ['locations'],
        shown: ({ locations }: Row) => locations.map(presentSite),
        stored: ({ locations }: JobRecord) => ({ locations: locations.map(placeOf) }),
      },
    },
    salary: {
      made: {
        of: ['salaryFrom', 'salaryTo', 'salaryCurrency'],
        shown: (row: Row): Salary => ({ salary_from: row.salaryFrom, salary_to: row.salaryTo, salary_currency: row.salaryCurrency }),
        stored: ({ salary }: JobRecord) => ({
          salaryFrom: salary.salary_from,
          salaryTo: salary.salary_to,
          salaryCurrency: salary.salary_currency,
        }),
      },
      default: { salary_from: null, salary_to: null, salary_currency: null } satisfies Salary,
    },
    form_fields: {
      column: 'applicationForm',
      item: ({ key, required }: Partial<JobFormField>) => ({ key, required: required ?? false }),
      schema: ({ shape }) =>
        listOf(
          shape('FormField', {
            required: ['key'],
            optional: ['required'],
            ignored: ['label', 'type', 'max_length', 'supported_file_types', 'max_file_size', 'multiple', 'fields'],
          }),
        ),
    },
  },
  parts: {
    questions: {
      table: jobQuestions,
      like: 'Question',
      ignored: ['single_answer'],
      fields: {
        ...answerFields('Question'),
        choices: { isSparse: true, schema: ({ shape }) => listOf(shape('Choice', { required: ['id', 'body'] })) },
      },
    },
    members: {
      table: jobMembers,
      like: 'JobMember',
      ignored: ['name', 'headline', 'email', 'role', 'type'],
      fields: { id: { column: 'memberId' } },
      by: ['id'],
      twice: 'an id',
    },
    recruiters: {
      table: jobRecruiters,
      like: 'Recruiter',
      ignored: ['name', 'email'],
      fields: { id: { column: 'recruiterId' } },
      by: ['id'],
      twice: 'an id',
    },
    custom_attributes: {
      table: jobCustomAttributes,
      fields: { id: { column: 'customAttributeId' } },
      by: ['id'],
      twice: 'an id',
    },
  },
  order:
    'id title shortcode code state sample confidential department_id workplace_type locations salary created_at updated_at keywords ' +
    'description requirements benefits employment_type industry function experience education ' +
    'form_fields questions members recruiters custom_attributes',
  mints: ['questions', 'questions/choices'],
  namedBy: [naming('shortcode', jobs.shortcode), naming('code', jobs.code), naming('title', jobs.title)],
  // A form contains only known fields.
  faultsIn: ({ questions, form_fields: fields }: JobRecord) => [
    ...questions.flatMap((question, at) => faultsOfAnswers(`/questions/${at}`, question)),
    ...fields.flatMap((field, at): At<string>[] =>
      presentForm([field]).length === 0 ? [[`/form_fields/${at}/key`, `is not a field of application forms: ${field.key}`]] : [],
    ),
  ],
})
