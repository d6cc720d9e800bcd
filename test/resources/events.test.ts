// Events: their form, every filter, visibility, and pages.
import t from 'tap'
import { givenWorld, pageThrough, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'
const titles = async (caller: Caller, query = '') =>
  ((await caller.get(`/events${query}`)).body.events ?? []).map(({ title }: { title: string }) => title)

t.test('an event has the same form in a list and by itself', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs'])
  const job = await account.givenJob()
  const candidate = await account.givenCandidate({ job_id: job.id })
  const [one, two] = [await account.givenMember(), await account.givenMember({ active: false })]
  const conference = { type: 'zoom_meeting', id: '812', url: 'https://zoom.example/j/812' }
  const full = await account.givenEvent({
    title: 'Interview',
    description: '',
    starts_at: '2026-03-02T09:00:00.25Z',
    job_id: job.id,
    candidate_id: candidate.id,
    conference,
  })
  await account.insert('event_members', { event_id: full.id, member_id: two.id, status: 'declined' })
  await account.insert('event_members', { event_id: full.id, member_id: one.id, status: 'accepted' })
  const bare = await account.givenEvent({ type: 'call', title: 'Call' })
  const { status, body } = await caller.get('/events')
  t.equal(status, 200)
  t.strictSame(Object.keys(body), ['events'])
  t.strictSame(body.events, [
    {
      id: full.key,
      title: 'Interview',
      description: null,
      type: 'InterviewEvent',
      starts_at: '2026-03-02T09:00:00.250Z',
      ends_at: '2026-03-02T10:00:00.000Z',
      cancelled: false,
      job: { shortcode: job.shortcode, title: job.title },
      members: [
        { id: one.key, name: one.name, type: 'Member', status: 'accepted' },
        { id: two.key, name: two.name, type: 'Member', status: 'declined' },
      ],
      candidate: { id: candidate.key, name: candidate.name },
      conference,
    },
    {
      id: bare.key,
      title: 'Call',
      description: null,
      type: 'CallEvent',
      starts_at: '2026-03-02T09:00:00.000Z',
      ends_at: '2026-03-02T10:00:00.000Z',
      cancelled: false,
      members: [],
    },
  ])
  const order = 'id title description type starts_at ends_at cancelled job members candidate conference'
  t.strictSame(Object.keys(body.events[0]), order.split(' '))
  t.strictSame((await caller.get(`/events/${full.key}`)).body, body.events[0], 'not wrapped')
  const foreign = await (await world.givenAccount()).givenEvent()
  for (const key of [unknownKey, 'nonsense', foreign.key]) {
    const answer = await caller.get(`/events/${key}`)
    t.strictSame([answer.status, answer.body], [404, { error: 'Not found' }], key)
  }
})

t.test('filters are combined, and cancelled events are returned only on request', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const candidate = await account.givenCandidate({ job_id: job.id })
  const member = await account.givenMember()
  const of = { job_id: job.id, candidate_id: candidate.id }
  await account.givenEvent({ title: 'call', type: 'call', ...of }, [member])
  await account.givenEvent({ title: 'interview', ...of, starts_at: '2026-03-03T23:59:59.999Z' })
  await account.givenEvent({ title: 'meeting', type: 'meeting', job_id: other.id, starts_at: '2026-03-04T00:00:00Z' }, [member])
  const off = await account.givenEvent({ title: 'off', cancelled: true, ...of }, [member])
  t.strictSame(await titles(caller), ['call', 'interview', 'meeting'])
  t.strictSame(await titles(caller, '?include_cancelled=false'), ['call', 'interview', 'meeting'])
  t.strictSame(await titles(caller, '?include_cancelled=true'), ['call', 'interview', 'meeting', 'off'])
  t.equal((await caller.get(`/events/${off.key}`)).body.cancelled, true, 'by itself it is shown')
  for (const type of ['call', 'interview', 'meeting']) t.strictSame(await titles(caller, `?type=${type}`), [type])
  t.strictSame(await titles(caller, `?candidate_id=${candidate.key}`), ['call', 'interview'])
  t.strictSame(await titles(caller, `?shortcode=${job.shortcode}`), ['call', 'interview'])
  t.strictSame(await titles(caller, `?shortcode=${other.shortcode}`), ['meeting'])
  t.strictSame(await titles(caller, `?member_id=${member.key}`), ['call', 'meeting'])
  t.strictSame(await titles(caller, `?member_id=${member.key}&shortcode=${job.shortcode}&include_cancelled=true`), ['call', 'off'])
  t.strictSame(await titles(caller, `?candidate_id=${candidate.key}&shortcode=${other.shortcode}`), [])
  t.strictSame(await titles(caller, `?candidate_id=${candidate.key}&type=call&member_id=${member.key}`), ['call'])
  const foreign = await world.givenAccount()
  for (const key of [unknownKey, (await foreign.givenCandidate()).key]) t.strictSame(await titles(caller, `?candidate_id=${key}`), [])
  for (const key of [unknownKey, (await foreign.givenMember()).key]) t.strictSame(await titles(caller, `?member_id=${key}`), [])
  for (const shortcode of ['ABCDEF0123', 'nonsense', (await foreign.givenJob()).shortcode])
    t.equal((await caller.get(`/events?shortcode=${shortcode}`)).status, 404, shortcode)
})

t.test('start_date and end_date accept days and instants, and are inclusive', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (const [title, starts_at] of Object.entries({
    a: '2026-03-01T00:00:00Z',
    b: '2026-03-01T23:59:59.999999Z',
    c: '2026-03-02T00:00:00Z',
    d: '2026-03-02T09:30:00Z',
  }))
    await account.givenEvent({ title, starts_at, ends_at: starts_at })
  const cases: Record<string, string> = {
    'start_date=2026-03-01': 'abcd',
    'start_date=2026-03-02': 'cd',
    'end_date=2026-03-01': 'ab',
    'end_date=2026-02-28': '',
    'start_date=2026-03-01&end_date=2026-03-02': 'abcd',
    'start_date=2026-03-02T09:30:00Z': 'd',
    'start_date=2026-03-02T09:30:00.001Z': '',
    'end_date=2026-03-02T00:00:00Z': 'abc',
    'start_date=2026-03-02T01:00:00%2B01:00': 'cd',
    'end_date=9999-12-31': 'abcd',
    'start_date=&end_date=': 'abcd',
  }
  for (const [query, expected] of Object.entries(cases)) t.equal((await titles(caller, `?${query}`)).join(''), expected, query)
  const wrong = [
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '0999-01-01',
    '2026-03-01T25:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-03-01T10:00:00',
  ]
  for (const value of [...wrong, 'yesterday', '9999-12-31T23:59:59-14:00']) {
    for (const name of ['start_date', 'end_date']) {
      const { status, body } = await caller.get(`/events?${name}=${value}`)
      t.strictSame([status, Object.keys(body.validation_errors ?? {})], [400, [name]], `${name}=${value}`)
    }
  }
})

t.test('context: a user token gets the events that its member attends, or those of their jobs', async (t) => {
  const account = await world.givenAccount()
  const user = await account.givenUser({ role: 'simple' })
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role: 'simple' })
  await account.givenEvent({ title: 'mine', job_id: other.id }, [user.member])
  await account.givenEvent({ title: 'team', job_id: job.id })
  await account.givenEvent({ title: 'both', job_id: job.id }, [user.member])
  await account.givenEvent({ title: 'none' })
  const all = ['mine', 'team', 'both', 'none']
  t.strictSame(await titles(user), all)
  t.strictSame(await titles(user, '?context=all'), all)
  t.strictSame(await titles(user, '?context=user'), ['mine', 'both'])
  t.strictSame(await titles(user, '?context=team'), ['team', 'both'])
  t.strictSame(await titles(user, `?context=user&shortcode=${job.shortcode}`), ['both'])
  const caller = await account.givenCaller()
  for (const context of ['user', 'team', 'all'])
    t.strictSame(await titles(caller, `?context=${context}`), all, 'ignored with an account token')
})

t.test('events are paged by id, and malformed parameters are 400', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let at = 0; at < 7; at++) await account.givenEvent({ title: String(at), starts_at: `2026-03-0${9 - at}T09:00:00Z` })
  const { items, pages } = await pageThrough(caller, '/events?limit=3&type=interview', 'events')
  t.strictSame(
    items.map(({ title }) => title),
    ['0', '1', '2', '3', '4', '5', '6'],
  )
  t.equal(pages.length, 3)
  t.strictSame(await titles(caller, `?since_id=${items[5].id}`), ['5', '6'])
  t.strictSame(await titles(caller, `?max_id=${items[1].id}`), ['0', '1'])
  for (const query of ['type=party', 'context=mine', 'include_cancelled=yes', 'candidate_id=x', 'member_id=x', 'limit=0', 'since_id=x'])
    t.equal((await caller.get(`/events?${query}`)).status, 400, query)
})
