// Returns the newest offer of a candidate, or the candidate alone.
import { operation } from '../../context.ts'
import { direct } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import { prepareCandidateOffer, prepareOfferByKey, prepareOfferView, presentOffered } from './offer.ts'

export const getCandidateOffer = operation('getCandidateOffer', (tools) => {
  const findCandidate = prepareCandidateOffer(tools.statement)
  const requireRight = prepareCandidateRight(tools.statement)
  const find = prepareOfferByKey(tools.statement)
  const show = prepareOfferView(tools)
  return async ({ path }, context) => {
    const { account, caller, reply } = context
    await requireRight(caller, path.id, 'viewOffer')
    const { newest, ...candidate } = requireRow(await findCandidate({ account, key: path.id }))
    if (newest === null) return reply(200, { candidate: presentOffered(candidate) })
    return reply(200, await show(direct, requireRow(await find({ account, key: newest })), context))
  }
})
