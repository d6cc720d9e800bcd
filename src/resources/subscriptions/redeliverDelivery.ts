// Redelivers a notification.
import { operation } from '../../context.ts'
import { prepareRedelivery } from './deliveryLog.ts'
import { prepareSubscription, reachOf, requireEnabled } from './subscription.ts'

export const redeliverDelivery = operation('redeliverDelivery', ({ statement, transaction, wake }) => {
  const { lock } = prepareSubscription(statement)
  const redeliver = prepareRedelivery(statement)
  return async ({ path }, { account, caller, now, reply }) => {
    const answer = await transaction(async (run) => {
      const subscription = await lock(run, reachOf(caller), path.id)
      // First, so that an unknown delivery of a disabled subscription is 404, not 409.
      await redeliver.one(run, { account, subscription: path.id, key: path.delivery }, now)
      requireEnabled(subscription)
      return reply(202)
    })
    wake()
    return answer
  }
})
