// What processes on the same database agree on: which of them are alive, and what time it is.
import t from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { clockOf } from '../src/db/clock.ts'
import { migrations } from '../src/db/migrations.ts'
import { processOf } from '../src/db/processes.ts'
import { givenDatabase } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

const embeddedOnly = process.env.DATABASE_URL ? 'is about the embedded database' : false
const serverOnly = process.env.DATABASE_URL ? false : 'is about a database server'

t.test('embedded: every earlier process is dead', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const open = () => openDatabase({ dataDir: `${DATA_DIR}/postgres`, migrations })
  const first = await open()
  const number = await processOf(first).number()
  t.equal(await processOf(first).number(), number, 'one number for a database that is opened once')
  await first.close()
  const second = await open()
  t.teardown(() => second.close())
  const next = processOf(second)
  t.not(await next.number(), number)
  await next.tend()
  t.same(await second.execute('select id from processes where ended_at is null', []), [{ id: await next.number() }])
})

t.test('server: a process is dead when its session has ended, at the second check', { skip: serverOnly }, async (t) => {
  const { DATABASE_URL } = await givenDatabase(t)
  const open = async () => {
    const database = await openDatabase({ databaseUrl: DATABASE_URL, migrations })
    t.teardown(() => database.close())
    return { ...processOf(database), database }
  }
  const [one, two, three] = [await open(), await open(), await open()]
  const numbers = [await one.number(), await two.number(), await three.number()]
  const living = async () =>
    (await one.database.execute('select id from processes where ended_at is null order by id', [])).map(({ id }) => id)
  for (let look = 0; look < 4; look++) for (const { tend } of [one, two, three]) await tend()
  t.same(await living(), numbers, 'those that live stay')
  await three.database.close()
  await one.tend()
  await two.tend()
  t.same(await living(), numbers, 'one look is not enough: sessions come back')
  await Promise.all([one.tend(), two.tend()])
  t.same(await living(), numbers.slice(0, 2))

  const cut = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1 and database = (
    select oid from pg_database where datname = current_database())`
  await one.database.execute(cut, [numbers[1]])
  await until('the session to be back', () =>
    two.tend().then(
      () => true,
      () => false,
    ),
  )
  const renewed = await two.number()
  t.not(renewed, numbers[1], 'one whose session was cut goes on under another number')
  for (let look = 0; look < 3; look++) for (const { tend } of [one, two]) await tend()
  t.same(await living(), [numbers[0], renewed])

  await one.database.execute(`update processes set ended_at = now() - interval '25 hours' where id = $1`, [numbers[2]])
  await two.database.close()
  for (let look = 0; look < 2; look++) await one.tend()
  t.same(
    await one.database.execute('select id from processes order by id', []),
    [numbers[0], numbers[1], renewed].map((id) => ({ id })),
  )
})

t.test('K10: processes whose clocks differ by an hour, or are set, have the time of the database', { skip: serverOnly }, async (t) => {
  const { DATABASE_URL } = await givenDatabase(t)
  const database = await openDatabase({ databaseUrl: DATABASE_URL })
  t.teardown(() => database.close())
  const hour = 3_600_000
  for (const skew of [-hour, 0, hour]) {
    let set = 0
    const { now, follow } = await clockOf(database, () => Date.now() + skew + set)
    const isRight = (message: string) => {
      const apart = Math.abs(now() - Date.now())
      t.ok(apart < 1000, `${message}: ${apart} ms apart`)
    }
    isRight(`a clock that is ${skew} ms ahead`)
    set = hour
    await follow()
    isRight('once it is set forward')
    set = -hour
    await follow()
    isRight('once it is set back')
  }
  let answer = 0
  const slow = { kind: 'server', execute: async () => [{ at: answer }] } as const
  let own = 1000
  answer = 1500
  const { now, follow } = await clockOf(slow, () => (own += 100))
  t.equal(now(), 1600, 'read between 1100 and 1200, so 300 to 400 ms ahead')
  answer = 1750
  await follow()
  t.equal(now(), 1900, 'a reading that agrees with the difference does not change it')
})
