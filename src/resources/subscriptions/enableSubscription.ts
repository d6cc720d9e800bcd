// Enables a subscription that the server has disabled.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareSubscriptionEnabling, presentSubscription, reachOf } from './subscription.ts'

export const enableSubscription = operation('enableSubscription', ({ statement, transaction, wake }) => {
  const enable = prepareSubscriptionEnabling(statement)
  return async ({ path }, context) => {
    const answer = await transaction(async (run) => {
      const subscription = await enable(run, reachOf(context.caller), path.id, context.now, actorOf(context))
      return context.reply(200, presentSubscription(subscription))
    })
    wake()
    return answer
  }
})
