// Candidates: creation with every field, the detail, and each error.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const unknownKey = '0123456789abcdef'
const ada = { name: 'Ada Byron King', email: 'ada@example.test' }

async function given(scopes?: readonly string[]) {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const job = await account.givenJob()
  const caller = await account.givenCaller(scopes)
  const create = (candidate: object, rest: object = {}, query = '') =>
    caller.post(`/jobs/${job.shortcode}/candidates${query}`, { candidate, ...rest })
  return { account, stages, job, caller, create }
}
const patch = (caller: Caller, id: string, candidate: object) => caller.request('PATCH', `/candidates/${id}`, { body: { candidate } })
const rows = async (table: string, account: GivenAccount) => [
  ...(await world.application.database.execute(`select * from ${table} where account_id = $1 order by id`, [account.id])),
]

t.test('createCandidate: returns 201 for a candidate with every field, and the detail shows the same', async (t) => {
  const { account, job, caller, create } = await given(['w_candidates', 'r_candidates'])
  const recruiter = await account.insert('recruiters', { name: 'Annika', email: 'annika@example.test' })
  await account.insert('job_recruiters', { job_id: job.id, recruiter_id: recruiter.id })
  const { status, body } = await create({
    firstname: 'Ada',
    lastname: 'King',
    email: ' Ada@Example.test ',
    headline: 'Analyst',
    summary: 'First.',
    address: '12 St James’s Square',
    phone: '+44 20 5550100',
    cover_letter: 'Dear all,',
    education_entries: [
      { school: 'Home', degree: null, field_of_study: 'Mathematics', start_date: '1828-01-01', end_date: '1832-02-29' },
      { school: 'Court' },
    ],
    experience_entries: [{ title: 'Countess', current: true, start_date: '1838-06-30' }],
    skills: ['Engines', { name: 'Notes' }],
    tags: ['poet'],
    social_profiles: [{ type: 'github', username: 'ada', url: 'https://github.example/ada' }],
    domain: 'salon.example',
    recruiter_key: recruiter.key,
    unknown: 'ignored',
  })
  t.equal(status, 201)
  t.equal(body.status, 'created')
  const { candidate } = body
  t.match(candidate, {
    id: /^[0-9a-f]{16}$/,
    name: 'Ada King',
    firstname: 'Ada',
    lastname: 'King',
    headline: 'Analyst',
    image_url: null,
    account: { subdomain: account.subdomain, name: `Account ${account.subdomain}` },
    job: { shortcode: job.shortcode, title: job.title },
    stage: 'Sourced',
    stage_kind: 'sourced',
    disqualified: false,
    disqualified_at: null,
    sourced: true,
    address: '12 St James’s Square',
    phone: '+44 20 5550100',
    email: 'Ada@Example.test',
    domain: 'salon.example',
    outlet: 'SPI',
    common_source: 'Unknown',
    common_source_category: 'Other',
    uploader_id: null,
    cover_letter: 'Dear all,',
    summary: 'First.',
    education_entries: [
      { id: /^[0-9a-f]{16}$/, school: 'Home', degree: null, start_date: '1828-01-01', end_date: '1832-02-29' },
      { id: /^[0-9a-f]{16}$/, school: 'Court', degree: null, field_of_study: null, start_date: null, end_date: null },
    ],
    experience_entries: [{ title: 'Countess', current: true, start_date: '1838-06-30', end_date: null, company: null }],
    skills: [{ name: 'Engines' }, { name: 'Notes' }],
    answers: [],
    resume_url: null,
    tags: ['poet'],
    location: { location_str: null, country: null, city: null },
    originating_candidate_id: null,
    social_profiles: [{ type: 'github', username: 'ada', url: 'https://github.example/ada' }],
  })
  t.match(candidate.profile_url, new RegExp(`^http://${account.subdomain}.localhost:3000/backend/jobs/${job.id}/candidates/\\d+$`))
  t.match(candidate.outbound_mailbox, /^[0-9a-f]{16}@outbound\.localhost$/)
  t.match(candidate.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  t.strictSame((await caller.get(`/candidates/${candidate.id}`)).body, { candidate })
  t.strictSame((await caller.get(`/jobs/${job.shortcode}/candidates/${candidate.id}`)).body, { candidate })
  const [row] = await rows('candidates', account)
  t.equal(row?.recruiter_id, recruiter.id)
})

t.test('createCandidate: the response has the family’s key order', async (t) => {
  const { caller, create } = await given()
  const { body } = await create(ada)
  const order =
    'id name firstname lastname headline image_url account job stage stage_kind disqualified disqualified_at withdrew anonymized disqualification_reason hired_at moved_to_offer_at sourced profile_url address phone email outbound_mailbox domain outlet common_source common_source_category uploader_id created_at updated_at cover_letter summary education_entries experience_entries skills answers resume_url tags location originating_candidate_id'
  t.strictSame(Object.keys(body.candidate), order.split(' '), 'no social_profiles where there are none')
  const [item] = (await caller.get('/candidates')).body.candidates
  const listed =
    'id name firstname lastname headline account job stage stage_kind disqualified anonymized disqualification_reason hired_at moved_to_offer_at sourced profile_url email domain outlet common_source common_source_category created_at updated_at'
  t.strictSame(Object.keys(item), listed.split(' '), 'a list shows none of what belongs to the detail')
})

t.test('createCandidate, updateCandidate: an empty value counts as null, whatever its format', async (t) => {
  const { caller, create } = await given()
  const times = { start_date: '', end_date: '' }
  const { status, body } = await create({
    ...ada,
    headline: '',
    education_entries: [{ school: 'Home', ...times }],
    experience_entries: [{ title: 'Countess', current: '', ...times }],
    social_profiles: '',
    disqualified: '',
    disqualified_at: '',
    recruiter_key: '',
    resume: '',
    resume_url: '',
    sourced: '',
  })
  t.equal(status, 201)
  t.match(body.candidate, { headline: null, disqualified: false, disqualified_at: null, sourced: true, resume_url: null })
  t.match(body.candidate.education_entries, [{ start_date: null, end_date: null }])
  t.match(body.candidate.experience_entries, [{ start_date: null, end_date: null, current: false }])
  const again = await patch(caller, body.candidate.id, { education_entries: [{ school: 'Home', ...times }], image: '', skills: '' })
  t.equal(again.status, 200)
  t.match(again.body.candidate.education_entries, [{ start_date: null, end_date: null }])
})

t.test('createCandidate: a whole name is split at its first space, and parts are joined', async (t) => {
  const { create } = await given()
  let count = 0
  const names = async (candidate: object) => {
    const { status, body } = await create({ email: `${count++}@example.test`, ...candidate })
    return status === 201 ? [body.candidate.name, body.candidate.firstname, body.candidate.lastname] : body
  }
  t.strictSame(await names({ name: 'Ada Byron King' }), ['Ada Byron King', 'Ada', 'Byron King'])
  t.strictSame(await names({ name: 'Cher' }), ['Cher', 'Cher', null])
  t.strictSame(await names({ firstname: 'Ada', lastname: 'King' }), ['Ada King', 'Ada', 'King'])
  t.strictSame(await names({ name: 'Lady Lovelace', firstname: 'Ada', lastname: 'King' }), ['Lady Lovelace', 'Ada', 'King'])
  for (const nothing of ['', ' ', null]) {
    const parts = { firstname: nothing, lastname: nothing }
    t.strictSame(await names({ name: 'Ada Byron King', ...parts }), ['Ada Byron King', 'Ada', 'Byron King'], 'an empty part is split off')
    t.strictSame(await names({ name: 'Ada King', firstname: 'Augusta', lastname: nothing }), ['Ada King', 'Augusta', 'King'])
  }
  t.strictSame(await names({ name: '', firstname: 'Ada', lastname: 'King' }), ['Ada King', 'Ada', 'King'])
  const missing = (field: string) => ({ error: `${field} is required`, validation_errors: { [field]: ['is required'] } })
  t.strictSame(await names({}), missing('name'))
  t.strictSame(await names({ name: ' ' }), missing('name'))
  t.strictSame(await names({ firstname: 'Ada' }), missing('lastname'))
  t.strictSame(await names({ lastname: 'King', firstname: '' }), missing('firstname'))
})

t.test('createCandidate: a missing or invalid e-mail address is 422', async (t) => {
  const { account, create } = await given()
  for (const email of [undefined, null, '', '  ', 'ada', 'ada@', '@example.test', 'a b@example.test']) {
    const { status, body } = await create({ name: 'Ada', email })
    t.equal(status, 422, String(email))
    t.ok(body.validation_errors.email, String(email))
  }
  t.equal((await create({ name: 'Ada', email: 5 })).status, 400, 'another type is malformed')
  t.equal((await create({ name: 'Ada', email: `${'a'.repeat(255)}@example.test` })).status, 400, 'too long')
  t.strictSame(await rows('candidates', account), [], 'nothing is kept')
})

t.test('createCandidate: a duplicate e-mail address in the job is 422 with the message that clients know', async (t) => {
  const { account, caller, create } = await given()
  t.equal((await create(ada)).status, 201)
  const { status, body } = await create({ ...ada, name: 'Another', email: 'ADA@example.TEST' })
  t.equal(status, 422)
  t.strictSame(body, {
    error: 'Validation failed: Email candidate already exists',
    validation_errors: { email: ['candidate already exists'] },
  })
  t.equal((await rows('outbox', account)).length, 1, 'and told once')
  const other = await account.givenJob()
  t.equal((await caller.post(`/jobs/${other.shortcode}/candidates`, { candidate: ada })).status, 201, 'another job may have it')
  const races = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'Race', email: 'race@example.test' })))
  t.strictSame(races.map((answer) => answer.status).toSorted(), [201, 422, 422, 422, 422, 422, 422, 422])
})

t.test('createCandidate: sourced determines the first stage unless stage is given', async (t) => {
  const { account, caller, job, create } = await given()
  let count = 0
  const landed = async (candidate: object, rest: object = {}, query = '') => {
    const { status, body } = await create({ name: 'Ada', email: `${count++}@example.test`, ...candidate }, rest, query)
    return status === 201 ? [body.candidate.stage, body.candidate.sourced] : body
  }
  t.strictSame(await landed({}), ['Sourced', true])
  t.strictSame(await landed({}, { sourced: false }), ['Applied', false])
  t.strictSame(await landed({ sourced: false }), ['Applied', false], 'also inside candidate')
  t.strictSame(await landed({ sourced: false }, { sourced: true }), ['Sourced', true], 'the outer key counts')
  t.strictSame(await landed({}, { sourced: null }), ['Sourced', true], 'null is absent')
  t.strictSame(await landed({}, {}, '?stage=phone-screen'), ['Phone Screen', true])
  t.strictSame(await landed({}, { sourced: false }, '?stage=interview'), ['Interview', false])
  t.strictSame(await landed({}, {}, '?stage='), ['Sourced', true], 'an empty stage is none')
  t.strictSame(await landed({}, {}, '?stage=nowhere'), {
    error: 'stage is not a stage of the pipeline',
    validation_errors: { stage: ['is not a stage of the pipeline'] },
  })
  const inPath = await caller.post(`/jobs/${job.shortcode}/phone-screen/candidates`, { candidate: { ...ada } })
  t.equal(inPath.status, 201)
  t.equal(inPath.body.candidate.stage, 'Phone Screen', 'the older address with the stage in its path')
  const prefixed = await caller.post(`/accounts/${account.subdomain}/jobs/${job.shortcode}/offer/candidates/`, {
    candidate: { ...ada, email: 'b@example.test' },
  })
  t.equal(prefixed.body.candidate?.stage, 'Offer', 'below the prefix too')
  t.match(prefixed.body.candidate?.moved_to_offer_at, /Z$/)
  t.equal((await caller.post(`/jobs/${job.shortcode}/nowhere/candidates`, { candidate: ada })).status, 422)
  t.equal((await caller.get(`/jobs/${job.shortcode}/offer/candidates`)).status, 404, 'for creating only')
  t.equal((await landed({}, {}, '?stage=hired'))[0], 'Hired')
  const hired = (await caller.get('/candidates?stage=hired')).body.candidates
  t.match(hired, [{ hired_at: /Z$/ }])
})

t.test('createCandidate: works in jobs of every state', async (t) => {
  const { account, caller } = await given()
  for (const state of ['draft', 'published', 'closed', 'archived']) {
    const job = await account.givenJob({ state })
    t.equal((await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate: ada })).status, 201, state)
  }
})

t.test('createCandidate: stores an activity and a notification, with a user token’s member', async (t) => {
  const { account, job, stages, create } = await given()
  const uploaded = (await create(ada)).body.candidate
  const applied = (await create({ ...ada, email: 'b@example.test' }, { sourced: false })).body.candidate
  const user = await account.givenUser()
  const path = `/jobs/${job.shortcode}/candidates`
  const byUser = (await user.post(path, { candidate: { ...ada, email: 'c@example.test' } })).body.candidate
  t.equal(byUser.uploader_id, user.member.key)
  const activities = await rows('activities', account)
  const stage = ({ id, key, name, slug }: any) => ({ id, identifier: key, name, slug })
  t.match(activities, [
    { action: 'uploaded', member_id: null, job_id: job.id, stage: stage(stages.sourced), target_stage: null },
    { action: 'applied', member_id: null, stage: stage(stages.applied) },
    { action: 'uploaded', member_id: user.member.id },
  ])
  const told = await rows('outbox', account)
  t.match(
    told.map(({ event, subject }) => ({ event, subject })),
    [
      { event: 'candidate_created', subject: { candidate: uploaded.id, job: job.shortcode, stage: 'sourced' } },
      { event: 'candidate_created', subject: { candidate: applied.id, job: job.shortcode, stage: 'applied' } },
      { event: 'candidate_created', subject: { candidate: byUser.id } },
    ],
  )
})

t.test('createCandidate: a candidate can be created as disqualified', async (t) => {
  const { create } = await given()
  const { body } = await create({ ...ada, disqualified: true, disqualification_reason: 'Too far', disqualified_at: '2026-02-28' })
  t.match(body.candidate, { disqualified: true, disqualification_reason: 'Too far', disqualified_at: '2026-02-28T00:00:00.000Z' })
  const now = await create({ ...ada, email: 'b@example.test', disqualified: true })
  t.match(now.body.candidate.disqualified_at, /\.\d{3}Z$/)
  t.equal(now.body.candidate.disqualification_reason, null)
  const not = await create({ ...ada, email: 'c@example.test', disqualification_reason: 'x', disqualified_at: '2026-02-28' })
  t.match(not.body.candidate, { disqualified: false, disqualification_reason: null, disqualified_at: null })
})

t.test('createCandidate: nonexistent days and other malformed values are 400', async (t) => {
  const { account, create } = await given()
  const entry = { school: 'Home' }
  const wrong: Record<string, object> = {
    'a day that does not exist': { education_entries: [{ ...entry, start_date: '2026-02-30' }] },
    'a leap day of another year': { experience_entries: [{ title: 'x', end_date: '2025-02-29' }] },
    'a year before the calendar': { disqualified: true, disqualified_at: '0000-01-01' },
    'an instant for a day': { education_entries: [{ ...entry, end_date: '2026-01-01T00:00:00Z' }] },
    'an entry without a school': { education_entries: [{ degree: 'x' }] },
    'an entry without a title': { experience_entries: [{ company: 'x' }] },
    'a profile without an address': { social_profiles: [{ type: 'github' }] },
    'an empty skill': { skills: [''] },
    'an empty named skill': { skills: [{ name: '' }] },
    'a skill of another type': { skills: [5] },
    'a nameless skill': { skills: [{ title: 'x' }] },
    'null among tags': { tags: [null] },
    'a long headline': { headline: 'x'.repeat(256) },
    'a resume without bytes': { resume: { name: 'x.pdf' } },
    NUL: { headline: 'a\0b' },
  }
  for (const [title, candidate] of Object.entries(wrong)) t.equal((await create({ ...ada, ...candidate })).status, 400, title)
  t.strictSame(await rows('candidates', account), [])
})

t.test('createCandidate: null and empty strings are accepted where the contract allows them', async (t) => {
  const { account, create } = await given()
  const { status, body } = await create({
    ...ada,
    headline: '',
    phone: null,
    summary: '',
    education_entries: null,
    skills: null,
    tags: null,
    social_profiles: [{ type: 'github', name: null, username: '', url: 'x' }],
    resume: null,
    image: null,
    resume_url: '',
    answers: null,
    recruiter_key: '',
    domain: '',
  })
  t.equal(status, 201)
  t.match(body.candidate, { headline: null, phone: null, summary: null, domain: null, tags: [], skills: [], education_entries: [] })
  t.strictSame(body.candidate.social_profiles, [{ type: 'github', username: null, url: 'x' }])
  const [row] = await rows('candidates', account)
  t.equal(row?.headline, '', 'stored as given')
  t.equal(row?.phone, null)
})

t.test('createCandidate: the recruiter must belong to the job', async (t) => {
  const { account, create } = await given()
  const recruiter = await account.insert('recruiters', { name: 'Annika', email: 'annika@example.test' })
  await account.insert('job_recruiters', { job_id: (await account.givenJob()).id, recruiter_id: recruiter.id })
  const foreign = await (await world.givenAccount()).insert('recruiters', { name: 'Bram', email: 'bram@example.test' })
  for (const key of [recruiter.key, foreign.key, unknownKey, 'nonsense', 'é']) {
    const { status, body } = await create({ ...ada, recruiter_key: key })
    t.equal(status, 422, key)
    t.ok(body.validation_errors.recruiter_key)
  }
})

t.test('createCandidate: an unknown, malformed or foreign job is 404', async (t) => {
  const { caller } = await given()
  const foreign = await (await world.givenAccount()).givenJob()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    t.equal((await caller.post(`/jobs/${shortcode}/candidates`, { candidate: ada })).status, 404, shortcode)
  }
})

t.test('createCandidate: accepts bodies of up to 8 MiB', async (t) => {
  const { caller, job } = await given()
  const send = (length: number) =>
    caller.request('POST', `/jobs/${job.shortcode}/candidates`, { body: JSON.stringify({ candidate: ada, padding: 'x'.repeat(length) }) })
  t.equal((await send(8_300_000)).status, 201)
  t.equal((await send(8_388_608)).status, 413)
  t.equal((await caller.request('POST', `/jobs/${job.shortcode}/candidates`)).status, 400, 'no body')
  const xml = await caller.request('POST', `/jobs/${job.shortcode}/candidates`, { body: '<x/>', headers: { 'content-type': 'text/xml' } })
  t.equal(xml.status, 415)
})

t.test('createCandidate: a resume and an image are stored with the candidate', async (t) => {
  const { account, caller, create } = await given()
  const data = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')
  const { status, body } = await create({ ...ada, resume: { name: 'ada.pdf', data }, image_url: 'https://files.example/ada.png' })
  t.equal(status, 201)
  t.match(body.candidate, { resume_url: /^http/, image_url: null, resume_metadata: { filename: 'ada.pdf', filetype: 'pdf' } })
  t.ok(new URL(body.candidate.resume_url).pathname.endsWith('/ada.pdf'), body.candidate.resume_url)
  t.match((await caller.get('/candidates')).body.candidates, [{ resume_metadata: { filename: 'ada.pdf' } }])
  t.match(await rows('files', account), [
    { kind: 'resume', name: 'ada.pdf' },
    { kind: 'image', source_url: 'https://files.example/ada.png', size: null },
  ])
  const refused = await create({ ...ada, email: 'b@example.test', resume: { name: 'ada.exe', data } })
  t.equal(refused.status, 422)
  t.ok(refused.body.validation_errors.resume)
  const address = await create({ ...ada, email: 'b@example.test', resume_url: 'ftp://files.example/ada.pdf' })
  t.equal(address.status, 422)
  t.ok(address.body.validation_errors.resume_url)
})

t.test('getCandidate: unknown, malformed and foreign ids are 404, as is another job', async (t) => {
  const { account, caller, create } = await given()
  const { id } = (await create(ada)).body.candidate
  const foreign = await (await world.givenAccount()).givenCandidate()
  for (const key of [unknownKey, 'nonsense', foreign.key, '%00']) {
    const { status, body } = await caller.get(`/candidates/${key}`)
    t.equal(status, 404, key)
    t.strictSame(body, { error: 'Not found' })
  }
  const other = await account.givenJob()
  t.equal((await caller.get(`/jobs/${other.shortcode}/candidates/${id}`)).status, 404)
  t.equal((await patch(caller, foreign.key, { headline: 'x' })).status, 404)
  t.equal((await caller.request('PUT', `/candidates/${foreign.key}/tags`, { body: { tags: [] } })).status, 404)
})
