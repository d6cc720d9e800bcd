// Moves a candidate to another stage of the pipeline.
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareCandidateActivity, stageThen } from '../activities/activity.ts'
import { landingStage, prepareStageList } from '../stages/stage.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { refuseDeletion } from './newCandidate.ts'
import { arrivalIn, arriving } from './stageMove.ts'

type Values = { account: number; id: number } & ReturnType<typeof arrivalIn>

export const moveCandidate = operation('moveCandidate', ({ statement, transaction, notify }) => {
  const findActor = prepareCandidateActor(statement)
  const listStages = prepareStageList(statement)
  const lock = prepareCandidateLock(statement)
  const update = statement('move_candidate', (p: Holders<Values>) => build.update(candidates).set(arriving(p)).where(hasId(candidates, p)))
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const member = await findActor(caller, path.id, body.member_id, 'move')
    // A move that only fills a reserved requisition names no stage: the candidate stays in theirs.
    const target = body.target_stage && landingStage(await listStages({ account }), body.target_stage, 'sourced', 'target_stage')
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      const { id, key, job, stage } = candidate
      if (!target || stage.id === target.id) return reply(202)
      await run(update, { account, id, ...arrivalIn(target, now) }).catch(refuseDeletion)
      await writeActivity(run, account, candidate, { memberId: member.id, action: target.slug, targetStage: stageThen(target) })
      const subject = { candidate: key, person: String(id), job, stage: target.slug, from: stage.slug }
      await notify(run, { account, event: 'candidate_moved', subject })
      return reply(202)
    })
  }
})
