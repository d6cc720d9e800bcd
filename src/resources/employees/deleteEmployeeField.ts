// Deletes a field of the account's own, with the values that employees have of it.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { employeeFields, employees } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireKey } from '../accounts/settingList.ts'
import { prepareOwnFieldLock } from './ownField.ts'

export const deleteEmployeeField = operation('deleteEmployeeField', ({ statement, transaction }) => {
  const lockFields = prepareOwnFieldLock(statement)
  const remove = statement('delete_employee_field', (p: Holders<{ account: number; id: number }>) =>
    build.delete(employeeFields).where(hasId(employeeFields, p)),
  )
  const removeValues = statement('remove_employee_field_values', (p: Holders<{ account: number; key: string }>) =>
    build
      .update(employees)
      .set({ fields: sql`${employees.fields} - ${p.key}::text`, updatedAt: sql`now()` })
      .where(and(eq(employees.accountId, p.account), sql`jsonb_exists(${employees.fields}, ${p.key}::text)`)),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const { id, key } = requireKey(await lockFields(run, account), path.id)
      await run(remove, { account, id })
      await run(removeValues, { account, key })
      await audit(run, account, actorOf(context), 'employeefield_deleted', id)
      return reply(204)
    })
  }
})
