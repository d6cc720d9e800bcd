// Deletes a stage of the account's pipeline. Its candidates, and the ratings given in it, move to another one.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { candidates, ratings, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { inUse, invalid } from '../../errors.ts'
import { requireKey } from '../accounts/settingList.ts'
import { prepareStageClearing } from '../candidates/stageMove.ts'
import { checkSpare, preparePipelineLock, prepareStageOrder } from './pipeline.ts'
import type { StageRow } from './stage.ts'

type Stage = { account: number; id: number }

export const deleteStage = operation('deleteStage', ({ statement, transaction, wake }) => {
  const lockPipeline = preparePipelineLock(statement)
  // Whoever brings a candidate or a rating into the stage locks its row too, and is either seen here or waits until the stage is gone.
  const lock = statement('lock_stage', (p: Holders<Stage>) =>
    build.select({ id: stages.id }).from(stages).where(hasId(stages, p)).for('update'),
  )
  const findUses = statement('find_uses_of_stage', (p: Holders<Stage>) =>
    build
      .select({
        candidates: sql<boolean>`exists (select from ${candidates} where ${and(eq(candidates.accountId, p.account), eq(candidates.stageId, p.id))})`,
        ratings: sql<boolean>`exists (select from ${ratings} where ${and(eq(ratings.accountId, p.account), eq(ratings.stageId, p.id))})`,
      })
      .from(sql`(select) as nothing`),
  )
  const clear = prepareStageClearing(statement)
  const remove = statement('delete_stage', (p: Holders<Stage>) => build.delete(stages).where(hasId(stages, p)))
  const order = prepareStageOrder(statement)
  const audit = prepareAudit(statement)

  return async ({ path, query }, context) => {
    const { account, caller, now, reply } = context
    const answer = await transaction(async (run) => {
      const rows = await lockPipeline(run, account)
      const stage = requireKey(rows, path.id)
      const others = rows.filter(({ id }) => id !== stage.id)
      const to = targetIn(rows, stage, query.target_stage)
      checkSpare(stage, others)
      const { id } = stage
      await run(lock, { account, id })
      if (to) await clear(run, account, { from: stage, to, memberId: caller.person?.id ?? null, now })
      else {
        const [uses] = await run(findUses, { account, id })
        const affected = Object.entries(uses!).flatMap(([name, isUsed]) => (isUsed ? [name] : []))
        if (affected.length > 0) throw inUse('stage-in-use', 'The stage is in use: name the stage to which its candidates move', affected)
      }
      await run(remove, { account, id })
      await order(run, account, others)
      await audit(run, account, actorOf(context), 'stage_deleted', id)
      return reply(204)
    })
    wake()
    return answer
  }
})

function targetIn(rows: readonly StageRow[], stage: StageRow, slug: string | undefined): StageRow | undefined {
  if (slug === undefined) return undefined
  const target = rows.find((row) => row.slug === slug)
  if (!target) throw invalid('reference-unknown', 'target_stage', 'is not a stage of the pipeline')
  if (target.id === stage.id) throw invalid('field-invalid', 'target_stage', 'must be another stage')
  return target
}
