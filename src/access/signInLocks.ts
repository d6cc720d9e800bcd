// Locked logins: how many failures lock one, whether a member's is locked, and recording a lock for the member and their admins.
import { and, eq, sql, type Placeholder, type SQL } from '../db/drizzle.js'
import { members, signInAttempts } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAttemptCount } from './attempts.ts'
import { prepareAudit, serverFor, type RequestOrigin } from './audit.ts'
import { prepareLoginMembers, loginOf, type LoginMember } from './logins.ts'

/** The failed sign-ins in a window that lock a known browser, a login from one address, a login from all addresses, and an address. */
export const failures = { browser: 10, pair: 10, login: 50, address: 100 }

/** How many members with one e-mail are notified. */
export const toldAtMost = 20

/** How long a lock and a request for a new password are shown. */
export const shownFor = sql.raw(`interval '7 days'`)

/** Holds if sign-ins with a member's e-mail are locked, at least from some address. `now` is an instant. */
export const isLocked = (now: Placeholder): SQL<boolean> => sql<boolean>`exists (
  select from ${signInAttempts} a
  where a.login = encode(sha256(convert_to(lower(${members.email}), 'UTF8')), 'hex')
    and a.started_at > ${now}::timestamptz - interval '15 minutes'
    and a.count >= case split_part(a.subject, ':', 1) when 'login' then ${sql.raw(String(failures.login))} else ${sql.raw(String(failures.pair))} end)`

/** Records that a login is locked. Returns its members once per window; otherwise, and for an unknown e-mail, none. */
export type NoteLock = (email: string, origin: RequestOrigin) => Promise<LoginMember[]>

/** `now` returns milliseconds since 1970. */
export function prepareLockNotice({ statement, transaction }: Statements, now: () => number): NoteLock {
  const { count } = prepareAttemptCount(statement)
  const find = prepareLoginMembers(statement)
  const audit = prepareAudit(statement)
  const mark = statement('mark_member_locked', (p: Holders<{ account: number; member: number; time: string }>) =>
    build
      .update(members)
      .set({ signInLockedAt: sql`${p.time}` })
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member))),
  )
  return async (email, origin) => {
    const time = now()
    const [told] = await count([{ subject: `told:${loginOf(email)}`, most: 1 }], time)
    if (told!.isFull) return []
    const owners = await find(email, undefined, toldAtMost)
    for (const { account, member } of owners) {
      await transaction(async (run) => {
        await run(mark, { account, member, time: new Date(time).toISOString() })
        await audit(run, account, serverFor(origin), 'member_sign_in_locked', member)
      })
    }
    return owners
  }
}
