// Records when an employee worked.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareTimeRecording } from './recording.ts'
import { prepareTimedEmployee, presentSavedEntry } from './timeEntry.ts'

export const createTimeEntry = operation('createTimeEntry', ({ statement, transaction }) => {
  const findEmployee = prepareTimedEmployee(statement)
  const record = prepareTimeRecording(statement)
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, caller, reply } = context
    const employee = await findEmployee(caller, path.id)
    return transaction(async (run) => {
      const { rows, timezone } = await record(run, account, [{ ...body, employee }])
      await audit(run, account, actorOf(context), 'employee_time_recorded', employee)
      return reply(201, presentSavedEntry(rows[0]!, timezone))
    })
  }
})
