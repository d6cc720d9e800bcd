// Redelivers all of a subscription's notifications that have failed since an instant.
import { operation } from '../../context.ts'
import { startOf } from '../events/period.ts'
import { prepareRedelivery } from './deliveryLog.ts'
import { prepareSubscription, reachOf, requireEnabled } from './subscription.ts'

export const redeliverFailed = operation('redeliverFailed', ({ statement, transaction, wake }) => {
  const { lock } = prepareSubscription(statement)
  const redeliver = prepareRedelivery(statement)
  return async ({ path, body }, { account, caller, now, reply }) => {
    const since = startOf('since', body.since)
    const answer = await transaction(async (run) => {
      requireEnabled(await lock(run, reachOf(caller), path.id))
      return reply(202, { count: await redeliver.failed(run, { account, subscription: path.id, since }, now) })
    })
    wake()
    return answer
  }
})
