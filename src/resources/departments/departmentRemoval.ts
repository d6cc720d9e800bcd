// Removes a department, after what refers to it has been moved to another one or has lost its department.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { departments, employees, jobs, members, type CollaborationRule } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { inUse, unprocessable } from '../../errors.ts'
import type { DepartmentRow } from './department.ts'
import { checkDepth, hasNamesake } from './departmentTree.ts'

type Removal = {
  /** All departments of the account. */
  readonly rows: readonly DepartmentRow[]
  readonly department: DepartmentRow
  /** The internal id of the department below which its sub-departments move; null for the root. */
  readonly parentId: number | null
  /** The department to which jobs, employees and rules move; null if they lose theirs. */
  readonly target: DepartmentRow | null
  readonly isForced: boolean
}
type Moved = { account: number; from: number; to: number | null }

/**
 * `remove(run, account, removal)`: works in the transaction of `run`, which has locked the account. Throws 409 if something refers to the
 * department and the removal is not forced, and 422 if a sub-department must not move.
 */
export const prepareDepartmentRemoval = prepared((statement) => {
  const findUses = statement('find_uses_of_department', (p: Holders<{ account: number; id: number; key: string }>) =>
    build
      .select({
        jobs: sql<boolean>`exists (select from ${jobs} where ${and(eq(jobs.accountId, p.account), eq(jobs.departmentId, p.id))})`,
        employees: sql<boolean>`exists (select from ${employees} where ${and(eq(employees.accountId, p.account), eq(employees.departmentId, p.id))})`,
        collaboration_rules: sql<boolean>`exists (select from ${members} where ${namedInRules(p)})`,
      })
      .from(sql`(select) as nothing`),
  )
  const moveJobs = statement('move_jobs_of_department', (p: Holders<Moved>) =>
    build
      .update(jobs)
      .set({ departmentId: sql`${p.to}`, updatedAt: sql`now()` })
      .where(and(eq(jobs.accountId, p.account), eq(jobs.departmentId, p.from))),
  )
  const moveEmployees = statement('move_employees_of_department', (p: Holders<Moved>) =>
    build
      .update(employees)
      .set({ departmentId: sql`${p.to}`, updatedAt: sql`now()` })
      .where(and(eq(employees.accountId, p.account), eq(employees.departmentId, p.from))),
  )
  const moveChildren = statement('move_departments_below', (p: Holders<Moved>) =>
    build
      .update(departments)
      .set({ parentId: sql`${p.to}` })
      .where(and(eq(departments.accountId, p.account), eq(departments.parentId, p.from))),
  )
  const listRules = statement('lock_rules_with_department', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, rules: members.collaborationRules })
      .from(members)
      .where(namedInRules(p))
      .orderBy(asc(members.id))
      .for('update'),
  )
  const updateRules = statement('update_collaboration_rules', (p: Holders<{ account: number; id: number; rules: CollaborationRule[] }>) =>
    build
      .update(members)
      .set({ collaborationRules: sql`${p.rules}`, updatedAt: sql`now()` })
      .where(hasId(members, p)),
  )
  const remove = statement('delete_department', (p: Holders<{ account: number; id: number }>) =>
    build.delete(departments).where(hasId(departments, p)),
  )

  return async (run: Run, account: number, { rows, department, parentId, target, isForced }: Removal): Promise<void> => {
    const { id, key } = department
    const children = rows.filter((row) => row.parentId === id)
    const [uses] = await run(findUses, { account, id, key })
    const affected = Object.entries({ departments: children.length > 0, ...uses }).flatMap(([name, isUsed]) => (isUsed ? [name] : []))
    if (affected.length > 0 && !isForced)
      throw inUse('department-in-use', 'The department is in use: force the change, or move what refers to it first', affected)

    const remaining = rows.filter((row) => row.id !== id)
    for (const child of children) {
      if (hasNamesake(remaining, child, { name: child.name, parentId }))
        throw unprocessable('department-name-taken', 'A sub-department would get a parent that has one of the same name')
      checkDepth(remaining, child, parentId)
    }
    const to = target?.id ?? null
    await run(moveChildren, { account, from: id, to: parentId })
    await run(moveJobs, { account, from: id, to })
    await run(moveEmployees, { account, from: id, to })
    for (const { id: member, rules } of await run(listRules, { account, key }))
      await run(updateRules, { account, id: member, rules: rulesAfter(rules, key, target?.key ?? null) })
    await run(remove, { account, id })
  }
})

/** Holds for members of the account with a rule that names the department. */
const namedInRules = (p: Holders<{ account: number; key: string }>) =>
  and(
    eq(members.accountId, p.account),
    sql`${members.collaborationRules} @> jsonb_build_array(jsonb_build_object('departments', jsonb_build_array(jsonb_build_object('id', ${p.key}::text))))`,
  )

/** Returns the rules with one department replaced by another or, for null, without it. A rule without a department left is dropped. */
function rulesAfter(rules: readonly CollaborationRule[], key: string, target: string | null): CollaborationRule[] {
  const after = ({ departments: named }: CollaborationRule) => {
    const others = named.filter(({ id }) => id !== key)
    const isNamed = others.length < named.length
    return isNamed && target !== null && !others.some(({ id }) => id === target) ? [...others, { id: target }] : others
  }
  return rules.map((rule) => ({ ...rule, departments: after(rule) })).filter((rule) => rule.departments.length > 0)
}
