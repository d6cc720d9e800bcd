// Relocates a candidate to another job, where they have a new id.
import { sql, type Placeholder } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareCandidateActivity, stageThen } from '../activities/activity.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { refuseConflict } from './newCandidate.ts'
import { fresh, freshValues, linkTo, prepareDestination } from './otherJob.ts'

type Values = typeof fresh & { account: number; id: number; job: number; stage: number }

export const relocateCandidate = operation('relocateCandidate', ({ statement, transaction, notify, siteOf }) => {
  const findDestination = prepareDestination(statement)
  const lock = prepareCandidateLock(statement)
  // The row stays, and with it files, comments, ratings, activities and events. To clients, a new key is a new candidate.
  const update = statement('relocate_candidate', (p: Holders<Values>) =>
    build
      .update(candidates)
      .set({
        key: sql`mint_key()`,
        originatingCandidate: sql`${candidates.key}`,
        jobId: sql`${p.job}`,
        stageId: sql`${p.stage}`,
        ...(valuesFor(fresh, p) as Record<string, Placeholder>),
        createdAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(hasId(candidates, p))
      .returning({ key: candidates.key }),
  )
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body }, { account, address, caller, now, reply }) => {
    const { member, job, stage } = await findDestination(caller, path.id, body, 'move')
    return transaction(async (run) => {
      const source = await lock(run, account, path.id)
      const values = { account, id: source.id, job: job.id, stage: stage.id, ...freshValues(stage, now) }
      const [row] = await run(update, values).catch(refuseConflict)
      const { key } = row!
      await writeActivity(run, account, source, {
        jobId: job.id,
        memberId: member.id,
        action: 'moved',
        targetStage: stageThen(stage),
        body: `Moved from job ${source.job}, candidate ${source.key}`,
      })
      const subject = { candidate: key, person: String(source.id), job: job.shortcode, stage: stage.slug, from: source.stage.slug }
      await notify(run, { account, event: 'candidate_moved', subject })
      // To subscribers, the candidate with the old id is deleted.
      const gone = { candidate: source.key, person: String(source.id), job: source.job, stage: source.stage.slug }
      await notify(run, { account, event: 'candidate_deleted', subject: gone })
      return reply(201, linkTo(key, siteOf(caller.tenant.subdomain), address))
    })
  }
})
