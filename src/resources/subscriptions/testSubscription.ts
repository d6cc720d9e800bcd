// Sends a test notification to a subscription.
import { operation } from '../../context.ts'
import { testingSubscriptions } from './deliveryLog.ts'
import { findingSubscription, reachOf, requireEnabled } from './subscription.ts'

export const testSubscription = operation('testSubscription', ({ statement, transaction, wake }) => {
  const { lock } = findingSubscription(statement)
  const test = testingSubscriptions(statement)
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
