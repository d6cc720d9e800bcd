// Lists a page of a subscription's deliveries, oldest first.
import { operation } from '../../context.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { deliveryStates } from '../../db/schema.ts'
import { prepareDeliveryLog } from './deliveryLog.ts'
import { presentDelivery } from './delivery.ts'
import { prepareSubscription, reachOf } from './subscription.ts'

const undelivered = deliveryStates.filter((state) => state !== 'delivered')

export const listDeliveries = operation('listDeliveries', ({ statement, findPage }) => {
  const { find } = prepareSubscription(statement)
  const { list } = prepareDeliveryLog(statement)
  return async ({ path, query }, { account, caller, address, reply }) => {
    await find(reachOf(caller), path.id)
    const { state } = query
    const found = await findPage(list, {
      account,
      subscription: path.id,
      states: state === undefined ? deliveryStates : state === 'undelivered' ? undelivered : [state],
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      after: query.created_after ?? '-infinity',
      most: query.limit + 1,
    })
    const { page, ...paging } = pageOf(found, query.limit, address)
    return reply(200, { deliveries: page.map(presentDelivery), ...paging })
  }
})
