// The member on whose behalf a change is made: the user token's own member, or the one that `member_id` names.
import { and, eq } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { jobs, members, type CollaborationRule, type JobPlace } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, invalid, requireRow } from '../../errors.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { departmentHierarchies, prepareDepartmentList } from '../departments/department.ts'
import { prepareRoleOnJob } from './roleOnJob.ts'

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
        rules: members.collaborationRules,
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
 * member of the account; throws 422 for `member_id` otherwise. If `job` (an internal id) is given, the member must be allowed to see
 * it; throws 403 otherwise. Admins see every job, other members the jobs they work on and those that one of their collaboration rules covers.
 */
export const prepareActingMember = prepared((statement) => {
  const find = prepareMemberByKey(statement)
  const findOnJob = prepareRoleOnJob(statement)
  const findPlaces = statement('find_places_of_job', (p: Holders<{ account: number; job: number }>) =>
    build
      .select({ locations: jobs.locations, departmentId: jobs.departmentId })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.id, p.job))),
  )
  const listDepartments = prepareDepartmentList(statement)

  return async (caller: Caller, memberId: string | null | undefined, job: number | null): Promise<Acting> => {
    const account = caller.tenant.id
    const wanted = caller.person?.key ?? memberId
    if (wanted === undefined || wanted === null || wanted === '') throw invalid('field-required', 'member_id', 'is required')
    const member = await find(account, wanted)
    if (!member) throw invalid('reference-unknown', 'member_id', 'is not a member of the account')
    if (!member.active) throw invalid('reference-unknown', 'member_id', 'is not an active member of the account')
    const { id, key, name, role, hrisRole, rules } = member
    const acting = { id, key, name, role, hrisRole }
    if (job === null || role === 'admin' || (await findOnJob({ account, member: id, job })).length > 0) return acting
    if (rules.length > 0) {
      const [[place], departments] = await Promise.all([findPlaces({ account, job }), listDepartments({ account })])
      const hierarchies = departmentHierarchies(departments, (department) => department.key)
      if (place && rules.some((rule) => covers(rule, hierarchies.get(place.departmentId) ?? [], place.locations))) return acting
    }
    throw forbidden('job-out-of-reach', 'The member does not work on this job')
  }
})

/** `findActor(caller, key, memberId)`: returns the member who acts on the candidate. Throws 404 for an unknown candidate first, then what `findActingMember` throws. */
export const prepareCandidateActor = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const findActingMember = prepareActingMember(statement)
  return async (caller: Caller, key: string, memberId: string | null | undefined): Promise<Acting> => {
    const { jobId } = requireRow(await find({ account: caller.tenant.id, key }))
    return findActingMember(caller, memberId, jobId)
  }
})

/** Whether a rule covers a job: one of its departments is in the hierarchy of the job's, and one of its places matches one of the job's. */
export const covers = (
  { departments: within, locations }: CollaborationRule,
  hierarchy: readonly string[],
  places: readonly JobPlace[],
): boolean =>
  within.some(({ any, id }) => any === true || (id !== undefined && hierarchy.includes(id))) &&
  locations.some((wanted) => wanted.any === true || places.some((place) => isAt(wanted, place)))

type RulePlace = CollaborationRule['locations'][number]

/** Whether a place matches a rule's. What the rule leaves out matches anything, but it must name something. */
function isAt({ country_code, state_code, city }: RulePlace, place: JobPlace): boolean {
  const pairs = [
    [country_code, place.countryCode],
    [state_code, place.regionCode],
    [city, place.city],
  ].filter(([wanted]) => wanted !== undefined)
  return pairs.length > 0 && pairs.every(([wanted, found]) => wanted === found)
}
