// Creates a department, at the root or below another one.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { departments } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { prepareDepartmentLock, presentDepartment } from './department.ts'
import { checkPlace, namedDepartment } from './departmentTree.ts'

export const createDepartment = operation('createDepartment', ({ statement, transaction }) => {
  const lockDepartments = prepareDepartmentLock(statement)
  const insert = statement('insert_department', (p: Holders<{ account: number; name: string; parentId: number | null }>) =>
    build
      .insert(departments)
      .values({ accountId: p.account, name: p.name, parentId: p.parentId })
      .returning({ id: departments.id, sample: departments.sample }),
  )
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockDepartments(run, account)
      const place = { name: body.name, parentId: namedDepartment(rows, 'parent_id', body.parent_id)?.id ?? null }
      checkPlace(rows, null, place)
      checkRoom(rows, 'departments')
      const [made] = await run(insert, { account, ...place })
      const { id, sample } = made as { id: number; sample: boolean }
      await audit(run, account, actorOf(context), 'department_created', id)
      return reply(200, presentDepartment({ id, sample, ...place }))
    })
  }
})
