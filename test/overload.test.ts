// What a server does with more requests than it can answer (promise K8). The server, the client and this program are three processes.
import t from 'tap'
import { startChild } from './fixtures/children.ts'
import { startServer } from './fixtures/process.ts'
import { measuredOnly } from './fixtures/proof.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'

const seconds = 8
/** Enough for the requests that wait, and for those that are refused meanwhile. */
const connections = 3_000
const loads = [0.5, 1, 2, 3]
/** Of the rate before, once the load is over. */
const leastKept = 0.8

type Told = {
  readonly statuses: Readonly<Record<string, { readonly rate: number; readonly p50: number; readonly p99: number }>>
  readonly unsent: number
  readonly failed: number
}

t.test(
  'K8: a server answers or refuses each request under three times its load, and has its rate again afterwards',
  { skip: measuredOnly },
  async (t) => {
    const environment = {
      ...(await givenDatabase(t)),
      SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
      LOG_LEVEL: 'error',
      RATE_LIMIT_ACCOUNT: '100000000',
    }
    const world = await givenWorld(t, { environment })
    const account = await world.givenAccount()
    await account.givenStages()
    const job = await account.givenJob()
    for (let made = 0; made < 60; made++) await account.givenCandidate({ job_id: job.id, email: `mail-${made}@example.test` })
    const { token } = await account.givenCaller()
    if (!environment.DATABASE_URL) await world.application.close()
    const server = await startServer(t, environment)
    const send = async (rate: number, opened: number): Promise<Told> => {
      const path = `/spi/v3/jobs/${job.shortcode}/candidates?limit=50`
      const child = startChild('openLoop.ts', [
        new URL(server.origin).port,
        path,
        `Bearer ${token}`,
        String(rate),
        String(seconds),
        String(opened),
      ])
      t.teardown(() => child.process.kill('SIGKILL'))
      await child.heard('statuses')
      return child.said[0] as Told
    }
    await send(0, 32)
    const { statuses } = await send(0, 32)
    const peak = statuses[200]!.rate
    t.comment(`figure: at most ${Math.round(peak)} lists of 50 a second`)
    for (const load of loads) {
      // Each reading begins the measure of the event loop anew.
      await fetch(`${server.origin}/metrics`)
      const told = await send(Math.round(load * peak), connections)
      const metrics = await (await fetch(`${server.origin}/metrics`)).text()
      const lag = 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1])
      const { 200: answered, 503: refused, ...others } = told.statuses
      const shown = (name: string, one: Told['statuses'][string] | undefined) =>
        one ? `, ${Math.round(one.rate)} ${name} a second, p50 ${one.p50.toFixed(0)}, p99 ${one.p99.toFixed(0)} ms` : ''
      t.comment(
        `figure: ${load} times that${shown('answered', answered)}${shown('refused', refused)}; ${told.unsent} not sent; event loop p99 ${lag.toFixed(0)} ms`,
      )
      t.strictSame(others, {}, 'nothing else')
      t.equal(told.failed, 0, 'no connection is lost')
      t.ok(answered, `${load}: some are answered`)
    }
    const after = (await send(0, 32)).statuses[200]!.rate
    t.comment(`figure: afterwards ${Math.round(after)} a second`)
    t.ok(after >= leastKept * peak, 'the rate is as before')
    t.equal(await server.stop(), 0)
  },
)
