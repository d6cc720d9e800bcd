// A job's candidates by stage: how many are in each, and the first of them, for a page that shows the stages beside each other.
import { and, eq, or, sql } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { candidates, stages } from '../../db/schema.ts'
import { build, query, type Holders } from '../../db/statements.ts'

export type StageCard = {
  readonly id: number
  readonly stage: string
  readonly name: string
  readonly headline: string | null
  readonly disqualified: boolean
}
/** By slugs of stages; a stage without candidates is absent. */
export type StageColumns = { readonly counts: ReadonlyMap<string, number>; readonly cards: ReadonlyMap<string, readonly StageCard[]> }

type Values = { account: number; job: number; disqualified: boolean | null }

/**
 * `findColumns(values, most)`: returns the candidates of a job (by internal id), disqualified or not, or all if `disqualified` is null: the
 * `most` oldest of each stage.
 */
export const prepareStageColumns = prepared((statement) => {
  const count = statement('count_candidates_by_stage', (p: Holders<Values>) =>
    build
      .select({ stage: stages.slug, count: sql<number>`count(*)` })
      .from(candidates)
      .innerJoin(stages, references(candidates.stageId, stages))
      .where(
        and(
          eq(candidates.accountId, p.account),
          eq(candidates.jobId, p.job),
          or(sql`${p.disqualified}::boolean is null`, eq(candidates.disqualified, p.disqualified)),
        ),
      )
      .groupBy(stages.slug),
  )
  const list = statement('list_candidates_by_stage', (p: Holders<Values & { most: number }>) =>
    query<StageCard>(sql`
      select c.id, s.slug as stage, c.name, c.headline, c.disqualified
        from ${stages} s
       cross join lateral (
         select id, key, name, headline, disqualified from ${candidates} c
          where c.account_id = ${p.account} and c.job_id = ${p.job} and c.stage_id = s.id
            and (${p.disqualified}::boolean is null or c.disqualified = ${p.disqualified}::boolean)
          order by c.key limit ${p.most}) c
       where s.account_id = ${p.account}
       order by c.key`),
  )
  return async (values: Values, most: number): Promise<StageColumns> => {
    const [counts, cards] = await Promise.all([count(values), list({ ...values, most })])
    return {
      counts: new Map(counts.map(({ stage, count: number }) => [stage, number])),
      cards: Map.groupBy(cards, ({ stage }) => stage),
    }
  }
})
