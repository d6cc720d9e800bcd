// The rule that an account keeps its admins: an admin, an HRIS admin and, if it has one, a member who is both.
import { and, eq, ne, or } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { members } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import type { CodeOf } from '../../errorCodes.ts'
import { unprocessable } from '../../errors.ts'

const roleColumns = { role: members.role, hrisRole: members.hrisRole }
type AdminRoles = Pick<typeof members.$inferSelect, keyof typeof roleColumns>
type Change = {
  readonly account: number
  readonly id: number
  readonly before: AdminRoles
  /** Null if the member is deactivated. */
  readonly after: AdminRoles | null
}

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
 * "deactivating: refusals". The transaction of `run` has locked the account, so that concurrent changes see each other.
 */
export const prepareAdminCheck = prepared((statement) => {
  const listOthers = statement('list_other_active_admins', (p: Holders<{ account: number; id: number }>) =>
    build
      .select(roleColumns)
      .from(members)
      .where(
        and(
          eq(members.accountId, p.account),
          ne(members.id, p.id),
          members.active,
          or(eq(members.role, 'admin'), eq(members.hrisRole, 'hris_admin')),
        ),
      ),
  )
  return async (run: Run, { account, id, before, after }: Change): Promise<void> => {
    const remaining = [...(await run(listOthers, { account, id })), ...(after ? [after] : [])]
    const broken = kept.find(({ holds }) => holds(before) && !remaining.some(holds))
    if (broken) throw unprocessable(broken.code, `${broken.who} ${after ? 'must remain one' : 'cannot be deactivated'}`)
  }
})
