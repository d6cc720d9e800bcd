// Traces: one from a request to its notification's delivery, without values; what is left out; a collector that is down; off by default.
import { pino } from 'pino'
import t from 'tap'
import { configOf } from '../src/config.ts'
import { notificationEvents } from '../src/db/schema.ts'
import { givenCollector, type Collected } from './fixtures/collector.ts'
import { closedPort } from './fixtures/freePort.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

const lines: any[] = []
const clock = { now: Date.parse('2026-11-02T08:00:00Z') }
const collector = await givenCollector(t)
const mail = await givenMailServer(t)
const world = await givenWorld(t, {
  now: () => clock.now,
  delivers: true,
  logger: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  environment: {
    ALLOW_PRIVATE_TARGETS: '1',
    ...mail.environment,
    ...collector.environment,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  },
})
const { delivery, chores } = world.application
const receiver = await givenReceiver(t, () => clock.now)
const account = await world.givenAccount()
await account.givenStages()
const job = await account.givenJob()
const caller = await account.givenCaller()

const hex = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('')
/** What a client sends whose own span is `id`. */
const givenTrace = (flags = '01') => {
  const [trace, id] = [hex(32), hex(16)]
  return { trace, id, headers: { traceparent: `00-${trace}-${id}-${flags}` } }
}
const spansOf = (trace: string) => collector.spans.filter((span) => span.trace === trace)
/** Waits until the trace has this many spans with the name, and returns the last. */
const heardIn = (trace: string, name: string, many = 1): Promise<Collected> =>
  until(`${name} in the trace`, () => spansOf(trace).filter((span) => span.name === name)[many - 1], {
    seen: () => collector.spans.map((span) => `${span.trace} ${span.name}`),
  })
const create = (candidate: object, headers: Record<string, string> = {}) =>
  caller.request('POST', `/jobs/${job.shortcode}/candidates?stage=sourced`, { body: { candidate }, headers })

t.test('a change, its statements and each attempt to deliver its notification are one trace, which the caller began', async (t) => {
  await givenSubscription(caller, receiver, 'secret-path', 'candidate_created')
  const { trace, id, headers } = givenTrace()
  receiver.answers('secret-path', 500)
  const made = await create({ name: 'Ada Lovelace', email: 'ada@example.test' }, headers)
  t.equal(made.status, 201)
  await delivery.idle()
  receiver.answers('secret-path', 200)
  clock.now += 60_000
  await delivery.idle()

  const attempt = await heardIn(trace, 'deliver candidate_created', 2)
  const request = await heardIn(trace, 'createCandidate')
  t.match(request, { parent: id, kind: 'server', failed: false })
  t.strictSame(request.attributes, {
    'http.request.method': 'POST',
    'http.route': '/spi/v3/jobs/{shortcode}/candidates',
    'url.scheme': 'http',
    'spindle.request_id': made.headers.get('x-request-id'),
    'http.response.status_code': 201,
    'spindle.account': account.subdomain,
  })
  t.strictSame(
    { ...request.resource, 'service.instance.id': '', 'telemetry.sdk.version': '' },
    {
      'service.name': 'spindle',
      'service.version': '3.16.2',
      'service.instance.id': '',
      'deployment.environment.name': 'test',
      'telemetry.sdk.language': 'nodejs',
      'telemetry.sdk.name': 'opentelemetry',
      'telemetry.sdk.version': '',
    },
  )
  const stored = await heardIn(trace, 'store_candidate')
  t.match(stored, { parent: request.id, kind: 'client', failed: false })
  t.strictSame(stored.attributes, { 'db.system.name': 'postgresql', 'db.query.summary': 'store_candidate' })
  t.ok(stored.ms > 0 && stored.ms <= request.ms, 'a statement takes a part of its request')

  const [first] = spansOf(trace).filter(({ name }) => name === 'deliver candidate_created')
  t.match(first, {
    parent: request.id,
    kind: 'client',
    failed: true,
    attributes: { 'error.type': '500', 'http.response.status_code': 500 },
  })
  t.match(attempt, { parent: request.id, failed: false })
  const [one] = receiver.at('secret-path')
  t.strictSame(attempt.attributes, {
    'http.request.method': 'POST',
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(receiver.target('')).port),
    'http.request.resend_count': 1,
    'spindle.account': account.subdomain,
    'spindle.notification_id': one?.id,
    'http.response.status_code': 200,
  })
  t.strictSame(
    receiver.at('secret-path').map(({ headers: { traceparent } }) => traceparent),
    [first, attempt].map((span) => `00-${trace}-${span?.id}-01`),
    'the receiver continues the trace',
  )
  t.equal((await heardIn(trace, 'settle_delivery', 2)).parent, attempt.id)
  t.equal(
    spansOf(trace).find(({ name }) => /^(claim_deliveries|dispatch_)/.test(name)),
    undefined,
    'what serves all accounts belongs to no trace',
  )
  for (const value of ['Ada', 'Lovelace', 'ada@', 'stage=', caller.token, 'secret-path']) t.notOk(collector.text().includes(value), value)
  t.match(collector.headers[0], { 'x-collector-key': 'a key', 'content-type': 'application/x-protobuf' })
  t.match(
    lines.find((line) => line.operation === 'createCandidate'),
    { msg: 'answered', trace_id: trace },
  )
})

t.test('a refused request is a span with its error code; an invalid traceparent begins a trace', async (t) => {
  const ask = async (path: string, name: string, token?: string, headers = givenTrace().headers) => {
    const before = collector.spans.length
    const { status } = await world.callerWith(token).get(path, headers)
    await until(`the span ${name}`, () => collector.spans.slice(before).find((span) => span.name === name))
    return { status, span: collector.spans.slice(before).find((span) => span.name === name) as Collected }
  }
  for (const [path, name, token, status, code] of [
    ['/jobs', 'listJobs', undefined, 401, 'token-invalid'],
    ['/jobs?limit=none', 'listJobs', caller.token, 400, 'parameter-invalid'],
    ['/jobs/ffffffffff', 'getJob', caller.token, 404, 'not-found'],
    ['/nowhere/ada@example.test', 'none', caller.token, 404, 'not-found'],
  ] as const) {
    const { span, ...answer } = await ask(path, name, token)
    t.equal(answer.status, status, path)
    t.match(span.attributes, { 'http.response.status_code': status, 'error.type': code }, path)
    t.notOk(span.failed, 'it is no fault of the server')
    t.equal(span.parent.length, 16)
  }
  for (const traceparent of ['', 'none', `00-${'0'.repeat(32)}-${hex(16)}-01`, `ff-${hex(32)}-${hex(16)}-01`])
    t.equal((await ask('/jobs', 'listJobs', caller.token, { traceparent })).span.parent, '', traceparent)
  await fetch(`${world.origin}/health`)
  await ask('/jobs', 'listJobs', caller.token)
  t.notOk(
    collector.spans.some(({ name }) => name === 'health'),
    'pages that are asked every few seconds are left out',
  )
  t.notOk(collector.text().includes('nowhere'))
})

t.test('a fault is a failed span, and its log line names the trace', async (t) => {
  const { trace, headers } = givenTrace()
  const { database } = world.application
  await database.execute('alter table jobs rename to hidden_jobs', [])
  const { status } = await caller.get('/jobs', headers)
  await database.execute('alter table hidden_jobs rename to jobs', [])
  t.equal(status, 500)
  t.match(await heardIn(trace, 'listJobs'), { failed: true, attributes: { 'error.type': 'internal' } })
  const failed = spansOf(trace).filter((span) => span.failed && span.kind === 'client')
  t.ok(failed.length > 0)
  for (const { attributes } of failed) t.equal(attributes['error.type'], '42P01')
  t.ok(lines.some((line) => line.trace_id === trace && line.err))
})

t.test('calls within the server, mail and fetched files are spans too', async (t) => {
  const { trace, headers } = givenTrace()
  await fetch(`${world.origin}/mcp`, {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${caller.token}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'listJobs', arguments: {} } }),
  })
  const around = await heardIn(trace, 'mcp')
  t.match(await heardIn(trace, 'listJobs'), { parent: around.id, kind: 'internal' })

  const invited = givenTrace()
  const body = { email: 'grace@example.test', roles: ['ats.simple'], member_id: (await account.givenMember({ role: 'admin' })).key }
  t.equal((await caller.request('POST', '/members/invite', { body, headers: invited.headers })).status, 201)
  t.strictSame((await heardIn(invited.trace, 'send mail')).attributes, {})

  const endpoint = collector.environment.OTEL_EXPORTER_OTLP_ENDPOINT
  const kept = await create({ name: 'Alan', email: 'alan@example.test', resume_url: `${endpoint}/cv.pdf?signature=hidden` })
  t.equal(kept.status, 201)
  await chores.fetchDue()
  t.match(await collector.heard('fetch'), { failed: true, attributes: { 'server.address': '127.0.0.1', 'error.type': '404' } })
  for (const value of ['grace', 'cv.pdf', 'hidden']) t.notOk(collector.text().includes(value), value)
})

t.test('every notification carries traceparent, a requested test too', async (t) => {
  const family = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1', COMPAT: 'family', ...collector.environment } })
  const subscriber = await (await family.givenAccount()).givenCaller()
  const receives = await givenReceiver(t)
  for (const event of notificationEvents) {
    const { id } = await givenSubscription(subscriber, receives, event, event)
    const { trace, headers } = givenTrace()
    t.equal((await subscriber.request('POST', `/subscriptions/${id}/test`, { headers })).status, 202, event)
    await family.application.delivery.idle()
    t.match(receives.at(event)[0]?.headers.traceparent, new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`), event)
  }
})

t.test('a trace that its caller or the sampler leaves out is not exported, and still continued', async (t) => {
  const { trace, headers } = givenTrace('00')
  await givenSubscription(caller, receiver, 'unsampled', 'candidate_created')
  t.equal((await create({ name: 'Joan', email: 'joan@example.test' }, headers)).status, 201)
  await delivery.idle()
  const sent = receiver.at('unsampled').map((one) => one.headers.traceparent)
  t.ok(
    sent.some((traceparent) => new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`).test(`${traceparent}`)),
    `${sent}`,
  )
  const after = givenTrace()
  await caller.get('/jobs', after.headers)
  await heardIn(after.trace, 'listJobs')
  t.strictSame(spansOf(trace), [])
  t.equal(lines.findLast((line) => line.operation === 'createCandidate').trace_id, undefined)

  const seldom = await givenCollector(t)
  const other = await givenWorld(t, {
    environment: { ...seldom.environment, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
  })
  await other.callerWith(undefined).get('/jobs', givenTrace().headers)
  await other.application.close()
  t.strictSame(seldom.headers, [], 'without the parent’s say, the ratio alone decides')
})

t.test('a collector that is down or hangs delays nothing and is reported once', async (t) => {
  const given = async (environment: Record<string, string>) => {
    const told: any[] = []
    const logger = pino({ level: 'info' }, { write: (line) => void told.push(JSON.parse(line)) })
    const traced = await givenWorld(t, { logger, environment: { OTEL_BSP_SCHEDULE_DELAY: '10', ...environment } })
    return { traced, about: () => told.filter(({ msg }) => /collector/.test(msg)), ask: () => traced.callerWith(undefined).get('/jobs') }
  }
  const down = await given({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${closedPort}`, OTEL_EXPORTER_OTLP_TIMEOUT: '200' })
  t.equal((await down.ask()).status, 401)
  await until('the warning', () => down.about().length > 0)
  t.match(down.about(), [{ level: 40, reason: /ECONNREFUSED/ }])
  for (let count = 0; count < 5; count++) t.equal((await down.ask()).status, 401)
  await down.traced.application.close()
  t.equal(down.about().length, 1)

  const slow = await givenCollector(t)
  slow.answers(503)
  const hanging = await given({ ...slow.environment, OTEL_EXPORTER_OTLP_TIMEOUT: '300' })
  await hanging.ask()
  await until('the warning', () => hanging.about().length > 0)
  slow.answers(200)
  await hanging.ask()
  await until('the recovery', () => hanging.about().length > 1)
  t.match(hanging.about(), [{ level: 40 }, { level: 30 }])

  const stuck = await given(slow.environment)
  slow.answers(undefined)
  const exports = slow.headers.length
  t.equal((await stuck.ask()).status, 401)
  await until('an export', () => slow.headers.length > exports)
  const began = performance.now()
  await stuck.traced.application.close()
  t.ok(performance.now() - began < 4_000, 'a stop waits two seconds for a collector that hangs')
})

t.test('off by default: nothing of OpenTelemetry is loaded, nor of buckets; on: a stop exports what is pending', async (t) => {
  const environment = {
    MODE: 'production',
    SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    NODE_OPTIONS: '--import=./test/fixtures/loaded.ts',
    ...(await givenDatabase(t)),
  }
  const receives = await givenCollector(t)
  const run = async (more: Record<string, string>) => {
    const server = await startServer(t, { ...environment, ...more })
    t.equal((await fetch(`${server.origin}/spi/v3/jobs`)).status, 401)
    t.equal(await server.stop(), 0)
    return /^loaded .*$/m.exec(server.output())?.[0]
  }
  t.equal(await run({}), undefined)
  t.ok(await run({ ...receives.environment, OTEL_BSP_SCHEDULE_DELAY: '60000', OTEL_SERVICE_NAME: 'hr' }))
  t.match(receives.spans, [{ name: 'listJobs', resource: { 'service.name': 'hr' } }])
})

t.test('the configuration of traces: off without an endpoint; an invalid value is refused by the variable’s name', (t) => {
  const read = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment }).traces
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }
  t.equal(read({ OTEL_SERVICE_NAME: 'hr' }), undefined)
  t.equal(read({ ...on, OTEL_SDK_DISABLED: 'true' }), undefined)
  t.match(read(on), { url: 'https://collector.example/otlp/v1/traces', headers: {}, sampler: 'parentbased_always_on', ratio: 1 })
  t.strictSame(read({ ...on, OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic YTpi==, x = 1' })?.headers, {
    Authorization: 'Basic YTpi==',
    x: '1',
  })
  for (const [name, text] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:password@collector'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b%0d%0ac: d'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', '0'],
    ['OTEL_BSP_SCHEDULE_DELAY', '5s'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'production'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_SDK_DISABLED', 'yes'],
  ] as const)
    t.throws(() => read({ [name]: text }), { message: new RegExp(`^${name} .*must be`) }, `${name} ${text}`)
  t.throws(() => read({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }), { message: /^(?!.*"secret").*$/ })
  t.end()
})
