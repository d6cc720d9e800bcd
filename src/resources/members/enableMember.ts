// Reactivates a deactivated member; an active one stays as it is.
import { and, eq, sql } from 'drizzle-orm'
import { operation } from '../../context.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'

export const enableMember = operation('enableMember', ({ statement }) => {
  const update = statement('enable_member', (p: Holders<{ account: number; key: string }>) =>
    build
      .update(members)
      .set({ active: sql`true`, updatedAt: sql`case when ${members.active} then ${members.updatedAt} else now() end` })
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key)))
      .returning({ id: members.id }),
  )
  return async ({ path }, { account, reply }) => {
    const [member] = await update({ account, key: path.id })
    if (!member) throw notFound()
    return reply(204)
  }
})
