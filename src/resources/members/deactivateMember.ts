// Deactivates a member. An account always keeps an admin and an HRIS admin.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareDeactivation } from './activation.ts'

export const deactivateMember = operation('deactivateMember', ({ statement, transaction, forgetTokens }) => {
  const deactivate = prepareDeactivation(statement)
  return async ({ path }, context) => {
    forgetTokens(await transaction((run) => deactivate(run, context.account, path.id, actorOf(context))))
    return context.reply(204)
  }
})
