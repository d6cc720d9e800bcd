// Registers the statements of import and export, once per server, on first use.
import { getTableName, lte, sql } from '../db/drizzle.js'
import { isDatabaseFault } from '../db/faults.ts'
import { prepared } from '../db/prepared.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAccess } from './access.ts'
import { prepareAccountAccess } from './records/account.ts'
import type { RecordType } from './recordType.ts'
import { belongings } from './recordTypes.ts'
import type { Access } from './typeEntry.ts'

/** The advisory lock under which `mint_key` advances its sequence (see drizzle/0000_keys.sql). */
const mintingLock = 7_236_011

export type TransferStatements = ReturnType<typeof register>

function register(statement: Statements['statement']) {
  const lift = (sequence: string) =>
    statement(`import_lift_${sequence}`, (p: Holders<{ highest: string }>) =>
      build
        .select({ lifted: sql`setval(${sql.raw(`'${sequence}'`)}, ${p.highest}::text::bigint)` })
        .from(sql`${sql.identifier(sequence)}`)
        // A sequence is never lowered. At an equal value, setval marks it as used.
        .where(lte(sql`last_value`, sql`${p.highest}::text::bigint`)),
    )
  const registered = new Map(belongings.map((type) => [type, prepareAccess(statement, type)]))
  /** Returns how the records of a type are read and written. For the account's own record use `account`. */
  const access = (type: RecordType): Access => {
    const found = registered.get(type)
    if (!found) throw new Error(`No statements are registered for ${type.name}`)
    return found
  }
  const numbered = belongings.flatMap((type) => (type.numbered ? [{ type, ...type.numbered, lift: lift(type.numbered.sequence) }] : []))
  const tablesOf = ({ tables, entry }: RecordType) => [...tables, ...(entry.derived ?? [])].map((table) => `"${getTableName(table)}"`)
  const tables = [...new Set(belongings.flatMap(tablesOf))]
  const analyze = statement('import_analyze', () => plain(`analyze ${tables.join(', ')}`))
  const analyses = new Map(
    // Another import may be analyzing the table, and holds it until it ends.
    belongings.map((type) => [
      type,
      statement(`import_analyze_${type.name}`, () => plain(`analyze (skip_locked) ${tablesOf(type).join(', ')}`)),
    ]),
  )
  return {
    account: prepareAccountAccess(statement),
    access,
    numbered,
    mint: statement('import_now', () => build.select({ key: sql<string>`mint_key()` }).from(sql`(select) as nothing`)),
    mintMany: statement('import_keys', (p: Holders<{ count: number }>) =>
      build.select({ key: sql<string>`mint_key()` }).from(sql`generate_series(1, ${p.count}::int)`),
    ),
    /** A failed statement after a savepoint can be undone alone. */
    savepoint: statement('import_savepoint', () => plain('savepoint import_batch')),
    undo: statement('import_undo', () => plain('rollback to savepoint import_batch')),
    lockMinting: statement('import_lock_minting', () =>
      build.select({ locked: sql`pg_advisory_xact_lock(${sql.raw(String(mintingLock))})` }).from(sql`(select) as nothing`),
    ),
    liftKeys: lift('key_sequence'),
    /** The number of rows that the planner expects of a table; -1 if it was never analyzed. */
    expected: statement('import_expected_rows', (p: Holders<{ table: string }>) =>
      build
        .select({ rows: sql<number>`coalesce(reltuples, -1)::float8` })
        .from(sql`pg_class`)
        .where(sql`oid = to_regclass(${p.table}::text)`),
    ),
    /** Refreshes the planner's statistics of one type's tables, in the transaction. */
    analysisOf: (type: RecordType) => analyses.get(type),
    /**
     * Refreshes the planner's statistics, which an embedded database does not do by itself. The records are stored by then, so a failure of
     * a busy database is ignored.
     */
    tellPlanner: () =>
      analyze({}).catch((error: unknown) => {
        if (!isDatabaseFault(error)) throw error
      }),
    // All pages of an export come from one snapshot.
    snapshot: statement('export_snapshot', () => plain('set transaction isolation level repeatable read, read only')),
  }
}

/** A statement that Drizzle cannot express. */
const plain = (text: string) => ({ toSQL: () => ({ sql: text, params: [] }) })

export const prepareTransferStatements = prepared(register)
