// The fields of an employee as clients send them: columns, references, and other fields, which are stored as they are.
import { isDeepStrictEqual } from 'node:util'
import type { employees } from '../../db/schema.ts'
import type { Faults } from '../../errors.ts'

type Row = typeof employees.$inferSelect

/** Field id -> column, for the employee's own values. */
const ownColumns = {
  firstname: 'firstname',
  lastname: 'lastname',
  preferred_name: 'preferredName',
  email: 'email',
  work_email: 'workEmail',
  job_title: 'jobTitle',
  phone: 'phone',
  start_date: 'startDate',
  birthdate: 'birthdate',
  employee_number: 'employeeNumber',
} as const
/** Field id -> column, for references to something else in the account. */
export const references = {
  department: 'departmentId',
  legal_entity: 'legalEntityId',
  manager_id: 'managerId',
  work_schedule: 'workScheduleId',
  holiday_calendar_id: 'holidayCalendarId',
  member_id: 'memberId',
} as const
/** Fields that the server computes. They are ignored, since clients send back what they received. */
const made = [
  'id',
  'state',
  'status',
  'status_semantic_type',
  'direct_reports',
  'reporting_line',
  'department_id',
  'legal_entity_id',
  'work_schedule_id',
] as const

export type Reference = keyof typeof references
/** What is stored of an employee besides their state. */
export type EmployeeValues = Pick<Row, (typeof ownColumns)[keyof typeof ownColumns] | (typeof references)[Reference] | 'fields'>
/** The references as given: keys, and the number of a calendar. */
type Named = { [Field in Reference]?: (Field extends 'holiday_calendar_id' ? number : string) | null }
/** The given fields by kind. An emptied value is null. */
export type GivenFields = {
  readonly own: Readonly<Record<string, string | null>>
  readonly references: Readonly<Named>
  readonly others: Readonly<Record<string, unknown>>
}

const most = 200
const mostBytes = 256 * 1024
const reserved = new Set<string>([...Object.keys(ownColumns), ...Object.keys(references), 'reports_to', ...made])
/** Earlier releases stored these as they were given. The texts stay until the employee gets a legal entity. */
const earlier = new Set(['legal_entity', 'legal_entity_id'])

/** Sorts the fields of a body by kind. `reports_to` is an alias of `manager_id`. */
export function sortFields(employee: Readonly<Record<string, unknown>>): GivenFields {
  const own: Record<string, string | null> = {}
  const named: Named = {}
  const others: Record<string, unknown> = {}
  for (const [field, given] of Object.entries(employee)) {
    const value = given === '' ? null : given
    if (Object.hasOwn(ownColumns, field)) own[field] = value as string | null
    else if (Object.hasOwn(references, field)) named[field as Reference] = value as never
    else if (field === 'reports_to') {
      if (!Object.hasOwn(employee, 'manager_id')) named.manager_id = value as string | null
    } else if (!reserved.has(field)) others[field] = value
  }
  return { own, references: named, others }
}

/** Returns the values after the change and the ids of the fields that differ. `found` has the internal id of each reference. */
export function applyFields(
  before: EmployeeValues,
  { own, references: named, others }: GivenFields,
  found: Readonly<Partial<Record<Reference, number | null>>>,
): { values: EmployeeValues; changed: string[] } {
  const values: Record<string, unknown> = { ...before }
  const changed: string[] = []
  const set = (field: string, column: string, value: unknown) => {
    if (values[column] === value) return
    values[column] = value
    changed.push(field)
  }
  for (const [field, value] of Object.entries(own)) set(field, ownColumns[field as keyof typeof ownColumns], value)
  for (const field of Object.keys(named) as Reference[]) set(field, references[field], found[field] ?? null)
  const fields = { ...before.fields }
  for (const field of Object.hasOwn(named, 'legal_entity') ? earlier : []) {
    if (!Object.hasOwn(fields, field)) continue
    delete fields[field]
    if (!changed.includes('legal_entity')) changed.push('legal_entity')
  }
  for (const [field, value] of Object.entries(others)) {
    if (isDeepStrictEqual(Object.hasOwn(fields, field) ? fields[field] : null, value)) continue
    if (value === null) delete fields[field]
    else fields[field] = value
    changed.push(field)
  }
  return { values: { ...values, fields } as EmployeeValues, changed }
}

/** Returns what is wrong with the fields that are stored as they are. */
export function faultsInFields(fields: Readonly<Record<string, unknown>>): Faults {
  const names = Object.keys(fields)
  const faults: Faults = {}
  for (const name of names) {
    if (reserved.has(name) && !earlier.has(name)) faults[name] = ['cannot be used as a custom field']
    else if (!/^[^,\0]{1,255}$/.test(name)) faults[name] = ['must have at most 255 characters and no comma']
  }
  if (names.length > most) faults.employee = [`must have at most ${most} other fields`]
  else if (Buffer.byteLength(JSON.stringify(fields)) > mostBytes) faults.employee = [`must have at most ${mostBytes} bytes of other fields`]
  return faults
}

/** Returns the fields that a published employee lacks. */
export function faultsOfPublished({ startDate, workEmail }: Pick<EmployeeValues, 'startDate' | 'workEmail'>): Faults {
  const wanting = ['is required of a published employee']
  return { ...(startDate === null && { start_date: wanting }), ...(workEmail === null && { work_email: wanting }) }
}
