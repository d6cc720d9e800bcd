// Jobs by the API alone: created, changed, published, closed, archived and restored.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Answer, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database

const patch = (caller: Caller, shortcode: string, body: object) => caller.request('PATCH', `/jobs/${shortcode}`, { body })

async function given() {
  const account = await world.givenAccount()
  return { account, caller: await account.givenCaller(['r_jobs', 'w_jobs', 'w_departments', 'r_candidates']) }
}

const refused = (t: Test, { status, body, headers }: Answer, code: string, field: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors), [field])
}

/** The actions on jobs in the audit log, in order. */
async function audited({ id }: GivenAccount): Promise<string[]> {
  const rows = await execute("select action from audit_log where account_id = $1 and action like 'job%' order by id", [id])
  return rows.map(({ action }) => action as string)
}

/** Every value that a client can send, and what the job then shows. */
const site = { country_code: 'PT', country_name: 'Portugal', state_code: '11', subregion: 'Lisbon', city: 'Lisbon', zip_code: '1000' }
const texts = { description: '<p>What</p>', requirements: '<p>Who</p>', benefits: '<p>Why</p>' }
const words = { employment_type: 'Part-time', industry: 'Ships', function: 'Design', experience: 'Entry level', education: 'None' }
const salary = { salary_from: 20, salary_to: 20, salary_currency: 'eur' }
const everything = {
  title: 'Designer',
  code: 'D-1',
  confidential: true,
  workplace_type: 'remote',
  locations: [{ ...site, shortcode: 'LIS', coords: '38.7, -9.1', hidden: true }, { city: 'Porto' }],
  salary,
  keywords: ['one', 'two'],
  ...texts,
  ...words,
}
const shown = {
  ...everything,
  full_title: 'Designer - D-1',
  location: { country: 'Portugal', region: 'Lisbon', region_code: '11', telecommuting: true },
  locations: [everything.locations[0], { city: 'Porto', country_code: null, hidden: false }],
  full_description: '<p>What</p><p>Who</p><p>Why</p>',
}

t.test('createJob: a title is enough for a draft, which is then found like any other job', async (t) => {
  const { account, caller } = await given()
  const { status, body } = await caller.post('/jobs', { title: 'Designer' })
  t.equal(status, 201)
  t.match(body, { title: 'Designer', full_title: 'Designer', shortcode: /^[0-9A-F]{10}$/, code: null, state: 'draft', confidential: false })
  t.match(body, { department: null, workplace_type: 'on_site', locations: [], keywords: null, description: null })
  t.strictSame(body.salary, { salary_from: null, salary_to: null, salary_currency: null })
  t.strictSame((await caller.get(`/jobs/${body.shortcode}`)).body, body)
  const { jobs } = (await caller.get('/jobs')).body
  t.match(jobs, [{ id: body.id, sample: false }])
  t.strictSame((await caller.get(`/jobs/${body.shortcode}/application_form`)).body, { form_fields: [], questions: [] })
  t.strictSame((await caller.get(`/jobs/${body.shortcode}/members`)).body, { members: [] })
  t.strictSame(await audited(account), ['job_created'])
})

t.test('createJob: takes every value that a job shows, and the fields of its form', async (t) => {
  const { account, caller } = await given()
  const { id } = await account.insert('departments', { name: 'Works' })
  const form_fields = [{ key: 'resume', required: true }, { key: 'phone' }]
  const { status, body } = await caller.post('/jobs', { ...everything, department_id: id.toString(16).toUpperCase(), form_fields })
  t.equal(status, 201, JSON.stringify(body))
  t.match(body, { ...shown, department: 'Works', state: 'draft' })
  const form = await caller.get(`/jobs/${body.shortcode}/application_form`)
  t.match(form.body.form_fields, [{ key: 'phone', required: false }, { key: 'resume', required: true }]) // prettier-ignore
})

t.test('createJob, updateJob: refuse a blank title, an inverted salary, a field twice and an unknown department', async (t) => {
  const { account, caller } = await given()
  const { shortcode } = await account.givenJob()
  const foreign = await (await world.givenAccount()).insert('departments', { name: 'Foreign' })
  const before = (await caller.get('/jobs')).text
  for (const send of [
    (body: object) => caller.post('/jobs', { title: 'Designer', ...body }),
    (body: object) => patch(caller, shortcode, body),
  ]) {
    refused(t, await send({ title: ' \t' }), 'field-required', 'title')
    refused(t, await send({ salary: { salary_from: 2, salary_to: 1 } }), 'field-invalid', 'salary')
    refused(t, await send({ form_fields: [{ key: 'phone' }, { key: 'phone', required: true }] }), 'field-invalid', 'form_fields')
    for (const department_id of ['fffffffffff', foreign.id.toString(16), foreign.key])
      refused(t, await send({ department_id }), 'reference-unknown', 'department_id')
    for (const body of [
      { title: '' },
      { title: null },
      { title: 'x'.repeat(256) },
      { workplace_type: 'moon' },
      { form_fields: [{ key: 'shoe_size' }] },
      { locations: [{ country_code: 'de' }] },
      { salary: { salary_currency: 'EUR' } },
      { salary: { salary_from: -1 } },
      { department_id: 'x' },
    ])
      t.equal((await send(body)).status, 400, JSON.stringify(body))
  }
  t.equal((await caller.post('/jobs', {})).status, 400)
  t.equal((await caller.get('/jobs')).text, before, 'nothing has changed')
  t.strictSame(await audited(account), [])
})

t.test('updateJob: changes what is given, in any state, and nothing else', async (t) => {
  const { account, caller } = await given()
  const { id } = await account.insert('departments', { name: 'Works' })
  const job = { updated_at: '2026-01-01T00:00:00Z', description: '<p>Before</p>', application_form: [{ key: 'phone', required: true }] }
  const { shortcode } = await account.givenJob({ state: 'archived', department_id: id, ...job })
  const { updated_at: then, ...before } = (await caller.get(`/jobs/${shortcode}`)).body
  const { status, body } = await patch(caller, shortcode, {})
  t.equal(status, 200)
  const { updated_at: now, ...same } = body
  t.strictSame(same, before)
  t.ok(now > then)
  t.match((await patch(caller, shortcode, everything)).body, { ...shown, state: 'archived', department: 'Works' })
  t.strictSame((await caller.get(`/jobs/${shortcode}/application_form`)).body.form_fields.length, 1, 'the form stays')
  const cleared = await patch(caller, shortcode, {
    department_id: '',
    code: null,
    keywords: null,
    description: null,
    locations: [],
    salary: { salary_to: 7 },
    form_fields: [],
  })
  t.match(cleared.body, { title: 'Designer', department: null, code: null, keywords: null, description: null, requirements: '<p>Who</p>' })
  t.strictSame(cleared.body.locations, [])
  t.strictSame(cleared.body.salary, { salary_from: null, salary_to: 7, salary_currency: null }, 'replaced as a whole')
  t.strictSame((await caller.get(`/jobs/${shortcode}/application_form`)).body.form_fields, [])
  for (const unknown of ['ABCDEF0123', 'nonsense']) t.equal((await patch(caller, unknown, { title: 'x' })).status, 404)
  t.strictSame(await audited(account), ['job_updated', 'job_updated', 'job_updated'])
})

t.test('a new job and each change are in the next list', async (t) => {
  const { caller } = await given()
  const titles = async () => (await caller.get('/jobs')).body.jobs.map(({ title }: { title: string }) => title)
  t.strictSame(await titles(), [])
  const { shortcode } = (await caller.post('/jobs', { title: 'One' })).body
  t.strictSame(await titles(), ['One'])
  await patch(caller, shortcode, { title: 'Two' })
  t.strictSame(await titles(), ['Two'])
})

t.test('with a user token, admins create jobs, and those whose role on the job allows it change it', async (t) => {
  const { account } = await given()
  const { id: job_id, shortcode } = await account.givenJob()
  const statusOf = async (caller: Caller) => (await patch(caller, shortcode, { title: 'Other' })).status
  t.equal(await statusOf(await account.givenUser({ role: 'admin' })), 200)
  for (const [collaboration_role, status] of [
    ['admin', 200],
    ['recruiting_admin', 200],
    ['hiring_manager', 200],
    ['simple', 200],
    ['reviewer', 403],
  ]) {
    const user = await account.givenUser({ role: 'simple' })
    t.equal(await statusOf(user), 403, 'nobody of the job')
    await account.insert('job_members', { job_id, member_id: user.member.id, collaboration_role })
    t.equal(await statusOf(user), status, String(collaboration_role))
    t.equal((await user.post('/jobs', { title: 'New' })).status, 403)
  }
  t.equal((await (await account.givenUser({ role: 'admin' })).post('/jobs', { title: 'New' })).status, 201)
})

t.test('many jobs at once get shortcodes of their own, and changes at once lose nothing', async (t) => {
  const { account, caller } = await given()
  const made = await Promise.all(Array.from({ length: 20 }, (_, at) => caller.post('/jobs', { title: `Job ${at}` })))
  t.equal(new Set(made.map(({ body }) => body.shortcode)).size, 20)
  const { shortcode } = await account.givenJob()
  await Promise.all(Object.entries({ ...texts, ...words }).map(([name, value]) => patch(caller, shortcode, { [name]: value })))
  t.match((await caller.get(`/jobs/${shortcode}`)).body, { ...texts, ...words })
})

t.test('a shortcode that the account has already is not given again', async (t) => {
  const { account, caller } = await given()
  await account.givenJob({ shortcode: '0102030405' })
  const { randomBytes } = crypto
  t.teardown(() => replaceRandomBytes(randomBytes))
  const texts = ['0102030405', '0102030406']
  replaceRandomBytes(((size: number) => (size === 5 ? Buffer.from(texts.shift() ?? '', 'hex') : randomBytes(size))) as typeof randomBytes)
  t.match(await caller.post('/jobs', { title: 'Designer' }), { status: 201, body: { shortcode: '0102030406' } })
})

function replaceRandomBytes(replacement: typeof crypto.randomBytes): void {
  crypto.randomBytes = replacement
  syncBuiltinESMExports()
}

t.test('a department that is deleted meanwhile is either refused or lost by the job', async (t) => {
  for (let time = 0; time < 5; time++) {
    const { account, caller } = await given()
    const { id } = await account.insert('departments', { name: 'Works' })
    const { shortcode } = await account.givenJob()
    const department_id = id.toString(16)
    const [removed, ...named] = await Promise.all([
      caller.delete(`/departments/${department_id}?force=DELETE`),
      caller.post('/jobs', { title: 'Designer', department_id }),
      patch(caller, shortcode, { department_id }),
    ])
    t.equal(removed?.status, 204)
    for (const { status } of named) t.ok([200, 201, 422].includes(status), String(status))
    for (const job of (await caller.get('/jobs')).body.jobs) t.equal(job.department, null)
  }
})

/** What each operation makes of a job in each state; states that are missing are refused. */
const transitions = {
  publish: { draft: 'published', closed: 'published' },
  close: { published: 'closed' },
  archive: { draft: 'archived', published: 'archived', closed: 'archived' },
  restore: { archived: 'draft' },
} as const satisfies Record<string, Record<string, string>>
const actions = { publish: 'job_published', close: 'job_closed', archive: 'job_archived', restore: 'job_restored' }

t.test('publishJob, closeJob, archiveJob, restoreJob: the transitions of the guide, and no others', async (t) => {
  for (const [verb, allowed] of Object.entries(transitions)) {
    for (const state of ['draft', 'published', 'closed', 'archived']) {
      const { account, caller } = await given()
      const { shortcode } = await account.givenJob({ state, title: 'Kept', updated_at: '2026-01-01T00:00:00Z' })
      const { body: before } = await caller.get('/jobs')
      const { status, body, headers } = await caller.post(`/jobs/${shortcode}/${verb}`)
      const after = (allowed as Record<string, string>)[state]
      const about = `${verb} ${state}`
      if (after) {
        t.equal(status, 200, about)
        t.match(body, { shortcode, title: 'Kept', state: after })
        t.match((await caller.get('/jobs')).body.jobs, [{ state: after, updated_at: body.updated_at }], 'in the next list')
        t.ok(body.updated_at > before.jobs[0].updated_at)
        t.strictSame(await audited(account), [actions[verb as keyof typeof actions]], about)
      } else {
        t.strictSame([status, headers.get('x-error-code')], [409, 'job-state-conflict'], about)
        t.match(body.error, new RegExp(`^The job is ${state}: it can only become \\w+( or \\w+)*$`))
        t.strictSame((await caller.get('/jobs')).body, before, about)
        t.strictSame(await audited(account), [], about)
      }
      t.equal((await caller.post(`/jobs/ABCDEF0123/${verb}`)).status, 404)
    }
  }
})

t.test('publishJob: the job has the activity, with the member who did it; other transitions have none', async (t) => {
  const { account, caller } = await given()
  const { shortcode } = await account.givenJob({ state: 'draft' })
  const user = await account.givenUser({ role: 'admin', name: 'Ada' })
  t.equal((await user.post(`/jobs/${shortcode}/publish`)).status, 200)
  t.equal((await user.post(`/jobs/${shortcode}/close`)).status, 200)
  t.equal((await caller.post(`/jobs/${shortcode}/publish`)).status, 200)
  for (const verb of ['archive', 'restore']) t.equal((await user.post(`/jobs/${shortcode}/${verb}`)).status, 200)
  const { activities } = (await caller.get(`/jobs/${shortcode}/activities`)).body
  t.strictSame(
    activities.map(({ action, member }: { action: string; member?: { name: string } }) => [action, member?.name]),
    [
      ['opened', 'Ada'],
      ['opened', undefined],
    ],
  )
})

t.test('with a user token, the role on the job says which transitions a member may make', async (t) => {
  const { account } = await given()
  for (const [collaboration_role, verbs] of Object.entries<readonly string[]>({
    admin: ['publish', 'close', 'archive', 'restore'],
    recruiting_admin: ['publish', 'close', 'archive', 'restore'],
    hiring_manager: ['restore'],
    simple: ['restore'],
    reviewer: [],
  })) {
    const user = await account.givenUser({ role: 'simple' })
    for (const [verb, allowed] of Object.entries(transitions)) {
      const { id: job_id, shortcode } = await account.givenJob({ state: Object.keys(allowed)[0] ?? '' })
      await account.insert('job_members', { job_id, member_id: user.member.id, collaboration_role })
      const { status } = await user.post(`/jobs/${shortcode}/${verb}`)
      t.equal(status, verbs.includes(verb) ? 200 : 403, `${verb} as ${collaboration_role}`)
    }
  }
})

t.test('a role by a collaboration rule that covers the job counts too', async (t) => {
  const { account } = await given()
  const rule = (role: string) => ({ role, departments: [{ any: true }], locations: [{ country_code: 'DE' }] })
  const publisher = await account.givenUser({ role: 'simple', collaboration_rules: [rule('recruiting_admin')] })
  const editor = await account.givenUser({ role: 'simple', collaboration_rules: [rule('simple')] })
  const unknown = { shortcode: null, country: null, region: null, regionCode: null, city: null, zipCode: null, coords: null, hidden: false }
  const [covered, other] = await Promise.all(
    ['DE', 'DK'].map((countryCode) => account.givenJob({ state: 'draft', locations: [{ ...unknown, countryCode }] })),
  )
  t.equal((await publisher.post(`/jobs/${other!.shortcode}/publish`)).status, 403, 'a job elsewhere')
  t.equal((await editor.post(`/jobs/${covered!.shortcode}/publish`)).status, 403, 'a role that does not publish')
  t.equal((await publisher.post(`/jobs/${covered!.shortcode}/publish`)).status, 200)
})

t.test('of several transitions at once, each is made from the state that the one before has left', async (t) => {
  for (let time = 0; time < 5; time++) {
    const { account, caller } = await given()
    const { shortcode } = await account.givenJob({ state: 'draft' })
    const publish = () => caller.post(`/jobs/${shortcode}/publish`)
    const statuses = (await Promise.all([publish(), publish(), publish()])).map(({ status }) => status)
    t.strictSame(statuses.toSorted(), [200, 409, 409])
    t.strictSame(await audited(account), ['job_published'])
    t.equal((await caller.get(`/jobs/${shortcode}/activities`)).body.activities.length, 1)
  }
})
