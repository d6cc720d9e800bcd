// The sessions of one member, as they see them: listed with browser and address, and ended.
import { and, desc, eq, gt, ne } from '../db/drizzle.js'
import { sessions } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import type { FactorOwner as Owner } from './factorKeys.ts'

export type MemberSession = {
  readonly id: number
  readonly createdAt: string
  /** To within five minutes; null until then, and for a session of an earlier release. */
  readonly lastUsedAt: string | null
  readonly browser: string | null
  readonly address: string | null
}

export type MemberSessions = {
  /** Returns those that have not ended, the newest first. */
  readonly list: (owner: Owner) => Promise<MemberSession[]>
  /** Ends a session of the member. Returns whether they have it. */
  readonly end: (which: Owner & { session: number }, actor: Actor) => Promise<boolean>
  /** Ends all sessions of the member but this one. Returns how many. */
  readonly endOthers: (which: Owner & { session: number }, actor: Actor) => Promise<number>
}

/** `now` returns milliseconds since 1970. */
export function prepareMemberSessions({ statement, transaction }: Statements, now: () => number): MemberSessions {
  const ofOwner = (p: Holders<Owner>) => and(eq(sessions.accountId, p.account), eq(sessions.memberId, p.member))
  const list = statement('list_member_sessions', (p: Holders<Owner & { now: string }>) =>
    build
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        browser: sessions.browser,
        address: sessions.address,
      })
      .from(sessions)
      .where(and(ofOwner(p), gt(sessions.expiresAt, p.now)))
      .orderBy(desc(sessions.id)),
  )
  const endOne = statement('end_own_session', (p: Holders<Owner & { session: number }>) =>
    build
      .delete(sessions)
      .where(and(ofOwner(p), eq(sessions.id, p.session)))
      .returning({ id: sessions.id }),
  )
  const endOthers = statement('end_other_sessions', (p: Holders<Owner & { session: number }>) =>
    build
      .delete(sessions)
      .where(and(ofOwner(p), ne(sessions.id, p.session)))
      .returning({ id: sessions.id }),
  )
  const audit = prepareAudit(statement)
  const ending = (remove: typeof endOne) => (which: Owner & { session: number }, actor: Actor) =>
    transaction(async (run) => {
      const { account, member, session } = which
      const ended = await run(remove, { account, member, session })
      if (ended.length > 0) await audit(run, account, actor, 'member_session_ended', member)
      return ended.length
    })
  const endThis = ending(endOne)

  return {
    list: (owner) => list({ ...owner, now: new Date(now()).toISOString() }),
    end: async (which, actor) => (await endThis(which, actor)) > 0,
    endOthers: ending(endOthers),
  }
}
