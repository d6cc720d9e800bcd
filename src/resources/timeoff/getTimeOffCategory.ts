// Returns one time off category with its rules.
import { operation } from '../../context.ts'
import { requireRow } from '../../errors.ts'
import { prepareCategoryByKey, presentCategory } from './category.ts'

export const getTimeOffCategory = operation('getTimeOffCategory', ({ statement }) => {
  const find = prepareCategoryByKey(statement)
  return async ({ path }, { account, reply }) => reply(200, presentCategory(requireRow(await find({ account, key: path.id }))))
})
