// The tokens of an account that its admins manage: those for the account itself, and those of its partners.
import { and, desc, eq, isNull } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { tokens } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'

/** When a token was last used with an older version of the API, and which one that was; both are null when it never was. */
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
/** Those that are not revoked, newest first, the newest 1000; expired ones are among them. */
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
