// Activities: the two feeds, their filters and pages, and who sees comments and ratings.
import t from 'tap'
import { jobCommands } from '../../src/operator/commands/jobs.ts'
import { givenWorld, pageThrough, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const tools = { ...world.application.statements, ...world.application } as never
const unknownKey = '0123456789abcdef'

/** A candidate who has applied, been moved, commented on and rated. */
async function given() {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const job = await account.givenJob()
  const admin = await account.givenMember({ role: 'admin' })
  const caller = await account.givenCaller()
  const created = await caller.post(`/jobs/${job.shortcode}/candidates`, {
    sourced: false,
    candidate: { name: 'Ada King', email: 'ada@example.test' },
  })
  const { id } = created.body.candidate
  const act = (action: string, body: object = {}) => caller.post(`/candidates/${id}/${action}`, { member_id: admin.key, ...body })
  return {
    account,
    stages,
    job,
    admin,
    caller,
    id,
    act,
    feed: `/candidates/${id}/activities`,
    jobFeed: `/jobs/${job.shortcode}/activities`,
  }
}
const actionsOf = ({ body }: { body: any }) => body.activities.map(({ action }: { action: string }) => action)

t.test('both feeds have the family’s key order, and each describes a move in its own way', async (t) => {
  const { account, stages, job, admin, caller, id, act, feed, jobFeed } = await given()
  await account.givenActivity({ job_id: job.id, action: 'opened' })
  await act('move', { target_stage: 'phone-screen' })
  await act('comments', { comment: { body: 'Good' } })
  await act('ratings', { comment: 'Calm', scale: 'stars', grade: 3 })
  await act('disqualify', { disqualification_reason: 'Too far' })
  const stage = ({ id, key, name, slug }: any) => ({ id, identifier: key, name, slug })
  const hex = /^[0-9a-f]{16}$/
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
  const member = { id: admin.key, name: admin.name, type: 'Member' }

  const { status, body } = await caller.get(feed)
  t.equal(status, 200)
  t.notOk('paging' in body)
  const [applied, moved, comment, rating, disqualified] = body.activities
  t.match(applied, {
    id: hex,
    action: 'applied',
    stage_name: 'Applied',
    action_stage: stage(stages.applied),
    created_at: instant,
    body: null,
  })
  t.strictSame(
    Object.keys(applied),
    ['id', 'action', 'stage_name', 'action_stage', 'target_stage', 'created_at', 'updated_at', 'body'],
    'the candidate did it',
  )
  t.match(moved, {
    action: 'phone-screen',
    stage_name: 'Applied',
    action_stage: stage(stages.applied),
    target_stage: stage(stages['phone-screen']),
    member,
  })
  t.strictSame(Object.keys(moved), [
    'id',
    'action',
    'stage_name',
    'action_stage',
    'target_stage',
    'created_at',
    'updated_at',
    'member',
    'body',
  ])
  t.match(comment, {
    action: 'comment',
    stage_name: 'Phone Screen',
    body: 'Good',
    visibility_roles: ['simple', 'hiring_manager', 'admin', 'reviewer', 'recruiting_admin'],
  })
  t.match(rating, { action: 'rating', body: 'Calm', rating: { score: 'positive', scale: 'stars', grade: 3 } })
  t.strictSame(Object.keys(rating).slice(-4), ['member', 'body', 'rating', 'visibility_roles'])
  t.match(disqualified, { action: 'disqualified', body: 'Too far' })
  t.equal(body.activities.length, 5, 'nothing of the job alone')

  const ofJob = (await caller.get(jobFeed)).body.activities
  t.strictSame(
    ofJob.map(({ action, stage_name }: any) => [action, stage_name]),
    [
      ['applied', null],
      ['opened', null],
      ['phone-screen', 'Phone Screen'],
      ['comment', null],
      ['rating', null],
      ['disqualified', null],
    ],
  )
  t.strictSame(Object.keys(ofJob[1]), ['id', 'action', 'stage_name', 'created_at', 'body'], 'a job-level action')
  t.match(ofJob[0], { id: applied.id, candidate: { id, name: 'Ada King' }, created_at: applied.created_at })
  t.strictSame(Object.keys(ofJob[4]), ['id', 'action', 'stage_name', 'created_at', 'candidate', 'member', 'body', 'rating'])
  t.strictSame(ofJob[4].rating, { score: 'positive' })
  t.strictSame(ofJob[4].member, member)
})

t.test('filters: actions as a list, and updated_after, are applied', async (t) => {
  const { caller, act, feed } = await given()
  await act('move', { target_stage: 'offer' })
  await act('comments', { comment: { body: 'x' } })
  t.strictSame(actionsOf(await caller.get(`${feed}?actions=comment,offer`)), ['offer', 'comment'])
  t.strictSame(actionsOf(await caller.get(`${feed}?actions=comment&actions=applied`)), ['applied', 'comment'])
  t.strictSame(actionsOf(await caller.get(`${feed}?actions[]=applied`)), ['applied'])
  t.strictSame(actionsOf(await caller.get(`${feed}?actions=nothing`)), [])
  t.strictSame(actionsOf(await caller.get(`${feed}?updated_after=2100-01-01T00:00:00Z`)), [])
  t.equal(actionsOf(await caller.get(`${feed}?updated_after=0`)).length, 3)
  for (const query of ['updated_after=2026-02-30T00:00:00Z', 'limit=0', 'since_id=x', 'max_id=x'])
    t.equal((await caller.get(`${feed}?${query}`)).status, 400, query)
})

t.test('pages are complete and ascending, and they end', async (t) => {
  const { caller, act, feed, jobFeed } = await given()
  for (let at = 0; at < 12; at++) await act('move', { target_stage: at % 2 ? 'offer' : 'interview' })
  for (const path of [feed, jobFeed]) {
    const whole = (await caller.get(path)).body.activities
    t.equal(whole.length, 13)
    const { items, pages } = await pageThrough(caller, `${path}?limit=5`, 'activities')
    t.strictSame(items, whole)
    t.equal(pages.length, 3)
    t.ok(whole.every(({ id }: any, at: number) => at === 0 || whole[at - 1].id < id))
    t.strictSame((await caller.get(`${path}?since_id=${whole[3].id}&max_id=${whole[5].id}`)).body.activities, whole.slice(3, 6))
    t.strictSame((await caller.get(`${path}?since_id=${whole.at(-1).id}`)).body, { activities: [whole.at(-1)] })
  }
  const filtered = await pageThrough(caller, `${feed}?actions=offer&limit=2`, 'activities')
  t.equal(filtered.items.length, 6)
})

t.test('user tokens see comments and ratings by their member’s role; other tokens see all', async (t) => {
  const { account, job, caller, id, act, feed, jobFeed } = await given()
  const giving: [string, string[] | undefined][] = [
    ['usual', undefined],
    ['admins', []],
    ['managers', ['hiring_manager']],
    ['reviewers', ['reviewer']],
    ['recruiters', ['recruiter']],
    ['named admins', ['admin']],
  ]
  for (const [body, policy] of giving) await act('comments', { comment: { body, policy } })
  await act('ratings', { comment: 'rated', grade: 1 })
  const worker = async (role: string, onJob?: string) => {
    const user = await account.givenUser({ role })
    if (onJob) await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role: onJob })
    return user
  }
  const byRule = async (departments: object[]) =>
    account.givenUser({ role: 'simple', collaboration_rules: [{ role: 'hiring_manager', departments, locations: [{ any: true }] }] })
  const author = await worker('simple', 'simple')
  t.equal((await author.post(`/candidates/${id}/comments`, { comment: { body: 'own', policy: [] } })).status, 201)
  const said = async (reader: Caller, path: string) =>
    (await reader.get(path)).body.activities.map(({ body }: any) => body).filter((body: unknown) => body !== null)
  const all = ['usual', 'admins', 'managers', 'reviewers', 'recruiters', 'named admins', 'rated', 'own']
  const cases: [string, Caller, string[]][] = [
    ['an account token', caller, all],
    ['a service token', await account.givenPartnerCaller(), all],
    ['an admin', await account.givenUser({ role: 'admin' }), all],
    ['the author', author, ['usual', 'rated', 'own']],
    ['a manager of the job', await worker('simple', 'hiring_manager'), ['usual', 'managers', 'rated']],
    ['a reviewer', await worker('reviewer', 'reviewer'), ['usual', 'reviewers', 'rated']],
    ['a recruiter', await worker('recruiter', 'simple'), ['recruiters']],
    ['a manager of the job by a rule', await byRule([{ any: true }]), ['usual', 'managers', 'rated']],
    ['one whom the job calls an admin', await worker('simple', 'admin'), ['usual', 'rated']],
  ]
  for (const [title, reader, expected] of cases) {
    for (const path of [feed, jobFeed]) t.strictSame(await said(reader, path), expected, `${title}: ${path}`)
    t.ok(actionsOf(await reader.get(feed)).includes('applied'), `${title} sees what is for everybody`)
  }
  for (const stranger of [await byRule([{ id: 'ffff' }]), await worker('reviewer'), await worker('no_access', 'admin')]) {
    t.equal((await stranger.get(feed)).status, 404)
    t.strictSame(await said(stranger, jobFeed), [])
  }
  const { items } = await pageThrough(author, `${feed}?limit=1`, 'activities')
  t.equal(items.length, 4, 'what is hidden takes no place in a page')
})

t.test('unknown, malformed and foreign candidates and jobs are 404', async (t) => {
  const { caller } = await given()
  const foreign = await given()
  for (const id of [unknownKey, 'nonsense', foreign.id])
    t.strictSame((await caller.get(`/candidates/${id}/activities`)).body, { error: 'Not found' })
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.job.shortcode])
    t.strictSame((await caller.get(`/jobs/${shortcode}/activities`)).body, { error: 'Not found' })
  t.equal((await caller.get(`${foreign.jobFeed}?limit=0`)).status, 400, 'what is malformed comes first')
})

t.test('publishing a job adds "opened" to its feed; other changes of state add nothing', async (t) => {
  const account = await world.givenAccount()
  const job = await account.givenJob({ state: 'draft' })
  const caller = await account.givenCaller()
  for (const verb of ['publish', 'close', 'publish', 'archive', 'restore']) {
    const command = jobCommands.find(({ name }) => name === `jobs ${verb}`)
    await command?.prepare(tools)({ account: account.subdomain, job: job.shortcode }, {} as never)
  }
  const { body } = await caller.get(`/jobs/${job.shortcode}/activities`)
  t.match(body.activities, [{ action: 'opened' }, { action: 'opened' }])
  t.equal(body.activities.length, 2)
  t.strictSame(Object.keys(body.activities[0]), ['id', 'action', 'stage_name', 'created_at', 'body'])
})
