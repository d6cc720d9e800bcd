// The pipeline while it changes: its lock, the order of its stages, and the rules that hold for them.
import { and, eq, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { stages, type stageKinds } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { invalid, unprocessable } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/account.ts'
import { prepareStageList, type StageRow } from './stage.ts'

/** `lockPipeline(run, account)`: returns the stages in order, which nobody else changes until the transaction of `run` ends. */
export const preparePipelineLock = prepared((statement) => {
  const lock = prepareAccountLock(statement)
  const list = prepareStageList(statement)
  return async (run: Run, account: number): Promise<StageRow[]> => {
    await run(lock, { account })
    return run(list, { account })
  }
})

/** `order(run, account, rows)`: numbers the stages from 1 in the order of the rows, and returns the rows with these positions. */
export const prepareStageOrder = prepared((statement) => {
  const update = statement('order_stages', (p: Holders<{ account: number; ids: number[] }>) => {
    const position = sql`array_position(${p.ids}::bigint[], ${stages.id})`
    return build
      .update(stages)
      .set({ position })
      .where(and(eq(stages.accountId, p.account), sql`${stages.position} <> ${position}`))
  })
  return async (run: Run, account: number, rows: readonly StageRow[]): Promise<StageRow[]> => {
    await run(update, { account, ids: rows.map(({ id }) => id) })
    return rows.map((row, at) => ({ ...row, position: at + 1 }))
  }
})

/** Throws 422 if a stage must not have this name. `renamed` is the stage that gets it, undefined for a new one. */
export function checkName(rows: readonly StageRow[], name: string, renamed?: StageRow): void {
  if (name.trim() === '') throw invalid('field-required', 'name', 'is required')
  if (rows.some((row) => row.id !== renamed?.id && row.name.toLowerCase() === name.toLowerCase()))
    throw invalid('name-taken', 'name', 'is taken by another stage')
}

/** Throws 422 if the pipeline has as many stages as a list can show. */
export function checkRoom(rows: readonly StageRow[]): void {
  if (rows.length >= longestList) throw unprocessable('list-full', `The account already has ${longestList} stages`)
}

/** New candidates start in a stage of the first two kinds, and end in one of the last. */
const requiredKinds: ReadonlySet<string> = new Set<(typeof stageKinds)[number]>(['sourced', 'applied', 'hired'])

/** Throws 422 if the pipeline must keep the stage. `others` are all stages but this one. */
export function checkSpare({ kind }: StageRow, others: readonly StageRow[]): void {
  const isLast = requiredKinds.has(kind) ? !others.some((other) => other.kind === kind) : others.length === 0
  if (isLast) throw unprocessable('stage-required', 'The pipeline needs the stage: it is the last one of its kind')
}

/** Returns the slug of a new stage: the words of its name or, if that has no Latin letter or digit, its kind; with a number if that is taken. */
export function newSlug(rows: readonly StageRow[], name: string, kind: string): string {
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
