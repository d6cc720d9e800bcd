// Adds a question at the end of a job's form.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { sql } from '../../db/drizzle.js'
import { jobQuestions, type questionTypes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { presentQuestion, prepareQuestionList, questionColumns } from './question.ts'
import { changeableColumns, questionAfter, type QuestionValues } from './questionInput.ts'

type Values = QuestionValues & { account: number; jobId: number; type: (typeof questionTypes)[number] }

export const createQuestion = operation('createQuestion', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const list = prepareQuestionList(statement)
  const insert = statement('insert_question', (p: Holders<Values>) =>
    build
      .insert(jobQuestions)
      .values({
        accountId: p.account,
        jobId: p.jobId,
        type: p.type,
        ...valuesFor(changeableColumns, p),
        position: sql`(select coalesce(max(q.position), 0) + 1 from ${jobQuestions} q where q.account_id = ${p.account} and q.job_id = ${p.jobId})`,
      })
      .returning(questionColumns),
  )
  const audit = prepareAudit(statement)

  return async ({ path: { shortcode }, body: given }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, shortcode, 'edit')
      checkRoom(await run(list, { account, shortcode }), 'questions', 'job')
      const none = { body: '', required: false, choices: null, supportedFileTypes: null, maxFileSize: null }
      const { type } = given
      const [made] = await run(insert, { account, jobId, type, ...questionAfter(type, none, given) })
      await audit(run, account, actorOf(context), 'job_question_created', jobId, made!.id)
      return reply(201, presentQuestion(made!))
    })
  }
})
