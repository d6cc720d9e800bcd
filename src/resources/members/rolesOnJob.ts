// The roles that a member has on a job: the one they were given there, and those of the collaboration rules that cover it.
import { and, eq } from '../../db/drizzle.js'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { jobMembers, jobs, members, type CollaborationRule, type JobPlace } from '../../db/schema.ts'
import { build, direct, type Holders, type Run } from '../../db/statements.ts'
import { departmentHierarchies, prepareDepartmentList } from '../departments/department.ts'

type RoleOnJob = CollaborationRule['role']

/**
 * `findRolesOnJob(account, member, job)`, all by internal id: returns no role for a member who does not work on the job. With `run` it is
 * part of that transaction.
 */
export const prepareRolesOnJob = prepared((statement) => {
  const find = statement('find_role_on_job', (p: Holders<{ account: number; id: number; job: number }>) =>
    build
      .select({ role: jobMembers.collaborationRole, rules: members.collaborationRules })
      .from(members)
      .leftJoin(jobMembers, and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), eq(jobMembers.memberId, members.id)))
      .where(hasId(members, p)),
  )
  const findPlaces = statement('find_places_of_job', (p: Holders<{ account: number; job: number }>) =>
    build
      .select({ locations: jobs.locations, departmentId: jobs.departmentId })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.id, p.job))),
  )
  const listDepartments = prepareDepartmentList(statement)

  return async (account: number, member: number, job: number, run: Run = direct): Promise<RoleOnJob[]> => {
    const [found] = await run(find, { account, id: member, job })
    const given = found?.role ? [found.role] : []
    if (!found || found.rules.length === 0) return given
    const [[place], departments] = await Promise.all([run(findPlaces, { account, job }), run(listDepartments, { account })])
    if (!place) return given
    const hierarchy = departmentHierarchies(departments, ({ key }) => key).get(place.departmentId) ?? []
    return [...given, ...found.rules.filter((rule) => covers(rule, hierarchy, place.locations)).map(({ role }) => role)]
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

/** Whether a rule covers every job. */
export const coversAll = ({ departments: within, locations }: CollaborationRule): boolean =>
  [within, locations].every((wanted) => wanted.some(({ any }) => any === true))

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
