// Many candidates: the command that creates them, and paging over all of them while others are added and removed.
import t, { type Test } from 'tap'
import { asked } from '../src/operator/arguments.ts'
import { UsageError } from '../src/operator/refused.ts'
import { startServer } from './fixtures/process.ts'
import { callerAt, givenDatabase, type Caller } from './fixtures/server.ts'
import { spindleHere, spindleWith, wordsOf, type Spindle } from './fixtures/spindle.ts'

const limits = { RATE_LIMIT_ACCOUNT: '1000000', RATE_LIMIT_ADDRESS: '1000000' }
const production = { SECRET_KEYS: `a:${'A'.repeat(43)}=`, ...limits }
/** The long proof creates more (SPINDLE_CANDIDATES). */
const count = Number(process.env.SPINDLE_CANDIDATES || 10_000)

/** Every id, page by page, following `paging.next`; `between` receives the previous page and the start of the next. */
async function walk(
  t: Test,
  caller: Caller,
  path: string,
  between: (next: string, page: readonly string[]) => Promise<void> = async () => {},
) {
  const ids: string[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body } = await caller.get(next)
    if (!t.equal(status, 200, next)) break
    const page = body.candidates.map(({ id }: { id: string }) => id) as string[]
    ids.push(...page)
    const url: URL | undefined = body.paging && new URL(body.paging.next)
    next = url && url.pathname.replace('/spi/v3', '') + url.search
    if (url) await between(url.searchParams.get('since_id') ?? '', page)
  }
  t.ok(
    ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? '')),
    'ids ascend, so that none is there twice',
  )
  return ids
}

/** A key close to another one, which no candidate of the large account has. */
const beside = (key: string, by: number) => (BigInt(`0x${key}`) + BigInt(by)).toString(16).padStart(16, '0')

/** Inserts a candidate with this key, as an import does. */
async function enter(spindle: Spindle, surroundings: { job_id: string; stage_id: string }, ids: readonly string[]) {
  const candidates = ids.map((id) => ({ record: 'candidate', id, name: `Late ${id}`, ...surroundings }))
  const lines = [{ record: 'spindle', version: 1, account: 'large' }, ...candidates].map((line) => JSON.stringify(line))
  const { counts } = await spindle.json('import', `${lines.join('\n')}\n`)
  return counts.candidate.added as number
}

/** Follows the pages while candidates are added and removed behind it, ahead of it, and at the start of the next page. */
async function walkAmongChanges(
  t: Test,
  { caller, spindle, surroundings }: { caller: Caller; spindle: Spindle; surroundings: { job_id: string; stage_id: string } },
  { path, there, every, create }: { path: string; there: readonly string[]; every: number; create: string },
) {
  const gone = new Set<string>()
  const ahead: string[] = []
  let pages = 0
  const walked = await walk(t, caller, path, async (next, page) => {
    pages++
    if (pages % every !== 0) return
    // The next page may begin with an added candidate, which lies between the original ones or after all of them.
    const at = there.filter((id) => id < next).length
    for (const id of [page[0], next, there[at + 7]]) {
      if (id === undefined || gone.has(id)) continue
      gone.add(id)
      t.match(await spindle(`candidates erase ${id} --account large --yes`), { code: 0 })
    }
    const later = there[at + 250]
    if (later !== undefined) ahead.push(beside(later, 20))
    const entered = [beside(page[1] ?? '', 20), ...(later === undefined ? [] : [beside(later, 20)])]
    t.equal(await enter(spindle, surroundings, entered), entered.length)
    const { status, body } = await caller.post(create, {
      sourced: true,
      candidate: { name: `New ${pages}`, email: `new${pages}@post.example` },
    })
    t.equal(status, 201)
    ahead.push(body.candidate.id)
  })
  t.ok(gone.size > 5, `${gone.size} went`)
  const seen = new Set(walked)
  const missed = there.filter((id) => !gone.has(id) && !seen.has(id))
  // A candidate added ahead may itself have begun a later page, and have been erased there.
  const missedAhead = ahead.filter((id) => !gone.has(id) && !seen.has(id))
  t.comment(
    `figure: ${path}: ${walked.length} walked in ${pages} pages, ${gone.size} went meanwhile, ${ahead.length} came ahead, ${missed.length + missedAhead.length} missed`,
  )
  t.same(missed, [], 'who was there throughout is there')
  t.same(missedAhead, [], 'and so are those who came ahead of the walk')
  return gone
}

t.test(`paging over ${count} candidates returns each once, with and without concurrent changes`, async (t) => {
  const given = await givenDatabase(t)
  const { origin } = await startServer(t, { ...production, ...given })
  const here = spindleHere(given)
  const process = spindleWith(given)

  const both = await Promise.all([here.json('demo --candidates 300'), here.json('demo --candidates 700')])
  t.equal(both[0].added + both[1].added, 700, 'two that grow at once take turns')
  const made = await process(`demo --candidates ${count}`)
  t.match(made, { code: 0, out: `large has ${count} candidates: ${count - 700} were added.\n` })
  const told = made.err.split('\n')
  t.strictSame(told.slice(-2), [`${count} of ${count} candidates`, ''], 'a line for each tenth, where there is no terminal')
  t.ok(told.length > 6 && told.length <= 11, `${told.length - 1} lines`)

  const { token } = await here.json('tokens create --account large --name Walk --scopes all')
  const caller = callerAt(origin)(token)
  const there = await walk(t, caller, '/candidates?limit=100')
  t.equal(there.length, count)
  t.strictSame(
    await walk(t, caller, '/candidates?limit=100&created_after=2000-01-01T00:00:00Z'),
    there,
    'all of them came since then: too many to begin with the instant',
  )
  const { body: ending } = await caller.get(`/candidates?since_id=${there.at(-1)}`)
  t.equal(ending.candidates.length, 1, 'since_id of the last id is that one')
  t.notOk('paging' in ending, 'and nothing follows')

  const { body: feed } = await caller.get(`/candidates/${there[4321]}/activities`)
  t.match(feed.activities[0].action, /^(uploaded|applied)$/, 'each has what happened at first')

  const { jobs } = (await caller.get('/jobs?limit=2')).body
  const { stages } = (await caller.get('/stages')).body
  const at = (job: { id: string }) => ({ caller, spindle: here, surroundings: { job_id: job.id, stage_id: stages[1].identifier } })
  const [first, second] = jobs.map(({ shortcode }: { shortcode: string }) => `/jobs/${shortcode}/candidates`)
  const gone = await walkAmongChanges(t, at(jobs[0]), { path: '/candidates?limit=100', there, every: 20, create: first })

  const ofJob = await walk(t, caller, `${second}?limit=10`)
  t.ok(ofJob.length > 250, `${ofJob.length} of one job`)
  const { body: last } = await caller.get(`${second}?since_id=${ofJob.at(-1)}`)
  t.match(last, { candidates: [{ id: ofJob.at(-1) }] })
  t.notOk('paging' in last || last.candidates.length > 1, 'and nothing follows')
  await walkAmongChanges(t, at(jobs[1]), { path: `${second}?limit=10`, there: ofJob, every: 8, create: second })

  t.match(await here.json(`demo --candidates ${count}`), { added: 0 }, 'repeated, it adds nobody, not even who was erased')
  t.match(await here.json(`demo --candidates ${count + 10}`), { account: 'large', candidates: count + 10, added: 10 })
  const after = new Set(await walk(t, caller, '/candidates?limit=100'))
  t.notOk(
    [...gone].some((id) => after.has(id)),
    'who was erased is gone',
  )
})

t.test('an account "large" that is not the demo\'s is left alone', async (t) => {
  const given = await givenDatabase(t)
  const spindle = spindleHere(given)
  t.match(await spindle('migrate'), { code: 0 })
  await spindle.json('accounts create --subdomain large --name Ours')
  t.match(await spindle('demo --candidates 5'), { code: 1, out: '', err: /large exists and is not the demo account/ })
})

t.test('an invalid number of candidates is refused', (t) => {
  for (const word of ['0', '-3', '1.5', '1e3', 'many', '1000001', '99999999999999999999']) {
    const message = /--candidates cannot be ".*"\. It must be a number from 1 to 1000000/
    t.throws(() => asked(wordsOf(`demo --candidates=${word}`)), { constructor: UsageError, message }, word)
  }
  t.match(asked(wordsOf('demo --candidates 1000000')), { given: { candidates: '1000000' } })
  t.end()
})
