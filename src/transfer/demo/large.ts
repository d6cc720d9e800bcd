// The demo's large account: adds candidates in batches up to the requested number, and continues where it stopped.
import { and, desc, eq, lt } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import { copyOf, idOfCopy, movedBy, numberOfCopy, type DemoRecord, type Person } from './copies.ts'
import { demoAccountOf, demoSubdomains, readDemoAccount, type DemoAccount } from './records.ts'
import { plantAccount } from './plantAccount.ts'
import { belongings } from '../recordTypes.ts'
import { batchSize as rowsAtOnce } from '../rows.ts'
import { prepareTransferStatements, type TransferStatements } from '../transferStatements.ts'

export const large = 'large'
/** At one a minute, the last copy arrives before the demo's last day. */
export const mostCandidates = 1_000_000
/** Two years earlier on the same weekdays, so that the jobs exist before the first copy arrives. */
const earlier = -104 * 7 * 86_400_000
/** A batch is one transaction, which locks the account for its duration. */
const batchSize = 500
/** The record types taken from the demo's first account once, and those copied for each candidate. */
const settings = new Set(['member', 'recruiter', 'department', 'stage', 'disqualification_reason', 'custom_attribute', 'job'])
const happening = new Set(['candidate', 'activity', 'event'])

type Growing = {
  readonly onProgress: (done: number) => void
  /** Ends the growth after the current batch. */
  readonly signal: AbortSignal
}

const findingNewest = prepared((statement) =>
  statement('find_newest_demo_candidate', (p: Holders<{ account: number; above: string }>) =>
    build
      .select({ key: candidates.key })
      .from(candidates)
      .where(and(eq(candidates.accountId, p.account), lt(candidates.key, p.above)))
      .orderBy(desc(candidates.key))
      .limit(1),
  ),
)

/**
 * `grow(wanted, …)`: creates the account if it is missing, and adds copies of the first account's people up to the number `wanted`.
 * Returns how many it added. Erased or deleted candidates do not come back. Concurrent calls take turns.
 */
export function largeGrower(statements: Statements) {
  const findNewest = findingNewest(statements.statement)
  const transfer = prepareTransferStatements(statements.statement)

  return async (wanted: number, { onProgress, signal }: Growing): Promise<number> => {
    const { company, people } = await readLarge()
    const account = await plantAccount(statements, company)
    let added = 0
    for (let there = 0; there < wanted;) {
      signal.throwIfAborted()
      const { from, to } = await statements.transaction(async (run) => {
        // This statement locks the account.
        if (!(await run(transfer.account.find, { subdomain: large }))[0]) throw new Error(`The account ${large} no longer exists`)
        const [newest] = await run(findNewest, { account, above: idOfCopy(mostCandidates) })
        const from = newest ? numberOfCopy(newest.key) + 1 : 0
        const to = Math.max(from, Math.min(from + batchSize, wanted))
        const copies = Array.from({ length: to - from }, (_, at) => copyOf(people, from + at))
        await writeRecords(run, transfer, account, copies.flat())
        return { from, to }
      })
      there = to
      added += to - from
      onProgress(Math.min(there, wanted))
    }
    if (added > 0) await transfer.tellPlanner()
    return added
  }
}

async function readLarge(): Promise<{ company: DemoAccount; people: readonly Person[] }> {
  const { lines } = await readDemoAccount(demoSubdomains[0])
  const [header, account, ...records] = movedBy(
    earlier,
    lines.map((line) => JSON.parse(line) as DemoRecord),
  )
  const kept = [
    { ...header, account: large },
    { ...account, subdomain: large, name: `${String(account?.name)}, large` },
  ]
  const company = [...kept, ...records.filter(({ record }) => settings.has(record))]
  const byCandidate = Map.groupBy(
    records.filter(({ record }) => happening.has(record)),
    ({ record, id, candidate_id: candidate }) => (record === 'candidate' ? id : candidate),
  )
  const people = [...byCandidate.values()].map((those) => those.map(completed))
  return { company: demoAccountOf(company.map((record) => JSON.stringify(record))), people }
}

const completed = (record: DemoRecord) => belongings.find(({ name }) => name === record.record)?.complete(record) as DemoRecord

/** Writes new, complete records like an import, but without its checks and comparisons. */
async function writeRecords(run: Run, { access }: TransferStatements, account: number, records: readonly DemoRecord[]): Promise<void> {
  for (const type of belongings) {
    const those = records.filter(({ record }) => record === type.name)
    for (let at = 0; at < those.length; at += rowsAtOnce) await access(type).insert(run, account, those.slice(at, at + rowsAtOnce))
  }
}
