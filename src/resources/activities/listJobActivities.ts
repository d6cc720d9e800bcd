// Lists a page of the activities of a job and its candidates, oldest first.
import { and, asc, between, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { operation } from '../../context.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { activities, candidates, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentActor } from './activity.ts'
import { prepareReader, visibleTo, type Reader } from './visibility.ts'

type Values = Reader & { account: number; job: number; since: string; upTo: string; most: number }
type Row = Pick<typeof activities.$inferSelect, 'key' | 'action' | 'targetStage' | 'body' | 'rating' | 'createdAt'> & {
  candidateKey: string | null
  candidateName: string | null
  memberKey: string | null
  memberName: string | null
}

export const listJobActivities = operation('listJobActivities', ({ statement, findPage }) => {
  const findJob = prepareJobByShortcode(statement)
  const findReader = prepareReader(statement)
  // The inner query reads the page in index order; names are joined to its rows only.
  const list = statement('list_job_activities', (p: Holders<Values>) => {
    const page = build
      .select({
        key: activities.key,
        action: activities.action,
        targetStage: activities.targetStage,
        body: activities.body,
        rating: activities.rating,
        createdAt: activities.createdAt,
        candidateId: activities.candidateId,
        memberId: activities.memberId,
      })
      .from(activities)
      .where(and(eq(activities.accountId, p.account), eq(activities.jobId, p.job), between(activities.key, p.since, p.upTo), visibleTo(p)))
      .orderBy(asc(activities.key))
      .limit(p.most)
      .as('page')
    return build
      .select({
        key: page.key,
        action: page.action,
        targetStage: page.targetStage,
        body: page.body,
        rating: page.rating,
        createdAt: page.createdAt,
        candidateKey: candidates.key,
        candidateName: candidates.name,
        memberKey: members.key,
        memberName: members.name,
      })
      .from(page)
      .leftJoin(candidates, and(eq(candidates.accountId, p.account), eq(candidates.id, page.candidateId)))
      .leftJoin(members, and(eq(members.accountId, p.account), eq(members.id, page.memberId)))
      .orderBy(asc(page.key))
  })

  return async ({ path, query }, { account, caller, address, reply }) => {
    const { id: job } = await findJob(account, path.shortcode)
    const found = await findPage(list, {
      account,
      job,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      most: query.limit + 1,
      ...(await findReader(caller, job)),
    })
    const { page, ...paging } = pageOf(found, query.limit, address)
    return reply(200, { activities: page.map(present), ...paging })
  }
})

const present = (row: Row): components['schemas']['JobActivity'] => ({
  id: row.key,
  action: row.action,
  stage_name: row.targetStage?.name ?? null,
  created_at: milliseconds(row.createdAt),
  ...(row.candidateKey !== null && row.candidateName !== null && { candidate: { id: row.candidateKey, name: row.candidateName } }),
  ...presentActor(row),
  body: row.body,
  ...(row.rating && { rating: { score: row.rating.score } }),
})
