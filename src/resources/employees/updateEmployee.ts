// Changes fields of an employee, and publishes a draft on request.
import { operation } from '../../context.ts'
import { presentSaved } from './employee.ts'
import { prepareEmployeeSaving, refuseTaken } from './employeeSaving.ts'
import { prepareEmployeeWriter } from './viewer.ts'

export const updateEmployee = operation('updateEmployee', ({ statement, transaction, notify }) => {
  const requireWriter = prepareEmployeeWriter(statement)
  const { change } = prepareEmployeeSaving(statement)
  return async ({ path, body }, context) => {
    const { account } = context
    await requireWriter(context, body.member_id)
    const saved = await transaction(async (run) => {
      const { employee, changed, published } = await change(run, account, path.id, { state: body.state, fields: body.employee ?? {} })
      const subject = { employee: employee.key }
      if (changed.length > 0) await notify(run, { account, event: 'employee_updated', subject: { ...subject, fields: changed.join(',') } })
      if (published) await notify(run, { account, event: 'employee_published', subject })
      return employee
    }).catch(refuseTaken)
    return context.reply(200, presentSaved(saved))
  }
})
