// Network faults between deliverer and receiver: each notification arrives, under one id, with its attempts logged (promises W1, W2, W4).
import t, { type Test } from 'tap'
import { givenFaultProxy, type Fault, type FaultProxy } from './fixtures/faultProxy.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

/** Long enough for the fault to end between two attempts, however busy the machine is. */
const pauseMs = 3_000
const world = await givenWorld(t, {
  environment: { ALLOW_PRIVATE_TARGETS: '1', DELIVERY_SCHEDULE: `0,${pauseMs / 1000},${pauseMs / 1000}` },
})
const { delivery } = world.application
const tell = teller(world)

type Attempt = { status: number | null; fault: string | null }
type Case = {
  readonly fault: Fault
  /** What the receiver does with the first request. */
  readonly first?: (proxy: FaultProxy) => void
  /** The attempts in the log. */
  readonly attempts: readonly Attempt[]
  /** How many times the receiver gets the notification. */
  readonly arrivals: number
  /** The minimum duration of the first attempt in milliseconds. */
  readonly lasts?: number
}
const delivered: Attempt = { status: 200, fault: null }
const broken: Attempt = { status: null, fault: 'connection' }

const cases: Readonly<Record<string, Case>> = {
  'half a second of delay': { fault: { latency: 500, jitter: 100 }, attempts: [delivered], arrivals: 1, lasts: 800 },
  'pieces of two bytes': { fault: { slices: 2 }, attempts: [delivered], arrivals: 1 },
  'an end that is told a second late': { fault: { closesLate: 1000 }, attempts: [delivered], arrivals: 1, lasts: 900 },
  'connections that are refused': { fault: { refuses: true }, attempts: [broken, delivered], arrivals: 1 },
  'a reset before the answer': { fault: {}, first: (proxy) => proxy.cut(), attempts: [broken, delivered], arrivals: 2 },
  'a reset in the middle of the answer': { fault: { resetsAfter: 30 }, attempts: [broken, delivered], arrivals: 2 },
  // The first attempt's request arrives when the silence ends, after the attempt has timed out.
  'silence for longer than an attempt lasts': {
    fault: { silent: true },
    attempts: [{ status: null, fault: 'timeout' }, delivered],
    arrivals: 2,
    lasts: 14_500,
  },
}

t.test('W2, W4: a notification survives every network fault, under one id', async (t) => {
  await Promise.all(Object.entries(cases).map(([name, one]) => prove(t, name, one)))
})

async function prove(t: Test, name: string, { fault, first, attempts, arrivals, lasts = 0 }: Case): Promise<void> {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const receiver = await givenReceiver(t)
  const proxy = await givenFaultProxy(t, Number(new URL(receiver.target('')).port))
  const behind = { ...receiver, target: (path: string) => `http://127.0.0.1:${proxy.port}/${path}` }
  const { id } = await givenSubscription(caller, behind, 'hook')
  receiver.answers('hook', (_, response) => {
    if (receiver.received.length === 1 && first) return first(proxy)
    // Without a length, the end of the connection ends the response.
    response.socket?.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\ntaken')
  })
  await proxy.inflict(fault)
  await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })

  const read = async () => {
    const { body: listed } = await caller.get(`/subscriptions/${id}/deliveries`)
    if (listed.deliveries.length === 0) return undefined
    return (await caller.get(`/subscriptions/${id}/deliveries/${listed.deliveries[0].id}`)).body
  }
  /** The delivery once it has that many attempts, in the log and by its count. Wakes the deliverer, as the server does every second. */
  const tried = (count: number) =>
    until(
      `${count} attempts with ${name}`,
      async () => {
        delivery.wake()
        const detail = await read()
        return detail?.attempts.length >= count && detail.attempt_count >= count && detail
      },
      { ms: 25_000, seen: read },
    )
  t.ok((await tried(1)).attempts[0].duration >= lasts, `${name}: the first attempt lasts`)
  await proxy.heal()
  const detail = await tried(attempts.length)
  // Requests that were held back may arrive after the successful attempt.
  await until(`${arrivals} arrivals with ${name}`, () => receiver.at('hook').length >= arrivals, { seen: () => receiver.received.length })

  t.equal(detail.state, 'delivered', name)
  t.equal(detail.attempt_count, attempts.length, name)
  t.strictSame(
    detail.attempts.map(({ status, fault: told }: Attempt) => ({ status, fault: told })),
    attempts,
    `${name}: the log tells each attempt`,
  )
  const received = receiver.at('hook')
  t.equal(received.length, arrivals, `${name}: how often it arrives`)
  t.equal(new Set(received.map((one) => one.id)).size, 1, `${name}: under one id`)
  t.equal(new Set(received.map(({ body }) => body)).size, 1, `${name}: with the same bytes`)
  t.ok(
    received.every(({ verified }) => verified),
    `${name}: each is verified`,
  )
}
