// Candidates' files: stored on disk beside their rows, served at URLs that expire, fetched in the background, removed by sweeps.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { notFound } from '../src/errors.ts'
import { openDatabase } from '../src/db/client.ts'
import { prepareFetching } from '../src/files/fetching.ts'
import { prepareFiles } from '../src/files/files.ts'
import { linksBy } from '../src/files/links.ts'
import { diskStore } from '../src/files/store.ts'
import { statementsOver } from '../src/db/statements.ts'
import { outbound } from '../src/outbound/outbound.ts'
import { givenWorld } from './fixtures/server.ts'
import { until, within } from './fixtures/wait.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2030-01-01T00:00:00Z')
let time = start
const now = () => time

const world = await givenWorld(t, { now, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { database, chores } = world.application
const folder = `${world.config.DATA_DIR}/files`
const store = diskStore(folder)
const client = outbound({ allowPrivate: true })
t.teardown(() => client.close())

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(100)])
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(100)])
const resume = (name: string, bytes: Buffer | string) => ({
  resume: { name, data: typeof bytes === 'string' ? bytes : bytes.toString('base64') },
})

/** An account with a job, a pipeline and a caller; `files` is what operations receive. */
async function given() {
  const account = await world.givenAccount()
  const [job, caller] = await Promise.all([account.givenJob(), account.givenCaller(), account.givenStages()])
  let count = 0
  const create = (values: object) =>
    caller.post(`/jobs/${job.shortcode}/candidates`, {
      candidate: { name: 'Ada Berg', email: `ada-${count++}@example.test`, ...values },
    })
  const created = async (values: object): Promise<any> => {
    const { status, body } = await create(values)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.candidate
  }
  const rows = async (): Promise<any[]> => [
    ...(await database.execute('select * from files where account_id = $1 order by id', [account.id])),
  ]
  const statements = statementsOver(database)
  const files = prepareFiles({ ...statements, store, outbound: client, links: linksBy(() => [{ bytes: Buffer.alloc(32) }], now), now })
  return { account, job, caller, create, created, rows, statements, files }
}

const onDisk = (account: { id: number }) => globSync(`${folder}/${account.id}/*/*`).map((path) => path.split('/').at(-1))

/** A foreign server that counts its requests. */
async function givenReceiver(t: Test, answer: RequestListener) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen }
}

t.test('a file is stored on disk and served at its URL without a token', async (t) => {
  const { account, created, rows } = await given()
  const { resume_url: address } = await created(resume('Lebenslauf "Jürgen" (neu).pdf', pdf))
  const [row] = await rows()
  t.match(row, { kind: 'resume', media_type: 'application/pdf', size: pdf.length })
  t.strictSame(onDisk(account), [row.object])
  t.ok(address.startsWith(`${world.origin}/files/${row.key}/Lebenslauf%20%22J%C3%BCrgen%22%20(neu).pdf?`), address)

  const answer = await fetch(address)
  t.equal(answer.status, 200)
  t.ok(Buffer.from(await answer.arrayBuffer()).equals(pdf))
  const { headers } = answer
  t.equal(headers.get('content-type'), 'application/pdf')
  t.equal(headers.get('content-length'), String(pdf.length))
  t.equal(headers.get('x-content-type-options'), 'nosniff')
  t.equal(headers.get('cache-control'), 'private, no-store')
  t.equal(headers.get('content-security-policy'), "sandbox; default-src 'none'")
  t.equal(
    headers.get('content-disposition'),
    `attachment; filename="Lebenslauf _J_rgen_ (neu).pdf"; filename*=UTF-8''Lebenslauf%20%22J%C3%BCrgen%22%20%28neu%29.pdf`,
  )
  const head = await fetch(address, { method: 'HEAD' })
  t.equal(head.headers.get('content-length'), String(pdf.length))
  t.equal(await head.text(), '')
})

t.test('an altered, foreign or expired URL gets the same 404', async (t) => {
  const [mine, other] = await Promise.all([given(), given()])
  const [url, otherUrl] = await Promise.all(
    [mine, other].map(async ({ created }) => new URL((await created(resume('cv.pdf', pdf))).resume_url)),
  )
  const changed = (change: (url: URL) => void) => {
    const copy = new URL(url!)
    change(copy)
    return copy
  }
  const signature = url!.searchParams.get('signature')!
  const refused: Record<string, URL> = {
    'another key': changed((copy) => (copy.pathname = otherUrl!.pathname)),
    'another account': changed((copy) => copy.searchParams.set('account', String(other.account.id))),
    'a later end': changed((copy) => copy.searchParams.set('expires', String(Number(url!.searchParams.get('expires')) + 60))),
    'another signature': changed((copy) => copy.searchParams.set('signature', `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`)),
    'half a signature': changed((copy) => copy.searchParams.set('signature', signature.slice(0, 20))),
    'no signature': changed((copy) => copy.searchParams.delete('signature')),
    'two signatures': changed((copy) => copy.searchParams.append('signature', signature)),
    'nothing at all': changed((copy) => (copy.search = '')),
    'no key': changed((copy) => (copy.pathname = '/files/..%2f..%2fsecret-key/cv.pdf')),
    'no name': changed((copy) => (copy.pathname = copy.pathname.replace('/cv.pdf', ''))),
  }
  const words = '{"error":"Not found"}'
  for (const [title, address] of Object.entries(refused)) {
    const answer = await fetch(address)
    t.strictSame([answer.status, await answer.text()], [404, words], title)
  }
  t.teardown(() => (time = start))
  time = start + 15 * minute - 1
  t.equal((await fetch(url!)).status, 200, 'the last moment')
  time = start + 15 * minute
  const late = await fetch(url!)
  t.strictSame([late.status, await late.text()], [404, words])
})

t.test('a URL stays valid after a key rotation as long as the old key is kept', (t) => {
  const [old, fresh] = [{ bytes: randomBytes(32) }, { bytes: randomBytes(32) }]
  const asked = (keys: { bytes: Buffer }[]) => {
    const url = new URL(linksBy(() => keys, now).link(7, { key: '0123456789abcdef', name: 'a' }, 'http://x'))
    return { key: '0123456789abcdef', ...Object.fromEntries(url.searchParams) }
  }
  t.strictSame(linksBy(() => [fresh, old], now).named(asked([old])), { account: 7, key: '0123456789abcdef' })
  t.equal(linksBy(() => [fresh], now).named(asked([old])), undefined)
  t.end()
})

t.test('an invalid file is refused with its field, and nothing is stored', async (t) => {
  const { account, create, rows } = await given()
  const large = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)])
  const refused: Record<string, object> = {
    'no base64 at all': resume('cv.pdf', '%PDF-1.4'),
    'base64 with a space': resume('cv.pdf', ` ${pdf.toString('base64')}`),
    'base64 without its end': resume('cv.pdf', Buffer.from('%PDF-1').toString('base64').slice(0, 7)),
    'base64 of addresses': resume('cv.pdf', Buffer.from('%PDF-\xff\xfb\xff', 'latin1').toString('base64url')),
    'base64 of addresses that has its length, with -': resume('cv.pdf', 'JVBERi0x----YWJj'),
    'base64 of addresses that has its length, with _': resume('cv.pdf', 'JVBERi0x____YWJj'),
    'base64 whose last character has bits too many': resume('cv.pdf', 'JVBERi0xLh=='),
    'another ending': resume('cv.exe', pdf),
    'no ending': resume('cv', pdf),
    'an ending that an object has': resume('cv.constructor', pdf),
    'a page that is called pdf': resume('cv.pdf', Buffer.from('<html>')),
    'a picture that is called pdf': resume('cv.pdf', png),
    'a pdf that is called docx': resume('cv.docx', pdf),
    'a byte more than 5 MiB': resume('cv.pdf', large(5 * 1024 * 1024 + 1)),
  }
  for (const [title, values] of Object.entries(refused)) {
    const { status, body } = await create(values)
    t.equal(status, 422, title)
    t.ok(body.validation_errors.resume, title)
  }
  t.strictSame(await rows(), [])
  t.strictSame(onDisk(account), [])
  for (const [name, bytes] of [
    ['CV.PDF', large(5 * 1024 * 1024)],
    ['cv.docx', zip],
    ['cv.rtf', Buffer.from('{\\rtf1}')],
    ['cv.doc', Buffer.from('{\\rtf1}')],
  ] as const) {
    t.equal((await create(resume(name, bytes))).status, 201, name)
  }
})

t.test('a file is never served as a page', async (t) => {
  const { account, rows, statements, files } = await given()
  const { id: candidate } = await account.givenCandidate()
  const html = Buffer.from('<script>alert(1)</script>')
  for (const name of ['page.html', 'picture.svg', 'fake.pdf']) {
    const given = { name, data: html.toString('base64') }
    await files.bring(account.id, [given], (brought) =>
      statements.transaction((run) => files.insert(run, { account: account.id, candidate, kind: 'attachment', ...brought(given) })),
    )
  }
  // As an import could have stored it.
  await database.execute(`update files set media_type = 'text/html' where account_id = $1 and name = 'page.html'`, [account.id])
  const bytes = Buffer.from(readFileSync(`${world.config.DATA_DIR}/secret-key`, 'utf8'), 'base64')
  const links = linksBy(() => [{ bytes }], now)
  for (const { key, name } of await rows()) {
    const { status, headers } = await fetch(links.link(account.id, { key, name: 'a file' }, world.origin))
    t.equal(status, 200)
    t.equal(headers.get('content-type'), 'application/octet-stream', name)
    t.match(headers.get('content-disposition'), /^attachment/)
  }
})

t.test('only the bytes of failed changes are removed, after a day', async (t) => {
  const { account, statements, files, rows } = await given()
  const { id: candidate } = await account.givenCandidate()
  const file = { name: 'cv.pdf', data: pdf.toString('base64') }
  const change = (fail?: Error) =>
    files.bring(account.id, [file], (brought) =>
      statements.transaction(async (run) => {
        await files.insert(run, { account: account.id, candidate, kind: 'resume', ...brought(file) })
        if (fail) throw fail
      }),
    )
  await change()
  await t.rejects(change(new Error('on purpose')), { message: 'on purpose' })
  const [{ object }] = await rows()
  t.equal(onDisk(account).length, 2, 'the bytes came first')
  await t.rejects(change(notFound()))
  t.equal(onDisk(account).length, 2, 'those of a refused change are removed at once')
  t.teardown(() => (time = start))
  // The age of a file is read from the disk, which does not use the test's clock.
  time = Date.now() + 24 * hour - minute
  await chores.removeOrphans()
  t.equal(onDisk(account).length, 2)
  time = Date.now() + 24 * hour + minute
  await chores.removeOrphans()
  t.strictSame(onDisk(account), [object])
})

t.test('a deleted candidate’s files are removed after the commit, not before', async (t) => {
  const { account, created, statements, files, rows } = await given()
  const { resume_url: address } = await created(resume('cv.pdf', pdf))
  const [{ candidate_id: candidate }] = await rows()
  const failing = statements.transaction(async (run) => {
    await files.forgetFilesOf(run, account.id, { candidate })
    throw new Error('on purpose')
  })
  await t.rejects(failing, { message: 'on purpose' })
  await chores.removeForgotten()
  t.equal((await fetch(address)).status, 200)

  await statements.transaction((run) => files.forgetFilesOf(run, account.id, { candidate }))
  t.equal((await fetch(address)).status, 404, 'at once')
  t.equal(onDisk(account).length, 1)
  await chores.removeForgotten()
  t.strictSame(onDisk(account), [])
  t.equal((await database.execute('select * from file_removals where account_id = $1', [account.id])).length, 0)
})

/** Stores a file as earlier releases did: under its key. */
const asBefore = async ({ account_id: account, id, key, object }: Record<string, any>) => {
  const [path = ''] = globSync(`${folder}/${account}/*/${object}`)
  mkdirSync(join(folder, String(account), key.slice(10, 12)), { recursive: true })
  renameSync(path, join(folder, String(account), key.slice(10, 12), key))
  await database.execute('update files set object = null where account_id = $1 and id = $2', [account, id])
}

for (const isBefore of [false, true])
  for (const [gone, left] of [
    [0, 1],
    [1, 0],
  ] as const)
    t.test(
      `removing ${gone === 0 ? 'the original' : 'the copy'} of a file${isBefore ? ' of an earlier release' : ''} leaves the other`,
      async (t) => {
        const { account, caller, created, rows, statements, files } = await given()
        const [other, member] = await Promise.all([account.givenJob(), account.givenMember({ role: 'admin' })])
        const { id } = await created(resume('cv.pdf', pdf))
        if (isBefore) await asBefore((await rows())[0])
        const answer = await caller.post(`/candidates/${id}/copy`, { member_id: member.key, target_job_shortcode: other.shortcode })
        t.equal(answer.status, 201)
        const shown = async (key: string) => (await caller.get(`/candidates/${key}`)).body.candidate.resume_url
        const shares = await Promise.all([shown(id), shown(answer.body.candidate.id)])
        const taken = await rows()
        const { id: _, key: __, object: ___, candidate_id: ____, created_at: _____, updated_at: ______, ...kept } = taken[0]
        t.match(taken[1], kept)
        t.strictSame(onDisk(account), [taken[1].object])
        const forget = async ({ candidate_id: candidate }: { candidate_id: number }) => {
          await statements.transaction((run) => files.forgetFilesOf(run, account.id, { candidate }))
          await chores.removeForgotten()
        }
        await forget(taken[gone])
        t.equal((await fetch(shares[gone]!)).status, 404)
        t.ok(Buffer.from(await (await fetch(shares[left]!)).arrayBuffer()).equals(pdf))
        await forget(taken[left])
        t.equal((await fetch(shares[left]!)).status, 404)
        t.strictSame(onDisk(account), [])
      },
    )

t.test('a file that is still to be fetched is also fetched for the copy', async (t) => {
  const { url, seen } = await givenReceiver(t, (_, response) => response.end(pdf))
  const { account, caller, created, rows } = await given()
  const [other, member] = await Promise.all([account.givenJob(), account.givenMember({ role: 'admin' })])
  const { id } = await created({ resume_url: `${url}cv.pdf` })
  await caller.post(`/candidates/${id}/copy`, { member_id: member.key, target_job_shortcode: other.shortcode })
  t.strictSame(await chores.fetchDue(), { fetched: 2, failed: 0 })
  t.strictSame(seen, ['/cv.pdf', '/cv.pdf'])
  t.match(await rows(), [{ size: pdf.length }, { size: pdf.length }])
})

t.test('a file given by URL is fetched in the background, by one process only', async (t) => {
  const { url, seen } = await givenReceiver(t, (_, response) => response.end(pdf))
  const { caller, created, rows } = await given()
  const { id, resume_url: before } = await created({ resume_url: `${url}download?id=1` })
  const more = await Promise.all(Array.from({ length: 6 }, (_, at) => created({ resume_url: `${url}${at}/my%20cv.pdf` })))
  t.equal(before, null)
  const listed = async () => (await caller.get('/candidates?limit=1')).body.candidates[0]
  const unfetched = await listed()
  t.match(unfetched, { id, resume_metadata: undefined })
  // Two additional fetchers.
  const others = [1, 2].map(() => prepareFetching({ ...statementsOver(database), store, outbound: client, now }))
  const done = await Promise.all([chores.fetchDue(), ...others.map((fetchDue) => fetchDue())])
  t.equal(
    done.reduce((sum, { fetched }) => sum + fetched, 0),
    7,
  )
  t.strictSame(seen.toSorted(), ['/download?id=1', ...more.map((_, at) => `/${at}/my%20cv.pdf`)].toSorted())
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  t.match(await rows(), [
    { name: 'download.pdf', media_type: 'application/pdf', size: pdf.length, sha256, fetch_at: null, failures: 0 },
    ...more.map(() => ({ name: 'my cv.pdf', fetch_at: null })),
  ])
  const { candidate } = (await caller.get(`/candidates/${id}`)).body
  t.ok(Buffer.from(await (await fetch(candidate.resume_url)).arrayBuffer()).equals(pdf))
  t.match(await listed(), { id, resume_metadata: { filename: 'download.pdf' } }, 'the list shows it, too')
  t.strictSame(await chores.fetchDue(), { fetched: 0, failed: 0 })
})

t.test('a file given by URL has a name that the contract allows, with its ending', async (t) => {
  const { url } = await givenReceiver(t, (_, response) => response.end(pdf))
  const { caller, created } = await given()
  for (const last of [`${'a'.repeat(400)}.pdf`, 'b'.repeat(255), encodeURIComponent('ü'.repeat(300))]) {
    const { id } = await created({ resume_url: url + last })
    await chores.fetchDue()
    const answer = await caller.get('/candidates?limit=100')
    t.equal(answer.status, 200)
    const { filename } = answer.body.candidates.find((one: { id: string }) => one.id === id).resume_metadata
    t.match(filename, new RegExp(`^${decodeURIComponent(last).at(0)}{251}[.]pdf$`, 'u'))
  }
})

t.test('a candidate whose file was fetched has changed, another has not', async (t) => {
  const { url } = await givenReceiver(t, (_, response) => response.end(pdf))
  const { account, caller, created } = await given()
  const { id } = await created({ resume_url: `${url}cv.pdf` })
  await created({})
  const before = '2026-01-01T00:00:00Z'
  await database.execute('update candidates set updated_at = $2 where account_id = $1', [account.id, before])
  t.strictSame((await caller.get(`/candidates?updated_after=${before}`)).body.candidates, [])
  await chores.fetchDue()
  const { candidates } = (await caller.get(`/candidates?updated_after=${before}`)).body
  t.match(candidates, [{ id, resume_metadata: { filename: 'cv.pdf' } }])
  t.equal(candidates.length, 1)
})

t.test('files of one account that hang do not hold up those of another', async (t) => {
  const waiting: ServerResponse[] = []
  const hanging = await givenReceiver(t, (_, response) => void waiting.push(response))
  const { url } = await givenReceiver(t, (_, response) => response.end(pdf))
  const [slow, quick] = [await given(), await given()]
  for (let at = 0; at < 6; at++) await slow.created({ resume_url: `${hanging.url}${at}.pdf` })
  const fetching = chores.fetchDue()
  await until('as many as an account may have at a time', () => waiting.length === 2)
  await database.execute(
    `insert into files (account_id, candidate_id, kind, name, media_type, source_url, fetch_at)
     select account_id, candidate_id, kind, 'more', media_type, source_url, fetch_at - interval '1 hour'
     from (select * from files where account_id = $1 limit 1) one, generate_series(1, 2000)`,
    [slow.account.id],
  )
  await quick.created({ resume_url: `${url}cv.pdf` })
  await until('a file that has become due meanwhile', async () => (await quick.rows())[0].size === pdf.length)
  t.equal(waiting.length, 2)
  await database.execute("delete from files where account_id = $1 and name = 'more'", [slow.account.id])
  for (let at = 0; at < 6; at++) {
    await until('the next', () => waiting.length > at, { seen: () => waiting.length })
    waiting[at]!.end(pdf)
  }
  t.strictSame(await fetching, { fetched: 7, failed: 0 })
})

t.test('files that wait for others of their account are fetched even if those end while the next is looked for', async (t) => {
  const waiting: ServerResponse[] = []
  const { url } = await givenReceiver(t, (_, response) => (waiting.length < 2 ? void waiting.push(response) : response.end(pdf)))
  const { account, created, rows, statements } = await given()
  for (let at = 0; at < 3; at++) await created({ resume_url: `${url}${at}.pdf` })
  const slowly: typeof statements.statement = (name, query) => {
    const run = statements.statement(name, query)
    if (name !== 'claim_files_to_fetch') return run
    const slow = async (values: Parameters<typeof run>[0]) => {
      const found = await run(values)
      if (!(values.busy as number[]).includes(account.id)) return found
      await until('two requests', () => waiting.length === 2)
      for (const response of waiting) response.end(pdf)
      await until('both to be stored', async () => (await rows()).filter(({ size }) => size === pdf.length).length === 2)
      return found
    }
    return slow as typeof run
  }
  const fetchDue = prepareFetching({ ...statements, statement: slowly, store, outbound: client, now })
  t.strictSame(await fetchDue(), { fetched: 3, failed: 0 })
})

t.test('a file that a stop interrupts has not failed, and is due at once', async (t) => {
  const { url, seen } = await givenReceiver(t, () => {})
  const { account, created, rows } = await given()
  await created({ resume_url: `${url}cv.pdf` })
  await database.execute('update files set failures = 5 where account_id = $1', [account.id])
  const [stopping, own] = [new AbortController(), outbound({ allowPrivate: true })]
  const fetching = prepareFetching({ ...statementsOver(database), store, outbound: own, now, stopping: stopping.signal })()
  await until('its request', () => seen.length === 1)
  stopping.abort()
  await own.close()
  t.strictSame(await fetching, { fetched: 0, failed: 0 })
  t.match(await rows(), [{ failures: 5, size: null }])
  t.equal(Date.parse((await rows())[0].fetch_at), now())
  await database.execute('delete from files where account_id = $1', [account.id])
})

t.test('a server that stops leaves what it was fetching due', async (t) => {
  const { application, config, givenAccount } = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const { url, seen } = await givenReceiver(t, () => {})
  const account = await givenAccount()
  const [job, caller] = await Promise.all([account.givenJob(), account.givenCaller(), account.givenStages()])
  const candidate = { name: 'Ada Berg', email: 'ada@example.test', resume_url: `${url}cv.pdf` }
  t.equal((await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate })).status, 201)
  const fetching = application.chores.fetchDue()
  await until('its request', () => seen.length === 1)
  await application.close()
  t.strictSame(await fetching, { fetched: 0, failed: 0 })
  const again = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: join(config.DATA_DIR!, 'postgres') })
  t.match(await again.execute('select failures, fetch_at <= now() as due from files where account_id = $1', [account.id]), [
    { failures: 0, due: true },
  ])
  await again.close()
})

t.test('a failed fetch is retried with growing pauses, then given up', async (t) => {
  const { url, seen } = await givenReceiver(t, (_, response) => response.writeHead(500).end())
  const { created, rows } = await given()
  await created({ resume_url: `${url}cv.pdf` })
  t.teardown(() => (time = start))
  for (const [tries, pause] of [0, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute].entries()) {
    time += pause - 1
    await chores.fetchDue()
    t.equal(seen.length, tries, `not before ${pause / minute} minutes`)
    time += 1
    t.strictSame(await chores.fetchDue(), { fetched: 0, failed: 1 })
  }
  t.match(await rows(), [{ failures: 6, fetch_at: null, size: null, name: 'cv.pdf' }])
  time += 1000 * hour
  t.strictSame(await chores.fetchDue(), { fetched: 0, failed: 0 })
})

t.test('a response of the wrong type or size counts as a failed fetch', async (t) => {
  const answers: Record<string, RequestListener> = {
    'page.pdf': (_, response) => response.end('<html>'),
    'empty.pdf': (_, response) => response.end(),
    'large.pdf': (_, response) => response.end(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])),
    'elsewhere.pdf': (_, response) => response.writeHead(302, { location: '/cv.pdf' }).end(),
    'reset.pdf': (request) => request.socket.resetAndDestroy(),
    'cv.pdf': (_, response) => response.end(pdf),
  }
  const { url, seen } = await givenReceiver(t, (request, response) => answers[request.url!.slice(1)]!(request, response))
  const { account, created, rows } = await given()
  const names = Object.keys(answers)
  for (const name of names) await created({ resume_url: url + name })
  t.strictSame(await chores.fetchDue(), { fetched: 1, failed: 5 })
  t.equal(seen.length, names.length)
  const found = Object.fromEntries((await rows()).map(({ name, failures, size }) => [name, [failures, size]]))
  t.strictSame(found, Object.fromEntries(names.map((name) => [name, name === 'cv.pdf' ? [0, pdf.length] : [1, null]])))
  t.equal(onDisk(account).length, 1)
  // Removed, so that they do not become due in later tests.
  await database.execute('delete from files where account_id = $1', [account.id])
})

t.test('a file answer given by URL must meet the rules of its question or attribute', async (t) => {
  const served: Record<string, Buffer> = {
    'cv.pdf': pdf,
    download: pdf,
    'picture.pdf': png,
    'notes.txt': Buffer.from('notes'),
    'notes.pdf': Buffer.from('notes'),
    'large.pdf': Buffer.concat([pdf, Buffer.alloc(500)]),
  }
  const { url } = await givenReceiver(t, (request, response) => response.end(served[request.url!.slice(1)]))
  const { account, job, caller, created, rows } = await given()
  const rule = { type: 'file', supported_file_types: ['pdf', 'txt'], max_file_size: 500 }
  const attribute = await account.insert('custom_attributes', { label: 'Permit', ...rule })
  const questions = await Promise.all(
    Object.keys(served).map((body, position) => account.insert('job_questions', { job_id: job.id, body, position, ...rule })),
  )
  const free = await account.insert('job_questions', { job_id: job.id, body: 'free', position: 10, type: 'file' })
  const answers = questions.map(({ key, body }) => ({ question_key: key, file_url: url + String(body) }))
  await created({ answers: [...answers, { question_key: free.key, file_url: `${url}large.pdf` }] })
  t.strictSame(await chores.fetchDue(), { fetched: 4, failed: 3 })
  const names = async () => (await rows()).map(({ name, failures }) => [name, failures])
  t.strictSame(await names(), [
    ['cv.pdf', 0],
    ['download.pdf', 0],
    ['picture.pdf', 1],
    ['notes.txt', 0],
    ['notes.pdf', 1],
    ['large.pdf', 1],
    ['large.pdf', 0],
  ])
  await database.execute('delete from files where account_id = $1', [account.id])

  const { id } = await created({})
  for (const name of ['picture.pdf', 'download']) {
    const body = { custom_attribute_key: attribute.key, file_url: url + name }
    t.equal((await caller.request('PATCH', `/candidates/${id}/update_custom_attribute_value`, { body })).status, 201)
    await chores.fetchDue()
  }
  t.strictSame(await names(), [
    ['picture.pdf', 1],
    ['download.pdf', 0],
  ])
  await database.execute('delete from files where account_id = $1', [account.id])
})

t.test('a private URL is refused with the request, unless the configuration allows it', async (t) => {
  const strict = prepareFiles({
    ...statementsOver(database),
    store,
    outbound: outbound({ allowPrivate: false }),
    links: linksBy(() => [{ bytes: Buffer.alloc(32) }], now),
    now,
  })
  for (const url of ['http://files.example/cv.pdf', 'https://10.0.0.1/cv.pdf', 'https://ada:secret@files.example/', 'nowhere']) {
    t.throws(() => strict.check('resume', { url }, { field: 'resume_url' }), { message: /^resume_url (must|is)/ }, url)
  }
  t.doesNotThrow(() => strict.check('resume', { url: 'https://files.example/cv.pdf' }))
})

t.test('a file whose fetching process died is fetched by another when the claim expires', async (t) => {
  const { url, seen } = await givenReceiver(t, (_, response) => void (seen.length > 1 && response.end(pdf)))
  const { created, rows } = await given()
  await created({ resume_url: `${url}cv.pdf` })
  const dying = outbound({ allowPrivate: true })
  const lost = prepareFetching({ ...statementsOver(database), store, outbound: dying, now })()
  await until('the file to be asked for', () => seen.length > 0)
  t.teardown(() => (time = start))
  time = start + 2 * minute - 1
  t.strictSame(await chores.fetchDue(), { fetched: 0, failed: 0 }, 'not before')
  time = start + 2 * minute
  t.strictSame(await chores.fetchDue(), { fetched: 1, failed: 0 })
  await dying.close()
  await within('the lost fetch to end', lost)
  t.match(await rows(), [{ size: pdf.length, failures: 0, fetch_at: null }], 'the late one changes nothing any more')
  t.ok(existsSync(folder))
})

/** Holds every response until it is released. */
async function givenHolding(t: Test, bytes: Buffer) {
  const held: ServerResponse[] = []
  const { url } = await givenReceiver(t, (_, response) => void held.push(response))
  const isAsked = () => until('the file to be asked for', () => held.length > 0)
  return { url, isAsked, letGo: () => held.forEach((response) => response.end(bytes)) }
}

t.test('a file deleted while it is being fetched leaves no bytes behind', async (t) => {
  const { url, isAsked, letGo } = await givenHolding(t, pdf)
  const { account, created, rows, statements, files } = await given()
  await created({ resume_url: `${url}cv.pdf` })
  const [{ candidate_id: candidate }] = await rows()
  const fetching = chores.fetchDue()
  await isAsked()
  await statements.transaction((run) => files.forgetFilesOf(run, account.id, { candidate }))
  await chores.removeForgotten()
  letGo()
  t.strictSame(await fetching, { fetched: 0, failed: 0 })
  t.strictSame(onDisk(account), [])
})

t.test('a late fetch does not change a file that another process has stored', async (t) => {
  const late = await givenHolding(t, Buffer.concat([pdf, Buffer.from('late')]))
  const { created, rows, caller } = await given()
  const { id } = await created({ resume_url: `${late.url}cv.pdf` })
  const fetching = prepareFetching({ ...statementsOver(database), store, outbound: client, now })()
  await late.isAsked()
  t.teardown(() => (time = start))
  time = start + 2 * minute
  const [{ id: file }] = await rows()
  const { url } = await givenReceiver(t, (_, response) => response.end(pdf))
  await database.execute('update files set source_url = $2 where id = $1', [file, `${url}cv.pdf`])
  t.strictSame(await chores.fetchDue(), { fetched: 1, failed: 0 })
  late.letGo()
  t.strictSame(await fetching, { fetched: 0, failed: 0 })
  const { resume_url: address } = (await caller.get(`/candidates/${id}`)).body.candidate
  t.ok(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(pdf))
})
