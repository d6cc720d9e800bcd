// Imports a file: all of it or nothing, and no record twice.
import type { Run, Statements } from '../db/statements.ts'
import { checkFile, type Aside } from './check.ts'
import { collectFaults } from './faults.ts'
import { recordTypes } from './recordTypes.ts'
import { openSpool } from './spool.ts'
import { storeRecords, type Counts } from './store.ts'
import { newestKey } from './strings.ts'
import { prepareTransferStatements, type TransferStatements } from './transferStatements.ts'
import type { Bytes } from './typeEntry.ts'

/** `total` is undefined while a file is read whose first line does not state it. */
export type Progress = { readonly step: 'check' | 'store'; readonly done: number; readonly total: number | undefined }
export type ImportOptions = {
  readonly onProgress?: (progress: Progress) => void
  /** The maximum length of a line, in UTF-16 units. */
  readonly longestLine?: number
  /** Accepts ids that lie in the future: for a file that is known to be good, where the clock may be behind. */
  readonly isAnyTime?: boolean
}
export type Imported = { readonly account: string; readonly counts: Counts }

/** From this many new records on, the planner's statistics are refreshed; otherwise it would scan whole tables for a page of them. */
const manyRecords = 500
/** Accepts keys minted by a clock that is a day ahead. Keys further ahead would push all new ones there. */
const dayOfKeys = 86_400_000n << 16n

/**
 * Imports the lines of a file. A record whose id exists already must be identical, and is then left unchanged.
 * Throws `TransferRefused` with up to 20 faults, each with its line; then, as with every other error, nothing was imported.
 * The source may be slow: the transaction begins only when all lines have been read and checked.
 */
export async function importLines(
  { statement, transaction, store }: Pick<Statements, 'statement' | 'transaction'> & { store: Pick<Bytes, 'put'> },
  lines: AsyncIterable<string>,
  { onProgress = () => {}, longestLine, isAnyTime = false }: ImportOptions = {},
): Promise<Imported> {
  const statements = prepareTransferStatements(statement)
  const [now] = await statements.mint({})
  const minted = BigInt(`0x${now?.key}`)
  const newest = isAnyTime ? 'f'.repeat(16) : (minted + dayOfKeys).toString(16).padStart(16, '0')
  const faults = collectFaults()
  const spool = await openSpool()
  try {
    const onRecord = (done: number, total: number | undefined) => onProgress({ step: 'check', done, total })
    const checked = await checkFile(lines, { spool, faults, newest, onRecord, ...(longestLine !== undefined && { longest: longestLine }) })
    faults.refuse()
    const highest = highestNumbers(statements)
    const counts = await transaction(async (run) => {
      const onRecords = (done: number) => onProgress({ step: 'store', done, total: spool.count() })
      const stored = await storeRecords(checked, highest.noting(spool.read()), { run, statements, store, faults, onRecords })
      await highest.lift(run, minted)
      return stored
    })
    const added = Object.values(counts).reduce((sum, count) => sum + count.added, 0)
    if (added >= manyRecords) await statements.tellPlanner()
    return { account: checked.header.account, counts }
  } finally {
    await spool.close()
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
