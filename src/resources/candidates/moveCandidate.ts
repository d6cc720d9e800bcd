// Moves a candidate to another stage of the pipeline.
import { operation } from '../../context.ts'
import { landingStage, prepareStageList } from '../stages/stage.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { prepareStageMove } from './stageMove.ts'

export const moveCandidate = operation('moveCandidate', (tools) => {
  const { statement, transaction } = tools
  const findActor = prepareCandidateActor(statement)
  const listStages = prepareStageList(statement)
  const lock = prepareCandidateLock(statement)
  const move = prepareStageMove(tools)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const member = await findActor(caller, path.id, body.member_id, 'move')
    // A move that only fills a reserved requisition names no stage: the candidate stays in theirs.
    const target = body.target_stage && landingStage(await listStages({ account }), body.target_stage, 'sourced', 'target_stage')
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      if (target && candidate.stage.id !== target.id) await move(run, account, candidate, target, { member: member.id, now })
      return reply(202)
    })
  }
})
