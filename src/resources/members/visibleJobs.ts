// The jobs whose candidates a caller may see.
import type { Caller } from '../../context.ts'
import { eq, sql } from '../../db/drizzle.js'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { jobMembers, jobs, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { departmentHierarchies, prepareDepartmentList } from '../departments/department.ts'
import { limitedMember } from './jobRight.ts'
import { covers, coversAll } from './rolesOnJob.ts'

/**
 * `findJobs(caller)`: returns the internal ids of the jobs on which a user token's member has a role; null for whoever sees every job: admins,
 * members with a rule for all departments and places, and account and service tokens, for which nothing is read.
 */
export const prepareVisibleJobs = prepared((statement) => {
  const findMember = statement('find_jobs_of_member', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({
        rules: members.collaborationRules,
        given: sql<
          number[]
        >`array(select job_id from ${jobMembers} given where given.account_id = ${p.account} and given.member_id = ${p.id})`,
      })
      .from(members)
      .where(hasId(members, p)),
  )
  const listPlaces = statement('list_places_of_jobs', (p: Holders<{ account: number }>) =>
    build
      .select({ id: jobs.id, locations: jobs.locations, departmentId: jobs.departmentId })
      .from(jobs)
      .where(eq(jobs.accountId, p.account)),
  )
  const listDepartments = prepareDepartmentList(statement)

  return async (caller: Caller): Promise<number[] | null> => {
    const account = caller.tenant.id
    const member = limitedMember(caller)
    if (!member) return null
    const [found] = member.role === 'no_access' ? [] : await findMember({ account, id: member.id })
    if (!found) return []
    const { rules, given } = found
    if (rules.some(coversAll)) return null
    if (rules.length === 0) return given
    const [places, departments] = await Promise.all([listPlaces({ account }), listDepartments({ account })])
    const hierarchies = departmentHierarchies(departments, ({ key }) => key)
    const covered = places.filter((job) => rules.some((rule) => covers(rule, hierarchies.get(job.departmentId) ?? [], job.locations)))
    return [...new Set([...given, ...covered.map(({ id }) => id)])]
  }
})
