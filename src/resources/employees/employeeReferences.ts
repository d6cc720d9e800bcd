// Looks up what the fields of an employee refer to: a department, a legal entity, a manager, a schedule, a calendar, a member.
import { and, eq, sql, type AnyColumn, type Placeholder } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { isKey } from '../../db/paging.ts'
import { employees, holidayCalendars, members, workSchedules } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { unprocessable, type Faults } from '../../errors.ts'
import { departmentById, prepareDepartmentList, type DepartmentRow } from '../departments/department.ts'
import { prepareLegalEntityList, type LegalEntityRow } from '../legalentities/legalEntity.ts'
import type { GivenFields, Reference } from './employeeFields.ts'

type Keyed = { accountId: AnyColumn; id: AnyColumn; key: AnyColumn }
type Keys = Record<Exclude<Reference, 'department' | 'legal_entity' | 'holiday_calendar_id'>, string | null>
type Values = { account: number; holiday_calendar_id: number | null } & Keys

const byKey = (table: Keyed, account: Placeholder, key: Placeholder) =>
  sql<number | null>`(select ${table.id} from ${table.id.table} where ${and(eq(table.accountId, account), eq(table.key, key))})`

/** `findReferences(run, account, fields)`: returns internal ids, null for an emptied field. Throws 422 for what does not exist in the account. */
export const prepareEmployeeReferences = prepared((statement) => {
  const find = statement('find_employee_references', (p: Holders<Values>) =>
    build
      .select({
        manager_id: byKey(employees, p.account, p.manager_id),
        work_schedule: byKey(workSchedules, p.account, p.work_schedule),
        holiday_calendar_id: sql<number | null>`${build
          .select({ id: holidayCalendars.id })
          .from(holidayCalendars)
          .where(and(eq(holidayCalendars.accountId, p.account), eq(holidayCalendars.id, p.holiday_calendar_id)))}`,
        member_id: byKey(members, p.account, p.member_id),
      })
      .from(sql`(select) as nothing`),
  )
  const listDepartments = prepareDepartmentList(statement)
  const listLegalEntities = prepareLegalEntityList(statement)

  return async (run: Run, account: number, { references: named }: GivenFields): Promise<Partial<Record<Reference, number | null>>> => {
    const wanted = Object.keys(named) as Reference[]
    if (wanted.every((field) => named[field] === null)) return {}
    const keyOf = (field: keyof Keys) => (isKey(named[field] ?? '') ? (named[field] as string) : null)
    const [pointed] = await run(find, {
      account,
      manager_id: keyOf('manager_id'),
      work_schedule: keyOf('work_schedule'),
      holiday_calendar_id: named.holiday_calendar_id ?? null,
      member_id: keyOf('member_id'),
    })
    const department = named.department ? departmentNamed(await run(listDepartments, { account }), named.department) : undefined
    const entity = named.legal_entity ? entityNamed(await run(listLegalEntities, { account }), named.legal_entity) : undefined
    const found = { ...pointed, department: department?.id ?? null, legal_entity: entity?.id ?? null }
    const faults: Faults = {}
    for (const field of wanted) {
      if (named[field] !== null && (found[field] ?? null) === null) faults[field] = ['does not exist in this account']
    }
    if (Object.keys(faults).length > 0) throw unprocessable('reference-unknown', faults)
    return found
  }
})

/** Returns the department with this id or, if there is none, the oldest one with exactly this name. */
const departmentNamed = (rows: readonly DepartmentRow[], text: string) =>
  departmentById(rows, text) ?? rows.find(({ name }) => name === text)

/** The same for legal entities. */
const entityNamed = (rows: readonly LegalEntityRow[], text: string) =>
  rows.find(({ uuid }) => uuid === text.toLowerCase()) ?? rows.find(({ name }) => name === text)
