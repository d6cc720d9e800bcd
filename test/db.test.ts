// The database behind both engines: values, pipelining, transactions, faults, the directory's lock, migrations.
import t from 'tap'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { beginOpening, openDatabase, type Database, type DatabaseOptions, type Execute } from '../src/db/client.ts'
import { again } from '../src/db/deadlock.ts'
import { lockDirectory, type Lock } from '../src/db/directoryLock.ts'
import { claimEmbedded } from '../src/db/embedded.ts'
import { databaseFault, isDatabaseFault, uniqueViolation } from '../src/db/faults.ts'
import { startChild } from './fixtures/children.ts'
import { migrationFolder } from './fixtures/migrations.ts'
import { createDatabaseAt, startPostgres, type Server } from './fixtures/postgres.ts'
import { until, within } from './fixtures/wait.ts'

const given = process.env.DATABASE_URL
const onServer = process.env.SPINDLE_TEST_POSTGRES === '1' || given !== undefined
const skip = onServer ? false : 'needs a Postgres server: set SPINDLE_TEST_POSTGRES=1'
const child = 'databaseChild.ts'

let server: Server | undefined
const serverUrl = async () => given ?? (server ??= await startPostgres()).url
const freshDatabase = async () => createDatabaseAt(await serverUrl(), `spindle_test_${process.pid}_${++made}`)
let made = 0
const directory = (t: { teardown(work: () => unknown): unknown }) => {
  const made = mkdtempSync(join(tmpdir(), 'spindle-db-'))
  t.teardown(() => rmSync(made, { recursive: true, force: true }))
  return join(made, 'data')
}
// A first start of the embedded engine takes seconds: it is done once, and its directory is copied.
let seed: Promise<string> | undefined
const seeded = async (t: { teardown(work: () => unknown): unknown }) => {
  const dataDir = directory(t)
  seed ??= (async () => {
    const from = join(mkdtempSync(join(tmpdir(), 'spindle-seed-')), 'data')
    await (await openDatabase({ dataDir: from })).close()
    return from
  })()
  cpSync(await seed, dataDir, { recursive: true })
  return dataDir
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error & { code?: string },
  )

t.teardown(async () => {
  await server?.end()
  if (seed) rmSync(dirname(await seed), { recursive: true, force: true })
})

suite('embedded', async (t) => ({ dataDir: await seeded(t) }), false)
suite('server', async () => ({ databaseUrl: await freshDatabase() }), skip)

function suite(
  kind: string,
  options: (t: { teardown(work: () => unknown): unknown }) => Promise<DatabaseOptions>,
  skip: string | false,
): void {
  t.test(kind, { skip }, async (t) => {
    const database = await openDatabase(await options(t))
    t.teardown(() => database.close())
    const { execute, transaction } = database
    t.equal(database.kind, kind)
    await execute('create table thing (id int primary key, body text not null default $$x$$, note jsonb)', [])

    t.test('a statement has one plan for all values', async (t) => {
      t.same(await execute('show plan_cache_mode', []), [{ plan_cache_mode: 'force_generic_plan' }])
    })

    t.test('values are read back as they were written', async (t) => {
      const values = ['00ff10', 2 ** 53 - 1, [{ a: [1, 'x', null] }], '2026-02-28 13:14:15.123456+00', '2026-02-28', '12345678901234567.89']
      const text = 'select $1::bytea a, $2::int8 b, $3::jsonb c, $4::timestamptz d, $5::date e, $6::numeric f'
      for (let turn = 0; turn < 4; turn++) t.same(Object.values((await execute(text, values))[0]!), values)
      const words = 'Grüße, 日本, 🎉'
      t.same(
        await execute('select $1::jsonb a, $2::json b, $3::text c, $4::text[] d', [{ words }, [words], words, [words]]),
        [{ a: { words }, b: [words], c: words, d: [words] }],
        'text that is more than ASCII',
      )
      t.same(await execute('select $1::jsonb a, $2::jsonb b, $3::jsonb c, $4::json d', [true, [false], 'x', null]), [
        { a: true, b: [false], c: 'x', d: null },
      ])
      const lists = [['a', 'b"c\\', 'ü,{}'], [1, 2], ['00ff', 'ff'], [true, false], []]
      const arrays = 'select $1::text[] a, $2::int8[] b, $3::bytea[] c, $4::boolean[] d, $5::int[] e'
      t.same(Object.values((await execute(arrays, lists))[0]!), lists)
      t.same(await execute(`select timestamptz '2026-06-01 12:00:00+02' a, current_setting('TimeZone') b`, []), [
        { a: '2026-06-01 10:00:00+00', b: 'UTC' },
      ])
      t.match(await reasonOf(execute('select $1::int', [undefined])), { code: 'UNDEFINED_VALUE' })
      t.same(await execute('select 1 as one', []), [{ one: 1 }])
    })

    t.test('values of up to 5 MB and results of 20 MB are complete', async (t) => {
      for (const size of [100, 1023, 1024, 8191, 8192, 65_536, 1_000_003, 5_000_000]) {
        const value = Array.from({ length: 10 }, (_, at) => String.fromCharCode(97 + at).repeat(size / 10)).join('')
        const [row] = await execute('select $1::text as value, length($1) as length', [value])
        t.ok(row?.value === value && row.length === value.length, `${size} bytes`)
      }
      const rows = await execute(`select n, repeat('y', 1000) as y from generate_series(1, 20000) n`, [])
      t.equal(rows.length, 20_000)
      t.ok(rows.every((row, at) => row.n === at + 1 && String(row.y).length === 1000))
    })

    t.test('300 pipelined inserts all succeed', async (t) => {
      await Promise.all(Array.from({ length: 300 }, (_, id) => execute('insert into thing (id, note) values ($1, $2)', [id, { id }])))
      t.same(await execute('select count(*) as n, sum((note->>$1)::int) as total from thing', ['id']), [{ n: 300, total: 44850 }])
    })

    t.test('an error in a pipelined batch rejects its own statement only', async (t) => {
      const circular: Record<string, unknown> = {}
      circular.self = circular
      for (let turn = 0; turn < 3; turn++) {
        const batch = Array.from({ length: 60 }, (_, at) => {
          if (at % 10 === 3) return execute('insert into thing (id) values ($1)', [1])
          if (at % 10 === 5) return execute('select $1::jsonb as echo', [circular])
          if (at % 10 === 7) return execute('selec 1', [])
          return execute('select $1::int as echo', [at])
        })
        const settled = await Promise.allSettled(batch)
        settled.forEach((result, at) => {
          if (at % 10 === 3) t.equal(result.status === 'rejected' && uniqueViolation(result.reason), 'thing_pkey')
          else if (at % 10 === 5) t.ok(result.status === 'rejected' && result.reason instanceof TypeError)
          else if (at % 10 === 7) t.match(result, { status: 'rejected', reason: { code: '42601' } })
          else t.same(result, { status: 'fulfilled', value: [{ echo: at }] })
        })
      }
    })

    t.test('a statement that was prepared before its table changed runs once', async (t) => {
      await execute('create table changing (id int, note jsonb)', [])
      const insert = () => execute('insert into changing values ($1, $2) returning *', [1, 'text'])
      for (let turn = 0; turn < 6; turn++) await insert()
      await execute('alter table changing add column more int', [])
      for (let turn = 0; turn < 6; turn++) t.same(await insert(), [{ id: 1, note: 'text', more: null }])
    })

    t.test('a transaction is isolated, and rolled back while others wait', async (t) => {
      const seen: unknown[] = []
      const failing = transaction(async (run) => {
        await run('insert into thing (id) values ($1)', [1000])
        others.push(
          ...[1, 2, 3].map(() =>
            execute('select count(*)::int as n from thing where id = $1', [1000]).then((rows) => seen.push(rows[0]?.n)),
          ),
        )
        await sleep(50)
        t.same(await run('select id from thing where id = $1', [1000]), [{ id: 1000 }])
        throw new Error('on purpose')
      })
      const others: Promise<unknown>[] = []
      t.match(await reasonOf(failing), { message: 'on purpose' })
      await Promise.all(others)
      t.same(seen, [0, 0, 0])
      t.equal(await transaction(async (run) => (await run('select 7 as seven', []))[0]?.seven), 7)
      t.equal(uniqueViolation(await reasonOf(transaction((run) => run('insert into thing (id) values (1)', [])))), 'thing_pkey')
      t.same(await transaction((run) => run('select 1 as fine', [])), [{ fine: 1 }], 'usable after a failed one')
    })

    t.test('statements that a failed transaction left running have no effect', async (t) => {
      let straggler: Promise<unknown> | undefined
      const failed = transaction(async (run) => {
        straggler = sleep(30).then(() => reasonOf(run('insert into thing (id) values (2000)', [])))
        throw new Error('on purpose')
      })
      t.match(await reasonOf(failed), { message: 'on purpose' })
      await transaction(() => sleep(60))
      t.ok((await straggler) instanceof Error)
      t.same(await execute('select id from thing where id = 2000', []), [])
    })

    t.test('concurrent statements and transactions do not mix', async (t) => {
      await execute('create table balance (id int primary key, amount int not null)', [])
      await execute('insert into balance values (1, 0), (2, 0)', [])
      const move = () =>
        transaction(async (run) => {
          await run('update balance set amount = amount - 1 where id = 1', [])
          await run('update balance set amount = amount + 1 where id = 2', [])
        })
      const reads = Array.from({ length: 200 }, () => execute('select sum(amount)::int as sum from balance', []))
      const results = await Promise.all([...Array.from({ length: 40 }, move), ...reads])
      t.ok(results.slice(40).every((rows) => rows![0]?.sum === 0))
      t.same(await execute('select amount from balance where id = 2', []), [{ amount: 40 }])
    })

    t.test('a statement is described without being executed', async (t) => {
      t.same(await database.describe('insert into thing (id, note) values ($1, $2) returning id as made'), {
        parameters: [23, 3802],
        columns: ['made'],
      })
      t.match(await reasonOf(database.describe('select nothing from thing')), { code: '42703' })
      t.same(await database.describe('delete from thing'), { parameters: [], columns: [] })
    })

    t.test('listeners are notified, and by a transaction only after its commit', async (t) => {
      const heard: string[] = []
      let listening = 0
      await database.listen(
        'news',
        (payload) => heard.push(payload),
        () => listening++,
      )
      t.equal(listening, 1)
      await database.notify('news', 'one')
      await reasonOf(transaction(async (run) => (await run(`select pg_notify('news', 'never')`, []), Promise.reject(new Error('no')))))
      await transaction((run) => run(`select pg_notify('news', 'two')`, []))
      await until('both notifications to be heard', () => heard.length >= 2, { ms: 5000, seen: () => heard })
      t.same(heard, ['one', 'two'])
    })

    t.test('a long query does not block the main thread', async (t) => {
      let longest = 0
      let last = performance.now()
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }, 5)
      const began = performance.now()
      await execute('select count(*) from generate_series(1, 5000000) as n where n % 7 = $1', [3])
      clearInterval(timer)
      const took = performance.now() - began
      // The promise is 100 ms. On a busy machine, a fraction of the query's duration still tells a blocked event loop from a free one.
      t.ok(longest < Math.max(100, took / 4), `gap of ${Math.round(longest)} ms in a query of ${Math.round(took)} ms`)
    })

    t.test(
      'a slow statement does not hold up those of the next turns',
      { skip: kind === 'embedded' && 'it has one session' },
      async (t) => {
        const sleep = (seconds: number) => execute('select pg_sleep($1::float8)', [seconds])
        // Each connection has prepared both statements.
        for (let run = 0; run < 12; run++) await (run % 2 === 0 ? sleep(0) : execute('select 1', []))
        const slow = sleep(1)
        const taken: number[] = []
        for (let at = 0; at < 12; at++) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          const began = performance.now()
          void execute('select 1', []).then(() => taken.push(performance.now() - began))
        }
        await slow
        t.equal(taken.length, 12)
        t.ok(Math.max(...taken) < 500, `the slowest of the others took ${Math.round(Math.max(...taken))} ms`)
      },
    )

    t.test('a connection closes at once, whether unused, idle or busy', async (t) => {
      const own = await options(t)
      for (const use of [
        async () => {},
        (other: Database) => other.ping(),
        async (other: Database) => void reasonOf(other.transaction((run) => run('select 1', []))),
      ]) {
        const other = await openDatabase(own)
        await use(other)
        const began = performance.now()
        await other.close()
        t.ok(performance.now() - began < 1500, `${Math.round(performance.now() - began)} ms`)
        t.ok(isDatabaseFault(await reasonOf(other.execute('select 1', []))))
      }
    })
  })
}

t.test('embedded: when the engine ends, every statement is rejected at once and the end is reported', async (t) => {
  const dataDir = await seeded(t)
  const worker = new Promise<Worker>((resolve) => process.once('worker', resolve))
  let death: Error | undefined
  const database = await openDatabase({ dataDir, onDeath: (error) => (death = error) })
  const late = [
    database.execute('select count(*) from generate_series(1, 50000000)', []),
    database.transaction((run) => run('select 1', [])),
  ]
  const reasons = Promise.all(late.map(reasonOf))
  await sleep(50)
  void (await within('the engine to start', worker)).terminate()
  for (const reason of await within('everything to be refused', reasons)) t.ok(isDatabaseFault(reason), String(reason))
  t.ok(isDatabaseFault(death))
  t.ok(isDatabaseFault(await reasonOf(database.ping())))
  await database.close()
})

t.test('embedded: a database can live in memory', async (t) => {
  const database = await openDatabase({})
  t.match(await database.execute('select version() as version', []), [{ version: /^PostgreSQL/ }])
  await database.close()
})

t.test('embedded: statements wait while the database is opening', async (t) => {
  const { database, opened } = await beginOpening({ dataDir: await seeded(t) })
  let isOpen = false
  void opened.then(() => (isOpen = true))
  const one = 'select 1 as one'
  const asked = Promise.all([database.execute(one, []), database.transaction((execute) => execute(one, [])), database.describe(one)])
  await sleep(0)
  t.notOk(isOpen, 'the engine takes longer')
  t.strictSame(await asked, [[{ one: 1 }], [{ one: 1 }], { parameters: [], columns: ['one'] }])
  t.ok(isOpen)
  await database.close()
})

t.test('embedded: statements fail with the reason if the database cannot be opened, and its directory is free again', async (t) => {
  const dataDir = await seeded(t)
  writeFileSync(join(dataDir, 'global/pg_control'), 'damaged')
  const { database, opened } = await beginOpening({ dataDir })
  const [reason, told] = await Promise.all([reasonOf(database.ping()), reasonOf(opened)])
  t.match(reason, { message: /cannot be used/ })
  t.equal(told, reason)
  const lock = await lockDirectory(dataDir)
  lock.release()
})

t.test('embedded: if it is durable, all that an earlier process wrote is on the disk before it is open', async (t) => {
  const dataDir = await seeded(t)
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
  const synced = new Set<unknown>()
  const { open } = files
  files.open = async (path, ...rest) => {
    const handle = await open(path, ...rest)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      synced.add(path)
    }
    return handle
  }
  syncBuiltinESMExports()
  t.teardown(() => {
    files.open = open
    syncBuiltinESMExports()
  })
  const database = await openDatabase({ dataDir, durable: true })
  const left = found.filter((path) => existsSync(path) && !path.includes('spindle.'))
  t.ok(left.length > 100)
  t.strictSame(
    left.filter((path) => !synced.has(path)),
    [],
  )
  await database.close()
})

t.test('embedded: messages that arrive in pieces reach the engine whole', async (t) => {
  const engine = await (await claimEmbedded(await seeded(t)))()
  t.teardown(() => engine.close())
  const wire = engine.socket()
  const answer: Buffer[] = []
  wire.on('data', (bytes: Buffer) => answer.push(bytes))
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  startup.writeUInt32BE(startup.length)
  const query = Buffer.from(`Q\0\0\0\0select 'whole' as x\0`, 'latin1')
  query.writeUInt32BE(query.length - 1, 1)
  for (const bytes of [startup, query, Buffer.concat([query, query])]) {
    answer.length = 0
    for (const byte of bytes) wire.write(Buffer.from([byte]))
    await until('the engine to be ready', () => Buffer.concat(answer).at(-6) === 0x5a, {
      seen: () => Buffer.concat(answer).toString('latin1'),
    })
    if (bytes !== startup) t.match(Buffer.concat(answer).toString('latin1'), /whole/)
  }
})

// As in its own container: it sees none of our processes, and itself as process 1.
const elsewhere = ['unshare', '--pid', '--mount', '--fork', '--kill-child']

for (const [where, through] of [
  ['beside it', []],
  ['in other namespaces', elsewhere],
] as const) {
  t.test(`K3: one process per data directory: a second one ${where} is refused`, async (t) => {
    const dataDir = await seeded(t)
    const first = startChild(child, ['open', dataDir])
    await first.heard('opened')
    for (const state of ['running', 'stopped']) {
      if (state === 'stopped') first.process.kill('SIGSTOP')
      const began = performance.now()
      const second = startChild(child, ['open', dataDir], undefined, through)
      const refusal = String(await second.heard('refused'))
      // Measured by the second process itself, from its request for the database: how fast processes start depends on the machine.
      const after = Number(await second.heard('after'))
      t.ok(after < 2000, `${state}: refused in ${Math.round(after)} ms, ${Math.round(performance.now() - began)} ms after its start`)
      t.ok(refusal.includes(dataDir) && refusal.includes(`process ${first.process.pid} on ${hostname()} since`), refusal)
      t.equal(await second.ended(), 1)
    }
    first.process.kill('SIGCONT')
    first.process.stdin.write('end\n')
    t.ok(await first.heard('closed'), 'the first is unharmed')
    t.equal(await first.ended(), 0)
  })
}

t.test('K3: the lock ends with its process, however that ends, even as the first process of a container', async (t) => {
  const dataDir = await seeded(t)
  for (let kills = 0; kills < 2; kills++) {
    const holder = startChild(child, ['open', dataDir], undefined, elsewhere)
    await holder.heard('opened')
    t.match(await reasonOf(lockDirectory(dataDir)), { message: 'process 1 on ' })
    holder.process.kill('SIGKILL')
    await holder.ended()
  }
  // After a kill the engine recovers by opening and closing existing files: it must not close the lock's file and so release the lock.
  const holder = startChild(child, ['open', dataDir])
  await holder.heard('opened')
  t.match(await reasonOf(lockDirectory(dataDir)), { message: `process ${holder.process.pid} on ` })
  holder.process.kill('SIGKILL')
  await holder.ended()
  const own = await lockDirectory(dataDir)
  t.match(await reasonOf(lockDirectory(dataDir)), { message: `process ${process.pid} on ` })
  own.release()
  own.release()
})

t.test('K3: of several processes that start at once, one gets the lock', async (t) => {
  const dataDir = await seeded(t)
  const race = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(dataDir)))
  const [won, ...more] = race.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Lock>[]
  t.same(more, [], 'one of twenty in this process')
  won?.value.release()
  const children = Array.from({ length: 6 }, (_, at) => startChild(child, ['open', dataDir], undefined, at % 2 ? elsewhere : []))
  const outcomes = await Promise.all(
    children.map((one) => Promise.race([one.heard('opened').then(() => 'opened'), one.heard('refused').then(() => 'refused')])),
  )
  t.same(outcomes.toSorted(), ['opened', ...Array<string>(5).fill('refused')])
  for (const [at, one] of children.entries()) if (outcomes[at] === 'opened') one.process.kill('SIGKILL')
})

t.test('K3: a directory that cannot be locked is refused with a message', async (t) => {
  const dataDir = directory(t)
  mkdirSync(join(dataDir, 'spindle.lock'), { recursive: true })
  t.match(await reasonOf(lockDirectory(dataDir)), {
    message: /^The data directory .* cannot be used \(unable to open database file\): set DATA_DIR to /,
  })
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  t.match(await reasonOf(lockDirectory(file)), { message: /^The data directory .*file cannot be used \(EEXIST: .*\): set DATA_DIR to / })
})

t.test('K1: SIGKILL loses no acknowledged row (short form)', async (t) => {
  const dataDir = directory(t)
  let acknowledged = 0
  for (const delay of [1500, 400, 700, 150]) {
    const writer = startChild(child, ['write', dataDir])
    // The first writer is killed during its first start, the others while they write.
    if (delay !== 1500) await writer.heard('id')
    await sleep(delay)
    writer.process.kill('SIGKILL')
    t.equal(await writer.ended(), 'SIGKILL')
    acknowledged = Math.max(acknowledged, ...writer.said.map(({ id }) => Number(id ?? 0)))
  }
  const database = await openDatabase({ dataDir })
  t.teardown(() => database.close())
  const rows = await database.execute('select id, count(*) as halves from written group by id order by id', [])
  t.ok(acknowledged > 10 && rows.length >= acknowledged, `${acknowledged} acknowledged, ${rows.length} there`)
  t.ok(
    rows.every(({ id, halves }, at) => id === at + 1 && halves === 2),
    'none missing, none half',
  )
})

t.test('migrations can be applied by four processes at the same time', async (t) => {
  const folder = migrationFolder(
    'create table made (id int);\n--> statement-breakpoint\ninsert into made values (1)',
    'insert into made values (2)',
  )
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = await seeded(t)
  const database = await openDatabase({ dataDir, migrations: folder })
  t.same(await database.execute('select id from made', []), [{ id: 1 }, { id: 2 }])
  t.same(await database.execute('select $1::jsonb as note', [{ a: 1 }]), [{ note: { a: 1 } }], 'the migrator left the types alone')
  await database.close()
  await (await openDatabase({ dataDir, migrations: folder })).close()
  t.match(await reasonOf(openDatabase({ dataDir, migrations: `${folder}/none` })), { message: /_journal\.json/ })

  if (!onServer) return t.comment('four processes: needs a Postgres server')
  // The first statement takes a while, so that the four processes run concurrently.
  const slow = migrationFolder(
    'create table made (id int);\n--> statement-breakpoint\nselect pg_sleep(1)',
    'insert into made values (1), (2)',
  )
  t.teardown(() => rmSync(slow, { recursive: true, force: true }))
  const url = await freshDatabase()
  const starts = Array.from({ length: 4 }, () => startChild(child, ['open', url, slow]))
  await Promise.all(starts.map((start) => start.heard('opened')))
  for (const start of starts) start.process.stdin.write('end\n')
  for (const start of starts) t.equal(await start.ended(), 0)
  const after = await openDatabase({ databaseUrl: url, migrations: slow })
  t.same(await after.execute('select id from made', []), [{ id: 1 }, { id: 2 }])
  await after.close()
})

t.test('server: a lost connection fails what was running and is replaced', { skip }, async (t) => {
  const database = await openDatabase({ databaseUrl: await freshDatabase() })
  t.teardown(() => database.close())
  const { execute, transaction } = database
  let listening = 0
  const heard: string[] = []
  await database.listen(
    'news',
    (payload) => heard.push(payload),
    () => listening++,
  )
  await execute('create table thing (id int primary key)', [])
  const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

  const during = [execute('select pg_sleep(2)', []), transaction((run) => run('select pg_sleep(2)', []))].map(reasonOf)
  let wentOn: unknown
  const zombie = reasonOf(
    transaction(async (run) => {
      await run('insert into thing values (1)', [])
      await sleep(400)
      wentOn = await reasonOf(run('insert into thing values (2)', []))
    }),
  )
  await sleep(100)
  await execute('select 1', []) // goes through another pipeline than the sleeping transaction; the next statement uses a third
  await execute(others, [])
  for (const reason of await Promise.all([...during, zombie])) t.ok(isDatabaseFault(reason), String(reason))
  // Both connections for transactions are in use again when the lost transaction continues, ends and would commit.
  const next = [3, 4].map((id) =>
    reasonOf(
      transaction(async (run) => {
        await run('insert into thing values ($1)', [id])
        await sleep(600)
        await run('insert into thing values ($1)', [10 * id])
        throw new Error('on purpose')
      }),
    ),
  )
  for (const reason of await Promise.all(next)) t.match(reason, { message: 'on purpose' })
  t.ok(isDatabaseFault(wentOn), 'what a lost transaction does afterwards is refused')
  t.same(await execute('select id from thing', []), [], 'and does not reach into the next ones')
  await until('the database to listen again', () => listening >= 2, { ms: 5000 })
  t.equal(listening, 2, 'listens again, and says so')
  await database.notify('news', 'back')
  await until('the notification to be heard', () => heard.length >= 1, { ms: 5000 })
  t.same(heard, ['back'])

  // Cut in the middle of a result: none of its rows may appear in a result of the next connection.
  const cut = `select n, repeat('x', 9999) as x, case when n = 50 then pg_terminate_backend(pg_backend_pid()) end from generate_series(1, 500) n`
  for (const reason of await Promise.all([1, 2, 3].map(() => reasonOf(execute(cut, []))))) t.ok(isDatabaseFault(reason), String(reason))
  for (let turn = 0; turn < 3; turn++) t.same(await execute('select 1 as one', []), [{ one: 1 }], 'the first statement afterwards is fine')
})

t.test('server: an exhausted limit is an error, never a hang', { skip }, async (t) => {
  const database = await openDatabase({ databaseUrl: await freshDatabase() })
  t.teardown(() => database.close())
  const { execute, transaction } = database
  const slow = await reasonOf(execute('select pg_sleep(6)', []))
  t.ok(slow?.code === '57014' && isDatabaseFault(slow))
  const holding = Promise.withResolvers<void>()
  const held = [1, 2].map(() => transaction(() => holding.promise))
  await sleep(50)
  const began = performance.now()
  t.match(await reasonOf(transaction((run) => run('select 1', []))), { code: 'DATABASE_BUSY' })
  const took = performance.now() - began
  t.ok(took > 1500 && took < 2500, `busy after ${Math.round(took)} ms`)
  holding.resolve()
  await Promise.all(held)
  t.same(await transaction((run) => run('select 1 as free', [])), [{ free: 1 }])
  const connections = async () => (await execute('select count(*) as n from pg_stat_activity where datname = current_database()', []))[0]?.n
  for (let turn = 0; turn < 3; turn++) await database.ping()
  t.equal(await connections(), 5)
  for (let turn = 0; turn < 300; turn++)
    await reasonOf(transaction(async (run) => (await run('select 1', []), Promise.reject(new Error('no')))))
  t.equal(await connections(), 5, 'no connection leaks')
})

t.test('server: no plan is compiled, and none starts processes', { skip }, async (t) => {
  const database = await openDatabase({ databaseUrl: await freshDatabase() })
  t.teardown(() => database.close())
  t.same(await database.execute('show jit', []), [{ jit: 'off' }])
  t.same(await database.execute('show max_parallel_workers_per_gather', []), [{ max_parallel_workers_per_gather: '0' }])
})

t.test('server: a transaction that ends in a deadlock is repeated', { skip }, async (t) => {
  const database = await openDatabase({ databaseUrl: await freshDatabase() })
  t.teardown(() => database.close())
  await database.execute('create table pair (id int primary key, changes int)', [])
  await database.execute('insert into pair values (1, 0), (2, 0)', [])
  const change = (run: Execute, id: number) => run('update pair set changes = changes + 1 where id = $1', [id])
  let runs = 0
  const both = Promise.withResolvers<void>()
  const crosswise = (first: number, second: number): Promise<void> =>
    database.transaction(async (run) => {
      // The row that a cancelled run has released can be taken before the other transaction wakes up, which is a second deadlock.
      if (runs === 2) await Promise.any(works)
      await change(run, first)
      if (++runs === 2) both.resolve()
      await both.promise
      await change(run, second)
    })
  const works = [crosswise(1, 2), crosswise(2, 1)]
  await Promise.all(works)
  t.equal(runs, 3, 'one of them was run again')
  t.same(await database.execute('select changes from pair', []), [{ changes: 2 }, { changes: 2 }])
})

t.test('after a deadlock work is repeated at most twice, each time after a random pause', async (t) => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const given = async (failures: number, error: Error = deadlock, random = 0.5) => {
    const paused: number[] = []
    let runs = 0
    const work = async () => {
      if (++runs <= failures) throw error
      return 'done'
    }
    const pause = async (ms: number) => void paused.push(ms)
    const outcome = await again(work, () => random, pause).catch((reason: unknown) => reason)
    return { outcome, runs, paused }
  }
  t.strictSame(await given(0), { outcome: 'done', runs: 1, paused: [] })
  t.strictSame(await given(2), { outcome: 'done', runs: 3, paused: [25, 75] })
  t.strictSame(await given(3), { outcome: deadlock, runs: 3, paused: [25, 75] })
  t.strictSame((await given(2, deadlock, 0)).paused, [0, 0])
  t.strictSame((await given(2, deadlock, 0.999)).paused, [50, 150], 'a fifth of a second together')
  const other = new Error('something else')
  t.strictSame(await given(1, other), { outcome: other, runs: 1, paused: [] })
})

t.test('server: an address where no database answers is given up in time', async (t) => {
  const away: [string, ((socket: Socket) => unknown) | undefined, number][] = [
    ['refuses', undefined, 1500],
    ['hangs up', (socket) => socket.destroy(), 1500],
    ['says nothing', () => {}, 4500],
  ]
  for (const [what, onConnection, limit] of away) {
    const listener = createServer(onConnection).listen(0, '127.0.0.1')
    await within('the listener to listen', once(listener, 'listening'))
    const { port } = listener.address() as AddressInfo
    if (!onConnection) listener.close()
    const database = await openDatabase({ databaseUrl: `postgres://postgres@127.0.0.1:${port}/none` })
    const began = performance.now()
    const works = Array.from({ length: 400 }, (_, at) =>
      at % 100 === 0 ? database.transaction((run) => run('select 1', [])) : database.ping(),
    )
    const reasons = await Promise.all(works.map(reasonOf))
    const took = Math.round(performance.now() - began)
    t.ok(reasons.every(isDatabaseFault) && took < limit, `${what}: four hundred told within ${took} ms`)
    const closing = performance.now()
    await database.close()
    t.ok(performance.now() - closing < 1500)
    listener.close()
  }
})

t.test('faults of the database are distinguished from errors in statements', async (t) => {
  const wrapped = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('why'), { code, constraint_name: 'one_each' }) })
  for (const code of ['CONNECTION_CLOSED', 'ECONNREFUSED', '57P01', '57P03', '53300', '53100', '58030', '25006', '08006', '57014']) {
    t.ok(isDatabaseFault(wrapped(code)), code)
  }
  t.ok(isDatabaseFault(databaseFault('DATABASE_BUSY', 'busy')))
  for (const code of ['23505', '22P02', '40P01', '42601', 'UNDEFINED_VALUE', 'ENOENT']) t.notOk(isDatabaseFault(wrapped(code)), code)
  t.notOk(isDatabaseFault(undefined))
  t.equal(uniqueViolation(wrapped('23505')), 'one_each')
  t.equal(uniqueViolation(wrapped('23503')), undefined)
})

t.test('a server whose disk turned read-only is unavailable, and a missing privilege is an error of the statement', (t) => {
  const denied = (message: string) => Object.assign(new Error(message), { code: '42501' })
  t.ok(isDatabaseFault(denied('could not extend file "base/5/18120": Read-only file system')))
  t.notOk(isDatabaseFault(denied('permission denied for table jobs')))
  t.end()
})
