// Authorization codes, each stored in the row of its grant.
import { and, eq, isNull, sql } from '../../db/drizzle.js'
import { createHash, timingSafeEqual } from 'node:crypto'
import { isOpen, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { grants, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** A code is valid for a minute, since the application exchanges it immediately. */
export const codeSeconds = 60

type NewGrant = {
  account: number
  member: number
  application: number
  scopes: string[]
  codeHash: string
  codeExpiresAt: string
  redirectUri: string
  challenge: string | null
  createdAt: string
}

export const prepareCodes = prepared((statement) => ({
  insert: statement('insert_grant', (p: Holders<NewGrant>) =>
    build
      .insert(grants)
      .values({
        accountId: p.account,
        memberId: p.member,
        applicationId: p.application,
        scopes: p.scopes,
        codeHash: p.codeHash,
        codeExpiresAt: p.codeExpiresAt,
        redirectUri: p.redirectUri,
        challenge: p.challenge,
        createdAt: p.createdAt,
      })
      .returning({ id: grants.id }),
  ),
  /** Locks the grant, so that of several exchanges of one code each sees the result of the one before. */
  lock: statement('lock_grant_by_code', (p: Holders<{ hash: string }>) =>
    build
      .select({
        account: grants.accountId,
        grant: grants.id,
        member: grants.memberId,
        active: sql<boolean>`${members.active} and ${isOpen(members.accountId)}`,
        application: grants.applicationId,
        scopes: grants.scopes,
        expiresAt: sql<number>`(extract(epoch from ${grants.codeExpiresAt}) * 1000)::bigint`,
        used: sql<boolean>`${grants.codeUsedAt} is not null`,
        revoked: sql<boolean>`${grants.revokedAt} is not null`,
        redirectUri: grants.redirectUri,
        challenge: grants.challenge,
      })
      .from(grants)
      .innerJoin(members, references(grants.memberId, members))
      .where(eq(grants.codeHash, p.hash))
      .for('no key update', { of: grants }),
  ),
  spend: statement('spend_code', (p: Holders<{ account: number; grant: number; now: string }>) =>
    build
      .update(grants)
      .set({ codeUsedAt: sql`${p.now}` })
      .where(and(eq(grants.accountId, p.account), eq(grants.id, p.grant), isNull(grants.codeUsedAt), isNull(grants.revokedAt)))
      .returning({ id: grants.id }),
  ),
}))

/** Whether the verifier matches the S256 challenge (RFC 7636 section 4.6), or neither is given. */
export function verifies(verifier: string | undefined, challenge: string | null): boolean {
  if (verifier === undefined || challenge === null) return verifier === undefined && challenge === null
  const [given, wanted] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
