// Lists the account's legal entities, each after those above it.
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { prepareLegalEntityList, presentLegalEntities } from './legalEntity.ts'

const byName = new Intl.Collator('en')

export const listLegalEntities = operation('listLegalEntities', ({ statement }) => {
  const list = prepareLegalEntityList(statement)
  return async (_, { account, reply }) => {
    const shown = presentLegalEntities(await list({ account })).toSorted((a, b) => byName.compare(a.display_name, b.display_name))
    return reply(200, shown.slice(0, longestList))
  }
})
