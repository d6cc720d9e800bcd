// Who works on a job: members with their roles, and external recruiters, added and removed.
import t from 'tap'
import { personalDataIn } from '../fixtures/personalData.ts'
import { givenWorld, type Caller } from '../fixtures/server.ts'
import { givenLogin, personAt } from '../fixtures/web.ts'

const world = await givenWorld(t)
const { execute } = world.application.database
const { spindle } = personalDataIn(world, Date.now)

async function given() {
  const account = await world.givenAccount()
  const job = await account.givenJob({ updated_at: '2026-01-01T00:00:00Z' })
  const caller = await account.givenCaller(['r_jobs', 'w_jobs'])
  const at = (kind: 'members' | 'recruiters', id = '') => `/jobs/${job.shortcode}/${kind}${id && `/${id}`}`
  const audited = async () => {
    const rows = await execute("select action from audit_log where account_id = $1 and action like 'job%' order by id", [account.id])
    return rows.map(({ action }) => action)
  }
  return { account, job, caller, at, audited }
}

const put = (caller: Caller, path: string, body?: object) => caller.request('PUT', path, { body })

t.test('addJobMember, removeJobMember: a member gets a role on the job, another one, and none', async (t) => {
  const { account, caller, at, audited } = await given()
  const { key } = await account.givenMember({ name: 'Ada', role: 'simple' })
  const listed = async () => (await caller.get(at('members'))).body.members
  const { status, body } = await put(caller, at('members', key), { collaboration_role: 'hiring_manager' })
  t.equal(status, 200)
  t.match(body, { id: key, name: 'Ada', type: 'Member', role: 'simple', collaboration_role: 'hiring_manager' })
  t.strictSame(await listed(), [body])
  t.match((await put(caller, at('members', key.toUpperCase()), { collaboration_role: 'reviewer' })).body, {
    collaboration_role: 'reviewer',
  })
  t.match(await listed(), [{ id: key, collaboration_role: 'reviewer' }])
  const [job] = (await caller.get('/jobs')).body.jobs
  t.ok(job.updated_at > '2026-01-02', 'the job has changed')
  for (const about of ['', 'again']) t.equal((await caller.delete(at('members', key))).status, 204, about)
  t.strictSame(await listed(), [])
  t.strictSame(await audited(), ['job_member_added', 'job_member_added', 'job_member_removed', 'job_member_removed'])
})

t.test('addJobRecruiter, removeJobRecruiter: a recruiter is on the job once, and off it', async (t) => {
  const { account, caller, at, audited } = await given()
  const { key } = await account.insert('recruiters', { name: 'Bram', email: 'bram@example.test' })
  for (const about of ['', 'again']) {
    const { status, body } = await put(caller, at('recruiters', key))
    t.strictSame([status, body], [200, { id: key, name: 'Bram', email: 'bram@example.test' }], about)
    t.strictSame((await caller.get(at('recruiters'))).body.recruiters, [body], about)
  }
  for (const about of ['', 'again']) t.equal((await caller.delete(at('recruiters', key))).status, 204, about)
  t.strictSame((await caller.get(at('recruiters'))).body.recruiters, [])
  t.strictSame(await audited(), ['job_recruiter_added', 'job_recruiter_added', 'job_recruiter_removed', 'job_recruiter_removed'])
})

t.test('what does not exist is 404, an unknown role 400; nothing changes', async (t) => {
  const { account, caller, at, audited } = await given()
  const other = await world.givenAccount()
  const foreign = {
    members: (await other.givenMember()).key,
    recruiters: (await other.insert('recruiters', { name: 'x', email: 'x@example.test' })).key,
  }
  const own = {
    members: (await account.givenMember()).key,
    recruiters: (await account.insert('recruiters', { name: 'x', email: 'x@example.test' })).key,
  }
  const body = { collaboration_role: 'simple' }
  for (const kind of ['members', 'recruiters'] as const) {
    const paths = [at(kind, foreign[kind]), at(kind, 'fffffffffffffff0'), at(kind, 'nonsense'), `/jobs/ABCDEF0123/${kind}/${own[kind]}`]
    for (const path of paths) {
      t.equal((await put(caller, path, body)).status, 404, path)
      t.equal((await caller.delete(path)).status, 404, path)
    }
  }
  t.equal((await put(caller, at('members', own.members), { collaboration_role: 'owner' })).status, 400)
  t.equal((await put(caller, at('members', own.members), {})).status, 400)
  t.strictSame(await audited(), [])
})

t.test('addJobMember: a deactivated member is listed once they are active again', async (t) => {
  const { account, caller, at } = await given()
  const { id, key } = await account.givenMember({ active: false })
  t.equal((await put(caller, at('members', key), { collaboration_role: 'simple' })).status, 200)
  t.strictSame((await caller.get(at('members'))).body.members, [])
  await execute('update members set active = true where account_id = $1 and id = $2', [account.id, id])
  t.match((await caller.get(at('members'))).body.members, [{ id: key, collaboration_role: 'simple' }])
})

t.test('with a user token, admins and recruiting admins of the job choose who works on it', async (t) => {
  const { account, job, at } = await given()
  const { key } = await account.givenMember()
  const recruiter = await account.insert('recruiters', { name: 'Bram', email: 'bram@example.test' })
  const ask = async (user: Caller) => (await put(user, at('members', key), { collaboration_role: 'simple' })).status
  t.equal(await ask(await account.givenUser({ role: 'admin' })), 200)
  for (const [collaboration_role, status] of [
    ['admin', 200],
    ['recruiting_admin', 200],
    ['hiring_manager', 403],
    ['simple', 403],
    ['reviewer', 403],
  ]) {
    const user = await account.givenUser({ role: 'simple' })
    await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role })
    t.equal(await ask(user), status, String(collaboration_role))
    t.equal((await user.delete(at('members', key))).status, status === 200 ? 204 : 403)
    t.equal((await put(user, at('recruiters', recruiter.key))).status, status)
    t.equal((await user.delete(at('recruiters', recruiter.key))).status, status === 200 ? 204 : 403)
  }
})

t.test('a rule counts where every part of its place is the job’s, and beside the role that was given on the job', async (t) => {
  const { account, job, at } = await given()
  const { key } = await account.givenMember()
  const place = { country_code: 'DE', state_code: 'BY', city: 'Munich' }
  const stored = { countryCode: 'DE', regionCode: 'BY', city: 'Munich' }
  await execute('update jobs set locations = $2 where id = $1', [job.id, [stored]])
  const ask = async (location: object, onJob?: string) => {
    const rule = { role: 'recruiting_admin', departments: [{ any: true }], locations: [location] }
    const user = await account.givenUser({ role: 'simple', collaboration_rules: [rule] })
    if (onJob) await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role: onJob })
    return (await put(user, at('members', key), { collaboration_role: 'simple' })).status
  }
  t.equal(await ask(place), 200)
  for (const other of [{ country_code: 'AT' }, { state_code: 'HH' }, { city: 'Ulm' }]) {
    t.equal(await ask({ ...place, ...other }), 403, JSON.stringify(other))
    t.equal(await ask({ ...place, ...other }, 'recruiting_admin'), 200, 'the role on the job')
  }
})

t.test('a member who is added several times at once works on the job once', async (t) => {
  const { account, caller, at } = await given()
  const { key } = await account.givenMember()
  const roles = ['simple', 'reviewer', 'hiring_manager', 'admin']
  const answers = await Promise.all(roles.map((collaboration_role) => put(caller, at('members', key), { collaboration_role })))
  t.strictSame(new Set(answers.map(({ status }) => status)), new Set([200]))
  t.equal((await caller.get(at('members'))).body.members.length, 1)
})

t.test('the audit log names whom and what a change of a job concerned', async (t) => {
  const { account, caller, at, job } = await given()
  const [ada, bram] = [
    await account.givenMember({ name: 'Ada' }),
    await account.insert('recruiters', { name: 'Bram', email: 'b@example.test' }),
  ]
  const questions = `/jobs/${job.shortcode}/questions`
  const { id } = (await caller.post(questions, { body: 'Why us?', type: 'free_text' })).body
  await caller.request('PATCH', `${questions}/${id}`, { body: { body: 'Why you?' } })
  await put(caller, at('members', ada.key), { collaboration_role: 'reviewer' })
  await caller.delete(at('members', ada.key))
  await put(caller, at('recruiters', String(bram.key)))
  await caller.delete(at('recruiters', String(bram.key)))
  const entries = async () =>
    (await spindle(`audit list --account ${account.subdomain}`)).rows
      .filter(({ action }: { action: string }) => action.startsWith('job_'))
      .map(({ action, object_id: object }: Record<string, string>) => [action, object])
      .toReversed()
  const team = [
    ['job_member_added', ada.key],
    ['job_member_removed', ada.key],
    ['job_recruiter_added', bram.key],
    ['job_recruiter_removed', bram.key],
  ]
  t.strictSame(await entries(), [['job_question_created', id], ['job_question_updated', id], ...team])

  const person = personAt(world, `${String(account.subdomain)}.localhost`)
  await person.signIn((await givenLogin(account)).email)
  const shown = async () => (await person.get('/settings/audit')).words
  const before = await shown()
  const title = String(job.title)
  for (const line of [
    `added a question to the job ${title}: Why you?`,
    `changed a question of the job ${title}: Why you?`,
    `gave a member a role on the job ${title}: Ada`,
    `took a member off the job ${title}: Ada`,
    `let a recruiter work on the job ${title}: Bram`,
    `took a recruiter off the job ${title}: Bram`,
  ])
    t.match(before, line)
  await caller.delete(`${questions}/${id}`)
  t.strictSame(await entries(), [['job_question_created', null], ['job_question_updated', null], ...team, ['job_question_deleted', null]])
  t.match(await shown(), `deleted a question of the job ${title}: one that no longer exists`)
})
