// Registers the statements of import and export, once for one server, whoever asks first.
import { getTableName, lte, sql } from '../db/drizzle.js'
import { isDatabaseFault } from '../db/faults.ts'
import { prepared } from '../db/prepared.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAccess } from './access.ts'
import { prepareAccountAccess } from './records/account.ts'
import type { RecordType } from './recordType.ts'
import { belongings } from './recordTypes.ts'
import type { Access } from './typeEntry.ts'

/** The lock under which `mint_key` lifts its sequence (see drizzle/0000_keys.sql). */
const mintingLock = 7_236_011

export type TransferStatements = ReturnType<typeof register>

function register(statement: Statements['statement']) {
  const lift = (sequence: string) =>
    statement(`import_lift_${sequence}`, (p: Holders<{ highest: string }>) =>
      build
        .select({ lifted: sql`setval(${sql.raw(`'${sequence}'`)}, ${p.highest}::text::bigint)` })
        .from(sql`${sql.identifier(sequence)}`)
        // Never down; what is equal counts as used from now on.
        .where(lte(sql`last_value`, sql`${p.highest}::text::bigint`)),
    )
  const registered = new Map(belongings.map((type) => [type, prepareAccess(statement, type)]))
  /** How the records of a type are read and written; the account's own have `account`. */
  const access = (type: RecordType): Access => {
    const found = registered.get(type)
    if (!found) throw new Error(`Nothing reads and writes ${type.name}`)
    return found
  }
  const numbered = belongings.flatMap((type) => (type.numbered ? [{ type, ...type.numbered, lift: lift(type.numbered.sequence) }] : []))
  const tables = [...new Set(belongings.flatMap((type) => type.tables.map(getTableName)))]
  const analyze = statement('import_analyze', () => plain(`analyze ${tables.map((table) => `"${table}"`).join(', ')}`))
  return {
    account: prepareAccountAccess(statement),
    access,
    numbered,
    mint: statement('import_now', () => build.select({ key: sql<string>`mint_key()` }).from(sql`(select) as nothing`)),
    lockMinting: statement('import_lock_minting', () =>
      build.select({ locked: sql`pg_advisory_xact_lock(${sql.raw(String(mintingLock))})` }).from(sql`(select) as nothing`),
    ),
    liftKeys: lift('key_sequence'),
    /**
     * Tells the planner how much has come: an embedded database has nobody else who does. What came is stored by then, so a server that is
     * too busy for it is left to its own ways.
     */
    tellPlanner: () =>
      analyze({}).catch((error: unknown) => {
        if (!isDatabaseFault(error)) throw error
      }),
    // Every page of an export is of one moment.
    snapshot: statement('export_snapshot', () => plain('set transaction isolation level repeatable read, read only')),
  }
}

/** A statement that Drizzle has no words for. */
const plain = (text: string) => ({ toSQL: () => ({ sql: text, params: [] }) })

export const transferStatements = prepared(register)
