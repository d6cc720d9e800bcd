// Deletes a subscription and its deliveries.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { reachOf, prepareSubscriptionRemoval } from './subscription.ts'

export const deleteSubscription = operation('deleteSubscription', ({ statement, transaction }) => {
  const remove = prepareSubscriptionRemoval(statement)
  return async ({ path }, context) =>
    transaction(async (run) => {
      await remove(run, reachOf(context.caller), path.id, actorOf(context))
      return context.reply(200, {})
    })
})
