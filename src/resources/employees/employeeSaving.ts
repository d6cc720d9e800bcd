// Creates and changes employees, with the rules that all operations share. Writes to an account queue on its row.
import { sql, type Placeholder } from '../../db/drizzle.js'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { uniqueViolation } from '../../db/faults.ts'
import { employees } from '../../db/schema.ts'
import { build, query, type Holders, type Run } from '../../db/statements.ts'
import { invalid, requireRow, unprocessable, type Faults } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/account.ts'
import { prepareEmployeeByKey, type EmployeeRecord } from './employee.ts'
import { applyFields, faultsInFields, faultsOfPublished, sortFields, type EmployeeValues } from './employeeFields.ts'
import { prepareEmployeeReferences } from './employeeReferences.ts'
import { requireTransition, type EmployeeState } from './employeeTransitions.ts'
import { prepareOrgChart } from './orgChart.ts'

type Stored = EmployeeValues & { account: number; state: EmployeeState }
type Fields = Readonly<Record<string, unknown>>
export type Saved = { readonly employee: EmployeeRecord; readonly changed: readonly string[]; readonly published: boolean }

const nobody: EmployeeValues = {
  firstname: '',
  lastname: '',
  preferredName: null,
  email: null,
  workEmail: null,
  jobTitle: null,
  phone: null,
  startDate: null,
  birthdate: null,
  employeeNumber: '',
  departmentId: null,
  legalEntityId: null,
  managerId: null,
  workScheduleId: null,
  holidayCalendarId: null,
  memberId: null,
  fields: {},
}

/** The fields that are unique in an account, by their constraint. */
const shared: Readonly<Record<string, string>> = {
  employees_work_email: 'work_email',
  employees_number: 'employee_number',
  employees_member: 'member_id',
}

/** Turns a unique violation into 422 for the field; rethrows any other error. */
export function refuseTaken(error: unknown): never {
  const field = shared[uniqueViolation(error) ?? '']
  throw field === undefined ? error : invalid('value-taken', field, 'already belongs to another employee')
}

/** Both functions work in the transaction of `run`. Its errors are to go through `refuseTaken`. */
export const prepareEmployeeSaving = prepared((statement) => {
  const lock = prepareAccountLock(statement)
  const find = prepareEmployeeByKey(statement)
  const findReferences = prepareEmployeeReferences(statement)
  const place = prepareOrgChart(statement)
  // One more than the greatest, or, after the greatest of 15 digits, the first that is free. Numbers of clients may have more, and letters.
  const nextNumber = statement('next_employee_number', (p: Holders<{ account: number }>) =>
    query<{ next: string }>(sql`
      with numbers as materialized (
        select (case when e.employee_number ~ '^[0-9]{1,15}$' then e.employee_number end)::bigint as n
        from ${employees} e where e.account_id = ${p.account}
      ), greatest as (select coalesce(max(n), 0) as n from numbers)
      select coalesce(
        case when greatest.n = 999999999999999 then (
          select min(free.n) from (select 1::bigint as n union all select n + 1 from numbers where n is not null) free
          where not exists (select from numbers taken where taken.n = free.n)
        ) end,
        greatest.n + 1
      )::text as next
      from greatest
    `),
  )
  const insert = statement('insert_employee', (p: Holders<Stored>) =>
    build
      .insert(employees)
      .values({ accountId: p.account, state: p.state, ...valuesFor(nobody, p) })
      .returning({ id: employees.id, key: employees.key }),
  )
  const update = statement('update_employee', (p: Holders<Stored & { id: number }>) =>
    build
      .update(employees)
      .set({ ...(valuesFor(nobody, p) as Record<string, Placeholder>), state: sql`${p.state}`, updatedAt: sql`now()` })
      .where(hasId(employees, p)),
  )

  /** Returns the values after the change and the ids of the changed fields. Throws 422 if a rule forbids the change. */
  const changedBy = async (run: Run, account: number, before: EmployeeValues, state: EmployeeState, fields: Fields) => {
    const given = sortFields(fields)
    const { values, changed } = applyFields(before, given, await findReferences(run, account, given))
    const wrong = faultsInFields(values.fields)
    const faults: Faults = { ...wrong, ...(state === 'published' && faultsOfPublished(values)) }
    if (Object.keys(faults).length > 0) throw unprocessable(Object.keys(wrong).length > 0 ? 'field-invalid' : 'field-required', faults)
    if (!values.employeeNumber) values.employeeNumber = (await run(nextNumber, { account }))[0]?.next as string
    return { values, changed }
  }

  const create = async (run: Run, account: number, state: EmployeeState, fields: Fields): Promise<Saved> => {
    await run(lock, { account })
    const { values, changed } = await changedBy(run, account, nobody, state, fields)
    const [made] = await run(insert, { account, state, ...values })
    const { id, key } = made as { id: number; key: string }
    if (values.managerId !== null) await place(run, account, id, values.managerId)
    const [employee] = await run(find, { account, key })
    return { employee: employee as EmployeeRecord, changed, published: state === 'published' }
  }

  /** Throws 404 if there is no employee with this key. */
  const change = async (
    run: Run,
    account: number,
    key: string,
    wanted: { state: EmployeeState | undefined; fields: Fields },
  ): Promise<Saved> => {
    await run(lock, { account })
    const before = requireRow(await run(find, { account, key }))
    const state = wanted.state ?? before.state
    if (wanted.state) requireTransition(before.state, wanted.state)
    const { values, changed } = await changedBy(run, account, valuesOf(before), state, wanted.fields)
    const published = state !== before.state
    if (!published && changed.length === 0) return { employee: before, changed, published }
    if (values.managerId !== before.managerId) await place(run, account, before.id, values.managerId)
    await run(update, { account, id: before.id, state, ...values })
    const [employee] = await run(find, { account, key })
    return { employee: employee as EmployeeRecord, changed, published }
  }
  return { create, change }
})

const valuesOf = (record: EmployeeRecord): EmployeeValues =>
  Object.fromEntries(Object.keys(nobody).map((column) => [column, record[column as keyof EmployeeValues]])) as EmployeeValues
