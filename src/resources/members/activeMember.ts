// Finds members by their ids: one as it stands, or one who may act.
import { and, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { isKey } from '../../db/paging.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** Gives the member with this id; undefined when the account has none, also when it cannot be an id. */
export const prepareMemberByKey = prepared((statement) => {
  const find = statement('find_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        id: members.id,
        key: members.key,
        name: members.name,
        role: members.role,
        hrisRole: members.hrisRole,
        active: members.active,
        rules: members.collaborationRules,
      })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key))),
  )
  return async (account: number, key: string) => (isKey(key) ? (await find({ account, key }))[0] : undefined)
})

/** The same, but undefined for one who is deactivated. */
export const prepareActiveMember = prepared((statement) => {
  const find = prepareMemberByKey(statement)
  return async (account: number, key: string) => {
    const member = await find(account, key)
    return member?.active ? member : undefined
  }
})
