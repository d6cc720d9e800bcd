// Returns one offer.
import { operation } from '../../context.ts'
import { direct } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import { prepareOfferByKey, prepareOfferView } from './offer.ts'

export const getOffer = operation('getOffer', (tools) => {
  const find = prepareOfferByKey(tools.statement)
  const requireRight = prepareCandidateRight(tools.statement)
  const show = prepareOfferView(tools)
  return async ({ path }, context) => {
    const { account, caller, reply } = context
    const offer = requireRow(await find({ account, key: path.id }))
    await requireRight(caller, offer.candidateKey, 'viewOffer')
    return reply(200, await show(direct, offer, context))
  }
})
