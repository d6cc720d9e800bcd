// Returns a delivery with its newest attempts.
import { operation } from '../../context.ts'
import { prepareDeliveryLog } from './deliveryLog.ts'
import { presentAttempt, presentDelivery } from './delivery.ts'
import { prepareSubscription, reachOf } from './subscription.ts'

export const getDelivery = operation('getDelivery', ({ statement }) => {
  const subscription = prepareSubscription(statement)
  const delivery = prepareDeliveryLog(statement)
  return async ({ path }, { account, caller, reply }) => {
    await subscription.find(reachOf(caller), path.id)
    const { tries, ...row } = await delivery.find({ account, subscription: path.id, key: path.delivery })
    return reply(200, { ...presentDelivery(row), attempts: tries.map(presentAttempt) })
  }
})
