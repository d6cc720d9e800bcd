// Rejects a sent offer.
import { operation } from '../../context.ts'
import { prepareOfferView } from './offer.ts'
import { prepareOfferTransition } from './offerTransitions.ts'

export const rejectOffer = operation('rejectOffer', (tools) => {
  const transition = prepareOfferTransition(tools.statement)
  const show = prepareOfferView(tools)
  return ({ path }, context) =>
    tools.transaction(async (run) => {
      const { offer } = await transition(run, context, path.id, 'rejected')
      return context.reply(200, await show(run, offer, context))
    })
})
