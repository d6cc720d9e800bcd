// Creates a legal entity, at the root or below another one.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { legalEntities } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { changeableColumns, entityAfter, prepareLegalEntityLock, presentLegalEntity, type LegalEntityValues } from './legalEntity.ts'

const none: LegalEntityValues = { name: '', legalName: null, type: 'entity', parentId: null, timeZone: null }

export const createLegalEntity = operation('createLegalEntity', ({ statement, transaction }) => {
  const lockEntities = prepareLegalEntityLock(statement)
  const insert = statement('insert_legal_entity', (p: Holders<LegalEntityValues & { account: number }>) =>
    build
      .insert(legalEntities)
      .values({ accountId: p.account, ...valuesFor(changeableColumns, p) })
      .returning({ id: legalEntities.id, uuid: legalEntities.uuid, sample: legalEntities.sample }),
  )
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockEntities(run, account)
      const values = entityAfter(rows, null, none, body)
      checkRoom(rows, 'legal entities')
      const [made] = await run(insert, { account, ...values })
      await audit(run, account, actorOf(context), 'legalentity_created', made!.id)
      return reply(201, presentLegalEntity(rows, { ...made!, ...values }))
    })
  }
})
