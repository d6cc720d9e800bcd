// Returns the org chart: the published employees with their managers, of the account or below one employee.
import type { components } from '../../../generated/types.ts'
import { and, asc, eq, or, sql, alias, type AnyColumn, type SQL } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { isKey } from '../../db/paging.ts'
import { departments, employees, legalEntities, reportingLines } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { joins, managers, midnightOf } from './employee.ts'
import { prepareEmployeeViewer, type Viewer } from './viewer.ts'

type Schemas = components['schemas']

/** The contract's `maxItems`. */
const mostNodes = 10_000

const reports = alias(employees, 'reports')
const isPublished = ({ state }: { readonly state: AnyColumn }) => sql`${state} = 'published'`

const nodeColumns = {
  key: employees.key,
  id: employees.id,
  firstname: employees.firstname,
  lastname: employees.lastname,
  preferredName: employees.preferredName,
  workEmail: employees.workEmail,
  employeeNumber: employees.employeeNumber,
  jobTitle: employees.jobTitle,
  startDate: employees.startDate,
  state: employees.state,
  sample: employees.sample,
  departmentId: departments.id,
  departmentName: departments.name,
  entityUuid: legalEntities.uuid,
  entityName: legalEntities.name,
  managerKey: managers.key,
  managerFirstname: managers.firstname,
  managerLastname: managers.lastname,
  directReports: sql<number>`${build
    .select({ count: sql`count(*)` })
    .from(reports)
    .where(and(eq(reports.accountId, employees.accountId), eq(reports.managerId, employees.id), isPublished(reports)))}`,
}

/**
 * `departments` are ids of 16 digits, `entities` are UUIDs in lower case; null stands for all. `others` and `member` are those of who looks:
 * without `others` only the member's own node matches.
 */
type Filters = Pick<Viewer, 'others' | 'member'> & {
  account: number
  departments: readonly string[] | null
  entities: readonly string[] | null
}
type Below = Filters & { employee: string; withManager: boolean }

const nodes = (p: Holders<Filters>, among?: SQL) =>
  build
    .select(nodeColumns)
    .from(employees)
    .leftJoin(managers, and(joins.manager, isPublished(managers)))
    .leftJoin(departments, joins.department)
    .leftJoin(legalEntities, joins.legalEntity)
    .where(
      and(
        eq(employees.accountId, p.account),
        isPublished(employees),
        or(sql`${p.others}::boolean`, eq(employees.memberId, p.member)),
        or(sql`${p.departments}::text[] is null`, sql`lpad(to_hex(${employees.departmentId}), 16, '0') = any(${p.departments}::text[])`),
        or(sql`${p.entities}::text[] is null`, sql`${legalEntities.uuid}::text = any(${p.entities}::text[])`),
        among,
      ),
    )
    .orderBy(asc(employees.lastname), asc(employees.firstname), asc(employees.id))
    .limit(mostNodes)

/** Holds for the named employee, everyone below them and, if wanted, their manager. The reporting lines are a range of an index. */
const below = (p: Holders<Below>) => sql`${employees.id} in (
  with named as (
    select e.id, e.manager_id from ${employees} e where e.account_id = ${p.account} and e.key = ${p.employee} and e.state = 'published'
  )
  select id from named
  union all
  select line.employee_id from named join ${reportingLines} line on line.account_id = ${p.account} and line.manager_id = named.id
  union all
  select manager_id from named where ${p.withManager}::boolean
)`

export const getOrgChart = operation('getOrgChart', ({ statement }) => {
  const view = prepareEmployeeViewer(statement)
  const list = statement('list_org_chart', (p: Holders<Filters>) => nodes(p))
  const listBelow = statement('list_org_chart_below', (p: Holders<Below>) => nodes(p, below(p)))

  return async ({ query }, context) => {
    const { account, reply } = context
    const { others, member } = await view(context, undefined)
    const filters = {
      account,
      others,
      member,
      departments: query.department_ids?.length ? query.department_ids : null,
      entities: query.legal_entity_ids?.length ? query.legal_entity_ids.map((id) => id.toLowerCase()) : null,
    }
    const { employee_id: employee } = query
    if (employee !== undefined && !isKey(employee)) return reply(200, [])
    const rows =
      employee === undefined ? await list(filters) : await listBelow({ ...filters, employee, withManager: query.include_manager ?? false })
    const shown = new Set(rows.map(({ key }) => key))
    return reply(
      200,
      rows.map((row) => presentNode(row, shown)),
    )
  }
})

type Row = typeof employees.$inferSelect
type Joined = Record<`manager${'Key' | 'Firstname' | 'Lastname'}` | 'departmentName' | `entity${'Uuid' | 'Name'}`, string | null>
type NodeRow = Pick<Row, keyof typeof nodeColumns & keyof Row> & Joined & { directReports: number }

/** Row -> node. `shown` are the keys of all nodes: only one of them is a parent, so that the nodes form trees. */
function presentNode(row: NodeRow, shown: ReadonlySet<string>): Schemas['OrgChartNode'] {
  const listed = `${row.lastname}, ${row.firstname}`
  const name = `${row.firstname} ${row.lastname}`
  const initials = `${initialOf(row.firstname)}${initialOf(row.lastname)}`
  const { departmentId: id, departmentName, entityUuid, entityName } = row
  const email = row.workEmail
  return {
    id: row.key,
    type: 'employee',
    content: {
      id: row.key,
      name: listed,
      initials,
      title: row.jobTitle,
      state: row.state,
      department: departmentName,
      entity: entityName,
      email,
      employee_number: row.employeeNumber,
      hire_date: row.startDate && midnightOf(row.startDate),
      manager: row.managerKey && `${row.managerLastname}, ${row.managerFirstname}`,
      minimal_employee: {
        id: row.id,
        name,
        firstname: row.firstname,
        lastname: row.lastname,
        preferred_name: row.preferredName,
        informal_name: `${row.preferredName ?? row.firstname} ${row.lastname}`,
        legal_name: name,
        job_title: row.jobTitle,
        initials,
        email,
        state: row.state,
        is_on_leave: false,
        ...(id !== null && departmentName !== null && { department: { id, name: departmentName } }),
        ...(entityUuid !== null && entityName !== null && { legal_entity: { id: entityUuid, name: entityName } }),
        sample: row.sample,
        can_link_to_profile: true,
      },
    },
    parent_id: row.managerKey && shown.has(row.managerKey) ? row.managerKey : null,
    direct_reports_count: row.directReports,
  }
}

/** Returns the first character of a name, in upper case. */
const initialOf = (name: string) => (Array.from(name)[0] ?? '').toUpperCase()
