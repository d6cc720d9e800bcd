// The departments as a tree: each below its parent, with the names of all departments above it.
import type { components } from '../../../../generated/types.ts'
import type { Option } from '../../shell/fields.ts'

export type Department = components['schemas']['Department']
export type Placed = Department & {
  /** The number in its address: the id in decimal digits. */
  readonly number: string
  /** 0 at the root. */
  readonly level: number
  /** Its name after the names of the departments above it, such as `Engineering / Motion Control`. */
  readonly path: string
}

/** Returns the departments in the order of the tree: each is followed by those below it. */
export function placedDepartments(departments: readonly Department[]): readonly Placed[] {
  const below = Map.groupBy(departments, ({ parent_id: parent }) => parent)
  const from = (parent: string | null, level: number, above: string): readonly Placed[] =>
    (below.get(parent) ?? []).flatMap((department) => {
      const path = above + department.name
      const number = BigInt(`0x${department.id}`).toString()
      return [{ ...department, number, level, path }, ...from(department.id, level + 1, `${path} / `)]
    })
  return from(null, 0, '')
}

/** Returns the options of a choice of a department. */
export const departmentOptions = (departments: readonly Department[]): readonly Option[] =>
  placedDepartments(departments).map(({ id, path }) => ({ value: id, name: path }))
