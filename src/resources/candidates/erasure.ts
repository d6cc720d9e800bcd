// Erases a candidate from every table and from stored responses and notifications. Only a tombstone with the id remains.
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
type Identifiers = { account: number; key: string; email: string | null; mailbox: string }

/**
 * `erase(run, candidate, forgetFilesOf)`: returns the keys of the files whose bytes are to be removed after the commit. `now` is an ISO 8601
 * instant. Throws 404 if the account has no such candidate, or no longer has it.
 */
export const prepareErasure = prepared((statement) => {
  const lock = prepareCandidateLock(statement)
  const audit = prepareAudit(statement)
  const notify = prepareNotify({ statement })
  const find = statement('find_identifiers_of_candidate', (p: Holders<OfCandidate>) =>
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
  // Activities refer to files, so they are deleted first.
  const removals = [activities, ratings, events].map((table) =>
    statement(`erase_${getTableName(table)}`, (p: Holders<OfCandidate>) =>
      build.delete(table).where(and(eq(table.accountId, p.account), eq(table.candidateId, p.candidate))),
    ),
  )
  const removeCandidate = statement('erase_candidate', (p: Holders<OfCandidate>) =>
    build.delete(candidates).where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.candidate))),
  )
  // Every response that shows the candidate contains their mailbox, whichever e-mail address or id they had at the time.
  const holds = (answer: AnyColumn, text: unknown) => sql`position(lower(${text}::text) in lower(${answer})) > 0`
  const removeAnswers = statement('erase_idempotent_answers', (p: Holders<Identifiers>) =>
    build
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.accountId, p.account),
          or(...[p.key, p.email, p.mailbox].map((text) => holds(idempotencyKeys.answer, text))),
        ),
      ),
  )
  // Found by the internal id: the candidate may have had another key in an earlier job, and each notification keeps the one it was sent with.
  const stripNotifications = statement('strip_notifications', (p: Holders<OfCandidate>) =>
    build
      .update(outbox)
      .set({ subject: sql`jsonb_build_object('candidate', ${outbox.subject} -> 'candidate')` })
      .where(and(eq(outbox.accountId, p.account), sql`${outbox.subject} ->> 'person' = ${p.candidate}::text`)),
  )
  // Clearing the lease takes a delivery from the process that is about to send it.
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
    const [identifiers] = await run(find, ids)
    const kept = await run(listFiles, ids)
    for (const remove of removals) await run(remove, ids)
    await forgetFilesOf(run, account, { candidate })
    await run(removeCandidate, ids)
    const { email, mailbox } = identifiers!
    // As escaped in JSON, without the quotes. An empty string would match every response.
    await run(removeAnswers, { account, key, email: email ? JSON.stringify(email).slice(1, -1) : null, mailbox })
    // The outbox first: its row locks keep notifications from being dispatched before this commits.
    await run(stripNotifications, ids)
    const told = await run(stripDeliveries, ids)
    await run(removeReceived, { account, deliveries: told.map(({ id }) => id) })
    await run(insertTombstone, { account, key, now })
    await notify(run, { account, event: 'candidate_deleted', subject: { candidate: key, job, stage: stage.slug } })
    await audit(run, account, actor, 'candidate_erased', candidate)
    return kept.map((file) => file.key)
  }
})
