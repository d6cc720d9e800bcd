// The names of the roles on a job.
import type { components } from '../../../generated/types.ts'

export const collaborationRoles: Readonly<Record<components['schemas']['CollaborationRole'], string>> = {
  admin: 'Admin of the job',
  recruiting_admin: 'Recruiting admin',
  hiring_manager: 'Hiring manager',
  simple: 'Member',
  reviewer: 'Reviewer',
}
