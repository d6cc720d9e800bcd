// Sends a notification to its subscription again.
import { operation } from '../../context.ts'
import { redelivering } from './deliveryLog.ts'
import { findingSubscription, reachOf, requireEnabled } from './subscription.ts'

export const redeliverDelivery = operation('redeliverDelivery', ({ statement, transaction, wake }) => {
  const { lock } = findingSubscription(statement)
  const redeliver = redelivering(statement)
  return async ({ path }, { account, caller, now, reply }) => {
    const answer = await transaction(async (run) => {
      const subscription = await lock(run, reachOf(caller), path.id)
      // First, so that an unknown delivery is 404 also of a disabled subscription.
      await redeliver.one(run, { account, subscription: path.id, key: path.delivery }, now)
      requireEnabled(subscription)
      return reply(202)
    })
    wake()
    return answer
  }
})
