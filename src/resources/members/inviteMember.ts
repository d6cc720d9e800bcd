// Adds a member to the account, who signs in after setting a password by the link that they are sent.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { prepareResetIssue } from '../../access/passwordResets.ts'
import { operation } from '../../context.ts'
import { sql } from '../../db/drizzle.js'
import { uniqueViolation } from '../../db/faults.ts'
import { members, type CollaborationRule } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, invalid } from '../../errors.ts'
import { prepareDepartmentLock } from '../departments/department.ts'
import { prepareActingMember } from './actingMember.ts'
import { presentRule, storedRules } from './collaborationRules.ts'
import { noRoles, requireGiver, roleNames, rolesAfter, type Roles } from './memberRoles.ts'

export const inviteMember = operation('inviteMember', ({ statement, transaction, mailInvitation }) => {
  const findActingMember = prepareActingMember(statement)
  const lockDepartments = prepareDepartmentLock(statement)
  type Values = Pick<Roles, 'role' | 'hrisRole'> & { account: number; email: string; rules: CollaborationRule[] }
  const insert = statement('insert_invited_member', (p: Holders<Values>) =>
    build
      .insert(members)
      // The page on which they set a password asks for their name.
      .values({
        accountId: p.account,
        name: p.email,
        email: p.email,
        role: p.role,
        hrisRole: p.hrisRole,
        collaborationRules: sql`${p.rules}`,
      })
      .returning({ id: members.id, key: members.key }),
  )
  const audit = prepareAudit(statement)
  const issueLink = prepareResetIssue(statement)

  return async ({ body }, context) => {
    const { account, caller, now, requestId, reply } = context
    const inviter = await findActingMember(caller, body.member_id, null)
    if (inviter.role !== 'admin' && inviter.role !== 'simple')
      throw forbidden('role-missing', 'Only members with the role admin or simple can invite members')
    const { role, hrisRole } = rolesAfter(noRoles, body)
    requireGiver(inviter, noRoles, { role, hrisRole })
    if (body.collaboration_rules?.length && inviter.role !== 'admin')
      throw forbidden('role-missing', 'Only admins can give collaboration rules')
    const { email } = body
    let token: string | undefined
    const answer = await transaction(async (run) => {
      const departments = await lockDepartments(run, account)
      const rules = storedRules(body.collaboration_rules ?? [], departments)
      const [made] = await run(insert, { account, email, role, hrisRole, rules })
      const { id, key } = made as { id: number; key: string }
      await audit(run, account, actorOf(context), 'member_invited', id)
      if (mailInvitation) token = (await issueLink(run, { account, key, time: Date.parse(now) }))?.token
      const collaboration_rules = rules.map((rule) => presentRule(rule, departments))
      return reply(201, { id: key, email, role, hris_role: hrisRole, roles: roleNames({ role, hrisRole }), collaboration_rules })
    }).catch((error: unknown) => {
      if (uniqueViolation(error) === 'members_email') throw invalid('member-email-taken', 'email', 'is the address of a member already')
      throw error
    })
    if (token !== undefined) mailInvitation?.({ to: email, accountName: caller.tenant.name, inviter: inviter.name, token }, requestId)
    return answer
  }
})
