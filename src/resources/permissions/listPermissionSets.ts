// Lists the permission sets: the roles that members can have.
import type { components } from '../../../generated/types.ts'
import { operation } from '../../context.ts'

const set = (name: string, label: string, description: string): components['schemas']['PermissionSet'] => ({
  id: name.replace('.', '_'),
  name,
  label: { en: label },
  description: { en: description },
})

const sets = [
  set('ats.admin', 'Recruiting admin', 'Sees and changes everything in recruiting, and the settings of the account'),
  set('ats.simple', 'Recruiting member', 'Works on the jobs that they are a member of'),
  set('ats.reviewer', 'Reviewer', 'Reads and rates the candidates of the jobs that they are a member of'),
  set('ats.recruiter', 'External recruiter', 'Puts candidates forward for the jobs that they are a member of'),
  set('ats.no_access', 'No access to recruiting', 'Sees nothing in recruiting'),
  set('hris.admin', 'HR admin', 'Sees and changes all employees, and decides on their time off'),
  set('hris.employee', 'Employee', 'Sees the public fields of employees and their own record'),
  set('hris.limited', 'Employee with limited access', 'Sees their own record, and no other employees'),
  set('hris.no_access', 'No access to HR', 'Sees no other employees, and no pages of HR'),
]

export const listPermissionSets = operation(
  'listPermissionSets',
  () =>
    async (_, { reply }) =>
      reply(200, sets),
)
