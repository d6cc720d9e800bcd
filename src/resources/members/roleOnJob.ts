// The role of a member on a job, and what the roles allow on it.
import { and, eq } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { jobMembers, type collaborationRoles } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { forbidden } from '../../errors.ts'

/** Finds the role of a member on a job, both by internal id; no row if they are not a member of it. */
export const prepareRoleOnJob = prepared((statement) =>
  statement('find_role_on_job', (p: Holders<{ account: number; job: number; member: number }>) =>
    build
      .select({ role: jobMembers.collaborationRole })
      .from(jobMembers)
      .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), eq(jobMembers.memberId, p.member))),
  ),
)

/** The roles on a job that may do something, as the collaboration permissions of the API family have it. */
const allowed = {
  edit: ['admin', 'recruiting_admin', 'hiring_manager', 'simple'],
  publish: ['admin', 'recruiting_admin'],
} as const satisfies Record<string, readonly (typeof collaborationRoles)[number][]>
export type JobRight = keyof typeof allowed

/** `requireRight(run, caller, job, right)`: throws 403 if a user token's member is neither an admin of the account nor has a role on the job (by internal id) that allows it. */
export const prepareJobRight = prepared((statement) => {
  const findRole = prepareRoleOnJob(statement)
  return async (run: Run, { tenant, person }: Caller, job: number, right: JobRight): Promise<void> => {
    if (!person || person.role === 'admin') return
    const [onJob] = await run(findRole, { account: tenant.id, job, member: person.id })
    if (!onJob || !(allowed[right] as readonly string[]).includes(onJob.role))
      throw forbidden('role-missing', `This operation requires an admin, or the role ${allowed[right].join(' or ')} on the job`)
  }
})
