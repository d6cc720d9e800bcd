// Stores the outcome of an attempt: delivered, due again, or failed for good, and what it says about the target.
import { and, eq, isNotNull, isNull, or, sql } from '../db/drizzle.js'
import { deliveries, deliveryAttempts, subscriptions, type attemptFaults, type disablings, type SigningSecret } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { inBatches, inSome } from '../resources/subscriptions/batches.ts'
import type { Claimed } from './claim.ts'
import { prepareReseal } from './resealing.ts'

/** Times are ISO 8601 instants, `duration` is in milliseconds. */
export type Attempt = {
  readonly startedAt: string
  readonly duration: number
  readonly status: number | null
  readonly fault: (typeof attemptFaults)[number] | null
  readonly answer: string | null
}
type Of = { account: number; id: number; lease: string }
type OfSubscription = { account: number; subscription: number }

/** If the claim was lost meanwhile, a function for a claim changes nothing; one that resolves to a boolean resolves to false. */
export type Settling = {
  /** Stores the bytes that every attempt sends. */
  readonly keepBody: (claimed: Claimed, body: string) => Promise<boolean>
  readonly delivered: (claimed: Claimed, attempt: Attempt, now: string) => Promise<boolean>
  /** If `dueAt` is null, there are no more attempts. */
  readonly failed: (claimed: Claimed, attempt: Attempt, dueAt: string | null) => Promise<boolean>
  /** Stores the resealed secrets, unless they were replaced meanwhile. */
  readonly reseal: (claimed: Claimed, secrets: SigningSecret[]) => Promise<void>
  /** Releases the delivery as if it had not been claimed. */
  readonly release: (claimed: Claimed) => Promise<void>
  /** The target has responded with success: its earlier failures are cleared. */
  readonly recovered: (of: OfSubscription) => Promise<void>
  /** The target has failed at `now` and gets no requests until `restsUntil`. Resolves to when its failures without a success began. */
  readonly troubled: (of: OfSubscription, now: string, restsUntil: string | null) => Promise<string | undefined>
  /** Nothing more is sent to the target. Pending deliveries are held until the subscription is enabled. */
  readonly disable: (of: OfSubscription, reason: (typeof disablings)[number], now: string) => Promise<void>
}

export function prepareSettling({ statement, transaction }: Pick<Statements, 'statement' | 'transaction'>): Settling {
  const held = (p: Holders<Of>) => and(eq(deliveries.accountId, p.account), eq(deliveries.id, p.id), eq(deliveries.leasedUntil, p.lease))
  const keepBody = statement('keep_delivery_body', (p: Holders<Of & { body: string }>) =>
    build
      .update(deliveries)
      .set({ body: p.body as never })
      .where(held(p))
      .returning({ id: deliveries.id }),
  )
  type Settled = Of &
    Attempt & { state: 'pending' | 'delivered' | 'failed'; failures: number; dueAt: string | null; deliveredAt: string | null }
  const settle = statement('settle_delivery', (p: Holders<Settled>) =>
    build
      .with(
        build.$with('settled').as(
          build
            .update(deliveries)
            .set({
              state: p.state as never,
              failures: p.failures as never,
              dueAt: p.dueAt as never,
              leasedUntil: null,
              deliveredAt: sql`coalesce(${p.deliveredAt}::timestamptz, ${deliveries.deliveredAt})`,
            })
            .where(held(p))
            .returning({ id: deliveries.id }),
        ),
        build.$with('attempt', {}).as(
          sql`insert into ${deliveryAttempts} (account_id, delivery_id, started_at, duration, status, fault, answer)
          select ${p.account}::bigint, id, ${p.startedAt}::timestamptz, ${p.duration}::int, ${p.status}::int, ${p.fault}::text, ${p.answer}::text
          from settled`,
        ),
      )
      .select({ id: sql<number>`id` })
      .from(sql`settled`),
  )
  const release = statement('release_delivery', (p: Holders<Of>) => build.update(deliveries).set({ leasedUntil: null }).where(held(p)))
  const reseal = prepareReseal(statement)
  const recovered = statement('recover_subscription', (p: Holders<OfSubscription>) =>
    build
      .update(subscriptions)
      .set({ failingSince: null, restsUntil: null })
      .where(
        and(
          eq(subscriptions.accountId, p.account),
          eq(subscriptions.id, p.subscription),
          or(isNotNull(subscriptions.failingSince), isNotNull(subscriptions.restsUntil)),
        ),
      ),
  )
  const troubled = statement('trouble_subscription', (p: Holders<OfSubscription & { now: string; restsUntil: string | null }>) =>
    build
      .update(subscriptions)
      .set({
        failingSince: sql`coalesce(${subscriptions.failingSince}, ${p.now}::timestamptz)`,
        // The longest requested pause counts. `greatest` ignores null.
        restsUntil: sql`greatest(${subscriptions.restsUntil}, ${p.restsUntil}::timestamptz)`,
      })
      .where(and(eq(subscriptions.accountId, p.account), eq(subscriptions.id, p.subscription)))
      .returning({ since: sql<string>`${subscriptions.failingSince}` }),
  )
  const disable = statement('disable_subscription', (p: Holders<OfSubscription & { reason: string; now: string }>) =>
    build
      .update(subscriptions)
      .set({ disabledAt: p.now as never, disabledReason: p.reason as never })
      .where(and(eq(subscriptions.accountId, p.account), eq(subscriptions.id, p.subscription), isNull(subscriptions.disabledAt)))
      .returning({ id: subscriptions.id }),
  )
  // Includes those in progress: their outcome can no longer be stored, so they are sent again.
  const hold = statement('hold_deliveries', (p: Holders<OfSubscription>) =>
    build
      .update(deliveries)
      .set({ state: 'held', dueAt: null, leasedUntil: null })
      .where(
        and(
          eq(deliveries.accountId, p.account),
          inSome(p, and(eq(deliveries.subscriptionId, p.subscription), isNotNull(deliveries.dueAt))),
        ),
      )
      .returning({ id: deliveries.id }),
  )

  const of = ({ account, id, lease }: Claimed): Of => ({ account: account.id, id, lease })
  return {
    keepBody: async (claimed, body) => (await keepBody({ ...of(claimed), body })).length > 0,
    delivered: async (claimed, attempt, now) => {
      const settled = { state: 'delivered', failures: claimed.failures, dueAt: null, deliveredAt: now } as const
      return (await settle({ ...of(claimed), ...attempt, ...settled })).length > 0
    },
    failed: async (claimed, attempt, dueAt) => {
      const settled = { state: dueAt === null ? 'failed' : 'pending', failures: claimed.failures + 1, dueAt, deliveredAt: null } as const
      return (await settle({ ...of(claimed), ...attempt, ...settled })).length > 0
    },
    reseal: async ({ account, subscription, secrets: held }, secrets) =>
      void (await reseal.secrets({ account: account.id, subscription, secrets, held })),
    release: async (claimed) => void (await release(of(claimed))),
    recovered: async (given) => void (await recovered(given)),
    troubled: async (given, now, restsUntil) => (await troubled({ ...given, now, restsUntil }))[0]?.since,
    disable: (given, reason, now) =>
      transaction(async (run) => {
        const [disabled] = await run(disable, { ...given, reason, now })
        if (disabled) await inBatches(() => run(hold, given))
      }),
  }
}
