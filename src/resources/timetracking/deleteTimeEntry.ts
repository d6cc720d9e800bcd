// Deletes a time entry.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { and, eq } from '../../db/drizzle.js'
import { timeEntries } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareTimedEmployee } from './timeEntry.ts'

export const deleteTimeEntry = operation('deleteTimeEntry', ({ statement, transaction }) => {
  const findEmployee = prepareTimedEmployee(statement)
  const remove = statement('delete_time_entry', (p: Holders<{ account: number; employee: number; uuid: string }>) =>
    build
      .delete(timeEntries)
      .where(and(eq(timeEntries.accountId, p.account), eq(timeEntries.employeeId, p.employee), eq(timeEntries.uuid, p.uuid)))
      .returning({ id: timeEntries.id }),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, caller, reply } = context
    const employee = await findEmployee(caller, path.id)
    return transaction(async (run) => {
      requireRow(await run(remove, { account, employee, uuid: path.uuid }))
      await audit(run, account, actorOf(context), 'employee_time_deleted', employee)
      return reply(204)
    })
  }
})
