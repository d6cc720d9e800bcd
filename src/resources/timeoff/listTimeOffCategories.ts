// Lists the account's time off categories in the account's order.
import { asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { timeOffCategories as categories } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

export const listTimeOffCategories = operation('listTimeOffCategories', ({ statement }) => {
  const list = statement('list_time_off_categories', (p: Holders<{ account: number }>) =>
    build
      .select({ id: categories.key, name: categories.name, type: categories.type, description: categories.description })
      .from(categories)
      .where(eq(categories.accountId, p.account))
      .orderBy(asc(categories.position), asc(categories.key))
      .limit(longestList),
  )
  return async (_, { account, reply }) => {
    const rows = await list({ account })
    return reply(200, { categories: rows.map(({ id, name, type, description }) => ({ id, name, type, description })) })
  }
})
