// The job board: what it shows, for whom and how long; no job that is not published, and nothing of a hidden location.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import t from 'tap'
import contract from '../generated/careers/openapi-3.1.json' with { type: 'json' }
import { givenServers, setterFor } from './fixtures/listedItems.ts'
import { givenWorld, type World } from './fixtures/server.ts'

let now = Date.parse('2026-11-20T10:00:00Z')
const world = await givenWorld(t, { now: () => now })
const boardOf = (subdomain: unknown, rest = '', init: RequestInit = {}, { origin }: Pick<World, 'origin'> = world) =>
  fetch(`${origin}/api/accounts/${subdomain}${rest}`, init)
const read = async (subdomain: unknown, rest = '', { origin }: Pick<World, 'origin'> = world): Promise<any> =>
  (await boardOf(subdomain, rest, {}, { origin })).json()

const place = { shortcode: null, country: 'Germany', countryCode: 'DE', region: 'Hamburg', regionCode: 'HH', city: 'Hamburg' }
const hamburg = { ...place, zipCode: '20457', coords: '53.5438, 9.9933', hidden: false }
const hidden = { ...hamburg, country: 'Denmark', countryCode: 'DK', region: 'Region H', city: 'Copenhagen', hidden: true }

t.test('a published job is shown in the form of the family, and its description only on request', async (t) => {
  const account = await world.givenAccount()
  const department = await account.insert('departments', { name: 'Motion & Control' })
  await account.givenJob({ title: 'Draft', state: 'draft' })
  await account.givenJob({ title: 'Closed', state: 'closed' })
  await account.givenJob({ title: 'Archived', state: 'archived' })
  await account.givenJob({ title: 'Confidential', confidential: true })
  const bare = await account.givenJob({ title: 'Bare', created_at: '2026-01-02T23:00:00Z', locations: [hidden] })
  const job = await account.givenJob({
    title: 'Controls <Engineer>',
    code: 'ENG-7',
    employment_type: 'Full-time',
    department_id: department.id,
    locations: [hidden, hamburg],
    description: '<p onclick="steal()">You tune.</p><script>steal()</script>',
    created_at: '2026-01-05T10:00:00Z',
    experience: 'Associate',
    workplace_type: 'remote',
  })
  await account.givenActivity({ job_id: job.id, action: 'opened', created_at: '2026-01-12T10:00:00Z' })
  const site = `http://${account.subdomain}.localhost:3000/jobs/${job.id}`
  const { jobs, ...rest } = await read(account.subdomain)
  t.strictSame(rest, { name: `Account ${account.subdomain}`, description: null })
  const shownHidden = { country: 'Denmark', countryCode: 'DK', city: '', region: '', hidden: true }
  t.strictSame(jobs[0], {
    title: 'Controls <Engineer>',
    shortcode: job.shortcode,
    code: 'ENG-7',
    employment_type: 'Full-time',
    telecommuting: true,
    department: 'Motion & Control',
    url: site,
    shortlink: `http://apply.localhost:3000/j/${job.shortcode}`,
    application_url: `${site}/candidates/new`,
    published_on: '2026-01-12',
    created_at: '2026-01-05',
    country: 'Germany',
    city: 'Hamburg',
    state: 'Hamburg',
    education: '',
    experience: 'Associate',
    function: '',
    industry: '',
    locations: [shownHidden, { country: 'Germany', countryCode: 'DE', city: 'Hamburg', region: 'Hamburg', hidden: false }],
  })
  t.strictSame(
    jobs.map(({ title }: { title: string }) => title),
    ['Controls <Engineer>', 'Bare'],
    'the newest first',
  )
  const emptied = { code: '', employment_type: '', department: '', country: 'Denmark', city: '', published_on: '2026-01-02' }
  t.match(jobs[1], { shortcode: bare.shortcode, ...emptied })
  const detailed = await read(account.subdomain, '?details=true')
  t.strictSame(detailed.jobs[0], { ...jobs[0], description: '<p>You tune.</p>' }, 'harmless HTML')
  t.strictSame(detailed.jobs[1], { ...jobs[1], description: '' })
  t.strictSame(await read(account.subdomain, '?details=false'), { ...rest, jobs })

  const at = (query: string) => `${world.origin}/api/accounts/${account.subdomain}?${query}`
  t.strictSame(await read(account.subdomain, '/locations'), [
    { code: 'DK', name: 'Denmark', count: 2, url: at('location=DK') },
    { code: 'DE', name: 'Germany', count: 1, url: at('location=DE') },
  ])
  const [first, ...others] = await read(account.subdomain, '/departments')
  t.strictSame([first, others], [{ name: 'Motion & Control', count: 1, url: at('department=Motion+%26+Control') }, []])
  const titles = async (url: string) => ((await (await fetch(url)).json()) as any).jobs.map(({ title }: { title: string }) => title)
  t.strictSame(await titles(first.url), ['Controls <Engineer>'])
  t.strictSame(await titles(at('location=DE')), ['Controls <Engineer>'])
  t.strictSame(await titles(at('location=DK')), ['Controls <Engineer>', 'Bare'])
  t.strictSame(await titles(at('location=SE')), [])
})

t.test('no token is needed, any origin may read it, and an unknown account is 404', async (t) => {
  const account = await world.givenAccount()
  for (const below of ['', '/locations', '/departments']) {
    const answer = await boardOf(account.subdomain, below, { headers: { origin: 'https://example.com', authorization: 'Bearer no' } })
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('access-control-allow-origin'), '*')
    t.equal(answer.headers.get('cache-control'), 'public, max-age=60')
    t.equal(answer.headers.get('set-cookie'), null)
    t.equal((await boardOf(account.subdomain, below, { method: 'HEAD' })).status, 200)
    const asked = await boardOf(account.subdomain, below, { method: 'OPTIONS' })
    t.equal(asked.status, 204)
    t.match(asked.headers.get('access-control-allow-methods'), 'GET')
    for (const name of ['nobody', 'NOBODY', 'a--', '%00', `${account.subdomain}%2f`]) {
      const { status, headers } = await boardOf(name, below)
      t.equal(status, 404, `${name}${below}`)
      t.equal(headers.get('access-control-allow-origin'), '*', 'a program may read why')
    }
  }
})

t.test('an invalid parameter is 400', async (t) => {
  const { subdomain } = await world.givenAccount()
  for (const [query, name] of [
    ['details=yes', 'details'],
    ['details=true&details=false', 'details'],
    ['location=Germany', 'location'],
    [`department=${'x'.repeat(256)}`, 'department'],
  ] as const) {
    const answer = await boardOf(subdomain, `?${query}`)
    t.equal(answer.status, 400, query)
    t.match(await answer.json(), { validation_errors: { [name]: [String] } })
  }
  t.equal((await boardOf(subdomain, '?callback=x&api_key=y')).status, 200, 'an unknown one is ignored')
})

t.test('every change shows at once, in every process, and what has not changed is 304 without a body', async (t) => {
  const worlds = await givenServers(t)
  const account = await worlds[0]!.givenAccount()
  const department = await account.insert('departments', { name: 'Works' })
  const job = await account.givenJob({ department_id: department.id, locations: [hamburg] })
  const set = setterFor(worlds, account)
  const tags = new Map<string, string>()
  const seen = async () =>
    Promise.all(
      worlds.flatMap(({ origin }) =>
        ['', '?details=true', '/locations', '/departments'].map(async (rest) => {
          const answer = await boardOf(account.subdomain, rest, {}, { origin })
          const tag = answer.headers.get('etag') ?? ''
          const again = await boardOf(account.subdomain, rest, { headers: { 'if-none-match': tag } }, { origin })
          t.equal(again.status, 304, rest)
          t.equal(await again.text(), '')
          tags.set(origin + rest, tag)
          return JSON.stringify(await answer.json()).replaceAll(origin, '')
        }),
      ),
    )
  const shows = async (what: string, change: () => Promise<unknown>, text: string) => {
    const before = new Map(tags)
    await change()
    for (const each of worlds) {
      const all = (
        await Promise.all(['?details=true', '/locations', '/departments'].map((rest) => read(account.subdomain, rest, each)))
      ).map((body) => JSON.stringify(body))
      t.match(all.join(), text, what)
    }
    await seen()
    t.ok(
      [...tags].some(([name, tag]) => before.get(name) !== tag),
      `${what}: another tag`,
    )
  }
  await seen()
  await shows('the title', set('jobs', job.id, 'title', 'Analyst'), 'Analyst')
  await shows('a text', set('jobs', job.id, 'description', '<p>Łódź</p>'), 'Łódź')
  await shows('the department', set('departments', department.id, 'name', 'Renamed'), 'Renamed')
  await shows('the account', set('accounts', account.id, 'name', 'Other name'), 'Other name')
  await set('jobs', job.id, 'state', 'closed')()
  for (const each of worlds) t.strictSame((await read(account.subdomain, '', each)).jobs, [], 'closed')
  await set('jobs', job.id, 'state', 'published')()
  for (const each of worlds) t.equal((await read(account.subdomain, '', each)).jobs.length, 1, 'published again')
  await worlds[0]!.application.database.execute('delete from jobs where account_id = $1', [account.id])
  for (const each of worlds) t.strictSame(await read(account.subdomain, '/locations', each), [], 'gone')
})

t.test('an unchanged board is not written again', async (t) => {
  const account = await world.givenAccount()
  await account.givenJob()
  const uses = () => world.application.statements.register.get('list_published_jobs')!.uses.times
  const before = uses()
  for (let times = 0; times < 5; times++) await read(account.subdomain)
  t.equal(uses() - before, 1)
})

t.test('an address may send 600 requests in a minute', async (t) => {
  const { subdomain } = await world.givenAccount()
  now += 60_000
  const answers = await Promise.all(Array.from({ length: 601 }, () => boardOf(subdomain)))
  t.strictSame(
    answers
      .map(({ status }) => status)
      .toSorted()
      .slice(-2),
    [200, 429],
  )
  for (const rest of ['', '/locations', '/departments']) {
    const refused = await boardOf(subdomain, rest)
    t.equal(refused.status, 429, rest)
    t.equal(refused.headers.get('x-rate-limit-remaining'), '0')
    t.ok(Number(refused.headers.get('retry-after')) > 0)
    t.equal(refused.headers.get('access-control-allow-origin'), '*')
  }
  now += 60_000
  t.equal((await boardOf(subdomain)).status, 200)
})

t.test('a database that is away is 503, and a fault of ours 500 without details', async (t) => {
  const { subdomain } = await world.givenAccount()
  const { database } = world.application
  for (const [fault, status] of [
    [Object.assign(new Error('connect ECONNREFUSED secret'), { code: 'ECONNREFUSED' }), 503],
    [new Error('secret'), 500],
  ] as const) {
    const execute = t.intercept(database, 'execute', { value: () => Promise.reject(fault) })
    for (const below of ['', '/locations', '/departments']) {
      const answer = await boardOf(subdomain, below)
      t.equal(answer.status, status)
      if (status === 503) t.ok(answer.headers.get('retry-after'))
      t.notMatch(await answer.text(), 'secret')
    }
    execute.restore()
  }
})

t.test('its contract is served with the address of the server', async (t) => {
  const served = (await (await fetch(`${world.origin}/openapi-careers.json`)).json()) as typeof contract
  t.equal(served.servers[0]?.url, world.origin)
  t.strictSame(Object.keys(served.paths), Object.keys(contract.paths))
  t.equal((await fetch(`${world.origin}/openapi-careers.yaml`)).status, 200)
})

t.test('H11: a board with long descriptions is made in turns, once for all who ask for it, and within 10 MiB', async (t) => {
  const account = await world.givenAccount()
  const long = (at: number) => `<h2>Job ${at}</h2>${'<p>You <b>tune</b> what moves.</p>'.repeat(1200)}`
  const jobs = 320
  for (let at = 0; at < jobs; at++) await account.givenJob({ title: `Job ${at}`, description: long(at) })
  const stalls = monitorEventLoopDelay({ resolution: 5 })
  stalls.enable()
  const began = performance.now()
  const answers = await Promise.all(
    ['de', 'en', 'fr'].map((tongue) => boardOf(account.subdomain, '?details=true', { headers: { 'accept-language': tongue } })),
  )
  const ms = performance.now() - began
  stalls.disable()
  t.ok(stalls.max / 1e6 < ms / 3, `${(stalls.max / 1e6).toFixed(0)} of ${ms.toFixed(0)} ms`)
  t.equal(new Set(answers.map(({ headers }) => headers.get('etag'))).size, 1)
  const board = (await answers[0]!.json()) as { jobs: { title: string; description: string }[] }
  t.equal(board.jobs.length, jobs)
  const texts = board.jobs.filter(({ description }) => description !== '')
  t.equal(texts.length, Math.floor((10 * 2 ** 20) / long(jobs - 1).length), 'those of the newest jobs')
  t.equal(texts[0]!.description, long(jobs - 1))
  t.strictSame(board.jobs[texts.length], { ...board.jobs[texts.length], title: `Job ${jobs - 1 - texts.length}`, description: '' })
})
