// Whether a member is active, and how that changes: what the operations and the operator's command share.
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { once } from '../../db/once.ts'
import { accounts, members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { notFound, unprocessable } from '../../errors.ts'
import { reasonToKeep } from './member.ts'

const charge = {
  admin: sql<boolean>`${members.role} = 'admin'`,
  hrisAdmin: sql<boolean>`${members.hrisRole} = 'hris_admin'`,
}

/** Deactivates the member with this key, inside the transaction whose `run` it is given. An account always keeps an admin and an HRIS admin. */
export const deactivation = once((statement) => {
  // Two deactivations at once must see each other: they queue at the account's row.
  const lock = statement('lock_account', (p: Holders<{ account: number }>) =>
    build.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, p.account)).for('update'),
  )
  const find = statement('find_member_in_charge', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, active: members.active, ...charge })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key))),
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
      .where(and(eq(members.accountId, p.account), eq(members.id, p.id))),
  )
  return async (run: Run, account: number, key: string): Promise<void> => {
    await run(lock, { account })
    const [member] = await run(find, { account, key })
    if (!member) throw notFound()
    if (!member.active) throw unprocessable('The member is deactivated already')
    const reason = reasonToKeep(member, await run(listOthers, { account, id: member.id }))
    if (reason) throw unprocessable(reason)
    await run(update, { account, id: member.id })
  }
})

/** Reactivates the member with this key; an active one stays as it is. Gives its row, or none when there is no such member. */
export const enabling = once((statement) =>
  statement('enable_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .update(members)
      .set({ active: sql`true`, updatedAt: sql`case when ${members.active} then ${members.updatedAt} else now() end` })
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key)))
      .returning({ id: members.id }),
  ),
)
