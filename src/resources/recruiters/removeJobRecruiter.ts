// Ends an external recruiter's work on a job.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq } from '../../db/drizzle.js'
import { jobRecruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { prepareHeldRecruiter } from './recruiter.ts'

export const removeJobRecruiter = operation('removeJobRecruiter', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const lock = prepareHeldRecruiter(statement)
  const remove = statement('remove_job_recruiter', (p: Holders<{ account: number; jobId: number; recruiterId: number }>) =>
    build
      .delete(jobRecruiters)
      .where(and(eq(jobRecruiters.accountId, p.account), eq(jobRecruiters.jobId, p.jobId), eq(jobRecruiters.recruiterId, p.recruiterId))),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, path.shortcode, 'staff')
      const { id: recruiterId } = requireRow(await run(lock, { account, key: path.id }))
      await run(remove, { account, jobId, recruiterId })
      await audit(run, account, actorOf(context), 'job_recruiter_removed', jobId, recruiterId)
      return reply(204)
    })
  }
})
