// Adds a field to the records of the account's employees.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { employeeFields } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { familyFields } from './familyFields.ts'
import {
  changeableColumns,
  ownFieldAfter,
  prepareOwnFieldLock,
  presentOwnField,
  type OwnFieldRow,
  type OwnFieldValues,
} from './ownField.ts'

const none: OwnFieldValues = { label: '', hint: null, choices: null }

export const createEmployeeField = operation('createEmployeeField', ({ statement, transaction }) => {
  const lockFields = prepareOwnFieldLock(statement)
  const insert = statement('insert_employee_field', (p: Holders<OwnFieldValues & { account: number; type: OwnFieldRow['type'] }>) =>
    build
      .insert(employeeFields)
      .values({ accountId: p.account, type: p.type, ...valuesFor(changeableColumns, p) })
      .returning({ id: employeeFields.id, key: employeeFields.key }),
  )
  const audit = prepareAudit(statement)

  return async ({ body: given }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockFields(run, account)
      const values = { type: given.type, ...ownFieldAfter(given.type, none, given, rows) }
      checkRoom([...familyFields, ...rows], 'employee fields')
      const [made] = await run(insert, { account, ...values })
      await audit(run, account, actorOf(context), 'employeefield_created', made!.id)
      return reply(201, presentOwnField({ ...made!, ...values }))
    })
  }
})
