// What ends with what: the tokens of a member, a grant or a partner, told to every process when the transaction commits.
import { and, eq, isNull, sql, type SQL, type PgColumn } from '../db/drizzle.js'
import { hasId } from '../db/conditions.ts'
import { prepared } from '../db/prepared.ts'
import { grants, passwordResets, sessions, tokens } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** The channel on which processes tell each other which tokens to forget: a hash, or `*` for all that they remember. */
export const revocations = 'token_revoked'

/** To be returned by an update of `tokens`: tells the other processes and commits with it, neither without the other. */
export const told: SQL = sql`pg_notify(${sql.raw(`'${revocations}'`)}, encode(${tokens.hash}, 'hex'))`

/** Which tokens ended, by their hashes. What gets them hands them to `forgetTokens` once the transaction has committed. */
type Ended = Promise<string[]>
type Which = { account: number; id: number }

/** Ends access inside the transaction whose `run` it is given. */
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
  const tellAll = statement('forget_all_tokens', () =>
    build.select({ told: sql`pg_notify(${sql.raw(`'${revocations}'`)}, '*')` }).from(sql`(values (1)) as once(x)`),
  )
  const hashesOf = (rows: { hash: string }[]) => rows.map(({ hash }) => hash)

  /** A member's sessions and the link to set a password: what their old password and mailbox have given. */
  async function ofPassword(run: Run, which: Which): Promise<void> {
    await run(endSessions, which)
    await run(endResets, which)
  }

  return {
    ofPassword,
    /** A member's sessions, link to set a password, grants and user tokens. */
    async ofMember(run: Run, which: Which): Ended {
      await ofPassword(run, which)
      await run(endGrants, which)
      return hashesOf(await run(revokeOfMember, which))
    },
    /** A grant and its tokens; undefined when there is no such grant, or it ended before. */
    async ofGrant(run: Run, which: Which): Promise<string[] | undefined> {
      const [ended] = await run(endGrant, which)
      return ended && hashesOf(await run(revokeOfGrant, which))
    },
    ofPartner: async (run: Run, which: Which): Ended => hashesOf(await run(revokeOfPartner, which)),
    /** Makes every process read anew what it remembers of tokens: an application, a partner or a member's role has changed. Follow it with `forgetTokens('all')`. */
    ofMemories: async (run: Run): Promise<void> => void (await run(tellAll, {})),
  }
})
