// Offers to candidates.
import { createdAt, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import { type SQLWrapper, bigint, check, index, jsonb, pgTable, sql, uniqueIndex } from '../drizzle.js'
import { candidates } from './candidates.ts'
import { identity, identityKeys } from './identity.ts'
import { jobs } from './jobs.ts'

export const offerStates = ['draft', 'pending', 'approved', 'rejected'] as const
export const payFrequencies = ['hour', 'day', 'week', 'month', 'year'] as const

export type OfferPay = { amount: number; frequency: (typeof payFrequencies)[number]; currency_iso: string }
/** A value of an offer that its documents name: a text or a pay. `slug` is unique within the offer. */
export type OfferVariable = { name: string; slug: string; body: string | null; pay: OfferPay | null }

/** Whether nobody has decided an offer in this state. */
const isOpen = (state: SQLWrapper) => sql`${state} in ('draft', 'pending')`

export const offers = pgTable(
  'offers',
  {
    ...identity(),
    candidateId: bigint('candidate_id', { mode: 'number' }).notNull(),
    /** The job that is offered. A candidate who is relocated has no offer in the other job. */
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    state: word('state', offerStates).notNull().default('draft'),
    variables: jsonb('variables').$type<OfferVariable[]>().notNull().default([]),
    /** The keys of the files, which are attachments of the candidate. */
    documents: jsonb('documents').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('offers', t),
    index('offers_of_candidate').on(t.accountId, t.candidateId, t.jobId, t.key),
    uniqueIndex('offers_open').on(t.accountId, t.candidateId, t.jobId).where(isOpen(t.state)),
    refersTo('offers_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('offers_job', t, t.jobId, jobs).onDelete('cascade'),
    check('offers_state', oneOf('state', offerStates)),
  ],
)
