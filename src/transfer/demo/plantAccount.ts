// Plants one account of the demo by importing what is kept of it: all of it or nothing.
import { Readable } from 'node:stream'
import type { Statements } from '../../db/statements.ts'
import type { DemoAccount } from './records.ts'
import { TransferRefused } from '../faults.ts'
import { importLines } from '../import.ts'
import { transferStatements } from '../transferStatements.ts'

/**
 * Returns the account's internal id. A demo account that is there already, by its subdomain, is left as it is. Throws if a line is
 * wrong, and if the subdomain belongs to an account that is not the demo's: tokens to a customer's data must not get into the demo's files.
 */
export async function plantAccount(statements: Statements, { id, subdomain, lines }: DemoAccount): Promise<number> {
  const { account: accounts } = transferStatements(statements.statement)
  const find = async () => (await accounts.read({ subdomain }))[0]
  if (!(await find())) {
    await importLines({ ...statements, store: noFiles }, Readable.from(lines), { isAnyTime: true }).catch(async (error: unknown) => {
      // Another process may plant it at the same time: it is there then, or something else has what is the demo's.
      if (await find()) return
      if (error instanceof TransferRefused)
        throw new Error(`The demo's records of ${subdomain} are refused:\n${error.message}`, { cause: error })
      throw error
    })
  }
  const found = await find()
  if (found?.key !== id) throw new Error(`The account ${subdomain} exists and is not the demo's: the demo is not planted`)
  return found.id
}

/** None of what is planted has files. */
export const noFiles = { put: () => Promise.reject(new Error('The demo has no files')) }
