// Finds the member for whom an account or a partner token says that it acts.
import { and, eq } from 'drizzle-orm'
import { once } from '../../db/once.ts'
import { isKey } from '../../db/paging.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** Gives the active member with this id; undefined when the account has none, also when it cannot be an id. */
export const activeMember = once((statement) => {
  const find = statement('find_active_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, hrisRole: members.hrisRole })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key), members.active)),
  )
  return async (account: number, key: string) => (isKey(key) ? (await find({ account, key }))[0] : undefined)
})
