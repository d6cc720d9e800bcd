// Changes the given values of a question. A given list replaces the stored one as a whole.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import type { Placeholder } from '../../db/drizzle.js'
import { valuesFor } from '../../db/columnsBut.ts'
import { hasKey } from '../../db/conditions.ts'
import { jobQuestions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { presentQuestion, prepareQuestionList } from './question.ts'
import { changeableColumns, questionAfter, type QuestionValues } from './questionInput.ts'

export const updateQuestion = operation('updateQuestion', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const list = prepareQuestionList(statement)
  const update = statement('update_question', (p: Holders<QuestionValues & { account: number; key: string }>) =>
    build
      .update(jobQuestions)
      .set(valuesFor(changeableColumns, p) as Record<string, Placeholder>)
      .where(hasKey(jobQuestions, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path: { shortcode, id: key }, body: given }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const job = await touchJob(run, caller, shortcode, 'edit')
      const stored = (await run(list, { account, shortcode })).find((question) => question.key === key)
      if (!stored) throw notFound()
      const values = questionAfter(stored.type, stored, given)
      await run(update, { account, key, ...values })
      await audit(run, account, actorOf(context), 'job_question_updated', job, stored.id)
      return reply(200, presentQuestion({ ...stored, ...values }))
    })
  }
})
