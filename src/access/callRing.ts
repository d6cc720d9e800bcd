// The calls that wait to be stored, in memory that the garbage collector does not have to copy.

/** The most characters of a request id, of one byte each: the server admits no others of a client's. */
const longestRequestId = 64

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

/** Calls as the columns of one statement. */
export type Columns = {
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

/** Names a client among those of all accounts. */
export const nameOf = (account: number, client: string) => `${account} ${client}`

/**
 * Keeps the last `size` calls under their numbers. Nothing that a request has allocated stays alive: of each call the numbers and the
 * request id are copied, and the other texts belong to the contract or to the client's token. Objects that live until the next `write`
 * would be copied by the garbage collector, each of them twice.
 */
export function ringOfCalls(size: number) {
  const accounts = new Float64Array(size)
  const times = new Float64Array(size)
  const durations = new Float32Array(size)
  const statuses = new Uint16Array(size)
  const clients = Array<string>(size).fill('')
  const methods = Array<string>(size).fill('')
  const operations = Array<string | null>(size).fill(null)
  const codes = Array<string | null>(size).fill(null)
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
    nameOfClient: (number: number) => nameOf(accounts[number % size]!, clients[number % size]!),
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
