// Versions 2 and 1: each change in the guide from 2 to 3 is reverted for them and applied in version 3.
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { handlers } from '../generated/handlers.ts'
import newest from '../generated/openapi-3.1.json' with { type: 'json' }
import v2 from '../generated/v2/openapi-3.1.json' with { type: 'json' }
import { operationsOf, type Document } from '../src/contract/document.ts'
import type { Handler } from '../src/contract/routes.ts'
import { diskStore } from '../src/files/store.ts'
import { fromTwoToThree } from '../src/versions/fromThree.ts'
import { givenFullCandidate } from './fixtures/fullCandidate.ts'
import { givenWorld, pageThrough, type Answer, type Caller } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'

const bases = { v1: '/spi/v1', v2: '/spi/v2', v3: '/spi/v3' } as const
type Name = keyof typeof bases
const older = ['v2', 'v1'] as const

type Asking = { get: (path: string) => Promise<Answer>; send: (method: string, path: string, body?: unknown) => Promise<Answer> }

const world = await givenWorld(t)

/** The same caller for each version. */
function at(caller: Caller): Record<Name, Asking> {
  const asking = (base: string): Asking => {
    const send: Asking['send'] = (method, path, body) =>
      caller.request(method, world.origin + base + path, body === undefined ? {} : { body })
    return { send, get: (path) => send('GET', path) }
  }
  return { v1: asking(bases.v1), v2: asking(bases.v2), v3: asking(bases.v3) }
}

async function given() {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  return { account, caller, ...at(caller) }
}

const title = (start: string) => {
  const found = fromTwoToThree.find((change) => change.title.startsWith(start))
  if (!found) throw new Error(`No change begins with ${start}`)
  return found.title
}

t.test('a copied and a relocated candidate have an address of the version that was asked', async (t) => {
  const { account, caller } = await given()
  const [member, job] = [await account.givenMember({ role: 'admin' }), await account.givenJob()]
  for (const [name, base] of Object.entries(bases) as [Name, string][])
    for (const action of ['copy', 'relocate']) {
      const { key } = await account.givenCandidate({ email: `${name}-${action}@example.test` })
      const asked = { member_id: member.key, target_job_shortcode: job.shortcode }
      const { status, body } = await at(caller)[name].send('POST', `/candidates/${key}/${action}`, asked)
      t.equal(status, 201)
      const { pathname } = new URL(body.candidate.url)
      t.equal(pathname, `${base}/candidates/${body.candidate[name === 'v3' ? 'id' : 'key']}`)
      const followed = await caller.get(world.origin + pathname)
      t.equal(followed.body.candidate.email, `${name}-${action}@example.test`)
    }
})

t.test(title('the attribute `key`'), async (t) => {
  const { account, caller, v3 } = await given()
  const member = await account.givenMember()
  const candidate = await account.givenCandidate()
  for (const name of older) {
    const version = at(caller)[name]
    const { body: members } = await version.get('/members')
    t.equal(members.members[0].key, member.key, `${name}: in a list`)
    t.notOk('id' in members.members[0])
    const { body: shown } = await version.get(`/candidates/${candidate.key}`)
    t.equal(shown.candidate.key, candidate.key, `${name}: by itself`)
    const { body: stages } = await version.get('/stages')
    t.type(stages.stages[0].key, 'number', `${name}: of a stage`)
  }
  const { body } = await v3.get('/members')
  t.equal(body.members[0].id, member.key)
  t.notOk('key' in body.members[0])
})

t.test(`${title('the attribute `key`')}: in what is sent`, async (t) => {
  const { account, caller, v3 } = await given()
  const candidate = await account.givenCandidate()
  const school = (name: string, more = {}) => ({ candidate: { education_entries: [{ school: name, ...more }] } })
  const shown = async () => (await v3.get(`/candidates/${candidate.key}`)).body.candidate.education_entries[0]
  for (const name of older) {
    const version = at(caller)[name]
    const path = `/candidates/${candidate.key}`
    t.equal((await version.send('PATCH', path, school('Kiel'))).status, 200)
    const { id } = await shown()
    t.equal((await version.send('PATCH', path, school('Lund', { key: id }))).status, 200)
    t.match(await shown(), { id, school: 'Lund' }, `${name}: the entry that its key names is kept`)
    t.equal((await version.send('PATCH', path, school('Oslo', { id }))).status, 200)
    t.not((await shown()).id, id, `${name}: an id is an attribute that it does not know`)
  }
})

t.test(`${title('the attribute `key`')}: of a department that several jobs share`, async (t) => {
  const { account, caller, v3 } = await given()
  const department = await account.insert('departments', { name: 'Robots' })
  for (let made = 0; made < 2; made++) await account.givenJob({ department_id: department.id })
  const hierarchies = async (version: Asking) =>
    (await version.get('/jobs')).body.jobs.map((job: { department_hierarchy: unknown }) => job.department_hierarchy)
  for (const name of older) t.same(await hierarchies(at(caller)[name]), Array(2).fill([{ key: department.id, name: 'Robots' }]), name)
  t.same(await hierarchies(v3), Array(2).fill([{ id: department.id, name: 'Robots' }]))
})

t.test(title('timestamps are'), async (t) => {
  const { account, caller, v3 } = await given()
  const candidate = await account.givenCandidate({ created_at: '2026-03-05T13:40:00Z' })
  for (const name of older) {
    const { body } = await at(caller)[name].get(`/candidates/${candidate.key}`)
    t.equal(body.candidate.created_at, 1772718000, name)
    t.equal(body.candidate.hired_at, null, `${name}: none`)
  }
  t.equal((await v3.get(`/candidates/${candidate.key}`)).body.candidate.created_at, '2026-03-05T13:40:00Z')
})

t.test(`${title('timestamps are')}: in what is sent`, async (t) => {
  const { account, caller, v3 } = await given()
  const { givenSubscription, givenDelivery } = subscriptionsOf(account)
  const subscription = await givenSubscription()
  const path = `/subscriptions/${subscription.id}/redeliver`
  const [past, future] = [1_577_836_800, 4_102_444_800]
  for (const name of older) {
    const version = at(caller)[name]
    await givenDelivery(subscription)
    t.equal((await version.send('POST', path, { since: '2020-01-01T00:00:00Z' })).status, 400, `${name}: no text`)
    t.match((await version.send('POST', path, { since: future })).body, { count: 0 }, `${name}: none since then`)
    t.match((await version.send('POST', path, { since: past })).body, { count: 1 }, `${name}: one since then`)
  }
  t.equal((await v3.send('POST', path, { since: past })).status, 400)
})

t.test(title('empty string'), async (t) => {
  const { account, caller, v3 } = await given()
  const candidate = await account.givenCandidate({ headline: '', phone: null })
  for (const name of older) {
    const { body } = await at(caller)[name].get(`/candidates/${candidate.key}`)
    t.equal(body.candidate.headline, '', name)
    t.equal(body.candidate.phone, null, `${name}: null is null`)
  }
  t.equal((await v3.get(`/candidates/${candidate.key}`)).body.candidate.headline, null)
})

t.test(title('candidates created'), async (t) => {
  const { account, caller, v3 } = await given()
  await account.givenStages()
  const job = await account.givenJob()
  let count = 0
  const create = async (version: Asking, sourced?: boolean | null) => {
    const name = `Ida ${++count}`
    const candidate = { firstname: name, lastname: 'Lund', email: `ida-${count}@post.example` }
    const { status, body, text } = await version.send('POST', `/jobs/${job.shortcode}/candidates`, {
      candidate,
      ...(sourced !== undefined && { sourced }),
    })
    t.equal(status, 201, text)
    return body.candidate as { sourced: boolean; stage: string; key?: string; id?: string; created_at: unknown }
  }
  for (const name of older) {
    const version = at(caller)[name]
    const applied = await create(version)
    t.match(applied, { sourced: false, stage: 'Applied', key: /^[0-9a-f]{16}$/ }, `${name}: applied`)
    t.type(applied.created_at, 'number')
    t.match(await create(version, null), { sourced: false }, `${name}: null says nothing`)
    t.match(await create(version, true), { sourced: true, stage: 'Sourced' }, `${name}: unless told otherwise`)
  }
  t.match(await create(v3), { sourced: true, stage: 'Sourced', id: /^[0-9a-f]{16}$/ })
  t.match(await create(v3, false), { sourced: false })
})

t.test(title('jobs and candidates collections'), async (t) => {
  const { account, caller, v3 } = await given()
  const job = await account.givenJob()
  const candidates = []
  for (let made = 0; made < 230; made++) candidates.push(await account.givenCandidate({ job_id: job.id }))
  const jobs = [job]
  for (let made = 0; made < 120; made++) jobs.push(await account.givenJob())
  const newestFirst = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).toReversed()
  for (const name of older) {
    const version = at(caller)[name]
    for (const path of ['/candidates', `/jobs/${job.shortcode}/candidates`]) {
      const { status, body, headers } = await version.get(path)
      t.equal(status, 200)
      t.match(headers.get('content-type'), /^application\/json/)
      t.same(Object.keys(body), ['candidates'], `${name}: nothing but the list`)
      t.same(
        body.candidates.map(({ key }: { key: string }) => key),
        newestFirst(candidates),
        `${name} ${path}: all, newest first`,
      )
    }
    const { body } = await version.get('/jobs')
    t.same(
      body.jobs.map(({ key }: { key: string }) => key),
      newestFirst(jobs),
      `${name}: all jobs, newest first`,
    )
  }
  const { items, pages } = await pageThrough(caller, '/candidates', 'candidates')
  t.equal(pages[0]?.body.candidates.length, 50)
  t.same(
    items.map(({ id }) => id),
    newestFirst(candidates).toReversed(),
    'oldest first, page by page',
  )
  t.ok((await v3.get('/jobs')).body.paging.next)
})

t.test(`${title('jobs and candidates collections')}: none, and refusals`, async (t) => {
  const { account, caller, v2 } = await given()
  t.same((await v2.get('/candidates')).body, { candidates: [] })
  t.same((await v2.get('/jobs')).body, { jobs: [] })
  t.equal((await v2.get('/jobs/AAAAAAAAAA/candidates')).status, 404)
  t.equal((await v2.get('/jobs?state=gone')).status, 400, 'a parameter that it knows is checked')
  const head = await caller.request('HEAD', `${world.origin}${bases.v2}/candidates`)
  t.equal(head.status, 200)
  await account.givenCandidate()
  t.equal((await caller.request('HEAD', `${world.origin}${bases.v2}/candidates`)).text, '')
})

t.test(title('scroll parameters'), async (t) => {
  const { account, caller, v3 } = await given()
  const first = await account.givenCandidate({ created_at: '2026-01-01T00:00:00Z' })
  const second = await account.givenCandidate({ created_at: '2026-02-01T00:00:00Z' })
  const unknown = [
    `since_id=${second.key}`,
    'since_id=nonsense',
    `max_id=${first.key}`,
    'created_after=2026-01-15T00:00:00Z',
    'updated_after=never',
    'limit=1',
    'limit=0',
  ]
  for (const name of older) {
    for (const search of unknown) {
      const { body } = await at(caller)[name].get(`/candidates?${search}`)
      t.equal(body.candidates?.length, 2, `${name}: ${search} is ignored`)
    }
  }
  t.equal((await v3.get(`/candidates?since_id=${second.key}`)).body.candidates.length, 1)
  t.equal((await v3.get('/candidates?created_after=2026-01-15T00:00:00Z')).body.candidates.length, 1)
})

t.test(title('the candidates collection'), async (t) => {
  const { account, caller, v3 } = await given()
  const candidate = await account.givenCandidate({ summary: 'Builds robots', skills: ['Rust'] })
  for (const name of older) {
    const version = at(caller)[name]
    const [item] = (await version.get('/candidates')).body.candidates
    const shown = (await version.get(`/candidates/${candidate.key}`)).body.candidate
    t.match(item, { summary: 'Builds robots', skills: [{ name: 'Rust' }] }, name)
    t.same(item, shown, `${name}: what it is by itself`)
  }
  t.notOk('summary' in (await v3.get('/candidates')).body.candidates[0])
})

t.test(`${title('the candidates collection')}: byte for byte what each is by itself`, async (t) => {
  // The expiry in the URL of a file depends on the clock.
  const world = await givenWorld(t, { now: () => Date.parse('2030-01-01T00:00:00Z') })
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const stages = await account.givenStages()
  const job = await account.givenJob()
  await givenFullCandidate(account.insert, diskStore(`${world.config.DATA_DIR}/files`), {
    job,
    stage: stages.interview!,
    before: stages.applied!,
    member: await account.givenMember(),
    recruiter: await account.insert('recruiters', { name: 'Rex', email: 'rex@agency.test' }),
    attribute: await account.insert('custom_attributes', { label: 'Notice', type: 'short_text' }),
    fileAttribute: await account.insert('custom_attributes', { label: 'Permit', type: 'file' }),
  })
  const plain = await account.givenCandidate({ job_id: job.id, headline: '' })
  // The newest file of each kind is shown; files that are still to be fetched are not.
  for (const [kind, name, size] of [
    ['image', 'a.png', 10],
    ['image', 'b.png', 10],
    ['resume', 'a.pdf', 10],
    ['resume', 'b', 10],
    ['resume', 'c.pdf', null],
    ['attachment', 'd.pdf', 10],
  ] as const)
    await account.insert('files', { candidate_id: plain.id, kind, name, media_type: 'application/pdf', size })
  await account.givenCandidate()
  for (const base of [bases.v2, bases.v1]) {
    const get = async (path: string) => (await caller.request('GET', world.origin + base + path)).text
    for (const path of ['/candidates', `/jobs/${job.shortcode}/candidates`]) {
      const text = await get(path)
      const { candidates } = JSON.parse(text) as { candidates: { key: string }[] }
      t.equal(candidates.length, path === '/candidates' ? 3 : 2)
      const alone = await Promise.all(candidates.map(async ({ key }) => JSON.parse(await get(`/candidates/${key}`)).candidate as unknown))
      t.equal(text.replaceAll('\n', ''), JSON.stringify({ candidates: alone }), path)
    }
  }
})

t.test(`${title('jobs and candidates collections')}: each filter lets through what it does in version 3`, async (t) => {
  const { account, caller, v2 } = await given()
  const stages = Object.values(await account.givenStages())
  const jobs = [await account.givenJob(), await account.givenJob({ state: 'archived' })]
  for (let made = 0; made < 130; made++) {
    const email = made % 13 === 0 && made < 26 ? 'same@post.example' : `one-${made}@post.example`
    await account.givenCandidate({ job_id: jobs[made % 2]?.id, stage_id: stages[made % 3]?.id, email })
  }
  const [job] = jobs
  const of = `/jobs/${job!.shortcode}/candidates`
  const stage = String(stages[1]?.slug)
  const searches: [path: string, list: string, search: string, count: number][] = [
    ['/candidates', 'candidates', '', 130],
    ['/candidates', 'candidates', `stage=${stage}`, 43],
    ['/candidates', 'candidates', `state=${stage}`, 43],
    ['/candidates', 'candidates', 'email=SAME@post.example', 2],
    ['/candidates', 'candidates', `email=same@post.example&shortcode=${job!.shortcode}`, 1],
    ['/candidates', 'candidates', `shortcode=${job!.shortcode}`, 65],
    ['/candidates', 'candidates', `shortcode=${job!.shortcode}&stage=${stage}`, 21],
    [of, 'candidates', '', 65],
    [of, 'candidates', `stage=${stage}`, 21],
    ['/jobs', 'jobs', 'state=archived', 1],
  ]
  for (const [path, list, search, count] of searches) {
    const { items } = await pageThrough(caller, `${path}?${search}`, list)
    const { body } = await v2.get(`${path}?${search}`)
    const keys = (body[list] as { key: string }[]).map(({ key }) => key)
    t.equal(keys.length, count, `${path}?${search}`)
    t.same(keys, items.map(({ id }) => id as string).toReversed(), `${path}?${search}`)
  }
})

t.test(title('the jobs collection'), async (t) => {
  const { account, caller, v3 } = await given()
  await world.application.database.execute('update accounts set name = $2, description = $3 where id = $1', [
    account.id,
    'Nordlicht',
    '<p>Robots</p>',
  ])
  await account.givenJob({ description: '<p>The job</p>' })
  for (const name of older) {
    const version = at(caller)[name]
    t.match((await version.get('/jobs')).body.jobs, [{ name: 'Nordlicht', description: '<p>Robots</p>' }], name)
    t.match(
      (await version.get('/jobs?include_fields=description')).body.jobs,
      [{ description: '<p>The job</p>' }],
      `${name}: the job's own where it is asked for`,
    )
  }
  t.notOk('name' in (await v3.get('/jobs')).body.jobs[0])
})

t.test('every response of an older version has the deprecation headers', async (t) => {
  const { caller } = await given()
  for (const name of older) {
    for (const [path, status, token, code] of [
      ['/jobs', 200, caller.token],
      ['/jobs', 401, undefined, 'token-invalid'],
      ['/nothing', 404, caller.token, 'not-found'],
    ] as const) {
      const response = await fetch(world.origin + bases[name] + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
      t.equal(response.status, status)
      t.equal(response.headers.get('deprecation'), '@1767225600')
      const help = code ? `, <${world.origin}/docs/errors#${code}>; rel="help"` : ''
      t.equal(
        response.headers.get('link'),
        `<${world.origin}/docs/guides/from-2-to-3>; rel="deprecation"; type="text/html", <${world.origin}/spi/v3>; rel="successor-version"${help}`,
      )
      t.equal(response.headers.get('sunset'), null, 'no end is decided')
    }
  }
  const { headers } = await caller.get('/jobs')
  t.notOk(headers.has('deprecation') || headers.has('link'), 'version 3 is not')
  const deciding = await givenWorld(t, { environment: { SUNSET: '2027-12-31' } })
  t.equal((await fetch(`${deciding.origin}/spi/v2/jobs`)).headers.get('sunset'), 'Fri, 31 Dec 2027 23:59:59 GMT')
})

t.test('the use of an older version is recorded per client', async (t) => {
  // A world of its own, so that it counts only the requests of this test.
  const world = await givenWorld(t)
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const ask = async (base: string, token?: string) =>
    (await fetch(`${world.origin}${base}/members`, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status
  const counted = async () => {
    const text = await (await fetch(`${world.origin}/metrics`)).text()
    return Object.fromEntries([...text.matchAll(/^deprecated_requests_total(\S+) (\d+)$/gm)].map(([, labels, count]) => [labels, count]))
  }
  t.equal(await ask(bases.v3, caller.token), 200)
  t.same(await counted(), {}, 'none of version 3')
  t.same([await ask(bases.v2, caller.token), await ask(bases.v2, caller.token), await ask(bases.v1, caller.token)], [200, 200, 200])
  t.same([await ask(bases.v2), await ask(bases.v2, 'unknown')], [401, 401])
  const of = (version: number, client: string) => `{version="${version}",client="${client}"}`
  const mine = `account:${account.id}`
  t.same(await counted(), { [of(2, mine)]: '2', [of(1, mine)]: '1', [of(2, 'none')]: '2' })
})

t.test('the account prefix and 405 work in older versions', async (t) => {
  const { account, caller } = await given()
  const other = await world.givenAccount()
  const ask = (method: string, path: string) => caller.request(method, world.origin + path)
  for (const name of older) {
    t.equal((await ask('GET', `${bases[name]}/accounts/${account.subdomain}/members`)).status, 200)
    t.equal((await ask('GET', `${bases[name]}/accounts/${other.subdomain}/members`)).status, 404)
    t.match(await ask('PATCH', `${bases[name]}/members`), { status: 405 })
  }
})

t.test('an operation that was added to version 3 is unknown in older versions', async (t) => {
  const path = '/novelties'
  const listNovelties = { ...facts.listMembers, path }
  Object.assign(facts, { listNovelties })
  const handle: Handler = async (_, { reply }) => reply(200, {})
  Object.assign(handlers, { listNovelties: { id: 'listNovelties', define: () => handle } })
  const { origin, givenAccount } = await givenWorld(t)
  const account = await givenAccount()
  const caller = await account.givenCaller()
  const ask = async (method: string, base: string) => {
    const { status, headers } = await caller.request(method, origin + base)
    return [status, headers.get('allow')]
  }
  t.strictSame(await ask('GET', bases.v3 + path), [200, null])
  t.strictSame(await ask('PUT', bases.v3 + path), [405, 'GET, HEAD'])
  for (const name of older)
    for (const method of ['GET', 'HEAD', 'PUT'])
      for (const prefix of ['', `/accounts/${account.subdomain}`])
        t.strictSame(await ask(method, bases[name] + prefix + path), [404, null], `${method} ${name} ${prefix}`)
})

t.test('a repeated request is answered in the form of its version', async (t) => {
  const { account, caller } = await given()
  await account.givenStages()
  const job = await account.givenJob()
  const body = { candidate: { name: 'Ida Lund', email: 'ida.lund@post.example' } }
  const send = () =>
    caller.request('POST', `${world.origin}${bases.v2}/jobs/${job.shortcode}/candidates`, { body, headers: { 'idempotency-key': 'one' } })
  const [first, again] = [await send(), await send()]
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.same(again.body, first.body)
  t.match(first.body, { candidate: { key: /^[0-9a-f]{16}$/ } })
  const another = { candidate: { name: 'Ole Lund', email: 'ole.lund@post.example' } }
  const newer = await caller.request('POST', `/jobs/${job.shortcode}/candidates`, { body: another, headers: { 'idempotency-key': 'one' } })
  t.equal(newer.headers.get('idempotent-replayed'), null, 'of another version it is another request')
  t.match(newer.body, { candidate: { id: /^[0-9a-f]{16}$/ } })
})

t.test('the documents are served', async (t) => {
  for (const name of older) {
    for (const form of ['openapi', 'openapi-3.1']) {
      const document = (await (await fetch(`${world.origin}/${name}/${form}.json`)).json()) as typeof v2
      t.same(document.servers, [{ url: `${world.origin}${bases[name]}` }])
      t.match(document.info, { version: `${name.slice(1)}.0.0` })
      t.ok(document.paths['/jobs'].get.deprecated)
      const yaml = await (await fetch(`${world.origin}/${name}/${form}.yaml`)).text()
      t.match(yaml, `servers:\n  - url: ${world.origin}${bases[name]}\n`)
    }
  }
})

t.test('the guide linked from responses describes every change', async (t) => {
  const { headers } = await fetch(`${world.origin}${bases.v2}/jobs`)
  const [, guide = ''] = /^<([^>]+)>; rel="deprecation"/.exec(headers.get('link') ?? '') ?? []
  const response = await fetch(guide)
  t.equal(response.status, 200)
  const text = (await response.text()).replaceAll(/<[^>]+>|`/g, '').toLowerCase()
  for (const change of fromTwoToThree) t.match(text, change.title.replaceAll('`', '').toLowerCase())
})

t.test('the changes of the contract take less time than to resolve its operations three times', (t) => {
  // Everybody waits while the first request for an older version has them made.
  const timed = (work: (document: Document) => unknown) => {
    const taken = Array.from({ length: 3 }, () => {
      const document = structuredClone(newest) as unknown as Document
      const began = performance.now()
      work(document)
      return performance.now() - began
    })
    return Math.min(...taken)
  }
  const changes = timed((document) => {
    for (const { contract } of fromTwoToThree.toReversed()) contract?.(document)
  })
  const resolved = timed(operationsOf)
  t.ok(changes < 3 * resolved, `${changes.toFixed(1)} ms, and ${resolved.toFixed(1)} ms to resolve the operations`)
  t.end()
})
