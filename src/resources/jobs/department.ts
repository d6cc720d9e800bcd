// The departments of an account, and the line of each: the departments above it, the root first, and itself last.
import { eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { departments } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const departmentColumns = { id: departments.id, parentId: departments.parentId, key: departments.key, name: departments.name }
export type DepartmentRow = Pick<typeof departments.$inferSelect, keyof typeof departmentColumns>

/** Lists the account's departments, in no order. */
export const prepareDepartmentList = prepared((statement) =>
  statement('list_departments', (p: Holders<{ account: number }>) =>
    build.select(departmentColumns).from(departments).where(eq(departments.accountId, p.account)),
  ),
)

/** Returns the line of each department by its internal id; `show` says what stands in it for a department. No department has no line. */
export function departmentLines<Shown>(rows: readonly DepartmentRow[], show: (row: DepartmentRow) => Shown): Map<number | null, Shown[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lines = new Map<number | null, Shown[]>()
  const lineTo = (row: DepartmentRow): Shown[] => {
    const known = lines.get(row.id)
    if (known) return known
    // Should departments ever form a circle, the walk up ends here.
    lines.set(row.id, [])
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    const line = [...(parent ? lineTo(parent) : []), show(row)]
    lines.set(row.id, line)
    return line
  }
  for (const row of rows) lineTo(row)
  return lines
}

/** Row -> wire, as a job shows its line. */
export const presentDepartment = ({ id, name }: DepartmentRow) => ({ id, name })
