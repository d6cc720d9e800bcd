// Recruiters: the account's, and those of a job at either path.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)

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
