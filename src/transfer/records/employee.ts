// Legal entities, the account's own employee fields, and employees: managers come before their reports. Both ids are kept: the API's, and the number that reporting lines show.
import { alias, and, asc, eq, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { employeeFields, employees, erasures, legalEntities, members, reportingLines } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { isTimeZone } from '../../resources/accounts/timeZone.ts'
import { joins } from '../../resources/employees/employee.ts'
import { faultsInFields, faultsOfPublished } from '../../resources/employees/employeeFields.ts'
import type { Values } from '../fields.ts'
import { madeNumbers, numberOf, uuidOf } from '../minted.ts'
import { naming } from '../naming.ts'
import { recordType } from '../recordType.ts'
import { among, type Known, type Page } from '../rows.ts'
import { filled, listOf, orNull, referenceSchema } from '../schema.ts'
import type { At } from '../typeEntry.ts'
import { treeOnOnePage } from './settings.ts'

type EntityRecord = { readonly uuid: string; readonly time_zone: string | null }

/** Both ids are kept: the API's UUID, and the key by which employees refer to it. */
export const legalEntityType = recordType({
  name: 'legal_entity',
  nouns: ['legal entity', 'legal entities'],
  table: legalEntities,
  fields: {
    uuid: {
      completed: ({ id, uuid }: { id: string; uuid?: string }) => uuid ?? uuidOf(id),
      schema: { type: 'string', format: 'uuid', maxLength: 36 },
    },
    name: { schema: filled(255) },
    legal_name: { schema: orNull(filled(255)) },
    time_zone: { schema: orNull(filled(64)) },
  },
  order: 'id uuid name legal_name type parent_id time_zone sample',
  namedBy: [naming('name', legalEntities.name)],
  unique: ({ uuid }: EntityRecord) => ({ legal_entities_uuid: [['/uuid', uuid]] }),
  faultsIn: ({ time_zone: zone }: EntityRecord): At<string>[] =>
    zone === null || isTimeZone(zone) ? [] : [['/time_zone', 'is not the name of a time zone']],
  adapted: treeOnOnePage,
})

type Choice = { id: string; label: string }
type FieldRecord = { readonly type: string; readonly choices?: readonly Choice[] | null }

/** The fields that the account adds to the records of its employees, whose values have the field's id as their key. */
export const employeeFieldType = recordType({
  name: 'employee_field',
  table: employeeFields,
  fields: {
    label: { schema: filled(255) },
    hint: { schema: orNull(filled(255)) },
    choices: {
      isSparse: true,
      schema: ({ shape }) => listOf(shape('EmployeeFieldChoice', { required: ['id', 'label'], ignored: ['position'] })),
      item: ({ id, label }: Choice) => ({ id, label }),
    },
  },
  order: 'id type label hint choices',
  faultsIn: ({ type, choices }: FieldRecord): At<string>[] =>
    (type === 'dropdown') === Boolean(choices) ? [] : [['/choices', type === 'dropdown' ? 'is missing' : 'is only for dropdowns']],
})

type EmployeeRecord = {
  readonly id: string
  readonly state: string
  readonly start_date: string | null
  readonly work_email: string | null
  readonly member_id: string | null
  readonly fields: Record<string, unknown>
}
type Statement = Statements['statement']

/** The number of managers above an employee. */
const depth = sql`coalesce((${build
  .select({ most: sql`max(${reportingLines.distance})` })
  .from(reportingLines)
  .where(and(eq(reportingLines.accountId, employees.accountId), eq(reportingLines.employeeId, employees.id)))}), 0)`
const before = alias(employees, 'before')
const depthOf = (p: Holders<Page>) =>
  sql`coalesce((${build
    .select({ most: sql`max(${reportingLines.distance})` })
    .from(reportingLines)
    .innerJoin(before, and(eq(before.accountId, reportingLines.accountId), eq(before.id, reportingLines.employeeId)))
    .where(and(eq(reportingLines.accountId, p.account), eq(before.key, p.after)))}), 0)`

export const employeeType = recordType({
  name: 'employee',
  table: employees,
  like: 'Employee',
  ignored: ['status_semantic_type', 'reporting_line', 'avatar', 'avatar_processed'],
  fields: {
    reporting_line_id: {
      column: 'id',
      completed: ({ id, reporting_line_id: number }: { id: string; reporting_line_id?: number }) => number ?? numberOf(id),
    },
    legal_entity_id: { isSparse: true, schema: orNull(referenceSchema) },
    fields: { schema: { type: 'object', additionalProperties: true } },
  },
  order:
    'id reporting_line_id state employee_number firstname lastname preferred_name email work_email job_title phone start_date birthdate ' +
    'sample member_id manager_id department_id legal_entity_id work_schedule_id holiday_calendar_id onboarding_completed_at fields created_at updated_at',
  unique: ({ work_email: email }: EmployeeRecord) =>
    email === null ? {} : { employees_work_email: [['/work_email', email.toLowerCase()]] },
  faultsIn: faultsInEmployee,
  paging: {
    above: (p) => and(eq(employees.accountId, p.account), sql`(${depth}, ${employees.key}) > (${depthOf(p)}, ${p.after}::bytea)`),
    order: [depth, asc(employees.key)],
  },
  taken: prepareLinkedMembers,
  follows: prepareReportingLines,
  derived: [reportingLines],
  madeNumbers,
  namedBy: [
    naming('work_email', employees.workEmail),
    naming('email', employees.email),
    naming('employee_number', employees.employeeNumber),
    {
      what: 'name',
      column: sql`concat(${employees.firstname}, ' ', ${employees.lastname})`,
      of: ({ firstname, lastname }) => `${String(firstname)} ${String(lastname)}`,
    },
  ],
  barredBy: erasures,
})

function faultsInEmployee(record: EmployeeRecord): At<string>[] {
  const lacking = record.state === 'published' ? faultsOfPublished({ startDate: record.start_date, workEmail: record.work_email }) : {}
  const told = (pointer: string, faults: Record<string, string[]>) =>
    Object.entries(faults).map(([name, [sentence = '']]): At<string> => [`${pointer}/${name}`, sentence])
  return [...told('', lacking), ...told('/fields', faultsInFields(record.fields))]
}

/** Finds the members whom new records link but other employees already have. */
function prepareLinkedMembers(statement: Statement) {
  const findLinked = statement('import_linked_members', (p: Holders<Known>) =>
    build
      .select({ member: members.key })
      .from(employees)
      .innerJoin(members, joins.member)
      .where(and(eq(employees.accountId, p.account), among(members, p))),
  )
  return async (run: Run, account: number, records: readonly Values[]) => {
    const wanted = new Map(
      (records as readonly EmployeeRecord[]).flatMap(({ id, member_id: member }) => (member === null ? [] : [[member, id] as const])),
    )
    const linked = wanted.size === 0 ? [] : await run(findLinked, { account, keys: asBytes([...wanted.keys()]) })
    return linked.map(({ member }) => [wanted.get(member) ?? '', '/member_id', member] as const)
  }
}

/** Writes the reporting lines of new employees: each continues the line of the manager. */
function prepareReportingLines(statement: Statement) {
  const reports = alias(employees, 'reports')
  const above = alias(reportingLines, 'above')
  const ofThese = (p: Holders<Known>) => among(reports, p)
  const lineToManager = statement('import_reporting_lines', (p: Holders<Known>) =>
    build.insert(reportingLines).select(
      sql`select ${p.account}::bigint, ${reports.managerId}, ${reports.id}, 1
            from ${employees} "reports" where ${and(ofThese(p), sql`${reports.managerId} is not null`)}`,
    ),
  )
  const linesAboveManager = statement('import_reporting_lines_above', (p: Holders<Known>) =>
    build.insert(reportingLines).select(
      sql`select ${p.account}::bigint, ${above.managerId}, ${reports.id}, ${above.distance} + 1
            from ${employees} "reports"
            join ${reportingLines} "above" on ${and(eq(above.accountId, reports.accountId), eq(above.employeeId, reports.managerId))}
           where ${ofThese(p)}`,
    ),
  )
  return async (run: Run, account: number, keys: readonly string[]) => {
    const these = { account, keys: asBytes(keys) }
    await run(lineToManager, these)
    await run(linesAboveManager, these)
  }
}
