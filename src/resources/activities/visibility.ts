// Which activities of a job a caller may see: those of candidates need a role on the job, and comments and ratings are visible to certain roles.
import { and, eq, isNull, or, sql } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { activities } from '../../db/schema.ts'
import type { Holders } from '../../db/statements.ts'
import { limitedMember, prepareLimitingRoles } from '../members/jobRight.ts'

/** The roles that see a comment or a rating by default. */
export const usualRoles = ['simple', 'hiring_manager', 'admin', 'reviewer', 'recruiting_admin'] as const

/** The member who reads (an internal id) and their roles, both null for a caller who sees everything; and whether they see the job's candidates. */
export type Reader = { roles: string[] | null; reader: number | null; seesCandidates: boolean }

/** `findReader(caller, job)`: admins, account tokens and partner tokens see everything; other members see what their roles in the account and on this job allow. */
export const prepareReader = prepared((statement) => {
  const findRoles = prepareLimitingRoles(statement)
  return async (caller: Caller, job: number): Promise<Reader> => {
    const member = limitedMember(caller)
    if (!member) return { roles: null, reader: null, seesCandidates: true }
    const onJob = await findRoles(caller.tenant.id, member, job)
    // `admin` in a visibility list means an admin of the account, not of the job.
    const roles = [member.role, ...onJob].filter((role) => role !== 'admin')
    return { roles, reader: member.id, seesCandidates: onJob.length > 0 }
  }
})

/** Holds for the activities that the reader may see. */
export const visibleTo = (p: Holders<Reader>) =>
  and(
    or(sql`${p.seesCandidates}::boolean`, isNull(activities.candidateId)),
    or(
      sql`${p.roles}::text[] is null`,
      isNull(activities.visibilityRoles),
      sql`${activities.visibilityRoles} && ${p.roles}::text[]`,
      eq(activities.memberId, p.reader),
    ),
  )
