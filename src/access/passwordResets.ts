// Links to set a password, each used once: requested by members, created by admins and the operator, or sent with an invitation.
import { and, eq, gt, isNull, sql } from '../db/drizzle.js'
import { hasKey, references } from '../db/conditions.ts'
import { prepared } from '../db/prepared.ts'
import { accounts, members, passwordResets } from '../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../db/statements.ts'
import { prepareAttemptCount } from './attempts.ts'
import { prepareAudit, serverFor, type Actor, type RequestOrigin } from './audit.ts'
import { prepareLoginMembers, loginColumns, loginOf, type LoginMember } from './logins.ts'
import { hashPassword } from './password.ts'
import { hasFactor } from './secondFactors.ts'
import { preparePasswordChange } from './settingPassword.ts'
import { toldAtMost } from './signInLocks.ts'
import { hashOf, isWellFormed, mintToken } from './tokenText.ts'

/** Milliseconds for which a link is valid, and one for a member who has no password yet: an invitation. */
const linkLifeMs = 60 * 60 * 1000
const invitationLifeMs = 7 * 24 * 60 * 60 * 1000
/** How many requests for one login in a window have an effect. */
const requestsAtMost = 3

/** Returns the URL of a token. */
export const resetLink = (origin: string, token: string) => `${origin}/reset-password?token=${token}`

/** Whether the member has no password yet. */
const isNew = sql<boolean>`${isNull(members.passwordHash)}`

type Which = { readonly account: number; readonly key: string; readonly time: number }
/**
 * Issues a token for a member (by key) in the transaction of `run` and ends the previous one. Returns undefined if the account has no such
 * active member. `time` is in milliseconds since 1970.
 */
export type IssueReset = (run: Run, which: Which) => Promise<IssuedReset | undefined>
type IssuedReset = {
  readonly token: string
  readonly member: number
  readonly name: string
  readonly email: string
  /** Until when the link is valid, in ISO 8601. */
  readonly expiresAt: string
}

export const prepareResetIssue = prepared((statement): IssueReset => {
  // A deactivation waits for this lock, and then ends the link created under it.
  const hold = statement('hold_member_for_reset', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ member: members.id, name: members.name, email: members.email, isNew })
      .from(members)
      .where(and(hasKey(members, p), members.active))
      .for('share'),
  )
  type New = { account: number; member: number; hash: string; createdAt: string; expiresAt: string }
  const put = statement('put_password_reset', (p: Holders<New>) =>
    build
      .insert(passwordResets)
      .values({ accountId: p.account, memberId: p.member, hash: p.hash, createdAt: p.createdAt, expiresAt: p.expiresAt })
      .onConflictDoUpdate({
        target: [passwordResets.accountId, passwordResets.memberId],
        set: { hash: sql`excluded.hash`, createdAt: sql`excluded.created_at`, expiresAt: sql`excluded.expires_at` },
      }),
  )
  return async (run, { account, key, time }) => {
    const [held] = await run(hold, { account, key })
    if (!held) return undefined
    const { isNew: isInvitation, ...shown } = held
    const token = mintToken('reset')
    const expiresAt = new Date(time + (isInvitation ? invitationLifeMs : linkLifeMs)).toISOString()
    await run(put, { account, member: held.member, hash: hashOf(token), createdAt: new Date(time).toISOString(), expiresAt })
    return { token, ...shown, expiresAt }
  }
})

export type AskedReset = LoginMember & { readonly token: string }
export type FoundReset = {
  readonly account: number
  readonly accountName: string
  readonly member: number
  readonly email: string
  readonly name: string
  readonly isNew: boolean
  /** Whether their sign-in needs a code too. */
  readonly hasFactor: boolean
}
export type PasswordResets = {
  /**
   * Handles a request for a new password by anyone who names an e-mail. Records it for every active member of an open account with this
   * e-mail and a password, in one account if it is named. If `isMailed`, returns these members, each with a token to be sent to their mailbox only.
   */
  readonly ask: (asked: { email: string; account: string | undefined; isMailed: boolean }, origin: RequestOrigin) => Promise<AskedReset[]>
  /** Issues a token for a member; see `IssueReset`. */
  readonly make: (which: { account: number; key: string }, actor: Actor) => ReturnType<IssueReset>
  /** Returns the member of a token; undefined if it is invalid, its account is closed, or `subdomain` is given and names another account. */
  readonly find: (token: string, subdomain: string | undefined) => Promise<FoundReset | undefined>
  /** Sets the password and the name, and consumes the token. Returns the stored hash; undefined if the token is not or no longer valid. */
  readonly use: (
    token: string,
    found: FoundReset,
    given: { password: string; name: string },
    origin: RequestOrigin,
  ) => Promise<string | undefined>
}

/** `now` returns milliseconds since 1970. */
export function preparePasswordResets({ statement, transaction }: Statements, now: () => number): PasswordResets {
  const issue = prepareResetIssue(statement)
  const findMembers = prepareLoginMembers(statement)
  const setPassword = preparePasswordChange(statement)
  const { count } = prepareAttemptCount(statement)
  const audit = prepareAudit(statement)
  const instant = () => new Date(now()).toISOString()
  const noteAsked = statement('mark_reset_asked', (p: Holders<{ account: number; member: number; time: string }>) =>
    build
      .update(members)
      .set({ resetAskedAt: sql`${p.time}` })
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member))),
  )
  const find = statement('find_password_reset', (p: Holders<{ hash: string; now: string }>) =>
    build
      .select({ ...loginColumns, name: members.name, isNew, hasFactor })
      .from(passwordResets)
      .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
      .innerJoin(members, and(references(passwordResets.memberId, members), members.active))
      .where(and(eq(passwordResets.hash, p.hash), gt(passwordResets.expiresAt, p.now), isNull(accounts.closedAt))),
  )
  // The member is locked first, in the same order as by everything that ends links.
  const hold = statement('hold_member_setting_password', (p: Holders<{ account: number; member: number }>) =>
    build
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member), members.active))
      .for('no key update'),
  )
  const rename = statement('name_invited_member', (p: Holders<{ account: number; member: number; name: string }>) =>
    build
      .update(members)
      .set({ name: sql`${p.name}` })
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member))),
  )
  const take = statement('use_password_reset', (p: Holders<{ account: number; hash: string; now: string }>) =>
    build
      .delete(passwordResets)
      .where(and(eq(passwordResets.accountId, p.account), eq(passwordResets.hash, p.hash), gt(passwordResets.expiresAt, p.now)))
      .returning({ member: passwordResets.memberId }),
  )

  return {
    async ask({ email, account, isMailed }, origin) {
      const [asked] = await count([{ subject: `reset:${loginOf(email)}`, most: requestsAtMost }], now())
      if (asked!.isFull) return []
      const made: AskedReset[] = []
      const owners = await findMembers(email, account, toldAtMost)
      for (const owner of owners.filter(({ isOpen }) => isOpen)) {
        const { account: its, member, key } = owner
        const token = await transaction(async (run) => {
          await run(noteAsked, { account: its, member, time: instant() })
          await audit(run, its, serverFor(origin), 'member_reset_asked', member)
          return isMailed ? (await issue(run, { account: its, key, time: now() }))?.token : undefined
        })
        if (token !== undefined) made.push({ ...owner, token })
      }
      return made
    },
    make: (which, actor) =>
      transaction(async (run) => {
        const issued = await issue(run, { ...which, time: now() })
        if (issued) await audit(run, which.account, actor, 'member_reset_link_made', issued.member)
        return issued
      }),
    async find(token, subdomain) {
      if (!isWellFormed(token, 'reset')) return undefined
      const [row] = await find({ hash: hashOf(token), now: instant() })
      if (!row || (subdomain !== undefined && subdomain !== row.subdomain)) return undefined
      const { subdomain: _, ...found } = row
      return found
    },
    async use(token, { account, member, name: before }, { password, name }, origin) {
      const hash = await hashPassword(password)
      const actor: Actor = { kind: 'member', id: member, client: null, ...origin }
      return transaction(async (run) => {
        const [held] = await run(hold, { account, member })
        const [taken] = held ? await run(take, { account, hash: hashOf(token), now: instant() }) : []
        if (!taken) return undefined
        if (name !== before) await run(rename, { account, member, name })
        await setPassword(run, { account, member, hash }, actor, 'member_password_reset')
        return hash
      })
    },
  }
}
