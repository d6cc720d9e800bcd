// A stage of the account's pipeline: its wire format, the list of stages, and the choice of one.
import { asc, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'

const stageColumns = {
  id: stages.id,
  key: stages.key,
  slug: stages.slug,
  name: stages.name,
  kind: stages.kind,
  position: stages.position,
}
export type StageRow = Pick<typeof stages.$inferSelect, keyof typeof stageColumns>

/** Lists the stages in the order of the pipeline. */
export const prepareStageList = prepared((statement) =>
  statement('list_stages', (p: Holders<{ account: number }>) =>
    build
      .select(stageColumns)
      .from(stages)
      .where(eq(stages.accountId, p.account))
      .orderBy(asc(stages.position), asc(stages.key))
      .limit(longestList),
  ),
)

/** Row -> wire. The API family shows a stage's number as `id` and its key as `identifier`. */
export const presentStage = (row: StageRow): components['schemas']['Stage'] => ({
  id: row.id,
  identifier: row.key,
  slug: row.slug,
  name: row.name,
  kind: row.kind,
  position: row.position,
})

/**
 * Returns the stage with this slug. Without a slug, returns the first stage of the kind, or the first of all if none is of the kind. Throws
 * 422 for `field` if no stage has the slug.
 */
export function landingStage(
  stages: readonly StageRow[],
  slug: string | undefined | null,
  kind: StageRow['kind'],
  field = 'stage',
): StageRow {
  const stage =
    slug === undefined || slug === null || slug === ''
      ? (stages.find((each) => each.kind === kind) ?? stages[0])
      : stages.find((each) => each.slug === slug)
  if (!stage) throw invalid('reference-unknown', field, 'is not a stage of the pipeline')
  return stage
}
