// Replaces a candidate's tags.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { prepareCandidateRight } from './candidateRight.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

export const replaceCandidateTags = operation('replaceCandidateTags', ({ statement, transaction }) => {
  const requireRight = prepareCandidateRight(statement)
  const lock = prepareCandidateLock(statement)
  const update = statement('update_tags', (p: Holders<{ account: number; id: number; tags: string[] }>) =>
    build
      .update(candidates)
      .set({ tags: p.tags as never, updatedAt: sql`now()` })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body }, { account, caller, reply }) => {
    await requireRight(caller, path.id, 'tag')
    const tags = body.tags ?? []
    await transaction(async (run) => {
      const candidate = await lock(run, account, path.id)
      await run(update, { account, id: candidate.id, tags })
      await writeActivity(run, account, candidate, { memberId: caller.person?.id ?? null, action: 'updated' })
    })
    return reply(202, { tags })
  }
})
