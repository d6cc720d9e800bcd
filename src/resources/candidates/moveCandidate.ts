// Moves a candidate to another stage of the pipeline.
import { sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareActivity, stageThen } from '../activities/activity.ts'
import { landingStage, prepareStageList } from '../stages/stage.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { datesOnArrival } from './newCandidate.ts'

type Values = { account: number; id: number; stage: number; hiredAt: string | null; movedToOfferAt: string | null }

export const moveCandidate = operation('moveCandidate', ({ statement, transaction, notify }) => {
  const findActor = prepareCandidateActor(statement)
  const listStages = prepareStageList(statement)
  const lock = prepareCandidateLock(statement)
  const update = statement('move_candidate', (p: Holders<Values>) =>
    build
      .update(candidates)
      .set({
        stageId: sql`${p.stage}`,
        // Hired since when: kept from one stage of that kind to another, gone with the last. An offer is noted once and for all.
        hiredAt: sql`case when ${p.hiredAt}::timestamptz is not null then coalesce(${candidates.hiredAt}, ${p.hiredAt}::timestamptz) end`,
        movedToOfferAt: sql`coalesce(${candidates.movedToOfferAt}, ${p.movedToOfferAt}::timestamptz)`,
        updatedAt: sql`now()`,
      })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareActivity(statement)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const member = await findActor(caller, path.id, body.member_id)
    // A move for a reserved requisition names no stage: the candidate stays where they are.
    const target = body.target_stage && landingStage(await listStages({ account }), body.target_stage, 'sourced', 'target_stage')
    return transaction(async (run) => {
      const { id, key, jobId, job, stage } = await lock(run, account, path.id)
      if (!target || stage.id === target.id) return reply(202)
      const dates = { hiredAt: null, movedToOfferAt: null, ...datesOnArrival(target.kind, now) }
      await run(update, { account, id, stage: target.id, ...dates })
      await writeActivity(run, {
        account,
        jobId,
        candidateId: id,
        memberId: member.id,
        action: target.slug,
        stage: stageThen(stage),
        targetStage: stageThen(target),
      })
      const subject = { candidate: key, person: String(id), job, stage: target.slug, from: stage.slug }
      await notify(run, { account, event: 'candidate_moved', subject })
      return reply(202)
    })
  }
})
