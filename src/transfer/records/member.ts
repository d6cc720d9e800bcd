// Members with their permissions, but without passwords and all that concerns them: an imported member needs a new password.
import { memberPermissions, members } from '../../db/schema.ts'
import type { Values } from '../fields.ts'
import { naming } from '../naming.ts'
import { recordType } from '../recordType.ts'

type Roles = { readonly role: string; readonly hris_role: string }
type Row = { readonly role: string; readonly hrisRole: string; readonly permissionSets: readonly string[] }

/** Both roles as `roles` spells them. */
const ownRoles = ({ role, hris_role }: Roles) => [`ats.${role}`, hris_role.replace('_', '.')]
/** The entries of `roles` that are neither of the two roles. */
const permissionSets = (record: Values) => ((record.roles ?? []) as string[]).filter((name) => !ownRoles(record as Roles).includes(name))

export const memberType = recordType({
  name: 'member',
  table: members,
  like: 'Member',
  ignored: ['type'],
  hidden: ['passwordHash', 'signInLockedAt', 'resetAskedAt'],
  fields: {
    email: { schema: ({ property }) => ({ ...property('Member', 'email'), pattern: String.raw`^[^\s@]+@[^\s@]+$` }) },
    roles: {
      made: {
        of: ['permissionSets'],
        shown: ({ role, hrisRole, permissionSets: sets }: Row) => [...sets, ...ownRoles({ role, hris_role: hrisRole })],
        stored: (record) => ({ permissionSets: permissionSets(record) }),
      },
      completed: ({ roles }, record) => [...permissionSets({ ...record, roles }), ...ownRoles(record as Roles)],
    },
  },
  namedBy: [naming('email', members.email), naming('name', members.name)],
  parts: { permissions: { table: memberPermissions, value: 'permission', by: ['permission'] } },
  order: 'id name headline email role hris_role roles active collaboration_rules hris_member_scope permissions created_at updated_at',
  unique: ({ email }) => ({ members_email: [['/email', (email as string).toLowerCase()]] }),
  // A misspelled role would be stored as the name of a permission set.
  faultsIn: (record) =>
    permissionSets(record)
      .filter((name) => /^(ats|hris)\./.test(name))
      .map((name) => ['/roles', `contains ${name}, but the roles are ${String(record.role)} and ${String(record.hris_role)}`] as const),
})
