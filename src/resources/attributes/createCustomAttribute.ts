// Adds a custom attribute to the account's.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { customAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { changeableColumns, prepareAttributeLock, presentAttribute, type AttributeRow } from './attribute.ts'
import { attributeAfter, type AttributeValues } from './attributeInput.ts'

const none: AttributeValues = {
  label: '',
  hint: null,
  provider: 'user',
  enabled: true,
  choices: null,
  supportedFileTypes: null,
  maxFileSize: null,
}

export const createCustomAttribute = operation('createCustomAttribute', ({ statement, transaction }) => {
  const lockAttributes = prepareAttributeLock(statement)
  const insert = statement('insert_custom_attribute', (p: Holders<AttributeValues & { account: number; type: AttributeRow['type'] }>) =>
    build
      .insert(customAttributes)
      .values({ accountId: p.account, type: p.type, ...valuesFor(changeableColumns, p) })
      .returning({ id: customAttributes.id, key: customAttributes.key }),
  )
  const audit = prepareAudit(statement)

  return async ({ body: given }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockAttributes(run, account)
      const values = { type: given.type, ...attributeAfter(given.type, none, given, rows) }
      checkRoom(rows, 'attributes')
      const [made] = await run(insert, { account, ...values })
      await audit(run, account, actorOf(context), 'attribute_created', made!.id)
      return reply(201, presentAttribute({ ...made!, ...values }))
    })
  }
})
