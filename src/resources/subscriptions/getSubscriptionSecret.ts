// Returns the secret that signs a subscription's notifications, to the client that created it.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareSubscriptionSecrets } from './subscribe.ts'
import { ownReachOf } from './subscription.ts'

export const getSubscriptionSecret = operation('getSubscriptionSecret', ({ statement, transaction, secrets }) => {
  const { read } = prepareSubscriptionSecrets(statement)
  return async ({ path }, context) =>
    transaction(async (run) => {
      const secret = await read(run, secrets, ownReachOf(context.caller), path.id, Date.parse(context.now), actorOf(context))
      return context.reply(200, { secret }, { 'Cache-Control': 'no-store' })
    })
})
