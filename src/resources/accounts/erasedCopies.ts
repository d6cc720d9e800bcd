// The copies of a person's data outside of their own rows, in stored responses and notifications; and the tombstone that an erasure leaves.
import { and, eq, sql, type AnyColumn, type SQL } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { deliveries, deliveryAttempts, erasures, idempotencyKeys, outbox } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'

type Erased = { account: number; key: string; now: string }

/** `leave(run, account, key, now)`: keeps the person's id, so that no import brings them back. `now` is an ISO 8601 instant. */
export const prepareTombstone = prepared((statement) => {
  const insert = statement('insert_erasure', (p: Holders<Erased>) =>
    build.insert(erasures).values({ accountId: p.account, key: p.key, erasedAt: p.now }),
  )
  return async (run: Run, account: number, key: string, now: string): Promise<void> => void (await run(insert, { account, key, now }))
})

/** `removeAnswers(run, account, texts)`: removes the responses kept for repeated requests that contain one of the texts, in any case. */
export const prepareAnswerErasure = prepared((statement) => {
  const remove = statement('erase_idempotent_answers', (p: Holders<{ account: number; texts: string[] }>) =>
    build
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.accountId, p.account),
          sql`exists (select from unnest(${p.texts}::text[]) held(held) where position(lower(held.held) in lower(${idempotencyKeys.answer})) > 0)`,
        ),
      ),
  )
  return async (run: Run, account: number, texts: readonly (string | null)[]): Promise<void> => {
    // As escaped in JSON, without the quotes. An empty text would match every response.
    const held = texts.flatMap((text) => (text ? [JSON.stringify(text).slice(1, -1)] : []))
    await run(remove, { account, texts: held })
  }
})

/**
 * Returns `strip(run, about)`, which leaves only ids of the notifications about a person, whether waiting, under way or sent. `noun` names its
 * statements; `isAbout` holds for the subjects of these notifications.
 */
export function notificationErasure<About extends { account: number }>(
  statement: Statements['statement'],
  noun: string,
  isAbout: (subject: AnyColumn, p: Holders<About>) => SQL,
) {
  const ids = (subject: AnyColumn) =>
    sql`jsonb_strip_nulls(jsonb_build_object('candidate', ${subject} -> 'candidate', 'employee', ${subject} -> 'employee', 'request', ${subject} -> 'request'))`
  const stripNotifications = statement(`strip_notifications_of_${noun}`, (p: Holders<About>) =>
    build
      .update(outbox)
      .set({ subject: ids(outbox.subject) })
      .where(and(eq(outbox.accountId, p.account), isAbout(outbox.subject, p))),
  )
  // Clearing the lease takes a delivery from the process that is about to send it.
  const stripDeliveries = statement(`strip_deliveries_of_${noun}`, (p: Holders<About>) =>
    build
      .update(deliveries)
      .set({ body: null, leasedUntil: null, subject: ids(deliveries.subject) })
      .where(and(eq(deliveries.accountId, p.account), isAbout(deliveries.subject, p)))
      .returning({ id: deliveries.id }),
  )
  const removeReceived = statement(`erase_received_answers_of_${noun}`, (p: Holders<{ account: number; deliveries: number[] }>) =>
    build
      .update(deliveryAttempts)
      .set({ answer: null })
      .where(and(eq(deliveryAttempts.accountId, p.account), sql`${deliveryAttempts.deliveryId} = any(${p.deliveries}::bigint[])`)),
  )
  return async (run: Run, about: About): Promise<void> => {
    // The outbox first: its row locks keep notifications from being dispatched before this commits.
    await run(stripNotifications, about)
    const told = await run(stripDeliveries, about)
    await run(removeReceived, { account: about.account, deliveries: told.map(({ id }) => id) })
  }
}
