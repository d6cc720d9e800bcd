// The demo's large account: it grows to as many candidates as are asked for, a batch at a time, and goes on where it was.
import { and, desc, eq, lt } from '../db/drizzle.js'
import { once } from '../db/once.ts'
import { candidates } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { refused } from './refused.ts'
import { candidateOf } from './demoCandidate.ts'
import { large } from './demoData/large.ts'
import { demoKeys, momentsOf } from './demoKeys.ts'
import { openingsOf } from './demoOpenings.ts'
import { settingsOf } from './demoSettings.ts'
import type { DemoStatements } from './demoStatements.ts'
import { plantAccount, writeRecords } from './plantAccount.ts'

/** With one a minute, the last one comes before the demo's last day. */
export const mostCandidates = 1_000_000
const minute = 60_000
const firstArrival = Date.parse('2024-12-01T00:00:00Z')
/** A batch is a transaction: the account is locked for as long as that takes. */
const batchSize = 500

type Growing = {
  readonly onProgress: (done: number) => void
  /** Ends the growing after the batch that is under way. */
  readonly signal: AbortSignal
}

const findingNewest = once((statement) =>
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
 * `grow(wanted, …)`: plants the account when it is missing, and lets candidates come until the one with the number `wanted`. Gives how many
 * came now. Who was erased or deleted does not come back. Two that grow at once take turns.
 */
export function largeGrower(statements: Statements, demo: DemoStatements) {
  const findNewest = findingNewest(statements.statement)
  const { account: accounts, tellPlanner } = demo.transfer
  const settings = settingsOf(large, demoKeys())
  const openings = openingsOf(large, settings)

  return async (wanted: number, { onProgress, signal }: Growing): Promise<number> => {
    const account = await plantAccount(statements, demo, large)
    let added = 0
    for (let there = 0; there < wanted;) {
      signal.throwIfAborted()
      const { from, to } = await statements.transaction(async (run) => {
        // Locks it.
        if (!(await run(accounts.find, { subdomain: large.subdomain }))[0]) throw refused(`The account ${large.subdomain} is gone`)
        const [newest] = await run(findNewest, { account, above: keyOfArrival(mostCandidates) })
        const from = newest ? numberOf(newest.key) + 1 : 0
        const to = Math.min(from + batchSize, wanted)
        const numbers = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
        const records = numbers.flatMap((number) =>
          candidateOf(large, settings, openings[(number * 7) % openings.length]!, number, arrivalOf(number)),
        )
        await writeRecords(run, demo, account, records)
        return { from, to: Math.max(from, to) }
      })
      there = to
      added += to - from
      onProgress(Math.min(there, wanted))
    }
    if (added > 0) await tellPlanner()
    return added
  }
}

const arrivalOf = (number: number) => firstArrival + number * minute
const keyOfArrival = (number: number) => momentsOf(number)(arrivalOf(number)).id
const numberOf = (key: string) => Math.floor((Number(BigInt(`0x${key}`) >> 16n) - firstArrival) / minute)
