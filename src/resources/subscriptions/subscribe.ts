// Creates subscriptions and reads and replaces their signing secrets, for the operations and the settings pages.
import { and, eq, ne, sql } from '../../db/drizzle.js'
import { prepareAudit, type Actor } from '../../access/audit.ts'
import type { SigningSecrets } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { longestList } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, subscriptions, tokens, type notificationEvents, type SigningSecret } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { isLive } from './live.ts'
import { prepareSigningToken } from './signingTokens.ts'
import { prepareSubscription, type Reach } from './subscription.ts'

/** The values of a new subscription. `targetHash` is that of `target.ts`. A null job or stage matches all. */
export type NewSubscription = {
  account: number
  event: (typeof notificationEvents)[number]
  target: string
  targetHash: string
  jobShortcode: string | null
  stageSlug: string | null
  owner: string
  scopes: string[]
  /** The token that subscribes, by which its grant and partner are found; null on the settings pages. */
  token: number | null
  member: number | null
  secrets: SigningSecret[]
  /** The sealed text of an account token, if it signs the family's headers. */
  sealedToken: string | null
}

/**
 * `subscribe(run, wanted, actor)`: returns the new subscription's id, or undefined if its target is already registered. A subscription whose
 * grant or partner is revoked is replaced. Throws 422 if the account has as many as a list can show.
 */
export const prepareNewSubscription = prepared((statement) => {
  const removeEnded = statement('make_room_for_target', (p: Holders<{ account: number; targetHash: string }>) =>
    build
      .delete(subscriptions)
      .where(
        and(eq(subscriptions.accountId, p.account), eq(subscriptions.targetHash, p.targetHash), sql`not (${isLive('subscriptions')})`),
      ),
  )
  const number = statement('number_subscription', (p: Holders<{ account: number }>) =>
    build
      .update(accounts)
      .set({ lastSubscription: sql`${accounts.lastSubscription} + 1` })
      .where(eq(accounts.id, p.account))
      .returning({ id: accounts.lastSubscription }),
  )
  // After numbering, which locks the account, so that what others have committed is seen.
  const listOthers = statement('list_other_subscriptions', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, p.account), ne(subscriptions.id, p.id), isLive('subscriptions')))
      .limit(longestList),
  )
  const ofToken = (p: Holders<NewSubscription>, column: typeof tokens.grantId | typeof tokens.partnerId) =>
    sql`(select ${column} from ${tokens} where ${tokens.accountId} = ${p.account} and ${tokens.id} = ${p.token}::bigint)`
  const insert = statement('subscribe_target', (p: Holders<NewSubscription & { id: number }>) =>
    build
      .insert(subscriptions)
      .values({
        accountId: p.account,
        id: p.id,
        event: p.event as never,
        target: p.target,
        targetHash: p.targetHash,
        jobShortcode: p.jobShortcode,
        stageSlug: p.stageSlug,
        owner: p.owner,
        scopes: p.scopes,
        grantId: ofToken(p, tokens.grantId),
        memberId: p.member,
        partnerId: ofToken(p, tokens.partnerId),
        secrets: p.secrets,
      })
      .onConflictDoNothing({ target: [subscriptions.accountId, subscriptions.targetHash] })
      .returning({ id: subscriptions.id }),
  )
  const keep = prepareSigningToken(statement)
  const audit = prepareAudit(statement)
  return async (run: Run, wanted: NewSubscription, actor: Actor): Promise<number | undefined> => {
    const { account, targetHash } = wanted
    await run(removeEnded, { account, targetHash })
    const [numbered] = await run(number, { account })
    const [made] = await run(insert, { ...wanted, id: numbered!.id })
    // After inserting, so that a target which is registered is told as such.
    if (made) checkRoom(await run(listOthers, { account, id: made.id }), 'subscriptions')
    const { token, sealedToken: sealed } = wanted
    if (made && token !== null && sealed !== null) await keep(run, { account, subscription: made.id, token, sealed })
    if (made) await audit(run, account, actor, 'subscription_created', made.id)
    return made?.id
  }
})

/** `read` returns the newest signing secret, `rotate` creates a new one. Both write to the audit log and throw 404 outside `reach`. `now` is in milliseconds since 1970. */
export const prepareSubscriptionSecrets = prepared((statement) => {
  const { lock } = prepareSubscription(statement)
  const store = statement('replace_signing_secrets', (p: Holders<{ account: number; id: number; secrets: SigningSecret[] }>) =>
    build
      .update(subscriptions)
      .set({ secrets: p.secrets as never })
      .where(hasId(subscriptions, p)),
  )
  const audit = prepareAudit(statement)
  return {
    read: async (run: Run, secrets: SigningSecrets, reach: Reach, id: number, now: number, actor: Actor): Promise<string> => {
      const held = await lock(run, reach, id)
      const [text] = secrets.live(reach.account, held.secrets.slice(0, 1), now)
      await audit(run, reach.account, actor, 'subscription_secret_read', id)
      return text as string
    },
    rotate: async (run: Run, secrets: SigningSecrets, reach: Reach, id: number, now: number, actor: Actor) => {
      const held = await lock(run, reach, id)
      const { secrets: kept, text, until } = secrets.rotated(reach.account, held.secrets, now)
      await run(store, { account: reach.account, id, secrets: kept })
      await audit(run, reach.account, actor, 'subscription_secret_rotated', id)
      return { text, until }
    },
  }
})
