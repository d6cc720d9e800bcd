// A member: its columns and its wire formats.
import type { components } from '../../../generated/types.ts'
import { jobMembers, members } from '../../db/schema.ts'
import type { DepartmentRow } from '../departments/department.ts'
import { presentRule } from './collaborationRules.ts'
import { roleNames } from './memberRoles.ts'

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
 * Row -> wire. `roles` lists the permission sets, then the names of both roles. `departments` are those that the rules may name.
 */
export const presentMember = (row: MemberRow, departments: readonly DepartmentRow[]): components['schemas']['Member'] => ({
  id: row.key,
  name: row.name,
  headline: row.headline,
  email: row.email,
  role: row.role,
  type: 'Member',
  hris_role: row.hrisRole,
  roles: [...row.permissionSets, ...roleNames(row)],
  active: row.active,
  collaboration_rules: row.collaborationRules.map((rule) => presentRule(rule, departments)),
  hris_member_scope: row.hrisMemberScope,
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
