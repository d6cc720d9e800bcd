// spindle doctor: a line for each thing that a server needs, with the way out of what is wrong.
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { lockDirectory } from '../src/db/directoryLock.ts'
import { findingsOf, type Finding } from '../src/operator/doctor.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { givenBareDatabase, givenDatabase } from './fixtures/server.ts'
import { spindleWith } from './fixtures/spindle.ts'

const onServer = Boolean(process.env.DATABASE_URL)
const serverOnly = onServer ? false : 'is about a database server'
const embeddedOnly = onServer ? 'is about the embedded database' : false
const key = `a:${'A'.repeat(43)}=`

function givenFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-doctor-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const examine = (environment: Record<string, string>, file: Record<string, string> = {}, now = Date.now) =>
  findingsOf({ file, environment: { SECRET_KEYS: key, PORT: '0', ...file, ...environment }, now })
const wrong = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.flatMap(({ check, state, finding }) => (state === 'wrong' ? [[check, finding]] : [])))

t.test('everything that is right gets a line, and the exit code is 0', async (t) => {
  const mail = await givenMailServer(t)
  const given = (await givenDatabase(t)) as Record<string, string>
  const spindle = spindleWith({ ...given, ...mail.environment, SECRET_KEYS: key, PORT: '0' })
  const findings: Finding[] = await spindle.json('doctor')
  const database = onServer ? ['DATABASE_URL'] : ['DURABLE', 'clock']
  t.strictSame(
    findings.map(({ check }) => check),
    ['Node', 'settings', 'SECRET_KEYS', 'DATA_DIR', ...database, 'PORT', 'SMTP_URL'],
  )
  t.strictSame(wrong(findings), {})
  const { code, out } = await spindle('doctor')
  t.equal(code, 0)
  t.match(out, /^CHECK +STATE +FINDING\n/)
  t.equal(mail.attempts(), 0, 'no mail is sent')
})

t.test('something wrong makes the exit code 1, and names the way out', async (t) => {
  const spindle = spindleWith({ DATA_DIR: givenFolder(t), PORTT: '3001', PORT: '0' })
  const { code, out } = await spindle('doctor')
  t.equal(code, 1)
  t.match(out, /PORTT +wrong +PORTT is not read: did you mean PORT\?\n/)
  t.match(out, /SECRET_KEYS +wrong +SECRET_KEYS is not set: in production it must be/)
  t.match(await spindle('doctor --mode development'), { code: 1, out: /settings|PORTT/ }, 'a flag is a setting too')
})

t.test('variables: misspelt ones, unknown ones in the file, and every invalid one', async (t) => {
  const DATA_DIR = givenFolder(t)
  for (const [name, meant] of Object.entries({
    PORTT: 'PORT',
    PROT: 'PORT',
    DATADIR: 'DATA_DIR',
    SECRET_KEY: 'SECRET_KEYS',
    WROKERS: 'WORKERS',
    PUBLIC_URI: 'PUBLIC_URL',
  }))
    t.match(wrong(await examine({ DATA_DIR, [name]: 'x' })), { [name]: `${name} is not read: did you mean ${meant}?` })
  t.strictSame(wrong(await examine({ DATA_DIR, NODE: '/usr/bin/node', PGPORT: '5432', HOME: '/', LANG: 'C' })), {})
  t.strictSame(wrong(await examine({ DATA_DIR }, { NODE_OPTIONS: '', COLOUR: 'red' })), {
    COLOUR: 'COLOUR is not read: take it out of the file',
  })
  const invalid = wrong(await examine({ DATA_DIR, PORT: 'x', MODE: 'test', SECRET_KEYS: 'canary' }))
  t.match(invalid, { PORT: /must be a port number/, MODE: /must be one of/, SECRET_KEYS: /must be a comma-separated list/ })
  t.notMatch(JSON.stringify(invalid), 'canary')
})

t.test('keys: two of one name, and a file of keys', async (t) => {
  const DATA_DIR = givenFolder(t)
  t.strictSame(wrong(await examine({ DATA_DIR, SECRET_KEYS: `${key},${key}` })), {
    SECRET_KEYS: 'SECRET_KEYS has two keys a: give each a name of its own, since stored secrets name their key',
  })
  const SECRET_KEYS_FILE = join(DATA_DIR, 'keys')
  const among = async () =>
    (await examine({ DATA_DIR, SECRET_KEYS: '', SECRET_KEYS_FILE })).find(({ check }) => check === 'SECRET_KEYS_FILE')
  t.match(await among(), { state: 'wrong', finding: /^SECRET_KEYS_FILE names .*\/keys, which cannot be read \(ENOENT/ })
  writeFileSync(SECRET_KEYS_FILE, `${key}\n\nold${key}\n`)
  t.match(await among(), { state: 'ok', finding: 'a seals, olda still open' })
  t.match(wrong(await examine({ DATA_DIR, SECRET_KEYS_FILE })), { SECRET_KEYS_FILE: /is set, but so is SECRET_KEYS/ })
})

t.test('the directory: one that is missing, and one that may not be written to', async (t) => {
  const folder = givenFolder(t)
  const missing = join(folder, 'a/b')
  const findings = await examine({ DATA_DIR: missing })
  t.match(
    findings.find(({ check }) => check === 'DATA_DIR'),
    { state: 'ok', finding: `${missing} is made at the start` },
  )
  t.notOk(existsSync(missing), 'nothing is created')
  chmodSync(folder, 0o500)
  if (process.getuid?.() === 0) {
    // Root may write anywhere except below a file.
    writeFileSync(join(folder, 'file'), '')
    t.match(wrong(await examine({ DATA_DIR: join(folder, 'file') })), { DATA_DIR: /cannot be written to by this user/ })
  } else t.match(wrong(await examine({ DATA_DIR: missing })), { DATA_DIR: /cannot be written to by this user/ })
})

t.test('the directory: one that other users may open', async (t) => {
  const DATA_DIR = givenFolder(t)
  chmodSync(DATA_DIR, 0o755)
  t.match(
    (await examine({ DATA_DIR })).find(({ check }) => check === 'DATA_DIR'),
    { state: 'warning', finding: `${DATA_DIR} is open to other users of this machine (mode 755): chmod 700 ${DATA_DIR}` },
  )
})

t.test('the directory: in use by another process', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = (await givenDatabase(t)) as { DATA_DIR: string }
  const lock = await lockDirectory(`${DATA_DIR}/postgres`)
  t.match(wrong(await examine({ DATA_DIR })), { DATA_DIR: /is in use by process \d+ on .*: stop it first/ })
  lock.release()
  t.strictSame(wrong(await examine({ DATA_DIR })), {})
})

t.test('ports: one that is taken', async (t) => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const DATA_DIR = givenFolder(t)
  t.match(wrong(await examine({ DATA_DIR, PORT: String(port) })), { PORT: /EADDRINUSE.*: set HOST and PORT to a free address$/ })
  t.match(wrong(await examine({ DATA_DIR, METRICS_PORT: String(port) })), { METRICS_PORT: /EADDRINUSE/ })
})

t.test('the mail server: none there, and one that refuses the password', async (t) => {
  const DATA_DIR = givenFolder(t)
  const { environment } = await givenMailServer(t)
  t.match(wrong(await examine({ DATA_DIR, ...environment, SMTP_URL: 'smtp://127.0.0.1:1' })), {
    SMTP_URL: /ECONNREFUSED.*: correct SMTP_URL/,
  })
  const refused = wrong(await examine({ DATA_DIR, ...environment, SMTP_URL: environment.SMTP_URL.replace('p%3Aw', 'canary') }))
  t.match(refused, { SMTP_URL: /the mail server does not let us in/ })
  t.notMatch(JSON.stringify(refused), 'canary')
})

t.test('the clock runs behind the release', { skip: embeddedOnly }, async (t) => {
  t.match(wrong(await examine({ DATA_DIR: givenFolder(t) }, {}, () => Date.parse('2020-01-01'))), {
    clock: /^The clock says 2020-01-01.*NTP$/,
  })
})

t.test('the database: without its tables, without an answer, and with another clock', { skip: serverOnly }, async (t) => {
  const given = (await givenBareDatabase(t)) as Record<string, string>
  const bare = await examine(given)
  t.match(
    bare.find(({ check }) => check === 'DATABASE_URL'),
    { state: 'ok', finding: /^it answers; the start applies 0000_keys/ },
  )
  const away = wrong(await examine({ ...given, DATABASE_URL: 'postgres://someone:canary@127.0.0.1:1/none' }))
  t.match(away, { DATABASE_URL: /^nothing listens at 127\.0\.0\.1:1 \(ECONNREFUSED\): start the Postgres server there/ })
  t.notMatch(JSON.stringify(away), 'canary')
  const late = wrong(await examine(given, {}, () => Date.now() + 3_600_000))
  t.match(late, { DATABASE_URL: /The clocks here and at the database are 36\d\d s apart/ })
})
