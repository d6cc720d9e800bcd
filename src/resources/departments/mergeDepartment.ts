// Merges a department into another one: everything that refers to it moves there, and the department is deleted.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { prepareDepartmentLock, presentDepartment } from './department.ts'
import { prepareDepartmentRemoval } from './departmentRemoval.ts'
import { isWithin, namedDepartment, requireDepartment } from './departmentTree.ts'

export const mergeDepartment = operation('mergeDepartment', ({ statement, transaction }) => {
  const lockDepartments = prepareDepartmentLock(statement)
  const remove = prepareDepartmentRemoval(statement)
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockDepartments(run, account)
      const department = requireDepartment(rows, path.id)
      const target = namedDepartment(rows, 'target_department_id', body.target_department_id)
      if (isWithin(rows, department, target.id))
        throw invalid('department-circle', 'target_department_id', 'must not be the department or one below it')
      await remove(run, account, { rows, department, parentId: target.id, target, isForced: body.force ?? false })
      await audit(run, account, actorOf(context), 'department_merged', department.id)
      return reply(200, presentDepartment(target))
    })
  }
})
