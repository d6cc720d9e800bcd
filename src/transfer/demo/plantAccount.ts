// Plants one account of the demo by importing its file: all of it or nothing.
import { Readable } from 'node:stream'
import type { Statements } from '../../db/statements.ts'
import type { DemoAccount } from './records.ts'
import { TransferRefused } from '../faults.ts'
import { importLines } from '../import.ts'
import { prepareTransferStatements } from '../transferStatements.ts'

/**
 * Returns the account's internal id. A demo account that exists already, by its subdomain, is left unchanged. Throws if a line is
 * invalid, or if the subdomain belongs to an account that is not the demo's: tokens to a customer's data must not get into demo.json.
 */
export async function plantAccount(statements: Statements, { id, subdomain, lines }: DemoAccount): Promise<number> {
  const { account: accounts } = prepareTransferStatements(statements.statement)
  const find = async () => (await accounts.read({ subdomain }))[0]
  if (!(await find())) {
    await importLines({ ...statements, store: noFiles }, Readable.from(lines), { isAnyTime: true }).catch(async (error: unknown) => {
      // If another process has planted it at the same time, the account exists by now. Otherwise some value of the demo is taken.
      if (await find()) return
      if (error instanceof TransferRefused)
        throw new Error(`The demo records of ${subdomain} are invalid:\n${error.message}`, { cause: error })
      throw error
    })
  }
  const found = await find()
  if (found?.key !== id) throw new Error(`The account ${subdomain} exists and is not the demo account: no demo data was created`)
  return found.id
}

/** The demo has no files. */
const noFiles = { put: () => Promise.reject(new Error('The demo has no files')) }
