// Changes a draft of an offer.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { offers, type OfferVariable } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { conflict } from '../../errors.ts'
import { prepareOfferView } from './offer.ts'
import { checkDocuments, storeDocuments, storedVariables } from './offerInput.ts'
import { prepareOfferLock } from './offerTransitions.ts'

type Values = { account: number; id: number; variables: OfferVariable[]; documents: string[] }

export const updateOffer = operation('updateOffer', (tools) => {
  const { statement, transaction, files } = tools
  const lockOffer = prepareOfferLock(statement)
  const update = statement('update_offer', (p: Holders<Values>) =>
    build
      .update(offers)
      .set({ variables: p.variables as never, documents: p.documents as never, updatedAt: sql`now()` })
      .where(hasId(offers, p)),
  )
  const audit = prepareAudit(statement)
  const show = prepareOfferView(tools)

  return async ({ path, body }, context) => {
    const { account, caller, reply } = context
    const given = body.document_variables && storedVariables(body.document_variables)
    const replaced = body.documents
    checkDocuments(files, replaced ?? [])
    return files.bring(account, replaced ?? [], (brought) =>
      transaction(async (run) => {
        const { offer, candidate } = await lockOffer(run, caller, path.id, 'manageOffer')
        if (offer.state !== 'draft') throw conflict('offer-state-conflict', `The offer is ${offer.state}: only a draft can be changed`)
        const variables = given ?? offer.variables
        const owner = { account, candidate: candidate.id }
        const documents = replaced ? await storeDocuments(files, run, owner, replaced.map(brought)) : offer.documents
        await run(update, { account, id: offer.id, variables, documents })
        await audit(run, account, actorOf(context), 'offer_updated', offer.id)
        return reply(200, await show(run, { ...offer, variables, documents }, context))
      }),
    )
  }
})
