// The request log: the last calls of each token and application, collected in memory and stored in batches, so that no request waits for it.
import { and, eq, lt, sql } from '../db/drizzle.js'
import { calls } from '../db/schema.ts'
import { build, query, type Holders, type Statements } from '../db/statements.ts'
import { sequence } from '../sequence.ts'
import { nameOf, ringOfCalls, type Columns, type RecordedCall } from './callRing.ts'

/** How many calls of a client are kept: the newest. */
export const mostCalls = 1_000
/** Calls in one statement, so that none blocks others for long. */
const batchSize = 500
/** Calls that wait in memory, about 120 bytes each. Beyond them the oldest are dropped. */
const mostWaiting = 16_384
/** A client's older calls are removed after so many new ones. */
const trimmedAfter = 100
/** Clients whose new calls are counted. Beyond them the counts start anew. */
const mostCounted = 10_000

export type CallLog = {
  /** Keeps a call in memory until the next `write`. */
  readonly note: (call: RecordedCall) => void
  /**
   * Stores the calls that were noted, of each client at most the newest that are kept. Rejects if the database fails; what it has not stored
   * then waits for the next time. A batch whose acknowledgement was lost is stored twice.
   */
  readonly write: () => Promise<void>
}

type OfClient = { account: number; client: string }

/** `onDropped` is told how many calls were dropped because the database took none for too long. */
export function prepareCallLog({ statement }: Pick<Statements, 'statement'>, onDropped: (count: number) => void): CallLog {
  // Requests under way may outlive their account.
  const insert = statement('insert_calls', (p: Holders<Columns>) =>
    query<never>(sql`insert into ${calls} (account_id, client, at, method, operation, status, code, ms, request_id)
      select account_id, client, at, method, operation, status, code, ms, request_id from unnest(
        ${p.accounts}::bigint[], ${p.clients}::text[], ${p.times}::timestamptz[], ${p.methods}::text[], ${p.operations}::text[],
        ${p.statuses}::smallint[], ${p.codes}::text[], ${p.durations}::real[], ${p.requests}::text[]
      ) with ordinality as c(account_id, client, at, method, operation, status, code, ms, request_id, place)
      where exists (select from accounts a where a.id = c.account_id) order by place`),
  )
  const trim = statement('trim_calls', (p: Holders<OfClient>) => {
    const ofClient = and(eq(calls.accountId, p.account), eq(calls.client, p.client))
    const oldest = sql`(select n.id from ${calls} n where n.account_id = ${p.account} and n.client = ${p.client}
      order by n.id desc limit 1 offset ${sql.raw(String(mostCalls - 1))})`
    return build.delete(calls).where(and(ofClient, lt(calls.id, oldest)))
  })

  const waiting = ringOfCalls(mostWaiting)
  // The number of calls that were ever noted, and of those that are no longer waiting.
  let noted = 0
  let done = 0
  /** New calls of each client since its older ones were removed. */
  const untrimmed = new Map<string, OfClient & { count: number }>()
  const oneAfterTheOther = sequence()

  /** Gives up the waiting calls whose places newer ones have taken. */
  function dropOverwritten(): void {
    const lost = noted - mostWaiting - done
    if (lost <= 0) return
    onDropped(lost)
    done += lost
  }

  /** Returns the numbers of the waiting calls to store: all but those that newer ones of their client replace at once. */
  function newestWaiting(): number[] {
    const counts = new Map<string, number>()
    const found: number[] = []
    for (let number = noted - 1; number >= done; number--) {
      const name = waiting.nameOfClient(number)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (count <= mostCalls) found.push(number)
    }
    return found.toReversed()
  }

  function count({ accounts, clients }: Columns): void {
    if (untrimmed.size > mostCounted) untrimmed.clear()
    for (const [at, account] of accounts.entries()) {
      const client = clients[at]!
      const name = nameOf(account, client)
      const known = untrimmed.get(name)
      // What other processes, or an earlier one, have left is not known: the first call has the client trimmed.
      if (known) known.count++
      else untrimmed.set(name, { account, client, count: trimmedAfter })
    }
  }

  async function write(): Promise<void> {
    dropOverwritten()
    const end = noted
    const numbers = newestWaiting()
    for (let from = 0; from < numbers.length; from += batchSize) {
      // Newer calls arrive while a batch is stored.
      dropOverwritten()
      const batch = numbers.slice(from, from + batchSize).filter((number) => number >= done)
      if (batch.length === 0) continue
      const columns = waiting.columnsOf(batch)
      await insert(columns)
      done = batch.at(-1)! + 1
      count(columns)
    }
    done = Math.max(done, end)
    for (const of of untrimmed.values()) {
      if (of.count < trimmedAfter) continue
      await trim({ account: of.account, client: of.client })
      of.count = 0
    }
  }

  return {
    note(call) {
      waiting.put(noted++, call)
    },
    write: () => oneAfterTheOther(write),
  }
}
