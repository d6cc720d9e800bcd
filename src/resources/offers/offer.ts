// An offer: its wire format, and how it is found by its own id or by its candidate's.
import type { components } from '../../../generated/types.ts'
import type { Context, Tools } from '../../context.ts'
import { hasKey, references } from '../../db/conditions.ts'
import { and, desc, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { candidates, files, offers, type OfferVariable } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'

type Schemas = components['schemas']

const candidateColumns = {
  candidateId: candidates.id,
  candidateKey: candidates.key,
  candidateName: candidates.name,
  location: candidates.location,
  jobId: candidates.jobId,
}
const offerColumns = {
  id: offers.id,
  key: offers.key,
  state: offers.state,
  variables: offers.variables,
  documents: offers.documents,
  createdAt: offers.createdAt,
}
type CandidateRow = Pick<typeof candidates.$inferSelect, 'location' | 'jobId'> & {
  candidateId: number
  candidateKey: string
  candidateName: string
}
export type OfferRow = CandidateRow & Pick<typeof offers.$inferSelect, keyof typeof offerColumns>

/** Finds a candidate by their key, with the key of their newest offer in their job, or null. */
export const prepareCandidateOffer = prepared((statement) =>
  statement('find_candidate_offer', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ ...candidateColumns, newest: offers.key })
      .from(candidates)
      .leftJoin(offers, and(eq(offers.accountId, p.account), eq(offers.candidateId, candidates.id), eq(offers.jobId, candidates.jobId)))
      .where(hasKey(candidates, p))
      .orderBy(desc(offers.key))
      .limit(1),
  ),
)

/** Finds an offer by its key, with its candidate, unless that candidate is in another job now. */
export const prepareOfferByKey = prepared((statement) =>
  statement('find_offer', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ ...candidateColumns, ...offerColumns })
      .from(offers)
      .innerJoin(candidates, and(references(offers.candidateId, candidates), eq(candidates.jobId, offers.jobId)))
      .where(hasKey(offers, p)),
  ),
)

export const presentOffered = ({ candidateKey, location, candidateName }: CandidateRow): Schemas['OfferedCandidate'] => ({
  id: candidateKey,
  location: location?.location_str ?? null,
  name: candidateName,
})

const presentVariable = ({ name, slug, body, pay }: OfferVariable): Schemas['OfferVariable'] => ({
  document_variable: { name, slug },
  value: { ...(body !== null && { body }), ...(pay && { data: presentPay(pay) }) },
})

const presentPay = ({ amount, frequency, currency_iso }: NonNullable<OfferVariable['pay']>): Schemas['OfferPay'] => {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: currency_iso }).format(amount)
  return { amount, frequency, cached_value: `${money} per ${frequency}`, currency_iso }
}

/** `show(run, offer, context)`: row -> wire, with short-lived URLs of the documents. One that is still to be fetched is not shown. */
export function prepareOfferView({ statement, files: { link } }: Pick<Tools, 'statement' | 'files'>) {
  const listDocuments = prepareDocumentList(statement)
  return async (run: Run, offer: OfferRow, { account, address }: Pick<Context, 'account' | 'address'>): Promise<Schemas['Offer']> => {
    const { documents: keys, candidateId: candidate } = offer
    const documents = keys.length > 0 ? await run(listDocuments, { account, candidate, keys }) : []
    return {
      id: offer.key,
      candidate: presentOffered(offer),
      created_at: seconds(offer.createdAt),
      state: offer.state,
      document_variables: offer.variables.map(presentVariable),
      documents: documents
        .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
        .map(({ key, name, kind }) => ({ name, preview_url: link(account, { key, name }, address), kind })),
    }
  }
}

const prepareDocumentList = prepared((statement) =>
  statement('list_offer_documents', (p: Holders<{ account: number; candidate: number; keys: string[] }>) =>
    build
      .select({ key: files.key, name: files.name, kind: files.kind })
      .from(files)
      .where(
        and(
          eq(files.accountId, p.account),
          eq(files.candidateId, p.candidate),
          sql`${files.key} = any(${p.keys}::bytea[])`,
          sql`${files.size} is not null`,
        ),
      ),
  ),
)
