// Gives a member a role on a job.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { sql } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { jobMembers, members, type collaborationRoles } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTouchedJob } from '../jobs/jobLock.ts'
import { presentJobMember } from './member.ts'

type Work = { account: number; jobId: number; memberId: number; role: (typeof collaborationRoles)[number] }

export const addJobMember = operation('addJobMember', ({ statement, transaction }) => {
  const touchJob = prepareTouchedJob(statement)
  const find = statement('find_member_for_job', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        id: members.id,
        key: members.key,
        name: members.name,
        headline: members.headline,
        email: members.email,
        role: members.role,
      })
      .from(members)
      .where(hasKey(members, p)),
  )
  const add = statement('add_job_member', (p: Holders<Work>) =>
    build
      .insert(jobMembers)
      .values({ accountId: p.account, jobId: p.jobId, memberId: p.memberId, collaborationRole: p.role })
      .onConflictDoUpdate({
        target: [jobMembers.accountId, jobMembers.jobId, jobMembers.memberId],
        set: { collaborationRole: sql`excluded.collaboration_role` },
      }),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body: { collaboration_role: role } }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const jobId = await touchJob(run, caller, path.shortcode, 'staff')
      const member = requireRow(await run(find, { account, key: path.id }))
      await run(add, { account, jobId, memberId: member.id, role })
      await audit(run, account, actorOf(context), 'job_member_added', jobId, member.id)
      return reply(200, presentJobMember({ ...member, collaborationRole: role }))
    })
  }
})
