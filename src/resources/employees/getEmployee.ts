// Returns one employee: the whole record, or its public fields.
import { and, asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { employees } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { badRequest, notFound } from '../../errors.ts'
import { prepareEmployeeByKey, presentDetail } from './employee.ts'
import { sees, seesWhole, prepareEmployeeViewer } from './viewer.ts'

export const getEmployee = operation('getEmployee', ({ statement }) => {
  const view = prepareEmployeeViewer(statement)
  const find = prepareEmployeeByKey(statement)
  const listReports = statement('list_direct_reports', (p: Holders<{ account: number; manager: number }>) =>
    build
      .select({
        key: employees.key,
        firstname: employees.firstname,
        lastname: employees.lastname,
        jobTitle: employees.jobTitle,
        state: employees.state,
        memberId: employees.memberId,
      })
      .from(employees)
      .where(and(eq(employees.accountId, p.account), eq(employees.managerId, p.manager)))
      .orderBy(asc(employees.lastname), asc(employees.firstname), asc(employees.id))
      .limit(longestList),
  )

  return async ({ path, query }, context) => {
    const { account, caller, reply } = context
    if (!caller.person && query.member_id === undefined) throw badRequest('member-required', { member_id: ['is required'] })
    const [viewer, [employee]] = await Promise.all([view(context, query.member_id), find({ account, key: path.id })])
    if (!employee || !sees(viewer, employee)) throw notFound()
    const reports = await listReports({ account, manager: employee.id })
    return reply(
      200,
      presentDetail(
        employee,
        seesWhole(viewer, employee),
        reports.filter((report) => sees(viewer, report)),
      ),
    )
  }
})
