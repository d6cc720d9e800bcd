// Who sees what was said of a candidate: comments and ratings are for certain roles.
import { and, eq, isNull, or, sql } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { activities, jobMembers } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** The roles that see a comment or a rating unless something else is said. */
export const usualRoles = ['simple', 'hiring_manager', 'admin', 'reviewer', 'recruiting_admin'] as const

/** Who reads: the internal id of a member with their roles. Both are null for one who sees everything. */
export type Reader = { roles: string[] | null; reader: number | null }

/** `findReader(caller, job)`: admins and tokens of no member see everything; others by their role in the account and on this job. */
export const prepareReader = prepared((statement) => {
  const findRole = statement('find_role_on_job', (p: Holders<{ account: number; job: number; member: number }>) =>
    build
      .select({ role: jobMembers.collaborationRole })
      .from(jobMembers)
      .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), eq(jobMembers.memberId, p.member))),
  )
  return async ({ account, member }: Caller, job: number): Promise<Reader> => {
    if (!member || member.role === 'admin') return { roles: null, reader: null }
    const onJob = await findRole({ account: account.id, job, member: member.id })
    // What is for admins is for those of the account.
    const roles = [member.role, ...onJob.map(({ role }) => role)].filter((role) => role !== 'admin')
    return { roles, reader: member.id }
  }
})

/** The condition on activities that lets through what the reader may see. */
export const visibleTo = (p: Holders<Reader>) =>
  or(
    sql`${p.roles}::text[] is null`,
    isNull(activities.visibilityRoles),
    sql`${activities.visibilityRoles} && ${p.roles}::text[]`,
    eq(activities.memberId, p.reader),
  )
