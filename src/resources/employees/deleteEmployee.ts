// Deletes an employee: erases everything that is stored about them.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { prepareEmployeeByKey } from './employee.ts'
import { prepareEmployeeErasure } from './erasure.ts'
import { prepareEmployeeViewer, prepareEmployeeWriter, sees } from './viewer.ts'

export const deleteEmployee = operation('deleteEmployee', ({ statement, transaction, files }) => {
  const view = prepareEmployeeViewer(statement)
  const find = prepareEmployeeByKey(statement)
  const requireWriter = prepareEmployeeWriter(statement)
  const erase = prepareEmployeeErasure(statement)

  return async ({ path }, context) => {
    const { account, caller, now, reply } = context
    const [viewer, [employee]] = await Promise.all([view(context, undefined), find({ account, key: path.id })])
    // A member learns nothing of a draft that they do not see.
    if (!employee || (caller.person && !sees(viewer, employee))) throw notFound()
    await requireWriter(context, undefined)
    return transaction(async (run) => {
      await erase(run, { account, key: path.id, now, actor: actorOf(context) }, files.forgetFilesOf)
      return reply(204)
    })
  }
})
