// Lists a page of the employees that the acting member may see, by name.
import { and, asc, eq, or, sql, type SQL } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { departments, employees, workSchedules } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { employeeColumns, joins, managers, presentEmployee } from './employee.ts'
import { seesWhole, prepareEmployeeViewer } from './viewer.ts'

/** `pattern` is null without a search text. */
type Filters = { account: number; everything: boolean; member: number | null; pattern: string | null }
type Values = Filters & { most: number; skipped: number }

/** Holds for employees whose private fields the member sees. */
const whole = (p: Holders<Filters>) => or(sql`${p.everything}::boolean`, eq(employees.memberId, p.member))

const matching = (p: Holders<Filters>) =>
  and(
    eq(employees.accountId, p.account),
    or(whole(p), sql`${employees.state} = 'published'`),
    or(
      sql`${p.pattern}::text is null`,
      ...[employees.firstname, employees.lastname, employees.preferredName, employees.workEmail].map(
        (column) => sql`${column} ilike ${p.pattern}`,
      ),
      // A private field can be searched only by those who see it.
      and(whole(p), sql`${employees.email} ilike ${p.pattern}`),
    ),
  )

/** What is sorted by before the names: nothing, or what `order_by` names. */
const orders = {
  name: () => [],
  department: () => [asc(departments.name)],
  division: (p: Holders<Filters>) => [sql`case when ${whole(p)} then ${employees.fields} ->> 'division' end`],
} satisfies Record<string, (p: Holders<Filters>) => SQL[]>

export const listEmployees = operation('listEmployees', ({ statement }) => {
  const view = prepareEmployeeViewer(statement)
  const counted = (p: Holders<Filters>) =>
    build
      .select({ count: sql<number>`count(*)` })
      .from(employees)
      .where(matching(p))
  const listIn = (order: keyof typeof orders) =>
    statement(`list_employees_by_${order}`, (p: Holders<Values>) =>
      build
        .select({ ...employeeColumns, total: sql<number>`${counted(p)}` })
        .from(employees)
        .leftJoin(managers, joins.manager)
        .leftJoin(departments, joins.department)
        .leftJoin(workSchedules, joins.workSchedule)
        .where(matching(p))
        .orderBy(...orders[order](p), asc(employees.lastname), asc(employees.firstname), asc(employees.id))
        .limit(p.most)
        .offset(p.skipped),
    )
  const lists = { name: listIn('name'), department: listIn('department'), division: listIn('division') }
  // A page beyond the last employee has no row to carry the total.
  const count = statement('count_employees', (p: Holders<Filters>) => counted(p))

  return async ({ query }, context) => {
    const viewer = await view(context, query.member_id)
    const pattern = query.query ? `%${query.query.replace(/[\\%_]/g, String.raw`\$&`)}%` : null
    const filters = { account: context.account, everything: viewer.everything, member: viewer.member, pattern }
    const rows = await lists[query.order_by ?? 'name']({ ...filters, most: query.limit, skipped: query.offset })
    const total = rows[0]?.total ?? (query.offset === 0 ? 0 : (await count(filters))[0]?.count)
    return context.reply(200, { total_count: total ?? 0, employees: rows.map((row) => presentEmployee(row, seesWhole(viewer, row))) })
  }
})
