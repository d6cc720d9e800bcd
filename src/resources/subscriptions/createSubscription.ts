// Subscribes a URL to an event.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { isOfFamily } from '../../db/notify.ts'
import { badRequest, conflict } from '../../errors.ts'
import { prepareSubscriptionFilters } from './filters.ts'
import { prepareNewSubscription } from './subscribe.ts'
import { ownerOf } from './subscription.ts'
import { targetHash } from './target.ts'

export const createSubscription = operation('createSubscription', (tools) => {
  const { statement, transaction, secrets, sealToken, refuseTarget, isFamily } = tools
  const findFilters = prepareSubscriptionFilters(statement)
  const subscribe = prepareNewSubscription(statement)

  return async ({ body }, context) => {
    const { account, caller } = context
    const { target, event, args } = body
    if (!isFamily && isOfFamily(event))
      throw badRequest('subscription-event-unavailable', { event: ['exists only in the `family` profile'] })
    const wanted = {
      account,
      event,
      target,
      targetHash: targetHash(target, refuseTarget),
      ...(await findFilters(caller.tenant, event, args, isFamily)),
      owner: ownerOf(caller),
      scopes: [...caller.scopes],
      token: caller.token,
      member: caller.person?.id ?? null,
      secrets: secrets.first(account).secrets,
      sealedToken: sealToken && caller.kind === 'account' && !caller.byOperator ? sealToken(context.bearer(), account) : null,
    }
    return transaction(async (run) => {
      const id = await subscribe(run, wanted, actorOf(context))
      if (id === undefined) throw conflict('target-taken', 'This target is already registered')
      return context.reply(201, { id })
    })
  }
})
