// Idempotency-Key: a repeated POST gets the same response, and its change is made once.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { prepareIdempotency, type Answer } from '../src/access/idempotency.ts'
import { base } from '../src/assemble.ts'
import type { DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { openDatabase } from '../src/db/client.ts'
import { databaseFault } from '../src/db/faults.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import { processOf } from '../src/db/processes.ts'
import { statementsOver } from '../src/db/statements.ts'
import { exampleBody, exampleInPath, exampleQuery } from './fixtures/requests.ts'
import { startServer } from './fixtures/process.ts'
import { callerAt, givenDatabase, givenWorld, type Caller } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

const second = 1000
const hour = 3600 * second
const start = Date.parse('2030-01-01T00:00:00Z')
let time = start
const now = () => time

const world = await givenWorld(t, { now })
const { database, chores } = world.application
/** Another process of the same server, if the database allows two. */
const twin = world.config.DATABASE_URL ? await givenWorld(t, { now, environment: { DATABASE_URL: world.config.DATABASE_URL } }) : world

const posts = Object.entries(facts as unknown as Record<string, OperationFacts>).filter(([, { method }]) => method === 'POST')
const sha256 = (...parts: string[]) =>
  createHash('sha256')
    .update(parts.map((part) => `${part}\n`).join(''))
    .digest('hex')

async function given() {
  const account = await world.givenAccount()
  const [job, caller] = await Promise.all([account.givenJob(), account.givenCaller(), account.givenStages()])
  const path = `/jobs/${job.shortcode}/candidates`
  const count = async () =>
    (await database.execute('select count(*)::int as count from candidates where account_id = $1', [account.id]))[0]!.count
  const keys = async () => [...(await database.execute('select * from idempotency_keys where account_id = $1', [account.id]))]
  return { account, job, caller, path, count, keys }
}

const ada = { candidate: { name: 'Ada Berg', email: 'ada@example.test' } }
const send = (caller: Caller, path: string, key: string, body: unknown = ada) =>
  caller.request('POST', path, { body, headers: { 'idempotency-key': key } })
const isReplay = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed')

t.test('every POST without a secret response accepts a key: malformed 400, running 409, other request 422', async (t) => {
  t.ok(posts.length > 1)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (const [id, operation] of posts) {
    if (operation.secret) continue
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleInPath(id, name))
    const query = exampleQuery(id)
    const { body = ada } = exampleBody(id)
    for (const key of ['', 'with space', 'x'.repeat(256), 'ü', 'two, keys']) {
      const { status, body: refusal, headers } = await send(caller, path + query, key, body)
      t.equal(status, 400, `${id} "${key.slice(0, 10)}"`)
      t.match(headers.get('x-error-reason') ?? Object.keys(refusal.validation_errors).join(), 'Idempotency-Key', id)
    }
    const sent = 'body' in operation ? JSON.stringify(body) : ''
    for (const [key, bodyHash, expected] of [
      ['running', sha256(query, sent), 409],
      ['other', sha256(query, `${sent} `), 422],
      ['query', sha256(`${query || '?'}&more`, sent), 422],
    ] as const) {
      const hash = sha256(`account:${account.id}`, '', 'POST', base + path, key)
      await account.insert('idempotency_keys', { hash, body_hash: bodyHash, created_at: new Date(time).toISOString() })
      const answer = await send(caller, path + query, key, body)
      t.equal(answer.status, expected, `${id} ${key}`)
      t.equal(answer.headers.get('retry-after'), expected === 409 ? '1' : null, `${id} ${key}`)
    }
  }
})

t.test('a POST that returns a secret is marked, and its response is not stored', (t) => {
  const document = readFileSync(new URL('../generated/openapi-3.1.json', import.meta.url), 'utf8')
  const { paths, components } = JSON.parse(document)
  const namesIn = (schema: any, within: string[] = []): string[] => {
    if (typeof schema !== 'object' || schema === null || within.includes(schema.$ref)) return []
    if (schema.$ref) return namesIn(components.schemas[schema.$ref.split('/').at(-1)], [...within, schema.$ref])
    return [...Object.keys(schema.properties ?? {}), ...Object.values(schema).flatMap((inner) => namesIn(inner, within))]
  }
  for (const [id, { path, secret = false }] of posts) {
    const { responses } = paths[path].post
    const names = Object.keys(responses)
      .filter((status) => status.startsWith('2'))
      .flatMap((status) => namesIn(responses[status].content))
    t.equal(
      names.some((name) => /secret|token|password/i.test(name)),
      secret,
      id,
    )
  }
  t.end()
})

t.test('a repeated request gets the same response, and its change is made once', async (t) => {
  const { account, caller, path, count } = await given()
  const first = await send(caller, path, 'one')
  t.equal(first.status, 201)
  t.equal(isReplay(first), null)
  await database.execute(`update candidates set name = 'Somebody else' where account_id = $1`, [account.id])
  for (const server of [world, twin]) {
    const again = await send(server.callerWith(caller.token), path, 'one')
    t.equal(again.status, 201)
    t.equal(again.text, first.text)
    t.equal(again.headers.get('content-type'), first.headers.get('content-type'))
    t.equal(isReplay(again), 'true')
  }
  t.equal(await count(), 1)
})

t.test('a response without a body is replayed without one', async (t) => {
  const { account, caller } = await given()
  const { key } = await account.givenMember({ active: false })
  for (const replayed of [null, 'true']) {
    const answer = await send(caller, `/members/${key}/enable`, 'one', undefined)
    t.strictSame([answer.status, answer.text, isReplay(answer)], [204, '', replayed])
  }
})

t.test('concurrent duplicates are carried out once', async (t) => {
  const { caller, path, count } = await given()
  const callers = [world, twin].map((server) => server.callerWith(caller.token))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(callers[at % 2]!, path, 'one')))
  const fresh = answers.filter((answer) => answer.status === 201 && !isReplay(answer))
  t.equal(fresh.length, 1)
  for (const answer of answers) {
    if (answer === fresh[0]) continue
    if (answer.status === 201) t.equal(answer.text, fresh[0]!.text)
    else t.equal(answer.status, 409)
  }
  t.equal(await count(), 1)
})

t.test('a key is bound to one body, path, client, member and account', async (t) => {
  const { account, caller, path, count } = await given()
  t.equal((await send(caller, path, 'one')).status, 201)
  const other = await send(caller, path, 'one', { candidate: { name: 'Eva Lind', email: 'eva@example.test' } })
  t.equal(other.status, 422)
  t.equal((await send(caller, `${path}?stage=applied`, 'one')).status, 422, 'another query')
  t.equal(await count(), 1)

  const job = await account.givenJob()
  const elsewhere = `/jobs/${job.shortcode}/candidates`
  t.equal(isReplay(await send(caller, elsewhere, 'one')), null, 'another path')
  const user = await account.givenUser()
  const colleague = await account.givenUser({}, { application: user.application })
  const partner = await account.givenPartnerCaller()
  for (const [at, who] of [user, colleague, partner].entries()) {
    const fresh = await send(who, elsewhere, 'two', { candidate: { name: 'Eva Lind', email: `eva-${at}@example.test` } })
    t.strictSame([fresh.status, isReplay(fresh)], [201, null])
  }
  const stranger = await given()
  t.equal((await send(stranger.caller, stranger.path, 'one')).status, 201, 'another account')
  t.equal((await send(stranger.caller, path, 'one')).status, 404, 'whose keys do not open this one')
})

t.test('nothing is stored without a key, and other methods ignore keys', async (t) => {
  const { account, caller, path, keys } = await given()
  const { key } = await account.givenCandidate()
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' }
  const answer = await fetch(world.origin + base + path, { method: 'POST', headers, body: JSON.stringify(ada) })
  t.equal(answer.status, 201)
  const tags = await caller.request('PUT', `/candidates/${key}/tags`, {
    body: { tags: ['a'] },
    headers: { 'idempotency-key': 'not valid' },
  })
  t.equal(tags.status, 202)
  t.strictSame(await keys(), [])
})

t.test('errors are not stored: repeating the request is a new attempt', async (t) => {
  const { account, caller, path, count, keys } = await given()
  const { email } = (await account.givenCandidate()) as unknown as { email: string }
  const { id: job } = await account.givenJob()
  await database.execute('update candidates set job_id = (select min(id) from jobs where account_id = $1) where account_id = $1', [
    account.id,
  ])
  const body = { candidate: { name: 'Ada Berg', email } }
  t.equal((await send(caller, path, 'refused', body)).status, 422)
  t.equal((await send(caller, path, 'malformed', { candidate: 7 })).status, 400)
  t.strictSame(await keys(), [])
  await database.execute('update candidates set job_id = $2 where account_id = $1', [account.id, job])
  t.equal((await send(caller, path, 'refused', body)).status, 201)

  await database.execute(
    `create function refuse_it() returns trigger language plpgsql as $$ begin if new.email = 'fails@example.test' then raise 'on purpose'; end if; return new; end $$`,
    [],
  )
  await database.execute('create trigger refuse_it after insert on candidates for each row execute function refuse_it()', [])
  const failing = { candidate: { name: 'Ada Berg', email: 'fails@example.test' } }
  t.equal((await send(caller, path, 'failing', failing)).status, 500)
  await database.execute('drop trigger refuse_it on candidates', [])
  const answer = await send(caller, path, 'failing', failing)
  t.strictSame([answer.status, isReplay(answer)], [201, null])
  t.equal(await count(), 3)
})

t.test('a key claimed by a process of an earlier release is free after a minute', async (t) => {
  const { account, caller, path, count } = await given()
  t.teardown(() => (time = start))
  const hash = sha256(`account:${account.id}`, '', 'POST', base + path, 'one')
  const claimed = { hash, body_hash: sha256('', JSON.stringify(ada)), created_at: new Date(time).toISOString() }
  await account.insert('idempotency_keys', claimed)
  time = start + 60 * second
  t.equal((await send(caller, path, 'one')).status, 409)
  time = start + 60 * second + 1
  const fresh = await send(caller, path, 'one')
  t.strictSame([fresh.status, isReplay(fresh)], [201, null])
  t.equal(isReplay(await send(caller, path, 'one')), 'true')
  t.equal(await count(), 1)
})

t.test('a key claimed by a dead process is free at once, one of a living process is not', async (t) => {
  const [dead] = await database.execute('insert into processes (ended_at) values (now()) returning id', [])
  for (const [process, expected] of [
    [dead?.id, 201],
    [await processOf(twin.application.database).number(), 409],
  ] as const) {
    const { account, caller, path } = await given()
    const hash = sha256(`account:${account.id}`, '', 'POST', base + path, 'one')
    const claimed = { hash, body_hash: sha256('', JSON.stringify(ada)), created_at: new Date(time).toISOString(), process_id: process }
    await account.insert('idempotency_keys', claimed)
    t.equal((await send(caller, path, 'one')).status, expected)
  }
})

t.test('K6: after a restart that interrupted its request, a key is free within two seconds', async (t) => {
  const given = await givenDatabase(t)
  const opening = () => openDatabase({ databaseUrl: given.DATABASE_URL, dataDir: `${given.DATA_DIR}/postgres` })
  const environment = { MODE: 'development', RATE_LIMIT_ACCOUNT: '1000000', ...given } as Record<string, string>
  await (await startServer(t, environment, ['--demo'])).stop()
  const { accounts } = JSON.parse(readFileSync(`${given.DATA_DIR}/demo.json`, 'utf8')) as DemoFile
  const token = accounts[0]!.tokens.account
  const prepared = await opening()
  await prepared.execute('create table slow (is_on boolean)', [])
  await prepared.execute('insert into slow values (true)', [])
  await prepared.execute(
    `create function be_slow() returns trigger language plpgsql as $$ begin
      if (select is_on from slow) and new.email = 'ada@example.test' then perform pg_sleep(2); end if; return new; end $$`,
    [],
  )
  await prepared.execute('create trigger be_slow before insert on candidates for each row execute function be_slow()', [])
  await prepared.close()

  const first = await startServer(t, environment)
  const { body } = await callerAt(first.origin)(token).get('/jobs?state=published&limit=1')
  const path = `/jobs/${body.jobs[0].shortcode}/candidates`
  const cut = send(callerAt(first.origin)(token), path, 'one', { sourced: true, ...ada }).catch(() => 'cut')
  await sleep(700)
  first.process.kill('SIGKILL')
  t.equal(await cut, 'cut')
  const quick = await opening()
  await quick.execute('update slow set is_on = false', [])
  await quick.close()

  const second = await startServer(t, environment)
  const began = performance.now()
  const statuses: number[] = []
  await until(
    'the request to be carried out',
    async () => {
      const answer = await send(callerAt(second.origin)(token), path, 'one', { sourced: true, ...ada })
      statuses.push(answer.status)
      if (answer.status === 409) t.equal(answer.headers.get('retry-after'), '1')
      return answer.status === 201
    },
    { seen: () => statuses },
  )
  const took = performance.now() - began
  t.ok(took < 2000, `carried out ${Math.round(took)} ms after the restart`)
  t.equal(isReplay(await send(callerAt(second.origin)(token), path, 'one', { sourced: true, ...ada })), 'true')
})

t.test('a claim that could not be released is released once the database answers again', async (t) => {
  const { account } = await given()
  let isAway = false
  const fault = () => Promise.reject(databaseFault('DATABASE_TIMEOUT', 'away'))
  const there = { ...database, execute: (text: string, values: readonly unknown[]) => (isAway ? fault() : database.execute(text, values)) }
  const { once, releaseClaims } = prepareIdempotency(statementsOver(there), processOf(database), now)
  const asked = { account: account.id, hash: sha256('away'), bodyHash: sha256('') }
  const failing = once(asked, () => {
    isAway = true
    throw new Error('the database went away')
  })
  await t.rejects(failing, { message: 'the database went away' })
  await t.rejects(releaseClaims(), { message: 'away' })
  isAway = false
  await t.rejects(
    once(asked, () => t.fail('claimed still') as never),
    { code: 'idempotency-key-running' },
  )
  await releaseClaims()
  const answer = { status: 200, body: {}, headers: {} }
  t.match(await once(asked, async () => answer), { answer })
})

t.test('a process that was considered dead cannot complete its request', async (t) => {
  const { account } = await given()
  const asked = { account: account.id, hash: sha256('slow'), bodyHash: sha256('') }
  const process = () => {
    const statements = statementsOver(database)
    return { ...statements, ...prepareIdempotency(statements, processOf(database), now) }
  }
  const [frozen, quick] = [process(), process()]
  const change = (through: typeof frozen, title: string, answered: (answer: Answer) => void) =>
    through.transaction(async () => {
      const answer = { status: 201, body: { title }, headers: {} }
      answered(answer)
      return answer
    })
  t.teardown(() => (time = start))
  const late = frozen.once(asked, async (answered) => {
    time += 61 * second
    t.match(await quick.once(asked, (told) => change(quick, 'quick', told)), { was: 'now' })
    return change(frozen, 'frozen', answered)
  })
  await t.rejects(late, { message: /took too long/ })
  t.match(await quick.once(asked, () => t.fail('again') as never), { was: 'again', answer: { body: { title: 'quick' } } })
})

t.test('a response created outside its transaction is reported, and stored all the same', async (t) => {
  const { account } = await given()
  const { once } = prepareIdempotency(statementsOver(database), processOf(database), now)
  const asked = { account: account.id, hash: sha256('late'), bodyHash: sha256('') }
  const answer = { status: 200, body: { a: 1 }, headers: {} }
  t.match(await once(asked, async () => answer), { was: 'late', answer })
  t.match(await once(asked, () => t.fail('again') as never), { was: 'again', answer })
})

t.test('after 24 hours a key is free again and its response is removed', async (t) => {
  const { caller, path, keys } = await given()
  const [old, young] = [randomUUID(), randomUUID()]
  t.teardown(() => (time = start))
  await send(caller, path, old)
  time = start + hour
  await send(caller, path, young, { candidate: { name: 'Eva Lind', email: 'eva@example.test' } })
  time = start + 24 * hour
  t.equal(isReplay(await send(caller, path, old)), 'true')
  await chores.sweepAnswers()
  t.equal((await keys()).length, 2)
  time = start + 24 * hour + 1
  t.equal((await send(caller, path, old)).status, 422, 'carried out anew: the address is taken')
  await send(caller, path, old, { candidate: { name: 'Ida Lund', email: 'ida@example.test' } })
  time = start + 25 * hour + 1
  await chores.sweepAnswers()
  t.equal((await keys()).length, 1, 'the newest')
})
