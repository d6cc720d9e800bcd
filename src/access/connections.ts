// Connected applications: which applications may act for which members of an account, and disconnecting them.
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from '../db/drizzle.js'
import { hasId, references } from '../db/conditions.ts'
import { applications, grants, members, refreshTokens, tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareEndings } from './endings.ts'
import type { OlderUse } from './issuedTokens.ts'
import type { Tokens } from './tokens.ts'

/** Its last uses are those of the stored tokens, which are kept for a day after they end. */
export type Connection = OlderUse & {
  /** The grant's id. */
  readonly id: number
  readonly application: string
  readonly member: number
  readonly memberName: string
  readonly scopes: string[]
  readonly createdAt: string
  readonly lastUsedAt: string | null
}
export type Connections = {
  /** Returns the grants with which an application can still obtain tokens, oldest first. */
  readonly list: (account: number, now: string) => Promise<Connection[]>
  /** Ends a grant and its tokens; returns false if there is none or it has already ended. With `member`, only that member's grants. */
  readonly disconnect: (which: { account: number; id: number; member?: number }, actor: Actor) => Promise<boolean>
}

export function prepareConnections({ statement, transaction }: Statements, forgetter: Pick<Tokens, 'forget'>): Connections {
  const list = statement('list_connections', (p: Holders<{ account: number; now: string }>) => {
    const older = build
      .select({ olderUsedAt: tokens.olderUsedAt, olderVersion: tokens.olderVersion })
      .from(tokens)
      .where(and(eq(tokens.accountId, p.account), eq(tokens.grantId, grants.id), isNotNull(tokens.olderUsedAt)))
      .orderBy(desc(tokens.olderUsedAt))
      .limit(1)
      .as('older')
    return build
      .select({
        id: grants.id,
        application: applications.name,
        member: grants.memberId,
        memberName: members.name,
        scopes: grants.scopes,
        createdAt: grants.createdAt,
        lastUsedAt: sql<string | null>`(select max(${tokens.lastUsedAt}) from ${tokens}
          where ${tokens.accountId} = ${grants.accountId} and ${tokens.grantId} = ${grants.id})`,
        olderUsedAt: older.olderUsedAt,
        olderVersion: older.olderVersion,
      })
      .from(grants)
      .innerJoin(members, references(grants.memberId, members))
      .innerJoin(applications, and(eq(applications.id, grants.applicationId), isNull(applications.revokedAt)))
      .innerJoin(
        refreshTokens,
        and(
          eq(refreshTokens.accountId, grants.accountId),
          eq(refreshTokens.grantId, grants.id),
          isNull(refreshTokens.usedAt),
          gt(refreshTokens.expiresAt, p.now),
        ),
      )
      .leftJoinLateral(older, sql`true`)
      .where(and(eq(grants.accountId, p.account), isNull(grants.revokedAt), isNotNull(grants.codeUsedAt)))
      .orderBy(asc(grants.id))
  })
  const find = statement('find_grant_member', (p: Holders<{ account: number; id: number }>) =>
    build.select({ member: grants.memberId }).from(grants).where(hasId(grants, p)),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)
  return {
    list: (account, now) => list({ account, now }),
    async disconnect({ account, id, member }, actor) {
      const ended = await transaction(async (run) => {
        const [grant] = await run(find, { account, id })
        if (!grant || (member !== undefined && grant.member !== member)) return undefined
        const hashes = await end.ofGrant(run, { account, id })
        if (hashes) await audit(run, account, actor, 'grant_revoked', id)
        return hashes
      })
      if (ended) forgetter.forget(ended)
      return ended !== undefined
    },
  }
}
