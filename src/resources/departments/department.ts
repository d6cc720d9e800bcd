// A department: its list, its id, its wire formats, and its hierarchy: the departments above it, the root first, and itself last.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { departments } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { prepareAccountLock } from '../accounts/account.ts'

const departmentColumns = {
  id: departments.id,
  parentId: departments.parentId,
  key: departments.key,
  name: departments.name,
  sample: departments.sample,
}
export type DepartmentRow = Pick<typeof departments.$inferSelect, keyof typeof departmentColumns>

/** Lists the account's departments, the oldest first. */
export const prepareDepartmentList = prepared((statement) =>
  statement('list_departments', (p: Holders<{ account: number }>) =>
    build.select(departmentColumns).from(departments).where(eq(departments.accountId, p.account)).orderBy(asc(departments.id)),
  ),
)

/** `lockDepartments(run, account)`: returns the account's departments, which nobody else changes until the transaction of `run` ends. */
export const prepareDepartmentLock = prepared((statement) => {
  const lock = prepareAccountLock(statement)
  const list = prepareDepartmentList(statement)
  return async (run: Run, account: number): Promise<DepartmentRow[]> => {
    await run(lock, { account })
    return run(list, { account })
  }
})

/** The id that the API shows: the number, which a job's hierarchy shows as an integer, in hexadecimal digits. */
export const departmentId = (number: number): string => number.toString(16)

/** Returns the department with this id in lower case, or with the key that earlier releases showed as its id. */
export function departmentById(rows: readonly DepartmentRow[], id: string): DepartmentRow | undefined {
  const digits = id.padStart(16, '0')
  return rows.find((row) => row.key === digits || departmentId(row.id).padStart(16, '0') === digits)
}

/** A row of a tree: a department or a legal entity. */
export type TreeRow = { readonly id: number; readonly parentId: number | null; readonly name: string }

/** Returns the hierarchy of each row of a tree by its internal id, each row in it as `show` returns it. */
export function departmentHierarchies<Row extends TreeRow, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Map<number | null, Shown[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hierarchies = new Map<number | null, Shown[]>()
  const hierarchyOf = (row: Row): Shown[] => {
    const known = hierarchies.get(row.id)
    if (known) return known
    // Should departments ever form a circle, the walk up ends here.
    hierarchies.set(row.id, [])
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    const hierarchy = [...(parent ? hierarchyOf(parent) : []), show(row)]
    hierarchies.set(row.id, hierarchy)
    return hierarchy
  }
  for (const row of rows) hierarchyOf(row)
  return hierarchies
}

/** Row -> wire. */
export const presentDepartment = (row: Omit<DepartmentRow, 'key'>): components['schemas']['Department'] => ({
  id: departmentId(row.id),
  name: row.name,
  parent_id: row.parentId === null ? null : departmentId(row.parentId),
  sample: row.sample,
})

/** Row -> wire, as a job shows its hierarchy. */
export const presentDepartmentRef = ({ id, name }: DepartmentRow): components['schemas']['DepartmentRef'] => ({ id, name })
