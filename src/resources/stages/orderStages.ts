// Puts the stages of the account's pipeline in a new order.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { invalid } from '../../errors.ts'
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
      const bySlug = new Map(rows.map((row) => [row.slug, row]))
      const wanted = [...new Set(body.stages)].flatMap((slug) => bySlug.get(slug) ?? [])
      if (wanted.length !== rows.length || body.stages.length !== rows.length)
        throw invalid('order-incomplete', 'stages', 'must name each stage of the pipeline exactly once')
      const ordered = await order(run, account, wanted)
      await audit(run, account, actorOf(context), 'account_stages_ordered', account)
      return reply(200, { stages: ordered.map(presentStage) })
    })
  }
})
