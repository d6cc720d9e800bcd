// The pipeline while it changes: its lock, its order, what it must keep, and the slugs of new stages.
import { prepared } from '../../db/prepared.ts'
import { stages, type stageKinds } from '../../db/schema.ts'
import { unprocessable } from '../../errors.ts'
import { listLock, listOrder } from '../accounts/settingList.ts'
import { prepareStageList, type StageRow } from './stage.ts'

/** `lockPipeline(run, account)`: returns the stages in order, which nobody else changes until the transaction of `run` ends. */
export const preparePipelineLock = prepared((statement) => listLock(statement, prepareStageList(statement)))

/** `order(run, account, rows)`: numbers the stages from 1 in the order of the rows, and returns the rows with these positions. */
export const prepareStageOrder = prepared((statement) => listOrder(statement, 'order_stages', stages))

/** New candidates start in a stage of the first two kinds, and end in one of the last. */
const requiredKinds: ReadonlySet<string> = new Set<(typeof stageKinds)[number]>(['sourced', 'applied', 'hired'])

/** Throws 422 if the pipeline must keep the stage. `others` are all stages but this one. */
export function checkSpare({ kind }: StageRow, others: readonly StageRow[]): void {
  const isLast = requiredKinds.has(kind) ? !others.some((other) => other.kind === kind) : others.length === 0
  if (isLast) throw unprocessable('stage-required', 'The pipeline needs the stage: it is the last one of its kind')
}

/** Returns a slug that no row has: the words of the name or, if that has no Latin letter or digit, the kind; with a number if that is taken. */
export function newSlug(rows: readonly { slug: string }[], name: string, kind: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words =
    letters
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 200) ?? kind
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = words
  for (let number = 2; taken.has(slug); number++) slug = `${words}-${number}`
  return slug
}
