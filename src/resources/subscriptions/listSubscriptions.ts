// Lists the subscriptions that the caller may see, by id.
import { operation } from '../../context.ts'
import { prepareSubscriptionList, presentSubscription, reachOf } from './subscription.ts'

export const listSubscriptions = operation('listSubscriptions', ({ statement }) => {
  const list = prepareSubscriptionList(statement)
  return async (_, { caller, reply }) => reply(200, { subscriptions: (await list(reachOf(caller))).map(presentSubscription) })
})
