// Records several time entries, all or none.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareTimeRecording } from './recording.ts'
import { prepareTimedEmployee, presentEntry } from './timeEntry.ts'

export const createTimeEntries = operation('createTimeEntries', ({ statement, transaction }) => {
  const findEmployee = prepareTimedEmployee(statement)
  const record = prepareTimeRecording(statement)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    const { time_entries: given } = body
    const employees = new Map<string, number>()
    for (const { employee_id: key } of given) if (!employees.has(key)) employees.set(key, await findEmployee(caller, key))
    return transaction(async (run) => {
      const { rows } = await record(
        run,
        account,
        given.map((entry) => ({ ...entry, employee: employees.get(entry.employee_id)! })),
      )
      for (const employee of employees.values()) await audit(run, account, actorOf(context), 'employee_time_recorded', employee)
      return reply(
        201,
        rows.map((row, at) => ({ ...presentEntry(row), employee_id: given[at]!.employee_id })),
      )
    })
  }
})
