// Deletes a custom attribute: from the jobs that use it, and with the candidates' values of it.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { customAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireKey } from '../accounts/settingList.ts'
import { prepareAttributeLock } from './attribute.ts'
import { prepareValueRemoval } from './attributeValues.ts'

export const deleteCustomAttribute = operation('deleteCustomAttribute', ({ statement, transaction }) => {
  const lockAttributes = prepareAttributeLock(statement)
  const remove = statement('delete_custom_attribute', (p: Holders<{ account: number; id: number }>) =>
    build.delete(customAttributes).where(hasId(customAttributes, p)),
  )
  const removeValues = prepareValueRemoval(statement)
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const { id, key } = requireKey(await lockAttributes(run, account), path.id)
      await run(remove, { account, id })
      await run(removeValues, { account, key })
      await audit(run, account, actorOf(context), 'attribute_deleted', id)
      return reply(204)
    })
  }
})
