// Replaces the secret that signs a subscription's notifications. Older secrets continue to sign for a day.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareSubscriptionSecrets } from './subscribe.ts'
import { ownReachOf } from './subscription.ts'

export const rotateSubscriptionSecret = operation('rotateSubscriptionSecret', ({ statement, transaction, secrets }) => {
  const { rotate } = prepareSubscriptionSecrets(statement)
  return async ({ path }, context) =>
    transaction(async (run) => {
      const { text, until } = await rotate(run, secrets, ownReachOf(context.caller), path.id, Date.parse(context.now), actorOf(context))
      return context.reply(200, { secret: text, previous_valid_until: until }, { 'Cache-Control': 'no-store' })
    })
})
