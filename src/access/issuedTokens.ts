// The tokens that an account's admins manage: account tokens and partner tokens.
import { and, desc, eq, isNull } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { tokens } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'

/** The last use of a token with an older version of the API, and that version; null if there was none. */
export type OlderUse = { readonly olderUsedAt: string | null; readonly olderVersion: number | null }

export type IssuedToken = OlderUse & {
  readonly id: number
  readonly name: string
  readonly lastFour: string
  readonly scopes: string[]
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
  /** The partner whose service token it is. */
  readonly partner: number | null
}
/** Returns the newest 1000 tokens that are not revoked, newest first, including expired ones. */
export type ListIssuedTokens = (account: number, kind: 'account' | 'partner') => Promise<IssuedToken[]>

export const prepareIssuedTokenList = prepared((statement): ListIssuedTokens => {
  const list = statement('list_issued_tokens', (p: Holders<{ account: number; kind: 'account' | 'partner' }>) =>
    build
      .select({
        id: tokens.id,
        name: tokens.name,
        lastFour: tokens.lastFour,
        scopes: tokens.scopes,
        createdAt: tokens.createdAt,
        expiresAt: tokens.expiresAt,
        lastUsedAt: tokens.lastUsedAt,
        olderUsedAt: tokens.olderUsedAt,
        olderVersion: tokens.olderVersion,
        partner: tokens.partnerId,
      })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), eq(tokens.kind, p.kind), isNull(tokens.revokedAt)))
      .orderBy(desc(tokens.id))
      .limit(1000),
  )
  return (account, kind) => list({ account, kind })
})
