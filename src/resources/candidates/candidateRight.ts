// What a member's roles on the job of a candidate allow.
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { direct, type Run } from '../../db/statements.ts'
import { notFound, requireRow } from '../../errors.ts'
import { limitedMember, prepareLimitingRoles, requireRole, type JobRight } from '../members/jobRight.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'

/**
 * `requireRight(caller, key, right, run?)`: throws 404 if a user token's member, unless an admin, has no role on the job of the candidate with this
 * key, as if the account had no such candidate, and 403 if no role of theirs has the right. Reads nothing for other callers. It may be
 * called before the candidate is locked: under the same key a candidate stays in their job.
 */
export const prepareCandidateRight = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const findRoles = prepareLimitingRoles(statement)
  return async (caller: Caller, key: string, right: JobRight, run: Run = direct): Promise<void> => {
    const member = limitedMember(caller)
    if (!member) return
    const { jobId } = requireRow(await run(find, { account: caller.tenant.id, key }))
    const roles = await findRoles(caller.tenant.id, member, jobId, run)
    if (roles.length === 0) throw notFound()
    requireRole(roles, right)
  }
})
