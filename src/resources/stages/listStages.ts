// Lists the stages of the account's pipeline.
import { operation } from '../../context.ts'
import { presentStage, prepareStageList } from './stage.ts'

export const listStages = operation('listStages', ({ statement }) => {
  const list = prepareStageList(statement)
  return async (_, { account, reply }) => reply(200, { stages: (await list({ account })).map(presentStage) })
})
