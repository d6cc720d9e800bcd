// Races through two server processes on one Postgres: the database settles them, whichever process is asked.
import t from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { startServer } from './fixtures/process.ts'
import { callerAt, givenDatabase, givenWorld, type Caller } from './fixtures/server.ts'

const rounds = 200
const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server: the embedded engine hides races'

t.test('K6: 200 races to deactivate the last admins leave an admin, an HRIS admin and one who is both', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, RATE_LIMIT_ACCOUNT: '1000000', LOG_LEVEL: 'error' }
  const world = await givenWorld(t, { environment })
  const servers = await Promise.all([startServer(t, environment), startServer(t, environment)])
  const account = await world.givenAccount()
  const { token } = await account.givenCaller(['w_members'])
  const callers = servers.map(({ origin }) => callerAt(origin)(token))
  const admins = []
  for (let at = 0; at < 4; at++) admins.push(await account.givenMember({ role: 'admin', hris_role: 'hris_admin' }))
  const { execute } = world.application.database

  const statuses: Record<number, number> = {}
  for (let round = 0; round < rounds; round++) {
    await execute('update members set active = true where account_id = $1', [account.id])
    const answers = await Promise.all(admins.map(({ key }, at) => (callers[at % 2] as Caller).delete(`/members/${key}`)))
    for (const answer of answers) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const [left] = await execute(
      `select count(*) as n from members where account_id = $1 and active and role = 'admin' and hris_role = 'hris_admin'`,
      [account.id],
    )
    if (left?.n !== 1) return t.fail(`round ${round}: ${String(left?.n)} admins left`)
  }
  t.strictSame(statuses, { 204: rounds * 3, 422: rounds }, 'three went, the fourth was refused, each time')
  await Promise.all(servers.map(({ stop }) => stop()))
})

t.test('starting several processes on an empty database at once works for each', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServer(t, { MODE: 'development', DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' })),
  )
  for (const { origin, stop } of servers) {
    t.equal((await fetch(`${origin}/health`)).status, 200)
    t.equal(await stop(), 0)
  }
})

t.test('demo data never goes to a database server unasked', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' }
  await (await startServer(t, environment)).stop()
  const database = await openDatabase({ databaseUrl: DATABASE_URL })
  t.teardown(() => database.close())
  const count = async () => (await database.execute('select count(*) as n from accounts', []))[0]?.n
  t.equal(await count(), 0)
  await (await startServer(t, environment, ['--demo'])).stop()
  t.equal(await count(), 2)
})
