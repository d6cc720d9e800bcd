// Jobs: the list with its filters and pages, and the detail.
import t from 'tap'
import { givenWorld, pageThrough } from '../fixtures/server.ts'

const world = await givenWorld(t)

t.test('listJobs: pages cover every job of the account, oldest first', async (t) => {
  const account = await world.givenAccount()
  const other = await world.givenAccount()
  for (let at = 0; at < 7; at++) await account.givenJob()
  await other.givenJob()
  const caller = await account.givenCaller(['r_jobs'])
  const { items, pages } = await pageThrough(caller, '/jobs?limit=3', 'jobs')
  t.equal(items.length, 7)
  t.strictSame(
    items.map(({ id }) => id),
    items.map(({ id }) => id).toSorted(),
    'ascending',
  )
  t.equal(new Set(items.map(({ id }) => id)).size, 7, 'none twice')
  t.strictSame(
    pages.map(({ body }) => body.jobs.length),
    [3, 3, 1],
  )
  t.equal(pages[2]?.body.paging, undefined, 'the last page has no paging')
  const next = new URL(pages[0]?.body.paging.next)
  t.equal(next.searchParams.get('limit'), '3')
  t.equal(next.searchParams.get('since_id'), items[3].id, 'since_id is the first job of the next page')
  t.equal(`${next.origin}${next.pathname}`, `${world.origin}/spi/v3/jobs`)
})

t.test('listJobs, getJob: an empty keyword is left out, since the items of a list cannot be null', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs'])
  const { shortcode } = await account.givenJob({ keywords: ['', 'night', '', 'shift'] })
  await account.givenJob({ keywords: [''] })
  const { status, body } = await caller.get('/jobs')
  t.equal(status, 200)
  t.strictSame(
    body.jobs.map(({ keywords }: { keywords: string[] }) => keywords),
    [['night', 'shift'], []],
  )
  t.strictSame((await caller.get(`/jobs/${shortcode}`)).body.keywords, ['night', 'shift'])
})

t.test('listJobs: cursors are 1 to 16 hexadecimal digits in either case; an empty parameter counts as omitted', async (t) => {
  const account = await world.givenAccount()
  for (let at = 0; at < 3; at++) await account.givenJob()
  const caller = await account.givenCaller(['r_jobs'])
  const idsOf = async (query: string) => (await caller.get(`/jobs?${query}`)).body.jobs?.map(({ id }: { id: string }) => id)
  const all = await idsOf('')
  t.equal(all.length, 3)
  const [first, second, third] = all as [string, string, string]
  for (const query of [
    'since_id=1',
    'since_id=3c5a10b1',
    'since_id=0',
    'since_id=',
    'max_id=',
    'state=',
    'state[]=&limit=',
    'max_id=FFFFFFFFFFFFFFFF',
  ])
    t.strictSame(await idsOf(query), all, query)
  t.strictSame(await idsOf(`since_id=${second.toUpperCase()}`), [second, third])
  t.strictSame(await idsOf(`max_id=${second.replace(/^0+/, '').toUpperCase()}`), [first, second])
  t.strictSame(await idsOf('max_id=1'), [])
  for (const query of ['since_id=x', 'since_id=-1', 'max_id=0x1', `max_id=${'0'.repeat(17)}`])
    t.equal((await caller.get(`/jobs?${query}`)).status, 400, query)
})

t.test('listJobs: an exact multiple of the limit does not end with an empty page', async (t) => {
  const account = await world.givenAccount()
  for (let at = 0; at < 4; at++) await account.givenJob()
  const { pages } = await pageThrough(await account.givenCaller(), '/jobs?limit=2', 'jobs')
  t.strictSame(
    pages.map(({ body }) => body.jobs.length),
    [2, 2],
  )
})

t.test('listJobs: the default limit is 50, above 100 counts as 100, below 1 is 400', async (t) => {
  const account = await world.givenAccount()
  for (let at = 0; at < 103; at++) await account.givenJob()
  const caller = await account.givenCaller()
  t.equal((await caller.get('/jobs')).body.jobs.length, 50)
  const clamped = await caller.get('/jobs?limit=5000')
  t.equal(clamped.body.jobs.length, 100)
  t.match(clamped.body.paging.next, /limit=100/)
  const refused = await caller.get('/jobs?limit=0')
  t.equal(refused.status, 400)
  t.ok(refused.body.validation_errors.limit)
})

t.test('listJobs: paging.next is about as long as the requested URL, whatever it contains', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let count = 0; count < 3; count++) await account.givenJob()
  for (const rest of [`a=${'a='.repeat(3900)}`, 'a=%22%7C+b&a=2', `x=${'"'.repeat(2000)}`]) {
    const { status, body } = await caller.get(`/jobs?limit=1&${rest}`)
    t.equal(status, 200)
    const next = new URL(body.paging.next)
    t.strictSame(next.search.replace(/^\?limit=1&since_id=\w+&/, ''), rest.replaceAll('"', '%22'))
    t.equal((await fetch(next, { headers: { authorization: `Bearer ${caller.token}` } })).status, 200, 'and can be followed')
  }
})

t.test('listJobs: paging.next keeps the filters and the path prefix', async (t) => {
  const account = await world.givenAccount()
  for (let at = 0; at < 3; at++) await account.givenJob({ state: 'closed' })
  const caller = await account.givenCaller()
  const { items, pages } = await pageThrough(
    caller,
    `/accounts/${account.subdomain}/jobs?state[]=closed&state[]=draft&limit=2&sent=by%20a%20client`,
    'jobs',
  )
  t.equal(items.length, 3)
  const next = new URL(pages[0]?.body.paging.next)
  t.equal(next.pathname, `/spi/v3/accounts/${account.subdomain}/jobs`)
  t.strictSame(next.searchParams.getAll('state[]'), ['closed', 'draft'])
  t.equal(next.searchParams.get('sent'), 'by a client')
})

t.test('listJobs: since_id and max_id are inclusive, and a malformed one is 400', async (t) => {
  const account = await world.givenAccount()
  const jobs = [await account.givenJob(), await account.givenJob(), await account.givenJob()]
  const [first, second, third] = jobs.map(({ key }) => key)
  const caller = await account.givenCaller()
  const ids = async (query: string) => (await caller.get(`/jobs?${query}`)).body.jobs.map(({ id }: { id: string }) => id)
  t.strictSame(await ids(`since_id=${second}`), [second, third])
  t.strictSame(await ids(`max_id=${second}`), [first, second])
  t.strictSame(await ids(`since_id=${second}&max_id=${second}`), [second])
  t.equal((await caller.get('/jobs?since_id=xyz')).status, 400)
  t.equal((await caller.get(`/jobs?max_id=${second}0`)).status, 400)
})

t.test('listJobs: state accepts each form of a list; an unknown state is 400', async (t) => {
  const account = await world.givenAccount()
  for (const state of ['draft', 'published', 'closed', 'archived']) await account.givenJob({ state })
  const caller = await account.givenCaller()
  const states = async (query: string) => (await caller.get(`/jobs${query}`)).body.jobs.map(({ state }: { state: string }) => state)
  t.strictSame(await states(''), ['draft', 'published', 'closed', 'archived'], 'every state without a filter')
  t.strictSame(await states('?state=closed'), ['closed'])
  t.strictSame(await states('?state=closed&state=draft'), ['draft', 'closed'])
  t.strictSame(await states('?state[]=closed&state[]=draft'), ['draft', 'closed'])
  t.strictSame(await states('?state=closed,draft'), ['draft', 'closed'])
  t.equal((await caller.get('/jobs?state=open')).status, 400)
})

t.test('listJobs: created_after and updated_after are exclusive and accept every form of an instant', async (t) => {
  const account = await world.givenAccount()
  await account.givenJob({ title: 'old', created_at: '2026-01-05T10:00:00Z', updated_at: '2026-01-05T10:00:00Z' })
  await account.givenJob({ title: 'touched', created_at: '2026-01-05T10:00:00Z', updated_at: '2026-02-01T00:00:00Z' })
  await account.givenJob({ title: 'new', created_at: '2026-01-05T10:00:01Z', updated_at: '2026-01-05T10:00:01Z' })
  const caller = await account.givenCaller()
  const titles = async (query: string) => (await caller.get(`/jobs?${query}`)).body.jobs.map(({ title }: { title: string }) => title)
  for (const instant of [
    '2026-01-05T10:00:00Z',
    '20260105T100000Z',
    '1767607200',
    '2026-01-05T11:00:00%2B01:00',
    '2026-01-05T10:00:00.000Z',
  ]) {
    t.strictSame(await titles(`created_after=${instant}`), ['new'], `created_after=${instant}`)
    t.strictSame(await titles(`updated_after=${instant}`), ['touched', 'new'], `updated_after=${instant}`)
  }
  for (const wrong of ['2026-02-30T00:00:00Z', 'yesterday', '2026-01-05T25:00:00Z', '%20']) {
    t.equal((await caller.get(`/jobs?created_after=${wrong}`)).status, 400, `created_after=${wrong}`)
  }
})

t.test('listJobs: texts are returned only if include_fields asks for them', async (t) => {
  const account = await world.givenAccount()
  await account.givenJob({ description: '<p>What</p>', requirements: '<p>Who</p>', benefits: '' })
  const caller = await account.givenCaller()
  const [plain] = (await caller.get('/jobs')).body.jobs
  for (const name of ['description', 'full_description', 'requirements', 'benefits']) t.notOk(name in plain, name)
  const [full] = (await caller.get('/jobs?include_fields=full_description,benefits')).body.jobs
  t.equal(full.full_description, '<p>What</p><p>Who</p>')
  t.equal(full.benefits, null, 'an empty text comes back as null')
  t.notOk('description' in full)
  t.equal((await caller.get('/jobs?include_fields=salary')).status, 400)
})

t.test('getJob: returns the job with its texts, departments and location', async (t) => {
  const account = await world.givenAccount('atlas')
  const root = await account.insert('departments', { name: 'Engineering' })
  const leaf = await account.insert('departments', { name: 'Platform', parent_id: root.id })
  const place = {
    shortcode: null,
    country: 'Greece',
    countryCode: 'GR',
    region: 'Attica',
    regionCode: 'I',
    city: 'Athens',
    zipCode: '10552',
    coords: null,
    hidden: false,
  }
  const job = await account.givenJob({
    title: 'Engineer',
    code: 'ENG-1',
    department_id: leaf.id,
    workplace_type: 'remote',
    locations: [place],
    salary_from: 40000,
    salary_currency: 'eur',
    keywords: ['api'],
    description: '<p>What</p>',
    created_at: '2026-01-05T10:00:00.250Z',
  })
  const caller = await account.givenCaller(['r_jobs'])
  const { status, body } = await caller.get(`/jobs/${job.shortcode}`)
  t.equal(status, 200)
  t.match(body, {
    id: job.key,
    full_title: 'Engineer - ENG-1',
    department: 'Platform',
    department_hierarchy: [
      { id: root.id, name: 'Engineering' },
      { id: leaf.id, name: 'Platform' },
    ],
    url: `http://atlas.localhost:3000/jobs/${job.id}`,
    application_url: `http://atlas.localhost:3000/jobs/${job.id}/candidates/new`,
    location: { country: 'Greece', city: 'Athens', telecommuting: true, workplace_type: 'remote' },
    locations: [{ country_name: 'Greece', state_code: 'I', subregion: 'Attica' }],
    salary: { salary_from: 40000, salary_to: null, salary_currency: 'eur' },
    description: '<p>What</p>',
    created_at: '2026-01-05T10:00:00Z',
  })
  t.notOk('sample' in body)
  t.notOk('location_str' in body.location)
  const [item] = (await caller.get('/jobs')).body.jobs
  t.equal(item.location.location_str, 'Athens, Attica, Greece')
})

t.test('getJob: an unknown, malformed or foreign shortcode is 404', async (t) => {
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode, '%00', 'x'.repeat(900)]) {
    const { status, body } = await caller.get(`/jobs/${shortcode}`)
    t.equal(status, 404, shortcode)
    t.strictSame(body, { error: 'Not found' })
  }
})

t.test('listJobs: pages stay consistent while jobs are added and removed', async (t) => {
  const account = await world.givenAccount()
  const jobs = []
  for (let at = 0; at < 6; at++) jobs.push(await account.givenJob())
  const caller = await account.givenCaller()
  const first = await caller.get('/jobs?limit=2')
  await world.application.database.execute('delete from jobs where account_id = $1 and key = $2', [account.id, jobs[2]?.key])
  const late = await account.givenJob()
  const { items } = await pageThrough(caller, first.body.paging.next, 'jobs')
  t.strictSame(
    [...first.body.jobs, ...items].map(({ id }) => id),
    [...jobs.filter((_, at) => at !== 2), late].map(({ key }) => key),
  )
})

t.test('an error in a parameter names the parameter and the expected form', async (t) => {
  const caller = await (await world.givenAccount()).givenCaller()
  const zoned = 'must be a date-time with a time zone, such as 2026-03-01T09:00:00Z, or Unix seconds'
  for (const [query, name, message] of [
    ['state=open', 'state', 'must be one of draft, published, closed, archived'],
    ['since_id=jobs', 'since_id', 'must be 1 to 16 hexadecimal digits'],
    ['created_after=2026-03-01', 'created_after', zoned],
  ] as const) {
    const { status, body } = await caller.get(`/jobs?${query}`)
    t.strictSame([status, body], [400, { error: `${name} ${message}`, validation_errors: { [name]: [message] } }], query)
  }
})
