// Sets a member's password, ends their sessions and reset link, clears their failed sign-ins and writes to the audit log.
import { and, eq, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { members } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'
import { prepareAttemptCount } from './attempts.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareEndings } from './endings.ts'
import { loginOf } from './logins.ts'

/** Sets the password of an existing member in the transaction of `run`. `hash` comes from `hashPassword`. */
export type SetPassword = (
  run: Run,
  which: { readonly account: number; readonly member: number; readonly hash: string },
  actor: Actor,
  action: 'member_password_set' | 'member_password_reset',
) => Promise<void>

export const preparePasswordChange = prepared((statement): SetPassword => {
  const update = statement('set_member_password', (p: Holders<{ account: number; member: number; hash: string }>) =>
    build
      .update(members)
      .set({ passwordHash: sql`${p.hash}`, signInLockedAt: null, resetAskedAt: null, updatedAt: sql`now()` })
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member)))
      .returning({ email: members.email }),
  )
  const attempts = prepareAttemptCount(statement)
  const end = prepareEndings(statement)
  const audit = prepareAudit(statement)
  return async (run, { account, member, hash }, actor, action) => {
    const [changed] = await run(update, { account, member, hash })
    await end.ofPassword(run, { account, id: member })
    await attempts.forget(run, loginOf(changed!.email))
    await audit(run, account, actor, action, member)
  }
})
