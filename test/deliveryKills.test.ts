// The server is killed repeatedly while candidates are created: every acknowledged candidate is notified (promises W2, K1).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'
import { randomBy, seed } from './fixtures/property.ts'

const kills = Number(process.env.SPINDLE_KILLS ?? 10)
const changes = Math.max(500, kills * 20)
const writers = 4
/** An interrupted attempt occupies its target until its lease expires; waiting deliveries are sent after that. */
const patience = 60_000 + kills * 1_000

t.test(`no notification is missing after ${kills} SIGKILLs and ${changes} changes`, async (t) => {
  const random = randomBy(seed)
  const database = await givenDatabase(t)
  const environment = {
    ...database,
    SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
    BASE_DOMAIN: 'localhost',
    ALLOW_PRIVATE_TARGETS: '1',
    RATE_LIMIT_ACCOUNT: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
    LOG_LEVEL: 'error',
  }
  const receiver = await givenReceiver(t)
  const first = await startServer(t, environment, ['--demo'])
  const { accounts } = JSON.parse(readFileSync(join(database.DATA_DIR, 'demo.json'), 'utf8')) as DemoFile
  const token = accounts[0]!.tokens.account
  const { body } = await callerAt(first.origin)(token).get('/jobs?state=published&limit=1')
  const path = `/jobs/${body.jobs[0].shortcode}/candidates`
  await givenSubscription(callerAt(first.origin)(token), receiver, 'killed')
  await first.stop()

  const acknowledged = new Set<string>()
  let tried = 0
  /** Creates candidates until `goesOn` returns false. Errors while the server dies are expected. */
  async function write(origin: string, goesOn: () => boolean): Promise<void> {
    const caller = callerAt(origin)(token)
    while (goesOn()) {
      const candidate = { name: `Candidate ${++tried}`, email: `candidate-${tried}@kill.example` }
      const answer = await caller.post(path, { candidate }).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(answer.body.candidate.id)
      else if (answer && answer.status !== 503) t.fail(`${answer.status} ${answer.text}`)
      else await sleep(20)
    }
  }
  const writeAll = (origin: string, goesOn: () => boolean) => Promise.all(Array.from({ length: writers }, () => write(origin, goesOn)))

  for (let kill = 1; kill <= kills; kill++) {
    const { origin, process } = await startServer(t, environment)
    let isAlive = true
    const writing = writeAll(origin, () => isAlive)
    await sleep(500 + random() * 1500)
    isAlive = false
    process.kill('SIGKILL')
    await writing
  }
  const last = await startServer(t, environment)
  await writeAll(last.origin, () => acknowledged.size < changes)

  const told = () => new Set(receiver.at('killed').map(({ payload }) => payload.data.id as string))
  const missing = () => {
    const ids = told()
    return [...acknowledged].filter((id) => !ids.has(id))
  }
  // An attempt interrupted by a kill is repeated when its lease expires.
  const isAllTold = async () => {
    // The receiver runs in this process and must not be delayed by the count.
    await sleep(200)
    return missing().length === 0
  }
  const seen = () => `${missing().length} missing`
  await until('every change to be told', isAllTold, { ms: patience, seen }).catch((error: unknown) => t.error(error))
  t.equal(await last.stop(), 0, last.output())

  const received = receiver.at('killed')
  t.strictSame(missing(), [], `${acknowledged.size} acknowledged, ${told().size} told, ${received.length - told().size} of them again`)
  t.ok(acknowledged.size >= changes)
  t.comment(
    `figure: ${kills} kills, seed ${seed}: ${acknowledged.size} acknowledged, ${missing().length} lost, ${told().size} told, ${received.length - told().size} of them again`,
  )
  t.ok(
    received.every(({ verified }) => verified),
    'each is verified by both libraries',
  )
  const idsOf = new Map<string, Set<string>>()
  for (const { id, payload } of received) idsOf.set(payload.data.id, (idsOf.get(payload.data.id) ?? new Set()).add(id))
  t.ok(
    [...idsOf.values()].every(({ size }) => size === 1),
    'what comes again has the same id',
  )
})
