// Disqualifies a candidate.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { candidates, disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

type Values = { account: number; id: number; reason: string | null; withdrew: boolean; disqualifiedAt: string }

export const disqualifyCandidate = operation('disqualifyCandidate', ({ statement, transaction }) => {
  const findActor = prepareCandidateActor(statement)
  const findReason = statement('find_disqualification_reason', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ description: disqualificationReasons.description, candidateWithdrew: disqualificationReasons.candidateWithdrew })
      .from(disqualificationReasons)
      .where(hasKey(disqualificationReasons, p)),
  )
  const lock = prepareCandidateLock(statement)
  const update = statement('disqualify_candidate', (p: Holders<Values>) =>
    build
      .update(candidates)
      .set({
        disqualified: true,
        disqualifiedAt: sql`${p.disqualifiedAt}`,
        disqualificationReason: sql`${p.reason}`,
        withdrew: sql`${p.withdrew}`,
        updatedAt: sql`now()`,
      })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body = {} }, { account, caller, now, reply }) => {
    const member = await findActor(caller, path.id, body.member_id, 'disqualify')
    const named = await reasonOf(body.disqualify_reason_id)
    const reason = named?.description ?? body.disqualification_reason ?? null
    const withdrew = body.withdrew ?? named?.candidateWithdrew ?? false
    return transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      await run(update, { account, id: candidate.id, reason, withdrew, disqualifiedAt: now })
      await writeActivity(run, account, candidate, {
        memberId: member.id,
        action: 'disqualified',
        body: [reason, body.disqualify_note].filter((text) => text).join(': ') || null,
      })
      return reply(200)
    })

    async function reasonOf(key: string | null | undefined) {
      if (!key) return undefined
      const [found] = isKey(key) ? await findReason({ account, key }) : []
      if (!found) throw invalid('reference-unknown', 'disqualify_reason_id', 'is not a reason of the account')
      return found
    }
  }
})
