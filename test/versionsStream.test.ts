// Whole collections of version 2: flat memory, backpressure, two at once per account, and truncation on errors.
import { execFile } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { openDatabase, type Database, type Execute } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { plantCandidates } from './bench/candidateWorld.ts'
import { collect } from './fixtures/collect.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenDatabase, givenWorld, pageThrough, type Caller, type World, type WorldOptions } from './fixtures/server.ts'
import { settled, until, within } from './fixtures/wait.ts'

const path = '/spi/v2/candidates'
/** Eight pages. */
const length = 800
/** One page is much larger than the buffers between the server and a client that does not read. */
const letter = 'x'.repeat(40_000)

type Watched = Database & {
  /** The number of statements that find candidates; others depend on what the server remembers. */
  asked: number
  /** What such a statement waits for, and the error it fails with. */
  before: () => Promise<void> | void
}

function watched(database: Database): Watched {
  const watching: Watched = {
    ...database,
    asked: 0,
    before: () => {},
    execute: async (text, values) => {
      if (text.includes('from "candidates"') && !text.includes('"candidates"."key" = wanted.key')) {
        watching.asked++
        await watching.before()
      }
      return database.execute(text, values)
    },
  }
  return watching
}

type Line = { level: number; reqId?: string; err?: { message: string } }

/** An account with 800 candidates of 40 KB each. `over` waits until a response is finished; `faults` has the log's warnings and errors. */
async function givenLong(t: Test, options: WorldOptions = {}) {
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const database = watched(await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres`, migrations }))
  const faults: Line[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => void faults.push(JSON.parse(line) as Line) })
  const world = await givenWorld(t, { database, logger: logger as never, ...options })
  const account = await world.givenAccount()
  await account.givenJob()
  await plantCandidates(account, database.execute, length)
  await database.execute(`update candidates set cover_letter = $2, key = int8send(id * 1000) where account_id = $1`, [account.id, letter])
  await database.execute('analyze', [])
  const caller = await account.givenCaller()
  const closed = new EventEmitter()
  let underWay = 0
  world.application.server.server.on('request', (_, response) => {
    underWay++
    response.once('close', () => {
      underWay--
      closed.emit('close')
    })
  })
  /** Blocks statements after this many until released. */
  const holdAt = (count: number) => {
    const reached = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    database.before = () => {
      if (database.asked < count) return
      reached.resolve()
      return gate.promise
    }
    const isReached = within(`statement ${count}`, reached.promise, { seen: () => database.asked })
    // The caller may be waiting for something else when this rejects.
    isReached.catch(() => {})
    return { reached: isReached, letGo: gate.resolve }
  }
  return {
    world,
    database,
    account,
    caller,
    holdAt,
    faults,
    /** The number of unfinished responses. */
    underWay: () => underWay,
    over: () => within('the server to be done with an answer', once(closed, 'close')),
  }
}

const keysIn = ({ candidates }: { candidates: { key: string }[] }) => candidates.map(({ key }) => key)

/** Requests the whole collection without reading the response. */
function open({ origin }: World, { token }: Caller, id = 'one') {
  const request = get(origin + path, { agent: false, headers: { authorization: `Bearer ${token}`, 'x-request-id': id } })
  const answered = once(request, 'response').then(([answer]) => answer as IncomingMessage)
  const response = within('an answer to begin', answered)
  request.on('error', () => {})
  response.catch(() => {})
  return { response, leave: () => void request.destroy() }
}

/** The number of statements, once no more are run. */
const settledAsked = (database: { asked: number }) => settled('the statements', () => database.asked, 400)

/** The keys of the candidates in order of arrival; nothing else is kept in memory. */
async function* keysFrom(response: IncomingMessage): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
    rest += chunk
    let end = Math.max(0, rest.length - 40)
    for (const found of rest.matchAll(/\{"key":"([0-9a-f]{16})","name":/g)) {
      yield found[1] as string
      end = Math.max(end, found.index + found[0].length)
    }
    rest = rest.slice(end)
  }
}

t.test('H6: a client that never reads is eventually disconnected', async (t) => {
  const timeouts = { headers: 10_000, request: 30_000, check: 1_000, unread: 500 }
  const { world, caller, over, faults } = await givenLong(t, { timeouts })
  const gone = over()
  const response = await open(world, caller).response
  await gone
  await t.rejects(text(response), { code: 'ECONNRESET' })
  t.same(faults, [])
})

t.test('memory stays flat for any size, newest items first', async (t) => {
  const many = Number(process.env.SPINDLE_CANDIDATES || 8_000)
  const world = await givenWorld(t)
  const { DATABASE_URL } = world.config
  // A separate connection: the server's own has a timeout, which statements that write this much would exceed.
  const sql = DATABASE_URL ? postgres(DATABASE_URL, { max: 1, onnotice: () => {} }) : undefined
  t.teardown(() => sql?.end())
  const execute: Execute = sql ? (statement, values) => sql.unsafe(statement, values as never[]) : world.application.database.execute
  const given = async (count: number) => {
    const account = await world.givenAccount()
    for (let made = 0; made < 5; made++) await account.givenJob()
    await plantCandidates(account, execute, count)
    await execute('analyze', [])
    return account.givenCaller()
  }
  const memory = () => {
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    return { held: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 }
  }
  const read = async (caller: Caller, expected: number) => {
    const samples: ReturnType<typeof memory>[] = []
    const began = performance.now()
    let [count, sorted, last, first] = [0, true, 'g', 0]
    for await (const key of keysFrom(await open(world, caller).response)) {
      first ||= performance.now() - began
      sorted &&= key < last
      last = key
      if (++count % Math.ceil(expected / 10) === 0) samples.push(memory())
    }
    const seconds = (performance.now() - began) / 1000
    const told = samples.map(({ held, rss }) => `${held.toFixed(1)}/${rss.toFixed(0)}`).join(', ')
    t.comment(
      `figure: version 2, whole collection: ${count} in ${seconds.toFixed(1)} s, the first after ${(first / 1000).toFixed(1)} s, ${Math.round(count / seconds)} a second; held/RSS in MB at each tenth: ${told}`,
    )
    t.equal(count, expected)
    t.ok(sorted, 'each is older than the one before')
    return samples
  }
  await read(await given(2000), 2000)
  const caller = await given(many)
  const before = memory().held
  const most = Math.max(...(await read(caller, many)).map(({ held }) => held))
  t.ok(most - before < 20, `${(most - before).toFixed(1)} MB above ${before.toFixed(1)} MB; all of them would be ${(many * 4.5) / 1000} MB`)
})

const embeddedProof = process.env.DATABASE_URL ? 'measures this process, in which the embedded database is' : proofOnly
t.test('its CPU time is comparable to that of version 3’s pages', { skip: embeddedProof }, async (t) => {
  const world = await givenWorld(t)
  const { execute } = world.application.database
  const account = await world.givenAccount()
  for (let made = 0; made < 20; made++) await account.givenJob()
  await plantCandidates(account, execute, 3_000)
  await execute('vacuum analyze', [])
  const caller = await account.givenCaller()
  const { pages } = await pageThrough(caller, '/candidates?limit=100', 'candidates')
  const addresses = pages.flatMap(({ body }) => (body.paging ? [String(body.paging.next)] : []))
  // Another program reads, so that the CPU time of this process is that of the server and the database.
  const cpuOf = async (...urls: string[]) => {
    const words = urls.flatMap((url) => ['-o', '/dev/null', url])
    const before = process.cpuUsage()
    await promisify(execFile)('curl', ['-sf', '-H', `Authorization: Bearer ${caller.token}`, ...words])
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const whole = () => cpuOf(world.origin + path)
  const inPages = () => cpuOf(`${world.origin}/spi/v3/candidates?limit=100`, ...addresses)
  for (let warm = 0; warm < 3; warm++) t.ok((await whole()) + (await inPages()))
  const rounds: [whole: number, inPages: number][] = []
  for (let round = 0; round < 11; round++) rounds.push([await whole(), await inPages()])
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
  const [ofWhole, ofPages] = [median(rounds.map(([one]) => one)), median(rounds.map(([, other]) => other))]
  const ratio = ofWhole / ofPages
  t.comment(
    `figure: 3,000 candidates of 4.5 KB: whole ${ofWhole.toFixed(0)} ms of CPU, in pages ${ofPages.toFixed(0)} ms: ${ratio.toFixed(2)} times`,
  )
  // One statement per item would take more than 9 times as long.
  t.ok(ratio < 3, `${ratio.toFixed(2)} times`)
})

t.test('while it is sent', async (t) => {
  const { world, database, account, caller, holdAt, faults, over, underWay } = await givenLong(t)
  const stored = await database.execute(`select encode(key, 'hex') as key from candidates where account_id = $1 order by key desc`, [
    account.id,
  ])
  const keys = stored.map(({ key }) => key as string)
  database.asked = 0
  t.same(keysIn((await caller.get(world.origin + path)).body), keys)
  /** The number of statements on candidates that it takes. */
  const whole = database.asked
  t.beforeEach(() => {
    database.asked = 0
    database.before = () => {}
    faults.length = 0
  })

  await t.test('a slow reader pauses the statements and then gets everything', async (t) => {
    const response = await open(world, caller).response
    const asked = await settledAsked(database)
    t.ok(asked < whole - 2, `${asked} of ${whole} statements were run`)
    t.same(keysIn(JSON.parse(await text(response))), keys)
  })

  await t.test('two concurrent collections run no more statements than one and do not delay another account', async (t) => {
    const other = await (await world.givenAccount()).givenCaller()
    // Each response has its first page, and the next page of one of them is being read.
    const count = 3
    const { reached, letGo } = holdAt(count)
    const answers = Array.from({ length: 2 }, async () => keysIn(JSON.parse(await text(await open(world, caller).response))))
    await reached
    t.equal(await settledAsked(database), count, 'one under way')
    const another = other.get(world.origin + path)
    t.equal(await settledAsked(database), count + 1)
    letGo()
    t.equal((await another).status, 200)
    for (const answer of answers) t.same(await answer, keys)
  })

  const ask = (of: Caller, at = path, method = 'GET') => of.request(method, world.origin + at)
  /** A started response that nobody reads, as soon as there is a free slot. */
  const openOne = () =>
    until('a place to be free', async () => {
      const opened = open(world, caller)
      if ((await opened.response).statusCode === 200) return opened
      opened.leave()
      return undefined
    })
  const openTwo = async () => [await openOne(), await openOne()] as const
  /** Waits until both slots of the account are free, and checks that there is no third. */
  const twoPlaces = async (t: Test) => {
    const opened = await openTwo()
    t.equal((await ask(caller)).status, 429)
    for (const { leave } of opened) leave()
  }
  const isFull = async () => (await ask(caller, '/spi/v2/jobs')).status === 429
  const hasRoom = async () => !(await isFull())

  await t.test('an account may have two collections in progress; a third is refused and counted', async (t) => {
    const colleague = await account.givenCaller()
    const other = await (await world.givenAccount()).givenCaller()
    const opened = await openTwo()
    const left = ({ headers }: { headers: Headers }) => Number(headers.get('x-rate-limit-remaining'))
    const before = await ask(caller, '/spi/v3/members')
    const refused = await ask(caller)
    t.match(refused, { status: 429, body: { error: 'This account has 2 whole collections in progress, retry in 5 seconds' } })
    t.equal(refused.headers.get('retry-after'), '5')
    t.equal(refused.headers.get('x-error-code'), 'collections-under-way')
    const after = await ask(caller, '/spi/v3/members')
    // Unless a new rate-limit window has begun in between.
    if (left(after) < left(before)) t.equal(left(after), left(before) - 2, 'it counts')
    for (const one of ['/spi/v2/jobs', '/spi/v1/candidates', '/spi/v1/jobs']) t.equal((await ask(caller, one)).status, 429, one)
    t.equal((await ask(colleague)).status, 429, 'for another token of the account too')
    t.equal((await ask(caller, '/spi/v2/members')).status, 200, 'what comes in pages is not held up')
    t.equal((await ask(other)).status, 200, 'nor is another account')
    const bodies = await Promise.all(opened.map(async ({ response }) => keysIn(JSON.parse(await text(await response)))))
    for (const body of bodies) t.same(body, keys, 'both are whole')
    t.same((await ask(caller, '/spi/v2/jobs')).status, 200, 'and then there is room')
    await twoPlaces(t)
  })

  await t.test('a slot is freed when its client disconnects, at any point of the response', async (t) => {
    const [first, second] = await openTwo()
    t.ok(await isFull())
    first.leave()
    await until('the place of one who did not read', hasRoom)
    const third = await openOne()
    second.leave()
    await until('the place of the other', hasRoom)
    // What nobody reads fills the buffers first.
    await settledAsked(database)
    // The client disconnects before the first page is there.
    const { reached, letGo } = holdAt(database.asked + 1)
    const early = open(world, caller)
    await reached
    t.ok(await isFull())
    await until('the server to be done with the refusal', () => underWay() === 2)
    early.leave()
    await until('the server to be done with it', () => underWay() === 1)
    // It has a slot, and waits for its turn.
    const next = ask(caller, '/spi/v2/jobs')
    letGo()
    t.equal((await next).status, 200)
    t.equal((await ask(caller, path, 'HEAD')).status, 200)
    await until('the place of one who asked for no body', hasRoom)
    third.leave()
  })

  await t.test('a slot is freed when the client of a pipelined request disconnects', async (t) => {
    const socket = connect(Number(new URL(world.origin).port), '127.0.0.1')
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${caller.token}\r\n\r\n`
    socket.on('error', () => {}).write(head + head)
    await until('both places to be taken', isFull)
    socket.destroy()
    await twoPlaces(t)
  })

  await t.test('work stops when a client disconnects without reading', async (t) => {
    const { response, leave } = open(world, caller)
    await response
    await settledAsked(database)
    const gone = over()
    leave()
    await gone
    const { asked } = database
    t.equal(await settledAsked(database), asked)
    t.same(faults, [], 'it is no fault of ours')
  })

  await t.test('work stops when a client disconnects while a part is rendered', async (t) => {
    const { reached, letGo } = holdAt(whole - 2)
    const { response, leave } = open(world, caller)
    ;(await response).on('error', () => {}).resume()
    await reached
    const gone = over()
    leave()
    await gone
    const { asked } = database
    letGo()
    t.equal(await settledAsked(database), asked)
    t.same(faults, [])
  })

  await t.test('the response starts with the newest page, and after a disconnection no further page is read', async (t) => {
    // The second page.
    const { reached, letGo } = holdAt(2)
    const { response, leave } = open(world, caller)
    await reached
    t.equal(await Promise.race([response.then(({ statusCode }) => statusCode), sleep(10_000)]), 200)
    const gone = over()
    leave()
    await gone
    letGo()
    t.equal(await settledAsked(database), 2)
    t.same(faults, [])
    t.equal((await caller.get('/accounts')).status, 200)
  })

  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
  for (const [fault, level, status] of [
    [lost, 40, 503],
    [new Error('a mistake'), 50, 500],
  ] as const) {
    await t.test(`an error that is ${status} before the response truncates a started one, and is logged once`, async (t) => {
      database.before = () => {
        if (database.asked >= whole - 2) throw fault
      }
      const response = await open(world, caller, 'cut').response
      t.equal(response.statusCode, 200)
      await t.rejects(text(response), { code: 'ECONNRESET' }, 'the end is missing')
      t.match(faults, [{ reqId: 'cut', level, err: { message: fault.message } }])
      t.equal(faults.length, 1)
      database.before = () => {
        throw fault
      }
      t.equal((await caller.get(world.origin + path)).status, status)
      database.before = () => {}
      t.equal((await caller.get('/accounts')).status, 200, 'and the server goes on')
      await twoPlaces(t)
    })
  }

  await t.test('items added meanwhile are left out, deleted ones too, and none is repeated', async (t) => {
    const response = await open(world, caller).response
    await settledAsked(database)
    const gone = keys.at(-20) as string
    await database.execute('delete from activities where account_id = $1 and candidate_id = (select id from candidates where key = $2)', [
      account.id,
      gone,
    ])
    await database.execute('delete from candidates where account_id = $1 and key = $2', [account.id, gone])
    const added = await account.givenCandidate()
    // An import creates candidates with their original ids, here among those of the oldest page.
    const imported = [1n, 2n, 3n].map((at) => (BigInt(`0x${keys.at(-30)}`) + at).toString(16).padStart(16, '0'))
    for (const key of imported) await account.givenCandidate({ key })
    const sent = keysIn(JSON.parse(await text(response)))
    t.notOk(sent.includes(added.key))
    t.same(
      sent.filter((key) => !imported.includes(key)),
      keys.filter((key) => key !== gone),
      'the others are all there',
    )
    t.same(sent, sent.toSorted().toReversed())
    t.equal(new Set(sent).size, sent.length)
  })

  await t.test('K7: a stop completes a response in progress and cuts off a client that does not read', async (t) => {
    const stalled = await open(world, caller).response
    await settledAsked(database)
    database.asked = 0
    const { reached, letGo } = holdAt(whole - 1)
    const body = open(world, caller).response.then(text)
    await reached
    const closed = world.application.close()
    letGo()
    t.ok(keysIn(JSON.parse(await body)).length > length, 'all are there')
    await closed
    await t.rejects(text(stalled), { code: 'ECONNRESET' })
    t.same(faults, [])
  })
})
