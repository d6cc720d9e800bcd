// Lists while transactions commit late, which only a Postgres server can show: a client that pages or polls misses no row.
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import { pageFinder, type Range } from '../src/db/horizon.ts'
import { diskStore } from '../src/files/store.ts'
import { importLines } from '../src/transfer/import.ts'
import { givenWorld, type World } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'

const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server: the embedded engine has one session'

/** Connections of the test's own, which no limit of the server's holds back. */
function givenClient(t: Test, { config }: World) {
  const client = postgres(config.DATABASE_URL!, { max: 20, onnotice: () => {} })
  t.teardown(() => client.end())
  return client
}

/** Begins a transaction and runs `work` in it. Resolves to a function that commits it. */
async function underWay(client: postgres.Sql, work: (run: postgres.TransactionSql) => Promise<unknown>): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const over = client.begin(async (run) => {
    await work(run)
    begun.resolve()
    await held.promise
  })
  await Promise.race([begun.promise, over])
  return async () => {
    held.resolve()
    await over
  }
}

const usesOfHorizon = ({ application }: World) => application.statements.register.get('read_key_horizon')!.uses.times
let candidates = 0
const candidateOf = (account_id: number, job: { id: number }, stage: { id: number }) => ({
  account_id,
  job_id: job.id,
  stage_id: stage.id,
  name: 'A B',
  firstname: 'A',
  lastname: 'B',
  outlet: 'SPI',
  mailbox: `late-${++candidates}`,
})
const idsIn = (items: { id: string }[]) => items.map(({ id }) => id)

t.test('K13: no page of any list goes beyond a transaction under way, and the next one begins with its rows', { skip }, async (t) => {
  const world = await givenWorld(t)
  const client = givenClient(t, world)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const stage = (await account.givenStages()).sourced!
  const [job, jobOfActivities] = [await account.givenJob(), await account.givenJob()]
  const candidate = await account.givenCandidate({ job_id: job.id, stage_id: stage.id })
  const subscription = await subscriptionsOf(account).givenSubscription()
  let count = 0
  const lists = [
    ...['/candidates', `/jobs/${job.shortcode}/candidates`].map((path) => ({
      path,
      table: 'candidates',
      row: () => candidateOf(account.id, job, stage),
    })),
    {
      path: '/jobs',
      table: 'jobs',
      row: () => ({ title: 'Late', shortcode: (0xb000000000 + ++count).toString(16).toUpperCase(), state: 'published' }),
    },
    { path: '/members', table: 'members', row: () => ({ name: 'Late', email: `late-${++count}@example.test`, role: 'simple' }) },
    {
      path: `/jobs/${jobOfActivities.shortcode}/activities`,
      table: 'activities',
      row: () => ({ action: 'updated', job_id: jobOfActivities.id }),
    },
    {
      path: `/candidates/${candidate.key}/activities`,
      table: 'activities',
      row: () => ({ action: 'updated', job_id: job.id, candidate_id: candidate.id }),
    },
    {
      path: '/events',
      table: 'events',
      row: () => ({ title: 'Late', type: 'interview', starts_at: '2026-03-02T09:00:00Z', ends_at: '2026-03-02T10:00:00Z' }),
    },
    {
      path: `/subscriptions/${subscription.id}/deliveries`,
      table: 'deliveries',
      row: () => ({
        subscription_id: subscription.id,
        sequence: ++count,
        event: 'candidate_moved',
        subject: {},
        occurred_at: '2026-03-02T09:00:00Z',
        state: 'failed',
      }),
    },
  ]
  const insert = async (run: postgres.Sql, { table, row }: (typeof lists)[number]) => {
    const [made] = await run`insert into ${run(table)} ${run({ account_id: account.id, ...row() })} returning encode(key, 'hex') as key`
    return made!.key as string
  }
  const early: string[] = []
  const commit = await underWay(client, async (run) => {
    for (const list of lists) early.push(await insert(run as never, list))
  })
  const late = []
  for (const list of lists) late.push(await insert(client, list))

  const collectionOf = (body: Record<string, unknown>) => Object.values(body).find(Array.isArray) as { id: string }[]
  const first = await Promise.all(lists.map(({ path }) => caller.get(path)))
  await commit()
  for (const [at, { path }] of lists.entries()) {
    const { status, body } = first[at]!
    t.equal(status, 200)
    t.notOk(idsIn(collectionOf(body)).includes(late[at]!), `${path} does not show the row above the transaction's`)
    const next = await caller.get(body.paging.next)
    const shown = [...collectionOf(body), ...collectionOf(next.body)]
    t.ok(idsIn(shown).includes(early[at]!) && idsIn(shown).includes(late[at]!), `${path} goes on with both`)
    t.strictSame(idsIn(shown), [...new Set(idsIn(shown))].toSorted(), 'each once, in order')
    t.notOk(next.body.paging, 'and ends')
  }
})

/** Makes each commit of a candidate take up to this many milliseconds. */
const slowCommits = (client: postgres.Sql, ms: number) =>
  client.unsafe(
    `create or replace function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(random() * ${ms / 1000}); return null; end $$;
     drop trigger if exists slow on candidates;
     create constraint trigger slow after insert on candidates deferrable initially deferred for each row execute function slow()`,
  )

async function givenJob(world: World) {
  const account = await world.givenAccount()
  const stage = (await account.givenStages()).sourced!
  const job = await account.givenJob()
  const caller = await account.givenCaller()
  /** Creates a candidate through the API and returns the id. */
  const create = async () => {
    const candidate = { name: 'A B', firstname: 'A', lastname: 'B', email: `own-${++candidates}@example.test` }
    const { status, body, text } = await caller.post(`/jobs/${job.shortcode}/candidates`, { sourced: true, candidate })
    if (status !== 201) throw new Error(`${status} ${text}`)
    return body.candidate.id as string
  }
  const insert = (client: postgres.Sql) => client`insert into candidates ${client(candidateOf(account.id, job, stage))}`
  return { account, caller, create, insert }
}

t.test('K13: beside 16 writers whose commits take up to 500 ms, two readers see every candidate once', { skip }, async (t) => {
  const world = await givenWorld(t)
  const client = givenClient(t, world)
  const { account, caller, create, insert } = await givenJob(world)
  await slowCommits(client, 500)
  let isOver = false
  // As many through the API as its connections serve in time, the others beside it.
  const writers = Array.from({ length: 16 }, async (_, at) => {
    for (let row = 0; row < 12; row++) {
      if (at < 4) await create()
      else await insert(client)
      await sleep(Math.random() * 50)
    }
  })
  const written = Promise.all(writers).then(() => (isOver = true))

  const path = '/candidates?limit=5'
  const followed: string[] = []
  const follow = async () => {
    for (let ended = false; !ended;) {
      // What was committed before this round belongs in it.
      ended = isOver
      let next: string | undefined = followed.length > 0 ? `${path}&since_id=${followed.at(-1)}` : path
      for (let isFirst = followed.length > 0; next; isFirst = false) {
        const { body } = await caller.get(next)
        followed.push(...idsIn(body.candidates).slice(isFirst ? 1 : 0))
        next = body.paging?.next
      }
    }
  }
  const polled: string[] = []
  let longest = 0
  const poll = async () => {
    for (let ended = false; !ended;) {
      ended = isOver
      const began = performance.now()
      const { body } = await caller.get(`/candidates?limit=100${polled.length > 0 ? `&since_id=${polled.at(-1)}` : ''}`)
      longest = Math.max(longest, performance.now() - began)
      polled.push(...idsIn(body.candidates).slice(polled.length > 0 ? 1 : 0))
      // More than a page at once continues there.
      if (body.paging) ended = false
    }
  }
  await Promise.all([written, follow(), poll()])
  const all = (await client`select encode(key, 'hex') as key from candidates where account_id = ${account.id} order by key`).map(
    ({ key }) => key,
  )
  t.ok(all.length >= 12 * 12, 'there is something to miss')
  t.strictSame(followed, all, 'by paging.next')
  t.strictSame(polled, all, 'by since_id')
  t.comment(
    `figure: ${all.length} candidates by 16 writers with commits of up to 500 ms; the longest of the polls took ${Math.round(longest)} ms`,
  )
})

t.test('K13: a client sees what it has created at once while others write', { skip }, async (t) => {
  const world = await givenWorld(t)
  const client = givenClient(t, world)
  const { caller, create, insert } = await givenJob(world)
  await slowCommits(client, 20)
  let isOver = false
  const writers = Array.from({ length: 8 }, async () => {
    while (!isOver) await insert(client)
  })
  const times: number[] = []
  let last = ''
  for (let round = 0; round < 30; round++) {
    const id = await create()
    const began = performance.now()
    let next: string | undefined = `/candidates?since_id=${last || id}&limit=100`
    const seen: string[] = []
    for (; next;) {
      const { body } = await caller.get(next)
      seen.push(...idsIn(body.candidates))
      next = body.paging?.next
    }
    times.push(performance.now() - began)
    if (!seen.includes(id)) t.fail(`round ${round}: ${id} is not in the list`)
    last = id
  }
  isOver = true
  await Promise.all(writers)
  const median = times.toSorted((a, b) => a - b)[times.length >> 1]!
  t.comment(
    `figure: beside 8 writers with commits of up to 20 ms, a list with one's own creation took ${Math.round(median)} ms in the median`,
  )
})

t.test('K13: an import under way holds back no list', { skip }, async (t) => {
  const world = await givenWorld(t)
  const { caller, create } = await givenJob(world)
  const { statements } = world.application
  const stored = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const lines = readFileSync(new URL('fixtures/exported.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const imported = importLines(
    {
      statement: statements.statement,
      transaction: (work) =>
        statements.transaction(async (run) => {
          const result = await work(run)
          stored.resolve()
          await held.promise
          return result
        }),
      store: diskStore(`${world.config.DATA_DIR}/files`),
    },
    Readable.from(lines),
  )
  await Promise.race([stored.promise, imported])
  const id = await create()
  const before = usesOfHorizon(world)
  const { body } = await caller.get('/candidates')
  t.strictSame(idsIn(body.candidates), [id])
  t.equal(usesOfHorizon(world), before + 1, 'without waiting')
  held.resolve()
  await imported
})

t.test('a list of rows that are known to be settled costs no further statement', { skip }, async (t) => {
  const world = await givenWorld(t)
  const { caller, create } = await givenJob(world)
  await create()
  await caller.get('/candidates')
  const before = usesOfHorizon(world)
  const uses = () => [...world.application.statements.register.values()].reduce((sum, { uses }) => sum + uses.times, 0)
  for (let round = 0; round < 3; round++) await caller.get('/candidates')
  const first = uses()
  await caller.get('/candidates')
  const count = uses() - first
  t.equal(usesOfHorizon(world), before)
  await create()
  const second = uses()
  await caller.get('/candidates')
  t.equal(usesOfHorizon(world), before + 1, 'a new one is checked once')
  t.comment(`figure: statements of a settled page ${count}, of the first page with a new row ${uses() - second}`)
})

t.test('rows above every generated key, as after an incomplete restoration, are shown', { skip }, async (t) => {
  const world = await givenWorld(t)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const { key } = await account.givenMember({ key: Buffer.from('7000000000000000', 'hex') })
  const began = performance.now()
  const { body } = await caller.get('/members')
  t.equal(key, '7000000000000000')
  t.strictSame(idsIn(body.members), [key])
  t.ok(performance.now() - began < 900, 'without waiting')
})

t.test('a page relies only on what was known to be settled before its list began, and only until the database was lost', async (t) => {
  const [a, b] = ['0000000000000005', '0000000000000006']
  let losses = 0
  let reads = 0
  const statement = () => async () => {
    reads++
    return [{ newest: b, settled: reads === 1 ? '0000000000000004' : b }]
  }
  const findPage = pageFinder({ kind: 'server', losses: () => losses }, { statement: statement as never })
  const values = { since: '0000000000000000', upTo: 'ffffffffffffffff', most: 51 }
  const listing = Promise.withResolvers<{ key: string }[]>()
  const answers = [listing.promise, [{ key: a }, { key: b }]]
  const slow = findPage(async () => answers.shift()!, values)
  const list = async ({ upTo }: Range) => [a, b].filter((key) => key <= upTo).map((key) => ({ key }))
  t.strictSame((await findPage(list, values)).rows, [{ key: a }, { key: b }])
  listing.resolve([{ key: b }])
  t.strictSame((await slow).rows, [{ key: a }, { key: b }], 'read again, since the list began before')
  t.equal(reads, 2, 'but not asked again: b is settled')
  await findPage(list, values)
  t.equal(reads, 2)
  losses++
  await findPage(list, values)
  t.equal(reads, 3, 'after a loss the same keys may come again')
})

t.test('pages that wait share questions, but none that began before their lists', async (t) => {
  const keys = [4, 5, 6].map((key) => `000000000000000${key}`)
  const [four, five, six] = keys as [string, string, string]
  const held = Promise.withResolvers<void>()
  const answers = [
    { newest: four, settled: four },
    { newest: five, settled: five },
    { newest: six, settled: five },
    { newest: six, settled: six },
  ]
  let reads = 0
  const statement = () => async () => {
    if (++reads === 2) await held.promise
    return [answers[reads - 1] ?? answers[3]!]
  }
  const findPage = pageFinder({ kind: 'server', losses: () => 0 }, { statement: statement as never })
  const values = { since: '0000000000000000', upTo: 'ffffffffffffffff', most: 51 }
  const listTo = (last: string) => async (range: Range) => keys.filter((key) => key <= last && key <= range.upTo).map((key) => ({ key }))
  await findPage(listTo(four), values)
  const first = findPage(listTo(five), values)
  await sleep(0)
  t.equal(reads, 2)
  // Taken for an answer to this page, the question under way would say that 6 was not generated here, and so needs no wait.
  const later = Array.from({ length: 8 }, () => findPage(listTo(six), values))
  held.resolve()
  t.strictSame(await first, { rows: [{ key: four }, { key: five }] })
  for (const page of await Promise.all(later)) t.strictSame(page, { rows: keys.map((key) => ({ key })) })
  t.equal(reads, 4, 'two questions for eight pages')
})

t.test('a role without privileges sees the transactions of other roles', { skip }, async (t) => {
  const world = await givenWorld(t)
  const client = givenClient(t, world)
  const commit = await underWay(client, (run) => run`select mint_key()`)
  const role = `plain_${process.pid}`
  await client.unsafe(`create role ${role}; grant select on key_sequence to ${role}`)
  t.teardown(() => client.unsafe(`revoke all on key_sequence from ${role}; drop role ${role}`))
  const horizon = () =>
    client.begin(async (run) => {
      await run.unsafe(`set local role ${role}`)
      const [read] = await run`select key_horizon() < newest_key() as "isHeld"`
      return read?.isHeld as boolean
    })
  t.equal(await horizon(), true)
  await commit()
  t.equal(await horizon(), false)
})
