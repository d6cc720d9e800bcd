// spindle backup and restore: a copy of the embedded database and its files, made while a server writes to them, and put in its place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { gunzipSync, gzipSync } from 'node:zlib'
import { openDatabase } from '../src/db/client.ts'
import { finishRestore, placeRestored } from '../src/db/restored.ts'
import { configOf } from '../src/config.ts'
import type { Surroundings, Tools } from '../src/operator/command.ts'
import { holdCommand } from '../src/operator/commands/backup.ts'
import { restoreCommand } from '../src/operator/commands/restore.ts'
import type { DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { shared, startServer } from './fixtures/process.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'
import { spindleWith } from './fixtures/spindle.ts'
import { until, within } from './fixtures/wait.ts'

const settings = {
  SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  ALLOW_PRIVATE_TARGETS: '1',
  RATE_LIMIT_ACCOUNT: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
}
const writers = 4
/** As many changes are made before the backup as after its begin. */
const changes = 60

const folder = mkdtempSync(join(tmpdir(), 'spindle-backup-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
const backup = join(folder, 'backup.tar.gz')
const statesIn = async (dataDir: string) => {
  const database = await openDatabase({ dataDir: join(dataDir, 'postgres') })
  const rows = await database.execute('select state, count(*)::int from deliveries group by state order by state', [])
  await database.close()
  return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
}
/** Restores a backup in this process, into an empty directory. */
async function restored(given: { readonly file?: string; readonly send?: boolean } = {}) {
  const DATA_DIR = mkdtempSync(join(folder, 'restored-'))
  const config = () => configOf({ DATA_DIR, MODE: 'development' })
  const surroundings = { config, now: Date.now, progress: () => {} } as unknown as Surroundings
  const result = await restoreCommand.run({ file: backup, replace: false, send: false, ...given }, surroundings).then(
    (done) => ({ said: done && 'said' in done ? done.said : '', refusal: '' }),
    (error: Error) => ({ said: '', refusal: error.message }),
  )
  return { ...result, DATA_DIR }
}
/** A copy of the first restored directory, from before its server started. */
const whole = join(folder, 'whole')
const copied = () => {
  const DATA_DIR = mkdtempSync(join(folder, 'copied-'))
  cpSync(whole, DATA_DIR, { recursive: true })
  return { DATA_DIR }
}

t.test('K15: a backup that is made under load has everything that was acknowledged before', async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const environment = { ...settings, DATA_DIR }
  const server = await startServer(t, environment, ['--demo'])
  const { accounts } = JSON.parse(readFileSync(join(DATA_DIR, 'demo.json'), 'utf8')) as DemoFile
  const token = accounts[0]!.tokens.account
  const caller = callerAt(server.origin)(token)
  const { body } = await caller.get('/jobs?state=published&limit=1')
  t.equal((await caller.post('/subscriptions', { event: 'candidate_created', target: 'http://127.0.0.1:9/dead' })).status, 201)
  const resume = { name: 'resume.pdf', data: Buffer.from('%PDF-1.4 written').toString('base64') }
  const acknowledged: string[] = []
  let goesOn = true
  let longest = 0
  const write = async () => {
    while (goesOn) {
      const began = performance.now()
      const answer = await caller.post(`/jobs/${body.jobs[0].shortcode}/candidates`, {
        candidate: { name: 'Written', email: `written-${crypto.randomUUID()}@example.com`, resume },
      })
      longest = Math.max(longest, performance.now() - began)
      if (answer.status === 201) acknowledged.push(answer.body.candidate.id)
      else t.fail(`a change was refused: ${answer.status}`)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  await until('changes before the backup', () => acknowledged.length >= changes)
  const before = [...acknowledged]
  const spindle = spindleWith({ DATA_DIR })
  const made = await spindle(`backup ${backup}`)
  t.match(made, { code: 0, out: /^Wrote .* and opened it: accounts \d+, members \d+, candidates \d+, files \d+\.\n$/ }, made.err)
  await until('changes after the backup', () => acknowledged.length >= before.length + changes)
  goesOn = false
  await writing
  t.ok(longest < 4000, `a change took at most ${Math.round(longest)} ms`)
  t.match(await spindle(`backup ${backup}`), { code: 1, err: /exists: name another file/ })
  t.match(await spindle(`restore ${backup} --replace`), { code: 1, err: /is in use by process/ })
  t.equal(await server.stop(), 0)
  t.strictSame(readdirSync(folder), ['backup.tar.gz'], 'nothing else is left of it')

  const there = mkdtempSync(join(folder, 'restored-'))
  const ran = await spindleWith({ DATA_DIR: there })(`restore ${backup}`)
  t.match(ran, { code: 0, out: /notifications were pending\. Their receivers may have got them since, so they count as failed/ }, ran.err)
  cpSync(there, whole, { recursive: true })
  const again = await startServer(t, { ...environment, DATA_DIR: there })
  const reader = callerAt(again.origin)(token)
  const missing = []
  for (const id of before) {
    const { status, body: found } = await reader.get(`/candidates/${id}`)
    const file = status === 200 && (await fetch(found.candidate.resume_url.replace(/^https?:\/\/[^/]+/, again.origin)))
    if (!file || (await file.text()) !== '%PDF-1.4 written') missing.push(id)
  }
  t.strictSame(missing, [], `${before.length} changes that were acknowledged before are all there, with their files`)
  t.equal(await again.stop(), 0)
})

t.test('what was pending is not sent again, unless that is asked for', async (t) => {
  const held = await statesIn(copied().DATA_DIR)
  t.ok(held.failed! > 0)
  t.equal(held.pending, undefined)
  const sent = await restored({ send: true })
  t.match(sent.said, /pending notifications will be sent, under their old ids/)
  t.strictSame(await statesIn(sent.DATA_DIR), { pending: held.failed })
})

t.test('a database is replaced only on request, and kept', async (t) => {
  const { DATA_DIR } = copied()
  const spindle = spindleWith({ DATA_DIR })
  t.match(await spindle(`restore ${backup}`), { code: 1, err: /has a database: give --replace/ })
  const { code, out } = await spindle(`restore ${backup} --replace`)
  t.equal(code, 0)
  const kept = readdirSync(DATA_DIR).find((name) => name.startsWith('replaced-'))!
  t.match(out, `What was there is in ${join(DATA_DIR, kept)}`)
  t.ok(existsSync(join(DATA_DIR, kept, 'postgres', 'PG_VERSION')) && existsSync(join(DATA_DIR, kept, 'files')))
  t.match(await spindle('accounts list'), { code: 0 })
})

/** A module that kills its process at one of its renames. */
const cutAtRename = (at: number) => `import disk from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { rename } = disk
  let count = 0
  disk.rename = async (...paths) => (++count < ${at} ? rename(...paths) : process.kill(process.pid, 'SIGKILL'))
  syncBuiltinESMExports()`

t.test('a restore that is killed while it replaces a database is finished by the next start', async (t) => {
  const { DATA_DIR } = copied()
  t.equal((await spindleWith({ DATA_DIR })('accounts create --subdomain replaced --name Replaced')).code, 0)
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(cutAtRename(3))}`
  t.equal((await spindleWith({ DATA_DIR, NODE_OPTIONS })(`restore ${backup} --replace`)).code, null)
  t.notOk(existsSync(join(DATA_DIR, 'postgres')), 'it was killed between two renames')
  const { out } = await spindleWith({ DATA_DIR })('accounts list')
  t.match(out, 'tidewell')
  t.notMatch(out, 'replaced')
})

t.test('wherever a replacement is cut off, what was there or what was restored is whole', async (t) => {
  const { rename } = disk
  const restore = () => {
    disk.rename = rename
    syncBuiltinESMExports()
  }
  t.teardown(restore)
  const parts = ['postgres', 'files'] as const
  const renames = 6
  for (let at = 1; at <= renames + 1; at++) {
    const dataDir = mkdtempSync(join(folder, 'cut-'))
    const put = (path: string, text: string) => {
      mkdirSync(join(dataDir, path), { recursive: true })
      writeFileSync(join(dataDir, path, 'content'), text)
    }
    const contents = (path = '') => parts.map((part) => readFileSync(join(dataDir, path, part, 'content'), 'utf8'))
    for (const part of parts) put(part, 'old')
    for (const part of ['database', 'files']) put(`restoring/${part}`, 'new')
    let count = 0
    disk.rename = async (...paths) => (++count < at ? rename(...paths) : Promise.reject(new Error('cut off')))
    syncBuiltinESMExports()
    const placed = placeRestored(dataDir, join(dataDir, 'restoring'), 'replaced-1')
    if (at <= renames) await t.rejects(placed, { message: 'cut off' })
    else await placed
    restore()
    await finishRestore(dataDir)
    if (at === 1) t.strictSame(contents(), ['old', 'old'])
    else {
      t.strictSame(
        [contents(), contents('replaced-1')],
        [
          ['new', 'new'],
          ['old', 'old'],
        ],
        `before rename ${at}`,
      )
      t.strictSame(readdirSync(dataDir).toSorted(), ['files', 'postgres', 'replaced-1'])
    }
  }
})

t.test('Ctrl-C leaves nothing of a backup', async (t) => {
  for (const left of [/\.unfinished-[^.]+$/, /\.opened$/]) {
    const place = mkdtempSync(join(folder, 'interrupted-'))
    const names = () => readdirSync(place)
    const program = spawn(process.execPath, ['src/spindle.ts', 'backup', join(place, 'backup.tar.gz')], { env: { ...shared, ...copied() } })
    const ended = once(program, 'exit')
    await until('the backup to be written', () => names().some((name) => left.test(name)), { seen: names })
    program.kill('SIGINT')
    const [, signal] = await within('the command to end', ended)
    t.strictSame([signal, names()], ['SIGINT', []])
  }
})

t.test('the log is kept while a backup is made, whatever else happens', async (t) => {
  const { DATA_DIR } = copied()
  const dataDir = join(DATA_DIR, 'postgres')
  const database = await openDatabase({ dataDir })
  const { execute } = database
  const slots = async () => (await execute('select slot_name as name from pg_replication_slots', [])).map(({ name }) => name)
  const logs = () => readdirSync(join(dataDir, 'pg_wal'))
  const hold = holdCommand.prepare({ database } as Tools)
  const refusals: unknown[] = []
  const write = async (line: string) => {
    if (line !== 'begun') {
      const { first, last } = JSON.parse(line)
      t.ok(first < last && logs().includes(first) && logs().includes(last), `${first} to ${last} are kept`)
      return
    }
    await t.rejects(execute('select 1 / 0', []), 'a statement fails')
    await hold({}, io).catch((error: unknown) => refusals.push(error))
    for (let at = 0; at < 3; at++) {
      await execute('select pg_switch_wal()::text from (select pg_logical_emit_message(true, $1, $1)) written', ['log'])
      await execute('checkpoint', [])
    }
  }
  async function* lines() {
    yield 'copied'
    yield 'copied'
  }
  const io = { lines: lines(), write, progress: () => {}, signal: new AbortController().signal }
  await hold({}, io)
  t.match(refusals, [/Another backup is being made/])
  t.strictSame(await slots(), [])

  const cutOff = { ...io, lines: (async function* () {})(), write: async () => {} }
  await t.rejects(hold({}, cutOff), /cut off/)
  t.strictSame(await slots(), [], 'a backup that is cut off leaves nothing')
  await execute('select pg_create_physical_replication_slot($1, true)::text', ['spindle_backup'])
  await database.close()
  const again = await openDatabase({ dataDir })
  t.strictSame(await again.execute('select slot_name from pg_replication_slots', []), [], 'nor does one whose server was killed')
  await again.close()
})

t.test('a database that no server uses is backed up too', async (t) => {
  const { DATA_DIR } = copied()
  const second = join(folder, 'second.tar.gz')
  t.match(await spindleWith({ DATA_DIR })(`backup ${second}`), { code: 0 })
  t.match(await restored({ file: second }), { said: /^Restored / })
  const empty = spindleWith({ DATA_DIR: join(folder, 'empty') })
  t.match(await empty(`backup ${join(folder, 'third.tar.gz')}`), { code: 1, err: /has no database: set DATA_DIR/ })
})

t.test('a backup that cannot be opened is not kept', async (t) => {
  const { DATA_DIR } = copied()
  const server = await startServer(t, { ...settings, DATA_DIR })
  // The engine reads this file only when it starts.
  writeFileSync(join(DATA_DIR, 'postgres/base/5/PG_VERSION'), '9\n')
  const ran = await spindleWith({ DATA_DIR })(`backup ${join(folder, 'unusable.tar.gz')}`)
  t.match(ran, { code: 1, err: /could not be opened to check it/ })
  const left = readdirSync(folder).filter((name) => name.startsWith('unusable'))
  t.strictSame(left, [])
  t.equal(await server.stop(), 0)
})

t.test('a file that is cut off, damaged or something else is refused, and nothing is left of it', async (t) => {
  const tar = gunzipSync(readFileSync(backup))
  const flipped = Buffer.from(tar)
  const at = flipped.indexOf('database/PG_VERSION')
  flipped[at + 512] = '9'.charCodeAt(0)
  const bytes = readFileSync(backup)
  // Where the end falls decides which part of the reader finds it first.
  const cuts = [0.3, 0.5, 0.7].map(
    (share) => [`cut-${share}`, bytes.subarray(0, bytes.length * share), /is not a whole backup \(/] as const,
  )
  for (const [name, content, complaint] of [
    ...cuts,
    ['short', gzipSync(tar.subarray(0, tar.length - 1024 * 20)), /is not a whole backup/],
    ['flipped', gzipSync(flipped), /is damaged: database\/PG_VERSION/],
    ['other', gzipSync(Buffer.alloc(2048)), /is not a whole backup/],
    ['text', Buffer.from('not an archive'), /is not a whole backup/],
    ['newer', gzipSync(Buffer.from(tar.toString('latin1').replace(/"migrated":\d/, '"migrated":9'), 'latin1')), /newer release/],
  ] as const) {
    const file = join(folder, name)
    writeFileSync(file, content)
    const { refusal, DATA_DIR } = await restored({ file })
    t.match(refusal, complaint, name)
    t.strictSame(
      readdirSync(join(DATA_DIR, 'postgres')).filter((found) => !found.startsWith('spindle.')),
      [],
    )
  }
})
