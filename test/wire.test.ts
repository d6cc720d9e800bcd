// The Postgres protocol client: every value is read back unchanged, however the bytes are split, and no fault leaves a caller waiting.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { openConnection, type Connection } from '../src/db/connection.ts'
import { addressOf } from '../src/db/wire/address.ts'
import { openWire } from '../src/db/wire/wire.ts'
import { claimEmbedded } from '../src/db/embedded.ts'
import { collect } from './fixtures/collect.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { holds } from './fixtures/property.ts'
import { within } from './fixtures/wait.ts'

const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server'
const databaseUrl = process.env.DATABASE_URL ?? ''

/** A statement with a parameter and a column of each type in use. */
const everything = `select $1::int as int, $2::bigint as big, $3::text as text, $4::bool as bool, $5::bytea as bytes, $6::jsonb as json,
  $7::text[] as texts, $8::bigint[] as numbers, $9::timestamptz as instant, $10::date as day, $11::numeric as amount, $12::float8 as float,
  $13::bool[] as flags, $14::smallint as small, $15::jsonb[] as jsons, $16::uuid as uuid, null::text as nothing`
const values = [
  -7,
  9_007_199_254_740_991,
  'naïve "text", \\ {and} \u{1F9F5}',
  true,
  '00ff10',
  { a: [1, 'two', null, { three: false }] },
  ['plain', 'with "quotes"', 'a,b', '{}', 'NULL', '', '\\', null],
  [1, null, -9_007_199_254_740_991],
  '2026-01-05T10:00:00.25Z',
  '2026-01-05',
  '12345678901234567890.12',
  0.1,
  [true, false, null],
  -32_768,
  [{ a: 'b,"c"' }, [1, 2]],
  '5d0c1f6e-7a52-4b0d-9a43-2f6f6c8f7a01',
]
const row = {
  int: -7,
  big: 9_007_199_254_740_991,
  text: values[2],
  bool: true,
  bytes: '00ff10',
  json: values[5],
  texts: values[6],
  numbers: values[7],
  instant: '2026-01-05 10:00:00.25+00',
  day: '2026-01-05',
  amount: '12345678901234567890.12',
  float: 0.1,
  flags: [true, false, null],
  small: -32_768,
  jsons: values[14],
  uuid: values[15],
  nothing: null,
}

type Reach = Parameters<typeof openConnection>[0]
const opened = (t: Test, reach: Reach, options = {}) => {
  const connection = openConnection(reach, options)
  t.teardown(() => connection.end())
  return connection
}

/** A connection to the database whose responses pass through `send`, which may split or cut them. */
async function through(t: Test, send: (chunk: Buffer, client: net.Socket, sentBefore: number) => void): Promise<string> {
  const { hosts } = addressOf(databaseUrl)
  const [to] = hosts as [{ host: string; port: number }]
  const proxy = net.createServer((client) => {
    const server = net.connect(to)
    let sent = 0
    client.on('data', (chunk) => server.write(chunk)).on('error', () => server.destroy())
    client.on('close', () => server.destroy())
    server.on('data', (chunk) => {
      send(chunk, client, sent)
      sent += chunk.length
    })
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(() => proxy.close())
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return url.href
}

t.test('values of every type are read back unchanged, through both engines', async (t) => {
  const embedded = databaseUrl ? undefined : await (await claimEmbedded(undefined))()
  if (embedded) t.teardown(() => embedded.close())
  const reach: Reach = embedded ? { wires: embedded.socket } : { databaseUrl }
  const connection = opened(t, reach)
  t.strictSame(await connection.run(everything, values), [row])
  t.strictSame(
    await connection.run(
      everything,
      values.map(() => null),
    ),
    [Object.fromEntries(Object.keys(row).map((name) => [name, null]))],
  )
  t.strictSame(await connection.describe('select $1::int as one, $2::text as two'), { parameters: [23, 25], columns: ['one', 'two'] })
  await t.rejects(connection.run('select 1 / $1::int', [0]), { code: '22012', name: 'PostgresError' })
  await t.rejects(connection.run('selekt', []), { code: '42601' })
  t.strictSame(await connection.run('select 1 as one', []), [{ one: 1 }], 'an error leaves the next statement alone')
  const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', ''))
  await holds(
    t,
    fc.asyncProperty(fc.array(fc.option(text)), fc.dictionary(text, fc.option(text)), fc.maxSafeInteger(), async (texts, json, number) => {
      const found = await connection.run('select $1::text[] as texts, $2::jsonb as json, $3::bigint as number', [texts, json, number])
      assert.deepStrictEqual(found, [{ texts, json: { ...json }, number }])
    }),
  )
})

t.test('concurrent statements are answered in order, prepared or not', { skip }, async (t) => {
  const connection = opened(t, { databaseUrl })
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, at) => connection.run(`select ${at % 7} as kind, $1::int as at`, [at]).then(([found]) => found?.at)),
  )
  t.strictSame(
    answers,
    Array.from({ length: 300 }, (_, at) => at),
  )
  const mixed = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => (at % 5 ? connection.run('select $1::int as at', [at]) : connection.run('select 1 / 0', []))),
  )
  t.strictSame(
    mixed.map(({ status }) => status),
    Array.from({ length: 50 }, (_, at) => (at % 5 ? 'fulfilled' : 'rejected')),
  )
})

t.test('results do not depend on how the bytes are split', { skip }, async (t) => {
  for (const size of [1, 2, 3, 7, 64]) {
    const url = await through(t, (chunk, client) => {
      for (let at = 0; at < chunk.length; at += size) client.write(chunk.subarray(at, at + size))
    })
    const connection = opened(t, { databaseUrl: url })
    t.strictSame(await connection.run(everything, values), [row], `${size} bytes at a time`)
    t.strictSame(
      await connection.run('select generate_series(1, 500) as n', []),
      Array.from({ length: 500 }, (_, at) => ({ n: at + 1 })),
    )
  }
})

t.test('a connection cut after any byte fails its statements, and the next attempt succeeds', { skip }, async (t) => {
  let whole = 0
  let cutAt = Infinity
  const url = await through(t, (chunk, client, sentBefore) => {
    whole = Math.max(whole, sentBefore + chunk.length)
    if (sentBefore + chunk.length <= cutAt) return void client.write(chunk)
    client.end(chunk.subarray(0, Math.max(0, cutAt - sentBefore)))
    cutAt = Infinity
  })
  const ask = (connection: ReturnType<typeof openConnection>) => connection.run(everything, values)
  const first = opened(t, { databaseUrl: url })
  t.strictSame(await ask(first), [row])
  const bytes = whole
  t.ok(bytes > 500, `${bytes} bytes`)
  let told = 0
  for (let at = 0; at < bytes; at++) {
    cutAt = at
    const connection = openConnection({ databaseUrl: url })
    const [one, other] = await within('both to be told', Promise.allSettled([ask(connection), ask(connection)]))
    if (one?.status === 'rejected') told++
    if (one?.status === 'fulfilled') t.strictSame(one.value, [row])
    if (other?.status === 'fulfilled') t.strictSame(other.value, [row])
    cutAt = Infinity
    if (at % 50 === 0) t.strictSame(await ask(connection), [row], `after a cut at byte ${at}`)
    await connection.end()
  }
  t.ok(told > bytes / 2, `${told} of ${bytes} cuts were told`)
})

t.test('a server that is not Postgres is refused in time', { skip }, async (t) => {
  const answers: Record<string, (client: net.Socket) => void> = {
    garbage: (client) => client.write(randomBytes(4096)),
    'a length below zero': (client) => client.write(Buffer.from([0x52, 0xff, 0xff, 0xff, 0xff, 0])),
    'a web server': (client) => client.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    silence: () => {},
    'the end': (client) => client.end(),
  }
  for (const [title, answer] of Object.entries(answers)) {
    const server = net.createServer((client) => {
      client.on('error', () => {})
      client.once('data', () => answer(client))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connection = openConnection({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` })
    await t.rejects(within(title, connection.run('select 1', []), { ms: 5_000 }), title)
    await connection.end()
    server.close()
  }
})

t.test('a row of 64 MB and notices in between are accepted', { skip }, async (t) => {
  const connection = opened(t, { databaseUrl })
  const [found] = await connection.run(`select repeat('x', 64 * 1024 * 1024) as text`, [])
  t.equal((found as { text: string }).text.length, 64 * 1024 * 1024)
  await connection.run(`do $$ begin for at in 1..100 loop raise notice 'number %', at; end loop; end $$`, [])
  t.strictSame(await connection.run('select 1 as one', []), [{ one: 1 }])
})

/** The memory in V8's heap that is still referred to, in MB. */
const inside = () => {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
/** The memory outside V8's heap that is still referred to, in MB. */
const outside = () => {
  collect()
  return process.memoryUsage().arrayBuffers / 2 ** 20
}

t.test('a connection keeps little memory: neither other buffers beside a prepared statement nor a large value', { skip }, async (t) => {
  const connection = opened(t, { databaseUrl })
  await connection.run('select 1 as one', [])
  const before = outside()
  for (let at = 0; at < 100; at++) {
    await connection.run(`select $1::int as number_${at}`, [at])
    // As other work allocates in between: small buffers of Node are parts of a larger one.
    for (let many = 0; many < 80; many++) Buffer.from('x'.repeat(1000))
  }
  const ofStatements = outside() - before
  t.ok(ofStatements < 1, `${ofStatements.toFixed(1)} MB are kept of 100 statements`)
  await connection.run('select length($1::text) as length', ['x'.repeat(32 * 2 ** 20)])
  const ofValue = outside() - before
  t.ok(ofValue < 2, `${ofValue.toFixed(1)} MB are kept of a value of 32 MB`)
})

t.test('connections that prepare the same statements keep their descriptions once', { skip }, async (t) => {
  const columns = Array.from({ length: 100 }, (_, at) => `array[$1::int] as ${'column'.repeat(8)}_${at}`)
  const texts = Array.from({ length: 20 }, (_, at) => `select ${columns.join(', ')}, ${at} as number_${at}`)
  const connections = Array.from({ length: 11 }, () => opened(t, { databaseUrl }))
  const prepareOn = async (connection: Connection) => {
    for (const text of texts) await connection.run(text, [1])
  }
  for (const connection of connections) await connection.run('select 1 as one', [])
  await prepareOn(connections[0]!)
  const before = { inside: inside(), outside: outside() }
  for (const connection of connections.slice(1)) await prepareOn(connection)
  const [ofHeap, ofBuffers] = [inside() - before.inside, outside() - before.outside]
  t.ok(ofHeap < 1, `${ofHeap.toFixed(2)} MB of the heap are kept of ten more connections`)
  t.ok(ofBuffers < 1, `${ofBuffers.toFixed(2)} MB of buffers are kept of ten more connections`)
})

t.test('a statement whose tables changed is prepared again', { skip }, async (t) => {
  const connection = opened(t, { databaseUrl })
  await connection.run('create temporary table changing (a int)', [])
  await connection.run('insert into changing values (1)', [])
  t.strictSame(await connection.run('select * from changing', []), [{ a: 1 }])
  await connection.run(`alter table changing add column b text default 'b'`, [])
  t.strictSame(await connection.run('select * from changing', []), [{ a: 1, b: 'b' }])
})

t.test('passwords are proved by SCRAM, MD5 and in the clear', { skip }, async (t) => {
  const server = await startPostgres({
    hba: ['scram', 'md5', 'password'].map((way) => `host all by_${way} 127.0.0.1/32 ${way === 'scram' ? 'scram-sha-256' : way}`),
  })
  t.teardown(() => server.end())
  const owner = opened(t, { databaseUrl: server.url })
  const password = 'p:ä ß/@%'
  for (const [way, kept] of [
    ['scram', 'scram-sha-256'],
    ['md5', 'md5'],
    ['password', 'scram-sha-256'],
  ] as const) {
    await owner.run(`set password_encryption = '${kept}'`, [])
    await owner.run(`create role by_${way} login password '${password}'`, [])
    const url = (secret: string) => server.url.replace('postgres@', `by_${way}:${encodeURIComponent(secret)}@`)
    t.strictSame(await opened(t, { databaseUrl: url(password) }).run('select current_user::text as me', []), [{ me: `by_${way}` }])
    await t.rejects(opened(t, { databaseUrl: url('wrong') }).run('select 1', []), { code: '28P01' }, way)
    await t.rejects(opened(t, { databaseUrl: server.url.replace('postgres@', `by_${way}@`) }).run('select 1', []), /asks for a password/)
  }
})

t.test('connection strings are parsed as libpq does', (t) => {
  const read = (url: string, environment = {}) => addressOf(url, environment)
  t.match(read('postgres://ada:p%40ss@db.example.com:6543/hr'), {
    hosts: [{ host: 'db.example.com', port: 6543 }],
    user: 'ada',
    password: 'p@ss',
    database: 'hr',
  })
  t.match(read('postgresql://ada@one.example.com,two.example.com:6000/hr').hosts, [
    { host: 'one.example.com', port: 5432 },
    { host: 'two.example.com', port: 6000 },
  ])
  t.match(read('postgres://ada@[2001:db8::1]:6543/hr').hosts, [{ host: '2001:db8::1', port: 6543 }])
  t.match(read('postgres://ada@/hr?host=/var/run/postgresql').hosts, [{ path: '/var/run/postgresql/.s.PGSQL.5432' }])
  t.match(read('postgres:///', { PGHOST: 'db', PGPORT: '1', PGUSER: 'ada', PGPASSWORD: 'x', PGDATABASE: 'hr' }), {
    hosts: [{ host: 'db', port: 1 }],
    user: 'ada',
    password: 'x',
    database: 'hr',
  })
  t.equal(read('postgres://a@b/c').tls, undefined)
  t.match(read('postgres://a@b/c?sslmode=require').tls, { proves: 'nothing', isOptional: false, ca: undefined })
  t.match(read('postgres://a@b/c?sslmode=verify-ca').tls, { proves: 'authority', isOptional: false })
  t.match(read('postgres://a@b/c', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }).tls, { proves: 'host', ca: undefined })
  t.match(read('postgres://a@b/c?sslmode=require&sslrootcert=system').tls, { proves: 'host' })
  t.match(read('postgres://a@b/c?sslmode=prefer').tls, { proves: 'nothing', isOptional: true })
  t.throws(() => read('postgres://a@b/c?sslmode=verfy-full'), { code: 'DATABASE_ADDRESS' })
  t.end()
})

t.test('an interrupted connection fails pending statements and is replaced', { skip }, async (t) => {
  const wire = openWire({ databaseUrl }, { parameters: {} })
  await wire.connect()
  const waiting = wire.query('select pg_sleep(5)', [])
  setTimeout(() => wire.cut(new Error('cut')), 50)
  await t.rejects(waiting, { message: 'cut' })
  t.equal(wire.isUp(), false)
  await t.rejects(wire.query('select 1', []), { code: 'CONNECTION_CLOSED' })
  await wire.connect()
  t.strictSame((await wire.query('select 1 as one', [])).rows, [{ one: 1 }])
  await wire.end()
  await t.rejects(wire.connect())
})
