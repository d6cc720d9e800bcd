// A question of a job's application form: its wire format, and the list of a job's questions.
import { and, asc, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { jobQuestions, jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

export const questionColumns = {
  id: jobQuestions.id,
  key: jobQuestions.key,
  body: jobQuestions.body,
  type: jobQuestions.type,
  required: jobQuestions.required,
  choices: jobQuestions.choices,
  supportedFileTypes: jobQuestions.supportedFileTypes,
  maxFileSize: jobQuestions.maxFileSize,
}
type QuestionRow = Pick<typeof jobQuestions.$inferSelect, keyof typeof questionColumns>

/** Lists the questions of the job with this shortcode in the order of the form. Returns none for an unknown job. */
export const prepareQuestionList = prepared((statement) =>
  statement('list_job_questions', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select(questionColumns)
      .from(jobQuestions)
      .innerJoin(jobs, references(jobQuestions.jobId, jobs))
      .where(and(eq(jobQuestions.accountId, p.account), eq(jobs.shortcode, p.shortcode)))
      .orderBy(asc(jobQuestions.position), asc(jobQuestions.key))
      .limit(longestList),
  ),
)

/** Row -> wire. */
export const presentQuestion = (row: QuestionRow): components['schemas']['Question'] => ({
  body: row.body,
  type: row.type,
  required: row.required,
  id: row.key,
  ...presentAnswering(row),
})

/** What determines how a question, or a custom attribute, is answered. */
export type Answering = {
  type: string
  choices: readonly { id: string; body: string }[] | null
  supportedFileTypes: string[] | null
  maxFileSize: number | null
}
const maxFileSize = 20_971_520

/** Row -> the wire fields that describe the answer. Only choices and files have any. */
export function presentAnswering({ type, choices, supportedFileTypes, ...row }: Answering) {
  if (type === 'dropdown' || type === 'multiple_choice')
    return { single_answer: type === 'dropdown', choices: (choices ?? []).map(({ id, body }) => ({ body, id })) }
  if (type === 'file') return { supported_file_types: supportedFileTypes ?? [], max_file_size: row.maxFileSize ?? maxFileSize }
  return {}
}
