// Tells the records that an account or an import has already, by what makes them the same, from new ones: a table has no ids.
import type { Run } from '../db/statements.ts'
import type { Values } from './fields.ts'
import { textsOf } from './naming.ts'
import type { RecordType } from './recordType.ts'
import type { Entry } from './references.ts'
import type { TransferStatements } from './transferStatements.ts'

/** Returns what makes a record the same as another one, as a text. */
export type IdentityOf = (record: Values) => string
/** The records that were there already: how many, and the first of them. */
export type Skipped = { count: number; rows: { line: number; reason: string }[] }
type Telling = { run: Run; account: number; statements: TransferStatements; skipped: Skipped; identityOf?: IdentityOf }

const mostSkipped = 100

/** Returns a function that says of a batch which entries are new, and notes those that are not. Without `identityOf` all are. */
export function newcomersOver({ run, account, statements, skipped, identityOf }: Telling) {
  const first = new Map<string, number>()
  return async (type: RecordType, entries: readonly Entry[]): Promise<(entry: Entry) => boolean> => {
    if (!identityOf) return () => true
    const { named, known } = statements.access(type)
    const texts = entries.flatMap(({ record }) => textsOf(type.entry.namedBy ?? [], record).filter((text) => text !== undefined))
    const keys = ((await named?.(run, account, [...new Set(texts)])) ?? []).map(({ key }) => key as string)
    const there = new Set((await known(run, account, keys)).map(identityOf))
    return ({ line, record }) => {
      const identity = identityOf(record)
      const before = first.get(identity)
      if (before === undefined && !there.has(identity)) {
        first.set(identity, line)
        return true
      }
      skipped.count++
      if (skipped.rows.length < mostSkipped)
        skipped.rows.push({ line, reason: before === undefined ? 'the account has it already' : `is the same as line ${before}` })
      return false
    }
  }
}
