// Replaces the roles of a member and, if they are given, their collaboration rules.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { operation } from '../../context.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { members, type CollaborationRule } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareDepartmentLock } from '../departments/department.ts'
import { prepareAdminCheck } from './admins.ts'
import { storedRules } from './collaborationRules.ts'
import { memberColumns, presentMember } from './member.ts'
import { requireGiver, rolesAfter, type Roles } from './memberRoles.ts'

export const updateMember = operation('updateMember', ({ statement, transaction, forgetTokens }) => {
  const lockDepartments = prepareDepartmentLock(statement)
  const find = statement('lock_member_to_update', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: members.id, ...memberColumns })
      .from(members)
      .where(hasKey(members, p))
      .for('update'),
  )
  const requireAdmins = prepareAdminCheck(statement)
  type Values = Roles & { account: number; id: number; rules: CollaborationRule[] }
  const update = statement('update_member', (p: Holders<Values>) =>
    build
      .update(members)
      .set({
        role: sql`${p.role}`,
        hrisRole: sql`${p.hrisRole}`,
        permissionSets: sql`${p.permissionSets}`,
        collaborationRules: sql`${p.rules}`,
        updatedAt: sql`now()`,
      })
      .where(hasId(members, p)),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    const { hashes, answer } = await transaction(async (run) => {
      // Locks the account too, so that the last admins cannot lose their roles at the same time.
      const departments = await lockDepartments(run, account)
      const { id, ...before } = requireRow(await run(find, { account, key: body.id.toLowerCase().padStart(16, '0') }))
      const roles = rolesAfter(before, body)
      if (caller.person) requireGiver(caller.person, before, roles)
      if (before.active) await requireAdmins(run, { account, id, after: roles })
      const rules = body.collaboration_rules ? storedRules(body.collaboration_rules, departments) : before.collaborationRules
      await run(update, { account, id, ...roles, rules })
      await audit(run, account, actorOf(context), 'member_updated', id)
      const { active: _, ...shown } = presentMember({ ...before, ...roles, collaborationRules: rules }, departments)
      return { hashes: await end.ofRoles(run, { account, id }), answer: reply(200, shown) }
    })
    forgetTokens(hashes)
    return answer
  }
})
