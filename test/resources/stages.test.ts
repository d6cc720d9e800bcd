// Stages: the account's pipeline, which all its jobs share, and what happens to candidates when it changes.
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenReceiver } from '../fixtures/receiver.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'
import { givenSubscription } from '../fixtures/subscription.ts'
import { within } from '../fixtures/wait.ts'

const world = await givenWorld(t)
const { call } = world.application
const { execute } = world.application.database

/** Three stages, inserted out of order, and as the API shows them. */
async function givenPipeline(account: GivenAccount) {
  const insert = (kind: string, name: string, position: number) => account.insert('stages', { slug: kind, name, kind, position })
  const hired = await insert('hired', 'Signed', 3)
  const phone = await insert('phone-screen', 'Phone Screen', 2)
  const sourced = await insert('sourced', 'Sourced', 1)
  const shown = ({ id, key, slug, name, kind, position }: typeof hired) => ({ id, identifier: key, slug, name, kind, position })
  return [shown(sourced), shown(phone), shown(hired)]
}

t.test('listStages: returns the pipeline in order, with integer ids', async (t) => {
  const account = await world.givenAccount()
  const pipeline = await givenPipeline(account)
  await givenPipeline(await world.givenAccount())
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get('/stages')
  t.equal(status, 200)
  t.strictSame(body, { stages: pipeline })
  t.type(body.stages[0].id, 'number')
  t.match(body.stages[0].identifier, /^[0-9a-f]{16}$/)
})

t.test("listJobStages: every job has the account's pipeline", async (t) => {
  const account = await world.givenAccount()
  const pipeline = await givenPipeline(account)
  const caller = await account.givenCaller(['r_jobs'])
  for (const state of ['draft', 'archived']) {
    const { shortcode } = await account.givenJob({ state })
    const { status, body } = await call('listJobStages', { path: { shortcode } }, caller)
    t.equal(status, 200)
    t.strictSame(body, { stages: pipeline })
  }
})

t.test('listJobStages: an unknown, malformed or foreign job is 404', async (t) => {
  const account = await world.givenAccount()
  await givenPipeline(account)
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    const { status, body } = await caller.get(`/jobs/${shortcode}/stages`)
    t.equal(status, 404, shortcode)
    t.strictSame(body, { error: 'Not found' })
  }
})

const slugs = async (caller: Caller): Promise<string[]> =>
  (await caller.get('/stages')).body.stages.map(({ slug }: { slug: string }) => slug)
const usual = ['sourced', 'applied', 'phone-screen', 'assessment', 'interview', 'offer', 'hired']
const patch = (caller: Caller, id: string, name: unknown) => caller.request('PATCH', `/stages/${id}`, { body: { name } })
const put = (caller: Caller, stages: unknown) => caller.request('PUT', '/stages/order', { body: { stages } })

const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}

/** An account with the default pipeline, and a caller that may do all that these tests do. */
async function given() {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const caller = await account.givenCaller(['r_jobs', 'r_candidates', 'w_candidates', 'w_comments', 'w_account'])
  const admin = await account.givenMember({ role: 'admin' })
  return { account, stages, caller, admin }
}

/** The audit log's actions of the pipeline, in order. */
async function audited(account: GivenAccount): Promise<string[]> {
  const rows = await execute("select action from audit_log where account_id = $1 and action like '%stage%' order by id", [account.id])
  return rows.map(({ action }) => action as string)
}

t.test('createStage: adds a stage at a position or as the last one', async (t) => {
  const { account, caller } = await given()
  const create = (body: object) => caller.post('/stages', body)
  const { status, body } = await create({ name: 'Case Study', kind: 'assessment', position: 4 })
  t.equal(status, 201)
  t.match(body, { id: Number, identifier: /^[0-9a-f]{16}$/, slug: 'case-study', name: 'Case Study', kind: 'assessment', position: 4 })
  t.strictSame(await slugs(caller), usual.toSpliced(3, 0, 'case-study'))
  t.match((await create({ name: 'Alumni', kind: 'hired' })).body, { slug: 'alumni', position: 9 })
  t.match((await create({ name: 'Archive', kind: 'hired', position: 1000 })).body, { slug: 'archive', position: 10 })
  t.match((await create({ name: 'Inbox', kind: 'shortlisted', position: 1 })).body, { slug: 'inbox', position: 1 })
  const { stages } = (await caller.get('/stages')).body
  t.strictSame(stages.map(({ position }: { position: number }) => position), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) // prettier-ignore
  t.strictSame(
    await audited(account),
    Array.from({ length: 4 }, () => 'stage_created'),
  )
})

t.test('createStage: an account without a pipeline gets one', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs', 'w_account', 'w_candidates'])
  const { shortcode } = await account.givenJob()
  const apply = () => caller.post(`/jobs/${shortcode}/candidates`, { candidate: { name: 'Ada Byron', email: 'ada@example.test' } })
  t.equal((await apply()).status, 422)
  for (const name of ['Sourced', 'Hired']) t.equal((await caller.post('/stages', { name, kind: name.toLowerCase() })).status, 201)
  const { status, body } = await apply()
  t.strictSame([status, body.candidate.stage], [201, 'Sourced'])
})

t.test('createStage: makes a slug that no other stage has', async (t) => {
  const { stages, caller } = await given()
  const create = async (name: string) => (await caller.post('/stages', { name, kind: 'interview' })).body.slug
  t.equal(await create('  Zweites Gespräch: Büro (Köln)! '), 'zweites-gesprach-buro-koln')
  await patch(caller, stages.interview!.key, 'Conversation')
  t.equal(await create('Interview'), 'interview-2', 'a renamed stage keeps its slug')
  t.equal(await create('INTERVIEW?'), 'interview-3')
  t.equal(await create('面接'), 'interview-4', 'the kind, for lack of Latin letters')
  t.equal(await create('é'.repeat(255)), 'e'.repeat(200))
})

t.test('createStage: refuses a taken or blank name, an unknown kind and a full pipeline', async (t) => {
  const { account, caller } = await given()
  const create = (body: object) => caller.post('/stages', body)
  refused(t, await create({ name: 'PHONE screen', kind: 'interview' }), 'name-taken', 'name')
  refused(t, await create({ name: ' \t', kind: 'interview' }), 'field-required', 'name')
  refused(t, await create({ name: 'New', kind: 'phone_screen' }), 'field-invalid', 'kind')
  for (const body of [{}, { name: 'New' }, { kind: 'offer' }, { name: '', kind: 'offer' }, { name: 'N', kind: 'offer', position: 0 }])
    t.equal((await create(body)).status, 400, JSON.stringify(body))
  t.strictSame(await slugs(caller), usual)
  await execute(
    `insert into stages (account_id, slug, name, kind, position)
     select $1, 'filler-' || n, 'Filler ' || n, 'interview', n from generate_series(8, 1000) n`,
    [account.id],
  )
  refused(t, await create({ name: 'New', kind: 'offer' }), 'list-full')
})

t.test('updateStage: renames; candidates and their lists show the new name at once, activities the one of then', async (t) => {
  const { account, stages, caller, admin } = await given()
  const candidate = await account.givenCandidate()
  await caller.post(`/candidates/${candidate.key}/move`, { member_id: admin.key, target_stage: 'interview' })
  const shown = async () => {
    const { body: list } = await caller.get('/candidates')
    const { body: detail } = await caller.get(`/candidates/${candidate.key}`)
    t.strictSame([detail.candidate.stage, detail.candidate.stage_kind], [list.candidates[0].stage, list.candidates[0].stage_kind])
    return list.candidates[0].stage
  }
  t.strictSame([await shown(), await shown()], ['Interview', 'Interview'])
  const { status, body } = await patch(caller, stages.interview!.key, 'Conversation')
  t.equal(status, 200)
  const { id, key } = stages.interview!
  t.strictSame(body, { id, identifier: key, slug: 'interview', name: 'Conversation', kind: 'interview', position: 5 })
  t.equal(await shown(), 'Conversation')
  const { activities } = (await caller.get(`/candidates/${candidate.key}/activities`)).body
  t.match(activities.at(-1), { action: 'interview', target_stage: { name: 'Interview' } })
  t.equal((await patch(caller, key, 'CONVERSATION')).status, 200, 'its own name is not taken')
  t.strictSame(await audited(account), ['stage_renamed', 'stage_renamed'])
})

t.test('updateStage: refuses a taken or blank name, and what does not exist', async (t) => {
  const { stages, caller } = await given()
  const foreign = await (await world.givenAccount()).givenStages()
  refused(t, await patch(caller, stages.offer!.key, 'hired'), 'name-taken', 'name')
  refused(t, await patch(caller, stages.offer!.key, ' '), 'field-required', 'name')
  for (const name of [undefined, '', 'x'.repeat(256), 1]) t.equal((await patch(caller, stages.offer!.key, name)).status, 400)
  for (const id of ['fffffffffff', 'offer', foreign.offer!.key]) t.equal((await patch(caller, id, 'New')).status, 404, id)
})

t.test('orderStages: puts the stages in the given order', async (t) => {
  const { account, caller } = await given()
  const wanted = usual.toReversed()
  const { status, body } = await put(caller, wanted)
  t.equal(status, 200)
  t.strictSame(body, (await caller.get('/stages')).body)
  t.strictSame(body.stages.map(({ slug, position }: any) => [slug, position]), wanted.map((slug, at) => [slug, at + 1])) // prettier-ignore
  t.strictSame(await audited(account), ['account_stages_ordered'])
})

t.test('orderStages: refuses an order that is not exactly the pipeline', async (t) => {
  const { caller } = await given()
  const orders = [
    [],
    usual.slice(1),
    [...usual, 'sourced'],
    [...usual.slice(1), 'applied'],
    [...usual.slice(1), 'nowhere'],
    [...usual, 'nowhere'],
  ]
  for (const order of orders) refused(t, await put(caller, order), 'order-incomplete', 'stages')
  for (const order of [undefined, 'sourced', [1]]) t.equal((await put(caller, order)).status, 400)
  t.strictSame(await slugs(caller), usual)
})

/** Candidates in `interview`: one who has been hired before, one disqualified; and ratings given there. */
async function givenInterviewed() {
  const { account, stages, caller, admin } = await given()
  const stage_id = stages.interview!.id
  const job = await account.givenJob()
  const common = { job_id: job.id, stage_id, updated_at: '2026-01-01T00:00:00Z' }
  const ada = await account.givenCandidate(common)
  const bob = await account.givenCandidate({ ...common, disqualified: true, moved_to_offer_at: '2026-01-02T03:04:05Z' })
  const rating = { member_id: admin.id, scale: 'thumbs', grade: 2 }
  const other = await account.givenMember()
  const elsewhere = await account.givenCandidate({ job_id: job.id, stage_id: stages.applied!.id })
  await account.insert('ratings', { ...rating, candidate_id: ada.id, stage_id })
  await account.insert('ratings', { ...rating, candidate_id: ada.id, stage_id, member_id: other.id, grade: 0 })
  await account.insert('ratings', { ...rating, candidate_id: ada.id, stage_id: stages.hired!.id, grade: 1 })
  await account.insert('ratings', { ...rating, candidate_id: elsewhere.id, stage_id })
  await account.insert('ratings', { ...rating, candidate_id: elsewhere.id, stage_id: stages.applied!.id, grade: 1 })
  return { account, stages, caller, admin, other, job, ada, bob, elsewhere }
}

t.test('deleteStage: moves candidates as moveCandidate does, and ratings', async (t) => {
  const { account, stages, caller, admin, other, job, ada, bob, elsewhere } = await givenInterviewed()
  const { interview, hired } = stages as Record<string, { id: number; key: string }>
  const user = await account.givenUser(admin)
  const stageThen = ({ id, key }: { id: number; key: string }, slug: string, name: string) => ({ id, identifier: key, name, slug })
  t.equal((await user.delete(`/stages/${interview!.key}?target_stage=hired`)).status, 204)
  t.strictSame(await slugs(caller), usual.toSpliced(4, 1))
  const { stages: left } = (await caller.get('/stages')).body
  t.strictSame(left.map(({ position }: { position: number }) => position), [1, 2, 3, 4, 5, 6]) // prettier-ignore
  for (const candidate of [ada, bob]) {
    const { body } = await caller.get(`/candidates/${candidate.key}`)
    t.match(body.candidate, { stage: 'Hired', stage_kind: 'hired', hired_at: /^2/, disqualified: candidate === bob })
    t.ok(body.candidate.updated_at > '2026-01-01T00:00:00Z', 'the candidate has changed')
    const { activities } = (await caller.get(`/candidates/${candidate.key}/activities`)).body
    t.match(activities, [
      {
        action: 'hired',
        action_stage: stageThen(interview!, 'interview', 'Interview'),
        target_stage: stageThen(hired!, 'hired', 'Hired'),
        member: { id: admin.key },
      },
    ])
  }
  t.equal((await caller.get(`/candidates/${bob.key}`)).body.candidate.moved_to_offer_at, '2026-01-02T03:04:05Z', 'the date of the offer stays') // prettier-ignore
  const told = await execute(
    `select subject from (select id, event, account_id, subject from outbox union all select id, event, account_id, subject from deliveries) told
     where account_id = $1 and event = 'candidate_moved' order by id`,
    [account.id],
  )
  const subject = { job: job.shortcode, stage: 'hired', from: 'interview' }
  t.strictSame(
    told.map((row) => row.subject),
    [ada, bob].map(({ id, key }) => ({ ...subject, candidate: key, person: String(id) })),
  )
  const rated = await execute('select candidate_id, member_id, stage_id, grade from ratings where account_id = $1 order by id', [
    account.id,
  ])
  const rating = { candidate_id: ada.id, stage_id: hired!.id }
  t.strictSame(
    rated,
    [
      { ...rating, member_id: other.id, grade: 0 },
      { ...rating, member_id: admin.id, grade: 1 },
      { ...rating, candidate_id: elsewhere.id, member_id: admin.id, grade: 2 },
      { candidate_id: elsewhere.id, stage_id: stages.applied!.id, member_id: admin.id, grade: 1 },
    ],
    'the ratings in other stages stay',
  )
  t.strictSame(await audited(account), ['stage_deleted'])
})

t.test('deleteStage: the notifications of the moves are sent at once', async (t) => {
  const awake = await givenWorld(t, { delivers: true, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
  const receiver = await givenReceiver(t)
  const account = await awake.givenAccount()
  const stages = await account.givenStages()
  const caller = await account.givenCaller()
  const { key } = await account.givenCandidate({ stage_id: stages.interview!.id })
  await givenSubscription(caller, receiver, 'awake', 'candidate_moved')
  const arrived = new Promise<string>((resolve) =>
    receiver.answers('awake', ({ payload }, response) => {
      response.writeHead(200).end()
      resolve(payload.data.id)
    }),
  )
  t.equal((await caller.delete(`/stages/${stages.interview!.key}?target_stage=hired`)).status, 204)
  t.equal(await within('the notification to arrive', arrived), key)
})

t.test('deleteStage: candidates leave a hired stage without the date, and move in thousands', async (t) => {
  const { account, stages, caller } = await given()
  const { body: alumni } = await caller.post('/stages', { name: 'Alumni', kind: 'hired' })
  const job = await account.givenJob()
  await execute(
    `insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, mailbox, hired_at)
     select $1, $2, $3, 'A B', 'A', 'B', 'm' || n, now() from generate_series(1, 2001) n`,
    [account.id, job.id, alumni.id],
  )
  t.equal((await caller.delete(`/stages/${alumni.identifier}?target_stage=offer`)).status, 204)
  const [moved] = await execute(
    `select count(*) as n, count(hired_at) as hired, count(moved_to_offer_at) as offered from candidates where account_id = $1 and stage_id = $2`,
    [account.id, stages.offer!.id],
  )
  t.strictSame(moved, { n: 2001, hired: 0, offered: 2001 })
  const [written] = await execute('select count(*) as n, count(member_id) as members from activities where account_id = $1', [account.id])
  t.strictSame(written, { n: 2001, members: 0 }, 'with an account token nobody has moved them')
})

t.test('deleteStage: a stage with candidates or ratings needs a target', async (t) => {
  const { account, stages, caller, ada, bob } = await givenInterviewed()
  const path = `/stages/${stages.interview!.key}`
  const hindered = async (affected: string[], query = '') => {
    const { status, body, headers } = await caller.delete(path + query)
    t.strictSame([status, headers.get('x-error-code')], [409, 'stage-in-use'])
    t.strictSame(body, { error: 'The stage is in use: name the stage to which its candidates move', affected_resources: affected })
  }
  await hindered(['candidates', 'ratings'])
  await hindered(['candidates', 'ratings'], '?target_stage=')
  for (const { id } of [ada, bob]) await execute('update candidates set stage_id = $2 where id = $1', [id, stages.offer!.id])
  await hindered(['ratings'])
  refused(t, await caller.delete(`${path}?target_stage=nowhere`), 'reference-unknown', 'target_stage')
  refused(t, await caller.delete(`${path}?target_stage=interview`), 'field-invalid', 'target_stage')
  t.strictSame([await slugs(caller), await audited(account)], [usual, []])
  t.equal((await caller.delete(`/stages/${stages.assessment!.key}`)).status, 204, 'an unused one needs none')
  const foreign = await (await world.givenAccount()).givenStages()
  for (const id of ['fffffffffff', 'assessment', stages.assessment!.key, foreign.assessment!.key])
    t.equal((await caller.delete(`/stages/${id}`)).status, 404, id)
  const long = await caller.delete(`/stages/${stages.offer!.key}?target_stage=${'a'.repeat(256)}`)
  t.match(long, { status: 400, body: { validation_errors: { target_stage: [/at most 255/] } } })
})

t.test('deleteStage: the last stages that candidates start and end in stay, and the only one', async (t) => {
  const { stages, caller } = await given()
  const remove = (slug: string) => caller.delete(`/stages/${stages[slug]!.key}?target_stage=interview`)
  for (const slug of ['sourced', 'applied', 'hired']) refused(t, await remove(slug), 'stage-required')
  for (const slug of ['phone-screen', 'assessment', 'offer']) t.equal((await remove(slug)).status, 204, slug)
  const { body: second } = await caller.post('/stages', { name: 'Second', kind: 'hired' })
  t.equal((await remove('hired')).status, 204, 'another one of the kind is left')
  refused(t, await caller.delete(`/stages/${second.identifier}`), 'stage-required')
  const bare = await world.givenAccount()
  const only = await bare.insert('stages', { slug: 'a', name: 'A', kind: 'interview', position: 1 })
  refused(t, await (await bare.givenCaller()).delete(`/stages/${only.key}`), 'stage-required')
})

t.test('changes of one pipeline at once: each sees the one before', async (t) => {
  for (let round = 0; round < 5; round++) {
    const { stages, caller } = await given()
    const answers = await Promise.all([
      put(caller, usual.toReversed()),
      put(caller, usual),
      caller.post('/stages', { name: 'Twice', kind: 'interview' }),
      caller.post('/stages', { name: 'Twice', kind: 'interview' }),
      caller.delete(`/stages/${stages.offer!.key}?target_stage=assessment`),
      caller.delete(`/stages/${stages.assessment!.key}?target_stage=offer`),
    ])
    const statuses = answers.map(({ status }) => status)
    t.strictSame(statuses.slice(2).toSorted(), [201, 204, 422, 422], JSON.stringify(statuses))
    for (const status of statuses.slice(0, 2)) t.ok([200, 422].includes(status), 'an order of another pipeline is refused')
    const { stages: left } = (await caller.get('/stages')).body
    t.strictSame(left.map(({ position }: { position: number }) => position), [1, 2, 3, 4, 5, 6, 7]) // prettier-ignore
  }
})

t.test('candidates arrive in a stage while it is deleted: they move on, or the arrival is refused', async (t) => {
  const { account, caller, admin, stages } = await given()
  const job = await account.givenJob()
  const seen: Record<string, number> = {}
  for (let round = 0; round < 25; round++) {
    const { body: stage } = await caller.post('/stages', { name: `Round ${round}`, kind: 'interview' })
    const [ada, bob, cyd] = await Promise.all(
      [stages.applied!.id, stages.applied!.id, stage.id].map((stage_id) => account.givenCandidate({ job_id: job.id, stage_id })),
    )
    const who = { member_id: admin.key }
    const [deleted, ...arrivals] = await Promise.all([
      caller.delete(`/stages/${stage.identifier}?target_stage=offer`),
      caller.post(`/candidates/${ada!.key}/move`, { ...who, target_stage: stage.slug }),
      caller.post(`/candidates/${bob!.key}/move`, { ...who, target_stage: stage.slug }),
      caller.post(`/candidates/${cyd!.key}/ratings`, { ...who, comment: 'Good', score: 'positive' }),
      caller.post(`/candidates/${cyd!.key}/move`, { ...who, target_stage: 'hired' }),
      caller.post(`/jobs/${job.shortcode}/candidates?stage=${stage.slug}`, {
        candidate: { name: 'Dan', email: `dan-${round}@example.test` },
      }),
    ])
    t.equal(deleted.status, 204)
    for (const { status, text } of arrivals) {
      seen[status] = (seen[status] ?? 0) + 1
      t.ok([201, 202, 422, 503].includes(status), `${status} ${text}`)
    }
    const stageOf = async ({ key }: { key: string }) => (await caller.get(`/candidates/${key}`)).body.candidate.stage
    for (const [at, candidate] of [ada!, bob!].entries())
      t.equal(await stageOf(candidate), arrivals[at]!.status === 202 ? 'Offer' : 'Applied', 'whoever arrived has moved on')
    t.equal(await stageOf(cyd!), 'Hired')
  }
  t.comment(`figure: 25 stages deleted while candidates arrive: ${JSON.stringify(seen)}`)
})
