// What the visitor may do with the candidates of a job, by the table by which the operations decide.
import type { Statements } from '../../../db/statements.ts'
import { notFound } from '../../../errors.ts'
import { allows, limitedMember, prepareLimitingRoles, type JobRight } from '../../../resources/members/jobRight.ts'
import type { Visit } from '../../settings/routes.ts'

export type Can = (right: JobRight) => boolean
/** Returns what the visitor may do on a job, by its number. Throws 404 if they have no role on it. */
export type RightsOn = (visit: Visit, job: number) => Promise<Can>

export function prepareRights({ statement }: Pick<Statements, 'statement'>): RightsOn {
  const findRoles = prepareLimitingRoles(statement)
  return async ({ caller, account }, job) => {
    const member = limitedMember(caller)
    if (!member) return () => true
    const roles = await findRoles(account, member, job)
    if (roles.length === 0) throw notFound()
    return (right) => allows(roles, right)
  }
}
