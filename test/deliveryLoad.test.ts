// First attempts under load: soon after the commit, and as soon while half of the targets are dead (promises W5, W6). Run by `make proof`.
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { proofOnly } from './fixtures/proof.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'

const targets = 20
const perSecond = 50
const seconds = 10

t.test(`${perSecond} notifications a second, and half of ${targets} targets dead`, { skip: proofOnly, timeout: 120_000 }, async (t) => {
  const world = await givenWorld(t, { delivers: true, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const arrivals = new Map<string, number>()
  const receiver = await givenReceiver(t)
  const tell = teller(world)
  // It takes connections and says nothing: each attempt at it lasts its 15 seconds.
  const blackhole = createServer(() => {})
  await new Promise<void>((resolve) => blackhole.listen(0, '127.0.0.1', resolve))
  t.teardown(() => blackhole.close())
  const { port } = blackhole.address() as AddressInfo

  /** The 99th percentile of the milliseconds from the commit to the arrival at the healthy targets. */
  async function measured(healthy: number, dead: number): Promise<number> {
    const account = await world.givenAccount()
    const caller = await account.givenCaller()
    const names = Array.from({ length: healthy }, (_, at) => `${account.id}-${at}`)
    for (const name of names) {
      await givenSubscription(caller, receiver, name)
      receiver.answers(name, ({ payload }, response) => {
        arrivals.set(`${name} ${payload.data.id}`, performance.now())
        response.writeHead(200).end()
      })
    }
    for (let at = 0; at < dead; at++)
      await caller.post('/subscriptions', { target: `http://127.0.0.1:${port}/${account.id}-${at}`, event: 'candidate_created' })
    // Every change goes to each target, so that a second has as many notifications as there are changes times targets.
    const changes = Math.ceil((perSecond * seconds) / (healthy + dead))
    const committed = new Map<string, number>()
    for (let at = 0; at < changes; at++) {
      const candidate = (0x0190000000000000n + BigInt(account.id * 1000 + at)).toString(16).padStart(16, '0')
      await tell({ account: account.id, event: 'candidate_created', subject: { candidate } })
      committed.set(candidate, performance.now())
      world.application.delivery.wake()
      await sleep((1000 * (healthy + dead)) / perSecond)
    }
    await sleep(2000)
    const taken = names.flatMap((name) => [...committed].map(([id, at]) => (arrivals.get(`${name} ${id}`) ?? Infinity) - at))
    return taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? Infinity
  }

  const alone = await measured(targets / 2, 0)
  const beside = await measured(targets / 2, targets / 2)
  t.comment(`figure: first attempts: p99 ${alone.toFixed(0)} ms, beside dead targets ${beside.toFixed(0)} ms`)
  t.ok(alone < 1000, `W6: within a second of the commit, p99 ${alone.toFixed(0)} ms`)
  t.ok(beside < 1000, `W6: and beside dead targets, p99 ${beside.toFixed(0)} ms`)
  t.ok(beside <= Math.max(alone * 2, 100), `W5: ${beside.toFixed(0)} ms beside dead targets, ${alone.toFixed(0)} ms without`)
})
