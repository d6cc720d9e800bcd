// Adds a stage to the account's pipeline.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { stageKinds, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { checkName, checkRoom } from '../accounts/settingList.ts'
import { newSlug, preparePipelineLock, prepareStageOrder } from './pipeline.ts'
import { presentStage, type StageRow } from './stage.ts'

type Values = Omit<StageRow, 'id' | 'key'> & { account: number }

export const createStage = operation('createStage', ({ statement, transaction }) => {
  const lockPipeline = preparePipelineLock(statement)
  const insert = statement('insert_stage', (p: Holders<Values>) =>
    build
      .insert(stages)
      .values({ accountId: p.account, slug: p.slug, name: p.name, kind: p.kind, position: p.position })
      .returning({ id: stages.id, key: stages.key }),
  )
  const order = prepareStageOrder(statement)
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    const { name } = body
    const kind = stageKinds.find((each) => each === body.kind)
    if (!kind) throw invalid('field-invalid', 'kind', 'is not a kind of stage')
    return transaction(async (run) => {
      const rows = await lockPipeline(run, account)
      checkName(
        'name',
        name,
        rows.map((row) => row.name),
      )
      checkRoom(rows, 'stages')
      const position = Math.min(body.position ?? Infinity, rows.length + 1)
      const values = { slug: newSlug(rows, name, kind), name, kind, position }
      const [made] = await run(insert, { account, ...values })
      const stage = { ...made!, ...values }
      await order(run, account, rows.toSpliced(position - 1, 0, stage))
      await audit(run, account, actorOf(context), 'stage_created', stage.id)
      return reply(201, presentStage(stage))
    })
  }
})
