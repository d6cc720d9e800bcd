// Changes a custom attribute. Candidates lose the choices that it no longer has.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import type { Placeholder } from '../../db/drizzle.js'
import { valuesFor } from '../../db/columnsBut.ts'
import { hasId } from '../../db/conditions.ts'
import { customAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireKey } from '../accounts/settingList.ts'
import { changeableColumns, prepareAttributeLock, presentAttribute } from './attribute.ts'
import { attributeAfter, type AttributeValues } from './attributeInput.ts'
import { prepareChoiceRemoval } from './attributeValues.ts'

export const updateCustomAttribute = operation('updateCustomAttribute', ({ statement, transaction }) => {
  const lockAttributes = prepareAttributeLock(statement)
  const update = statement('update_custom_attribute', (p: Holders<AttributeValues & { account: number; id: number }>) =>
    build
      .update(customAttributes)
      .set(valuesFor(changeableColumns, p) as Record<string, Placeholder>)
      .where(hasId(customAttributes, p)),
  )
  const removeChoices = prepareChoiceRemoval(statement)
  const audit = prepareAudit(statement)

  return async ({ path, body: given }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockAttributes(run, account)
      const stored = requireKey(rows, path.id)
      const others = rows.filter((row) => row !== stored)
      const values = attributeAfter(stored.type, stored, given, others)
      await run(update, { account, id: stored.id, ...values })
      const left = new Set(values.choices?.map(({ id }) => id))
      const removed = (stored.choices ?? []).map(({ id }) => id).filter((id) => !left.has(id))
      if (removed.length > 0) await run(removeChoices, { account, key: stored.key, removed })
      await audit(run, account, actorOf(context), 'attribute_updated', stored.id)
      return reply(200, presentAttribute({ ...stored, ...values }))
    })
  }
})
