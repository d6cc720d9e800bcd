// Erases a candidate: out of every table, and out of the answers and notifications that are kept to be repeated. Only the id stays, as a tombstone.
import { and, eq, getTableName, or, sql, type AnyColumn } from '../../db/drizzle.js'
import { prepareAudit, type Actor } from '../../access/audit.ts'
import { prepareNotify } from '../../db/notify.ts'
import { prepared } from '../../db/prepared.ts'
import {
  activities,
  candidates,
  deliveries,
  deliveryAttempts,
  erasures,
  events,
  files,
  idempotencyKeys,
  outbox,
  ratings,
} from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import type { Files } from '../../context.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

type OfCandidate = { account: number; candidate: number }
type Marks = { account: number; key: string; email: string | null; mailbox: string }

/**
 * `erase(run, …)` gives the keys of the files whose bytes are to be removed once it is committed. `now` is an ISO 8601 instant.
 * Throws 404 when the account has no such candidate (any more).
 */
export const prepareErasure = prepared((statement) => {
  const lock = prepareCandidateLock(statement)
  const audit = prepareAudit(statement)
  const notify = prepareNotify({ statement })
  const find = statement('find_marks_of_candidate', (p: Holders<OfCandidate>) =>
    build
      .select({ email: candidates.email, mailbox: candidates.mailbox })
      .from(candidates)
      .where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.candidate))),
  )
  const listFiles = statement('list_files_to_erase', (p: Holders<OfCandidate>) =>
    build
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.accountId, p.account), eq(files.candidateId, p.candidate))),
  )
  // Activities name files, so they go before them.
  const removals = [activities, ratings, events].map((table) =>
    statement(`erase_${getTableName(table)}`, (p: Holders<OfCandidate>) =>
      build.delete(table).where(and(eq(table.accountId, p.account), eq(table.candidateId, p.candidate))),
    ),
  )
  const removeCandidate = statement('erase_candidate', (p: Holders<OfCandidate>) =>
    build.delete(candidates).where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.candidate))),
  )
  // The mailbox is in every answer that shows the candidate, whatever e-mail address or id they had at that time.
  const holds = (answer: AnyColumn, mark: unknown) => sql`position(lower(${mark}::text) in lower(${answer})) > 0`
  const removeAnswers = statement('erase_idempotent_answers', (p: Holders<Marks>) =>
    build
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.accountId, p.account),
          or(...[p.key, p.email, p.mailbox].map((mark) => holds(idempotencyKeys.answer, mark))),
        ),
      ),
  )
  // By the internal id, since they may have had another one in another job before: each keeps the one that it told.
  const stripNotifications = statement('strip_notifications', (p: Holders<OfCandidate>) =>
    build
      .update(outbox)
      .set({ subject: sql`jsonb_build_object('candidate', ${outbox.subject} -> 'candidate')` })
      .where(and(eq(outbox.accountId, p.account), sql`${outbox.subject} ->> 'person' = ${p.candidate}::text`)),
  )
  // Whoever is about to send one loses it.
  const stripDeliveries = statement('strip_deliveries', (p: Holders<OfCandidate>) =>
    build
      .update(deliveries)
      .set({ body: null, leasedUntil: null, subject: sql`jsonb_build_object('candidate', ${deliveries.subject} -> 'candidate')` })
      .where(and(eq(deliveries.accountId, p.account), sql`${deliveries.subject} ->> 'person' = ${p.candidate}::text`))
      .returning({ id: deliveries.id }),
  )
  const removeReceived = statement('erase_received_answers', (p: Holders<{ account: number; deliveries: number[] }>) =>
    build
      .update(deliveryAttempts)
      .set({ answer: null })
      .where(and(eq(deliveryAttempts.accountId, p.account), sql`${deliveryAttempts.deliveryId} = any(${p.deliveries}::bigint[])`)),
  )
  const insertTombstone = statement('insert_erasure', (p: Holders<{ account: number; key: string; now: string }>) =>
    build.insert(erasures).values({ accountId: p.account, key: p.key, erasedAt: p.now }),
  )

  return async (
    run: Run,
    { account, key, now, actor }: { account: number; key: string; now: string; actor: Actor },
    forgetFilesOf: Files['forgetFilesOf'],
  ): Promise<string[]> => {
    const { id: candidate, job, stage } = await lock(run, account, key)
    const ids = { account, candidate }
    const [marks] = await run(find, ids)
    const kept = await run(listFiles, ids)
    for (const remove of removals) await run(remove, ids)
    await forgetFilesOf(run, account, candidate)
    await run(removeCandidate, ids)
    const { email, mailbox } = marks!
    // As it stands in a JSON text, without its quotes; an empty one would be found everywhere.
    await run(removeAnswers, { account, key, email: email ? JSON.stringify(email).slice(1, -1) : null, mailbox })
    // First what is not dispatched yet: from here on nobody dispatches it before this is committed.
    await run(stripNotifications, ids)
    const told = await run(stripDeliveries, ids)
    await run(removeReceived, { account, deliveries: told.map(({ id }) => id) })
    await run(insertTombstone, { account, key, now })
    await notify(run, { account, event: 'candidate_deleted', subject: { candidate: key, job, stage: stage.slug } })
    await audit(run, account, actor, 'candidate_erased', candidate)
    return kept.map((file) => file.key)
  }
})
