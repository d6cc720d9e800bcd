// Lists the stages of the account's pipeline.
import { operation } from '../../context.ts'
import { presentStage, stagesOf } from './stage.ts'

export const listStages = operation('listStages', ({ statement }) => {
  const list = stagesOf(statement)
  return async (_, { account, reply }) => reply(200, { stages: (await list({ account })).map(presentStage) })
})
