// Finds the member that the command line names by id or e-mail.
import { and, eq, or, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { ofAccount } from '../command.ts'
import { refused } from '../refused.ts'

export const ofMember = {
  member: { value: '<id or e-mail>', operand: true, required: true, summary: 'the member' },
  ...ofAccount,
} as const

/** Returns the member with this id or e-mail. Refuses if the account has none. */
export const memberByName = prepared((statement) => {
  const find = statement('operator_find_member', (p: Holders<{ account: number; key: string | null; email: string }>) =>
    build
      .select({
        id: members.id,
        key: members.key,
        name: members.name,
        email: members.email,
        active: members.active,
        role: members.role,
        hrisRole: members.hrisRole,
      })
      .from(members)
      .where(and(eq(members.accountId, p.account), or(eq(members.key, p.key), sql`lower(${members.email}) = lower(${p.email})`))),
  )
  return async (account: number, name: string) => {
    const [member] = await find({ account, key: /^[0-9a-f]{16}$/i.test(name) ? name.toLowerCase() : null, email: name })
    if (!member) throw refused(`There is no member "${name}" in this account: spindle members list shows all`)
    return member
  }
})
