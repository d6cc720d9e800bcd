// The member on whose behalf a change is made: the user token's own member, or the one that `member_id` names.
import type { Caller } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, invalid, requireRow } from '../../errors.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import type { JobRight } from './jobRight.ts'
import { prepareRolesOnJob } from './rolesOnJob.ts'

export type Acting = Pick<typeof members.$inferSelect, 'id' | 'key' | 'name' | 'role' | 'hrisRole'>

const prepareMemberByKey = prepared((statement) => {
  const find = statement('find_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        id: members.id,
        key: members.key,
        name: members.name,
        role: members.role,
        hrisRole: members.hrisRole,
        active: members.active,
      })
      .from(members)
      .where(hasKey(members, p)),
  )
  return async (account: number, key: string) => (isKey(key) ? (await find({ account, key }))[0] : undefined)
})

/** `findMember(account, key)`: returns the member, or undefined if the account has no active member with this id. */
export const prepareActiveMember = prepared((statement) => {
  const find = prepareMemberByKey(statement)
  return async (account: number, key: string) => {
    const member = await find(account, key)
    return member?.active ? member : undefined
  }
})

/**
 * `findActingMember(caller, memberId, job)`: a user token acts as its own member and `memberId` is ignored. Other tokens name an active
 * member of the account; throws 422 for `member_id` otherwise. If `job` (an internal id) is given, the member they name must be allowed to
 * see it; throws 403 otherwise. Admins see every job, other members the jobs they work on and those that one of their collaboration rules
 * covers. What a user token's member may do there is checked by the caller.
 */
export const prepareActingMember = prepared((statement) => {
  const find = prepareMemberByKey(statement)
  const findRolesOnJob = prepareRolesOnJob(statement)

  return async (caller: Caller, memberId: string | null | undefined, job: number | null): Promise<Acting> => {
    const account = caller.tenant.id
    const wanted = caller.person?.key ?? memberId
    if (wanted === undefined || wanted === null || wanted === '') throw invalid('field-required', 'member_id', 'is required')
    const member = await find(account, wanted)
    if (!member) throw invalid('reference-unknown', 'member_id', 'is not a member of the account')
    if (!member.active) throw invalid('reference-unknown', 'member_id', 'is not an active member of the account')
    const { id, key, name, role, hrisRole } = member
    const acting = { id, key, name, role, hrisRole }
    if (caller.person || job === null || role === 'admin' || (await findRolesOnJob(account, id, job)).length > 0) return acting
    throw forbidden('job-out-of-reach', 'The member does not work on this job')
  }
})

/** `findActor(caller, key, memberId, right)`: returns the member who acts on the candidate. Throws 404 for an unknown or unseen candidate first, then 403 if a user token's member lacks the right, then what `findActingMember` throws. */
export const prepareCandidateActor = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const requireRight = prepareCandidateRight(statement)
  const findActingMember = prepareActingMember(statement)
  return async (caller: Caller, key: string, memberId: string | null | undefined, right: JobRight): Promise<Acting> => {
    await requireRight(caller, key, right)
    const { jobId } = requireRow(await find({ account: caller.tenant.id, key }))
    return findActingMember(caller, memberId, jobId)
  }
})
