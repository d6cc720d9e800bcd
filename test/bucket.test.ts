// Files in a bucket, in `make proof` of a real server of the protocol S3: stored before their rows, served by its signed URLs, swept, moved, and what a bucket that fails does.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import t from 'tap'
import { configOf } from '../src/config.ts'
import { bucketStore } from '../src/files/bucket.ts'
import { findingsOf } from '../src/operator/doctor.ts'
import { exportAccount } from '../src/transfer/export.ts'
import { importLines } from '../src/transfer/import.ts'
import { givenBucket, isRealStore } from './fixtures/bucket.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'

const hour = 3_600_000
const day = 24 * hour
let time = Date.now()
const now = () => time

const bucket = await givenBucket(t)
const world = await givenWorld(t, { now, environment: { ALLOW_PRIVATE_TARGETS: '1', ...bucket.environment } })
const { database, chores, statements, store } = world.application
const configured = configOf({ MODE: 'development', ...bucket.environment }).bucket!

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000)])
const base64 = pdf.toString('base64')

async function given() {
  const account = await world.givenAccount()
  const [job, caller] = await Promise.all([account.givenJob(), account.givenCaller(), account.givenStages()])
  let count = 0
  const create = (values: object, headers: Record<string, string> = {}) =>
    caller.request('POST', `/jobs/${job.shortcode}/candidates`, {
      body: { candidate: { name: 'Ada Berg', email: `ada-${count++}@example.test`, ...values } },
      headers,
    })
  const withResume = (name = 'Lebenslauf "Jürgen".pdf', headers = {}) => create({ resume: { name, data: base64 } }, headers)
  const rows = async (): Promise<any[]> => [
    ...(await database.execute('select * from files where account_id = $1 order by id', [account.id])),
  ]
  const objects = async () => (await bucket.names()).filter((name) => name.startsWith(`of/spindle/${account.id}/`))
  return { account, job, caller, create, withResume, rows, objects }
}
const nameIn = (path = '') => path.split('/').at(-1)
const redirected = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  return { status: answer.status, headers: answer.headers, to: answer.headers.get('location') ?? '' }
}
t.afterEach(() => bucket.inflict({}))

t.test('a file is stored in the bucket, and its URL leads to a signed one of the bucket, as a download', async (t) => {
  const { withResume, rows, objects } = await given()
  const { status, body } = await withResume()
  t.equal(status, 201)
  const [row] = await rows()
  t.strictSame((await objects()).map(nameIn), [row.object])
  t.not(row.object, row.key)
  t.notOk(existsSync(`${world.config.DATA_DIR}/files`), 'nothing is on the disk')

  const { status: found, headers, to } = await redirected(body.candidate.resume_url)
  t.equal(found, 302)
  t.match(Object.fromEntries(headers), { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  const answer = await fetch(to)
  t.equal(answer.status, 200)
  t.ok(Buffer.from(await answer.arrayBuffer()).equals(pdf))
  t.match(Object.fromEntries(answer.headers), {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `attachment; filename="Lebenslauf _J_rgen_.pdf"; filename*=UTF-8''Lebenslauf%20%22J%C3%BCrgen%22.pdf`,
    'cache-control': 'private, no-store',
  })
  const part = await fetch(body.candidate.resume_url, { headers: { range: 'bytes=0-8' } })
  t.strictSame([part.status, await part.text()], [206, '%PDF-1.4\n'])
  const head = await fetch(body.candidate.resume_url, { method: 'HEAD' })
  t.strictSame([head.status, head.headers.get('content-length')], [200, String(pdf.length)])

  t.equal(new URL(to).searchParams.get('X-Amz-Expires'), '300')
  if (!isRealStore) return
  t.equal((await fetch(to.replace(row.object, 'f'.repeat(16)))).status, 403, 'the signature is for this file')
  t.equal((await fetch(to.replace('attachment', 'inline'))).status, 403, 'and for how it is served')
  t.equal((await fetch(to.split('?')[0]!)).status, 403, 'nobody reads the bucket without a signature')
})

t.test('every operation that takes a file stores it before its transaction', async (t) => {
  const { account, job, caller, create, rows, objects } = await given()
  const member = await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  const attribute = await account.insert('custom_attributes', { label: 'Proof', type: 'file' })
  const question = await account.insert('job_questions', { job_id: job.id, position: 1, body: 'Proof?', type: 'file' })
  const employee = await account.givenEmployee()
  const file = (name: string) => ({ name, data: base64 })
  const made = await create({ resume: file('cv.pdf'), answers: [{ question_key: question.key, file: file('answer.pdf') }] })
  const { id } = made.body.candidate
  const answers = [
    made,
    await caller.request('PATCH', `/candidates/${id}`, { body: { candidate: { resume: file('newer.pdf') } } }),
    await caller.post(`/candidates/${id}/comments`, { member_id: member.key, comment: { body: 'See', attachment: file('a.txt') } }),
    await caller.request('PATCH', `/candidates/${id}/update_custom_attribute_value`, {
      body: { custom_attribute_key: attribute.key, file: file('b.pdf') },
    }),
    await caller.post(`/employees/${employee.key}/documents`, { member_id: member.key, documents: [file('c.pdf')] }),
    await caller.post(`/candidates/${id}/offer`, { member_id: member.key, documents: [file('d.pdf')] }),
  ]
  t.strictSame(
    answers.map(({ status }) => status),
    [201, 200, 201, 201, 201, 201],
    answers.map(({ text }) => text.slice(0, 300)).join('\n'),
  )
  const stored = await rows()
  t.equal(stored.length, 7)
  t.strictSame((await objects()).map(nameIn).toSorted(), stored.map(({ object }) => object).toSorted())
})

t.test('a copied candidate shares the bytes, which go with the last of both', async (t) => {
  const { account, caller, withResume, objects } = await given()
  const [other, member] = await Promise.all([account.givenJob(), account.givenMember({ role: 'admin' })])
  const { id } = (await withResume()).body.candidate
  const copy = await caller.post(`/candidates/${id}/copy`, { member_id: member.key, target_job_shortcode: other.shortcode })
  t.equal(copy.status, 201)
  const before = await objects()
  t.equal(before.length, 1)
  const left = copy.body.candidate.id
  t.equal((await caller.delete(`/candidates/${id}`)).status, 204)
  await chores.removeForgotten()
  t.strictSame(await objects(), before)
  const shown = (await caller.get(`/candidates/${left}`)).body.candidate.resume_url
  t.ok(Buffer.from(await (await fetch(shown)).arrayBuffer()).equals(pdf))
  t.equal((await caller.delete(`/candidates/${left}`)).status, 204)
  await chores.removeForgotten()
  t.strictSame(await objects(), [])
})

t.test('bytes without a row are removed after a day, others never', async (t) => {
  const { account, withResume, rows, objects } = await given()
  await withResume()
  const orphan = '0123456789abcdef'
  await store.put(account.id, orphan, pdf)
  t.teardown(() => (time = Date.now()))
  time = Date.now() + day - hour
  await chores.removeOrphans()
  t.equal((await objects()).length, 2, 'they may belong to a change that is under way')
  time = Date.now() + day + hour
  await chores.removeOrphans()
  t.strictSame((await objects()).map(nameIn), [(await rows())[0].object])
  if (!isRealStore) return
  // More than the store lists at once.
  const many = Array.from({ length: 1_005 }, (_, at) => at.toString(16).padStart(16, '0'))
  for (const name of many) await store.put(0, name, Buffer.from(name))
  await chores.removeOrphans()
  t.equal((await objects()).length, 1)
})

t.test('a slow bucket delays only those who use it: no connection, no other request, not /ready', async (t) => {
  const { caller, withResume, objects } = await given()
  bucket.inflict({ delay: 1_500 })
  let isStored = false
  const storing = withResume().then((answer) => ((isStored = true), answer))
  const began = performance.now()
  for (let at = 0; at < 5; at++) t.equal((await caller.post('/departments', { name: `Team ${at}` })).status, 200)
  world.application.begin()
  t.equal((await fetch(`${world.origin}/ready`)).status, 200)
  t.notOk(isStored, `${Math.round(performance.now() - began)} ms for the others`)
  t.equal((await storing).status, 201)
  t.equal((await objects()).length, 1)
})

t.test('a bucket that is away gets 503 with Retry-After, nothing is stored, and the same request succeeds later', async (t) => {
  const { caller, create, withResume, rows, objects } = await given()
  const headers = { 'idempotency-key': 'again' }
  for (const [title, fault] of Object.entries({ refuses: { status: 503 }, cut: { cutsAfter: 100_000 } })) {
    bucket.inflict(fault)
    const failed = await withResume('cv.pdf', { 'idempotency-key': title })
    t.match(failed, { status: 503, text: /briefly unavailable/ }, title)
    t.equal(failed.headers.get('retry-after'), '1')
    t.strictSame([await rows(), await objects()], [[], []], `${title}: not even half a file`)
  }
  const made = await create({})
  t.equal(made.status, 201, 'what has no file needs no bucket')
  t.equal((await caller.get(`/candidates/${made.body.candidate.id}`)).status, 200)
  bucket.inflict({})
  t.equal((await withResume('cv.pdf', headers)).status, 201)
  t.equal((await objects()).length, 1)
})

t.test('a bucket that says nothing is given up in bounded time', async (t) => {
  bucket.inflict({ delay: 60_000 })
  const impatient = bucketStore(configured, 300)
  const began = performance.now()
  await t.rejects(impatient.put(1, '0123456789abcdef', pdf), { message: /^The bucket files did not take a file \(\w+Error: / })
  await t.rejects(impatient.read(1, '0123456789abcdef'), { message: /did not return a file/ })
  t.ok(performance.now() - began < 2_000)
})

t.test('a file given by URL is fetched into the bucket; one that is erased meanwhile leaves nothing there', async (t) => {
  const { account, create, rows, objects } = await given()
  let onAsked = async () => {}
  const server = createServer((_, response) => void onAsked().then(() => response.end(pdf)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/cv.pdf`
  await create({ resume_url: url })
  t.match(await chores.fetchDue(), { fetched: 1, failed: 0 })
  const [row] = await rows()
  t.match(row, { size: pdf.length, object: nameIn((await objects())[0]) })

  await create({ resume_url: url })
  onAsked = async () => void (await database.execute('delete from files where account_id = $1 and size is null', [account.id]))
  t.match(await chores.fetchDue(), { fetched: 0, failed: 0 })
  t.equal((await objects()).length, 1)
})

t.test(
  'an account with files moves into another bucket: its bytes come before the transaction, and again only if they are new',
  async (t) => {
    const { account, withResume, caller } = await given()
    await withResume()
    const { id } = (await withResume('second.pdf')).body.candidate
    const lines: string[] = []
    const subdomain = account.subdomain
    for await (const line of exportAccount({ ...statements, store }, { subdomain, now: now() })) lines.push(line)
    t.equal(lines.filter((line) => line.includes(base64)).length, 2)
    t.notMatch(lines.join('\n'), /stored_as|"object"/)

    const [there, elsewhere] = await Promise.all([givenBucket(t), givenDatabase(t)])
    const other = await givenWorld(t, { now, environment: { ...elsewhere, ...there.environment } })
    const into = { ...other.application.statements, store: other.application.store }
    const move = () => importLines(into, Readable.from(lines))
    there.inflict({ status: 503 })
    await t.rejects(move(), { message: /^The bucket files did not take a file/ })
    t.equal((await other.application.database.execute('select id from accounts where subdomain = $1', [subdomain])).length, 0)
    there.inflict({ delay: 1_000 })
    const moving = move()
    // An embedded database has one connection: it is free while the bytes are stored.
    for (let at = 0; at < 3; at++) await other.application.database.execute('select 1', [])
    t.strictSame(await there.names(), [], 'the others did not wait')
    t.match(await moving, { counts: { file: { added: 2 } } })
    there.inflict({})
    const before = await there.names()
    t.equal(before.length, 2)
    t.match(await move(), { counts: { file: { unchanged: 2 } } })
    t.strictSame(await there.names(), before, 'nothing is stored twice')
    const again: string[] = []
    for await (const line of exportAccount(into, { subdomain, now: now() })) again.push(line)
    t.strictSame(again.slice(1), lines.slice(1))

    t.equal((await caller.delete(`/candidates/${id}`)).status, 204)
  },
)

t.test('the doctor writes, reads and removes a file of the bucket', async (t) => {
  const examine = async (more: Record<string, string> = {}) => {
    const environment = { MODE: 'development', PORT: '0', ...(await givenDatabase(t)), ...bucket.environment, ...more }
    return (await findingsOf({ file: {}, environment, now: Date.now })).find(({ check }) => check === 'FILES_URL')
  }
  const before = await bucket.names()
  t.match(await examine(), { state: 'ok', finding: 'the bucket takes, returns and removes a file' })
  t.strictSame(await bucket.names(), before)
  if (isRealStore)
    t.match(await examine({ AWS_SECRET_ACCESS_KEY: 'wrong' }), { state: 'wrong', finding: /did not take a file \(SignatureDoesNotMatch/ })
  bucket.inflict({ status: 503 })
  t.match(await examine(), { state: 'wrong', finding: /did not take a file .*: correct FILES_URL, AWS_/ })
})

t.test('the setting: a bucket, with its region or endpoint', (t) => {
  const read = (FILES_URL: string, more = {}) => configOf({ MODE: 'development', FILES_URL, ...more }).bucket
  t.equal(configOf({ MODE: 'development', AWS_ACCESS_KEY_ID: 'of something else' }).bucket, undefined)
  t.strictSame(read('s3://hr-files?region=eu-central-1'), {
    bucket: 'hr-files',
    prefix: '',
    region: 'eu-central-1',
    endpoint: undefined,
    credentials: undefined,
  })
  t.match(read('s3://hr-files/a//b/?endpoint=https://s3.example.com'), {
    prefix: 'a/b/',
    region: 'us-east-1',
    endpoint: 'https://s3.example.com',
  })
  for (const wrong of [
    'https://hr-files.example.com',
    's3://hr-files',
    's3://HR?region=eu-central-1',
    's3://hr-files?region=eu-central-1&other=1',
    's3://hr-files?endpoint=s3.example.com',
    's3://key:secret@hr-files?region=eu-central-1',
  ])
    t.throws(() => read(wrong), { message: /^FILES_URL is .* must be s3:\/\/ with a bucket/ }, wrong)
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    t.throws(() => read('s3://hr-files?region=eu-central-1', { [name]: 'x' }), { message: /^AWS_\w+ is set, but AWS_\w+ is not: set both/ })
  t.end()
})
