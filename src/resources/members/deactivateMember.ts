// Deactivates a member; an account always keeps an admin and an HRIS admin.
import { operation } from '../../context.ts'
import { deactivation } from './standing.ts'

export const deactivateMember = operation('deactivateMember', ({ statement, transaction }) => {
  const deactivate = deactivation(statement)
  return async ({ path }, { account, reply }) => {
    await transaction((run) => deactivate(run, account, path.id))
    return reply(204)
  }
})
