// Changes a legal entity and moves it below another one or to the root, with those below it.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import type { Placeholder } from '../../db/drizzle.js'
import { valuesFor } from '../../db/columnsBut.ts'
import { hasId } from '../../db/conditions.ts'
import { legalEntities } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import {
  changeableColumns,
  entityAfter,
  prepareLegalEntityLock,
  presentLegalEntity,
  requireLegalEntity,
  type LegalEntityValues,
} from './legalEntity.ts'

export const updateLegalEntity = operation('updateLegalEntity', ({ statement, transaction }) => {
  const lockEntities = prepareLegalEntityLock(statement)
  const update = statement('update_legal_entity', (p: Holders<LegalEntityValues & { account: number; id: number }>) =>
    build
      .update(legalEntities)
      .set(valuesFor(changeableColumns, p) as Record<string, Placeholder>)
      .where(hasId(legalEntities, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockEntities(run, account)
      const stored = requireLegalEntity(rows, path.id)
      const values = entityAfter(rows, stored, stored, body)
      await run(update, { account, id: stored.id, ...values })
      await audit(run, account, actorOf(context), 'legalentity_updated', stored.id)
      return reply(200, presentLegalEntity(rows, { ...stored, ...values }))
    })
  }
})
