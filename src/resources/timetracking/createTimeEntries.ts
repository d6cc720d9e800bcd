// Records several time entries, all or none.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareTimeRecording } from './recording.ts'
import { prepareTimedEmployees, presentEntry } from './timeEntry.ts'

export const createTimeEntries = operation('createTimeEntries', ({ statement, transaction }) => {
  const findEmployees = prepareTimedEmployees(statement)
  const record = prepareTimeRecording(statement)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    const { time_entries: given } = body
    const employees = await findEmployees(caller, new Set(given.map(({ employee_id: key }) => key)))
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
