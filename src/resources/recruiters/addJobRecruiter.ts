// Lets an external recruiter work on a job.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { jobRecruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { prepareHeldRecruiter, presentRecruiter } from './recruiter.ts'

export const addJobRecruiter = operation('addJobRecruiter', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const lock = prepareHeldRecruiter(statement)
  const add = statement('add_job_recruiter', (p: Holders<{ account: number; jobId: number; recruiterId: number }>) =>
    build.insert(jobRecruiters).values({ accountId: p.account, jobId: p.jobId, recruiterId: p.recruiterId }).onConflictDoNothing(),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, path.shortcode, 'staff')
      const recruiter = requireRow(await run(lock, { account, key: path.id }))
      await run(add, { account, jobId, recruiterId: recruiter.id })
      await audit(run, account, actorOf(context), 'job_recruiter_added', jobId, recruiter.id)
      return reply(200, presentRecruiter(recruiter))
    })
  }
})
