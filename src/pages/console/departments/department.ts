// Finds the departments of the visitor's account, and the one that an address names by its number.
import { notFound } from '../../../errors.ts'
import type { Visit } from '../../settings/routes.ts'
import { consolePath } from '../../shell/navigation.ts'
import { placedDepartments, type Placed } from './tree.ts'

export const departmentsPath = `${consolePath}/departments`

export const listed = async (visit: Visit): Promise<readonly Placed[]> => placedDepartments(await visit.read('listDepartments', {}))

/** Returns the department with the number in the path, and all departments. Throws 404 if the account has none with it. */
export async function departmentIn(visit: Visit): Promise<{ readonly department: Placed; readonly all: readonly Placed[] }> {
  const { number } = visit.request.params as { number?: string }
  const all = await listed(visit)
  const department = all.find((one) => one.number === number)
  if (!department) throw notFound()
  return { department, all }
}
