// Keeps the planner's statistics near what an import has stored. Plans for tables that were almost empty when it began scan them for each row.
import { getTableName } from '../db/drizzle.js'
import type { Run } from '../db/statements.ts'
import type { RecordType } from './recordType.ts'
import { batchSize } from './rows.ts'
import type { TransferStatements } from './transferStatements.ts'

/** Returns a function to be told how many records of a type were stored, which analyzes the type's tables each time they have doubled. */
export function statisticsOver({ run, statements }: { readonly run: Run; readonly statements: TransferStatements }) {
  const counts = new Map<RecordType, { stored: number; due: number }>()
  return async (type: RecordType, stored: number): Promise<void> => {
    const count = counts.get(type) ?? { stored: 0, due: batchSize }
    counts.set(type, count)
    count.stored += stored
    if (count.stored < count.due) return
    count.due = 2 * count.stored
    const [table] = type.tables
    const [expected] = table ? await run(statements.expected, { table: getTableName(table) }) : []
    const analyze = statements.analysisOf(type)
    if (analyze && expected && expected.rows < count.stored) await run(analyze, {})
  }
}
