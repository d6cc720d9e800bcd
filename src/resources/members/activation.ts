// Deactivates and reactivates members, for the operations and the operator's command.
import { sql } from '../../db/drizzle.js'
import { prepareAudit, type Actor } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow, unprocessable } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/account.ts'
import { prepareAdminCheck } from './admins.ts'

/**
 * `deactivate(run, account, key, actor)`: deactivates the member with this key in the transaction of `run` and ends their sessions and user
 * tokens. Returns the hashes of the tokens, for `forgetTokens`. Throws 404 for an unknown member, and 422 if they are not active or the
 * account would lose its last admin.
 */
export const prepareDeactivation = prepared((statement) => {
  // Concurrent deactivations must see each other, so they queue on the account's row.
  const lock = prepareAccountLock(statement)
  const find = statement('find_member_to_deactivate', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: members.id, active: members.active }).from(members).where(hasKey(members, p)),
  )
  const requireAdmins = prepareAdminCheck(statement)
  const update = statement('deactivate_member', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(members)
      .set({ active: false, updatedAt: sql`now()` })
      .where(hasId(members, p)),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)
  return async (run: Run, account: number, key: string, actor: Actor): Promise<string[]> => {
    await run(lock, { account })
    const member = requireRow(await run(find, { account, key }))
    if (!member.active) throw unprocessable('member-deactivated', 'The member is already deactivated')
    await requireAdmins(run, { account, id: member.id, after: null })
    await run(update, { account, id: member.id })
    await audit(run, account, actor, 'member_deactivated', member.id)
    return end.ofMember(run, { account, id: member.id })
  }
})

/** `enable(run, account, key, actor)`: reactivates the member with this key in the transaction of `run`; throws 404 for an unknown member. */
export const prepareReactivation = prepared((statement) => {
  const find = statement('lock_member', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: members.id, active: members.active }).from(members).where(hasKey(members, p)).for('update'),
  )
  const update = statement('enable_member', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(members)
      .set({ active: sql`true`, updatedAt: sql`now()` })
      .where(hasId(members, p)),
  )
  const audit = prepareAudit(statement)
  return async (run: Run, account: number, key: string, actor: Actor): Promise<void> => {
    const member = requireRow(await run(find, { account, key }))
    if (member.active) return
    await run(update, { account, id: member.id })
    await audit(run, account, actor, 'member_enabled', member.id)
  }
})
