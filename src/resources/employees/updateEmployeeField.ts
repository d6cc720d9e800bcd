// Changes a field of the account's own. What employees have stored for it stays.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import type { Placeholder } from '../../db/drizzle.js'
import { valuesFor } from '../../db/columnsBut.ts'
import { hasId } from '../../db/conditions.ts'
import { employeeFields } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireKey } from '../accounts/settingList.ts'
import { changeableColumns, ownFieldAfter, prepareOwnFieldLock, presentOwnField, type OwnFieldValues } from './ownField.ts'

export const updateEmployeeField = operation('updateEmployeeField', ({ statement, transaction }) => {
  const lockFields = prepareOwnFieldLock(statement)
  const update = statement('update_employee_field', (p: Holders<OwnFieldValues & { account: number; id: number }>) =>
    build
      .update(employeeFields)
      .set(valuesFor(changeableColumns, p) as Record<string, Placeholder>)
      .where(hasId(employeeFields, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body: given }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockFields(run, account)
      const stored = requireKey(rows, path.id)
      const others = rows.filter((row) => row !== stored)
      const values = ownFieldAfter(stored.type, stored, given, others)
      await run(update, { account, id: stored.id, ...values })
      await audit(run, account, actorOf(context), 'employeefield_updated', stored.id)
      return reply(200, presentOwnField({ ...stored, ...values }))
    })
  }
})
