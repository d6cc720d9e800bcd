// An employee: its columns and joins, its look-up and its wire formats.
import { and, eq, sql, alias, type SQL } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { hasKey, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { departments, employees, legalEntities, members, reportingLines, workSchedules } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { departmentId } from '../departments/department.ts'

type Schemas = components['schemas']

export const managers = alias(employees, 'managers')

/** The conditions of the left joins of what an employee refers to. */
export const joins = {
  manager: references(employees.managerId, managers),
  department: references(employees.departmentId, departments),
  legalEntity: references(employees.legalEntityId, legalEntities),
  workSchedule: references(employees.workScheduleId, workSchedules),
  member: references(employees.memberId, members),
}

const lineAs = (aggregate: SQL) =>
  build
    .select({ ids: aggregate })
    .from(reportingLines)
    .where(and(eq(reportingLines.accountId, employees.accountId), eq(reportingLines.employeeId, employees.id)))

/** The employee's own columns. */
export const ownColumns = {
  state: employees.state,
  employeeNumber: employees.employeeNumber,
  firstname: employees.firstname,
  lastname: employees.lastname,
  preferredName: employees.preferredName,
  email: employees.email,
  workEmail: employees.workEmail,
  jobTitle: employees.jobTitle,
  phone: employees.phone,
  startDate: employees.startDate,
  birthdate: employees.birthdate,
  sample: employees.sample,
}
/** The keys of what an employee refers to, by the joins of `joins`. */
export const pointedColumns = {
  manager: managers.key,
  legalEntity: legalEntities.uuid,
  workSchedule: workSchedules.key,
}
/** What a list shows of an employee, by the joins of `joins` except the member's. */
export const employeeColumns = {
  key: employees.key,
  memberId: employees.memberId,
  ...ownColumns,
  ...pointedColumns,
  departmentId: employees.departmentId,
  // An integer on the wire too, as in the API family.
  holidayCalendarId: employees.holidayCalendarId,
  reportingLine: sql<number[] | null>`${lineAs(sql`json_agg(${reportingLines.managerId} order by ${reportingLines.distance})`)}`,
}

/** The ids of the reporting line, which is all that is shown of it. */
export const lineVersion = sql<string>`coalesce(${lineAs(sql`string_agg(int8send(${reportingLines.managerId}), '' order by ${reportingLines.distance})`)}, '')`

/** What the detail and changes need in addition. */
export const recordColumns = {
  id: employees.id,
  managerId: employees.managerId,
  legalEntityId: employees.legalEntityId,
  workScheduleId: employees.workScheduleId,
  fields: employees.fields,
  onboardingCompletedAt: employees.onboardingCompletedAt,
  departmentName: departments.name,
  legalEntityName: legalEntities.name,
  member: members.key,
}

type Row = typeof employees.$inferSelect
type Joined = Record<keyof typeof pointedColumns, string | null>
export type EmployeeRow = Pick<Row, keyof typeof employeeColumns & keyof Row> & Joined & { reportingLine: number[] | null }
export type EmployeeRecord = EmployeeRow &
  Pick<Row, keyof typeof recordColumns & keyof Row> &
  Record<'departmentName' | 'legalEntityName' | 'member', string | null>

/** Looks up an employee by the id in the path, with everything they refer to. */
export const prepareEmployeeByKey = prepared((statement) =>
  statement('find_employee', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ ...employeeColumns, ...recordColumns })
      .from(employees)
      .leftJoin(managers, joins.manager)
      .leftJoin(departments, joins.department)
      .leftJoin(legalEntities, joins.legalEntity)
      .leftJoin(workSchedules, joins.workSchedule)
      .leftJoin(members, joins.member)
      .where(hasKey(employees, p)),
  ),
)

/** The start date as the API family writes it. */
export const midnightOf = (day: string) => `${day}T00:00:00.000Z`

const statuses = { draft: 'status_draft', published: 'status_active' } as const

/** Row -> the item of a list. Private fields are null unless `whole`. */
export const presentEmployee = (row: EmployeeRow, whole: boolean): Schemas['Employee'] => present(row, whole, { avatar: null })

/** Row -> the response to a change. */
export const presentSaved = (row: EmployeeRow): Schemas['SavedEmployee'] => ({
  ...present(row, true, {}),
  cache: { employee_values_map: {} },
})

const present = (row: EmployeeRow, whole: boolean, picture: { avatar?: null }): Schemas['Employee'] => ({
  id: row.key,
  firstname: row.firstname,
  lastname: row.lastname,
  email: whole ? row.email : null,
  start_date: row.startDate && midnightOf(row.startDate),
  state: row.state,
  employee_number: row.employeeNumber,
  ...picture,
  phone: whole ? row.phone : null,
  job_title: row.jobTitle,
  manager_id: row.manager,
  department_id: row.departmentId === null ? null : departmentId(row.departmentId),
  template_id: null,
  division_id: null,
  candidate_id: null,
  legal_entity_id: row.legalEntity,
  work_schedule_id: row.workSchedule,
  work_email: row.workEmail,
  preferred_name: row.preferredName,
  onboarding_member_id: null,
  sample: row.sample,
  holiday_calendar_id: row.holidayCalendarId,
  avatar_processed: false,
  status_semantic_type: statuses[row.state],
  reporting_line: row.reportingLine ?? [],
  birthdate: whole ? row.birthdate : null,
})

/** Field id -> value. Private fields are absent unless `whole`. */
const scalarsOf = (row: EmployeeRecord, whole: boolean) => ({
  preferred_name: row.preferredName,
  employee_number: row.employeeNumber,
  ...(whole && { email: row.email }),
  work_email: row.workEmail,
  job_title: row.jobTitle,
  ...(whole && { phone: row.phone }),
  start_date: row.startDate && midnightOf(row.startDate),
  ...(whole && { birthdate: row.birthdate }),
  department: row.departmentName,
  legal_entity: row.legalEntityName,
  manager_id: row.manager,
  reports_to: row.manager,
  work_schedule: row.workSchedule,
  holiday_calendar_id: row.holidayCalendarId,
  member_id: row.member,
})

/** An object without its members that are null. */
type WithoutNulls<T> = { [Name in keyof T as null extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as null extends T[Name] ? Name : never]?: NonNullable<T[Name]>
}
const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as WithoutNulls<T>

/** Row -> the record, in which nothing is null: fields without a value are absent, and private ones unless `whole`. */
export const presentRecord = (row: EmployeeRecord, whole: boolean) => ({
  id: row.key,
  state: row.state,
  status: statuses[row.state],
  firstname: row.firstname,
  lastname: row.lastname,
  ...withoutNulls(scalarsOf(row, whole)),
  ...(whole && row.fields),
})

/** Row -> some fields of the record. A field without a value is null; a private one is absent unless `whole`. */
export function presentFields(row: EmployeeRecord, whole: boolean, fields: readonly string[]): Schemas['ChangedFields'] {
  const { id, firstname, lastname } = presentRecord(row, whole)
  const seen: Record<string, unknown> = { firstname, lastname, ...scalarsOf(row, whole), ...(whole && row.fields) }
  const shown = fields.filter((field) => whole || Object.hasOwn(seen, field))
  return { ...Object.fromEntries(shown.map((field) => [field, Object.hasOwn(seen, field) ? seen[field] : null])), id }
}

/** Row -> the detail: the record and the direct reports. */
export function presentDetail(row: EmployeeRecord, whole: boolean, reports: readonly DirectReport[]): Schemas['EmployeeDetail'] {
  return {
    ...presentRecord(row, whole),
    direct_reports: reports.map(({ key, firstname, lastname, jobTitle, state }) => ({
      id: key,
      name: `${firstname} ${lastname}`,
      job_title: jobTitle,
      state,
    })),
  }
}

type DirectReport = Pick<Row, 'key' | 'firstname' | 'lastname' | 'jobTitle' | 'state'>
