// In which stage of the pipeline a candidate lands.
import { invalid } from '../../errors.ts'
import type { StageRow } from './stage.ts'

/**
 * The stage with this slug; without one the first of the kind, or where there is none of the kind the first of all. Throws 422, naming
 * `field`, for a slug that the pipeline does not have.
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
