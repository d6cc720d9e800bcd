// Candidates: changing them, their tags, and their answers to a job's questions of every type.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const ada = { name: 'Ada King', email: 'ada@example.test' }

async function given() {
  const account = await world.givenAccount()
  await account.givenStages()
  const job = await account.givenJob()
  const caller = await account.givenCaller(['r_candidates', 'w_candidates'])
  const create = async (candidate: object = {}, rest: object = {}) =>
    (await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate: { ...ada, ...candidate }, ...rest })).body.candidate
  return { account, job, caller, create }
}
const patch = (caller: Caller, id: string, candidate: object) => caller.request('PATCH', `/candidates/${id}`, { body: { candidate } })
const rows = async (table: string, account: GivenAccount) => [
  ...(await world.application.database.execute(`select * from ${table} where account_id = $1 order by id`, [account.id])),
]

t.test('updateCandidate: sets given fields, keeps omitted ones, and clears those that are null', async (t) => {
  const { account, caller, create } = await given()
  const before = await create({ headline: 'Analyst', phone: '1', summary: 'First.', tags: ['a'], skills: ['b'] })
  const { status, body } = await patch(caller, before.id, { headline: 'Countess', phone: null, summary: '' })
  t.equal(status, 200)
  const { updated_at, ...rest } = before
  t.match(body.candidate, { ...rest, headline: 'Countess', phone: null, summary: null })
  t.ok(body.candidate.updated_at >= updated_at)
  t.strictSame((await caller.get(`/candidates/${before.id}`)).body, body)
  t.equal((await rows('candidates', account))[0]?.summary, '', 'stored as given')
})

t.test('updateCandidate: updated_at changes with every request, even an empty one', async (t) => {
  const account = await world.givenAccount()
  const old = await account.givenCandidate({ updated_at: '2020-01-01T00:00:00Z' })
  const { status, body } = await patch(await account.givenCaller(), old.key, {})
  t.equal(status, 200)
  t.ok(body.candidate.updated_at > '2026')
})

t.test('updateCandidate: replaces whole lists, clears them for [] and null, and keeps the ids of entries that name them', async (t) => {
  const { caller, create } = await given()
  const before = await create({
    education_entries: [{ school: 'A' }, { school: 'B' }],
    experience_entries: [{ title: 'T' }],
    skills: ['x'],
    tags: ['y'],
    social_profiles: [{ type: 'github', url: 'u' }],
  })
  const [a, b] = before.education_entries
  const changed = await patch(caller, before.id, {
    education_entries: [
      { id: b.id, school: 'B2' },
      { school: 'C' },
      { id: 'ffffffffffffffff', school: 'D' },
      { id: b.id, school: 'twice' },
    ],
    skills: [{ name: 'z' }],
    tags: [],
    social_profiles: null,
  })
  const { education_entries: entries, ...rest } = changed.body.candidate
  t.match(entries, [{ id: b.id, school: 'B2' }, { school: 'C' }, { school: 'D' }, { school: 'twice' }])
  const ids = entries.map(({ id }: { id: string }) => id)
  t.equal(new Set([...ids, a.id, 'ffffffffffffffff']).size, 6, 'unknown ids, and a second use, get new ones')
  t.match(rest, { skills: [{ name: 'z' }], tags: [], experience_entries: before.experience_entries })
  t.notOk('social_profiles' in rest)
})

t.test('updateCandidate: a whole name is split, and parts are joined', async (t) => {
  const { caller, create } = await given()
  const { id } = await create()
  const names = async (candidate: object) => {
    const { status, body } = await patch(caller, id, candidate)
    return status === 200 ? [body.candidate.name, body.candidate.firstname, body.candidate.lastname] : [status, body.error]
  }
  t.strictSame(await names({ lastname: 'Lovelace' }), ['Ada Lovelace', 'Ada', 'Lovelace'])
  t.strictSame(await names({ name: 'Lady Ada Byron' }), ['Lady Ada Byron', 'Lady', 'Ada Byron'])
  t.strictSame(await names({ headline: 'x' }), ['Lady Ada Byron', 'Lady', 'Ada Byron'])
  t.strictSame(await names({ lastname: null }), ['Lady', 'Lady', null])
  t.strictSame(await names({ name: '' }), [422, 'name must not be empty'])
  t.strictSame(await names({ name: null }), [422, 'name must not be empty'])
  t.strictSame(await names({ firstname: '' }), [422, 'firstname and lastname must not both be empty'])
  const long = 'x'.repeat(511)
  t.strictSame(await names({ name: long }), [long, long, null])
  t.strictSame(await names({ lastname: 'y' }), [422, 'name must be at most 511 characters: send shorter parts, or a name'])
  t.strictSame(await names({ firstname: 'x'.repeat(255), lastname: 'y'.repeat(255) }), [
    `${'x'.repeat(255)} ${'y'.repeat(255)}`,
    'x'.repeat(255),
    'y'.repeat(255),
  ])
})

t.test('updateCandidate: the e-mail address must be valid and unique in the job', async (t) => {
  const { account, caller, create } = await given()
  const { id } = await create()
  await create({ email: 'taken@example.test' })
  await account.givenCandidate({ email: 'elsewhere@example.test' })
  const { status, body } = await patch(caller, id, { email: 'TAKEN@example.test', headline: 'lost' })
  t.equal(status, 422)
  t.strictSame(body, {
    error: 'Validation failed: Email candidate already exists',
    validation_errors: { email: ['candidate already exists'] },
  })
  for (const email of [null, '', 'nonsense']) t.equal((await patch(caller, id, { email })).status, 422, String(email))
  t.match((await caller.get(`/candidates/${id}`)).body.candidate, { email: ada.email, headline: null }, 'nothing changed')
  t.equal((await patch(caller, id, { email: 'ADA@example.test' })).status, 200, 'its own in another spelling')
  t.equal((await patch(caller, id, { email: 'elsewhere@example.test' })).status, 200, 'another job may have it')
})

t.test('updateCandidate: stores consent and files, records an activity, and refuses invalid bodies', async (t) => {
  const { account, caller, create } = await given()
  const { id } = await create()
  t.equal((await patch(caller, id, { texting_consent: 'declined' })).status, 200)
  t.equal((await patch(caller, id, { texting_consent: 'maybe' })).status, 422)
  const data = Buffer.from('%PDF-1.4\n').toString('base64')
  const { body } = await patch(caller, id, { resume: { name: 'new.pdf', data } })
  t.match(body.candidate, { resume_metadata: { filename: 'new.pdf' }, resume_url: /^http/ })
  t.equal((await patch(caller, id, { resume: { name: 'new.exe', data } })).status, 422)
  const user = await account.givenUser()
  t.equal((await patch(user, id, { headline: 'x' })).status, 200)
  t.match((await rows('activities', account)).at(-1), { action: 'updated', member_id: user.member.id })
  t.equal((await caller.request('PATCH', `/candidates/${id}`, { body: {} })).status, 400)
  t.equal((await patch(caller, id, { headline: 5 })).status, 400)
  t.equal((await patch(caller, id, { education_entries: [{ school: 'A', start_date: '2025-02-29' }] })).status, 400)
})

t.test('updateCandidate: concurrent changes of different fields are all kept', async (t) => {
  const { caller, create } = await given()
  const { id } = await create()
  const fields = ['headline', 'phone', 'address', 'summary', 'cover_letter']
  for (let round = 0; round < 10; round++) {
    const value = String(round)
    await Promise.all(fields.map((name) => patch(caller, id, { [name]: value })))
    t.match((await caller.get(`/candidates/${id}`)).body.candidate, Object.fromEntries(fields.map((name) => [name, value])))
  }
})

t.test('replaceCandidateTags: returns 202 with the new tags', async (t) => {
  const { account, caller, create } = await given()
  const { id } = await create({ tags: ['old'] })
  const put = (tags: unknown) => caller.request('PUT', `/candidates/${id}/tags`, { body: { tags } })
  const { status, body } = await put(['a', 'b', { name: 'c' }])
  t.equal(status, 202)
  t.strictSame(body, { tags: ['a', 'b', 'c'] })
  t.strictSame((await caller.get(`/candidates/${id}`)).body.candidate.tags, ['a', 'b', 'c'])
  t.strictSame((await put([])).body, { tags: [] })
  for (const wrong of ['a', [5], [''], ['x'.repeat(256)], undefined]) t.equal((await put(wrong)).status, 400, JSON.stringify(wrong))
  t.equal((await rows('activities', account)).at(-1)?.action, 'updated')
})

const choices = [
  { id: '00000000000000c1', body: 'C++' },
  { id: '00000000000000c2', body: 'Rust' },
]
/** A job with a question of each type, by type. */
async function givenQuestions(account: GivenAccount, required = false) {
  const job = await account.givenJob()
  const keys: Record<string, string> = {}
  const types = ['short_text', 'free_text', 'boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'file']
  for (const [at, type] of types.entries()) {
    const own = type === 'file' ? { supported_file_types: ['pdf'], max_file_size: 10 } : {}
    const withChoices = ['dropdown', 'multiple_choice'].includes(type) ? { choices } : {}
    const row = { job_id: job.id, position: at, body: `A ${type}?`, type, required, ...own, ...withChoices }
    keys[type] = (await account.insert('job_questions', row)).key
  }
  return { job, keys }
}

t.test('createCandidate: stores answers of every type', async (t) => {
  const { account, caller } = await given()
  const { job, keys } = await givenQuestions(account)
  const answer = (type: string, value: object) => ({ question_key: keys[type], ...value })
  const { status, body } = await caller.post(`/jobs/${job.shortcode}/candidates`, {
    candidate: {
      ...ada,
      answers: [
        answer('file', { file: { name: 'a.pdf', data: 'JVBERi0xLjc=' } }),
        answer('date', { date: '2024-02-29', body: null, file: null }),
        answer('numeric', { value: 1.5 }),
        answer('dropdown', { choices: [choices[1]?.id] }),
        answer('multiple_choice', { choices: choices.map(({ id }) => id) }),
        answer('boolean', { checked: false }),
        answer('free_text', { body: 'x'.repeat(5000) }),
        answer('short_text', { body: '🤖'.repeat(128) }),
      ],
    },
  })
  t.equal(status, 201)
  t.match(body.candidate.answers, [
    { question: { body: 'A short_text?' }, answer: { body: '🤖'.repeat(128) } },
    { question: { body: 'A free_text?' }, answer: { body: 'x'.repeat(5000) } },
    { question: { body: 'A boolean?' }, answer: { checked: false } },
    { question: { body: 'A multiple_choice?' }, answer: { choices: [{ body: 'C++' }, { body: 'Rust' }] } },
    { question: { body: 'A dropdown?' }, answer: { choices: [{ body: 'Rust' }] } },
    { question: { body: 'A numeric?' }, answer: { number: 1.5 } },
    { question: { body: 'A date?' }, answer: { date: '2024-02-29' } },
    { question: { body: 'A file?' }, answer: { file_url: /^http/ } },
  ])
  t.strictSame((await caller.get(`/candidates/${body.candidate.id}`)).body.candidate, body.candidate)
})

t.test('createCandidate: an invalid answer is 422 and is named', async (t) => {
  const { account, caller } = await given()
  const { job, keys } = await givenQuestions(account)
  const foreign = await givenQuestions(await world.givenAccount())
  const refused = async (answers: object[]) => {
    const { status, body } = await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate: { ...ada, answers } })
    return [status, ...Object.keys(body.validation_errors ?? {})]
  }
  const on = (type: string, value: object) => [{ question_key: keys[type], ...value }]
  const key = 'answers.0.question_key'
  t.strictSame(await refused([{ question_key: '0123456789abcdef', body: 'x' }]), [422, key], 'unknown')
  t.strictSame(await refused([{ question_key: foreign.keys.boolean, checked: true }]), [422, key], 'of another account')
  t.strictSame(await refused([...on('boolean', { checked: true }), ...on('boolean', { checked: true })]), [422, 'answers.1.question_key'])
  t.strictSame(await refused(on('short_text', { body: 'x'.repeat(129) })), [422, 'answers.0.body'], 'too long')
  t.strictSame(await refused(on('short_text', { value: 1 })), [422, 'answers.0.value'])
  t.strictSame(await refused(on('boolean', { body: 'yes' })), [422, 'answers.0.body'])
  t.strictSame(await refused(on('numeric', { value: 1, checked: true })), [422, 'answers.0.checked'], 'a second key')
  t.strictSame(await refused(on('dropdown', { choices: choices.map(({ id }) => id) })), [422, 'answers.0.choices'], 'two of one')
  t.strictSame(await refused(on('multiple_choice', { choices: ['00000000000000ff'] })), [422, 'answers.0.choices'], 'not a choice')
  t.strictSame(await refused(on('file', { file: { name: 'a.exe', data: 'JVBERi0xLjc=' } })), [422, 'answers.0.file'], 'another type')
  const data = Buffer.from('x'.repeat(11)).toString('base64')
  t.strictSame(await refused(on('file', { file: { name: 'a.pdf', data } })), [422, 'answers.0.file'], 'too large')
  t.strictSame(await refused(on('file', { file_url: 'nonsense' })), [422, 'answers.0.file_url'])
  t.equal((await refused(on('date', { date: '2026-02-30' })))[0], 400, 'a day that does not exist')
  t.equal((await refused(on('numeric', { value: '1' })))[0], 400, 'another type')
  t.equal((await refused([{ body: 'x' }]))[0], 400, 'no question')
  t.strictSame(await rows('candidates', account), [])
})

t.test('createCandidate: an applicant may omit required answers; given answers are checked and stored', async (t) => {
  const { account, caller } = await given()
  const job = await account.givenJob()
  const question = await account.insert('job_questions', { job_id: job.id, position: 1, body: 'Why?', type: 'free_text', required: true })
  let count = 0
  const create = (answers: object[] | undefined) =>
    caller.post(`/jobs/${job.shortcode}/candidates`, { sourced: false, candidate: { ...ada, email: `${count++}@example.test`, answers } })
  for (const answers of [undefined, [], [{ question_key: question.key }], [{ question_key: question.key, body: '' }]]) {
    const { status, body } = await create(answers)
    t.strictSame([status, body.candidate?.sourced, body.candidate?.answers], [201, false, []])
  }
  const { body } = await create([{ question_key: question.key, body: 'Because.' }])
  t.strictSame(body.candidate.answers, [{ question: { body: 'Why?' }, answer: { body: 'Because.' } }])
  t.equal((await create([{ question_key: question.key, checked: true }])).status, 422, 'what is given is checked')
})
