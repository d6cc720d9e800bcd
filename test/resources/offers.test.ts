// Offers: what the newest one of a candidate shows, who sees it, how one is drafted, sent and decided, and what happens at once.
import t, { type Test } from 'tap'
import { operator } from '../../src/access/audit.ts'
import { prepareErasure } from '../../src/resources/candidates/erasure.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

// The rounds send more requests than the default limit of an application allows.
const world = await givenWorld(t, { environment: { RATE_LIMIT_OAUTH: '1000000' } })
const { database, statements } = world.application
const unknownKey = '0123456789abcdef'
const salary = { name: 'Salary', slug: 'salary', body: null, pay: { amount: 5000.5, frequency: 'month', currency_iso: 'USD' } }

async function given() {
  const account = await world.givenAccount()
  const job = await account.givenJob()
  const candidate = await account.givenCandidate({ job_id: job.id, location: { location_str: 'Oslo, Norway' } })
  const caller = await account.givenCaller()
  return { account, job, candidate, caller, admin: await account.givenUser() }
}

/** The member of the job with each role on it, as a caller by the role, and a member who does not work on the job. */
async function givenTeam({ account, job }: Pick<Awaited<ReturnType<typeof given>>, 'account' | 'job'>): Promise<[string, Caller][]> {
  const team: [string, Caller][] = [['nobody', await account.givenUser({ role: 'simple' })]]
  for (const role of ['admin', 'recruiting_admin', 'hiring_manager', 'simple', 'reviewer']) {
    const user = await account.givenUser({ role: 'simple' })
    await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role: role })
    team.push([role, user])
  }
  return team
}
/** The roles on a job that may see and change its offers. */
const offering = ['admin', 'recruiting_admin', 'hiring_manager']

const draft = (caller: Caller, { key }: { key: string }, body: object = {}) => caller.post(`/candidates/${key}/offer`, body)
const change = (caller: Caller, id: string, body: object) => caller.request('PATCH', `/offers/${id}`, { body })
const send = (caller: Caller, id: string) => caller.post(`/offers/${id}/send`)
const approve = (user: Caller, id: string) => user.request('PATCH', `/offers/${id}/approve`)
const reject = (user: Caller, id: string) => user.request('PATCH', `/offers/${id}/reject`)
const text = (name: string, body: string) => ({ document_variable: { name }, value: { body } })
const pay = (amount: number) => ({
  document_variable: { name: 'Salary' },
  value: { data: { amount, frequency: 'year', currency_iso: 'EUR' } },
})
const refused = (t: Test, { status, headers }: Answer, expected: number, code: string) =>
  t.strictSame([status, headers.get('x-error-code')], [expected, code])

t.test('getCandidateOffer: only the candidate without an offer, otherwise the newest of the job', async (t) => {
  const { account, candidate, caller } = await given()
  const path = `/candidates/${candidate.key}/offer`
  const shown = { id: candidate.key, location: 'Oslo, Norway', name: candidate.name }
  t.strictSame((await caller.get(path)).body, { candidate: shown })
  await account.givenOffer(candidate, { state: 'rejected' })
  const files = []
  for (const [name, size] of [
    ['b.pdf', 1],
    ['a.pdf', 2],
    ['late.pdf', null],
  ] as const)
    files.push(await account.insert('files', { candidate_id: candidate.id, kind: 'attachment', name, media_type: 'application/pdf', size }))
  const text = { name: 'Erster Tag', slug: 'erster-tag', body: '1 May', pay: null }
  const documents = files.toReversed().map(({ key }) => key)
  const offer = await account.givenOffer(candidate, { variables: [text, salary], documents })
  const { status, body } = await caller.get(path)
  t.equal(status, 200)
  t.strictSame(Object.keys(body), ['id', 'candidate', 'created_at', 'state', 'document_variables', 'documents'])
  t.match(body, { id: offer.key, candidate: shown, created_at: /^[-\dT:]+Z$/, state: 'draft' })
  const data = { amount: 5000.5, frequency: 'month', cached_value: '$5,000.50 per month', currency_iso: 'USD' }
  t.strictSame(body.document_variables, [
    { document_variable: { name: 'Erster Tag', slug: 'erster-tag' }, value: { body: '1 May' } },
    { document_variable: { name: 'Salary', slug: 'salary' }, value: { data } },
  ])
  t.match(body.documents, [
    { name: 'a.pdf', preview_url: /\/files\/\w{16}\/a\.pdf\?/, kind: 'attachment' },
    { name: 'b.pdf', kind: 'attachment' },
  ])
  t.equal(body.documents.length, 2, 'a file that is still to be fetched is not shown')
  t.strictSame((await caller.get(`/candidates/${candidate.key}/files`)).body, { files: [] }, 'and none is among the files of the candidate')
  t.equal((await caller.get(`/candidates/${unknownKey}/offer`)).status, 404)
})

t.test('getOffer: every offer of the job by its id, until the candidate is relocated', async (t) => {
  const { account, candidate, admin } = await given()
  const former = await account.givenOffer(candidate, { state: 'rejected', variables: [salary] })
  const offer = await account.givenOffer(candidate)
  const path = `/offers/${former.key}`
  t.match(await admin.get(path), {
    status: 200,
    body: { id: former.key, state: 'rejected', candidate: { id: candidate.key }, documents: [] },
  })
  t.equal((await admin.get(`/offers/${offer.key.toUpperCase()}`)).body.id, offer.key)
  for (const key of [unknownKey, 'x', candidate.key]) t.equal((await admin.get(`/offers/${key}`)).status, 404)
  const { shortcode } = await account.givenJob()
  const moved = await admin.post(`/candidates/${candidate.key}/relocate`, { target_job_shortcode: shortcode })
  t.equal(moved.status, 201)
  t.equal((await admin.get(path)).status, 404)
  const { body } = await admin.get(`/candidates/${moved.body.candidate.id}/offer`)
  t.strictSame(Object.keys(body), ['candidate'], 'nothing is offered in the other job')
})

t.test('with a user token, admins and those whose role on the job allows it see offers', async (t) => {
  const { account, job, candidate } = await given()
  const offer = await account.givenOffer(candidate)
  for (const [role, user] of await givenTeam({ account, job }))
    for (const path of [`/candidates/${candidate.key}/offer`, `/offers/${offer.key}`]) {
      const { status, headers } = await user.get(path)
      t.strictSame(
        [status, headers.get('x-error-code')],
        offering.includes(role) ? [200, null] : role === 'nobody' ? [404, 'not-found'] : [403, 'role-missing'],
        `${path} as ${role}`,
      )
    }
})

t.test('createOffer and updateOffer: a draft with slugs made of the names, whose lists are replaced as a whole', async (t) => {
  const { candidate, caller, admin } = await given()
  const documents = [
    { name: 'contract.pdf', data: 'JVBERi0xLjQK' },
    { name: 'notes.txt', data: 'eA==' },
  ]
  const values = [pay(81000), text('Größe des Büros', '12 m²'), text('Salary', 'and a bonus'), text('給与', 'x')]
  const { status, body: made } = await draft(caller, candidate, { document_variables: values, documents })
  t.equal(status, 201)
  t.match(made, { candidate: { id: candidate.key }, state: 'draft' })
  t.strictSame(
    made.document_variables.map(({ document_variable: { slug } }: any) => slug),
    ['salary', 'gro-e-des-buros', 'salary-2', 'value'],
  )
  t.strictSame(
    made.documents.map(({ name }: { name: string }) => name),
    ['contract.pdf', 'notes.txt'],
  )
  const path = `/candidates/${candidate.key}/offer`
  const read = async (caller: Caller) => JSON.parse((await caller.get(path)).text.replaceAll(/\?account=[^"]*/g, ''))
  t.strictSame(await read(caller), JSON.parse(JSON.stringify(made).replaceAll(/\?account=[^"]*/g, '')))
  t.equal((await change(caller, made.id, {})).body.documents.length, 2, 'what is not given stays')
  const changed = await change(admin, made.id, { document_variables: [text('First day', '1 June')], documents: [documents[1]] })
  t.match(changed, { status: 200, body: { id: made.id, state: 'draft' } })
  t.match(await read(caller), {
    document_variables: [{ document_variable: { name: 'First day', slug: 'first-day' }, value: { body: '1 June' } }],
    documents: [{ name: 'notes.txt' }],
  })
  const emptied = await change(caller, made.id, { document_variables: [], documents: [] })
  t.match(emptied.body, { document_variables: [], documents: [] })
})

t.test('createOffer and updateOffer: refuse values that are neither a text nor a pay, or both', async (t) => {
  const { candidate, caller } = await given()
  const { body: made } = await draft(caller, candidate)
  const other = await (await given()).account.givenCandidate()
  for (const body of [undefined, '', null])
    t.equal(
      (await change(caller, made.id, { document_variables: [{ ...text('A', 'x'), value: { body } }] })).status,
      body === '' ? 400 : 422,
    )
  const both = [{ document_variable: { name: 'Salary' }, value: { ...pay(1).value, body: 'x' } }]
  refused(t, await change(caller, made.id, { document_variables: both }), 422, 'field-invalid')
  t.match((await change(caller, made.id, { document_variables: [pay(1), { ...pay(1), value: {} }] })).body, {
    validation_errors: { 'document_variables[1].value': ['must have either body or data'] },
  })
  refused(t, await draft(caller, candidate, { document_variables: both }), 422, 'field-invalid')
  for (const data of [{ amount: -1 }, { frequency: 'fortnight' }, { currency_iso: 'eur' }]) {
    const variables = [{ ...pay(1), value: { data: { ...pay(1).value.data, ...data } } }]
    t.equal((await change(caller, made.id, { document_variables: variables })).status, 400, JSON.stringify(data))
  }
  t.equal((await change(caller, made.id, { documents: [{ name: 'x.txt', data: 'not base64!' }] })).status, 422)
  t.equal((await draft(caller, { key: unknownKey })).status, 404)
  t.equal((await draft(caller, other)).status, 404, 'another account')
  t.strictSame((await change(caller, made.id, {})).body, made, 'nothing has changed')
})

t.test('an offer is drafted, sent and decided; the candidate moves to the stage for offers', async (t) => {
  const { account, candidate, caller, admin } = await given()
  const { body: made } = await draft(caller, candidate, { document_variables: [pay(81000)] })
  refused(t, await draft(caller, candidate), 409, 'offer-open')
  for (const decide of [approve, reject]) refused(t, await decide(admin, made.id), 409, 'offer-state-conflict')
  const sent = await send(admin, made.id)
  t.match(sent, { status: 200, body: { ...made, state: 'pending' } })
  t.match((await caller.get(`/candidates/${candidate.key}`)).body.candidate, { stage: 'Offer', moved_to_offer_at: /Z$/, hired_at: null })
  refused(t, await send(caller, made.id), 409, 'offer-state-conflict')
  refused(t, await change(caller, made.id, {}), 409, 'offer-state-conflict')
  refused(t, await draft(caller, candidate), 409, 'offer-open')
  t.match(await approve(admin, made.id), { status: 200, body: { id: made.id, state: 'approved' } })
  for (const decide of [approve, reject, send]) refused(t, await decide(admin, made.id), 409, 'offer-state-conflict')

  const next = await draft(caller, candidate)
  t.equal(next.status, 201, 'after a decision')
  await send(caller, next.body.id)
  t.match(await reject(admin, next.body.id), { status: 200, body: { id: next.body.id, state: 'rejected' } })
  t.equal((await caller.get(`/candidates/${candidate.key}/offer`)).body.id, next.body.id)
  t.equal((await admin.get(`/offers/${made.id}`)).body.state, 'approved', 'the former one stays')

  const { activities } = (await caller.get(`/candidates/${candidate.key}/activities`)).body
  const told = activities.map(({ action, member }: any) => [action, member?.id ?? null])
  const by = admin.member.key
  t.strictSame(told, [
    ['offer_sent', by],
    ['offer', by],
    ['offer_approved', by],
    ['offer_sent', null],
    ['offer_rejected', by],
  ])
  const audited = await database.execute("select action from audit_log where account_id = $1 and action like 'offer%' order by id", [
    account.id,
  ])
  t.strictSame(
    audited.map(({ action }) => action),
    ['created', 'sent', 'approved', 'created', 'sent', 'rejected'].map((action) => `offer_${action}`),
  )
  const [notified] = await database.execute(
    `select count(*)::int as count from (select account_id, event from outbox union all select account_id, event from deliveries) told
      where account_id = $1 and event = 'candidate_moved'`,
    [account.id],
  )
  t.equal(notified?.count, 1)
})

t.test('sendOffer: nobody moves back, nor without a stage for offers', async (t) => {
  const { account, job, caller } = await given()
  const stages = await account.givenStages()
  const sendFor = async (slug: string) => {
    const candidate = await account.givenCandidate({ job_id: job.id, stage_id: stages[slug]!.id })
    t.equal((await send(caller, (await draft(caller, candidate)).body.id)).status, 200)
    return (await caller.get(`/candidates/${candidate.key}`)).body.candidate.stage_kind
  }
  t.strictSame([await sendFor('interview'), await sendFor('offer'), await sendFor('hired')], ['offer', 'offer', 'hired'])
  await database.execute("update stages set kind = 'interview' where account_id = $1 and kind = 'offer'", [account.id])
  t.equal(await sendFor('applied'), 'applied')
})

t.test('to a disqualified candidate nothing is drafted, sent or approved; a sent offer can be rejected', async (t) => {
  const { account, candidate, caller, admin } = await given()
  const { body: made } = await draft(caller, candidate)
  const act = (action: string) => admin.post(`/candidates/${candidate.key}/${action}`, {})
  await act('disqualify')
  refused(t, await draft(caller, candidate), 409, 'candidate-disqualified')
  refused(t, await send(caller, made.id), 409, 'candidate-disqualified')
  t.equal((await change(caller, made.id, { document_variables: [pay(1)] })).status, 200)
  await act('revert')
  t.equal((await send(caller, made.id)).status, 200)
  await act('disqualify')
  refused(t, await approve(admin, made.id), 409, 'candidate-disqualified')
  t.equal((await reject(admin, made.id)).status, 200)
  t.equal((await approve(admin, unknownKey)).status, 404)
  const foreign = await (await given()).account.givenUser()
  for (const answer of [await send(foreign, made.id), await reject(foreign, made.id), await change(foreign, made.id, {})])
    t.equal(answer.status, 404, account.subdomain)
})

t.test('with a user token, admins and those whose role on the job allows it draft, send and decide offers', async (t) => {
  const { account, job, candidate, caller } = await given()
  const open = (await draft(caller, candidate)).body.id
  await send(caller, open)
  for (const [role, user] of await givenTeam({ account, job })) {
    const mine = await account.givenCandidate({ job_id: job.id })
    const { body } = await draft(user, mine)
    const id = body.id ?? (await draft(caller, mine)).body.id
    const answers = [await change(user, id, {}), await send(user, id), await approve(user, offering.includes(role) ? id : open)]
    t.strictSame(
      answers.map(({ status }) => status),
      offering.includes(role) ? [200, 200, 200] : role === 'nobody' ? [404, 404, 404] : [403, 403, 403],
      role,
    )
  }
})

t.test('of two who decide at once, one does; of two who draft at once, one does', async (t) => {
  const { account, job, caller, admin } = await given()
  for (let round = 0; round < 10; round++) {
    const candidate = await account.givenCandidate({ job_id: job.id })
    const drafts = await Promise.all([draft(caller, candidate), draft(admin, candidate), draft(caller, candidate)])
    t.strictSame(drafts.map(({ status }) => status).toSorted(), [201, 409, 409])
    const { id } = drafts.find(({ status }) => status === 201)!.body
    t.strictSame((await Promise.all([send(caller, id), send(admin, id)])).map(({ status }) => status).toSorted(), [200, 409])
    const decided = await Promise.all([approve(admin, id), reject(admin, id), approve(admin, id)])
    t.strictSame(decided.map(({ status }) => status).toSorted(), [200, 409, 409])
    const won = decided.find(({ status }) => status === 200)!
    t.equal((await admin.get(`/offers/${id}`)).body.state, won.body.state)
    const { activities } = (await caller.get(`/candidates/${candidate.key}/activities`)).body
    t.equal(activities.length, 3, 'sent, moved and decided once')
  }
})

t.test('an offer is sent either before or after what happens to its candidate at the same time', async (t) => {
  const { account, job, caller, admin } = await given()
  const { shortcode } = await account.givenJob()
  const erase = prepareErasure(statements.statement)
  const keyOf = ({ key }: { key: string }) => ({ account: account.id, key, now: '2030-01-01T00:00:00Z', actor: operator })
  const eraseNow = (of: { key: string }) => statements.transaction((run) => erase(run, keyOf(of), async () => {}))
  const stateOf = async (id: string) => (await database.execute('select state from offers where key = $1', [id]))[0]?.state
  const stageOf = async (key: string) => (await admin.get(`/candidates/${key}`)).body.candidate.stage
  const givenDraft = async () => {
    const candidate = await account.givenCandidate({ job_id: job.id })
    const { id } = (await draft(caller, candidate)).body as { id: string }
    return { candidate, id, act: (action: string, body: object) => admin.post(`/candidates/${candidate.key}/${action}`, body) }
  }
  for (let round = 0; round < 5; round++) {
    const disqualified = await givenDraft()
    const [sent] = await Promise.all([send(caller, disqualified.id), disqualified.act('disqualify', {})])
    t.equal(await stateOf(disqualified.id), sent.status === 200 ? 'pending' : 'draft', `disqualified: ${sent.status}`)

    const hired = await givenDraft()
    const [sentToo] = await Promise.all([send(caller, hired.id), hired.act('move', { target_stage: 'hired' })])
    t.strictSame([sentToo.status, await stageOf(hired.candidate.key)], [200, 'Hired'])

    const relocated = await givenDraft()
    const [left, moved] = await Promise.all([send(caller, relocated.id), relocated.act('relocate', { target_job_shortcode: shortcode })])
    t.equal(await stateOf(relocated.id), left.status === 200 ? 'pending' : 'draft', `relocated: ${left.status}`)
    t.equal(await stageOf(moved.body.candidate.id), 'Sourced')

    const changed = await givenDraft()
    const [, { status }] = await Promise.all([send(caller, changed.id), change(caller, changed.id, { document_variables: [pay(1)] })])
    const { body } = await admin.get(`/offers/${changed.id}`)
    t.strictSame([body.state, body.document_variables.length], ['pending', status === 200 ? 1 : 0], `changed: ${status}`)

    const erased = await givenDraft()
    const [late] = await Promise.all([send(caller, erased.id), eraseNow(erased.candidate)])
    t.ok([200, 404].includes(late.status), `erased: ${late.status}`)
    t.equal(await stateOf(erased.id), undefined)
    t.equal((await caller.get(`/candidates/${erased.candidate.key}/offer`)).status, 404)
  }
})
