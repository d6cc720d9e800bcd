// Publishes a draft employee. This cannot be undone.
import { operation } from '../../context.ts'
import { presentSaved } from './employee.ts'
import { prepareEmployeeSaving } from './employeeSaving.ts'
import { prepareEmployeeWriter } from './viewer.ts'

export const publishEmployee = operation('publishEmployee', ({ statement, transaction, notify }) => {
  const requireWriter = prepareEmployeeWriter(statement)
  const { change } = prepareEmployeeSaving(statement)
  return async ({ path, body }, context) => {
    const { account } = context
    await requireWriter(context, body?.member_id)
    return transaction(async (run) => {
      const { employee } = await change(run, account, path.id, { state: 'published', fields: {} })
      await notify(run, { account, event: 'employee_published', subject: { employee: employee.key } })
      return context.reply(200, presentSaved(employee))
    })
  }
})
