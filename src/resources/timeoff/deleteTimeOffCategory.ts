// Deletes a time off category to which no request refers, with its approvers and allowances.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { timeOffCategories } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { conflict } from '../../errors.ts'
import { prepareCategoryLock, requireTimeOffAdmin } from './category.ts'

export const deleteTimeOffCategory = operation('deleteTimeOffCategory', ({ statement, transaction }) => {
  const lockCategory = prepareCategoryLock(statement)
  const remove = statement('delete_category', (p: Holders<{ account: number; id: number }>) =>
    build.delete(timeOffCategories).where(hasId(timeOffCategories, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      const { category, hasRequests } = await lockCategory(run, account, path.id)
      requireTimeOffAdmin(caller)
      if (hasRequests)
        throw conflict('time-off-category-in-use', 'Requests refer to the category: change its name, entitlement or position instead')
      await run(remove, { account, id: category.id })
      await audit(run, account, actorOf(context), 'category_deleted', category.id)
      return reply(204)
    })
  }
})
