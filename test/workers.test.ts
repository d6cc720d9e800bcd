// Several workers on one port: shared counts, revocation and metrics, and neither a stop nor the death of one loses a request.
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import t, { type Test } from 'tap'
import { operator } from '../src/access/audit.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { runServer, startServer, type Started } from './fixtures/process.ts'
import { givenDatabase, givenWorld, type Caller, type World } from './fixtures/server.ts'
import { until, within } from './fixtures/wait.ts'

const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server'
const partnerLimit = 50

type Seen = { status: number; headers: IncomingHttpHeaders; text: string }
/** Sends a GET, without an agent over its own connection, which the kernel assigns to a worker. Rejects if the response is incomplete. */
const ask = (url: string, { token = '', ...own }: Partial<Caller> & { headers?: Record<string, string> } = {}, agent?: Agent) =>
  new Promise<Seen>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...own.headers }
    const request = get(url, { agent: agent ?? false, headers, timeout: 20_000 }, (response) => {
      let text = ''
      const { statusCode: status = 0, headers } = response
      response
        .on('data', (chunk) => (text += chunk))
        .on('end', () => (response.complete ? resolve({ status, headers, text }) : reject(new Error('half an answer'))))
        .on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error('no answer'))).on('error', reject)
  })

/** The log lines that contain this text. */
const linesOf = ({ output }: Started, part: string) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(part))
    .map((line) => JSON.parse(line) as Record<string, number>)
/** The processes that have answered an operation. */
const pidsOf = (started: Started, operation: string) => [
  ...new Set(linesOf(started, `"operation":"${operation}"`).map(({ pid }) => pid as number)),
]
/** Sends requests until two processes have answered `operation`. */
const untilBoth = (started: Started, operation: string, call: () => Promise<unknown>) =>
  until(
    `two processes to answer ${operation}`,
    async () => {
      await call()
      return pidsOf(started, operation).length >= 2
    },
    { seen: () => pidsOf(started, operation) },
  )

const limits = { RATE_LIMIT_ACCOUNT: '1000000', RATE_LIMIT_ADDRESS: '1000000' }
const startWorkers = async (t: Test, { config }: World, words: string[] = []) => {
  const { DATA_DIR = '', DATABASE_URL = '' } = config
  const started = await startServer(t, { MODE: 'development', DATA_DIR, DATABASE_URL, WORKERS: '2', ...limits }, words)
  return { started, address: `${started.origin}/spi/v3/accounts` }
}

t.test('two workers', { skip }, async (t) => {
  const world = await givenWorld(t)
  const account = await world.givenAccount()
  const { started, address } = await startWorkers(t, world, ['--demo'])
  t.equal(started.output().match(/The demo data is ready/g)?.length, 1)
  t.ok(
    started.output().indexOf('The demo data is ready') < started.output().indexOf('Spindle listens at'),
    'what happens once is over by then',
  )

  await t.test('both workers share one port, and each reports the metrics of both', async (t) => {
    const calls = 60
    const answers = await Promise.all(Array.from({ length: calls }, () => ask(`${started.origin}/health`)))
    t.ok(answers.every(({ status }) => status === 200))
    const logged = () => linesOf(started, '"operation":"health"').length
    await until(`${calls} lines of the log`, () => logged() === calls, { seen: logged })
    t.equal(pidsOf(started, 'health').length, 2)
    const counted = /^http_request_duration_seconds_count\{operation="health",status="200"\} (\d+)$/m
    await untilBoth(started, 'metrics', async () => {
      const told = await Promise.all([0, 1, 2].map(() => ask(`${started.origin}/metrics`)))
      for (const { headers, text } of told) {
        t.equal(Number(counted.exec(text)?.[1]), calls)
        t.match(headers['content-type'], /^text\/plain; version=0\.0\.4/)
      }
    })
  })

  await t.test('H10: exactly the limit of a window passes through both workers', async (t) => {
    const callAll = async () => {
      const { token, clientId } = await account.givenPartnerCaller()
      return Promise.all(Array.from({ length: 200 }, () => ask(address, { token, headers: { 'x-service-client-id': clientId } })))
    }
    // A process is slow when it does something for the first time.
    await callAll()
    for (const [reset, counted] of Map.groupBy(await callAll(), ({ headers }) => headers['x-rate-limit-reset'])) {
      const passed = counted.filter(({ status }) => status === 200).length
      t.equal(passed, Math.min(partnerLimit, counted.length), `of ${counted.length} in the window before ${String(reset)}`)
    }
    t.equal(pidsOf(started, 'listAccounts').length, 2)
  })

  await t.test('O10: a revoked token is refused by both workers within a second', async (t) => {
    const caller = await account.givenCaller()
    for (let at = 0; at < 20; at++) t.equal((await ask(address, caller)).status, 200)
    t.ok(await world.application.tokens.revoke({ account: account.id, id: caller.id }, operator))
    const revokedAt = performance.now()
    let passedAt = revokedAt
    let refused = 0
    while (refused < 20 && performance.now() < revokedAt + 5000) {
      const beganAt = performance.now()
      const { status } = await ask(address, caller)
      if (status === 200) [passedAt, refused] = [beganAt, 0]
      else refused++
    }
    t.equal(refused, 20, 'by whichever is asked')
    t.ok(passedAt - revokedAt < 1000, `the last one passed after ${Math.round(passedAt - revokedAt)} ms`)
  })

  await t.test('a port in use ends the start of another server, though workers share theirs', async (t) => {
    const { port: PORT } = new URL(started.origin)
    const { DATA_DIR = '', DATABASE_URL = '' } = world.config
    const { code, output } = await runServer({ MODE: 'development', DATA_DIR, DATABASE_URL, PORT, WORKERS: '2' })
    t.equal(code, 1)
    t.match(output, /^Cannot listen at 127\.0\.0\.1:\d+ \(.*EADDRINUSE.*\): set HOST and PORT to a free address\.$/m)
  })

  await t.test('a killed worker loses only its own requests and is replaced', async (t) => {
    const caller = await account.givenCaller()
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    t.teardown(() => agent.destroy())
    let isOver = false
    let answered = 0
    const client = async () => {
      const failures: { began: number; reason: string }[] = []
      while (!isOver) {
        const began = performance.now()
        await ask(address, caller, agent).then(
          ({ status }) => (status === 200 ? answered++ : failures.push({ began, reason: String(status) })),
          (error: Error) => failures.push({ began, reason: error.message }),
        )
      }
      return failures
    }
    const clients = Promise.all(Array.from({ length: 10 }, client))
    t.teardown(() => (isOver = true))
    await until('200 answers', () => answered > 200, { seen: () => answered })
    const before = pidsOf(started, 'listAccounts')
    t.equal(before.length, 2)
    process.kill(before[0] as number, 'SIGKILL')
    await until('the primary to replace the worker', () => started.output().includes('another one is started'), { seen: started.output })
    const goneAt = performance.now()
    const newcomer = () => pidsOf(started, 'listAccounts').find((pid) => !before.includes(pid))
    await until('the new worker to answer', async () => (await ask(address, caller), newcomer()), {
      seen: () => pidsOf(started, 'listAccounts'),
    })
    isOver = true
    const failures = (await within('the clients to end', clients)).flat()
    t.ok(failures.length > 0, `${failures.length} requests were under way in it`)
    // The clients learn at once that the connection is gone; none waits for a response that never comes.
    for (const { began, reason } of failures) t.ok(began < goneAt && /ECONNRESET|socket hang up/.test(reason), reason)
  })

  t.equal(started.output().match(/Spindle listens at/g)?.length, 1)
  t.match((await ask(`${started.origin}/metrics`)).text, /^rate_limit_fallbacks_total 0$/m, 'all calls were counted together')

  await t.test('a worker that does not answer is reported as missing from the metrics', async (t) => {
    const told = (await ask(`${started.origin}/metrics`)).text
    const [stopped = 0, other] = [...told.matchAll(/^worker_up\{pid="(\d+)"\} 1$/gm)].map(([, pid]) => Number(pid))
    t.ok(stopped && other)
    process.kill(stopped, 'SIGSTOP')
    t.teardown(() => process.kill(stopped, 'SIGCONT'))
    // The kernel assigns some of the connections to the stopped worker.
    const asked = Array.from({ length: 8 }, async () => {
      const answer = await fetch(`${started.origin}/metrics`, { signal: AbortSignal.timeout(6_000) })
      return { status: answer.status, text: await answer.text() }
    })
    const { status, text } = await Promise.any(asked)
    t.equal(status, 200)
    t.match(text, new RegExp(`^worker_up\\{pid="${stopped}"\\} 0$`, 'm'))
    t.match(text, new RegExp(`^worker_up\\{pid="${other}"\\} 1$`, 'm'))
    t.match(text, /^process_cpu_user_seconds_total \d/m)
    process.kill(stopped, 'SIGCONT')
    await Promise.allSettled(asked)
  })
  t.equal(await started.stop(), 0)

  for (const toAll of [false, true]) {
    const signalled = toAll ? 'every process' : 'the primary'
    await t.test(`K7: a stop signalled to ${signalled} loses no request that a worker has accepted`, async (t) => {
      const { started, address } = await startWorkers(t, world)
      const caller = await account.givenCaller()
      const agent = new Agent({ keepAlive: true, maxSockets: 20 })
      let answered = 0
      const isAnswered = () =>
        ask(address, caller, agent).then(
          () => true,
          () => false,
        )
      const client = async () => {
        while (await isAnswered()) answered++
      }
      const clients = Array.from({ length: 20 }, client)
      const answering = () => pidsOf(started, 'listAccounts')
      await until('200 answers of both', () => answered > 200 && answering().length === 2, { seen: () => [answered, answering()] })
      const workers = answering()
      const before = performance.now()
      if (toAll) for (const pid of workers) process.kill(pid, 'SIGTERM')
      t.equal(await started.stop(), 0)
      t.ok(performance.now() - before < 5000, 'within five seconds')
      await within('every client to be refused', Promise.all(clients), { seen: () => answered })
      agent.destroy()
      t.equal(answered, linesOf(started, '"operation":"listAccounts"').length, `${answered} answered`)
      t.notMatch(started.output(), 'another one is started')
      for (const pid of workers) t.throws(() => process.kill(pid, 0), 'it is gone')
    })
  }
})

const onOwnServer = process.env.SPINDLE_TEST_POSTGRES ? false : 'needs a Postgres server'
t.test('workers that cannot start are retried with growing pauses, then the server ends', { skip: onOwnServer }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const postgres = await startPostgres()
  t.teardown(() => postgres.end())
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL: await postgres.createDatabase('workers'), WORKERS: '2' }
  const started = await startServer(t, environment)
  const ended = new Promise<number | null>((resolve) => started.process.once('exit', resolve))
  await untilBoth(started, 'health', () => ask(`${started.origin}/health`))
  await postgres.stop('immediate')
  t.equal((await ask(`${started.origin}/health`)).status, 200, 'a database that is away ends no worker')
  for (const pid of pidsOf(started, 'health')) process.kill(pid, 'SIGKILL')
  t.equal(await within('the server to give up', ended, { ms: 25_000, seen: started.output }), 1)
  const pauses = linesOf(started, 'another one is started').map(({ pause }) => pause as number)
  t.strictSame([...new Set(pauses)], [0, 500, 1000, 2000])
  t.match(started.output(), /^No worker can start, so the server stops\.$/m)
})

t.test('a failed start prints its reason', { skip }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  const { code, output } = await runServer({ MODE: 'development', DATA_DIR, DATABASE_URL, WORKERS: '2' })
  t.equal(code, 1)
  t.match(output, /ECONNREFUSED[^\n]*\nNo worker can start, so the server stops\.\n$/)
})

t.test('several workers are refused with the embedded database', async (t) => {
  const { code, output } = await runServer({ MODE: 'development', WORKERS: '2' })
  t.equal(code, 1)
  t.match(
    output,
    /^WORKERS is "2", but only one process can use the embedded database: set DATABASE_URL to a Postgres server, or WORKERS to 1\.\n$/,
  )
})
