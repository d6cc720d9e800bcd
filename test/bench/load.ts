// The load generator, a process of its own: each message asks for one run of autocannon and is answered with what came of it.
import autocannon from 'autocannon'

export type Order = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  /** `[<id>]` in it is another text each time. */
  readonly body?: string
  readonly connections: number
  readonly seconds: number
}
export type Outcome = { readonly requests: number; readonly seconds: number; readonly failures: number }

async function load({ seconds, ...order }: Order): Promise<void> {
  const result = await autocannon({ ...order, duration: seconds, ...(order.body && { idReplacement: true }) })
  const failures = result.errors + result.timeouts + result.non2xx
  process.send?.({ requests: result['2xx'], seconds: result.duration, failures } satisfies Outcome)
}

process.on('message', (order: Order) => void load(order))
process.once('disconnect', () => process.exit())
