// What the roles on a job allow on it and on its candidates.
import type { ActingMember, Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { direct, type Run } from '../../db/statements.ts'
import { forbidden } from '../../errors.ts'
import { rolesWith } from '../permissions/collaborationPermissions.ts'
import { prepareRolesOnJob } from './rolesOnJob.ts'

/** For each right the collaboration permission whose roles on a job have it. Every role on a job may read its candidates. */
export const permissions = {
  edit: 'jobs:edit',
  publish: 'jobs:publish',
  staff: 'collaboration:update',
  read: 'candidates:read',
  create: 'candidates:create',
  update: 'candidates:update',
  delete: 'candidates:delete',
  tag: 'candidates:tag',
  move: 'candidates:move',
  copy: 'candidates:copy',
  disqualify: 'candidates:disqualify',
  revert: 'candidates:revert',
  comment: 'candidates:comment',
  rate: 'candidates:evaluate',
  viewOffer: 'candidates:view_offer',
  manageOffer: 'candidates:manage_offer',
  decideOffer: 'candidates:approve_reject_offer',
} as const
export type JobRight = keyof typeof permissions

/** Returns the member whom their roles on a job limit: not an admin of the account. Account and service tokens act for no member. */
export const limitedMember = ({ person }: Pick<Caller, 'person'>) => (person && person.role !== 'admin' ? person : undefined)

/**
 * `findRoles(account, member, job)`: the roles of a limited member on the job (by internal id), within their role in the account: reviewers and
 * external recruiters have no other role on the jobs that they work on, and members without access to recruiting have none.
 */
export const prepareLimitingRoles = prepared((statement) => {
  const findRolesOnJob = prepareRolesOnJob(statement)
  return async (account: number, { id, role }: Pick<ActingMember, 'id' | 'role'>, job: number, run: Run = direct): Promise<string[]> => {
    if (role === 'no_access') return []
    const roles = await findRolesOnJob(account, id, job, run)
    return role === 'reviewer' || role === 'recruiter' ? roles.map(() => role) : roles
  }
})

/** Returns whether one of the roles on the job has the right. */
export const allows = (roles: readonly string[], right: JobRight): boolean =>
  roles.some((role) => rolesWith(permissions[right]).includes(role))

/** Throws 403 unless one of the roles on the job has the right. */
export function requireRole(roles: readonly string[], right: JobRight): void {
  if (!allows(roles, right))
    throw forbidden(
      'role-missing',
      `This operation requires an admin, or the role ${rolesWith(permissions[right]).join(' or ')} on the job`,
    )
}

/** `requireRight(run, caller, job, right)`: throws 403 if a user token's member is neither an admin of the account nor has a role on the job (by internal id) that allows it. */
export const prepareJobRight = prepared((statement) => {
  const findRoles = prepareLimitingRoles(statement)
  return async (run: Run, caller: Caller, job: number, right: JobRight): Promise<void> => {
    const member = limitedMember(caller)
    if (member) requireRole(await findRoles(caller.tenant.id, member, job, run), right)
  }
})
