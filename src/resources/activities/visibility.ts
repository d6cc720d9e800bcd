// Which comments and ratings of a candidate a caller may see: each is visible to certain roles.
import { eq, isNull, or, sql } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { activities } from '../../db/schema.ts'
import type { Holders } from '../../db/statements.ts'
import { prepareRolesOnJob } from '../members/rolesOnJob.ts'

/** The roles that see a comment or a rating by default. */
export const usualRoles = ['simple', 'hiring_manager', 'admin', 'reviewer', 'recruiting_admin'] as const

/** The member who reads (an internal id) and their roles. Both are null for a caller who sees everything. */
export type Reader = { roles: string[] | null; reader: number | null }

/** `findReader(caller, job)`: admins, account tokens and partner tokens see everything; other members see what their roles in the account and on this job allow. */
export const prepareReader = prepared((statement) => {
  const findRolesOnJob = prepareRolesOnJob(statement)
  return async ({ tenant, person }: Caller, job: number): Promise<Reader> => {
    if (!person || person.role === 'admin') return { roles: null, reader: null }
    const onJob = await findRolesOnJob(tenant.id, person.id, job)
    // `admin` in a visibility list means an admin of the account, not of the job.
    const roles = [person.role, ...onJob].filter((role) => role !== 'admin')
    return { roles, reader: person.id }
  }
})

/** Holds for the activities that the reader may see. */
export const visibleTo = (p: Holders<Reader>) =>
  or(
    sql`${p.roles}::text[] is null`,
    isNull(activities.visibilityRoles),
    sql`${activities.visibilityRoles} && ${p.roles}::text[]`,
    eq(activities.memberId, p.reader),
  )
