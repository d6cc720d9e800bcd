// Erases a candidate from every table and from stored responses and notifications. Only a tombstone with the id remains.
import { and, eq, getTableName, sql } from '../../db/drizzle.js'
import { numberOfKey, prepareAudit, type Actor } from '../../access/audit.ts'
import { hasId } from '../../db/conditions.ts'
import { prepareNotify } from '../../db/notify.ts'
import { prepared } from '../../db/prepared.ts'
import { activities, candidates, events, offers, ratings } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import type { Files } from '../../context.ts'
import { notificationErasure, prepareAnswerErasure, prepareTombstone } from '../accounts/erasedCopies.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

type OfCandidate = { account: number; id: number }

/**
 * `erase(run, candidate, forgetFilesOf)`: `now` is an ISO 8601 instant. Throws 404 if the account has no such candidate, or no longer has
 * it.
 */
export const prepareErasure = prepared((statement) => {
  const lock = prepareCandidateLock(statement)
  const audit = prepareAudit(statement)
  const notify = prepareNotify({ statement })
  const removeAnswers = prepareAnswerErasure(statement)
  const leaveTombstone = prepareTombstone(statement)
  const find = statement('find_identifiers_of_candidate', (p: Holders<OfCandidate>) =>
    build.select({ email: candidates.email, mailbox: candidates.mailbox }).from(candidates).where(hasId(candidates, p)),
  )
  // Activities refer to files, so they are deleted first.
  const removals = [activities, ratings, events].map((table) =>
    statement(`erase_${getTableName(table)}`, (p: Holders<OfCandidate>) =>
      build.delete(table).where(and(eq(table.accountId, p.account), eq(table.candidateId, p.id))),
    ),
  )
  const removeOffers = statement('erase_offers', (p: Holders<OfCandidate>) =>
    build
      .delete(offers)
      .where(and(eq(offers.accountId, p.account), eq(offers.candidateId, p.id)))
      .returning({ key: offers.key }),
  )
  const removeCandidate = statement('erase_candidate', (p: Holders<OfCandidate>) => build.delete(candidates).where(hasId(candidates, p)))
  // Found by the internal id: the candidate may have had another key in an earlier job, and each notification keeps the one it was sent with.
  const stripNotifications = notificationErasure<OfCandidate>(
    statement,
    'candidate',
    (subject, p) => sql`${subject} ->> 'person' = ${p.id}::text`,
  )

  return async (
    run: Run,
    { account, key, now, actor }: { account: number; key: string; now: string; actor: Actor },
    forgetFilesOf: Files['forgetFilesOf'],
  ): Promise<void> => {
    const { id, job, stage } = await lock(run, account, key)
    const ids = { account, id }
    const [identifiers] = await run(find, ids)
    for (const remove of removals) await run(remove, ids)
    const offered = await run(removeOffers, ids)
    await forgetFilesOf(run, account, { candidate: id })
    await run(removeCandidate, ids)
    // Whichever e-mail address or id the candidate had at the time, a response that shows them contains their mailbox or the id of their offer.
    await removeAnswers(run, account, [key, identifiers!.email, identifiers!.mailbox, ...offered.map((offer) => offer.key)])
    await stripNotifications(run, ids)
    await leaveTombstone(run, account, key, now)
    await notify(run, { account, event: 'candidate_deleted', subject: { candidate: key, job, stage: stage.slug } })
    await audit(run, account, actor, 'candidate_erased', numberOfKey(key))
  }
})
