// Reactivates a deactivated member; does nothing for an active one.
import { actorOf } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { prepareReactivation } from './activation.ts'

export const enableMember = operation('enableMember', ({ statement, transaction }) => {
  const enable = prepareReactivation(statement)
  return async ({ path }, context) => {
    return transaction(async (run) => {
      await enable(run, context.account, path.id, actorOf(context))
      return context.reply(204)
    })
  }
})
