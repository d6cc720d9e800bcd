// What the roles on a job allow on it.
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { collaborationRoles } from '../../db/schema.ts'
import type { Run } from '../../db/statements.ts'
import { forbidden } from '../../errors.ts'
import { prepareRolesOnJob } from './rolesOnJob.ts'

/** The roles on a job that may do something, as the collaboration permissions of the API family have it. */
const allowed = {
  edit: ['admin', 'recruiting_admin', 'hiring_manager', 'simple'],
  publish: ['admin', 'recruiting_admin'],
  staff: ['admin', 'recruiting_admin'],
} as const satisfies Record<string, readonly (typeof collaborationRoles)[number][]>
export type JobRight = keyof typeof allowed

/** `requireRight(run, caller, job, right)`: throws 403 if a user token's member is neither an admin of the account nor has a role on the job (by internal id) that allows it. */
export const prepareJobRight = prepared((statement) => {
  const findRolesOnJob = prepareRolesOnJob(statement)
  return async (run: Run, { tenant, person }: Caller, job: number, right: JobRight): Promise<void> => {
    if (!person || person.role === 'admin') return
    const roles = await findRolesOnJob(tenant.id, person.id, job, run)
    const allowing: readonly string[] = allowed[right]
    if (!roles.some((role) => allowing.includes(role)))
      throw forbidden('role-missing', `This operation requires an admin, or the role ${allowed[right].join(' or ')} on the job`)
  }
})
