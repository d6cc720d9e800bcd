// Sends a test notification to a subscription.
import { operation } from '../../context.ts'
import { prepareTestDelivery } from './deliveryLog.ts'
import { prepareSubscription, reachOf, requireEnabled } from './subscription.ts'

export const testSubscription = operation('testSubscription', ({ statement, transaction, wake }) => {
  const { lock } = prepareSubscription(statement)
  const test = prepareTestDelivery(statement)
  return async ({ path }, { account, caller, now, reply }) => {
    const answer = await transaction(async (run) => {
      const subscription = await lock(run, reachOf(caller), path.id)
      requireEnabled(subscription)
      return reply(202, { id: await test(run, { account, subscription: path.id }, subscription.event, now) })
    })
    wake()
    return answer
  }
})
