// Offers to candidates.
import { files, offers, payFrequencies } from '../../db/schema.ts'
import { recordType } from '../recordType.ts'
import { filled, keySchema, listOf, objectOf, orNull } from '../schema.ts'
import type { At, Reference } from '../typeEntry.ts'

type OfferRecord = {
  readonly candidate_id: string
  readonly job_id: string
  readonly state: string
  readonly variables: readonly { slug: string; body: string | null; pay: object | null }[]
  readonly documents: readonly string[]
}

const pay = objectOf({
  amount: { type: 'number', minimum: 0, maximum: 1e12 },
  frequency: { type: 'string', enum: [...payFrequencies] },
  currency_iso: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
})

export const offerType = recordType({
  name: 'offer',
  table: offers,
  like: 'Offer',
  ignored: ['candidate', 'document_variables'],
  fields: {
    variables: {
      schema: listOf(objectOf({ name: filled(255), slug: filled(255), body: orNull(filled(10_000)), pay: orNull(pay) }), 100),
    },
    documents: { schema: listOf(keySchema, 20) },
  },
  // Nobody has decided an open offer, and a candidate has one at a time.
  unique: ({ state, candidate_id: candidate, job_id: job }: OfferRecord) =>
    state === 'draft' || state === 'pending' ? { offers_open: [['/candidate_id', `${candidate} ${job}`]] } : {},
  refersTo: ({ documents }: OfferRecord) => documents.map((key, at): Reference => [`/documents/${at}`, key, files]),
  faultsIn: ({ variables }: OfferRecord) => [
    ...variables.flatMap(({ body, pay }, at): At<string>[] =>
      (body === null) === (pay === null) ? [[`/variables/${at}`, 'must have either body or pay']] : [],
    ),
    ...(new Set(variables.map(({ slug }) => slug)).size < variables.length ? [['/variables', 'has a slug twice'] as const] : []),
  ],
})
