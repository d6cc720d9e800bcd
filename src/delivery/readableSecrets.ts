// Checks that the server's keys open the stored secrets: without them no notification can be signed, and no member with a second factor can sign in.
import { sql } from '../db/drizzle.js'
import { factorKeys } from '../access/factorKeys.ts'
import { familyKeys } from '../access/familyKeys.ts'
import { secretBox } from '../access/secretBox.ts'
import type { SecretKey } from '../access/secretKeys.ts'
import { applications, secondFactors, signingTokens, subscriptions } from '../db/schema.ts'
import { build, type Statements } from '../db/statements.ts'
import { signingSecrets } from './signingSecrets.ts'

/** Returns a function that opens one stored secret of each key. It rejects with UnreadableSecret, whose message says what to do. */
export function prepareSecretCheck({ statement }: Pick<Statements, 'statement'>): (keys: readonly SecretKey[]) => Promise<void> {
  const list = statement('list_one_secret_of_each_key', () =>
    build.select({ account: sql<number>`account_id`, sealed: sql<string>`sealed` }).from(
      sql`(
          select distinct on (split_part(secret ->> 'sealed', ':', 1)) account_id, secret ->> 'sealed' as sealed
          from ${subscriptions}, jsonb_array_elements(${subscriptions.secrets}) as secret
          order by split_part(secret ->> 'sealed', ':', 1)
        ) as found`,
    ),
  )
  const listTexts = statement('list_one_text_of_each_key', () =>
    build.select({ owner: sql<number>`owner`, isAccount: sql<boolean>`is_account`, sealed: sql<string>`sealed` }).from(
      sql`(
          select distinct on (split_part(sealed, ':', 1)) owner, is_account, sealed from (
            select account_id as owner, true as is_account, sealed from ${signingTokens}
            union all select id, false, sealed_secret from ${applications} where sealed_secret is not null
          ) as held
          order by split_part(sealed, ':', 1)
        ) as found`,
    ),
  )
  const listFactors = statement('list_one_factor_of_each_key', () =>
    build.select({ account: sql<number>`account_id`, member: sql<number>`member_id`, sealed: sql<string>`sealed` }).from(
      sql`(
          select distinct on (split_part(sealed, ':', 1)) account_id, member_id, sealed from ${secondFactors}
          order by split_part(sealed, ':', 1)
        ) as found`,
    ),
  )
  return async (keys) => {
    const box = secretBox(() => keys)
    const texts = familyKeys(box)
    const factors = factorKeys(box)
    const { live } = signingSecrets(box)
    for (const { owner, isAccount, sealed } of await listTexts({}))
      texts.open(sealed, isAccount ? { account: owner } : { application: owner })
    for (const { sealed, ...owner } of await listFactors({})) factors.open(sealed, owner)
    for (const { account, sealed } of await list({})) live(account, [{ sealed, until: null }], 0)
  }
}
