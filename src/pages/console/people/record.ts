// The record of an employee in sections: the person, their work, and each group of fields, as listEmployeeFields names them.
import type { components } from '../../../../generated/types.ts'
import type { Visit } from '../../settings/routes.ts'

type Schemas = components['schemas']
export type RecordField = Pick<Schemas['EmployeeField'], 'id' | 'label' | 'type'> & {
  readonly is_multiple?: boolean
  readonly choices?: readonly { readonly id: string; readonly label: string }[]
}
/** A group has one entry or, if `isMultiple`, several; the other sections are the record's own fields. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly isGroup: boolean
  readonly isMultiple: boolean
  readonly fields: readonly RecordField[]
}

/** Fields of work; the others are the person's. */
const atWork = new Set(
  'employee_number work_email job_title hire_date start_date legal_entity department division team reports_to notice_period work_schedule member_id holiday_calendar_id'.split(
    ' ',
  ),
)
/** Fields that the operations know besides those of listEmployeeFields. */
const further: readonly RecordField[] = [
  { id: 'email', label: 'Private e-mail for HR', type: 'email' },
  { id: 'phone', label: 'Private telephone', type: 'phone' },
  { id: 'member_id', label: 'Member', type: 'member' },
  { id: 'holiday_calendar_id', label: 'Holiday calendar', type: 'numeric' },
]
const places: readonly RecordField[] = [
  { id: 'street', label: 'Street', type: 'text' },
  { id: 'city', label: 'City', type: 'text' },
  { id: 'zip_code', label: 'Postal code', type: 'text' },
  { id: 'country_code', label: 'Country', type: 'country' },
]
/** Set by the server, or shown in their own place. */
const computed = new Set(['status', 'direct_reports'])

export async function readSections(visit: Visit): Promise<readonly Section[]> {
  const listed = await visit.read('listEmployeeFields', {})
  const isGroup = ({ type }: { readonly type: string }) => type === 'composite' || type === 'location'
  const own = [...listed.filter((field) => !isGroup(field) && field.type !== 'file' && !computed.has(field.id)), ...further]
  const record = (id: string, title: string, fields: readonly RecordField[]) => ({ id, title, isGroup: false, isMultiple: false, fields })
  return [
    record(
      'person',
      'Person',
      own.filter(({ id }) => !atWork.has(id)),
    ),
    record(
      'work',
      'Work',
      own.filter(({ id }) => atWork.has(id)),
    ),
    ...listed.filter(isGroup).map(({ id, label, type, is_multiple, fields = [] }) => ({
      id,
      title: label,
      isGroup: true,
      isMultiple: is_multiple,
      fields: type === 'location' ? places : fields,
    })),
  ]
}

type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the entries of a section; undefined if it is stored in another form, which only programs can change. */
export function entriesOf({ id, isGroup }: Section, employee: Values): readonly Values[] | undefined {
  if (!isGroup) return [employee]
  const value = employee[id]
  if (value === undefined || value === null) return []
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.every(isValues) ? entries : undefined
}

/** Returns a value as the text of an input, a line for each of several; undefined if it is stored in another form. */
export function textOf({ id, type, is_multiple }: RecordField, values: Values): string | undefined {
  const value = values[id] ?? ''
  if (is_multiple && Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join('\n') : undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return type === 'date' ? String(value).replace(/T00:00:00\.000Z$/, '') : String(value)
}

/** Returns what a text stands for as the operations take it. */
export function valueOf({ type, is_multiple }: RecordField, text: string): unknown {
  if (text === '') return null
  if (is_multiple) return text.split(/\r?\n/).filter((line) => line !== '')
  if (type === 'boolean') return text === 'yes'
  // A text that is no plain number, such as one with a leading zero, stays as it was entered.
  if ((type === 'numeric' || type === 'percentage') && String(Number(text)) === text) return Number(text)
  return text
}

/** Returns a value as a page shows it. */
export function shownOf(field: RecordField, values: Values): string {
  const text = textOf(field, values)
  if (text === undefined) return JSON.stringify(values[field.id])
  return field.choices?.find(({ id }) => id === text)?.label ?? text.replaceAll('\n', ', ')
}
