// Rates a candidate in their current stage.
import { operation } from '../../context.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { gradeOf, prepareRating } from './rating.ts'

export const createRating = operation('createRating', ({ statement, transaction }) => {
  const findActor = prepareCandidateActor(statement)
  const lock = prepareCandidateLock(statement)
  const rate = prepareRating(statement)

  return async ({ path, body }, { account, caller, reply }) => {
    const { id: member } = await findActor(caller, path.id, body.member_id, 'rate')
    const grade = gradeOf(body)
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      await rate(run, account, { candidate, member, stage: candidate.stage }, body, grade)
      return reply(201)
    })
  }
})
