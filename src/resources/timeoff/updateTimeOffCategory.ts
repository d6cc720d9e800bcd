// Changes a time off category. Its unit cannot change between days and hours once requests are counted in it.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { conflict } from '../../errors.ts'
import { changedRules, prepareCategoryLock, prepareCategorySaving, presentCategory, requireTimeOffAdmin } from './category.ts'

export const updateTimeOffCategory = operation('updateTimeOffCategory', ({ statement, transaction }) => {
  const lockCategory = prepareCategoryLock(statement)
  const { change } = prepareCategorySaving(statement)
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const { category, hasRequests } = await lockCategory(run, account, path.id)
      requireTimeOffAdmin(caller)
      const rules = changedRules(category, body)
      if (hasRequests && (rules.trackingUnit === 'hours') !== (category.trackingUnit === 'hours')) {
        throw conflict(
          'time-off-category-in-use',
          'Requests are counted in the unit of the category: create another category for the other unit',
        )
      }
      const changed = await change(run, account, category, rules, body.approvers)
      await audit(run, account, actorOf(context), 'category_updated', category.id)
      return reply(200, presentCategory(changed))
    })
  }
})
