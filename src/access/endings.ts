// Ends the tokens of a member, a grant, a partner or an account, and notifies every process when the transaction commits.
import { and, eq, gt, isNull, or, sql, type SQL, type PgColumn } from '../db/drizzle.js'
import { hasId } from '../db/conditions.ts'
import { prepared } from '../db/prepared.ts'
import { grants, members, passwordResets, sessions, tokens } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** The channel on which processes tell each other which cached tokens to drop: a hash, or `*` for all. */
export const revocations = 'token_revoked'

/** To be selected from `tokens`, or returned by an update: notifies the other processes when the transaction commits. */
export const told: SQL = sql`pg_notify(${sql.raw(`'${revocations}'`)}, encode(${tokens.hash}, 'hex'))`

/** The hashes of the tokens. The caller passes them to `forgetTokens` after the commit. */
type Ended = Promise<string[]>
type Which = { account: number; id: number }

/** Each function ends access in the transaction of `run`. */
export const prepareEndings = prepared((statement) => {
  const revokeBy = (name: string, column: PgColumn) =>
    statement(name, (p: Holders<Which>) =>
      build
        .update(tokens)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(tokens.accountId, p.account), eq(column, p.id), isNull(tokens.revokedAt)))
        .returning({ hash: tokens.hash, told }),
    )
  const revokeOfMember = revokeBy('revoke_member_tokens', tokens.memberId)
  const revokeOfGrant = revokeBy('revoke_grant_tokens', tokens.grantId)
  const revokeOfPartner = revokeBy('revoke_partner_tokens', tokens.partnerId)
  const endGrants = statement('revoke_member_grants', (p: Holders<Which>) =>
    build
      .update(grants)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(grants.accountId, p.account), eq(grants.memberId, p.id), isNull(grants.revokedAt))),
  )
  const endGrant = statement('revoke_grant', (p: Holders<Which>) =>
    build
      .update(grants)
      .set({ revokedAt: sql`now()` })
      .where(and(hasId(grants, p), isNull(grants.revokedAt)))
      .returning({ id: grants.id }),
  )
  const endSessions = statement('end_member_sessions', (p: Holders<Which>) =>
    build.delete(sessions).where(and(eq(sessions.accountId, p.account), eq(sessions.memberId, p.id))),
  )
  const endResets = statement('end_member_resets', (p: Holders<Which>) =>
    build.delete(passwordResets).where(and(eq(passwordResets.accountId, p.account), eq(passwordResets.memberId, p.id))),
  )
  // A sign-in and a new password lock their member first, so this waits for both and then ends what they have begun.
  const holdMembers = statement('hold_members_of_account', (p: Holders<{ account: number }>) =>
    build.select({ id: members.id }).from(members).where(eq(members.accountId, p.account)).for('no key update'),
  )
  const endAccountGrants = statement('revoke_account_grants', (p: Holders<{ account: number }>) =>
    build
      .update(grants)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(grants.accountId, p.account), isNull(grants.revokedAt)))
      .returning({ id: grants.id }),
  )
  const endAccountTokens = statement('revoke_account_tokens', (p: Holders<{ account: number; now: string }>) =>
    build
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(tokens.accountId, p.account), isNull(tokens.revokedAt), or(isNull(tokens.expiresAt), gt(tokens.expiresAt, p.now))))
      .returning({ id: tokens.id }),
  )
  const endAccountSessions = statement('end_account_sessions', (p: Holders<{ account: number }>) =>
    build.delete(sessions).where(eq(sessions.accountId, p.account)).returning({ id: sessions.id }),
  )
  const endAccountResets = statement('end_account_resets', (p: Holders<{ account: number }>) =>
    build.delete(passwordResets).where(eq(passwordResets.accountId, p.account)).returning({ member: passwordResets.memberId }),
  )
  const listOfMember = statement('forget_member_tokens', (p: Holders<Which>) =>
    build
      .select({ hash: tokens.hash, told })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), eq(tokens.memberId, p.id), isNull(tokens.revokedAt))),
  )
  const listOfAccount = statement('forget_account_tokens', (p: Holders<{ account: number }>) =>
    build
      .select({ hash: tokens.hash, told })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), isNull(tokens.revokedAt))),
  )
  const tellAll = statement('forget_all_tokens', () =>
    build.select({ told: sql`pg_notify(${sql.raw(`'${revocations}'`)}, '*')` }).from(sql`(values (1)) as once(x)`),
  )
  const hashesOf = (rows: { hash: string }[]) => rows.map(({ hash }) => hash)

  /** Ends a member's sessions and password reset link: what they obtained by their old password and mailbox. */
  async function ofPassword(run: Run, which: Which): Promise<void> {
    await run(endSessions, which)
    await run(endResets, which)
  }

  return {
    ofPassword,
    /** Ends a member's sessions, password reset link, grants and user tokens. */
    async ofMember(run: Run, which: Which): Ended {
      await ofPassword(run, which)
      await run(endGrants, which)
      return hashesOf(await run(revokeOfMember, which))
    },
    /** Ends a grant and its tokens; returns undefined if there is no such grant or it has already ended. */
    async ofGrant(run: Run, which: Which): Promise<string[] | undefined> {
      const [ended] = await run(endGrant, which)
      return ended && hashesOf(await run(revokeOfGrant, which))
    },
    ofPartner: async (run: Run, which: Which): Ended => hashesOf(await run(revokeOfPartner, which)),
    /**
     * Ends everything that gives access to an account, but no password. Returns the ids of the grants and of the valid tokens, and the
     * numbers of sessions and password reset links. `now` is an ISO 8601 instant. Follow it with `ofMemories`.
     */
    async ofAccount(run: Run, { account, now }: { account: number; now: string }) {
      const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
      await run(holdMembers, { account })
      return {
        sessions: (await run(endAccountSessions, { account })).length,
        links: (await run(endAccountResets, { account })).length,
        grants: idsOf(await run(endAccountGrants, { account })),
        tokens: idsOf(await run(endAccountTokens, { account, now })),
      }
    },
    /** Makes every process drop its cached tokens of a member, whose roles have changed. */
    ofRoles: async (run: Run, which: Which): Ended => hashesOf(await run(listOfMember, which)),
    /** Makes every process drop its cached tokens of an account, whose name has changed. */
    ofName: async (run: Run, account: number): Ended => hashesOf(await run(listOfAccount, { account })),
    /** Makes every process drop its cached tokens, after a change of an application or a partner. Follow it with `forgetTokens('all')`. */
    ofMemories: async (run: Run): Promise<void> => void (await run(tellAll, {})),
  }
})
