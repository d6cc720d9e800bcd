// The fields of the API family, as they are listed, made of their table.
import type { components } from '../../../generated/types.ts'
import { employeeFieldTable } from './employeeFieldTable.ts'

type Schemas = components['schemas']

/** Who may see or change a field, as a sum: 1 is the employee, 2 their manager, 4 HRIS admins, 8 everybody else. */
const sums = new Map([
  ['admin', 4],
  ['admin_or_employee', 5],
  ['manager', 6],
  ['employee', 7],
  ['all', 15],
])

/** The rights that a line of the table states. */
const rightsOf = (line: string) => rightsBy(/ edits=(\w+)/.exec(line)?.[1] ?? 'admin', / views=(\w+)/.exec(line)?.[1] ?? 'all')

/** Who may change and who may see a field, in words that `sums` has, as it is listed. */
export function rightsBy(edits: string, views: string) {
  return {
    approvable_by: 'admin',
    editable_by: edits,
    editable_by_new: sums.get(edits)!,
    editable_by_roles: [],
    viewable_by: views,
    viewable_by_new: sums.get(views)!,
    viewable_by_roles: [],
  }
}

/** A line of the table -> field. */
function fieldOf(line: string, rights: ReturnType<typeof rightsOf>): Schemas['EmployeeFieldPart'] {
  const [head = '', label = '', choices] = line.trim().split(' | ')
  const [id = '', type = '', ...marks] = head.split(' ')
  return {
    id,
    label,
    hint: null,
    type,
    ...rights,
    keep_history: marks.includes('history'),
    is_multiple: marks.includes('multiple'),
    ...(marks.includes('autogenerate') && { autogenerate: true }),
    ...(type === 'date' && { date_format: marks.includes('monthYear') ? 'monthYear' : 'fullDate' }),
    ...(type === 'dropdown' && { choices: choices ? choicesOf(choices) : [] }),
  }
}

/** `size_ small, x_large: Extra large` -> `size_small`, "Small", and `size_x_large`, "Extra large". */
function choicesOf(text: string): Schemas['EmployeeFieldChoice'][] {
  const [prefix = ''] = text.split(' ', 1)
  return text
    .slice(prefix.length + 1)
    .split(', ')
    .map((choice, position) => {
      const [name = '', label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`] = choice.split(': ')
      return { id: prefix + name, label, position }
    })
}

export const familyFields = employeeFieldTable
  .trim()
  .split(/\n(?! )/)
  .map((lines): Schemas['EmployeeField'] => {
    const [line = '', ...parts] = lines.split('\n')
    const rights = rightsOf(line)
    const field = fieldOf(line, rights)
    return field.type === 'composite' ? { ...field, fields: parts.map((part) => fieldOf(part, rights)) } : field
  })
