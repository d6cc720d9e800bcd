// spindle members permit and forbid: grant and withdraw what single members may do beyond their roles.
import { and, eq } from '../../db/drizzle.js'
import { prepareAudit, operator } from '../../access/audit.ts'
import { prepared } from '../../db/prepared.ts'
import { memberPermissions, members, permissions } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { command, ofAccount, type Command } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'
import { memberByName } from './memberByName.ts'

type Permission = (typeof permissions)[number]
type Held = { account: number; member: number; permission: Permission }

const ofPermission = {
  member: { value: '<id or e-mail>', operand: true, required: true, summary: 'the member' },
  ...ofAccount,
  may: { value: '<permission>', required: true, oneOf: permissions, summary: 'the permission' },
} as const

const statements = prepared((statement) => ({
  find: statement('operator_find_member_id', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.key, p.key))),
  ),
  permit: statement('operator_permit', (p: Holders<Held>) =>
    build
      .insert(memberPermissions)
      .values({ accountId: p.account, memberId: p.member, permission: p.permission })
      .onConflictDoNothing()
      .returning({ changed: memberPermissions.permission }),
  ),
  forbid: statement('operator_forbid', (p: Holders<Held>) =>
    build
      .delete(memberPermissions)
      .where(
        and(
          eq(memberPermissions.accountId, p.account),
          eq(memberPermissions.memberId, p.member),
          eq(memberPermissions.permission, p.permission),
        ),
      )
      .returning({ changed: memberPermissions.permission }),
  ),
}))

/** Declares either command: the change, its audit entry, and the message, which depends on whether anything changed. */
const changing = (
  change: 'permit' | 'forbid',
  said: (who: string, permission: Permission, changed: boolean) => string,
  words: Pick<Command, 'name' | 'summary' | 'notes'>,
) =>
  command({
    ...words,
    options: ofPermission,
    prepare: ({ statement, transaction }) => {
      const accountOf = accountBySubdomain(statement)
      const memberOf = memberByName(statement)
      const audit = prepareAudit(statement)
      const { find, ...changes } = statements(statement)
      return async ({ account: subdomain, member: named, may: permission }) => {
        const account = await accountOf(subdomain)
        const { key, name, email } = await memberOf(account, named)
        const changed = await transaction(async (run) => {
          const [member] = await run(find, { account, key })
          const rows = await run(changes[change], { account, member: member!.id, permission })
          if (rows.length > 0)
            await audit(run, account, operator, change === 'permit' ? 'member_permitted' : 'member_forbidden', member!.id)
          return rows.length > 0
        })
        return {
          said: said(`${name} (${email})`, permission, changed),
          data: { id: key, email, permission, permitted: change === 'permit' },
        }
      }
    },
  })

export const permissionCommands = [
  changing(
    'permit',
    (who, permission, changed) => `${who} ${changed ? 'now has' : 'has'} the permission ${permission}${changed ? '' : ' already'}.`,
    {
      name: 'members permit',
      summary: 'gives a member a permission beyond their roles',
      notes: ["view_time_off_requests: sees everybody's time off. HRIS admins do that without it."],
    },
  ),
  changing('forbid', (who, permission, changed) => `${who} ${changed ? 'no longer has' : 'did not have'} the permission ${permission}.`, {
    name: 'members forbid',
    summary: 'withdraws a permission',
  }),
]
