// Subscribes an address to an event.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { subscribing } from '../../delivery/subscribe.ts'
import { ownerOf } from '../../delivery/subscriptions.ts'
import { targetHash } from '../../delivery/target.ts'
import { conflict } from '../../errors.ts'
import { subscriptionFilters } from './filters.ts'

export const createSubscription = operation('createSubscription', (tools) => {
  const { statement, transaction, secrets, refuseTarget, isLenient } = tools
  const findFilters = subscriptionFilters(statement)
  const subscribe = subscribing(statement)

  return async ({ body }, context) => {
    const { account, caller } = context
    const { target, event, args } = body
    const wanted = {
      account,
      event,
      target,
      targetHash: targetHash(target, refuseTarget),
      ...(await findFilters(caller.account, event, args, isLenient)),
      owner: ownerOf(caller),
      scopes: [...caller.scopes],
      token: caller.token,
      member: caller.member?.id ?? null,
      secrets: secrets.first(account).secrets,
    }
    return transaction(async (run) => {
      const id = await subscribe(run, wanted, actorOf(context))
      if (id === undefined) throw conflict('target-taken', 'This target is registered already')
      return context.reply(201, { id })
    })
  }
})
