// Exports an account: all of its records, from one snapshot.
import { firstKey } from '../db/paging.ts'
import type { Statements } from '../db/statements.ts'
import type { Store } from '../files/store.ts'
import type { Values } from './fields.ts'
import { headerOf } from './header.ts'
import { belongings } from './recordTypes.ts'
import { batchSize } from './rows.ts'
import { openSpool } from './spool.ts'
import { presentAccount } from './records/account.ts'
import { prepareTransferStatements } from './transferStatements.ts'
import { withBytes } from './records/file.ts'

export type ExportOptions = {
  readonly subdomain: string
  /** Milliseconds since 1970, for the file's first line. */
  readonly now: number
  /** Receives the number of records read so far. */
  readonly onProgress?: (done: number) => void
}

/**
 * Yields the lines of an account's file, without line breaks. The same account yields the same lines but for the time in the first one.
 * Throws if there is no such account. Everything but the bytes of files is read in one transaction and spooled before the first line is
 * yielded, so that neither a slow consumer nor a slow store holds the transaction open.
 */
export async function* exportAccount(
  { statement, transaction, store }: Pick<Statements, 'statement' | 'transaction'> & { store: Pick<Store, 'read'> },
  { subdomain, now, onProgress = () => {} }: ExportOptions,
): AsyncGenerator<string> {
  const { account: accounts, access, snapshot } = prepareTransferStatements(statement)
  const spool = await openSpool()
  try {
    const id = await transaction(async (run) => {
      await run(snapshot, {})
      const [account] = await run(accounts.read, { subdomain })
      if (!account) throw new Error(`The account "${subdomain}" does not exist`)
      await spool.write(presentAccount(account))
      for (const type of belongings) {
        const { page } = access(type)
        for (let after = firstKey; ;) {
          const records = await page(run, account.id, after, batchSize)
          if (records.length === 0) break
          for (const record of records) await spool.write(record)
          onProgress(spool.count())
          after = type.keyOf(records.at(-1) as Values)
        }
      }
      return account.id
    })
    yield JSON.stringify(headerOf(subdomain, spool.count(), now))
    for await (const line of spool.read()) yield withBytes(id, line, store)
  } finally {
    await spool.close()
  }
}
