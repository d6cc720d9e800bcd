// Exports an account: every record of it, as it is in one moment.
import { firstKey } from '../db/paging.ts'
import type { Statements } from '../db/statements.ts'
import type { Values } from './fields.ts'
import { headerOf } from './header.ts'
import { belongings } from './recordTypes.ts'
import { batchSize } from './rows.ts'
import { openSpool } from './spool.ts'
import { presentAccount } from './records/account.ts'
import { transferStatements } from './transferStatements.ts'
import type { Bytes } from './typeEntry.ts'

export type ExportOptions = {
  readonly subdomain: string
  /** Milliseconds since 1970, for the file's first line. */
  readonly now: number
  /** Is told how many records were read so far. */
  readonly onProgress?: (done: number) => void
}

/**
 * The lines of an account's file, without their ends; the same account gives the same lines but for the time in the first one.
 * Throws when there is no such account. All is read in one transaction and put aside before the first line is given, so that whoever
 * takes the lines may be slow.
 */
export async function* exportAccount(
  { statement, transaction, store }: Pick<Statements, 'statement' | 'transaction'> & { store: Pick<Bytes, 'read'> },
  { subdomain, now, onProgress = () => {} }: ExportOptions,
): AsyncGenerator<string> {
  const { account: accounts, access, snapshot } = transferStatements(statement)
  const spool = await openSpool()
  try {
    await transaction(async (run) => {
      await run(snapshot, {})
      const [account] = await run(accounts.read, { subdomain })
      if (!account) throw new Error(`There is no account "${subdomain}"`)
      await spool.write(presentAccount(account))
      for (const type of belongings) {
        const { page } = access(type)
        for (let after = firstKey; ;) {
          const records = await page(run, account.id, after, batchSize, store)
          if (records.length === 0) break
          for (const record of records) await spool.write(record)
          onProgress(spool.count())
          after = type.keyOf(records.at(-1) as Values)
        }
      }
    })
    yield JSON.stringify(headerOf(subdomain, spool.count(), now))
    yield* spool.read()
  } finally {
    await spool.close()
  }
}
