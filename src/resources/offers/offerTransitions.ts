// The states of an offer, the transitions between them, and how one is made.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import type { Caller, Context } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { offers, type offerStates } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { conflict, requireRow } from '../../errors.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import { prepareCandidateLock, type LockedCandidate } from '../candidates/lockCandidate.ts'
import type { JobRight } from '../members/jobRight.ts'
import { prepareOfferByKey, type OfferRow } from './offer.ts'

type OfferState = (typeof offerStates)[number]

/** A draft is sent, and a sent offer is approved or rejected. Nothing leads back: after a decision, another offer can be drafted. */
export const offerTransitions: Readonly<Record<OfferState, readonly OfferState[]>> = {
  draft: ['pending'],
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}

/** The audit entry, and the candidate's activity, of what leads to each state. */
const actions = { pending: 'offer_sent', approved: 'offer_approved', rejected: 'offer_rejected' } as const

/** Throws 409 for a disqualified candidate: nothing is offered to them. */
export function refuseDisqualified(disqualified: boolean): void {
  if (disqualified) throw conflict('candidate-disqualified', 'The candidate is disqualified')
}

/**
 * `lockOffer(run, caller, key, right)`: returns the offer and its candidate. Changes of a candidate and of their offers queue on the candidate's
 * row. Throws 404 for an unknown or unseen offer, and 403 if the caller lacks the right.
 */
export const prepareOfferLock = prepared((statement) => {
  const find = prepareOfferByKey(statement)
  const lock = prepareCandidateLock(statement)
  const requireRight = prepareCandidateRight(statement)
  return async (run: Run, caller: Caller, key: string, right: JobRight): Promise<{ offer: OfferRow; candidate: LockedCandidate }> => {
    const account = caller.tenant.id
    const { candidateKey } = requireRow(await run(find, { account, key }))
    await requireRight(caller, candidateKey, right, run)
    const candidate = await lock(run, account, candidateKey)
    // Read again, since whoever held the lock may have changed it.
    return { offer: requireRow(await run(find, { account, key })), candidate }
  }
})

/**
 * `transition(run, context, key, to)`: moves the offer to the state and returns it with its candidate, as changed. Throws like `lockOffer`,
 * and 409 if the offer's state does not allow it, or the candidate is disqualified and the offer not rejected.
 */
export const prepareOfferTransition = prepared((statement) => {
  const lockOffer = prepareOfferLock(statement)
  const setState = statement('set_offer_state', (p: Holders<{ account: number; id: number; state: OfferState }>) =>
    build
      .update(offers)
      .set({ state: sql`${p.state}`, updatedAt: sql`now()` })
      .where(hasId(offers, p)),
  )
  const audit = prepareAudit(statement)
  const writeActivity = prepareCandidateActivity(statement)
  return async (run: Run, context: Context, key: string, to: keyof typeof actions) => {
    const { account, caller } = context
    const { offer, candidate } = await lockOffer(run, caller, key, to === 'pending' ? 'manageOffer' : 'decideOffer')
    if (!offerTransitions[offer.state].includes(to))
      throw conflict('offer-state-conflict', `The offer is ${offer.state}: it cannot become ${to}`)
    if (to !== 'rejected') refuseDisqualified(candidate.disqualified)
    await run(setState, { account, id: offer.id, state: to })
    await audit(run, account, actorOf(context), actions[to], offer.id)
    await writeActivity(run, account, candidate, { memberId: caller.person?.id ?? null, action: actions[to] })
    return { offer: { ...offer, state: to }, candidate }
  }
})
