// The contents of notifications: each event, what the subscriber may not see, deleted subjects, and the maximum size.
import t from 'tap'
import { validators } from '../generated/validators.js'
import { scopes as everyScope } from '../src/access/scopes.ts'
import { ContractViolation } from '../src/contract/reply.ts'
import { contract } from '../src/contracts.ts'
import { notificationEvents } from '../src/db/schema.ts'
import type { Occurrence } from '../src/delivery/payload.ts'
import type { GivenAccount } from './fixtures/account.ts'
import { happened, occurrenceOf, payloadsIn } from './fixtures/payloads.ts'
import { givenWorld, type Answer } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'

const now = Date.parse('2026-03-02T14:00:01.5Z')
const world = await givenWorld(t, { now: () => now })
const { execute } = world.application.database
const { render, violations } = payloadsIn(world, () => now)
const everything = { scopes: everyScope, memberId: null }
const unknownKey = '0123456789abcdef'

/** The envelope that a subscriber receives; by default one that may read everything. */
const sent = async (occurrence: Occurrence, subscriber: Parameters<typeof render>[1] = everything) =>
  JSON.parse(await render(occurrence, subscriber, now))
const dataOf = async (...args: Parameters<typeof sent>) => (await sent(...args)).data
const named = { firstname: 'Ada', lastname: 'Lovelace' }
const done = ({ status, body, text }: Answer): any => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

async function givenCompany() {
  const account = await world.givenAccount()
  const stages = await account.givenStages()
  const [job, elsewhere] = [await account.givenJob(), await account.givenJob()]
  const admin = await account.givenMember({ role: 'admin', hris_role: 'hris_admin' })
  return { account, stages, job, elsewhere, admin, caller: await account.givenCaller() }
}
type Company = Awaited<ReturnType<typeof givenCompany>>

const createCandidate = async ({ caller, job }: Company, candidate: object = { name: 'Ada Lovelace', email: 'ada@post.example' }) =>
  done(await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate })).candidate
const createEmployee = async ({ caller }: Company, employee: object, state = 'draft') =>
  done(await caller.post('/employees', { state, employee: { ...named, ...employee } }))
const published = (mail: string) => ({ start_date: '2026-01-05', work_email: mail })
/** The notification of `event` among those that the account's operations caused. */
async function only(account: GivenAccount, event: string): Promise<Occurrence> {
  const found = (await happened(world, account)).filter((each) => each.event === event)
  if (found.length !== 1) throw new Error(`${found.length} times ${event}`)
  return found[0] as Occurrence
}

t.test('candidate_created and candidate_moved contain the candidate as getCandidate shows it, in the family’s key order', async (t) => {
  const company = await givenCompany()
  const { account, caller, admin, elsewhere } = company
  const { id } = await createCandidate(company)
  const created = await only(account, 'candidate_created')
  const shown = async (key: string) => done(await caller.get(`/candidates/${key}`)).candidate

  const text = await render(created, everything, now)
  const envelope = JSON.parse(text)
  t.strictSame(Object.keys(envelope), ['id', 'event_type', 'resource_type', 'fired_at', 'data', 'sequence', 'occurred_at'])
  const { data, ...around } = envelope
  t.strictSame(around, {
    id: created.uuid,
    event_type: 'candidate_created',
    resource_type: 'candidate',
    fired_at: '2026-03-02T14:00:01.500Z',
    sequence: 1,
    occurred_at: around.occurred_at,
  })
  t.match(created.occurredAt, `${around.occurred_at.slice(0, 10)} ${around.occurred_at.slice(11, 19)}`, 'when it happened')
  t.match(around.occurred_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  t.strictSame(data, await shown(id))
  t.strictSame(
    Object.keys(data).slice(0, 12),
    'id name firstname lastname headline image_url account job stage stage_kind disqualified disqualified_at'.split(' '),
  )
  for (const client of ['firstname', 'email']) t.type(data[client], 'string')
  t.type(data.job.shortcode, 'string')

  done(await caller.post(`/candidates/${id}/move`, { member_id: admin.key, target_stage: 'interview' }))
  const moved = await only(account, 'candidate_moved')
  t.match(await sent(moved), { event_type: 'candidate_moved', resource_type: 'candidate', data: { id, stage: 'Interview' } })
  t.equal((await dataOf(created)).stage, 'Interview', 'as it is when the text is made')
  t.strictSame(await dataOf(moved), await shown(id))

  const target = { member_id: admin.key, target_job_shortcode: elsewhere.shortcode }
  const { id: copy } = done(await caller.post(`/candidates/${id}/copy`, target)).candidate
  const copied = (await happened(world, account)).findLast(({ event }) => event === 'candidate_created') as Occurrence
  t.strictSame(await dataOf(copied), await shown(copy))
  t.equal((await dataOf(copied)).originating_candidate_id, id)
})

t.test('after a relocation the new id has all data, the old one the id alone', async (t) => {
  const company = await givenCompany()
  const { account, caller, admin, elsewhere } = company
  const { id } = await createCandidate(company)
  const target = { member_id: admin.key, target_job_shortcode: elsewhere.shortcode }
  const { id: relocated } = done(await caller.post(`/candidates/${id}/relocate`, target)).candidate
  t.strictSame(await dataOf(await only(account, 'candidate_created')), { id })
  t.match(await dataOf(await only(account, 'candidate_moved')), { id: relocated, job: { shortcode: elsewhere.shortcode } })
})

t.test('employee events contain the record, the changed fields, the id, or the time of completion', async (t) => {
  const company = await givenCompany()
  const { account, caller, admin } = company
  const department = await account.insert('departments', { name: 'Engines' })
  const { id } = await createEmployee(company, {
    email: 'ada@home.example',
    department: department.key,
    nationality: 'British',
    phone: '1',
  })
  const detail = async () => {
    const { direct_reports: _, ...record } = done(await caller.get(`/employees/${id}?member_id=${admin.key}`))
    return record
  }
  const created = await only(account, 'employee_created')
  t.match(await sent(created), { resource_type: 'employee', data: { id, status: 'status_draft', ...named, department: 'Engines' } })
  t.strictSame(await dataOf(created), await detail())

  const employee = { job_title: 'Engineer', department: '', nationality: null, phone: '2', shirt: { size: 'L' } }
  done(await caller.request('PATCH', `/employees/${id}`, { body: { employee } }))
  const updated = await only(account, 'employee_updated')
  const changes = { id, job_title: 'Engineer', department: null, nationality: null, phone: '2', shirt: { size: 'L' } }
  t.strictSame(await dataOf(updated), changes, 'the fields that changed, null where they were emptied')

  done(await caller.request('PATCH', `/employees/${id}`, { body: { employee: published('ada@work.example') } }))
  done(await caller.post(`/employees/${id}/publish`))
  t.match(await sent(await only(account, 'employee_published')), { resource_type: 'employee', data: { id } })
  t.strictSame(await dataOf(await only(account, 'employee_published')), { id })

  const { onboarding_completed_at } = done(await caller.post(`/employees/${id}/complete_onboarding`))
  t.equal(onboarding_completed_at, '2026-03-02T14:00:01.500Z')
  const onboarded = await only(account, 'onboarding_completed')
  t.strictSame(await dataOf(onboarded), { ...(await detail()), onboarding_completed_at })
  t.match(await sent(onboarded), { resource_type: 'employee', data: { status: 'status_active' } })
})

t.test('a changed field of an employee appears under its own name, whatever that is', async (t) => {
  const company = await givenCompany()
  const { id } = await createEmployee(company, {})
  const employee = { toString: 'b', hasOwnProperty: ['c'], manager_id: null, firstname: 'Augusta' }
  done(await company.caller.request('PATCH', `/employees/${id}`, { body: { employee } }))
  const updated = await only(company.account, 'employee_updated')
  t.strictSame(await dataOf(updated), { firstname: 'Augusta', toString: 'b', hasOwnProperty: ['c'], id })
  done(await company.caller.request('PATCH', `/employees/${id}`, { body: { employee: { toString: null } } }))
  t.strictSame((await dataOf(updated)).toString, null, 'and is null once it is emptied')
})

t.test('timeoff_updated contains the request as the list shows it, on creation and on each decision', async (t) => {
  const company = await givenCompany()
  const { account, caller } = company
  const { givenCategory, givenEmployee } = timeOffOf(account)
  const [approver, member, employee] = [await account.givenMember(), await account.givenMember(), await givenEmployee()]
  const category = await givenCategory({}, [approver])
  const body = { employee_id: employee.key, member_id: member.key, category_id: category.key }
  const { id, pending_approvals } = done(
    await caller.post('/timeoff/requests', { ...body, from_date: '2026-03-09T00:00:00.000', to_date: '2026-03-09T23:59:59.999' }),
  )
  const listed = async () => done(await caller.get('/timeoff/requests?from_date=2026-01-01T00:00:00.000')).requests[0]
  const [made] = await happened(world, account)
  t.match(await sent(made!), { event_type: 'timeoff_updated', resource_type: 'timeoff_request', data: { id, state: 'pending' } })
  t.strictSame(await dataOf(made!), await listed())
  const decision = { state: 'approved', member_id: approver.key }
  done(await caller.request('PATCH', `/timeoff/approvals/${pending_approvals[0].id}`, { body: decision }))
  const [, decided] = await happened(world, account)
  t.match(await dataOf(decided!), { id, state: 'approved', pending_approvals: [] })
  t.strictSame(await dataOf(decided!), await listed())
})

/** One notification of each event, each with a text that must not reach unauthorized subscribers. */
async function givenOneOfEach() {
  const company = await givenCompany()
  const { account } = company
  const canary = 'canary-8f41c2'
  const candidate = await account.givenCandidate({ headline: canary, email: `${canary}@post.example` })
  const fields = { nationality: canary }
  const employee = await account.givenEmployee({ email: `${canary}@home.example`, phone: canary, birthdate: '1999-12-31', fields })
  const { givenCategory, givenRequest } = timeOffOf(account)
  const request = await givenRequest(employee, await givenCategory({ name: canary }))
  const subjects = {
    candidate_created: { candidate: candidate.key, job: 'X', stage: 'sourced' },
    candidate_moved: { candidate: candidate.key, job: 'X', stage: 'applied', from: 'sourced' },
    employee_created: { employee: employee.key },
    employee_updated: { employee: employee.key, fields: 'job_title,email,phone,birthdate,nationality' },
    employee_published: { employee: employee.key },
    onboarding_completed: { employee: employee.key },
    timeoff_updated: { request: request.key },
    candidate_deleted: { candidate: candidate.key },
    job_deleted: { id: candidate.key },
    timeoff_request_approved: { request: request.key },
    timeoff_request_reverted: { request: request.key },
  }
  const all = notificationEvents.map((event) => occurrenceOf(account, event, subjects[event]))
  const keyOf = ({ subject }: Occurrence) => subject.candidate ?? subject.employee ?? subject.request ?? subject.id
  return { ...company, canary, candidate, employee, request, all, keyOf }
}

const scopeOf = (event: string) =>
  event.startsWith('candidate') ? 'r_candidates' : event.startsWith('timeoff') ? 'r_timeoff' : 'r_employees'

t.test('W12: without the scope to read the subject, data is the id alone', async (t) => {
  const { all, keyOf, canary } = await givenOneOfEach()
  for (const occurrence of all) {
    const { event } = occurrence
    const others = everyScope.filter((scope) => scope !== scopeOf(event))
    const reduced = await render(occurrence, { scopes: others, memberId: null }, now)
    t.strictSame(JSON.parse(reduced).data, { id: keyOf(occurrence) }, event)
    t.notMatch(reduced, canary, event)
    const whole = await render(occurrence, { scopes: [scopeOf(event)], memberId: null }, now)
    t.equal(
      whole.includes(canary),
      !['employee_published', 'candidate_deleted', 'job_deleted'].includes(event),
      `${event}: with the scope alone it is told`,
    )
  }
})

t.test('W12: a user token receives of employees what its member may see', async (t) => {
  const { account, all, canary, employee } = await givenOneOfEach()
  const [admin, other] = [
    await account.givenMember({ hris_role: 'hris_admin' }),
    await account.givenMember({ role: 'admin', hris_role: 'hris_employee' }),
  ]
  const own = await account.givenMember()
  await execute('update employees set member_id = $2 where id = $1', [employee.id, own.id])
  const of = (event: string) => all.find((each) => each.event === event) as Occurrence
  const as = (member: { id: number }) => ({ scopes: everyScope, memberId: member.id })

  for (const event of ['employee_created', 'employee_updated', 'onboarding_completed']) {
    for (const member of [admin, own]) {
      const { data } = await sent(of(event), as(member))
      t.match(data, { id: employee.key, email: `${canary}@home.example`, phone: canary, birthdate: '1999-12-31', nationality: canary })
    }
    const text = await render(of(event), as(other), now)
    t.notMatch(text, new RegExp(`${canary}|1999-12-31`), `${event}: nothing private`)
    t.equal(JSON.parse(text).data.id, employee.key)
  }
  t.match(await dataOf(of('employee_created'), as(other)), { firstname: employee.firstname, status: 'status_active' })
  t.strictSame(await dataOf(of('employee_updated'), as(other)), { id: employee.key, job_title: null }, 'what is public of the change')
  for (const hris_role of ['hris_limited', 'hris_no_access'])
    for (const event of ['employee_created', 'employee_updated', 'onboarding_completed']) {
      const data = await dataOf(of(event), as(await account.givenMember({ role: 'admin', hris_role })))
      t.strictSame(data, { id: employee.key }, `${event}: ${hris_role}`)
    }

  await execute("update employees set state = 'draft' where id = $1", [employee.id])
  for (const event of ['employee_created', 'employee_updated', 'onboarding_completed']) {
    t.strictSame(await dataOf(of(event), as(other)), { id: employee.key }, `${event}: a draft is not seen`)
    t.equal((await dataOf(of(event), as(admin))).email, `${canary}@home.example`)
  }
})

t.test('W12: a user token receives of time off what its member may see', async (t) => {
  const company = await givenCompany()
  const { givenColleague, givenCategory, givenRequest } = timeOffOf(company.account)
  const lead = await givenColleague()
  const report = await givenColleague({ manager: lead.employee })
  const colleague = await givenColleague({ manager: lead.employee })
  const viewing = await company.account.givenMember()
  await company.account.insert('member_permissions', { member_id: viewing.id, permission: 'view_time_off_requests' })
  const request = await givenRequest(report.employee, await givenCategory())
  const occurrence = occurrenceOf(company.account, 'timeoff_updated', { request: request.key })
  const seen = async ({ id }: { id: number }) => 'state' in (await dataOf(occurrence, { scopes: everyScope, memberId: id }))
  t.equal(await seen(lead.member), true, 'a manager')
  t.equal(await seen(report.member), true, 'whose it is')
  t.equal(await seen(viewing), true, 'with the permission')
  t.equal(await seen(company.admin), true, 'an HRIS admin')
  t.equal(await seen(colleague.member), false, 'beside them')
  t.equal(await seen(await company.account.givenMember({ role: 'admin' })), false, 'an admin of hiring alone')
  t.strictSame(await dataOf(occurrence, { scopes: everyScope, memberId: colleague.member.id }), { id: request.key })
})

t.test('W12: a deactivated member and another account’s member see nothing', async (t) => {
  const { account, all, keyOf } = await givenOneOfEach()
  const gone = await account.givenMember({ role: 'admin', hris_role: 'hris_admin', active: false })
  const foreign = await (await world.givenAccount()).givenMember({ hris_role: 'hris_admin' })
  const [here, there] = [await account.givenMember(), await account.givenMember()]
  await execute(
    `insert into job_members (account_id, job_id, member_id, collaboration_role)
     select account_id, job_id, $2, 'reviewer' from candidates where account_id = $1 limit 1`,
    [account.id, here.id],
  )
  for (const occurrence of all) {
    for (const { id } of [gone, foreign])
      t.strictSame(await dataOf(occurrence, { scopes: everyScope, memberId: id }), { id: keyOf(occurrence) }, occurrence.event)
  }
  t.match(await dataOf(all[0]!, { scopes: everyScope, memberId: here.id }), { name: /./ }, 'a member of the job')
  t.strictSame(await dataOf(all[0]!, { scopes: everyScope, memberId: there.id }), { id: keyOf(all[0]!) }, 'a member of no job')
})

t.test('a deleted or foreign subject appears as its id alone', async (t) => {
  const { all, keyOf } = await givenOneOfEach()
  const stranger = await world.givenAccount()
  for (const { event, subject } of all) {
    const missing = Object.fromEntries(Object.keys(subject).map((word) => [word, unknownKey]))
    t.strictSame(await dataOf(occurrenceOf(stranger, event, missing)), { id: unknownKey }, event)
    const foreign = occurrenceOf(stranger, event, subject)
    t.strictSame(await dataOf(foreign), { id: keyOf(foreign) }, `${event} of another account`)
  }
})

t.test('W12: if a body would exceed 256 KiB, data is the id alone', async (t) => {
  const { account } = await givenCompany()
  const candidate = await account.givenCandidate({ cover_letter: 'é'.repeat(90_000), summary: 'x' })
  const occurrence = occurrenceOf(account, 'candidate_created', { candidate: candidate.key })
  const lengthWith = async (padding: number) => {
    await execute('update candidates set summary = $2 where id = $1', [candidate.id, 'x'.repeat(padding)])
    const text = await render(occurrence, everything, now)
    return { bytes: Buffer.byteLength(text), data: JSON.parse(text).data }
  }
  const { bytes } = await lengthWith(1)
  const room = 262_144 - bytes + 1
  const fitting = await lengthWith(room)
  t.equal(fitting.bytes, 262_144)
  t.equal(fitting.data.id, candidate.key)
  t.equal(fitting.data.summary.length, room)
  t.strictSame((await lengthWith(room + 1)).data, { id: candidate.key })
})

t.test('empty strings are null, as in responses', async (t) => {
  const { account } = await givenCompany()
  const candidate = await account.givenCandidate({ headline: '', location: { city: '' } })
  const data = await dataOf(occurrenceOf(account, 'candidate_moved', { candidate: candidate.key }))
  t.strictSame([data.headline, data.location.city], [null, null])
  const employee = await account.givenEmployee({ fields: { a: ['', { b: '' }] } })
  t.strictSame((await dataOf(occurrenceOf(account, 'employee_created', { employee: employee.key }))).a, [{ b: null }])
})

t.test('a test notification contains the contract’s example and is marked as a test', async (t) => {
  const { account } = await givenCompany()
  for (const event of notificationEvents) {
    const envelope = await sent(occurrenceOf(account, event, { test: 'true' }), { scopes: [], memberId: null })
    const { example } = contract().webhooks[event].post.requestBody.content['application/json']
    t.strictSame(envelope.data, example.data, event)
    t.match(envelope, { test: true, event_type: event, resource_type: example.resource_type })
  }
})

t.test('a payload that violates the contract is refused in development and reported, without values, in production', async (t) => {
  const { account } = await givenCompany()
  const secret = 'x'.repeat(300)
  const employee = await account.givenEmployee({ job_title: secret })
  const occurrence = occurrenceOf(account, 'employee_created', { employee: employee.key })
  const refusal = await render(occurrence, everything, now).then(
    () => undefined,
    (error: unknown) => error,
  )
  t.type(refusal, ContractViolation)
  t.equal((refusal as Error).message, 'the notification employee_created: /data/job_title breaks maxLength')
  t.strictSame(violations, [])

  const lenient = payloadsIn(world, () => now, true)
  t.equal(JSON.parse(await lenient.render(occurrence, everything, now)).data.job_title, secret)
  t.strictSame(lenient.violations, [{ violation: (refusal as Error).message, notification: occurrence.uuid }])
  t.strictSame(lenient.violated, ['employee_created'])
})

t.test('H9: an undeclared member of a payload is refused in development, and removed, counted and reported in production', async (t) => {
  const { account } = await givenCompany()
  const { data } = contract().webhooks.candidate_moved.post.requestBody.content['application/json'].example
  const occurrence = occurrenceOf(account, 'candidate_moved', { test: 'true' })
  const clean = structuredClone(data)
  Object.assign(data.job, { secret: 'planted' })
  await t.rejects(render(occurrence, everything, now), {
    message: 'the notification candidate_moved: /data/job breaks additionalProperties (secret)',
  })

  const production = payloadsIn(world, () => now, true)
  t.strictSame(JSON.parse(await production.render(occurrence, everything, now)).data, clean)
  t.strictSame(production.removed, [['candidate_moved', 1]])
  t.strictSame(production.violations, [
    { operation: 'candidate_moved', removed: 1, pointers: ['/data/job/secret'], notification: occurrence.uuid },
  ])
})

t.test('the schemas are closed, except for employee records', (t) => {
  const mutate = (event: (typeof notificationEvents)[number], change: (envelope: any) => void) => {
    const envelope = structuredClone(contract().webhooks[event].post.requestBody.content['application/json'].example)
    change(envelope)
    return validators[`${event}_notification`]?.(envelope)
  }
  for (const event of notificationEvents) {
    const check = (title: string, change: (envelope: any) => void, fits = false) =>
      t.equal(mutate(event, change), fits, `${event}: ${title}`)
    check('the example', () => {}, true)
    check('data with the id alone', (envelope) => (envelope.data = { id: unknownKey }), true)
    check('data without an id', (envelope) => (envelope.data = {}))
    check('another key around', (envelope) => (envelope.more = 1))
    check('another event', (envelope) => (envelope.event_type = 'job_created'))
    check('another resource', (envelope) => (envelope.resource_type = 'offer'))
    for (const name of ['id', 'event_type', 'resource_type', 'fired_at', 'data', 'sequence', 'occurred_at'])
      check(`without ${name}`, (envelope) => delete envelope[name])
    const isOpen = ['employee_created', 'employee_updated', 'onboarding_completed'].includes(event)
    check('another key in data', (envelope) => (envelope.data.more = 1), isOpen)
  }
  t.end()
})

t.test('a link to a file uses the public address', async (t) => {
  const { account } = await givenCompany()
  const candidate = await account.givenCandidate()
  const file = { candidate_id: candidate.id, kind: 'resume', name: 'a.pdf', media_type: 'application/pdf', size: 1 }
  const { key } = await account.insert('files', file)
  const { resume_url } = await dataOf(occurrenceOf(account, 'candidate_created', { candidate: candidate.key }))
  t.ok(resume_url.startsWith(`http://localhost:3000/files/${key}/a.pdf?`), resume_url)
})
