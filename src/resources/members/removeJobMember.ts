// Ends a member's work on a job.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { jobMembers, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'

export const removeJobMember = operation('removeJobMember', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const find = statement('find_member_of_job', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: members.id }).from(members).where(hasKey(members, p)),
  )
  const remove = statement('remove_job_member', (p: Holders<{ account: number; jobId: number; memberId: number }>) =>
    build
      .delete(jobMembers)
      .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.jobId), eq(jobMembers.memberId, p.memberId))),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, path.shortcode, 'staff')
      const { id: memberId } = requireRow(await run(find, { account, key: path.id }))
      await run(remove, { account, jobId, memberId })
      await audit(run, account, actorOf(context), 'job_member_removed', jobId, memberId)
      return reply(204)
    })
  }
})
