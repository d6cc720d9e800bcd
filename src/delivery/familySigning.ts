// The key of the API family's signature headers: opened for each attempt, and resealed if a newer key of the server exists.
import { and, eq, sql } from '../db/drizzle.js'
import type { FamilyKeys, KeyOwner } from '../access/familyKeys.ts'
import { applications, signingTokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Claimed } from './claim.ts'

type Resealed = { sealed: string; held: string }
export type FamilySigning = {
  /** Resolves to the text that keys the headers of a notification; undefined if it has none. Rejects with UnreadableSecret. */
  readonly keyOf: (claimed: Claimed) => Promise<string | undefined>
}

export function prepareFamilySigning({ statement }: Pick<Statements, 'statement'>, keys: FamilyKeys): FamilySigning {
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
