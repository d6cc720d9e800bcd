// Imports records: all of them or none, and no record twice. A check does the same, and then undoes it.
import type { Run, Statements } from '../db/statements.ts'
import type { Store } from '../files/store.ts'
import { storeAhead } from './ahead.ts'
import { checkFile, type Aside } from './check.ts'
import { collectFaults } from './faults.ts'
import { recordsOf, type Given } from './given.ts'
import { minterOver } from './minted.ts'
import { recordTypes } from './recordTypes.ts'
import { openSpool } from './spool.ts'
import type { IdentityOf, Skipped } from './newcomers.ts'
import { storeRecords, type Counts } from './store.ts'
import { newestKey } from './strings.ts'
import { prepareTransferStatements, type TransferStatements } from './transferStatements.ts'

/** `total` is undefined while a file is read whose first line does not state it. */
export type Progress = { readonly step: 'check' | 'store'; readonly done: number; readonly total: number | undefined }
export type ImportOptions = {
  readonly onProgress?: (progress: Progress) => void
  /** The maximum length of a line, in UTF-16 units. */
  readonly longestLine?: number
  /** Accepts ids that lie in the future: for a file that is known to be good, where the clock may be behind. */
  readonly isAnyTime?: boolean
  /** Stores nothing, and says what an import would store. */
  readonly isCheck?: boolean
  /** Says how the message calls a place, if not by its JSON pointer. */
  readonly nameOf?: (pointer: string) => string
  /** Skips a record that the account or the file has already by this identity, instead of refusing it. */
  readonly identityOf?: IdentityOf
  /** Runs in the transaction of an import after all records were stored; not in a check. `account` is the account's internal id. */
  readonly onStored?: (run: Run, account: number) => Promise<void>
}
export type Imported = { readonly account: string; readonly counts: Counts; readonly skipped: Skipped }
export type ImportTools = Pick<Statements, 'statement' | 'transaction'> & { readonly store: Pick<Store, 'put'> }

/** From this many new records on, the planner's statistics are refreshed; otherwise it would scan whole tables for a page of them. */
const manyRecords = 500
/** Accepts keys minted by a clock that is a day ahead. Keys further ahead would push all new ones there. */
const dayOfKeys = 86_400_000n << 16n

/** Imports the lines of a file, as `importRecords` does. */
export const importLines = (tools: ImportTools, lines: AsyncIterable<string>, options: ImportOptions = {}): Promise<Imported> =>
  importRecords(tools, recordsOf(lines, options.longestLine), options)

/**
 * Imports records. One whose id exists already must be identical, and is then left unchanged.
 * Throws `TransferRefused` with all faults, each with its line; then, as with every other error, nothing was imported.
 * The source may be slow: the transaction begins only when all records have been read and checked.
 */
export async function importRecords(
  { statement, transaction, store }: ImportTools,
  given: AsyncIterable<Given>,
  { onProgress = () => {}, isAnyTime = false, isCheck = false, nameOf, identityOf, onStored }: ImportOptions = {},
): Promise<Imported> {
  const statements = prepareTransferStatements(statement)
  const now = async () => BigInt(`0x${(await statements.mint({}))[0]?.key}`)
  const newest = isAnyTime ? 'f'.repeat(16) : ((await now()) + dayOfKeys).toString(16).padStart(16, '0')
  const faults = collectFaults(nameOf)
  const spool = await openSpool()
  try {
    const onRecord = (done: number, total: number | undefined) => onProgress({ step: 'check', done, total })
    const checked = await checkFile(given, {
      spool,
      faults,
      newest,
      mint: minterOver(statements.mintMany),
      onRecord,
      isSkipping: identityOf !== undefined,
    })
    // After a fault of the file, the rest is stored only to find the faults that the account's own records make, and then undone.
    const isTrial = isCheck || faults.any()
    const minted = await now()
    const highest = highestNumbers(statements)
    const ahead = isTrial ? undefined : await storeAhead(statements, store, checked.header.account, spool.read())
    const stored = await transaction(async (run) => {
      const onRecords = (done: number) => onProgress({ step: 'store', done, total: spool.count() })
      const storing = { run, statements, ahead, faults, onRecords, ...(identityOf && { identityOf }) }
      const result = await storeRecords(checked, highest.noting(spool.read()), storing)
      if (isTrial) throw new Undone(result)
      await onStored?.(run, result.id)
      await highest.lift(run, minted)
      return result
    }).catch((error: unknown) => {
      if (error instanceof Undone) return error.result
      throw error
    })
    const added = Object.values(stored.counts).reduce((sum, count) => sum + count.added, 0)
    if (added >= manyRecords && !isTrial) await statements.tellPlanner()
    return { account: checked.header.account, counts: stored.counts, skipped: stored.skipped }
  } finally {
    await spool.close()
  }
}

type Stored = Awaited<ReturnType<typeof storeRecords>>

/** Thrown to roll a check back, with what it found. */
class Undone extends Error {
  readonly result: Stored
  constructor(result: Stored) {
    super('The check is over')
    this.result = result
  }
}

/** Tracks the highest imported number of each kind, so that the database's sequences continue above it. */
function highestNumbers({ numbered, liftKeys, lockMinting }: TransferStatements) {
  let newest = ''
  const highest = new Map<string, number>()
  return {
    noting: async function* (aside: AsyncIterable<string>) {
      for await (const text of aside) {
        const [, at, record] = JSON.parse(text) as Aside
        const key = newestKey(record)
        if (key > newest) newest = key
        const kept = numbered.find(({ type }) => type === recordTypes[at])
        if (kept) highest.set(kept.sequence, Math.max(highest.get(kept.sequence) ?? 0, kept.numberOf(record)))
        yield text
      }
    },
    lift: async (run: Run, minted: bigint) => {
      for (const { sequence, lift } of numbered) {
        const number = highest.get(sequence)
        if (number !== undefined) await run(lift, { highest: String(number) })
      }
      // Only keys minted by a clock that is ahead get here. That is rare, so minting rarely has to wait for the commit.
      if (newest === '' || BigInt(`0x${newest}`) <= minted) return
      await run(lockMinting, {})
      await run(liftKeys, { highest: BigInt(`0x${newest}`).toString() })
    },
  }
}
