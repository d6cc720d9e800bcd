// Reads and writes employees; managers come first, and reporting lines follow from them.
import { and, asc, eq, sql, alias } from '../../db/drizzle.js'
import { valuesFor } from '../../db/columnsBut.ts'
import { asBytes } from '../../db/paging.ts'
import { departments, employees, holidayCalendars, members, reportingLines, workSchedules } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { joins, managers, ownColumns, pointedColumns } from '../../resources/employees/employee.ts'
import { fromRow } from '../instants.ts'
import type { Access } from '../recordType.ts'
import { among, idOf, inserter, type Known, type Page } from '../rows.ts'

/** An employee as a line of an export or import holds it. */
export type EmployeeLine = Pick<
  typeof employees.$inferSelect,
  'firstname' | 'lastname' | 'email' | 'phone' | 'birthdate' | 'sample' | 'state' | 'fields'
> & {
  record: 'employee'
  id: string
  reporting_line_id: number
  employee_number: string
  preferred_name: string | null
  work_email: string | null
  job_title: string | null
  start_date: string | null
  member_id: string | null
  manager_id: string | null
  department_id: string | null
  work_schedule_id: string | null
  holiday_calendar_id: string | null
  onboarding_completed_at: string | null
  created_at: string
  updated_at: string
}

const columns = {
  id: employees.id,
  key: employees.key,
  ...ownColumns,
  onboardingCompletedAt: employees.onboardingCompletedAt,
  fields: employees.fields,
  createdAt: employees.createdAt,
  updatedAt: employees.updatedAt,
  member: members.key,
  ...pointedColumns,
  holidayCalendar: holidayCalendars.key,
}
type Pointing = 'member' | 'holidayCalendar' | keyof typeof pointedColumns
type Row = Pick<typeof employees.$inferSelect, Exclude<keyof typeof columns, Pointing>> & Record<Pointing, string | null>

const select = () =>
  build
    .select(columns)
    .from(employees)
    .leftJoin(managers, joins.manager)
    .leftJoin(departments, joins.department)
    .leftJoin(workSchedules, joins.workSchedule)
    .leftJoin(
      holidayCalendars,
      and(eq(holidayCalendars.accountId, employees.accountId), eq(holidayCalendars.id, employees.holidayCalendarId)),
    )
    .leftJoin(members, joins.member)

/** How many managers stand above an employee. */
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

const reports = alias(employees, 'reports')
const above = alias(reportingLines, 'above')

export function employeeAccess(statement: Statements['statement']): Access<EmployeeLine> {
  const page = statement('export_employees', (p: Holders<Page>) =>
    select()
      .where(and(eq(employees.accountId, p.account), sql`(${depth}, ${employees.key}) > (${depthOf(p)}, ${p.after}::bytea)`))
      .orderBy(depth, asc(employees.key))
      .limit(p.most),
  )
  const known = statement('import_known_employees', (p: Holders<Known>) => select().where(among(employees, p)))
  const findLinked = statement('import_linked_members', (p: Holders<Known>) =>
    build
      .select({ member: members.key })
      .from(employees)
      .innerJoin(members, joins.member)
      .where(and(eq(employees.accountId, p.account), sql`${members.key} = any(${p.keys}::text[]::bytea[])`)),
  )
  const insert = inserter<Row>(statement, 'import_employees', employees, (p) => ({
    accountId: p.account,
    id: p.id,
    key: p.key,
    ...valuesFor(ownColumns, p),
    onboardingCompletedAt: p.onboardingCompletedAt,
    fields: p.fields,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
    memberId: idOf(members, p.account, p.member),
    managerId: sql`(select ${managers.id} from ${employees} "managers" where ${and(eq(managers.accountId, p.account), eq(managers.key, p.manager))})`,
    departmentId: idOf(departments, p.account, p.department),
    workScheduleId: idOf(workSchedules, p.account, p.workSchedule),
    holidayCalendarId: idOf(holidayCalendars, p.account, p.holidayCalendar),
  }))
  const ofThese = (p: Holders<Known>) => and(eq(reports.accountId, p.account), sql`${reports.key} = any(${p.keys}::text[]::bytea[])`)
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

  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map((row) => present(row as Row)),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map((row) => present(row as Row)),
    // One level after the other: a row refers to its manager by what is stored, and its line goes on where the manager's ends.
    insert: async (run: Run, account, records) => {
      for (const level of levelsOf(records)) {
        await insert(run, account, level.map(rowOf))
        const these = { account, keys: asBytes(level.map(({ id }) => id)) }
        await run(lineToManager, these)
        await run(linesAboveManager, these)
      }
    },
    taken: async (run, account, records) => {
      const wanted = new Map(records.flatMap(({ id, member_id }) => (member_id === null ? [] : [[member_id, id] as const])))
      const linked = wanted.size === 0 ? [] : await run(findLinked, { account, keys: asBytes([...wanted.keys()]) })
      return linked.map(({ member }) => [wanted.get(member) ?? '', '/member_id', member] as const)
    },
  }
}

/** Employees whose managers are not among them, then those whose managers are in the first level, and so on. */
function levelsOf(records: readonly EmployeeLine[]): EmployeeLine[][] {
  const levels: EmployeeLine[][] = []
  const levelOf = new Map<string, number>()
  for (const record of records) {
    const level = record.manager_id === null ? 0 : (levelOf.get(record.manager_id) ?? -1) + 1
    levelOf.set(record.id, level)
    levels[level] = [...(levels[level] ?? []), record]
  }
  return levels
}

const present = (row: Row): EmployeeLine => ({
  record: 'employee',
  id: row.key,
  reporting_line_id: row.id,
  state: row.state,
  employee_number: row.employeeNumber,
  firstname: row.firstname,
  lastname: row.lastname,
  preferred_name: row.preferredName,
  email: row.email,
  work_email: row.workEmail,
  job_title: row.jobTitle,
  phone: row.phone,
  start_date: row.startDate,
  birthdate: row.birthdate,
  sample: row.sample,
  member_id: row.member,
  manager_id: row.manager,
  department_id: row.department,
  work_schedule_id: row.workSchedule,
  holiday_calendar_id: row.holidayCalendar,
  onboarding_completed_at: row.onboardingCompletedAt === null ? null : fromRow(row.onboardingCompletedAt),
  fields: row.fields,
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
})

const rowOf = (record: EmployeeLine): Row => ({
  id: record.reporting_line_id,
  key: record.id,
  state: record.state,
  employeeNumber: record.employee_number,
  firstname: record.firstname,
  lastname: record.lastname,
  preferredName: record.preferred_name,
  email: record.email,
  workEmail: record.work_email,
  jobTitle: record.job_title,
  phone: record.phone,
  startDate: record.start_date,
  birthdate: record.birthdate,
  sample: record.sample,
  onboardingCompletedAt: record.onboarding_completed_at,
  fields: record.fields,
  createdAt: record.created_at,
  updatedAt: record.updated_at,
  member: record.member_id,
  manager: record.manager_id,
  department: record.department_id,
  workSchedule: record.work_schedule_id,
  holidayCalendar: record.holiday_calendar_id,
})
