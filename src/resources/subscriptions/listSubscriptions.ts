// Lists the subscriptions that the caller sees, by id.
import { operation } from '../../context.ts'
import { listingSubscriptions, presentSubscription, reachOf } from './subscription.ts'

export const listSubscriptions = operation('listSubscriptions', ({ statement }) => {
  const list = listingSubscriptions(statement)
  return async (_, { caller, reply }) => reply(200, { subscriptions: (await list(reachOf(caller))).map(presentSubscription) })
})
