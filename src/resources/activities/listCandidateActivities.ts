// Lists a page of a candidate's activities, oldest first.
import { and, asc, between, eq, gt, or, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { operation } from '../../context.ts'
import { references } from '../../db/conditions.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { activities, members, type StageThen } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { requireRow } from '../../errors.ts'
import { prepareCandidateByKey } from '../candidates/candidateByKey.ts'
import { prepareCandidateRight } from '../candidates/candidateRight.ts'
import { presentActor } from './activity.ts'
import { prepareReader, visibleTo, type Reader } from './visibility.ts'

type Values = Reader & {
  account: number
  candidate: number
  since: string
  upTo: string
  actions: string[] | null
  updatedAfter: string
  most: number
}
type Row = Pick<
  typeof activities.$inferSelect,
  'key' | 'action' | 'stage' | 'targetStage' | 'body' | 'rating' | 'visibilityRoles' | 'createdAt' | 'updatedAt'
> & { memberKey: string | null; memberName: string | null }

export const listCandidateActivities = operation('listCandidateActivities', ({ statement, findPage }) => {
  const requireRight = prepareCandidateRight(statement)
  const find = prepareCandidateByKey(statement)
  const findReader = prepareReader(statement)
  const list = statement('list_candidate_activities', (p: Holders<Values>) =>
    build
      .select({
        key: activities.key,
        action: activities.action,
        stage: activities.stage,
        targetStage: activities.targetStage,
        body: activities.body,
        rating: activities.rating,
        visibilityRoles: activities.visibilityRoles,
        createdAt: activities.createdAt,
        updatedAt: activities.updatedAt,
        memberKey: members.key,
        memberName: members.name,
      })
      .from(activities)
      .leftJoin(members, references(activities.memberId, members))
      .where(
        and(
          eq(activities.accountId, p.account),
          eq(activities.candidateId, p.candidate),
          between(activities.key, p.since, p.upTo),
          or(sql`${p.actions}::text[] is null`, sql`${activities.action} = any(${p.actions}::text[])`),
          gt(activities.updatedAt, p.updatedAfter),
          visibleTo(p),
        ),
      )
      .orderBy(asc(activities.key))
      .limit(p.most),
  )

  return async ({ path, query }, { account, caller, address, reply }) => {
    await requireRight(caller, path.id, 'read')
    const candidate = requireRow(await find({ account, key: path.id }))
    const found = await findPage(list, {
      account,
      candidate: candidate.id,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      actions: query.actions ?? null,
      updatedAfter: query.updated_after ?? '-infinity',
      most: query.limit + 1,
      ...(await findReader(caller, candidate.jobId)),
    })
    const { page, ...paging } = pageOf(found, query.limit, address)
    return reply(200, { activities: page.map(present), ...paging })
  }
})

const present = (row: Row): components['schemas']['CandidateActivity'] => ({
  id: row.key,
  action: row.action,
  stage_name: row.stage?.name ?? null,
  ...(row.stage && { action_stage: presentStageThen(row.stage) }),
  target_stage: row.targetStage && presentStageThen(row.targetStage),
  created_at: milliseconds(row.createdAt),
  updated_at: milliseconds(row.updatedAt),
  ...presentActor(row),
  body: row.body,
  ...(row.rating && { rating: { score: row.rating.score, scale: row.rating.scale, grade: row.rating.grade } }),
  ...(row.visibilityRoles && { visibility_roles: row.visibilityRoles }),
})

const presentStageThen = ({ id, identifier, name, slug }: StageThen) => ({ id, identifier, name, slug })
