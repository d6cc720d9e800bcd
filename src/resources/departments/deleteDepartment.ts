// Deletes a department. What refers to it loses its department, and its sub-departments move up.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareDepartmentLock } from './department.ts'
import { prepareDepartmentRemoval } from './departmentRemoval.ts'
import { requireDepartment } from './departmentTree.ts'

export const deleteDepartment = operation('deleteDepartment', ({ statement, transaction }) => {
  const lockDepartments = prepareDepartmentLock(statement)
  const remove = prepareDepartmentRemoval(statement)
  const audit = prepareAudit(statement)

  return async ({ path, query }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockDepartments(run, account)
      const department = requireDepartment(rows, path.id)
      await remove(run, account, { rows, department, parentId: department.parentId, target: null, isForced: query.force !== undefined })
      await audit(run, account, actorOf(context), 'department_deleted', department.id)
      return reply(204)
    })
  }
})
