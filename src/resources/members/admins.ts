// The rule that an account keeps its admins: an admin, an HRIS admin and, if it has one, a member who is both.
import { and, eq, isNotNull, or, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import type { CodeOf } from '../../errorCodes.ts'
import { unprocessable } from '../../errors.ts'

const roleColumns = { role: members.role, hrisRole: members.hrisRole }
type AdminRoles = Pick<typeof members.$inferSelect, keyof typeof roleColumns>
/** Null roles if the member is deactivated. */
type Change = { readonly account: number; readonly id: number; readonly after: AdminRoles | null }

const isAdmin = ({ role }: AdminRoles) => role === 'admin'
const isHrisAdmin = ({ hrisRole }: AdminRoles) => hrisRole === 'hris_admin'
const kept: { readonly code: CodeOf<422>; readonly who: string; readonly holds: (roles: AdminRoles) => boolean }[] = [
  { code: 'last-admin', who: "The account's last active admin", holds: isAdmin },
  { code: 'last-hris-admin', who: "The account's last active HRIS admin", holds: isHrisAdmin },
  {
    code: 'last-full-admin',
    who: 'The only active member who is both admin and HRIS admin',
    holds: (roles) => isAdmin(roles) && isHrisAdmin(roles),
  },
]

/**
 * `requireAdmins(run, change)`: throws 422 if an active member must not be deactivated or get these roles, by the decision
 * "deactivating: refusals". Those without a password do not stand in for one who has set theirs, so that somebody can still sign in. The
 * transaction of `run` has locked the account, so that concurrent changes see each other.
 */
export const prepareAdminCheck = prepared((statement) => {
  const list = statement('list_active_admins', (p: Holders<{ account: number }>) =>
    build
      .select({ id: members.id, ...roleColumns, hasPassword: sql<boolean>`${isNotNull(members.passwordHash)}` })
      .from(members)
      .where(and(eq(members.accountId, p.account), members.active, or(eq(members.role, 'admin'), eq(members.hrisRole, 'hris_admin')))),
  )
  return async (run: Run, { account, id, after }: Change): Promise<void> => {
    const admins = await run(list, { account })
    const before = admins.find((admin) => admin.id === id)
    if (!before) return
    const others = admins.filter((admin) => admin !== before && (admin.hasPassword || !before.hasPassword))
    const remaining = [...others, ...(after ? [after] : [])]
    const broken = kept.find(({ holds }) => holds(before) && !remaining.some(holds))
    if (broken) throw unprocessable(broken.code, `${broken.who} ${after ? 'must remain one' : 'cannot be deactivated'}`)
  }
})
