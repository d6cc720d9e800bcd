// Lists the custom attributes of the account's candidates, oldest first.
import { asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { customAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { attributeColumns, presentAttribute } from './attribute.ts'

export const listCustomAttributes = operation('listCustomAttributes', ({ statement }) => {
  const list = statement('list_custom_attributes', (p: Holders<{ account: number }>) =>
    build
      .select(attributeColumns)
      .from(customAttributes)
      .where(eq(customAttributes.accountId, p.account))
      .orderBy(asc(customAttributes.key))
      .limit(longestList),
  )
  return async (_, { account, reply }) => reply(200, { custom_attributes: (await list({ account })).map(presentAttribute) })
})
