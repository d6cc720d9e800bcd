// The rules of the tree of departments: names are unique among siblings, no circles, and not too deep.
import { invalid, notFound, unprocessable } from '../../errors.ts'
import { departmentById, departmentHierarchies, type DepartmentRow, type TreeRow } from './department.ts'

/** The most levels: as many as the contract lets a job's hierarchy have. */
export const deepest = 100

type Place = Pick<TreeRow, 'name' | 'parentId'>

/** Returns the department that a field names, or null for an empty one. Throws 422 for the field if the account does not have it. */
export function namedDepartment(rows: readonly DepartmentRow[], field: string, id: string): DepartmentRow
export function namedDepartment(rows: readonly DepartmentRow[], field: string, id: string | null | undefined): DepartmentRow | null
export function namedDepartment(rows: readonly DepartmentRow[], field: string, id: string | null | undefined): DepartmentRow | null {
  if (id === null || id === undefined) return null
  const row = departmentById(rows, id.toLowerCase())
  if (!row) throw invalid('reference-unknown', field, 'does not exist in this account')
  return row
}

/** Returns the department that the request is about. Throws 404 if the account does not have it. */
export function requireDepartment(rows: readonly DepartmentRow[], id: string): DepartmentRow {
  const row = departmentById(rows, id.toLowerCase())
  if (!row) throw notFound()
  return row
}

/** Throws 422 if a department must not have this name and parent. `moved` is the department that gets them, null for a new one. */
export function checkPlace(rows: readonly DepartmentRow[], moved: DepartmentRow | null, place: Place): void {
  if (place.name.trim() === '') throw invalid('field-required', 'name', 'is required')
  if (hasNamesake(rows, moved, place)) throw invalid('department-name-taken', 'name', 'is taken by a department with the same parent')
  if (moved && isWithin(rows, moved, place.parentId))
    throw invalid('department-circle', 'parent_id', 'must not be the department or one below it')
  checkDepth(rows, moved, place.parentId)
}

/** Whether another row with this parent has this name, regardless of case. */
export const hasNamesake = (rows: readonly TreeRow[], moved: TreeRow | null, { name, parentId }: Place): boolean =>
  rows.some((row) => row.parentId === parentId && row.id !== moved?.id && row.name.toLowerCase() === name.toLowerCase())

/** Whether the row with this internal id is `top` or below it. */
export const isWithin = (rows: readonly TreeRow[], top: TreeRow, id: number | null): boolean =>
  linesOf(rows).get(id)?.includes(top.id) ?? false

/** Throws 422 if the tree would be too deep with `moved`, or a new department, below this parent. */
export function checkDepth(rows: readonly DepartmentRow[], moved: DepartmentRow | null, parentId: number | null): void {
  if (levelsWith(rows, moved, parentId) > deepest)
    throw unprocessable('department-too-deep', `The departments would have more than ${deepest} levels`)
}

/** Returns the number of levels through `moved`, or a new row, if it were below this parent. */
export function levelsWith(rows: readonly TreeRow[], moved: TreeRow | null, parentId: number | null): number {
  const lines = linesOf(rows)
  return (lines.get(parentId)?.length ?? 0) + (moved ? levelsFrom(lines, moved.id) : 1)
}

const linesOf = (rows: readonly TreeRow[]) => departmentHierarchies(rows, ({ id }) => id)

/** Returns the number of levels from a row down to the lowest one below it. */
const levelsFrom = (lines: ReadonlyMap<number | null, readonly number[]>, id: number) =>
  Math.max(...[...lines.values()].map((line) => (line.includes(id) ? line.length - line.indexOf(id) : 0)))
