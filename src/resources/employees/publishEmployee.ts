// Publishes a draft; nothing leads back.
import { operation } from '../../context.ts'
import { presentSaved } from './employee.ts'
import { employeeSaving } from './employeeSaving.ts'
import { writing } from './viewer.ts'

export const publishEmployee = operation('publishEmployee', ({ statement, transaction, notify }) => {
  const requireWriter = writing(statement)
  const { change } = employeeSaving(statement)
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
