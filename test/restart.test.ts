// A database server that restarts under load: no acknowledged write is lost, the process survives, and it works again within 2 s.
import t from 'tap'
import postgres from 'postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './fixtures/children.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { until } from './fixtures/wait.ts'

const skip = process.env.SPINDLE_TEST_POSTGRES === '1' ? false : 'needs a Postgres server: set SPINDLE_TEST_POSTGRES=1'
const child = 'databaseChild.ts'

t.test('the database opens in a process without preloaded modules', { skip }, async (t) => {
  const server = await startPostgres()
  t.teardown(() => server.end())
  const plain = startChild(child, ['open', await server.createDatabase('plain')])
  await plain.heard('opened')
  plain.process.stdin.write('end\n')
  await plain.heard('closed')
  t.equal(await plain.ended(), 0)
})

t.test('K2: five immediate stops under load lose no acknowledged write', { skip }, async (t) => {
  const server = await startPostgres()
  t.teardown(() => server.end())
  const url = await server.createDatabase('storm')
  const setup = postgres(url, { max: 1 })
  await setup`create table storm (id int, half int, primary key (id, half))`
  await setup.end()

  const storm = startChild(child, ['storm', url])
  const pid = await storm.heard('opened')
  for (let stop = 1; stop <= 5; stop++) {
    await sleep(400)
    await server.stop('immediate')
    await sleep(stop % 2 ? 300 : 1200)
    await server.start()
    const returned = performance.now()
    storm.said.length = 0
    storm.process.stdin.write('tell me when it is back\n')
    await storm.heard('back')
    const took = performance.now() - returned
    t.ok(took < 2000, `back ${Math.round(took)} ms after the server`)
  }
  await sleep(300)
  storm.process.stdin.write('stop\n')
  const acknowledged = (await storm.heard('acknowledged')) as number[]
  const { unexpected, faults, longest } = storm.said.find((line) => 'acknowledged' in line)!
  t.equal(await storm.ended(), 0, 'the same process ends by itself')
  t.equal(storm.process.pid, pid)
  t.equal(storm.errors(), '')
  t.same(unexpected, [], 'every error says that the database is away')
  t.ok(Number(faults) > 0, `${faults} faults seen`)
  t.ok(Number(longest) < 5000, `no wait over 5 s (longest ${Math.round(Number(longest))} ms)`)

  const sql = postgres(url, { max: 1 })
  t.teardown(() => sql.end())
  const rows = await sql<{ id: number; halves: number }[]>`select id, count(*)::int as halves from storm group by id`
  const present = new Set(rows.map(({ id }) => id))
  t.same(
    acknowledged.filter((id) => !present.has(id)),
    [],
    `${acknowledged.length} acknowledged writes are all there`,
  )
  t.same(
    rows.filter(({ halves }) => halves !== 2),
    [],
    'no half transaction',
  )
  t.comment(`${rows.length - acknowledged.length} writes were committed though their client saw an error`)
})

t.test('K4: a frozen server is given up within 5 s and used again when it continues', { skip }, async (t) => {
  const server = await startPostgres()
  t.teardown(() => server.end())
  const { openDatabase } = await import('../src/db/client.ts')
  const { isDatabaseFault } = await import('../src/db/faults.ts')
  const database = await openDatabase({ databaseUrl: await server.createDatabase('frozen') })
  t.teardown(() => database.close())
  const [backend] = await database.execute('select pg_backend_pid() as pid', [])
  for (let turn = 0; turn < 3; turn++) await database.ping()
  const [{ pids } = { pids: [] }] = await database.execute('select array_agg(pid) as pids from pg_stat_activity', [])
  t.ok((pids as number[]).includes(Number(backend?.pid)))
  const all = [...(pids as number[]), server.pid!]
  const signal = (name: NodeJS.Signals) => all.forEach((pid) => process.kill(pid, name))
  signal('SIGSTOP')
  const began = performance.now()
  const attempts = await Promise.allSettled([
    database.ping(),
    database.ping(),
    database.ping(),
    database.transaction((run) => run('select 1', [])),
  ])
  const took = performance.now() - began
  signal('SIGCONT')
  for (const attempt of attempts) t.ok(attempt.status === 'rejected' && isDatabaseFault(attempt.reason), String(attempt.status))
  t.ok(took < 5500, `given up after ${Math.round(took)} ms`)
  const back = performance.now()
  const answers = () =>
    database.ping().then(
      () => true,
      () => false,
    )
  await until('the database to be used again', answers)
  t.ok(performance.now() - back < 2000, `used again ${Math.round(performance.now() - back)} ms later`)
})
