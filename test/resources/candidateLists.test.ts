// Candidates: both lists with their filters and pages, and creation, lists and changes compared with a model.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { givenWorld, pageThrough, type Answer, type Caller } from '../fixtures/server.ts'
import { holds } from '../fixtures/property.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const idsOf = ({ body }: { body: any }) => body.candidates.map(({ id }: { id: string }) => id)

t.test('listCandidates: pages cover every candidate of the account, oldest first', async (t) => {
  const account = await world.givenAccount('harbour')
  const job = await account.givenJob()
  const made = []
  for (let at = 0; at < 7; at++) made.push(await account.givenCandidate(at % 2 ? { job_id: job.id } : {}))
  await (await world.givenAccount()).givenCandidate()
  const caller = await account.givenCaller(['r_candidates'])
  const { items, pages } = await pageThrough(caller, '/candidates?limit=3', 'candidates')
  t.strictSame(
    items.map(({ id }) => id),
    made.map(({ key }) => key),
  )
  t.strictSame(
    pages.map(({ body }) => body.candidates.length),
    [3, 3, 1],
  )
  t.notOk('paging' in pages[2]!.body)
  t.match(items[1], { job: { shortcode: job.shortcode, title: job.title }, stage: 'Sourced', account: { subdomain: 'harbour' } })
  const below = await pageThrough(caller, `/jobs/${job.shortcode}/candidates?limit=2&state=sourced&sent=by%20a%20client`, 'candidates')
  t.strictSame(
    below.items.map(({ id }) => id),
    made.filter((_, at) => at % 2).map(({ key }) => key),
  )
  const next = new URL(below.pages[0]?.body.paging.next)
  t.equal(next.pathname, `/spi/v3/jobs/${job.shortcode}/candidates`)
  t.strictSame([next.searchParams.get('state'), next.searchParams.get('sent')], ['sourced', 'by a client'])
  t.strictSame((await caller.get('/candidates?since_id=ffffffffffffffff')).body, { candidates: [] })
})

t.test('listCandidates: filters work alone and combined', async (t) => {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const job = await account.givenJob()
  const other = await account.givenJob()
  const ada = await account.givenCandidate({ job_id: job.id, email: 'Ada@Example.test', created_at: '2026-01-05T10:00:00Z' })
  const ben = await account.givenCandidate({ job_id: job.id, stage_id: stages.interview?.id, updated_at: '2099-01-01T00:00:00Z' })
  const twin = await account.givenCandidate({ job_id: other.id, email: 'ada@example.test' })
  const caller = await account.givenCaller()
  const listed = async (query: string) => idsOf(await caller.get(`/candidates${query}`))
  t.strictSame(await listed(''), [ada.key, ben.key, twin.key])
  t.strictSame(await listed('?email=ADA@example.test'), [ada.key, twin.key])
  t.strictSame(await listed('?email=ada@example'), [], 'whole')
  t.strictSame(await listed('?email=ada%25'), [], 'no pattern')
  t.strictSame(await listed(`?shortcode=${job.shortcode}`), [ada.key, ben.key])
  t.strictSame(await listed(`?shortcode=${other.shortcode}&email=ada@example.test`), [twin.key])
  t.strictSame(await listed('?stage=interview'), [ben.key])
  t.strictSame(await listed('?state=interview'), [ben.key])
  t.strictSame(await listed('?stage=sourced&state=interview'), [ada.key, twin.key], 'the newer name counts')
  t.strictSame(await listed('?stage=nowhere'), [])
  t.strictSame(await listed(`?shortcode=${job.shortcode}&stage=nowhere`), [])
  t.strictSame(await listed('?created_after=2026-01-05T10:00:00Z'), [ben.key, twin.key], 'strictly')
  t.strictSame(await listed('?created_after=1767607199'), [ada.key, ben.key, twin.key])
  t.strictSame(await listed('?updated_after=2098-12-31T00:00:00Z'), [ben.key])
  t.strictSame(await listed(`?updated_after=2098-12-31T00:00:00Z&shortcode=${other.shortcode}`), [])
  t.strictSame(await listed(`?stage=interview&created_after=2098-12-31T00:00:00Z`), [])
  t.strictSame(await listed(`?since_id=${ben.key}&max_id=${ben.key}`), [ben.key], 'both ends are inclusive')
  const below = async (query: string) => idsOf(await caller.get(`/jobs/${job.shortcode}/candidates${query}`))
  t.strictSame(await below(''), [ada.key, ben.key])
  t.strictSame(await below('?state=interview'), [ben.key])
  t.strictSame(await below('?created_after=2026-01-05T10:00:00Z'), [ben.key], 'strictly, of a job')
  t.strictSame(await below('?updated_after=2098-12-31T00:00:00Z'), [ben.key])
  t.strictSame(await below('?email=ada@example.test'), [ada.key])
  const foreign = await (await world.givenAccount()).givenJob()
  for (const path of [`/candidates?shortcode=${foreign.shortcode}`, '/candidates?shortcode=x', `/jobs/${foreign.shortcode}/candidates`]) {
    t.equal((await caller.get(path)).status, 404, path)
  }
  for (const query of ['limit=0', 'since_id=x', 'created_after=x']) {
    t.equal((await caller.get(`/candidates?${query}`)).status, 400, query)
    t.equal((await caller.get(`/jobs/${job.shortcode}/candidates?${query}`)).status, 400, query)
  }
})

t.test(
  'listCandidates: pages neither repeat nor skip a candidate that exists throughout, while others are added and removed',
  async (t) => {
    const account = await world.givenAccount()
    const job = await account.givenJob()
    const path = `/jobs/${job.shortcode}/candidates`
    const made = []
    for (let at = 0; at < 40; at++) made.push(await account.givenCandidate({ job_id: job.id }))
    const leaving = made.filter((_, at) => at % 4 === 2).map(({ key }) => key)
    const staying = made.map(({ key }) => key).filter((key) => !leaving.includes(key))
    const caller = await account.givenCaller()
    for (const start of [`${path}?limit=3`, '/candidates?limit=3']) {
      const seen: string[] = []
      let next: string | undefined = start
      for (let turn = 0; next; turn++) {
        const leaver = leaving.shift()
        // The candidate that `since_id` names may be deleted before it is requested, while a new one is added at the end.
        const [answer]: [Answer, ...unknown[]] = await Promise.all([
          caller.get(next),
          turn < 4 && caller.post(path, { candidate: { name: `New ${turn}`, email: `${start.length}-${turn}@example.test` } }),
          leaver && execute('delete from candidates where account_id = $1 and key = $2', [account.id, leaver]),
        ])
        seen.push(...idsOf(answer))
        next = answer.body.paging?.next
        if (turn > 100) throw new Error('The pages do not end')
      }
      t.equal(new Set(seen).size, seen.length, 'none twice')
      t.strictSame(seen, seen.toSorted(), 'ascending')
      t.strictSame(
        staying.filter((key) => !seen.includes(key)),
        [],
        'none skipped',
      )
    }
  },
)

type Model = { email: string; name: string; headline: string | null; tags: string[]; skills: string[]; schools: string[] }
const texts = fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'é', '🤖', ' ', '%', "'", '<', '"', '\\') })
const words = fc.array(
  texts.filter((text) => text !== ''),
  { maxLength: 4 },
)
const changes = fc.record(
  { name: texts.map((text) => `N${text}`), headline: fc.option(texts), tags: words, skills: words, schools: words },
  { requiredKeys: [] },
)
/** The request body for a model's fields. */
const sent = ({ schools, ...fields }: Partial<Model>) => ({
  ...fields,
  ...(schools && { education_entries: schools.map((school) => ({ school })) }),
})
/** The model's fields as the detail shows them. */
const shown = (candidate: any): Model => ({
  email: candidate.email,
  name: candidate.name,
  headline: candidate.headline,
  tags: candidate.tags,
  skills: candidate.skills.map(({ name }: { name: string }) => name),
  schools: candidate.education_entries.map(({ school }: { school: string }) => school),
})

t.test('creating, reading, listing and updating match a simple model', { timeout: 120_000 }, async (t) => {
  const account = await world.givenAccount()
  await account.givenStages()
  const caller: Caller = await account.givenCaller()
  const step = fc.record({ who: fc.nat(3), change: changes })
  await holds(
    t,
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const job = await account.givenJob()
      const path = `/jobs/${job.shortcode}/candidates`
      const model = new Map<string, Model>()
      const ids: string[] = []
      for (const { who, change } of steps) {
        const known = ids[who]
        if (known === undefined) {
          const start = { email: `${ids.length}@example.test`, name: 'N', headline: null, tags: [], skills: [], schools: [], ...change }
          const { status, body } = await caller.post(path, { candidate: sent(start) })
          assert.equal(status, 201)
          ids.push(body.candidate.id)
          model.set(body.candidate.id, start)
        } else {
          const { status } = await caller.request('PATCH', `/candidates/${known}`, { body: { candidate: sent(change) } })
          assert.equal(status, 200)
          model.set(known, { ...(model.get(known) as Model), ...change })
        }
      }
      assert.deepEqual(idsOf(await caller.get(path)), ids)
      for (const [id, expected] of model) {
        const { body } = await caller.get(`/candidates/${id}`)
        assert.deepEqual(shown(body.candidate), { ...expected, headline: expected.headline || null })
      }
    }),
    { runs: 40 },
  )
})
