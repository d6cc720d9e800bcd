// Refresh tokens: each is valid once and names its successor.
import { and, eq, isNull, sql, type PgColumn } from '../../db/drizzle.js'
import { hasId, isOpen, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { grants, members, refreshTokens, tokens } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** An unused refresh token expires after 180 days. */
export const refreshDays = 180
/** For this long a client that missed the response, or sent the request twice, gets the same pair again, unless it has used it. */
export const graceMs = 30_000

/** Milliseconds since 1970. */
const milliseconds = <T extends number | null = number>(column: PgColumn) => sql<T>`(extract(epoch from ${column}) * 1000)::bigint`

export const prepareRefreshTokens = prepared((statement) => ({
  insert: statement(
    'insert_refresh_token',
    (p: Holders<{ account: number; grant: number; hash: string; createdAt: string; expiresAt: string }>) =>
      build
        .insert(refreshTokens)
        .values({ accountId: p.account, grantId: p.grant, hash: p.hash, createdAt: p.createdAt, expiresAt: p.expiresAt }),
  ),
  /** Locks the token, so that of several concurrent refreshes each sees the result of the one before. */
  lock: statement('lock_refresh_token', (p: Holders<{ hash: string }>) =>
    build
      .select({
        account: refreshTokens.accountId,
        id: refreshTokens.id,
        grant: grants.id,
        member: grants.memberId,
        active: sql<boolean>`${members.active} and ${isOpen(members.accountId)}`,
        application: grants.applicationId,
        scopes: grants.scopes,
        revoked: sql<boolean>`${grants.revokedAt} is not null`,
        expiresAt: milliseconds<number>(refreshTokens.expiresAt),
        usedAt: milliseconds<number | null>(refreshTokens.usedAt),
        successorHash: refreshTokens.successorHash,
        successorUsed: sql<boolean>`exists (
          select 1 from refresh_tokens s
          where s.account_id = ${refreshTokens.accountId} and s.hash = ${refreshTokens.successorHash} and s.used_at is not null
        )`,
      })
      .from(refreshTokens)
      .innerJoin(grants, references(refreshTokens.grantId, grants))
      .innerJoin(members, references(grants.memberId, members))
      .where(eq(refreshTokens.hash, p.hash))
      .for('no key update', { of: refreshTokens }),
  ),
  rotate: statement('rotate_refresh_token', (p: Holders<{ account: number; id: number; now: string; successorHash: string }>) =>
    build
      .update(refreshTokens)
      .set({ usedAt: sql`${p.now}`, successorHash: sql`${p.successorHash}` })
      .where(and(hasId(refreshTokens, p), isNull(refreshTokens.usedAt)))
      .returning({ id: refreshTokens.id }),
  ),
  /** The access token that a refresh issued, to return it again. */
  findGiven: statement('find_given_token', (p: Holders<{ account: number; hash: string }>) =>
    build
      .select({
        scopes: tokens.scopes,
        createdAt: milliseconds<number>(tokens.createdAt),
        expiresAt: milliseconds<number>(tokens.expiresAt),
      })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), eq(tokens.hash, p.hash))),
  ),
}))
