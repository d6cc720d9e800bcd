// Sessions of members in a browser: begun at sign-in, found by the cookie's secret, and ended by sign-out, expiry or deactivation.
import { and, eq, gt, isNull, sql } from '../db/drizzle.js'
import type { Account, ActingMember } from '../context.ts'
import { hasId, references } from '../db/conditions.ts'
import { accounts, members, sessions, timeOffApprovals } from '../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor, type RequestOrigin } from './audit.ts'
import { shownFor } from './signInLocks.ts'
import { hashOf, isWellFormed, mintToken } from './tokenText.ts'

/** Seconds from sign-in. */
export const sessionLife = 12 * 60 * 60
/** How old the note of the last use may be; milliseconds. One write in that time is cheap. */
const useNotedMs = 5 * 60 * 1000

/** Whence a member signs in: the browser in a few words, and the client's address. */
export type SessionOrigin = { readonly browser: string; readonly address: string }

export type Session = {
  readonly session: number
  readonly account: Account
  readonly member: ActingMember & {
    readonly email: string
    /** When sign-ins with the e-mail were last locked; null if that was long ago. */
    readonly lockedAt: string | null
    /** Whether a request for time off ever awaited their decision. Only looked up for members without a role in HR. */
    readonly isApprover: boolean
  }
}
type Which = { account: number; id: number }

export type Sessions = {
  /** Returns the session of a secret; undefined if it has ended, its member is no longer active or its account is closed. */
  readonly find: (secret: string) => Promise<Session | undefined>
  /**
   * Begins a session and returns its secret, always a new one, which only the browser keeps; ends the browser's previous session. Returns
   * undefined if the member was deactivated or got another password since `passwordHash` was verified.
   */
  readonly begin: (
    who: {
      account: number
      member: number
      passwordHash: string
      from: SessionOrigin
      replaced: { account: number; session: number } | undefined
    },
    origin: RequestOrigin,
  ) => Promise<string | undefined>
  /** Ends a session. */
  readonly end: (which: { account: number; session: number }, actor: Actor) => Promise<void>
}

/** `now` returns milliseconds since 1970. */
export function prepareSessions({ statement, transaction }: Statements, now: () => number): Sessions {
  const find = statement('find_session', (p: Holders<{ hash: string; now: string }>) =>
    build
      .select({
        session: sessions.id,
        usedMs: sql<number>`floor(extract(epoch from coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})) * 1000)::bigint`,
        accountId: accounts.id,
        accountKey: accounts.key,
        subdomain: accounts.subdomain,
        accountName: accounts.name,
        id: members.id,
        key: members.key,
        name: members.name,
        email: members.email,
        role: members.role,
        hrisRole: members.hrisRole,
        lockedAt: sql<
          string | null
        >`case when ${members.signInLockedAt} > ${p.now}::timestamptz - ${shownFor} then ${members.signInLockedAt} end`,
        isApprover: sql<boolean>`${members.hrisRole} = 'hris_no_access' and exists (
          select 1 from ${timeOffApprovals} own where own.account_id = ${members.accountId} and own.approver_id = ${members.id}
        )`,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .innerJoin(members, and(references(sessions.memberId, members), members.active))
      .where(and(eq(sessions.hash, p.hash), gt(sessions.expiresAt, p.now), isNull(accounts.closedAt))),
  )
  // A deactivation or a password change waits for this lock, and then finds and ends the session begun under it.
  const holdMember = statement('hold_member_signing_in', (p: Holders<{ account: number; member: number; passwordHash: string }>) =>
    build
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member), members.active, eq(members.passwordHash, p.passwordHash)))
      .for('share'),
  )
  const noteUse = statement('note_session_use', (p: Holders<Which & { now: string }>) =>
    build
      .update(sessions)
      .set({ lastUsedAt: sql`${p.now}` })
      .where(hasId(sessions, p)),
  )
  type New = { account: number; member: number; hash: string; createdAt: string; expiresAt: string } & SessionOrigin
  const insert = statement('insert_session', (p: Holders<New>) =>
    build
      .insert(sessions)
      .values({
        accountId: p.account,
        memberId: p.member,
        hash: p.hash,
        createdAt: p.createdAt,
        expiresAt: p.expiresAt,
        browser: p.browser,
        address: p.address,
      })
      .returning({ id: sessions.id }),
  )
  const remove = statement('end_session', (p: Holders<Which>) =>
    build.delete(sessions).where(hasId(sessions, p)).returning({ member: sessions.memberId }),
  )
  const audit = prepareAudit(statement)
  const instant = (time: number) => new Date(time).toISOString()

  async function endIn(run: Run, { account, session }: { account: number; session: number }, actor: Actor): Promise<void> {
    const [ended] = await run(remove, { account, id: session })
    if (ended) await audit(run, account, actor, 'member_signed_out', ended.member)
  }

  return {
    async find(secret) {
      if (!isWellFormed(secret, 'session')) return undefined
      const time = now()
      const [row] = await find({ hash: hashOf(secret), now: instant(time) })
      if (!row) return undefined
      const { session, usedMs, accountId, accountKey, subdomain, accountName, ...member } = row
      if (time - usedMs >= useNotedMs) await noteUse({ account: accountId, id: session, now: instant(time) })
      return { session, account: { id: accountId, key: accountKey, subdomain, name: accountName }, member }
    },
    async begin({ account, member, passwordHash, from, replaced }, origin) {
      const secret = mintToken('session')
      const time = now()
      const actor = { kind: 'member', id: member, client: null, ...origin } as const
      const begun = await transaction(async (run) => {
        const [held] = await run(holdMember, { account, member, passwordHash })
        if (!held) return false
        if (replaced) await endIn(run, replaced, actor)
        const times = { createdAt: instant(time), expiresAt: instant(time + sessionLife * 1000) }
        await run(insert, { account, member, hash: hashOf(secret), ...times, ...from })
        await audit(run, account, actor, 'member_signed_in', member)
        return true
      })
      return begun ? secret : undefined
    },
    end: (which, actor) => transaction((run) => endIn(run, which, actor)),
  }
}
