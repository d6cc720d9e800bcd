// Puts the questions of a job in another order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { jobQuestions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
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
      const keys = (await run(list, { account, shortcode })).map(({ key }) => key)
      if (keys.toSorted().join() !== ids.toSorted().join())
        throw invalid('field-invalid', 'ids', 'must name every question of the job once')
      await run(order, { account, jobId, keys: ids })
      await audit(run, account, actorOf(context), 'job_questions_ordered', jobId)
      return reply(200, { questions: (await run(list, { account, shortcode })).map(presentQuestion) })
    })
  }
})
