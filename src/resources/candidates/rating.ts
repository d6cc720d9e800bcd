// A rating: a member's grade for a candidate in a stage, on one of three scales.
import type { components } from '../../../generated/types.ts'
import { prepared } from '../../db/prepared.ts'
import { ratings } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { prepareCandidateActivity, stageThen } from '../activities/activity.ts'
import { usualRoles } from '../activities/visibility.ts'
import type { StageRow } from '../stages/stage.ts'
import type { LockedCandidate } from './lockCandidate.ts'
import { refuseDeletion } from './newCandidate.ts'
import { sql } from '../../db/drizzle.js'

type Given = components['schemas']['RatingCreate']
type Row = typeof ratings.$inferSelect
type Values = Pick<Row, 'candidateId' | 'memberId' | 'stageId' | 'scale' | 'grade' | 'comment' | 'scoreCard'> & { account: number }
export type Grade = { score: (typeof scores)[number]; scale: keyof typeof highest; grade: number }

const scores = ['negative', 'positive', 'definite'] as const
/** For each scale the highest grades that still count as negative, positive and definite. */
const highest = { thumbs: [0, 1, 2], stars: [1, 3, 4], numbers: [3, 7, 9] } as const

/** Returns the given grade with its score. Throws 422 if it is missing or not on its scale. */
export function gradeOf({ score, scale = 'thumbs', grade }: Pick<Given, 'score' | 'scale' | 'grade'>): Grade {
  if (score) return { score, scale: 'thumbs', grade: highest.thumbs[scores.indexOf(score)] as number }
  if (grade === undefined || grade === null) throw invalid('field-required', 'grade', 'is required')
  const found = grade < 0 ? undefined : scores.find((_, at) => grade <= (highest[scale][at] as number))
  if (!found) throw invalid('field-invalid', 'grade', `must be from 0 to ${highest[scale][2]} on the scale ${scale}`)
  return { score: found, scale, grade }
}

/** `rate(run, …)`: stores the rating and its activity. It replaces the member's earlier rating of the candidate in the same stage. */
export const prepareRating = prepared((statement) => {
  const put = statement('put_rating', (p: Holders<Values>) =>
    build
      .insert(ratings)
      .values({
        accountId: p.account,
        candidateId: p.candidateId,
        memberId: p.memberId,
        stageId: p.stageId,
        scale: p.scale,
        grade: p.grade,
        comment: p.comment,
        scoreCard: p.scoreCard,
      })
      .onConflictDoUpdate({
        target: [ratings.accountId, ratings.candidateId, ratings.memberId, ratings.stageId],
        set: {
          scale: sql`excluded.scale`,
          grade: sql`excluded.grade`,
          comment: sql`excluded.comment`,
          scoreCard: sql`excluded.score_card`,
          updatedAt: sql`now()`,
        },
      }),
  )
  const writeActivity = prepareCandidateActivity(statement)

  return async (
    run: Run,
    account: number,
    { candidate, member, stage }: { candidate: LockedCandidate; member: number; stage: Pick<StageRow, 'id' | 'key' | 'name' | 'slug'> },
    given: Given,
    grade: Grade,
  ): Promise<void> => {
    const comment = given.comment ?? null
    const scoreCard = (given.score_card as Record<string, unknown> | undefined) ?? null
    const { scale, grade: value } = grade
    const values = { candidateId: candidate.id, memberId: member, stageId: stage.id, scale, grade: value, comment, scoreCard }
    await run(put, { account, ...values }).catch(refuseDeletion)
    await writeActivity(run, account, candidate, {
      memberId: member,
      action: 'rating',
      stage: stageThen(stage),
      body: comment,
      rating: grade,
      visibilityRoles: [...usualRoles],
    })
  }
})
