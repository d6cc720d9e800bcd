// The departments of an account, and the hierarchy of each: the departments above it, the root first, and itself last.
import { asc, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { departments } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const departmentColumns = { id: departments.id, parentId: departments.parentId, key: departments.key, name: departments.name }
export type DepartmentRow = Pick<typeof departments.$inferSelect, keyof typeof departmentColumns>

/** Lists the account's departments, the oldest first. */
export const prepareDepartmentList = prepared((statement) =>
  statement('list_departments', (p: Holders<{ account: number }>) =>
    build.select(departmentColumns).from(departments).where(eq(departments.accountId, p.account)).orderBy(asc(departments.id)),
  ),
)

/** Returns the hierarchy of each department by its internal id, each of its departments as `show` returns it. */
export function departmentHierarchies<Shown>(
  rows: readonly DepartmentRow[],
  show: (row: DepartmentRow) => Shown,
): Map<number | null, Shown[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hierarchies = new Map<number | null, Shown[]>()
  const hierarchyOf = (row: DepartmentRow): Shown[] => {
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

/** Row -> wire, as a job shows its hierarchy. */
export const presentDepartment = ({ id, name }: DepartmentRow) => ({ id, name })
