// The load generator, a process of its own: each message requests one run of autocannon and is answered with its result.
import autocannon from 'autocannon'

export type Order = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** `[<id>]` in it is replaced by a different text each time; without a body the request is a GET. */
  readonly body: string | undefined
  /** The status of a response that counts. */
  readonly status: number
  readonly connections: number
  readonly seconds: number
}
/** `requests` counts the responses with the expected status, `strays` all others. */
export type Outcome = { readonly requests: number; readonly strays: number; readonly seconds: number }

async function load({ url, headers, body, status, connections, seconds }: Order): Promise<void> {
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? { method: 'GET' } : { method: 'POST', body, idReplacement: true }),
  })
  let [requests, strays] = [0, result.errors + result.timeouts]
  for (const [seen, { count }] of Object.entries(result.statusCodeStats)) {
    if (Number(seen) === status) requests += count
    else strays += count
  }
  process.send?.({ requests, strays, seconds: result.duration } satisfies Outcome)
}

process.on('message', (order: Order) => void load(order))
process.once('disconnect', () => process.exit())
