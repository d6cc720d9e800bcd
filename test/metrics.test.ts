// The metrics: release, database, notifications, and the address that serves them.
import { createServer, type AddressInfo } from 'node:net'
import { AggregatorRegistry, Histogram, Registry } from 'prom-client'
import t from 'tap'
import { configOf } from '../src/config.ts'
import { countResponseTimes } from '../src/server/responseTimes.ts'
import { runServer, startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'

const textAt = async (origin: string) => (await fetch(`${origin}/metrics`)).text()
/** The value of a series, written in the format of Prometheus; undefined if missing. */
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

t.test('the metrics cover the release, each statement, the database queue and the event loop', async (t) => {
  const world = await givenWorld(t)
  const caller = await (await world.givenAccount()).givenCaller()
  const timesOf = async (statement: string) =>
    valueOf(await textAt(world.origin), `database_statements_total{statement="${statement}"}`) ?? 0
  const before = await timesOf('list_members')
  for (let at = 0; at < 3; at++) t.equal((await caller.get('/members')).status, 200)
  t.equal((await timesOf('list_members')) - before, 3)
  const text = await textAt(world.origin)
  t.match(text, /^build_info\{version="3\.16\.2",node="v24\.[^"]+",database="(embedded|server)",profile="contract"\} 1$/m)
  t.ok((valueOf(text, 'database_statement_seconds_total{statement="list_members"}') ?? 0) > 0)
  t.equal(valueOf(text, 'database_statement_failures_total{statement="list_members"}'), 0)
  t.equal(valueOf(text, 'database_turns_waiting'), 0)
  t.type(valueOf(text, 'database_turns_taken'), 'number')
  t.type(valueOf(text, 'nodejs_eventloop_lag_p99_seconds'), 'number')
})

t.test('response times are written as prom-client writes a histogram', async (t) => {
  const theirs = new Registry()
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [theirs],
  })
  const ours = new Registry()
  const count = countResponseTimes(ours)
  t.equal(await ours.metrics(), await theirs.metrics())
  // Halves of a millisecond and powers of two of it are added up exactly.
  for (const ms of [0, 0.5, 1, 1.5, 2.5, 3, 5, 64, 100, 5000, 5000.5, 1_000_000])
    for (const [operation, status] of [['list_jobs', 200] as const, ['list_jobs', 404] as const, ['none', 200] as const]) {
      histogram.observe({ operation, status: String(status) }, ms / 1000)
      count(operation, status, ms)
    }
  const sumsOf = (text: string) => text.replaceAll(/(_sum\{.*\} )(.*)$/gm, (_, name: string, sum: string) => name + Number(sum).toFixed(6))
  t.equal(sumsOf(await ours.metrics()), sumsOf(await theirs.metrics()))
  t.match(await ours.metrics(), /^http_request_duration_seconds_bucket\{le="2\.5",operation="none",status="200"\} 9$/m)
  // Workers send theirs as JSON, and the sums are written.
  const summed = await Promise.all(
    [ours, theirs].map(async (one) => AggregatorRegistry.aggregate([await one.getMetricsAsJSON(), await one.getMetricsAsJSON()]).metrics()),
  )
  t.equal(sumsOf(summed[0]!), sumsOf(summed[1]!))
  ours.resetMetrics()
  t.equal(
    await ours.metrics(),
    '# HELP http_request_duration_seconds Response time by operation and status\n# TYPE http_request_duration_seconds histogram\n',
  )
})

t.test('the metrics count waiting notifications, their age, and failing and disabled targets', async (t) => {
  const clock = { now: Date.parse('2026-11-02T08:00:00Z') }
  const world = await givenWorld(t, { now: () => clock.now, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const receiver = await givenReceiver(t, () => clock.now)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (const name of ['fine', 'failing']) await givenSubscription(caller, receiver, name, 'candidate_created')
  receiver.answers('failing', 500)
  const told = async () => {
    // The figures are at most a second old.
    clock.now += 1_000
    const text = await textAt(world.origin)
    const names = ['outbox_notifications', 'deliveries_waiting', 'subscriptions_failing', 'subscriptions_disabled']
    const attempts = ['delivered', 'answered'].map((outcome) => `delivery_attempt_duration_seconds_count{outcome="${outcome}"}`)
    return [...names, ...attempts].map((name) => valueOf(text, name))
  }
  t.strictSame(await told(), [0, 0, 0, 0, undefined, undefined])
  await teller(world)({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  t.strictSame(await told(), [1, 0, 0, 0, undefined, undefined])
  await world.application.delivery.idle()
  t.strictSame(await told(), [0, 1, 1, 0, 1, 1])
  clock.now += 60_000
  const overdue = valueOf(await textAt(world.origin), 'deliveries_overdue_seconds') ?? 0
  t.ok(overdue > 50 && overdue < 62, `due for ${overdue} s`)
  receiver.answers('failing', 410)
  await world.application.delivery.idle()
  t.strictSame(await told(), [0, 0, 0, 1, 1, 2])
})

t.test('with METRICS_PORT the metrics are served there and not beside the API', async (t) => {
  const taken = createServer()
  const free = () => new Promise<number>((resolve) => taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port)))
  const port = await free()
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, METRICS_PORT: String(port), ...(DATABASE_URL && { DATABASE_URL }) }
  const refused = await runServer(environment)
  t.equal(refused.code, 1)
  t.match(refused.output, /^Cannot listen at 127\.0\.0\.1:\d+ \(.*EADDRINUSE.*\): set METRICS_HOST and METRICS_PORT to a free address\.$/m)
  await new Promise((resolve) => taken.close(resolve))

  const started = await startServer(t, environment)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  t.equal(answer.status, 200)
  t.match(answer.headers.get('content-type'), /^text\/plain; version=0\.0\.4/)
  t.match(await answer.text(), /^build_info\{/m)
  t.equal((await fetch(`http://127.0.0.1:${port}/spi/v3/jobs`)).status, 404)
  t.equal((await fetch(`${started.origin}/metrics`)).status, 404)
  t.equal((await fetch(`${started.origin}/health`)).status, 200)
  t.equal(await started.stop(), 0)
})

t.test('an invalid metrics address is refused by the variable’s name', (t) => {
  const read = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment }).metrics
  t.equal(read({}), undefined)
  t.strictSame(read({ METRICS_PORT: '9464' }), { host: '127.0.0.1', port: 9464 })
  t.strictSame(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }), { host: '0.0.0.0', port: 9464 })
  t.throws(() => read({ METRICS_HOST: '0.0.0.0' }), { message: /^METRICS_HOST is set, but METRICS_PORT is not: / })
  t.throws(() => read({ METRICS_PORT: '3000' }), { message: /^METRICS_PORT is "3000", but so is PORT/ })
  t.throws(() => read({ METRICS_PORT: '0' }), { message: /^METRICS_PORT is "0", but it must be a port number from 1 to 65535/ })
  t.end()
})
