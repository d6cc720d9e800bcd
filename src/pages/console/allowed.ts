// What a visitor may do, so that pages show nothing else: by their role in the account, and by their roles on a job.
import { facts } from '../../../generated/facts.ts'
import type { operations } from '../../../generated/types.ts'
import type { Facts } from '../../contract/facts.ts'
import type { Statements } from '../../db/statements.ts'
import { allows, limitedMember, prepareLimitingRoles, type JobRight } from '../../resources/members/jobRight.ts'
import type { Visit } from '../settings/routes.ts'

/** Returns whether the visitor has one of the roles that the contract requires for an operation (`x-member-roles`). */
export const mayCall = ({ visitor }: Pick<Visit, 'visitor'>, id: keyof operations): boolean =>
  (facts as Facts)[id]?.roles?.member?.includes(visitor.member.role) ?? true

/** Returns what the visitor may do on the job with this number: nothing without a role on it, although they may see it. */
export type RightsOnJob = (visit: Visit, job: number) => Promise<(right: JobRight) => boolean>

export function prepareRightsOnJob({ statement }: Pick<Statements, 'statement'>): RightsOnJob {
  const findRoles = prepareLimitingRoles(statement)
  return async ({ caller, account }, job) => {
    const member = limitedMember(caller)
    if (!member) return () => true
    const roles = await findRoles(account, member, job)
    return (right) => allows(roles, right)
  }
}
