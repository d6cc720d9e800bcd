// Drafts an offer to a candidate.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { offers, type OfferVariable } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { conflict, requireRow } from '../../errors.ts'
import { prepareCandidateLock } from '../candidates/lockCandidate.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import { prepareOfferByKey, prepareOfferView } from './offer.ts'
import { checkDocuments, storeDocuments, storedVariables } from './offerInput.ts'
import { refuseDisqualified } from './offerTransitions.ts'

type Values = { account: number; candidate: number; job: number; variables: OfferVariable[]; documents: string[] }

export const createOffer = operation('createOffer', (tools) => {
  const { statement, transaction, files } = tools
  const lock = prepareCandidateLock(statement)
  const requireRight = prepareCandidateRight(statement)
  const insert = statement('insert_offer', (p: Holders<Values>) =>
    build
      .insert(offers)
      .values({ accountId: p.account, candidateId: p.candidate, jobId: p.job, variables: p.variables, documents: p.documents })
      .onConflictDoNothing()
      .returning({ id: offers.id, key: offers.key }),
  )
  const audit = prepareAudit(statement)
  const find = prepareOfferByKey(statement)
  const show = prepareOfferView(tools)

  return async ({ path, body }, context) => {
    const { account, caller, reply } = context
    await requireRight(caller, path.id, 'manageOffer')
    const { document_variables: given, documents = [] } = body
    const variables = storedVariables(given ?? [])
    checkDocuments(files, documents)
    return files.bring(account, documents, (brought) =>
      transaction(async (run) => {
        const { id: candidate, jobId: job, disqualified } = await lock(run, account, path.id)
        refuseDisqualified(disqualified)
        const stored = await storeDocuments(files, run, { account, candidate }, documents.map(brought))
        const [made] = await run(insert, { account, candidate, job, variables, documents: stored })
        if (!made) throw conflict('offer-open', 'The candidate has an offer that nobody has decided')
        await audit(run, account, actorOf(context), 'offer_created', made.id)
        const offer = requireRow(await run(find, { account, key: made.key }))
        return reply(201, await show(run, offer, context))
      }),
    )
  }
})
