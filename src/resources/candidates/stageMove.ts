// The move to another stage: what changes of a candidate, the move of one, and that of everybody in a stage.
import type { Tools } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { activities, candidates, jobs, outbox, ratings, type StageThen } from '../../db/schema.ts'
import { build, query, type Holders, type Run } from '../../db/statements.ts'
import { presentTraceparent } from '../../traces/tracing.ts'
import { prepareCandidateActivity, stageThen } from '../activities/activity.ts'
import type { StageRow } from '../stages/stage.ts'
import type { LockedCandidate } from './lockCandidate.ts'
import { datesOnArrival, refuseDeletion } from './newCandidate.ts'

type StageValues = { stage: number; hiredAt: string | null; movedToOfferAt: string | null }

/** Returns the values for `arriving`. */
export const arrivalIn = (stage: Pick<StageRow, 'id' | 'kind'>, now: string): StageValues => ({
  stage: stage.id,
  hiredAt: null,
  movedToOfferAt: null,
  ...datesOnArrival(stage.kind, now),
})

/** What changes of a candidate who moves to a stage. `hiredAt` lasts as long as the stage's kind is `hired`; `movedToOfferAt` is set once and kept. */
export const arriving = (p: Holders<StageValues>) => ({
  stageId: sql`${p.stage}`,
  hiredAt: sql`case when ${p.hiredAt}::timestamptz is not null then coalesce(${candidates.hiredAt}, ${p.hiredAt}::timestamptz) end`,
  movedToOfferAt: sql`coalesce(${candidates.movedToOfferAt}, ${p.movedToOfferAt}::timestamptz)`,
  updatedAt: sql`now()`,
})

const prepareStageChange = prepared((statement) => ({
  update: statement('move_candidate', (p: Holders<StageValues & { account: number; id: number }>) =>
    build.update(candidates).set(arriving(p)).where(hasId(candidates, p)),
  ),
  writeActivity: prepareCandidateActivity(statement),
}))

/**
 * `move(run, account, candidate, target, { member, now })`: moves a locked candidate to another stage, with the activity and the notification.
 * `member` is the internal id of who moves them, if somebody is known. Throws 503 if the stage was deleted after it was read.
 */
export function prepareStageMove({ statement, notify }: Pick<Tools, 'statement' | 'notify'>) {
  const { update, writeActivity } = prepareStageChange(statement)
  type Moving = { member: number | null; now: string }
  return async (run: Run, account: number, candidate: LockedCandidate, target: StageRow, { member, now }: Moving): Promise<void> => {
    const { id, key, job, stage } = candidate
    await run(update, { account, id, ...arrivalIn(target, now) }).catch(refuseDeletion)
    await writeActivity(run, account, candidate, { memberId: member, action: target.slug, targetStage: stageThen(target) })
    const subject = { candidate: key, person: String(id), job, stage: target.slug, from: stage.slug }
    await notify(run, { account, event: 'candidate_moved', subject })
  }
}

type Between = { account: number; from: number; stage: number }
type Moved = Between &
  StageValues & {
    memberId: number | null
    slug: string
    fromSlug: string
    toStage: StageThen
    fromStage: StageThen
    traceparent: string | null
  }

/**
 * `clear(run, account, move)`: moves everybody in a stage, which is locked, to another one, as `moveCandidate` does: with the same activity and
 * notification for each. Their ratings in the stage move too, unless the member has rated them in the other one.
 */
export const prepareStageClearing = prepared((statement) => {
  // A statement has limited time, so it moves some of them.
  const moveSome = statement('move_candidates_of_stage', (p: Holders<Moved>) => {
    const moving = sql`
      select c.id, c.key, c.job_id, j.shortcode from ${candidates} c
      join ${jobs} j on j.account_id = ${p.account} and j.id = c.job_id
      where c.account_id = ${p.account} and c.stage_id = ${p.from}
      order by c.key limit 1000 for update of c`
    const moved = build
      .update(candidates)
      .set(arriving(p))
      .where(and(eq(candidates.accountId, p.account), sql`${candidates.id} in (select id from moving)`))
    const written = sql`
      insert into ${activities} (account_id, job_id, candidate_id, member_id, action, stage, target_stage)
      select ${p.account}::bigint, job_id, id, ${p.memberId}::bigint, ${p.slug}::text, ${p.fromStage}::jsonb, ${p.toStage}::jsonb from moving`
    const told = sql`
      insert into ${outbox} (account_id, event, subject, traceparent)
      select ${p.account}::bigint, 'candidate_moved', jsonb_build_object('candidate', encode(key, 'hex'), 'person', id::text, 'job', shortcode,
        'stage', ${p.slug}::text, 'from', ${p.fromSlug}::text), ${p.traceparent}::text from moving`
    return query<{ count: number }>(
      sql`with moving as (${moving}), moved as ${moved}, written as (${written}), told as (${told}) select count(*) as count from moving`,
    )
  })
  const moveRatings = statement('move_ratings_of_stage', (p: Holders<Between>) =>
    build
      .update(ratings)
      .set({ stageId: sql`${p.stage}` })
      .where(
        and(
          eq(ratings.accountId, p.account),
          eq(ratings.stageId, p.from),
          sql`not exists (select from ${ratings} other where other.account_id = ${p.account} and other.stage_id = ${p.stage}
            and other.candidate_id = ${ratings.candidateId} and other.member_id = ${ratings.memberId})`,
        ),
      ),
  )
  const deleteRatings = statement('delete_ratings_of_stage', (p: Holders<Between>) =>
    build.delete(ratings).where(and(eq(ratings.accountId, p.account), eq(ratings.stageId, p.from))),
  )

  type Clearing = { from: StageRow; to: StageRow; memberId: number | null; now: string }
  return async (run: Run, account: number, { from, to, memberId, now }: Clearing): Promise<void> => {
    const between = { account, from: from.id, stage: to.id }
    const told = {
      memberId,
      slug: to.slug,
      fromSlug: from.slug,
      toStage: stageThen(to),
      fromStage: stageThen(from),
      traceparent: presentTraceparent(),
    }
    let count
    do [{ count } = { count: 0 }] = await run(moveSome, { ...between, ...arrivalIn(to, now), ...told })
    while (count > 0)
    await run(moveRatings, between)
    await run(deleteRatings, between)
  }
})
