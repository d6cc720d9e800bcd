// Starts that must fail: each ends soon, with one sentence that names the variable, the place and the remedy, and changes nothing on disk.
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, chmodSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { createDatabaseAt, databaseUrl, dropDatabaseAt } from './fixtures/postgres.ts'
import { runServer, startServer } from './fixtures/process.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenDatabase } from './fixtures/server.ts'
import { copyTemplate, templateDirectory } from './fixtures/template.ts'

const serverUrl = process.env.DATABASE_URL
const serverOnly = serverUrl ? false : 'is about a database server'
const embeddedOnly = serverUrl ? 'is about the embedded database' : false
const most = 15_000
const secret = 'hunter2hunter2'

function givenFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-start-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Checks that the start ends in time with exit code 1 and one matching line without a password. */
async function refuses(t: Test, environment: Record<string, string>, says: RegExp, user?: number): Promise<void> {
  const began = performance.now()
  const { code, output } = await runServer({ MODE: 'development', LOG_LEVEL: 'silent', ...environment }, [], user)
  const took = performance.now() - began
  t.equal(code, 1)
  t.match(output, /^[^\n]+\.\n$/, 'one line')
  t.match(output, says)
  t.notMatch(output, secret)
  t.ok(took < most, `${Math.round(took)} ms`)
}

/** The bytes of all files in a folder, except those that the server writes about it. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder })
      .toSorted()
      .filter((path) => !/(^|\/)spindle\.\w+$/.test(path))
      .map((path) => {
        const found = statSync(join(folder, path))
        return [
          path,
          found.isFile()
            ? createHash('sha256')
                .update(readFileSync(join(folder, path)))
                .digest('hex')
            : 'folder',
        ]
      }),
  )

const write = (path: string, bytes: string | Buffer) => (folder: string) => writeFileSync(join(folder, path), bytes)
const remove = (path: string) => (folder: string) => rmSync(join(folder, path), { recursive: true })
const empty =
  (pattern: string) =>
  (folder: string): void => {
    for (const path of globSync(pattern, { cwd: folder })) if (statSync(join(folder, path)).isFile()) truncateSync(join(folder, path))
  }
/** Truncates the last log file, or overwrites it from its middle on. */
const damagedLog = (damage: (path: string) => void) => (folder: string) => {
  const [last] = globSync('pg_wal/0*', { cwd: folder }).toSorted().reverse()
  damage(join(folder, last as string))
}
const garbage = Buffer.alloc(8192, 'garbage ')

const restore = 'restore a backup, or set DATA_DIR to another directory'
const copyAgain = 'restore a backup, or set DATA_DIR to an empty directory'
/** What is wrong with a data directory: the message, the remedy, and whether only the engine can detect it. */
const directories: Record<string, { damage: (folder: string) => void; says: string; way: string; isProof?: true }> = {
  'without PG_VERSION': { damage: remove('PG_VERSION'), says: 'PG_VERSION is missing or empty', way: copyAgain },
  'without pg_control': { damage: remove('global/pg_control'), says: 'global/pg_control is missing or empty', way: copyAgain },
  'without base': { damage: remove('base'), says: 'base/1 is missing or empty', way: copyAgain },
  'without its log': { damage: remove('pg_wal'), says: 'pg_wal is missing or empty', way: copyAgain },
  'of empty files': { damage: empty('**/*'), says: 'PG_VERSION is missing or empty', way: copyAgain },
  'of something else': {
    damage: (folder) => {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      writeFileSync(join(folder, 'holiday.jpg'), 'pixels')
    },
    says: 'PG_VERSION is missing or empty',
    way: copyAgain,
  },
  'of another version': {
    damage: write('PG_VERSION', '17\n'),
    says: 'it was written by Postgres 17, and this release needs 18',
    way: 'start the release that created it, or set DATA_DIR to another directory',
  },
  'with garbage in pg_control': { damage: write('global/pg_control', garbage), says: '.+', way: restore },
  'with an empty catalog': { damage: empty('base/5/*'), says: 'base/5/pg_filenode.map is missing or empty', way: copyAgain },
  'whose log is cut': { damage: damagedLog((path) => truncateSync(path, 100)), says: '.+', way: restore, isProof: true },
  'whose log is garbage': { damage: damagedLog((path) => writeFileSync(path, garbage)), says: '.+', way: restore, isProof: true },
}

t.test('an unusable embedded database ends the start with one sentence', { skip: embeddedOnly }, async (t) => {
  // Created before several tests request it at the same time.
  await templateDirectory()
  t.jobs = 3
  for (const [title, { damage, says, way, isProof: isLong }] of Object.entries(directories)) {
    const skip = isLong ? proofOnly : false
    t.test(`a directory ${title}`, { buffered: true, skip }, async (t) => {
      const DATA_DIR = givenFolder(t)
      const folder = join(DATA_DIR, 'postgres')
      await copyTemplate(folder)
      damage(folder)
      const before = contentsOf(folder)
      await refuses(t, { DATA_DIR }, new RegExp(`^The embedded database in ${folder} cannot be used \\(${says}\\): ${way}\\.$`, 'm'))
      t.strictSame(contentsOf(folder), before, 'nothing is changed')
    })
  }

  t.test('DATA_DIR that is a file is refused', { buffered: true }, async (t) => {
    const DATA_DIR = join(givenFolder(t), 'file')
    writeFileSync(DATA_DIR, 'mine')
    await refuses(t, { DATA_DIR }, /^The data directory .*file\/postgres cannot be used \(ENOTDIR: .*\): set DATA_DIR to a directory /)
    t.equal(readFileSync(DATA_DIR, 'utf8'), 'mine')
  })

  // File modes do not restrict root.
  const nobody = process.getuid?.() === 0 ? 65_534 : undefined
  t.test('a read-only directory is refused', { buffered: true }, async (t) => {
    const DATA_DIR = givenFolder(t)
    const folder = join(DATA_DIR, 'postgres')
    chmodSync(DATA_DIR, 0o555)
    t.teardown(() => chmodSync(DATA_DIR, 0o755))
    await refuses(t, { DATA_DIR }, new RegExp(`^The data directory ${folder} cannot be used \\(EACCES: .*\\): set DATA_DIR to `), nobody)
    chmodSync(DATA_DIR, 0o755)
    cpSync(await templateDirectory(), folder, { recursive: true })
    chmodSync(folder, 0o555)
    t.teardown(() => chmodSync(folder, 0o755))
    const before = contentsOf(folder)
    await refuses(t, { DATA_DIR }, new RegExp(`^The data directory ${folder} cannot be used \\(.*\\): set DATA_DIR to `), nobody)
    t.strictSame(contentsOf(folder), before)
  })

  t.test('an empty directory is used for a first start', { buffered: true, skip: proofOnly }, async (t) => {
    const DATA_DIR = givenFolder(t)
    mkdirSync(join(DATA_DIR, 'postgres'))
    const started = await startServer(t, { MODE: 'development', DATA_DIR })
    t.equal(await started.stop(), 0)
    t.equal(globSync('spindle.unfinished', { cwd: join(DATA_DIR, 'postgres') }).length, 0)
  })
})

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`
/** The address of a loopback server that handles each connection in this way. */
async function listening(t: Test, server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  return addressOf(server)
}
const treating = (treat: (socket: Socket) => void) => (t: Test) => listening(t, createServer(treat))
/** The bytes with which a Postgres server refuses a connection. */
const refusing = (code: string, message: string) =>
  treating((socket) => {
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
      const head = Buffer.from([0x45, 0, 0, 0, 0])
      head.writeUInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
const hosts: Record<string, { host: (t: Test) => Promise<string> | string; says: (host: string) => string; query?: string }> = {
  'that no name server knows': {
    host: () => 'database.invalid:5432',
    says: (host) => `the host of ${host} cannot be resolved \\(\\w+\\): correct its name`,
  },
  'where nobody listens': {
    host: () => '127.0.0.1:1',
    says: (host) => `nothing listens at ${host} \\(ECONNREFUSED\\): start the Postgres`,
  },
  'that speaks HTTP': {
    host: (t) =>
      listening(
        t,
        createHttpServer((_, response) => response.end('hello')),
      ),
    says: (host) => `${host} closed the connection: check whether a Postgres server runs there`,
  },
  'that never answers': { host: treating(() => {}), says: (host) => `${host} did not respond in time: check whether` },
  'that closes at once': {
    host: treating((socket) => socket.destroy()),
    says: (host) => `${host} closed the connection: check whether a Postgres server runs there`,
  },
  'without TLS, where sslmode asks for it': {
    host: treating((socket) => socket.once('data', () => socket.write('N', () => socket.once('data', () => socket.destroy())))),
    query: '?sslmode=require',
    says: (host) => `the server at ${host} does not support TLS, which sslmode requires: enable it there, or set sslmode=disable`,
  },
  'that refuses the password': {
    host: refusing('28P01', 'password authentication failed for user "ada"'),
    says: (host) => `the server at ${host} refuses the role ada \\(password authentication failed for user "ada"\\): correct the role`,
  },
  'that is full': {
    host: refusing('53300', 'sorry, too many clients already'),
    says: (host) => `the server at ${host} accepts no connections now \\(sorry, too many clients already\\): try again`,
  },
  'that is starting': {
    host: refusing('57P03', 'the database system is starting up'),
    says: (host) => `the server at ${host} accepts no connections now \\(the database system is starting up\\): try again`,
  },
}

t.test('an unusable database server ends the start with one sentence', async (t) => {
  t.jobs = 3
  for (const [title, { host: given, says, query = '' }] of Object.entries(hosts)) {
    t.test(`a host ${title}`, { buffered: true }, async (t) => {
      const host = await given(t)
      const DATABASE_URL = `postgres://ada:${secret}@${host}/payroll${query}`
      await refuses(t, { DATA_DIR: givenFolder(t), DATABASE_URL }, new RegExp(`^DATABASE_URL: ${says(host)}`))
    })
  }

  for (const [title, DATABASE_URL] of Object.entries({
    'without a port that is a number': `postgres://ada:${secret}@localhost:port/payroll`,
    'whose password is not escaped': `postgres://ada:${secret}/@localhost:1/payroll`,
    'whose password looks like a port': `postgres://ada:1/${secret}@localhost:1/payroll`,
  }))
    t.test(`an address ${title}`, { buffered: true }, async (t) => {
      await refuses(t, { DATA_DIR: givenFolder(t), DATABASE_URL }, /^DATABASE_URL/)
    })
})

t.test('an unusable database ends the start with one sentence', { skip: serverOnly }, async (t) => {
  const sql = postgres(serverUrl as string, { max: 1, onnotice: () => {} })
  t.teardown(() => sql.end())
  const { host } = new URL(serverUrl as string)
  let made = 0
  const givenEmpty = async (t: Test) => {
    const name = `starts_${process.pid}_${++made}`
    const url = await createDatabaseAt(serverUrl as string, name)
    t.teardown(() => dropDatabaseAt(serverUrl as string, name))
    return { name, url }
  }
  /** Every relation outside the system schemas, with its rows. */
  const shapeOf = async (url: string) => {
    const own = postgres(url, { max: 1, onnotice: () => {} })
    try {
      return await own`select n.nspname || '.' || c.relname as name, pg_relation_size(c.oid)::int as size
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^(pg_|information_schema)' order by 1`.then((rows) => rows.map(({ name, size }) => [name, size]))
    } finally {
      await own.end()
    }
  }
  const withStatements = async (url: string, ...texts: string[]) => {
    const own = postgres(url, { max: 1, onnotice: () => {} })
    for (const text of texts) await own.unsafe(text)
    await own.end()
  }

  t.test('a missing database is refused', async (t) => {
    const DATABASE_URL = databaseUrl(serverUrl as string, 'nowhere')
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL },
      new RegExp(`^DATABASE_URL: the server at ${host} has no database nowhere: create it, or use another\\.$`, 'm'),
    )
  })

  t.test('a missing role is refused', async (t) => {
    const url = new URL(serverUrl as string)
    url.username = 'nobody_at_all'
    url.password = secret
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL: url.href },
      /^DATABASE_URL: the server at .* refuses the role nobody_at_all \(/,
    )
  })

  t.test('another program’s database is refused', async (t) => {
    const { name, url } = await givenEmpty(t)
    await withStatements(url, 'create table jobs (id int)', 'create table accounts (id int)', 'insert into jobs values (1)')
    const before = await shapeOf(url)
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL: url },
      new RegExp(
        `^DATABASE_URL: the database ${name} at ${host} contains tables of another program \\(accounts, jobs\\): create a separate database\\.$`,
        'm',
      ),
    )
    t.same(await shapeOf(url), before)
  })

  t.test('a database with another program’s migrations is refused', async (t) => {
    const { name, url } = await givenEmpty(t)
    await withStatements(
      url,
      'create schema drizzle',
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('theirs', 1700000000000)`,
    )
    const before = await shapeOf(url)
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL: url },
      new RegExp(
        `^DATABASE_URL: the database ${name} at ${host} contains tables of another program \\(drizzle.__drizzle_migrations\\): create a separate database`,
      ),
    )
    t.same(await shapeOf(url), before)
  })

  t.test('foreign tables in the database are accepted', async (t) => {
    const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
    await withStatements(DATABASE_URL, 'create table somebody_elses (id int)')
    const started = await startServer(t, { MODE: 'development', DATA_DIR, DATABASE_URL })
    t.equal(await started.stop(), 0)
  })

  t.test('a role that may not create tables is refused', async (t) => {
    const { name, url } = await givenEmpty(t)
    const role = `${name}_reader`
    await sql.unsafe(`create role ${role} login password '${secret}'`)
    t.teardown(() => sql.unsafe(`drop role ${role}`))
    const as = new URL(url)
    as.username = role
    as.password = secret
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL: as.href },
      new RegExp(
        `^DATABASE_URL: the role ${role} may not create tables in the database ${name} at ${host} \\(permission denied .*\\): grant this to the role`,
      ),
    )
    t.same(await shapeOf(url), [])
  })

  t.test('a read-only database is refused', async (t) => {
    const { name, url } = await givenEmpty(t)
    await sql.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    await refuses(
      t,
      { DATA_DIR: givenFolder(t), DATABASE_URL: url },
      /^DATABASE_URL: the server at .* is read-only: connect to its primary/,
    )
  })
})
