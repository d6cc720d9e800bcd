// The account tokens that sign the family's signature headers: stored with the subscription that each created, and deleted with the token.
import { sql, type SQL } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { signingTokens, tokens } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'

type Kept = { account: number; subscription: number; token: number; sealed: string }

/** Holds for a row of `signing_tokens`, under this alias, whose token is neither revoked nor expired. */
export const isTokenGood = (alias: string, now: unknown): SQL => {
  const k = sql.raw(`"${alias}"`)
  return sql`exists (
    select from ${tokens} t where t.account_id = ${k}.account_id and t.id = ${k}.token_id
    and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
  )`
}

/** `keep(run, kept)`: stores the sealed token that signs the subscription's notifications as long as it is valid. */
export const prepareSigningToken = prepared((statement) => {
  const insert = statement('keep_signing_token', (p: Holders<Kept>) =>
    build.insert(signingTokens).values({ accountId: p.account, subscriptionId: p.subscription, tokenId: p.token, sealed: p.sealed }),
  )
  return async (run: Run, kept: Kept): Promise<void> => void (await run(insert, kept))
})

type Warn = (details: object, message: string) => void

/** Deletes the texts of revoked and expired tokens and logs each subscription once. `now` returns milliseconds since 1970. */
export function prepareSigningTokenRemoval({ statement }: Pick<Statements, 'statement'>, now: () => number, log: { readonly warn: Warn }) {
  const remove = statement('forget_ended_signing_tokens', (p: Holders<{ now: string }>) =>
    build
      .delete(signingTokens)
      .where(sql`not ${isTokenGood('signing_tokens', p.now)}`)
      .returning({ account: signingTokens.accountId, subscription: signingTokens.subscriptionId, token: signingTokens.tokenId }),
  )
  return async (): Promise<void> => {
    for (const ended of await remove({ now: new Date(now()).toISOString() }))
      log.warn(ended, "an account token has ended: the subscription it created no longer sends the family's signature headers")
  }
}
