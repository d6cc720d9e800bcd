// Takes a disqualified candidate back into the running.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { unprocessable } from '../../errors.ts'
import { prepareActivity, stageThen } from '../activities/activity.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

export const revertCandidate = operation('revertCandidate', ({ statement, transaction }) => {
  const findActor = prepareCandidateActor(statement)
  const lock = prepareCandidateLock(statement)
  const update = statement('revert_candidate', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(candidates)
      .set({ disqualified: false, disqualifiedAt: null, disqualificationReason: null, withdrew: false, updatedAt: sql`now()` })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareActivity(statement)

  return async ({ path, body = {} }, { account, caller, reply }) => {
    const member = await findActor(caller, path.id, body.member_id)
    return transaction(async (run) => {
      const { id, jobId, stage, disqualified } = await lock(run, account, path.id)
      if (!disqualified) throw unprocessable('candidate-not-disqualified', 'The candidate is not disqualified')
      await run(update, { account, id })
      await writeActivity(run, { account, jobId, candidateId: id, memberId: member.id, action: 'reverted', stage: stageThen(stage) })
      return reply(200)
    })
  }
})
