// Plants one account of the demo in a transaction of its own: all of it or nothing.
import { uniqueViolation } from '../db/faults.ts'
import type { Run, Statements } from '../db/statements.ts'
import { candidatesOf } from './demoCandidates.ts'
import type { DemoAccount } from './demoData/demoAccount.ts'
import { employeesOf } from './demoEmployees.ts'
import { demoKeys, type Minting } from './demoKeys.ts'
import { settingsOf, type DemoRecord, type DemoSettings } from './demoSettings.ts'
import type { DemoStatements } from './demoStatements.ts'
import { timeOffOf } from './demoTimeOff.ts'
import { belongings } from './transfer/recordTypes.ts'
import { batchSize } from './transfer/rows.ts'

/**
 * The account's internal id. A demo account that is there already, by its subdomain, is left as it is. Throws when the subdomain
 * belongs to an account that is no demo: tokens to a customer's data must not get into the demo's files.
 */
export async function plantAccount(statements: Statements, demo: DemoStatements, given: DemoAccount): Promise<number> {
  const { account: accounts, tellPlanner } = demo.transfer
  const find = async () => (await accounts.read({ subdomain: given.subdomain }))[0]
  const mint = demoKeys()
  const settings = settingsOf(given, mint)
  let found = await find()
  if (!found) {
    const records = [...settings.records, ...staffOf(given, settings, mint), ...candidatesOf(given, settings)]
    try {
      const planted = await statements.transaction(async (run) => {
        const [{ id }] = one(await run(accounts.insert, accounts.rowOf(settings.account)))
        await writeRecords(run, demo, id, records)
        return id
      })
      await tellPlanner()
      return planted
    } catch (error) {
      // Another process may plant it at the same time: it is there then, or something else has what is the demo's.
      if (uniqueViolation(error) === undefined) throw error
      found = await find()
      if (!found) throw error
    }
  }
  if (found.key !== settings.account.id)
    throw new Error(`The account ${given.subdomain} exists and is not the demo's: the demo is not planted`)
  return found.id
}

function staffOf(given: DemoAccount, settings: DemoSettings, mint: Minting): DemoRecord[] {
  if (!given.staff) return []
  const { records, employees } = employeesOf(given, given.staff, mint, settings)
  return [...records, ...timeOffOf(given.staff, employees, mint, settings.memberOf)]
}

/** None of what is planted has files. */
const noFiles = { put: () => Promise.reject(new Error('The demo has no files')) }

/** Completes the records and writes them as an import does: what refers to nothing else comes first, and numbers go on above those that came. */
export async function writeRecords(run: Run, { transfer }: DemoStatements, account: number, records: readonly DemoRecord[]): Promise<void> {
  const byType = Map.groupBy(records, ({ record }) => record)
  for (const { name, complete } of belongings) {
    const those = (byType.get(name) ?? []).map((record): unknown => complete(record as never))
    for (let at = 0; at < those.length; at += batchSize) {
      await transfer.access.get(name)!.insert(run, account, those.slice(at, at + batchSize), noFiles)
    }
    const numbered = those.length > 0 ? transfer.numbered.find(({ type }) => type === name) : undefined
    if (numbered) await run(numbered.lift, { highest: String(Math.max(...those.map(numbered.numberOf))) })
  }
}

function one<Row>(rows: Row[]): [Row] {
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return [row]
}
