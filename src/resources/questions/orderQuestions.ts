// Puts the questions of a job in another order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { jobQuestions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { inOrder } from '../accounts/settingList.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { presentQuestion, prepareQuestionList } from './question.ts'

export const orderQuestions = operation('orderQuestions', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const list = prepareQuestionList(statement)
  const order = statement('order_questions', (p: Holders<{ account: number; jobId: number; keys: readonly string[] }>) =>
    build
      .update(jobQuestions)
      .set({ position: sql`array_position(${p.keys}::bytea[], ${jobQuestions.key})` })
      .where(and(eq(jobQuestions.accountId, p.account), eq(jobQuestions.jobId, p.jobId))),
  )
  const audit = prepareAudit(statement)

  return async ({ path: { shortcode }, body: { ids } }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, shortcode, 'edit')
      inOrder(await run(list, { account, shortcode }), 'ids', ids, ({ key }) => key)
      await run(order, { account, jobId, keys: ids })
      await audit(run, account, actorOf(context), 'job_questions_ordered', jobId)
      return reply(200, { questions: (await run(list, { account, shortcode })).map(presentQuestion) })
    })
  }
})
