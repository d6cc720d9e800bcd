// A member: its columns, its wire formats, and the rule that an account keeps its admins.
import type { components } from '../../../generated/types.ts'
import { jobMembers, members, type CollaborationRule } from '../../db/schema.ts'
import type { CodeOf } from '../../errorCodes.ts'
import { departmentId, type DepartmentRow } from '../departments/department.ts'

export const memberColumns = {
  key: members.key,
  name: members.name,
  headline: members.headline,
  email: members.email,
  role: members.role,
  hrisRole: members.hrisRole,
  permissionSets: members.permissionSets,
  active: members.active,
  collaborationRules: members.collaborationRules,
  hrisMemberScope: members.hrisMemberScope,
}
type MemberRow = Pick<typeof members.$inferSelect, keyof typeof memberColumns>

/**
 * Row -> wire. `roles` lists the permission sets, then both roles in the same spelling: `ats.admin`, `hris.no_access`. `departments` are
 * those that the rules may name.
 */
export const presentMember = (row: MemberRow, departments: readonly DepartmentRow[]): components['schemas']['Member'] => ({
  id: row.key,
  name: row.name,
  headline: row.headline,
  email: row.email,
  role: row.role,
  type: 'Member',
  hris_role: row.hrisRole,
  roles: [...row.permissionSets, `ats.${row.role}`, row.hrisRole.replace('_', '.')],
  active: row.active,
  collaboration_rules: row.collaborationRules.map((rule) => presentRule(rule, departments)),
  hris_member_scope: row.hrisMemberScope,
})

/** Rules are stored with the keys of departments. A key of none, as an import can bring, is shown as it is. */
const presentRule = (rule: CollaborationRule, rows: readonly DepartmentRow[]): CollaborationRule => ({
  ...rule,
  departments: rule.departments.map(({ id, ...any }) => {
    const row = rows.find(({ key }) => key === id)
    return { ...any, ...(id !== undefined && { id: row ? departmentId(row.id) : id }) }
  }),
})

/** What a job's list shows of its members. */
export const jobMemberColumns = {
  key: members.key,
  name: members.name,
  headline: members.headline,
  email: members.email,
  role: members.role,
  collaborationRole: jobMembers.collaborationRole,
}
type JobMemberRow = Pick<MemberRow, 'key' | 'name' | 'headline' | 'email' | 'role'> &
  Pick<typeof jobMembers.$inferSelect, 'collaborationRole'>

export const presentJobMember = (row: JobMemberRow): components['schemas']['JobMember'] => ({
  id: row.key,
  name: row.name,
  headline: row.headline,
  email: row.email,
  role: row.role,
  type: 'Member',
  collaboration_role: row.collaborationRole,
})

/** The admin roles of an active member. */
export type Charge = { admin: boolean; hrisAdmin: boolean }
type ReasonToKeep = { readonly code: CodeOf<422>; readonly message: string }

/**
 * Returns why a member must stay active, or undefined if they may be deactivated. An account keeps an admin, an HRIS admin and, if it
 * has one, a member who is both (decision "deactivating: refusals"). `others` are the other active members.
 */
export function reasonToKeep(member: Charge, others: readonly Charge[]): ReasonToKeep | undefined {
  const both = ({ admin, hrisAdmin }: Charge) => admin && hrisAdmin
  if (member.admin && !others.some(({ admin }) => admin))
    return { code: 'last-admin', message: "The account's last active admin cannot be deactivated" }
  if (member.hrisAdmin && !others.some(({ hrisAdmin }) => hrisAdmin))
    return { code: 'last-hris-admin', message: "The account's last active HRIS admin cannot be deactivated" }
  if (both(member) && !others.some(both))
    return { code: 'last-full-admin', message: 'The only active member who is both admin and HRIS admin cannot be deactivated' }
  return undefined
}
