// The roles of members as requests give them: the names that `roles` lists, or the two fields of older clients.
import { hrisRoles, memberRoles, type members } from '../../db/schema.ts'
import { forbidden, invalid } from '../../errors.ts'

export type Roles = Pick<typeof members.$inferSelect, 'role' | 'hrisRole' | 'permissionSets'>
type OwnRoles = Pick<Roles, 'role' | 'hrisRole'>
type GivenRoles = {
  readonly roles?: readonly string[] | null
  readonly role?: Roles['role']
  readonly hris_role?: Roles['hrisRole']
}

export const noRoles: Roles = { role: 'no_access', hrisRole: 'hris_no_access', permissionSets: [] }

/** The names of both roles, as `roles` spells them: `ats.admin`, `hris.no_access`. */
export const roleNames = ({ role, hrisRole }: OwnRoles): string[] => [`ats.${role}`, hrisRole.replace('_', '.')]

/**
 * Returns the roles of a member after a request. `roles` replaces all of them; without it, `role` and `hris_role` replace what they name.
 * Throws 422 if a name is neither a role nor a permission set that the member has, or if the member would have no access at all.
 */
export function rolesAfter(before: Roles, { roles, role, hris_role }: GivenRoles): Roles {
  if (!roles && !role && !hris_role) throw invalid('field-required', 'roles', 'is required')
  const after = roles ? named(new Set(roles), before) : { ...before, role: role ?? before.role, hrisRole: hris_role ?? before.hrisRole }
  if (after.role === 'no_access' && after.hrisRole === 'hris_no_access')
    throw invalid('access-missing', 'roles', 'must give access to recruiting or to HR')
  return after
}

function named(names: ReadonlySet<string>, before: Roles): Roles {
  const [role = noRoles.role, secondRole] = memberRoles.filter((role) => names.has(`ats.${role}`))
  const [hrisRole = noRoles.hrisRole, secondHrisRole] = hrisRoles.filter((role) => names.has(role.replace('_', '.')))
  if (secondRole ?? secondHrisRole) throw invalid('field-invalid', 'roles', 'must name at most one role in recruiting and one in HR')
  const own = new Set(roleNames({ role, hrisRole }))
  const permissionSets = [...names].filter((name) => !own.has(name))
  if (permissionSets.some((name) => !before.permissionSets.includes(name)))
    throw invalid('reference-unknown', 'roles', 'contains a name that is not a role')
  return { role, hrisRole, permissionSets }
}

/** Throws 403 if a member newly gets a role that the member who gives it does not have: admin or HRIS admin. */
export function requireGiver(giver: OwnRoles, before: OwnRoles, after: OwnRoles): void {
  if (after.role === 'admin' && before.role !== 'admin' && giver.role !== 'admin')
    throw forbidden('role-missing', 'Only admins can make a member an admin')
  if (after.hrisRole === 'hris_admin' && before.hrisRole !== 'hris_admin' && giver.hrisRole !== 'hris_admin')
    throw forbidden('role-missing', 'Only HRIS admins can make a member an HRIS admin')
}
