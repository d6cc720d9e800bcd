// Creates a time off category.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { changedRules, prepareCategorySaving, presentCategory, requireTimeOffAdmin } from './category.ts'

export const createTimeOffCategory = operation('createTimeOffCategory', ({ statement, transaction }) => {
  const { create } = prepareCategorySaving(statement)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    requireTimeOffAdmin(caller)
    const rules = changedRules(
      {
        name: body.name,
        type: body.type,
        description: null,
        trackingUnit: 'full_days',
        unlimited: false,
        yearlyEntitlement: '0',
        approval: 'none',
        approvalLevels: 1,
        approvers: [],
        position: null,
      },
      body,
    )
    return transaction(async (run) => {
      const category = await create(run, account, rules)
      await audit(run, account, actorOf(context), 'category_created', category.id)
      return reply(201, presentCategory(category))
    })
  }
})
