// Deletes a question of a job. Answers to it contain its text and stay with their candidates.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { jobQuestions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'

export const deleteQuestion = operation('deleteQuestion', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const remove = statement('delete_question', (p: Holders<{ account: number; jobId: number; key: string }>) =>
    build
      .delete(jobQuestions)
      .where(and(hasKey(jobQuestions, p), eq(jobQuestions.jobId, p.jobId)))
      .returning({ id: jobQuestions.id }),
  )
  const audit = prepareAudit(statement)

  return async ({ path: { shortcode, id: key } }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, shortcode, 'edit')
      const { id } = requireRow(await run(remove, { account, jobId, key }))
      await audit(run, account, actorOf(context), 'job_question_deleted', jobId, id)
      return reply(204)
    })
  }
})
