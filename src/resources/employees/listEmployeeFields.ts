// Lists the fields of employees: those of the API family, and the account's own.
import { operation } from '../../context.ts'
import { familyFields } from './familyFields.ts'
import { prepareOwnFieldList, presentOwnField } from './ownField.ts'

export const listEmployeeFields = operation('listEmployeeFields', ({ statement }) => {
  const list = prepareOwnFieldList(statement)
  return async (_, { account, reply }) => {
    const own = await list({ account })
    return reply(200, [...familyFields, ...own.map(presentOwnField)])
  }
})
