// A disk below the embedded database that is full or turns read-only: requests get 503, no acknowledged write is lost, and the server recovers.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDatabase } from '../src/db/client.ts'
import { isDatabaseFault } from '../src/db/faults.ts'
import { startServer } from './fixtures/process.ts'
import { spindleWith } from './fixtures/spindle.ts'
import { copyTemplate } from './fixtures/template.ts'
import { until } from './fixtures/wait.ts'

/** Mounts a disk in memory of this many megabytes. Returns its path. */
function givenDisk(t: Test, megabytes: number): string {
  const path = mkdtempSync(join(tmpdir(), 'spindle-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'spindle-disk', path])
  t.teardown(() => {
    execFileSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true })
  })
  return path
}

/** Fills the disk except for `spare` bytes. Returns a function that frees the space again. */
function fill(disk: string, spare: number): () => void {
  const { bavail, bsize } = statfsSync(disk)
  const filler = join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - spare)))
  return () => rmSync(filler)
}

t.test('K11: a full disk is answered with 503, loses nothing acknowledged, and is forgotten once there is room', async (t) => {
  const disk = givenDisk(t, 192)
  await copyTemplate(join(disk, 'postgres'))
  const environment = { MODE: 'development', DATA_DIR: disk, RATE_LIMIT_ACCOUNT: '1000000' }
  const started = await startServer(t, environment)
  const token = readFileSync(join(disk, 'demo-token'), 'utf8').trim()
  const call = (path: string, body?: unknown) =>
    fetch(`${started.origin}/spi/v3${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
  const { jobs } = (await (await call('/jobs?state=published&limit=1')).json()) as { jobs: { shortcode: string }[] }
  const shortcode = jobs[0]!.shortcode
  const acknowledged: string[] = []
  const refusals: Response[] = []
  const summary = 'A long story. '.repeat(400)
  let serial = 0
  const write = async () => {
    const candidate = { name: `Writer ${++serial}`, email: `writer${serial}@example.com`, summary }
    const response = await call(`/jobs/${shortcode}/candidates`, { candidate })
    if (response.status !== 201) refusals.push(response)
    const answer = (await response.json()) as { candidate?: { id: string } }
    if (answer.candidate) acknowledged.push(answer.candidate.id)
    return response.status
  }
  // The engine stops when its log cannot grow, and is unavailable until there is room.
  const read = async () => {
    const response = await call('/jobs?limit=1')
    if (response.status !== 200) refusals.push(response)
    await response.body?.cancel()
  }
  t.equal(await write(), 201)
  const makeRoom = fill(disk, 2 ** 20)
  while (refusals.length < 8) {
    await write()
    if (serial % 10 === 0) await read()
  }
  for (const { status, headers } of refusals) {
    t.equal(status, 503)
    t.match(headers.get('retry-after'), /^\d+$/)
  }
  makeRoom()
  await until('writes to go on', async () => (await write()) === 201)
  t.equal(started.process.exitCode, null)
  t.equal(await started.stop(), 0)

  const again = await startServer(t, environment)
  for (const id of acknowledged) {
    const response = await fetch(`${again.origin}/spi/v3/candidates/${id}`, { headers: { authorization: `Bearer ${token}` } })
    if (response.status !== 200) t.fail(`${id} was acknowledged, and is answered with ${response.status}`)
    await response.body?.cancel()
  }
  t.comment(`${acknowledged.length} acknowledged writes are all there`)
  const [small, spindle] = [givenDisk(t, 1), spindleWith({ DATA_DIR: disk })]
  t.match(await spindle(`backup ${join(small, 'backup')}`), { code: 1, out: '', err: /^A file cannot be written \(ENOSPC[^\n]*\)\.\n$/ })
  t.match(await spindle(`backup ${join(small, 'none', 'backup')}`), { code: 1, out: '', err: /^ENOENT[^\n]*none[^\n]*\n$/ })
  t.strictSame(readdirSync(small), [], 'a backup that is not whole is removed')
  t.equal(await again.stop(), 0)
})

const noLoops = !existsSync('/dev/loop-control') && 'needs loop devices'

/** Mounts a disk of 400 MB in a file, with ext4. `fail` makes the kernel find an error on it, so that it can only be read from then on. */
function givenFailingDisk(t: Test): { path: string; fail: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'spindle-disk-'))
  const image = `${path}.img`
  writeFileSync(image, '')
  truncateSync(image, 400 * 2 ** 20)
  execFileSync('mkfs.ext4', ['-q', image])
  const device = execFileSync('losetup', ['--find', '--show', image], { encoding: 'utf8' }).trim()
  execFileSync('mount', ['-o', 'errors=remount-ro', device, path])
  t.teardown(() => {
    execFileSync('umount', ['--lazy', path])
    execFileSync('losetup', ['--detach', device])
    rmSync(path, { recursive: true })
    rmSync(image)
  })
  return { path, fail: () => writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1') }
}

t.test(
  'K11: a disk that turns read-only is answered with 503, and another one in its place is opened only under its own lock',
  { skip: noLoops },
  async (t) => {
    const { path: disk, fail } = givenFailingDisk(t)
    await copyTemplate(join(disk, 'postgres'))
    const environment = { MODE: 'development', DATA_DIR: disk, RATE_LIMIT_ACCOUNT: '1000000' }
    const started = await startServer(t, environment)
    const token = readFileSync(join(disk, 'demo-token'), 'utf8').trim()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = (origin: string, path: string, init: RequestInit = {}) => fetch(`${origin}/spi/v3${path}`, { headers, ...init })
    const { jobs } = (await (await call(started.origin, '/jobs?state=published&limit=1')).json()) as { jobs: { shortcode: string }[] }
    let serial = 0
    const write = (origin: string) => {
      const candidate = { name: `Writer ${++serial}`, email: `writer${serial}@example.com` }
      return call(origin, `/jobs/${jobs[0]!.shortcode}/candidates`, { method: 'POST', body: JSON.stringify({ candidate }) })
    }
    const { candidate } = (await (await write(started.origin)).json()) as { candidate: { id: string } }
    fail()
    const statuses = new Set<number>()
    const end = Date.now() + 4000
    while (Date.now() < end) {
      for (const answer of [await write(started.origin), await call(started.origin, '/jobs?limit=1')]) {
        statuses.add(answer.status)
        if (answer.status === 503) t.match(answer.headers.get('retry-after'), /^\d+$/)
        await answer.body?.cancel()
      }
      await sleep(100)
    }
    statuses.delete(200) // what the engine still had in memory
    t.strictSame([...statuses], [503])
    t.equal(started.process.exitCode, null)

    const other = mkdtempSync(join(tmpdir(), 'spindle-disk-'))
    t.teardown(() => rmSync(other, { recursive: true }))
    cpSync(disk, other, { recursive: true, preserveTimestamps: true })
    execFileSync('mount', ['--bind', other, disk])
    t.teardown(() => execFileSync('umount', ['--lazy', disk]))
    await until('the process to end', () => started.process.exitCode !== null, { seen: started.output })
    t.equal(started.process.exitCode, 1)
    const again = await startServer(t, environment)
    t.equal((await call(again.origin, `/candidates/${candidate.id}`)).status, 200)
    t.equal((await write(again.origin)).status, 201)
    t.equal(await again.stop(), 0)
  },
)

t.test('an engine that a full disk ended is opened again with what it had, and who listens hears again', async (t) => {
  const disk = givenDisk(t, 96)
  const dataDir = join(disk, 'postgres')
  await copyTemplate(dataDir)
  const database = await openDatabase({ dataDir, onDeath: (error) => t.fail(error.message) })
  t.teardown(() => database.close())
  const heard: string[] = []
  let began = 0
  await database.listen(
    'news',
    (payload) => heard.push(payload),
    () => began++,
  )
  await database.execute('create table kept (id int)', [])
  await database.execute('insert into kept values (1)', [])
  const makeRoom = fill(disk, 0)
  // Grows the log and nothing else.
  const grow = () => database.execute(`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))::text`, [])
  const reasons: unknown[] = []
  while (reasons.length < 3) await grow().catch((error: unknown) => reasons.push(error))
  for (const reason of reasons) t.ok(isDatabaseFault(reason), String(reason))
  makeRoom()
  await until('the database to answer', () =>
    database.ping().then(
      () => true,
      () => false,
    ),
  )
  t.same(await database.execute('select id from kept', []), [{ id: 1 }])
  await until('it to listen again', () => began === 2)
  await database.notify('news', 'heard')
  await until('the news', () => heard.length === 1)
})
