// The key of the family's signature headers: kept for the subscription that an account token makes, opened for each attempt, and forgotten with the token.
import { and, eq, sql, type SQL } from '../db/drizzle.js'
import type { FamilyKeys, KeyOwner } from '../access/familyKeys.ts'
import { once } from '../db/once.ts'
import { applications, signingTokens, tokens } from '../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import type { Claimed } from './claim.ts'

type Kept = { account: number; subscription: number; token: number; sealed: string }
type Resealed = { sealed: string; held: string }
export type FamilySigning = {
  /** The text that keys the headers of a notification; undefined where it has none. Throws UnreadableSecret. */
  readonly keyOf: (claimed: Claimed) => Promise<string | undefined>
}

/** Holds for the token of a row of `signing_tokens`, under its alias, while it is neither revoked nor expired. */
export const isTokenGood = (alias: string, now: unknown): SQL => {
  const k = sql.raw(`"${alias}"`)
  return sql`exists (
    select from ${tokens} t where t.account_id = ${k}.account_id and t.id = ${k}.token_id
    and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
  )`
}

/** `keep(run, …)`: `sealed` signs what the subscription is sent, for as long as the token is good. */
export const keepingTokens = once((statement) => {
  const insert = statement('keep_signing_token', (p: Holders<Kept>) =>
    build.insert(signingTokens).values({ accountId: p.account, subscriptionId: p.subscription, tokenId: p.token, sealed: p.sealed }),
  )
  return async (run: Run, kept: Kept): Promise<void> => void (await run(insert, kept))
})

export function familySigning({ statement }: Pick<Statements, 'statement'>, keys: FamilyKeys): FamilySigning {
  const resealToken = statement('reseal_signing_token', (p: Holders<Resealed & { account: number; subscription: number }>) =>
    build
      .update(signingTokens)
      .set({ sealed: sql`${p.sealed}` })
      .where(
        and(eq(signingTokens.accountId, p.account), eq(signingTokens.subscriptionId, p.subscription), eq(signingTokens.sealed, p.held)),
      ),
  )
  const resealSecret = statement('reseal_application_secret', (p: Holders<Resealed & { application: number }>) =>
    build
      .update(applications)
      .set({ sealedSecret: sql`${p.sealed}` })
      .where(and(eq(applications.id, p.application), eq(applications.sealedSecret, p.held))),
  )

  return {
    async keyOf({ account: { id: account }, subscription, signingToken, application, applicationSecret }) {
      const held = signingToken ?? applicationSecret
      if (held === null) return undefined
      const owner: KeyOwner = signingToken === null ? { application: application as number } : { account }
      const text = keys.open(held, owner)
      if (keys.isStale(held)) {
        const resealed = { sealed: keys.seal(text, owner), held }
        if ('application' in owner) await resealSecret({ ...resealed, ...owner })
        else await resealToken({ ...resealed, account, subscription })
      }
      return text
    },
  }
}

type Warn = (details: object, message: string) => void

/** Forgets the texts of tokens that are revoked or have expired, and says so once of each subscription. `now` gives milliseconds since 1970. */
export function tokenForgetter({ statement }: Pick<Statements, 'statement'>, now: () => number, log: { readonly warn: Warn }) {
  const remove = statement('forget_ended_signing_tokens', (p: Holders<{ now: string }>) =>
    build
      .delete(signingTokens)
      .where(sql`not ${isTokenGood('signing_tokens', p.now)}`)
      .returning({ account: signingTokens.accountId, subscription: signingTokens.subscriptionId, token: signingTokens.tokenId }),
  )
  return async (): Promise<void> => {
    for (const ended of await remove({ now: new Date(now()).toISOString() }))
      log.warn(ended, "an account token has ended, and with it the family's signature headers of the subscription that it made")
  }
}
