// The account tokens that key the family's signature headers: kept for the subscription that each makes, and forgotten with the token.
import { sql, type SQL } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { signingTokens, tokens } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'

type Kept = { account: number; subscription: number; token: number; sealed: string }

/** Holds for the token of a row of `signing_tokens`, under its alias, while it is neither revoked nor expired. */
export const isTokenGood = (alias: string, now: unknown): SQL => {
  const k = sql.raw(`"${alias}"`)
  return sql`exists (
    select from ${tokens} t where t.account_id = ${k}.account_id and t.id = ${k}.token_id
    and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
  )`
}

/** `keep(run, …)`: `sealed` signs what the subscription is sent, for as long as the token is good. */
export const prepareSigningToken = prepared((statement) => {
  const insert = statement('keep_signing_token', (p: Holders<Kept>) =>
    build.insert(signingTokens).values({ accountId: p.account, subscriptionId: p.subscription, tokenId: p.token, sealed: p.sealed }),
  )
  return async (run: Run, kept: Kept): Promise<void> => void (await run(insert, kept))
})

type Warn = (details: object, message: string) => void

/** Forgets the texts of tokens that are revoked or have expired, and says so once of each subscription. `now` gives milliseconds since 1970. */
export function prepareSigningTokenRemoval({ statement }: Pick<Statements, 'statement'>, now: () => number, log: { readonly warn: Warn }) {
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
