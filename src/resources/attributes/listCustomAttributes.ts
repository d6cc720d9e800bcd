// Lists the custom attributes of the account's candidates, oldest first.
import { operation } from '../../context.ts'
import { prepareAttributeList, presentAttribute } from './attribute.ts'

export const listCustomAttributes = operation('listCustomAttributes', ({ statement }) => {
  const list = prepareAttributeList(statement)
  return async (_, { account, reply }) => reply(200, { custom_attributes: (await list({ account })).map(presentAttribute) })
})
