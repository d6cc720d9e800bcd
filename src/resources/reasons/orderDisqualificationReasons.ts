// Puts the account's disqualification reasons in a new order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { disqualificationReasons } from '../../db/schema.ts'
import { inOrder, listOrder } from '../accounts/settingList.ts'
import { prepareReasonLock, presentReason } from './reason.ts'

export const orderDisqualificationReasons = operation('orderDisqualificationReasons', ({ statement, transaction }) => {
  const lockReasons = prepareReasonLock(statement)
  const order = listOrder(statement, 'order_disqualification_reasons', disqualificationReasons)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const wanted = inOrder(await lockReasons(run, account), 'reasons', body.reasons, ({ key }) => key)
      const ordered = await order(run, account, wanted)
      await audit(run, account, actorOf(context), 'account_reasons_ordered', account)
      return reply(200, ordered.map(presentReason))
    })
  }
})
