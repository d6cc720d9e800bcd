// Puts the stages of the account's pipeline in a new order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { inOrder } from '../accounts/settingList.ts'
import { preparePipelineLock, prepareStageOrder } from './pipeline.ts'
import { presentStage } from './stage.ts'

export const orderStages = operation('orderStages', ({ statement, transaction }) => {
  const lockPipeline = preparePipelineLock(statement)
  const order = prepareStageOrder(statement)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockPipeline(run, account)
      const wanted = inOrder(rows, 'stages', body.stages, ({ slug }) => slug)
      const ordered = await order(run, account, wanted)
      await audit(run, account, actorOf(context), 'account_stages_ordered', account)
      return reply(200, { stages: ordered.map(presentStage) })
    })
  }
})
