// Renames a stage of the account's pipeline.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkName, requireKey } from '../accounts/settingList.ts'
import { preparePipelineLock } from './pipeline.ts'
import { presentStage } from './stage.ts'

export const updateStage = operation('updateStage', ({ statement, transaction }) => {
  const lockPipeline = preparePipelineLock(statement)
  const rename = statement('rename_stage', (p: Holders<{ account: number; id: number; name: string }>) =>
    build
      .update(stages)
      .set({ name: sql`${p.name}` })
      .where(hasId(stages, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body: { name } }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockPipeline(run, account)
      const stage = requireKey(rows, path.id)
      checkName(
        'name',
        name,
        rows.filter((row) => row !== stage).map((row) => row.name),
      )
      await run(rename, { account, id: stage.id, name })
      await audit(run, account, actorOf(context), 'stage_renamed', stage.id)
      return reply(200, presentStage({ ...stage, name }))
    })
  }
})
