// The deliveries of a subscription: listing them, sending a test notification, and redelivering.
import { and, asc, between, eq, gt, gte, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { deliveries, deliveryAttempts, subscriptions, type deliveryStates, type notificationEvents } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { presentTraceparent } from '../../traces/tracing.ts'
import { inBatches, inSome } from './batches.ts'

/** How many attempts of a delivery are shown, the newest ones. */
const mostAttempts = 100

/** The columns that are shown of a delivery, without its attempts. */
export const deliveryColumns = {
  id: deliveries.id,
  key: deliveries.key,
  uuid: deliveries.uuid,
  event: deliveries.event,
  state: deliveries.state,
  sequence: deliveries.sequence,
  occurredAt: deliveries.occurredAt,
  createdAt: deliveries.createdAt,
  deliveredAt: deliveries.deliveredAt,
  dueAt: deliveries.dueAt,
  test: sql<boolean>`${deliveries.subject} ? 'test'`,
}
const columns = {
  ...deliveryColumns,
  attempts: sql<number>`(select count(*)::int from ${deliveryAttempts} a
    where a.account_id = ${deliveries}.account_id and a.delivery_id = ${deliveries}.id)`,
}
/** The newest attempts, the newest last. Read in the delivery's own statement, so that the two never contradict each other. */
const tries = sql<LoggedAttempt[]>`(select coalesce(json_agg(a order by a.id), '[]') from (
    select a.id, a.started_at "startedAt", a.duration, a.status, a.fault, a.answer from ${deliveryAttempts} a
    where a.account_id = ${deliveries}.account_id and a.delivery_id = ${deliveries}.id
    order by a.id desc limit ${sql.raw(String(mostAttempts))}) a)`
/** `attempts` is their count; `test` is true for a test notification. */
export type LoggedDelivery = Pick<typeof deliveries.$inferSelect, Exclude<keyof typeof columns, 'attempts' | 'test'>> & {
  attempts: number
  test: boolean
}
export type LoggedAttempt = Pick<typeof deliveryAttempts.$inferSelect, 'startedAt' | 'duration' | 'status' | 'fault' | 'answer'>

type OfSubscription = { account: number; subscription: number }
const ofSubscription = (p: Holders<OfSubscription>) =>
  and(eq(deliveries.accountId, p.account), eq(deliveries.subscriptionId, p.subscription))

/** Deliveries between two keys, both included, created after an instant. */
export type Page = OfSubscription & {
  states: readonly (typeof deliveryStates)[number][]
  since: string
  upTo: string
  after: string
  most: number
}

/** `list` returns a subscription's deliveries by key, `find` one of them with its newest attempts, the newest last. */
export const prepareDeliveryLog = prepared((statement) => {
  const list = statement('list_deliveries', (p: Holders<Omit<Page, 'states'> & { states: string[] }>) =>
    build
      .select(columns)
      .from(deliveries)
      .where(
        and(
          ofSubscription(p),
          between(deliveries.key, p.since, p.upTo),
          gt(deliveries.createdAt, p.after),
          sql`${deliveries.state} = any(${p.states}::text[])`,
        ),
      )
      .orderBy(asc(deliveries.key))
      .limit(p.most),
  )
  const find = statement('find_delivery', (p: Holders<OfSubscription & { key: string }>) =>
    build
      .select({ ...columns, tries })
      .from(deliveries)
      .where(and(ofSubscription(p), eq(deliveries.key, p.key))),
  )
  return {
    list: (page: Page): Promise<LoggedDelivery[]> => list({ ...page, states: [...page.states] }),
    /** Throws 404 if the subscription has no delivery with this key. */
    find: async (given: OfSubscription & { key: string }): Promise<LoggedDelivery & { tries: LoggedAttempt[] }> =>
      requireRow(await find(given)),
  }
})

/** `test(run, which, event, now)`: creates a test notification that is due at `now` and returns its key. */
export const prepareTestDelivery = prepared((statement) => {
  const number = statement('number_test_delivery', (p: Holders<OfSubscription>) =>
    build
      .update(subscriptions)
      .set({ lastSequence: sql`${subscriptions.lastSequence} + 1` })
      .where(and(eq(subscriptions.accountId, p.account), eq(subscriptions.id, p.subscription)))
      .returning({ sequence: subscriptions.lastSequence }),
  )
  type Tested = OfSubscription & { sequence: number; event: string; now: string; traceparent: string | null }
  const insert = statement('insert_test_delivery', (p: Holders<Tested>) =>
    build
      .insert(deliveries)
      .values({
        accountId: p.account,
        subscriptionId: p.subscription,
        sequence: p.sequence,
        event: p.event as never,
        subject: sql`'{"test": "true"}'::jsonb`,
        occurredAt: p.now,
        traceparent: p.traceparent,
        state: 'pending',
        dueAt: p.now,
      })
      .returning({ key: deliveries.key }),
  )
  return async (
    run: Run,
    { account, subscription }: OfSubscription,
    event: (typeof notificationEvents)[number],
    now: string,
  ): Promise<string> => {
    const numbered = requireRow(await run(number, { account, subscription }))
    const tested = { account, subscription, sequence: numbered.sequence, event, now, traceparent: presentTraceparent() }
    const [made] = await run(insert, tested)
    return made!.key
  }
})

/**
 * Makes deliveries due again: the same notification with the same bytes, at `now` and then by the whole schedule. The outcome of an attempt
 * that is running is ignored. `one` throws 404 if the subscription has no delivery with this key; `failed` takes all failed deliveries
 * created at `since` or later and returns their count. Both instants are ISO 8601.
 */
export const prepareRedelivery = prepared((statement) => {
  const again = (p: Holders<{ now: string }>) =>
    build
      .update(deliveries)
      .set({ state: 'pending', dueAt: p.now as never, leasedUntil: null, failures: 0, asked: true, deliveredAt: null })
  const one = statement('redeliver_delivery', (p: Holders<OfSubscription & { key: string; now: string }>) =>
    again(p)
      .where(and(ofSubscription(p), eq(deliveries.key, p.key)))
      .returning({ id: deliveries.id }),
  )
  const failed = statement('redeliver_failed', (p: Holders<OfSubscription & { since: string; now: string }>) =>
    again(p)
      .where(
        and(
          eq(deliveries.accountId, p.account),
          inSome(p, and(ofSubscription(p), eq(deliveries.state, 'failed'), gte(deliveries.createdAt, p.since))),
        ),
      )
      .returning({ id: deliveries.id }),
  )
  return {
    one: async (run: Run, which: OfSubscription & { key: string }, now: string): Promise<void> =>
      void requireRow(await run(one, { ...which, now })),
    failed: async (run: Run, which: OfSubscription & { since: string }, now: string): Promise<number> =>
      inBatches(() => run(failed, { ...which, now })),
  }
})
