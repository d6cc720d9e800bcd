// Sends a draft of an offer to those who decide it. Its candidate moves to the stage for offers, unless they are there or further.
import { operation } from '../../context.ts'
import { prepareStageMove } from '../candidates/stageMove.ts'
import { prepareStageList } from '../stages/stage.ts'
import { prepareOfferView } from './offer.ts'
import { prepareOfferTransition } from './offerTransitions.ts'

export const sendOffer = operation('sendOffer', (tools) => {
  const { statement, transaction } = tools
  const transition = prepareOfferTransition(statement)
  const listStages = prepareStageList(statement)
  const move = prepareStageMove(tools)
  const show = prepareOfferView(tools)

  return async ({ path }, context) => {
    const { account, caller, now, reply } = context
    return transaction(async (run) => {
      const { offer, candidate } = await transition(run, context, path.id, 'pending')
      const target = (await run(listStages, { account })).find(({ kind }) => kind === 'offer')
      if (target && candidate.stage.position < target.position)
        await move(run, account, candidate, target, { member: caller.person?.id ?? null, now })
      return reply(200, await show(run, offer, context))
    })
  }
})
