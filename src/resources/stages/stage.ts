// A stage of the account's pipeline: its form on the wire, and the list of them.
import { asc, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const stageColumns = {
  id: stages.id,
  key: stages.key,
  slug: stages.slug,
  name: stages.name,
  kind: stages.kind,
  position: stages.position,
}
export type StageRow = Pick<typeof stages.$inferSelect, keyof typeof stageColumns>

/** Lists the pipeline from its first stage to its last. */
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
