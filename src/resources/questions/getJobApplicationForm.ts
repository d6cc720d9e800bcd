// Returns a job's application form: its fields and its questions.
import { and, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { presentForm } from './applicationForm.ts'
import { presentQuestion, prepareQuestionList } from './question.ts'

export const getJobApplicationForm = operation('getJobApplicationForm', ({ statement }) => {
  const find = statement('find_application_form', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ fields: jobs.applicationForm })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  const list = prepareQuestionList(statement)
  return async ({ path }, { account, reply }) => {
    const job = { account, shortcode: path.shortcode }
    const [rows, questions] = await Promise.all([find(job), list(job)])
    return reply(200, { form_fields: presentForm(requireRow(rows).fields), questions: questions.map(presentQuestion) })
  }
})
