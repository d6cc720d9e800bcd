// K2 as callers see it: a Postgres that is restarted five times under load costs 503s with Retry-After, never the process or a write.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { accountMaker } from './fixtures/account.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { startServer } from './fixtures/process.ts'
import { callerAt, givenWorld } from './fixtures/server.ts'
import { until, within } from './fixtures/wait.ts'

const skip = process.env.SPINDLE_TEST_POSTGRES ? false : 'needs a Postgres server'

t.test('K2: five restarts under load', { skip, timeout: 120_000 }, async (t) => {
  const postgres = await startPostgres({ durable: true })
  t.teardown(() => postgres.end())
  const DATABASE_URL = await postgres.createDatabase('outage')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-test-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true }))
  // A call whose token cannot be looked up counts for its address.
  const limits = { RATE_LIMIT_ACCOUNT: '100000000', RATE_LIMIT_ADDRESS: '100000000' }
  const environment = { MODE: 'development', DATABASE_URL, DATA_DIR, ...limits, LOG_LEVEL: 'fatal' }
  const { application } = await givenWorld(t, { environment })
  const server = await startServer(t, environment)
  const account = await accountMaker(application, callerAt(server.origin))()
  const caller = await account.givenCaller()
  const members = await Promise.all(Array.from({ length: 10 }, () => account.givenMember({ active: false })))

  const statuses = new Map<number, number>()
  const wrong: string[] = []
  /** Whether each member was last acknowledged as active; undefined after an answer that tells neither. */
  const acknowledged = new Map<string, boolean | undefined>()
  let running = true
  let lastSuccess = 0
  const client = async ({ key }: { key: string }) => {
    for (let active = true; running; active = !active) {
      const answer = await (active ? caller.post(`/members/${key}/enable`) : caller.delete(`/members/${key}`))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 204) {
        acknowledged.set(key, active)
        lastSuccess = performance.now()
      } else {
        acknowledged.set(key, undefined)
        // After an outage a member may be in either state; taking away what is away already is 422.
        if (answer.status !== 503 && answer.status !== 422) wrong.push(answer.text)
        if (answer.status === 503 && !answer.headers.get('retry-after')) wrong.push('503 without Retry-After')
        await sleep(10)
      }
    }
  }
  const clients = members.map(client)
  t.teardown(() => (running = false))
  for (let round = 0; round < 5; round++) {
    await sleep(600)
    await postgres.stop('immediate')
    await sleep(300)
    await postgres.start()
    const back = performance.now()
    await until('a request to succeed again', () => lastSuccess >= back, { seen: () => statuses })
    t.ok(
      lastSuccess > back && lastSuccess - back < 2000,
      `round ${round + 1}: the first success after ${Math.round(lastSuccess - back)} ms`,
    )
  }
  running = false
  await within('the clients to end', Promise.all(clients))

  t.strictSame(wrong, [], [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
  t.ok((statuses.get(503) ?? 0) > 0, 'the outages were seen')
  t.equal(server.process.exitCode, null, 'the same process goes on')
  const database = await openDatabase({ databaseUrl: DATABASE_URL })
  t.teardown(() => database.close())
  for (const { key } of members) {
    const [row] = await database.execute('select active from members where key = $1', [key])
    if (acknowledged.get(key) !== undefined) t.equal(row?.active, acknowledged.get(key), 'the last acknowledged write is there')
  }
  t.equal(await server.stop(), 0)
})
