// Replaces a member's rating of a candidate, in any stage.
import { operation } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { prepareStageList } from '../stages/stage.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { gradeOf, prepareRating } from './rating.ts'

export const updateRating = operation('updateRating', ({ statement, transaction }) => {
  const findActor = prepareCandidateActor(statement)
  const listStages = prepareStageList(statement)
  const lock = prepareCandidateLock(statement)
  const rate = prepareRating(statement)

  return async ({ path, body }, { account, caller, reply }) => {
    const { id: member } = await findActor(caller, path.id, body.member_id, 'rate')
    const grade = gradeOf(body)
    const named = await stageOf(body.stage_id)
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      await rate(run, account, { candidate, member, stage: named ?? candidate.stage }, body, grade)
      return reply(200)
    })

    async function stageOf(id: number | null | undefined) {
      if (id === null || id === undefined) return undefined
      const stage = (await listStages({ account })).find((each) => each.id === id)
      if (!stage) throw invalid('reference-unknown', 'stage_id', 'is not a stage of the pipeline')
      return stage
    }
  }
})
