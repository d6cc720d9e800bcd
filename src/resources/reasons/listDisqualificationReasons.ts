// Lists the account's disqualification reasons in the account's order.
import { asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { presentReason, reasonColumns } from './reason.ts'

export const listDisqualificationReasons = operation('listDisqualificationReasons', ({ statement }) => {
  const list = statement('list_disqualification_reasons', (p: Holders<{ account: number }>) =>
    build
      .select(reasonColumns)
      .from(disqualificationReasons)
      .where(eq(disqualificationReasons.accountId, p.account))
      .orderBy(asc(disqualificationReasons.position), asc(disqualificationReasons.key))
      .limit(longestList),
  )
  return async (_, { account, reply }) => reply(200, (await list({ account })).map(presentReason))
})
