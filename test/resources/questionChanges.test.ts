// Questions of a job: added, changed, ordered and deleted, with the answers that candidates gave.
import t, { type Test } from 'tap'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database

async function given() {
  const account = await world.givenAccount()
  const job = await account.givenJob({ updated_at: '2026-01-01T00:00:00Z' })
  const caller = await account.givenCaller(['r_jobs', 'w_jobs', 'r_candidates', 'w_candidates'])
  const path = `/jobs/${job.shortcode}/questions`
  const create = (body: object) => caller.post(path, body)
  const bodies = async (): Promise<string[]> => (await caller.get(path)).body.questions.map(({ body }: { body: string }) => body)
  const audited = async () => {
    const rows = await execute(
      "select action from audit_log where account_id = $1 and subject_id = $2 and action like 'job%' order by id",
      [account.id, job.id],
    )
    return rows.map(({ action }) => action)
  }
  return { account, job, caller, path, create, bodies, audited }
}

const put = (caller: Caller, path: string, body: object) => caller.request('PUT', path, { body })
const patch = (caller: Caller, path: string, body: object) => caller.request('PATCH', path, { body })

const refused = (t: Test, { status, body, headers }: Answer, code: string, field: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors), [field])
}
const choices = [{ body: 'Yes' }, { body: 'No' }]

t.test('createQuestion: adds a question of every type at the end, with the keys of its type', async (t) => {
  const { caller, path, create, job, audited } = await given()
  const size = 20_971_520
  const optional = { required: false }
  const kinds: [type: string, sent: object, shown: object][] = [
    ['free_text', { required: true }, { required: true }],
    ['short_text', {}, {}],
    ['boolean', {}, {}],
    ['numeric', {}, {}],
    ['date', { required: false }, {}],
    ['multiple_choice', { choices }, { single_answer: false, choices }],
    ['dropdown', { choices }, { single_answer: true, choices }],
    ['file', { supported_file_types: ['PDF'], max_file_size: 9 }, { supported_file_types: ['pdf'], max_file_size: 9 }],
    ['file', {}, { supported_file_types: [], max_file_size: size }],
  ]
  for (const [type, sent, shown] of kinds) {
    const { status, body } = await create({ body: `A ${type}`, type, ...sent })
    t.equal(status, 201)
    const { id: _, ...question } = body
    t.match(question, { body: `A ${type}`, type, ...optional, ...shown })
    t.strictSame(Object.keys(question).toSorted(), Object.keys({ body: '', type, ...optional, ...shown }).toSorted(), type)
    t.strictSame((await caller.get(path)).body.questions.at(-1), body, 'the last of the form')
  }
  const [listed] = (await caller.get('/jobs')).body.jobs
  t.ok(listed.updated_at > '2026-01-02', 'the job has changed')
  t.strictSame(new Set(await audited()), new Set(['job_question_created']))
  t.equal((await caller.post('/jobs/ABCDEF0123/questions', { body: 'Why?', type: 'date' })).status, 404)
  t.ok(job)
})

t.test('createQuestion, updateQuestion: refuse what the type requires or does not have', async (t) => {
  const { caller, path, create, bodies, audited } = await given()
  const list = { body: 'Which?', type: 'dropdown' }
  refused(t, await create(list), 'field-required', 'choices')
  refused(t, await create({ body: ' ', type: 'date' }), 'field-required', 'body')
  refused(t, await create({ body: 'When?', type: 'date', choices }), 'field-invalid', 'choices')
  refused(t, await create({ ...list, choices, max_file_size: 1 }), 'field-invalid', 'max_file_size')
  refused(t, await create({ ...list, choices, supported_file_types: ['pdf'] }), 'field-invalid', 'supported_file_types')
  const foreign = { body: 'Yes', id: '019b000000000001' }
  refused(t, await create({ ...list, choices: [foreign] }), 'reference-unknown', 'choices.0.id')
  for (const body of [{ body: 'x' }, { type: 'date' }, { body: '', type: 'date' }, { ...list, choices: [] }, { body: 'x', type: 'essay' }])
    t.equal((await create(body)).status, 400, JSON.stringify(body))
  t.strictSame(await bodies(), [])
  const { id, choices: made } = (await create({ ...list, choices })).body
  const change = (body: object) => patch(caller, `${path}/${id}`, body)
  refused(t, await change({ max_file_size: 1 }), 'field-invalid', 'max_file_size')
  refused(t, await change({ choices: [foreign] }), 'reference-unknown', 'choices.0.id')
  refused(t, await change({ choices: [made[0], made[0]] }), 'reference-unknown', 'choices.1.id')
  t.equal((await change({ choices: [] })).status, 400)
  t.strictSame(await audited(), ['job_question_created'])
})

t.test('createQuestion: a job has at most 1000 questions', async (t) => {
  const { account, job, create } = await given()
  await execute(
    `insert into job_questions (account_id, job_id, position, body, type) select $1, $2, n, 'Why?', 'date' from generate_series(1, 999) n`,
    [account.id, job.id],
  )
  const question = { body: 'When?', type: 'date' }
  t.equal((await create(question)).status, 201)
  t.match(await create(question), { status: 422, body: { error: 'The job already has 1000 questions' } })
})

t.test('updateQuestion: changes what is given; a choice keeps the id that it names', async (t) => {
  const { account, caller, path, create, audited } = await given()
  const { body: before } = await create({ body: 'Which?', type: 'dropdown', choices })
  const [yes, no] = before.choices
  const change = (body: object) => patch(caller, `${path}/${before.id}`, body)
  t.strictSame((await change({})).body, before)
  t.strictSame((await change({ required: true })).body, { ...before, required: true })
  const { status, body } = await change({ body: 'What?', choices: [{ ...no, body: 'Never' }, { body: 'Maybe' }] })
  t.equal(status, 200)
  t.match(body, {
    id: before.id,
    body: 'What?',
    type: 'dropdown',
    required: true,
    choices: [{ id: no.id, body: 'Never' }, { body: 'Maybe' }],
  })
  t.notOk([yes.id, no.id].includes(body.choices[1].id))
  t.strictSame((await caller.get(path)).body.questions, [body])
  t.strictSame(
    (await audited()).slice(1),
    Array.from({ length: 3 }, () => 'job_question_updated'),
  )
  const other = await account.givenJob()
  for (const [shortcode, id] of [
    [other.shortcode, before.id],
    ['ABCDEF0123', before.id],
    [path.split('/')[2], '019b000000000001'],
  ]) {
    t.equal((await patch(caller, `/jobs/${shortcode}/questions/${id}`, { body: 'x' })).status, 404)
    t.equal((await caller.delete(`/jobs/${shortcode}/questions/${id}`)).status, 404)
  }
})

t.test('orderQuestions: every question once, in any order', async (t) => {
  const { account, job, caller, path, create, bodies, audited } = await given()
  const ids: string[] = []
  for (const body of ['One', 'Two', 'Three']) ids.push((await create({ body, type: 'date' })).body.id)
  const [one, two, three] = ids
  const foreign = await account.insert('job_questions', { job_id: (await account.givenJob()).id, position: 1, body: 'x', type: 'date' })
  const { status, body } = await put(caller, `${path}/order`, { ids: [three, one, two] })
  t.equal(status, 200)
  t.strictSame(body, (await caller.get(path)).body)
  t.strictSame(await bodies(), ['Three', 'One', 'Two'])
  for (const wrong of [[], [one, two], [one, two, two], [one, two, three, three], [one, two, three, foreign.key]])
    refused(t, await put(caller, `${path}/order`, { ids: wrong }), 'order-incomplete', 'ids')
  t.equal((await put(caller, `${path}/order`, { ids: ['x'] })).status, 400)
  t.strictSame(await bodies(), ['Three', 'One', 'Two'])
  t.equal((await create({ body: 'Four', type: 'date' })).status, 201)
  t.strictSame(await bodies(), ['Three', 'One', 'Two', 'Four'])
  t.strictSame((await audited()).slice(3), ['job_questions_ordered', 'job_question_created'])
  t.ok(job)
})

t.test('deleteQuestion: answers stay, with the texts as they were', async (t) => {
  const { account, job, caller, path, create, bodies, audited } = await given()
  await account.givenStages()
  const { id, choices: made } = (await create({ body: 'Which?', type: 'dropdown', choices })).body
  const answers = [{ question_key: id, choices: [made[0].id] }]
  const candidate = { name: 'Ada Berg', email: 'ada@example.test', answers }
  const { body } = await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate })
  t.equal(body.candidate.answers.length, 1)
  await patch(caller, `${path}/${id}`, { body: 'Other', choices: [{ body: 'Other' }] })
  const shown = async () => (await caller.get(`/candidates/${body.candidate.id}`)).body.candidate.answers
  t.strictSame(await shown(), body.candidate.answers, 'after a change')
  t.equal((await caller.delete(`${path}/${id}`)).status, 204)
  t.strictSame(await shown(), body.candidate.answers, 'after a deletion')
  t.strictSame(await bodies(), [])
  t.equal((await caller.delete(`${path}/${id}`)).status, 404)
  t.equal((await audited()).at(-1), 'job_question_deleted')
})

t.test('with a user token, the role on the job says who changes its questions', async (t) => {
  const { account, job, path, create } = await given()
  const ask = async (user: Caller) => (await user.post(path, { body: 'When?', type: 'date' })).status
  t.equal(await ask(await account.givenUser({ role: 'admin' })), 201)
  const { id } = (await create({ body: 'Where?', type: 'short_text' })).body
  for (const [collaboration_role, status] of [
    ['simple', 201],
    ['reviewer', 403],
  ]) {
    const user = await account.givenUser({ role: 'simple' })
    t.equal(await ask(user), 403)
    await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role })
    t.equal(await ask(user), status)
    const changed = status === 201 ? 200 : 403
    const ids = (await user.get(path)).body.questions.map((question: { id: string }) => question.id)
    t.equal((await patch(user, `${path}/${id}`, { required: true })).status, changed)
    t.equal((await put(user, `${path}/order`, { ids })).status, changed)
    t.equal((await user.delete(`${path}/${ids.find((each: string) => each !== id)}`)).status, status === 201 ? 204 : 403)
  }
})

t.test('questions that are added at once are all kept, each in a place of its own', async (t) => {
  for (let time = 0; time < 5; time++) {
    const { account, create } = await given()
    await Promise.all(Array.from({ length: 16 }, (_, at) => create({ body: `Question ${at}`, type: 'date' })))
    const rows = await execute('select position from job_questions where account_id = $1', [account.id])
    t.equal(new Set(rows.map(({ position }) => position)).size, 16)
  }
})
