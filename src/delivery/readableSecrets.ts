// Checks at start that the server's keys open the stored secrets: without them no notification can be signed.
import { sql } from '../db/drizzle.js'
import type { FamilyKeys } from '../access/familyKeys.ts'
import type { SigningSecrets } from '../context.ts'
import { applications, signingTokens, subscriptions } from '../db/schema.ts'
import { build, type Statements } from '../db/statements.ts'

/** Opens one stored secret of each key. Rejects with UnreadableSecret, whose message says what to do. */
export async function requireReadableSecrets(
  { statement }: Pick<Statements, 'statement'>,
  secrets: SigningSecrets,
  keys: FamilyKeys,
): Promise<void> {
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
  for (const { owner, isAccount, sealed } of await listTexts({})) keys.open(sealed, isAccount ? { account: owner } : { application: owner })
  for (const { account, sealed } of await list({})) secrets.live(account, [{ sealed, until: null }], 0)
}
