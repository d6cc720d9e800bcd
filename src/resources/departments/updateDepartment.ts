// Renames a department and moves it below another one or to the root.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { departments } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareDepartmentLock, presentDepartment } from './department.ts'
import { checkPlace, namedDepartment, requireDepartment } from './departmentTree.ts'

export const updateDepartment = operation('updateDepartment', ({ statement, transaction }) => {
  const lockDepartments = prepareDepartmentLock(statement)
  const update = statement('update_department', (p: Holders<{ account: number; id: number; name: string; parentId: number | null }>) =>
    build
      .update(departments)
      .set({ name: sql`${p.name}`, parentId: sql`${p.parentId}` })
      .where(hasId(departments, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockDepartments(run, account)
      const department = requireDepartment(rows, body.id)
      const place = { name: body.name, parentId: namedDepartment(rows, 'parent_id', body.parent_id)?.id ?? null }
      checkPlace(rows, department, place)
      await run(update, { account, id: department.id, ...place })
      await audit(run, account, actorOf(context), 'department_updated', department.id)
      return reply(200, presentDepartment({ ...department, ...place }))
    })
  }
})
