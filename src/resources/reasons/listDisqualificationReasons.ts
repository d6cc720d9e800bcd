// Lists the account's disqualification reasons in the account's order.
import { operation } from '../../context.ts'
import { prepareReasonList, presentReason } from './reason.ts'

export const listDisqualificationReasons = operation('listDisqualificationReasons', ({ statement }) => {
  const list = prepareReasonList(statement)
  return async (_, { account, reply }) => reply(200, (await list({ account })).map(presentReason))
})
