// Recruiters: the account's, those of a job at either path, and their changes.
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld, type Answer } from '../fixtures/server.ts'

const world = await givenWorld(t)
const { execute } = world.application.database

const givenRecruiter = (account: GivenAccount, name: string) =>
  account.insert('recruiters', { name, email: `${name.toLowerCase()}@agency.test` })

/** An account with two jobs and three recruiters, the first and last of whom work on the first job. */
async function givenAgencies() {
  const account = await world.givenAccount()
  const [ada, ben, cleo] = [
    await givenRecruiter(account, 'Ada'),
    await givenRecruiter(account, 'Ben'),
    await givenRecruiter(account, 'Cleo'),
  ]
  const [job, otherJob] = [await account.givenJob(), await account.givenJob()]
  for (const { id } of [cleo, ada]) await account.insert('job_recruiters', { job_id: job.id, recruiter_id: id })
  await account.insert('job_recruiters', { job_id: otherJob.id, recruiter_id: ben.id })
  const shown = ({ key, name, email }: typeof ada) => ({ id: key, name, email })
  return { account, job, ada: shown(ada), ben: shown(ben), cleo: shown(cleo) }
}

t.test('listRecruiters: returns every recruiter of the account, oldest first', async (t) => {
  const { account, ada, ben, cleo } = await givenAgencies()
  await givenAgencies()
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get('/recruiters')
  t.equal(status, 200)
  t.strictSame(body, { recruiters: [ada, ben, cleo] })
  const empty = await (await (await world.givenAccount()).givenCaller()).get('/recruiters')
  t.strictSame(empty.body, { recruiters: [] })
})

t.test('listRecruiters, listJobRecruiters: return only the recruiters of the job', async (t) => {
  const { account, job, ada, cleo } = await givenAgencies()
  const caller = await account.givenCaller(['r_jobs'])
  for (const path of [`/recruiters?shortcode=${job.shortcode}`, `/jobs/${job.shortcode}/recruiters`]) {
    const { status, body } = await caller.get(path)
    t.equal(status, 200, path)
    t.strictSame(body, { recruiters: [ada, cleo] }, path)
  }
  const bare = await account.givenJob()
  t.strictSame((await caller.get(`/jobs/${bare.shortcode}/recruiters`)).body, { recruiters: [] }, 'a job without recruiters')
})

t.test('listRecruiters, listJobRecruiters: an unknown, malformed or foreign job is 404', async (t) => {
  const { account, job } = await givenAgencies()
  const foreign = (await givenAgencies()).job
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode, job.shortcode.toLowerCase()]) {
    for (const path of [`/recruiters?shortcode=${shortcode}`, `/jobs/${shortcode}/recruiters`]) {
      const { status, body } = await caller.get(path)
      t.equal(status, 404, path)
      t.strictSame(body, { error: 'Not found' })
    }
  }
})

t.test('listRecruiters: a repeated or overlong shortcode is 400', async (t) => {
  const { account, job } = await givenAgencies()
  const caller = await account.givenCaller()
  for (const query of [`shortcode=${job.shortcode}&shortcode=${job.shortcode}`, `shortcode=${'A'.repeat(256)}`]) {
    const { status, body } = await caller.get(`/recruiters?${query}`)
    t.equal(status, 400, query)
    t.ok(body.validation_errors.shortcode, query)
  }
})

t.test('listRecruiters: returns at most 1000', async (t) => {
  const account = await world.givenAccount()
  await world.application.database.execute(
    "insert into recruiters (account_id, name, email) select $1, 'Recruiter ' || n, n || '@agency.test' from generate_series(1, 1003) n order by n",
    [account.id],
  )
  const { status, body } = await (await account.givenCaller()).get('/recruiters')
  t.equal(status, 200)
  t.equal(body.recruiters.length, 1000)
  t.equal(body.recruiters[0].name, 'Recruiter 1', 'the oldest')
})

const refused = (t: Test, { status, body, headers }: Answer, code: string, field?: string) => {
  t.strictSame([status, headers.get('x-error-code')], [422, code], JSON.stringify(body))
  t.strictSame(Object.keys(body.validation_errors ?? {}), field === undefined ? [] : [field])
}
const audited = async ({ id }: GivenAccount) =>
  (await execute("select action from audit_log where account_id = $1 and action like 'recruiter%' order by id", [id])).map(
    ({ action }) => action,
  )

t.test('createRecruiter: adds a recruiter, who can then bring candidates', async (t) => {
  const { account, job, ada, ben, cleo } = await givenAgencies()
  const caller = await account.givenCaller(['r_jobs', 'w_account'])
  const { status, body } = await caller.post('/recruiters', { name: 'Dora', email: ' dora@agency.test ' })
  t.equal(status, 201)
  t.match(body, { id: /^[0-9a-f]{16}$/, name: 'Dora', email: 'dora@agency.test' })
  t.strictSame((await caller.get('/recruiters')).body, { recruiters: [ada, ben, cleo, body] })
  t.strictSame((await caller.get(`/jobs/${job.shortcode}/recruiters`)).body, { recruiters: [ada, cleo] })
  const create = (given: object) => caller.post('/recruiters', given)
  refused(t, await create({ name: 'Another', email: 'ADA@agency.test' }), 'name-taken', 'email')
  refused(t, await create({ name: ' ', email: 'eve@agency.test' }), 'field-required', 'name')
  refused(t, await create({ name: 'Eve', email: ' ' }), 'field-required', 'email')
  for (const email of ['eve', 'eve@', '@agency.test', 'e ve@agency.test'])
    refused(t, await create({ name: 'Eve', email }), 'field-invalid', 'email')
  for (const given of [{}, { name: 'Eve' }, { email: 'eve@agency.test' }, { name: '', email: 'eve@agency.test' }])
    t.equal((await create(given)).status, 400)
  await execute(
    `insert into recruiters (account_id, name, email) select $1, 'Filler', 'filler-' || n || '@agency.test' from generate_series(5, 1000) n`,
    [account.id],
  )
  refused(t, await create({ name: 'Eve', email: 'eve@agency.test' }), 'list-full')
  t.strictSame(await audited(account), ['recruiter_created'])
})

t.test('updateRecruiter: changes what is given', async (t) => {
  const { account, ada, ben, cleo } = await givenAgencies()
  const caller = await account.givenCaller(['r_jobs', 'w_account'])
  const patch = (id: string, body: object) => caller.request('PATCH', `/recruiters/${id}`, { body })
  const { status, body } = await patch(ben.id, { name: 'Benjamin' })
  t.equal(status, 200)
  t.strictSame(body, { ...ben, name: 'Benjamin' })
  t.strictSame((await patch(ben.id, { email: 'BEN@agency.test' })).body, { ...body, email: 'BEN@agency.test' }, 'its own is not taken')
  t.strictSame((await caller.get('/recruiters')).body, { recruiters: [ada, { ...body, email: 'BEN@agency.test' }, cleo] })
  refused(t, await patch(ben.id, { email: 'Cleo@agency.test' }), 'name-taken', 'email')
  refused(t, await patch(ben.id, { email: 'nobody' }), 'field-invalid', 'email')
  refused(t, await patch(ben.id, { name: ' ' }), 'field-required', 'name')
  t.equal((await patch(ben.id, { name: '' })).status, 400)
  const foreign = await givenAgencies()
  for (const id of ['fffffffffff', 'nonsense', foreign.ada.id]) t.equal((await patch(id, { name: 'X' })).status, 404, id)
  t.strictSame(await audited(account), ['recruiter_updated', 'recruiter_updated'])
})

t.test('deleteRecruiter: the jobs lose the recruiter, the candidates stay', async (t) => {
  const { account, job, ada, ben, cleo } = await givenAgencies()
  const [{ id: recruiter_id } = {}] = await execute('select id from recruiters where account_id = $1 and key = $2', [account.id, ada.id])
  const candidate = await account.givenCandidate({ job_id: job.id, recruiter_id })
  const caller = await account.givenCaller(['r_jobs', 'r_candidates', 'w_account'])
  t.equal((await caller.delete(`/recruiters/${ada.id}`)).status, 204)
  t.strictSame((await caller.get('/recruiters')).body, { recruiters: [ben, cleo] })
  t.strictSame((await caller.get(`/jobs/${job.shortcode}/recruiters`)).body, { recruiters: [cleo] })
  t.equal((await caller.get(`/candidates/${candidate.key}`)).status, 200)
  const foreign = await givenAgencies()
  for (const id of [ada.id, 'nonsense', foreign.ada.id]) t.equal((await caller.delete(`/recruiters/${id}`)).status, 404, id)
  t.strictSame(await audited(account), ['recruiter_deleted'])
})

t.test('candidates arrive while their recruiter is deleted: they are created without one, or refused', async (t) => {
  const { account, job } = await givenAgencies()
  await account.givenStages()
  const caller = await account.givenCaller()
  for (let round = 0; round < 20; round++) {
    const { id: recruiter_id, key } = await givenRecruiter(account, `Round${round}`)
    await account.insert('job_recruiters', { job_id: job.id, recruiter_id })
    const create = (at: number) =>
      caller.post(`/jobs/${job.shortcode}/candidates`, {
        candidate: { name: 'Dan', email: `dan-${round}-${at}@example.test`, recruiter_key: key },
      })
    const [deleted, ...created] = await Promise.all([caller.delete(`/recruiters/${key}`), create(1), create(2), create(3)])
    t.equal(deleted.status, 204)
    for (const { status, text } of created) t.ok([201, 422, 503].includes(status), `${status} ${text}`)
    const [left] = await execute('select count(*) as n from candidates where account_id = $1 and recruiter_id is not null', [account.id])
    t.equal(left?.n, 0)
  }
})

t.test('of recruiters who are added at once with one address, one is stored', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs', 'w_account'])
  for (let round = 0; round < 5; round++) {
    const create = () => caller.post('/recruiters', { name: 'Eve', email: `eve-${round}@agency.test` })
    const statuses = (await Promise.all([create(), create(), create(), create()])).map(({ status }) => status)
    t.strictSame(statuses.toSorted(), [201, 422, 422, 422])
  }
})
