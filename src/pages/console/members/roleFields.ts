// The fields for the roles of a member.
import type { components } from '../../../../generated/types.ts'
import type { Visit } from '../../settings/routes.ts'
import { selectField, textField, type Faults, type Option } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'

type Schemas = components['schemas']
type Role = Schemas['MemberRole']
type HrisRole = Schemas['HrisRole']

const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin: everything in recruiting, and the account',
  simple: 'Member: the jobs that they work on',
  reviewer: 'Reviewer: reads and rates candidates of their jobs',
  recruiter: 'External recruiter: puts candidates forward for their jobs',
  no_access: 'No access to recruiting',
}
const hrisRoleNames: Readonly<Record<HrisRole, string>> = {
  hris_admin: 'HR admin: all employees and their time off',
  hris_employee: 'Employee: public fields and their own record',
  hris_limited: 'Employee with limited access: their own record',
  hris_no_access: 'No access to HR',
}

export const fields = [
  { name: 'email', label: 'E-mail' },
  { name: 'role', label: 'Role in recruiting' },
  { name: 'hris_role', label: 'Role in HR' },
]
/** Returns the field that shows a fault of a member of the body. `roles` are both roles together. */
export const fieldOf = (member: string): string => (member === 'roles' ? 'role' : member)

/** Returns the roles that a form gives. Permission sets stay. */
export const rolesIn = (form: Form) => ({ role: form.role as Role, hris_role: form.hris_role as HrisRole })

export const emailField = (values: Form, faults: Faults): Html =>
  textField({ name: 'email', label: 'E-mail', type: 'email', value: values.email, fault: faults.email, maxLength: 254, required: true })

/** Renders both roles. `member` has them already, if it is given. */
export function roleFields({ visitor }: Visit, member: Schemas['Member'] | undefined, values: Form, faults: Faults): Html {
  const [admin, hrisAdmin] = [visitor.member.role === 'admin', visitor.member.hrisRole === 'hris_admin']
  // Nobody gives a role of an admin that they do not have: the operations refuse it.
  const roles = optionsOf(roleNames).filter(({ value }) => value !== 'admin' || admin || member?.role === 'admin')
  const hrisRoles = optionsOf(hrisRoleNames).filter(
    ({ value }) => value !== 'hris_admin' || hrisAdmin || member?.hris_role === 'hris_admin',
  )
  return html`
    ${selectField({ name: 'role', label: 'Role in recruiting', options: roles, value: values.role, fault: faults.role })}
    ${selectField({ name: 'hris_role', label: 'Role in HR', options: hrisRoles, value: values.hris_role, fault: faults.hris_role })}
  `
}

const optionsOf = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }))
