// The request log: the last calls of each token and application, collected in memory and stored in batches, so that no request waits for it.
import { and, eq, lt, sql } from '../db/drizzle.js'
import { calls } from '../db/schema.ts'
import { build, query, type Holders, type Statements } from '../db/statements.ts'
import { sequence } from '../sequence.ts'

/** How many calls of a client are kept: the newest. */
export const mostCalls = 1_000
/** Calls in one statement, so that none blocks others for long. */
const batchSize = 500
/** Calls that wait in memory, about 130 bytes each. Beyond them the oldest are dropped. */
const mostWaiting = 16_384
/** Characters of a request id, of one byte each. */
const longestRequestId = 64
/** A client's older calls are removed after so many new ones. */
const trimmedAfter = 100
/** Clients whose new calls are counted. Beyond them the counts start anew. */
const mostCounted = 10_000

/** An answered call. `client` is `token:1` or `application:2`; `at` is in milliseconds since 1970. */
export type RecordedCall = {
  readonly tenant: number
  readonly client: string
  readonly at: number
  readonly method: string
  readonly operation: string | null
  readonly status: number
  readonly code: string | null
  readonly ms: number
  readonly requestId: string
}

export type CallLog = {
  /** Keeps a call in memory until the next `write`. */
  readonly note: (call: RecordedCall) => void
  /**
   * Stores the calls that were noted, of each client at most the newest that are kept. Rejects if the database fails; what it has not stored
   * then waits for the next time. A batch whose acknowledgement was lost is stored twice.
   */
  readonly write: () => Promise<void>
}

type Columns = {
  accounts: number[]
  clients: string[]
  times: string[]
  methods: string[]
  operations: (string | null)[]
  statuses: number[]
  codes: (string | null)[]
  durations: number[]
  requests: string[]
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

  /** Returns the numbers of the waiting calls to store: all but those that newer ones of their client replace at once. */
  function newestWaiting(): number[] {
    const counts = new Map<number, Map<string, number>>()
    const found: number[] = []
    for (let number = noted - 1; number >= done; number--) {
      const { account, client } = waiting.ofClient(number)
      const ofAccount = counts.get(account) ?? counts.set(account, new Map()).get(account)!
      const count = (ofAccount.get(client) ?? 0) + 1
      ofAccount.set(client, count)
      if (count <= mostCalls) found.push(number)
    }
    return found.toReversed()
  }

  function count({ accounts, clients }: Columns): void {
    if (untrimmed.size > mostCounted) untrimmed.clear()
    for (const [at, account] of accounts.entries()) {
      const client = clients[at]!
      const name = `${account} ${client}`
      const known = untrimmed.get(name)
      // What other processes, or an earlier one, have left is not known: the first call has the client trimmed.
      if (known) known.count++
      else untrimmed.set(name, { account, client, count: trimmedAfter })
    }
  }

  async function write(): Promise<void> {
    const lost = noted - mostWaiting - done
    if (lost > 0) {
      onDropped(lost)
      done += lost
    }
    const end = noted
    const numbers = newestWaiting()
    // Read before the first statement: until a later one has run, a newer call may take the place.
    const batches = Array.from({ length: Math.ceil(numbers.length / batchSize) }, (_, at) => {
      const each = numbers.slice(at * batchSize, (at + 1) * batchSize)
      return { last: each.at(-1)!, columns: waiting.columnsOf(each) }
    })
    for (const { last, columns } of batches) {
      await insert(columns)
      done = last + 1
      count(columns)
    }
    done = end
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

/**
 * Keeps the last `size` calls under their numbers. Nothing that a request has allocated stays alive: of each call the numbers and the
 * request id are copied, and the other texts belong to the contract or to the client's token. Objects that live until the next `write`
 * would be copied by the garbage collector, each of them twice.
 */
function ringOfCalls(size: number) {
  const accounts = new Float64Array(size)
  const times = new Float64Array(size)
  const durations = new Float32Array(size)
  const statuses = new Uint16Array(size)
  const clients = Array.from<string>({ length: size }).fill('')
  const methods = Array.from<string>({ length: size }).fill('')
  const operations = Array.from<string | null>({ length: size }).fill(null)
  const codes = Array.from<string | null>({ length: size }).fill(null)
  const ids = Buffer.alloc(size * longestRequestId)
  const idLengths = new Uint8Array(size)

  const idAt = (place: number) => ids.toString('latin1', place * longestRequestId, place * longestRequestId + idLengths[place]!)

  return {
    put(number: number, call: RecordedCall): void {
      const place = number % size
      accounts[place] = call.tenant
      times[place] = call.at
      durations[place] = call.ms
      statuses[place] = call.status
      clients[place] = call.client
      methods[place] = call.method
      operations[place] = call.operation
      codes[place] = call.code
      idLengths[place] = ids.write(call.requestId, place * longestRequestId, longestRequestId, 'latin1')
    },
    ofClient: (number: number) => ({ account: accounts[number % size]!, client: clients[number % size]! }),
    columnsOf(numbers: readonly number[]): Columns {
      const places = numbers.map((number) => number % size)
      return {
        accounts: places.map((place) => accounts[place]!),
        clients: places.map((place) => clients[place]!),
        times: places.map((place) => new Date(times[place]!).toISOString()),
        methods: places.map((place) => methods[place]!),
        operations: places.map((place) => operations[place] ?? null),
        statuses: places.map((place) => statuses[place]!),
        codes: places.map((place) => codes[place] ?? null),
        durations: places.map((place) => Math.round(durations[place]! * 100) / 100),
        requests: places.map(idAt),
      }
    },
  }
}
