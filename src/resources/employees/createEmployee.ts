// Creates an employee, either as a draft or already published.
import { operation } from '../../context.ts'
import { presentSaved } from './employee.ts'
import { prepareEmployeeSaving, refuseTaken } from './employeeSaving.ts'
import { prepareEmployeeWriter } from './viewer.ts'

export const createEmployee = operation('createEmployee', ({ statement, transaction, notify }) => {
  const requireWriter = prepareEmployeeWriter(statement)
  const { create } = prepareEmployeeSaving(statement)
  return async ({ body }, context) => {
    const { account } = context
    await requireWriter(context, body.member_id)
    return transaction(async (run) => {
      const { employee, published } = await create(run, account, body.state, body.employee)
      const subject = { employee: employee.key }
      await notify(run, { account, event: 'employee_created', subject })
      if (published) await notify(run, { account, event: 'employee_published', subject })
      return context.reply(201, presentSaved(employee))
    }).catch(refuseTaken)
  }
})
