// Employees: a manager stands before those who report to him. Both ids are kept: the API's, and the number that reporting lines show.
import type { Schema } from '../../contract/document.ts'
import { employees, employeeStates, reportingLines } from '../../db/schema.ts'
import { faultsInFields, faultsOfPublished } from '../../resources/employees/employeeFields.ts'
import { fromLine, mintedAt, orNothing } from '../instants.ts'
import type { At, RecordType } from '../recordType.ts'
import { daySchema, instantSchema, keySchema, numberSchema, type Shaper } from '../schema.ts'
import { employeeAccess, type EmployeeLine } from './employeeRows.ts'

const keyOrNull: Schema = { ...keySchema, type: ['string', 'null'] }
const dayOrNull: Schema = { ...daySchema, type: ['string', 'null'] }

const schema = ({ shape }: Shaper): Schema =>
  shape('Employee', {
    required: ['id', 'firstname', 'lastname', 'employee_number'],
    optional: ['email', 'phone', 'job_title', 'work_email', 'preferred_name', 'sample'],
    ignored: ['status_semantic_type', 'reporting_line', 'avatar', 'avatar_processed'],
    more: {
      reporting_line_id: numberSchema,
      state: { type: 'string', enum: [...employeeStates] },
      start_date: dayOrNull,
      birthdate: dayOrNull,
      member_id: keyOrNull,
      manager_id: keyOrNull,
      department_id: keyOrNull,
      work_schedule_id: keyOrNull,
      holiday_calendar_id: keyOrNull,
      onboarding_completed_at: { ...instantSchema, type: ['string', 'null'] },
      fields: { type: 'object', additionalProperties: true },
      created_at: instantSchema,
      updated_at: instantSchema,
    },
  })

function complete(line: EmployeeLine): EmployeeLine {
  const created_at = fromLine(line.created_at ?? mintedAt(line.id))
  return {
    record: 'employee',
    id: line.id,
    reporting_line_id: line.reporting_line_id,
    state: line.state ?? 'draft',
    employee_number: line.employee_number,
    firstname: line.firstname,
    lastname: line.lastname,
    preferred_name: line.preferred_name ?? null,
    email: line.email ?? null,
    work_email: line.work_email ?? null,
    job_title: line.job_title ?? null,
    phone: line.phone ?? null,
    start_date: line.start_date ?? null,
    birthdate: line.birthdate ?? null,
    sample: line.sample ?? false,
    member_id: line.member_id ?? null,
    manager_id: line.manager_id ?? null,
    department_id: line.department_id ?? null,
    work_schedule_id: line.work_schedule_id ?? null,
    holiday_calendar_id: line.holiday_calendar_id ?? null,
    onboarding_completed_at: orNothing(line.onboarding_completed_at),
    fields: line.fields ?? {},
    created_at,
    updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
  }
}

function faultsInEmployee(record: EmployeeLine): At<string>[] {
  const lacking = record.state === 'published' ? faultsOfPublished({ startDate: record.start_date, workEmail: record.work_email }) : {}
  const told = (pointer: string, faults: Record<string, string[]>) =>
    Object.entries(faults).map(([name, [sentence = '']]): At<string> => [`${pointer}/${name}`, sentence])
  return [...told('', lacking), ...told('/fields', faultsInFields(record.fields))]
}

const unlessNull = (pointer: string, value: string | null): At<string>[] => (value === null ? [] : [[pointer, value]])
const refersTo = (record: EmployeeLine) =>
  (
    [
      ['member_id', 'member'],
      ['manager_id', 'employee'],
      ['department_id', 'department'],
      ['work_schedule_id', 'work_schedule'],
      ['holiday_calendar_id', 'holiday_calendar'],
    ] as const
  ).flatMap(([name, type]) => unlessNull(`/${name}`, record[name]).map((at) => [...at, type] as const))

export const employeeType: RecordType<EmployeeLine> = {
  name: 'employee',
  tables: [employees, reportingLines],
  schema: (the) => {
    const { required, ...rest } = schema(the)
    return { ...rest, required: [...(required as string[]), 'reporting_line_id'] }
  },
  complete,
  keyOf: ({ id }) => id,
  unique: {
    employees_key: ({ id }) => [['/id', id]],
    employees_account_id_id_pk: ({ reporting_line_id }) => [['/reporting_line_id', String(reporting_line_id)]],
    employees_number: ({ employee_number }) => [['/employee_number', employee_number]],
    employees_work_email: ({ work_email }) => unlessNull('/work_email', work_email?.toLowerCase() ?? null),
    employees_member: ({ member_id }) => unlessNull('/member_id', member_id),
  },
  refersTo,
  faultsIn: faultsInEmployee,
  numbered: { sequence: 'employees_id_seq', numberOf: ({ reporting_line_id }) => reporting_line_id },
  over: employeeAccess,
}
