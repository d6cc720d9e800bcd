// What a member's user token may see and do: their roles on a job decide, for the job's candidates and the job itself.
import { readFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { exampleBody } from '../fixtures/requests.ts'
import { callerAt, givenWorld, pageThrough, type Caller } from '../fixtures/server.ts'

const world = await givenWorld(t, { environment: { RATE_LIMIT_ACCOUNT: '10000', RATE_LIMIT_OAUTH: '10000', RATE_LIMIT_PARTNER: '10000' } })
const paths = new Map(
  Object.entries(JSON.parse(readFileSync('generated/openapi-3.1.json', 'utf8')).paths as Record<string, Record<string, any>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }]),
  ),
)
const anywhere = [{ any: true }]
const inGermany = [{ country_code: 'DE' }]
const site = {
  shortcode: null,
  country: 'Germany',
  countryCode: 'DE',
  region: null,
  regionCode: null,
  city: null,
  zipCode: null,
  coords: null,
}

/** Two jobs, each with a candidate, and what else the examples of the contract name. */
async function given() {
  const account = await world.givenAccount()
  await account.givenStages()
  const [job, other] = [await account.givenJob(), await account.givenJob({ locations: [{ ...site, hidden: false }] })]
  const [candidate, stranger] = [await account.givenCandidate({ job_id: job.id }), await account.givenCandidate({ job_id: other.id })]
  const { custom_attribute_key: key } = exampleBody('updateCandidateCustomAttribute').body as { custom_attribute_key: string }
  await account.insert('custom_attributes', { key, label: 'Fair', type: 'free_text' })
  const colleague = await account.givenMember()
  const recruiter = await account.insert('recruiters', { name: 'Bram', email: 'bram@example.test' })
  /** Sends an operation's example for the first job and its candidate. */
  const send = async (caller: Caller, operation: string, about = candidate) => {
    const { method, path } = paths.get(operation)!
    const id = operation.endsWith('JobMember') ? colleague.key : operation.endsWith('JobRecruiter') ? recruiter.key : about.key
    const shortcode = about.job_id === job.id ? job.shortcode : other.shortcode
    return caller.request(method!, path.replace('{shortcode}', shortcode).replace('{id}', id), exampleBody(operation))
  }
  return { account, job, other, candidate, stranger, send }
}

/** A user whose role on the job is this one: external recruiters have theirs in the account. */
async function givenUserOn(account: GivenAccount, job: { id: number }, role: string, values = {}) {
  const user = await account.givenUser({ role: role === 'recruiter' ? role : 'simple', ...values })
  const collaboration_role = role === 'recruiter' ? 'simple' : role
  await account.insert('job_members', { job_id: job.id, member_id: user.member.id, collaboration_role })
  return user
}

/** The guide's table: for each operation the roles on a job that may use it. */
function allowedByGuide(): Map<string, Map<string, boolean>> {
  const guide = readFileSync('openapi/guides/08-jobs-and-members.md', 'utf8')
  const [section = ''] = /^## What a role on a job allows\n[^]*?(?=^## )/m.exec(guide) ?? []
  const [head = [], , ...rows] = [...section.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()))
  const roles = head.slice(1).map((cell) => cell.replaceAll('`', ''))
  return new Map(
    rows.map(([operation = '', ...cells]) => [
      /\[(\w+)\]/.exec(operation)![1]!,
      new Map(cells.map((cell, at) => [roles[at]!, cell === 'yes'])),
    ]),
  )
}
const table = allowedByGuide()

t.test('the guide says what each role on a job allows', async (t) => {
  for (const [operation, allowed] of table) {
    for (const [role, may] of allowed) {
      const { account, job, send } = await given()
      const { status, headers } = await send(await givenUserOn(account, job, role), operation)
      const code = headers.get('x-error-code')
      t.equal(may, status !== 403, `${operation} as ${role}: ${status} ${code}`)
      if (!may) t.equal(code, 'role-missing', `${operation} as ${role}`)
    }
  }
  t.ok(table.size > 25)
})

/** Operations on a candidate of a job. */
const ofCandidate = [...paths].filter(([, { path }]) => /\/candidates\/\{id\}/.test(path)).map(([operation]) => operation)

t.test('the guide names every operation on candidates', (t) => {
  for (const operation of [...ofCandidate, 'listCandidates', 'listJobCandidates', 'createCandidate']) t.ok(table.has(operation), operation)
  t.end()
})

t.test('a member without a role on the job gets 404 for its candidates, and nothing changes', async (t) => {
  const { account, job, other, candidate, send } = await given()
  const stored = async () =>
    world.application.database.execute(
      `select c.*, (select count(*) from activities a where a.account_id = c.account_id) as happened from candidates c where account_id = $1 order by key`,
      [account.id],
    )
  const before = await stored()
  const strangers: Record<string, Caller> = {
    'of another job': await givenUserOn(account, other, 'admin'),
    'with a rule for other jobs': await account.givenUser({
      role: 'simple',
      collaboration_rules: [{ role: 'admin', departments: anywhere, locations: inGermany }],
    }),
    'without access': await givenUserOn(account, job, 'admin', { role: 'no_access' }),
  }
  for (const [title, stranger] of Object.entries(strangers)) {
    for (const operation of ofCandidate) {
      const { status, body } = await send(stranger, operation)
      t.strictSame([status, body], [404, { error: 'Not found' }], `${operation} ${title}`)
    }
    const created = await stranger.post(`/jobs/${job.shortcode}/candidates`, { candidate: { name: 'A B', email: 'a@example.test' } })
    t.equal(created.headers.get('x-error-code'), 'role-missing', title)
  }
  t.strictSame(await stored(), before)
  for (const caller of [await account.givenUser({ role: 'admin' }), await account.givenCaller(), await account.givenPartnerCaller()])
    t.equal((await caller.get(`/candidates/${candidate.key}`)).status, 200)
})

t.test('reviewers and external recruiters of the account have that role on their jobs, whatever they were given', async (t) => {
  for (const role of ['reviewer', 'recruiter']) {
    const { account, job, send } = await given()
    const user = await givenUserOn(account, job, 'admin', { role })
    for (const [operation, allowed] of table) {
      const { status } = await send(user, operation)
      t.equal(status !== 403, allowed.get(role), `${operation} as ${role}: ${status}`)
    }
  }
})

t.test('a copy or a relocation takes the right to create candidates in the other job', async (t) => {
  for (const action of ['copy', 'relocate']) {
    const { account, job, other, candidate } = await given()
    const user = await givenUserOn(account, job, 'simple')
    const send = () => user.post(`/candidates/${candidate.key}/${action}`, { target_job_shortcode: other.shortcode })
    t.equal((await send()).headers.get('x-error-code'), 'role-missing', `${action}: no role there`)
    const values = { job_id: other.id, member_id: user.member.id }
    await account.insert('job_members', { ...values, collaboration_role: 'reviewer' })
    t.equal((await send()).headers.get('x-error-code'), 'role-missing', `${action}: a reviewer there`)
    await world.application.database.execute(
      `update job_members set collaboration_role = 'simple' where account_id = $1 and job_id = $2 and member_id = $3`,
      [account.id, other.id, user.member.id],
    )
    t.equal((await send()).status, 201, action)
  }
})

t.test('the account token’s acting member is not limited by the role on the job', async (t) => {
  const { account, job, candidate } = await given()
  const { member } = await givenUserOn(account, job, 'reviewer')
  const caller = await account.givenCaller()
  t.equal((await caller.post(`/candidates/${candidate.key}/move`, { member_id: member.key, target_stage: 'offer' })).status, 202)
})

t.test('lists show the candidates of the jobs on which the member has a role, in order and page by page', async (t) => {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const engineering = await account.insert('departments', { name: 'Engineering' })
  const motion = await account.insert('departments', { name: 'Motion', parent_id: engineering.id })
  const jobs = {
    bare: await account.givenJob(),
    german: await account.givenJob({ locations: [{ ...site, hidden: false }] }),
    motion: await account.givenJob({ department_id: motion.id }),
    last: await account.givenJob(),
  }
  const made: { job: string; key: string; stage: string; email: string }[] = []
  for (let at = 0; at < 12; at++) {
    const job = Object.keys(jobs)[at % 4] as keyof typeof jobs
    const stage = at % 3 === 0 ? 'interview' : 'sourced'
    const email = `${at % 2}-${at % 4}@example.test`
    const { key } = await account.givenCandidate({
      job_id: jobs[job].id,
      stage_id: stages[stage]!.id,
      email: `${at}-${email}`,
      created_at: `2026-01-${at + 10}T00:00:00Z`,
      updated_at: `2026-02-${22 - at}T00:00:00Z`,
    })
    made.push({ job, key, stage, email: `${at}-${email}` })
  }
  const rule = (departments: object[], locations: object[]) => ({ role: 'reviewer', departments, locations })
  const on = async (names: (keyof typeof jobs)[], rules: object[] = []) => {
    const user = await account.givenUser({ role: 'simple', collaboration_rules: rules })
    for (const name of names)
      await account.insert('job_members', { job_id: jobs[name].id, member_id: user.member.id, collaboration_role: 'reviewer' })
    return user
  }
  const all = Object.keys(jobs)
  const cases: [string, Caller, string[]][] = [
    ['nobody', await on([]), []],
    ['of a job', await on(['bare']), ['bare']],
    ['of two jobs', await on(['last', 'bare']), ['bare', 'last']],
    ['by a place', await on([], [rule(anywhere, inGermany)]), ['german']],
    ['by a department above', await on(['last'], [rule([{ id: engineering.key }], anywhere)]), ['motion', 'last']],
    ['by a rule for all', await on([], [rule(anywhere, anywhere)]), all],
    ['without access', await account.givenUser({ role: 'no_access', collaboration_rules: [rule(anywhere, anywhere)] }), []],
    ['an admin', await account.givenUser({ role: 'admin' }), all],
    ['an account token', await account.givenCaller(), all],
    ['a service token', await account.givenPartnerCaller(), all],
  ]
  for (const [title, caller, seen] of cases) {
    const visible = made.filter(({ job }) => seen.includes(job))
    await lists(t, title, caller, visible)
  }

  async function lists(t: Test, title: string, caller: Caller, visible: typeof made) {
    const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key)
    const listed = async (path: string) => (await pageThrough(caller, path, 'candidates')).items.map(({ id }) => id)
    const is = async (path: string, rows: typeof made) => t.strictSame(await listed(path), keysOf(rows), `${title}: ${path}`)
    await is('/candidates', visible)
    await is('/candidates?limit=2', visible)
    await is(
      `/candidates?limit=2&since_id=${made[3]!.key}&max_id=${made[9]!.key}`,
      visible.filter(({ key }) => key >= made[3]!.key && key <= made[9]!.key),
    )
    await is(
      '/candidates?limit=1&stage=interview',
      visible.filter(({ stage }) => stage === 'interview'),
    )
    await is(
      '/candidates?limit=1&created_after=2026-01-14T12:00:00Z',
      visible.filter(({ key }) => made.findIndex((each) => each.key === key) >= 5),
    )
    await is(
      '/candidates?limit=1&updated_after=2026-02-18T12:00:00Z',
      visible.filter(({ key }) => made.findIndex((each) => each.key === key) <= 3),
    )
    for (const { email, key } of [made[0]!, made[1]!])
      await is(
        `/candidates?email=${email}`,
        visible.filter((row) => row.key === key),
      )
    for (const [name, { shortcode }] of Object.entries(jobs)) {
      const ofJob = visible.filter(({ job }) => job === name)
      await is(`/jobs/${shortcode}/candidates?limit=2`, ofJob)
      await is(`/candidates?limit=2&shortcode=${shortcode}`, ofJob)
      await is(
        `/jobs/${shortcode}/candidates?limit=2&stage=interview`,
        ofJob.filter(({ stage }) => stage === 'interview'),
      )
      await is(`/jobs/${shortcode}/candidates?created_after=2026-01-01T00:00:00Z`, ofJob)
    }
    const older = callerAt(world.origin, '/spi/v2')(caller.token)
    const whole = (await older.get('/candidates')).body?.candidates
    if (title !== 'a service token')
      t.strictSame(
        whole?.map(({ key }: { key: string }) => key),
        keysOf(visible).toReversed(),
        `${title}: version 2`,
      )
  }
})

t.test('events are shown of the jobs on which the member has a role, and those that they attend', async (t) => {
  const { account, job, other, stranger } = await given()
  const user = await givenUserOn(account, job, 'reviewer')
  const events = {
    own: await account.givenEvent({ title: 'own', job_id: job.id }),
    attended: await account.givenEvent({ title: 'attended', job_id: other.id, candidate_id: stranger.id }, [user.member]),
    free: await account.givenEvent({ title: 'free' }),
    hidden: await account.givenEvent({ title: 'hidden', job_id: other.id }),
    'of a candidate': await account.givenEvent({ title: 'of a candidate', candidate_id: stranger.id }),
  }
  const titles = async (caller: Caller, query = '') =>
    (await pageThrough(caller, `/events?limit=2${query}`, 'events')).items.map(({ title }) => title)
  const visible = ['own', 'attended', 'free']
  t.strictSame(await titles(user), visible)
  t.strictSame(await titles(user, '&start_date=2026-01-01'), visible)
  t.strictSame(await titles(user, `&shortcode=${other.shortcode}`), ['attended'])
  t.strictSame(await titles(user, `&candidate_id=${stranger.key}`), ['attended'])
  for (const caller of [await account.givenUser({ role: 'admin' }), await account.givenCaller()])
    t.strictSame(await titles(caller), Object.keys(events))
  for (const [title, { key }] of Object.entries(events))
    t.equal((await user.get(`/events/${key}`)).status, visible.includes(title) ? 200 : 404, title)
})

t.test('the activities of a job show its candidates to those with a role on it', async (t) => {
  const { account, job, other, candidate } = await given()
  await account.givenActivity({ job_id: job.id, action: 'opened' })
  await account.givenActivity({ job_id: job.id, candidate_id: candidate.id, action: 'applied' })
  const seenBy = async (caller: Caller) =>
    (await caller.get(`/jobs/${job.shortcode}/activities`)).body.activities.map(({ action }: { action: string }) => action)
  t.strictSame(await seenBy(await givenUserOn(account, other, 'admin')), ['opened'])
  t.strictSame(await seenBy(await givenUserOn(account, job, 'reviewer')), ['opened', 'applied'])
  t.strictSame(await seenBy(await account.givenCaller()), ['opened', 'applied'])
})
