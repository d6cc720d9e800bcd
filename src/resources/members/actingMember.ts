// The member for whom a change is made: the token's own, or the one that `member_id` names.
import { and, eq } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { departments, jobMembers, jobs, type CollaborationRule, type JobPlace, type memberRoles } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, invalid } from '../../errors.ts'
import { prepareMemberByKey } from './activeMember.ts'

export type Acting = { id: number; key: string; name: string; role: (typeof memberRoles)[number] }

/**
 * `findActingMember(caller, memberId, job)`: a user token acts as its own member, whatever `memberId` says; the other tokens name an
 * active member of the account, else 422 with `member_id`. With the internal id of a job the member must be allowed to see it, else 403:
 * admins see every job, others those that they work on and those that one of their collaboration rules covers.
 */
export const prepareActingMember = prepared((statement) => {
  const find = prepareMemberByKey(statement)
  const findOnJob = statement('find_member_on_job', (p: Holders<{ account: number; member: number; job: number }>) =>
    build
      .select({ member: jobMembers.memberId })
      .from(jobMembers)
      .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), eq(jobMembers.memberId, p.member))),
  )
  const findPlaces = statement('find_places_of_job', (p: Holders<{ account: number; job: number }>) =>
    build
      .select({ locations: jobs.locations, departmentId: jobs.departmentId })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.id, p.job))),
  )
  const listDepartments = statement('list_department_keys', (p: Holders<{ account: number }>) =>
    build
      .select({ id: departments.id, key: departments.key, parentId: departments.parentId })
      .from(departments)
      .where(eq(departments.accountId, p.account)),
  )

  return async (caller: Caller, memberId: string | null | undefined, job: number | null): Promise<Acting> => {
    const account = caller.account.id
    const wanted = caller.member?.key ?? memberId
    if (wanted === undefined || wanted === null || wanted === '') throw invalid('field-required', 'member_id', 'is required')
    const member = await find(account, wanted)
    if (!member) throw invalid('reference-unknown', 'member_id', 'is not a member of the account')
    if (!member.active) throw invalid('reference-unknown', 'member_id', 'is not an active member')
    const { id, key, name, role, rules } = member
    const acting = { id, key, name, role }
    if (job === null || role === 'admin' || (await findOnJob({ account, member: id, job })).length > 0) return acting
    if (rules.length > 0) {
      const [[place], all] = await Promise.all([findPlaces({ account, job }), listDepartments({ account })])
      if (place && rules.some((rule) => covers(rule, lineOf(place.departmentId, all), place.locations))) return acting
    }
    throw forbidden('job-out-of-reach', 'The member does not work on this job')
  }
})

/** Whether a rule covers a job: one of its departments, or one above the job's, and one of its places. */
export const covers = (
  { departments: within, locations }: CollaborationRule,
  line: readonly string[],
  places: readonly JobPlace[],
): boolean =>
  within.some(({ any, id }) => any === true || (id !== undefined && line.includes(id))) &&
  locations.some((wanted) => wanted.any === true || places.some((place) => isAt(wanted, place)))

type RulePlace = CollaborationRule['locations'][number]

/** Whether a place is where a rule says; what the rule leaves out may be anything, but it must say something. */
function isAt({ country_code, state_code, city }: RulePlace, place: JobPlace): boolean {
  const pairs = [
    [country_code, place.countryCode],
    [state_code, place.regionCode],
    [city, place.city],
  ].filter(([wanted]) => wanted !== undefined)
  return pairs.length > 0 && pairs.every(([wanted, found]) => wanted === found)
}

/** The keys of a job's department and of those above it. */
function lineOf(id: number | null, all: readonly { id: number; key: string; parentId: number | null }[]): string[] {
  const byId = new Map(all.map((row) => [row.id, row]))
  const line: string[] = []
  for (let row = id === null ? undefined : byId.get(id); row; row = row.parentId === null ? undefined : byId.get(row.parentId)) {
    // Should departments ever stand in a ring, the way round it ends here.
    if (line.includes(row.key)) break
    line.push(row.key)
  }
  return line
}
