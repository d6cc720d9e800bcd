// A subscription: who may see it, its wire format, removing and enabling it, for the operations and the settings pages.
import type { components } from '../../../generated/types.ts'
import { and, asc, eq, isNotNull, or, sql } from '../../db/drizzle.js'
import { prepareAudit, type Actor } from '../../access/audit.ts'
import type { Caller } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { deliveries, subscriptions } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { conflict, requireRow } from '../../errors.ts'
import { inBatches, inSome } from './batches.ts'
import { isLive } from './live.ts'

/** Which subscriptions are visible: those of one client of the account (`account:1`, `application:2`, `partner:3`, `member:4`), or all if `owner` is null. */
export type Reach = { readonly account: number; readonly owner: string | null }

/** The client that owns a caller's subscriptions. An account token sent with a partner's client id, as legacy clients do, counts as the account. */
export const ownerOf = ({ kind, tenant, client }: Caller): string => (kind === 'account' ? `account:${tenant.id}` : client)

/** An account token sees all subscriptions of the account, other tokens those of their own client. */
export const reachOf = (caller: Caller): Reach => ({
  account: caller.tenant.id,
  owner: caller.kind === 'account' ? null : ownerOf(caller),
})

/** A caller sees the signing secrets of their own client only. */
export const ownReachOf = (caller: Caller): Reach => ({ account: caller.tenant.id, owner: ownerOf(caller) })

const columns = {
  id: subscriptions.id,
  event: subscriptions.event,
  target: subscriptions.target,
  jobShortcode: subscriptions.jobShortcode,
  stageSlug: subscriptions.stageSlug,
  disabledAt: subscriptions.disabledAt,
  disabledReason: subscriptions.disabledReason,
  createdAt: subscriptions.createdAt,
}
export type Subscription = Pick<typeof subscriptions.$inferSelect, keyof typeof columns>

/** Row -> wire. */
export const presentSubscription = (row: Subscription): components['schemas']['Subscription'] => ({
  id: row.id,
  event: row.event,
  target: row.target,
  valid_until: null,
  created_at: milliseconds(row.createdAt),
  stage_slug: row.stageSlug,
  job_shortcode: row.jobShortcode,
  state: row.disabledAt === null ? 'active' : 'disabled',
  disabled_at: row.disabledAt === null ? null : milliseconds(row.disabledAt),
  disabled_reason: row.disabledReason,
})

/** Holds for the live subscriptions within reach. */
const within = (p: Holders<{ account: number; owner: string | null }>) =>
  and(eq(subscriptions.accountId, p.account), or(sql`${p.owner}::text is null`, eq(subscriptions.owner, p.owner)), isLive('subscriptions'))

/** `list(reach)`: returns the subscriptions within reach by id, at most 1000. */
export const prepareSubscriptionList = prepared((statement) => {
  const list = statement('list_subscriptions', (p: Holders<{ account: number; owner: string | null }>) =>
    build.select(columns).from(subscriptions).where(within(p)).orderBy(asc(subscriptions.id)).limit(longestList),
  )
  return ({ account, owner }: Reach): Promise<Subscription[]> => list({ account, owner })
})

/** `find` reads a subscription, `lock` locks it in the transaction of `run`. Both throw 404 if it is not within reach. */
export const prepareSubscription = prepared((statement) => {
  const one = (p: Holders<{ account: number; owner: string | null; id: number }>) =>
    build
      .select({ ...columns, secrets: subscriptions.secrets })
      .from(subscriptions)
      .where(and(within(p), eq(subscriptions.id, p.id)))
  const find = statement('find_subscription', one)
  const lock = statement('lock_subscription', (p: Holders<{ account: number; owner: string | null; id: number }>) =>
    one(p).for('update', { of: subscriptions }),
  )
  return {
    find: async ({ account, owner }: Reach, id: number) => requireRow(await find({ account, owner, id })),
    lock: async (run: Run, { account, owner }: Reach, id: number) => requireRow(await run(lock, { account, owner, id })),
  }
})

/** Throws 409 for a disabled subscription. */
export function requireEnabled({ disabledAt }: Pick<Subscription, 'disabledAt'>): void {
  if (disabledAt !== null) throw conflict('subscription-disabled', 'The subscription is disabled: enable it first')
}

/** `remove(run, reach, id, actor)`: deletes a subscription and its deliveries. Throws 404 if it is not within reach. */
export const prepareSubscriptionRemoval = prepared((statement) => {
  const remove = statement('delete_subscription', (p: Holders<{ account: number; owner: string | null; id: number }>) =>
    build
      .delete(subscriptions)
      .where(and(within(p), eq(subscriptions.id, p.id)))
      .returning({ id: subscriptions.id }),
  )
  const audit = prepareAudit(statement)
  return async (run: Run, { account, owner }: Reach, id: number, actor: Actor): Promise<void> => {
    requireRow(await run(remove, { account, owner, id }))
    await audit(run, account, actor, 'subscription_deleted', id)
  }
})

/**
 * `enable(run, reach, id, now, actor)`: enables a disabled subscription, releases its held deliveries, each with a new schedule, and returns
 * it. An active one stays as it is. Throws 404 if it is not within reach. `now` is an ISO 8601 instant.
 */
export const prepareSubscriptionEnabling = prepared((statement) => {
  const { lock } = prepareSubscription(statement)
  const enable = statement('enable_subscription', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(subscriptions)
      .set({ disabledAt: null, disabledReason: null, failingSince: null, restsUntil: null })
      .where(and(hasId(subscriptions, p), isNotNull(subscriptions.disabledAt))),
  )
  const release = statement('release_held_deliveries', (p: Holders<{ account: number; id: number; now: string }>) =>
    build
      .update(deliveries)
      .set({ state: 'pending', dueAt: p.now as never, failures: 0 })
      .where(and(eq(deliveries.accountId, p.account), inSome(p, and(eq(deliveries.subscriptionId, p.id), eq(deliveries.state, 'held')))))
      .returning({ id: deliveries.id }),
  )
  const audit = prepareAudit(statement)
  return async (run: Run, reach: Reach, id: number, now: string, actor: Actor): Promise<Subscription> => {
    const { account } = reach
    const subscription = await lock(run, reach, id)
    if (subscription.disabledAt === null) return subscription
    await run(enable, { account, id })
    await inBatches(() => run(release, { account, id, now }))
    await audit(run, account, actor, 'subscription_enabled', id)
    return { ...subscription, disabledAt: null, disabledReason: null }
  }
})
