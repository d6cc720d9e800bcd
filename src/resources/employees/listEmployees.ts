// Lists a page of the employees that the acting member may see, by name.
import { and, asc, eq, or, sql, type SQL } from '../../db/drizzle.js'
import { ItemPage, operation } from '../../context.ts'
import { rowVersion } from '../../db/rowVersion.ts'
import { departments, employees, legalEntities, workSchedules } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { employeeColumns, joins, lineVersion, managers, presentEmployee } from './employee.ts'
import { seesWhole, prepareEmployeeViewer, type Viewer } from './viewer.ts'

/** `pattern` is null without a search text. */
type Filters = Viewer & { account: number; pattern: string | null }
type Values = Filters & { most: number; skipped: number }

/** Holds for employees whose private fields the member sees. */
const whole = (p: Holders<Filters>) => or(sql`${p.everything}::boolean`, eq(employees.memberId, p.member))

const matching = (p: Holders<Filters>) =>
  and(
    eq(employees.accountId, p.account),
    or(whole(p), and(sql`${p.others}::boolean`, sql`${employees.state} = 'published'`)),
    or(
      sql`${p.pattern}::text is null`,
      ...[employees.firstname, employees.lastname, employees.preferredName, employees.workEmail].map(
        (column) => sql`${column} ilike ${p.pattern}`,
      ),
      // A private field can be searched only by those who see it.
      and(whole(p), sql`${employees.email} ilike ${p.pattern}`),
    ),
  )

/**
 * The versions of the employee's row and reporting line, and whether private fields are shown. The row's version covers which manager,
 * department, legal entity and schedule the employee has; their ids never change.
 */
const versionOf = (p: Holders<Filters>) => sql<string>`${rowVersion(employees)} || boolsend((${whole(p)}) is true) || ${lineVersion}`

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
  const findBy = (order: keyof typeof orders) =>
    statement(`list_employees_by_${order}`, (p: Holders<Values>) =>
      build
        .select({ key: employees.key, version: versionOf(p), total: sql<number>`${counted(p)}` })
        .from(employees)
        .leftJoin(departments, joins.department)
        .where(matching(p))
        .orderBy(...orders[order](p), asc(employees.lastname), asc(employees.firstname), asc(employees.id))
        .limit(p.most)
        .offset(p.skipped),
    )
  const finds = { name: findBy('name'), department: findBy('department'), division: findBy('division') }
  // An employee may have changed since they were found: those who no longer match the filters are left out.
  const read = statement('read_listed_employees', (p: Holders<Filters & { keys: readonly string[] }>) =>
    build
      .select({ ...employeeColumns, version: versionOf(p) })
      .from(employees)
      .leftJoin(managers, joins.manager)
      .leftJoin(legalEntities, joins.legalEntity)
      .leftJoin(workSchedules, joins.workSchedule)
      .where(and(matching(p), sql`${employees.key} = any(${p.keys}::bytea[])`)),
  )
  // A page beyond the last employee has no row to carry the total.
  const count = statement('count_employees', (p: Holders<Filters>) => counted(p))

  return async ({ query }, context) => {
    const viewer = await view(context, query.member_id)
    const pattern = query.query ? `%${query.query.replace(/[\\%_]/g, String.raw`\$&`)}%` : null
    const filters = { account: context.account, ...viewer, pattern }
    const found = await finds[query.order_by ?? 'name']({ ...filters, most: query.limit, skipped: query.offset })
    const total = found[0]?.total ?? (query.offset === 0 ? 0 : (await count(filters))[0]?.count)
    return context.reply(
      200,
      new ItemPage({
        list: 'employees',
        found,
        // The version alone tells who sees what. Those who see everything and the others do not replace each other's texts.
        home: viewer.everything ? 'whole' : 'public',
        body: { total_count: total ?? 0, employees: [] },
        read: async (keys) => {
          const rows = await read({ ...filters, keys })
          return rows.map((row) => ({ key: row.key, version: row.version, item: presentEmployee(row, seesWhole(viewer, row)) }))
        },
      }),
    )
  }
})
