// A member: its columns, its form on the wire, and the rules that keep an account governable.
import type { components } from '../../../generated/types.ts'
import { jobMembers, members } from '../../db/schema.ts'
import type { CodeOf } from '../../errorCodes.ts'

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

/** Row -> wire. `roles` lists the permission sets, then both roles in the same spelling: `ats.admin`, `hris.no_access`. */
export const presentMember = (row: MemberRow): components['schemas']['Member'] => ({
  id: row.key,
  name: row.name,
  headline: row.headline,
  email: row.email,
  role: row.role,
  type: 'Member',
  hris_role: row.hrisRole,
  roles: [...row.permissionSets, `ats.${row.role}`, row.hrisRole.replace('_', '.')],
  active: row.active,
  collaboration_rules: row.collaborationRules,
  hris_member_scope: row.hrisMemberScope,
})

/** What a job's list shows of the members who work on it. */
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

/** What an active member is in charge of. */
export type Charge = { admin: boolean; hrisAdmin: boolean }
type ReasonToKeep = { readonly code: CodeOf<422>; readonly message: string }

/**
 * Why a member must stay active, or undefined when nothing speaks against deactivating it: an account keeps an admin, an HRIS
 * admin, and, while it has one, a member who is both (decision "deactivating: refusals"). `others` are the other active members.
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
