// Reverts the disqualification of a candidate.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { unprocessable } from '../../errors.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
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
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body = {} }, { account, caller, reply }) => {
    const member = await findActor(caller, path.id, body.member_id, 'revert')
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      if (!candidate.disqualified) throw unprocessable('candidate-not-disqualified', 'The candidate is not disqualified')
      await run(update, { account, id: candidate.id })
      await writeActivity(run, account, candidate, { memberId: member.id, action: 'reverted' })
      return reply(200)
    })
  }
})
