// Relocates a candidate: makes them one of another job, under a new id.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareActivity, stageThen } from '../activities/activity.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { refuseDuplicate } from './newCandidate.ts'
import { prepareDestination, linkTo, startingAnew } from './otherJob.ts'

type Values = ReturnType<typeof startingAnew> & { hiredAt: string | null; movedToOfferAt: string | null } & {
  account: number
  id: number
  job: number
  stage: number
}

export const relocateCandidate = operation('relocateCandidate', ({ statement, transaction, notify, siteOf }) => {
  const findDestination = prepareDestination(statement)
  const lock = prepareCandidateLock(statement)
  // The row stays, so that files, comments, ratings, activities and events stay with it; with the new key it is another candidate to everybody.
  const update = statement('relocate_candidate', (p: Holders<Values>) =>
    build
      .update(candidates)
      .set({
        key: sql`mint_key()`,
        originatingCandidate: sql`${candidates.key}`,
        jobId: sql`${p.job}`,
        stageId: sql`${p.stage}`,
        disqualified: sql`${p.disqualified}`,
        disqualifiedAt: sql`${p.disqualifiedAt}`,
        withdrew: sql`${p.withdrew}`,
        disqualificationReason: sql`${p.disqualificationReason}`,
        hiredAt: sql`${p.hiredAt}`,
        movedToOfferAt: sql`${p.movedToOfferAt}`,
        commonSource: sql`${p.commonSource}`,
        commonSourceCategory: sql`${p.commonSourceCategory}`,
        createdAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(hasId(candidates, p))
      .returning({ key: candidates.key }),
  )
  const writeActivity = prepareActivity(statement)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const { member, job, stage } = await findDestination(caller, path.id, body)
    return transaction(async (run) => {
      const source = await lock(run, account, path.id)
      const values = { account, id: source.id, job: job.id, stage: stage.id, ...startingAnew(stage, now) }
      const [row] = await run(update, values).catch(refuseDuplicate)
      const { key } = row!
      await writeActivity(run, {
        account,
        jobId: job.id,
        candidateId: source.id,
        memberId: member.id,
        action: 'moved',
        stage: stageThen(source.stage),
        targetStage: stageThen(stage),
        body: `Moved from job ${source.job}, candidate ${source.key}`,
      })
      const subject = { candidate: key, person: String(source.id), job: job.shortcode, stage: stage.slug, from: source.stage.slug }
      await notify(run, { account, event: 'candidate_moved', subject })
      // To everybody else the candidate with the former id is gone.
      const gone = { candidate: source.key, person: String(source.id), job: source.job, stage: source.stage.slug }
      await notify(run, { account, event: 'candidate_deleted', subject: gone })
      return reply(201, linkTo(key, siteOf(caller.account.subdomain)))
    })
  }
})
