// Lists the active members of a job, oldest first, with their role on it.
import { and, asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { references } from '../../db/conditions.ts'
import { longestList } from '../../db/paging.ts'
import { jobMembers, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { jobMemberColumns, presentJobMember } from './member.ts'

export const listJobMembers = operation('listJobMembers', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = statement('list_job_members', (p: Holders<{ account: number; job: number }>) =>
    build
      .select(jobMemberColumns)
      .from(jobMembers)
      .innerJoin(members, references(jobMembers.memberId, members))
      .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), members.active))
      .orderBy(asc(members.key))
      .limit(longestList),
  )
  return async ({ path }, { account, reply }) => {
    const { id: job } = await findJob(account, path.shortcode)
    return reply(200, { members: (await list({ account, job })).map(presentJobMember) })
  }
})
