// Looks up what the fields of an employee refer to: a department, a manager, a schedule, a calendar, a member.
import { and, asc, desc, eq, or, sql, type AnyColumn, type Placeholder } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { isKey } from '../../db/paging.ts'
import { departments, employees, holidayCalendars, members, workSchedules } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { unprocessable, type Faults } from '../../errors.ts'
import type { GivenFields, Reference } from './employeeFields.ts'

type Keyed = { accountId: AnyColumn; id: AnyColumn; key: AnyColumn }
type Keys = Record<Exclude<Reference, 'holiday_calendar_id'>, string | null>
type Values = { account: number; department_name: string | null; holiday_calendar_id: number | null } & Keys

const byKey = (table: Keyed, account: Placeholder, key: Placeholder) =>
  sql<number | null>`(select ${table.id} from ${table.id.table} where ${and(eq(table.accountId, account), eq(table.key, key))})`

/** `findReferences(run, account, fields)`: returns internal ids, null for an emptied field. Throws 422 for what does not exist in the account. */
export const prepareEmployeeReferences = prepared((statement) => {
  const find = statement('find_employee_references', (p: Holders<Values>) =>
    build
      .select({
        department: sql<number | null>`${build
          .select({ id: departments.id })
          .from(departments)
          .where(
            and(
              eq(departments.accountId, p.account),
              or(eq(departments.key, p.department), sql`${departments.name} = ${p.department_name}::text`),
            ),
          )
          .orderBy(desc(sql`coalesce(${departments.key} = ${p.department}, false)`), asc(departments.key))
          .limit(1)}`,
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

  return async (run: Run, account: number, { references: named }: GivenFields): Promise<Partial<Record<Reference, number | null>>> => {
    const wanted = Object.keys(named) as Reference[]
    if (wanted.every((field) => named[field] === null)) return {}
    const keyOf = (field: keyof Keys) => (isKey(named[field] ?? '') ? (named[field] as string) : null)
    const [found] = await run(find, {
      account,
      department: keyOf('department'),
      department_name: named.department ?? null,
      manager_id: keyOf('manager_id'),
      work_schedule: keyOf('work_schedule'),
      holiday_calendar_id: named.holiday_calendar_id ?? null,
      member_id: keyOf('member_id'),
    })
    const faults: Faults = {}
    for (const field of wanted) {
      if (named[field] !== null && (found?.[field] ?? null) === null) faults[field] = ['does not exist in this account']
    }
    if (Object.keys(faults).length > 0) throw unprocessable('reference-unknown', faults)
    return found ?? {}
  }
})
