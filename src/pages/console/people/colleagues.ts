// The names of employees, by which pages show whose time off it is and offer employees to choose from.
import { html, type Content } from '../../shell/html.ts'
import type { Option } from '../../shell/fields.ts'
import type { Visit } from '../../settings/routes.ts'
import { consolePath } from '../../shell/navigation.ts'

export const employeesPath = `${consolePath}/employees`

/** An employee: the number in the console's addresses, and their name as lists show it. */
export type Colleague = { readonly number: number; readonly name: string }

/** Returns the published employees by their id and sorted by name: those of the account, or an employee and everyone below them. */
export async function findColleagues(visit: Visit, top?: string): Promise<ReadonlyMap<string, Colleague>> {
  const nodes = await visit.read('getOrgChart', { query: top === undefined ? {} : { employee_id: top } })
  return new Map(
    nodes.map(({ id, content }) => [id, { number: content.minimal_employee.id, name: content.minimal_employee.informal_name }]),
  )
}

/** Renders the name of an employee as a link to their page. */
export const linkTo = (colleague: Colleague | undefined): Content =>
  colleague ? html`<a href="${employeesPath}/${colleague.number}">${colleague.name}</a>` : 'An employee'

export const optionsOf = (colleagues: ReadonlyMap<string, Colleague>): readonly Option[] =>
  [...colleagues].map(([value, { name }]) => ({ value, name }))
