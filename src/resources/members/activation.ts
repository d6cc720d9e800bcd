// Whether a member is active, and how that changes: what the operations and the operator's command share.
import { and, eq, ne, or, sql } from '../../db/drizzle.js'
import { prepareAudit, type Actor } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow, unprocessable } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/accountLock.ts'
import { reasonToKeep } from './member.ts'

const charge = {
  admin: sql<boolean>`${members.role} = 'admin'`,
  hrisAdmin: sql<boolean>`${members.hrisRole} = 'hris_admin'`,
}

/**
 * Deactivates the member with this key, inside the transaction whose `run` it is given, and ends its sessions and user tokens. Gives
 * the hashes of those, for `forgetTokens`. An account always keeps an admin and an HRIS admin.
 */
export const prepareDeactivation = prepared((statement) => {
  // Two deactivations at once must see each other: they queue at the account's row.
  const lock = prepareAccountLock(statement)
  const find = statement('find_member_in_charge', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, active: members.active, ...charge })
      .from(members)
      .where(hasKey(members, p)),
  )
  const listOthers = statement('list_other_members_in_charge', (p: Holders<{ account: number; id: number }>) =>
    build
      .select(charge)
      .from(members)
      .where(and(eq(members.accountId, p.account), ne(members.id, p.id), members.active, or(charge.admin, charge.hrisAdmin))),
  )
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
    if (!member.active) throw unprocessable('member-deactivated', 'The member is deactivated already')
    const reason = reasonToKeep(member, await run(listOthers, { account, id: member.id }))
    if (reason) throw unprocessable(reason.code, reason.message)
    await run(update, { account, id: member.id })
    await audit(run, account, actor, 'member_deactivated', member.id)
    return end.ofMember(run, { account, id: member.id })
  }
})

/** Reactivates the member with this key, inside the transaction whose `run` it is given; an active one stays as it is. */
export const prepareReactivation = prepared((statement) => {
  const find = statement('lock_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, active: members.active })
      .from(members)
      .where(hasKey(members, p))
      .for('update'),
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
