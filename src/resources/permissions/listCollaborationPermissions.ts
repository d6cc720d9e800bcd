// Lists the permissions on a job and its candidates, each with the roles on the job that have it.
import { operation } from '../../context.ts'
import { collaborationPermissions } from './collaborationPermissions.ts'

export const listCollaborationPermissions = operation(
  'listCollaborationPermissions',
  () =>
    async (_, { reply }) =>
      reply(200, collaborationPermissions),
)
