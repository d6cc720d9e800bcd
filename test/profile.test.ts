// The profile `family`: where it is shown, what it accepts, and what it sends, compared with a server without it.
import t from 'tap'
import { performerOver } from '../src/operator/commands.ts'
import { documentedEvents, familyEvents } from '../src/db/schema.ts'
import document from '../generated/openapi-3.1.json' with { type: 'json' }
import { toolsOf } from './fixtures/operator.ts'
import { startServer } from './fixtures/process.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { commandIn } from './fixtures/spindle.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { timeOffOf } from './fixtures/timeOff.ts'

const environment = { ALLOW_PRIVATE_TARGETS: '1' }
const contract = await givenWorld(t, { environment })
const family = await givenWorld(t, { environment: { ...environment, COMPAT: 'family' } })
const receiver = await givenReceiver(t)
const perform = performerOver(toolsOf(family))

/** Runs an operator's command on the server with the profile, without setting the profile for the command. */
async function spindle(line: string): Promise<void> {
  const { command, given } = commandIn(line)
  const none = (async function* () {})()
  await perform(command, given, { lines: none, write: async () => {}, progress: () => {}, signal: AbortSignal.abort() })
}

let targets = 0
/** An account on the server with the profile, with a subscription to the given events. */
async function givenAccount() {
  const account = await family.givenAccount()
  const caller = await account.givenCaller()
  /** The notifications from now on, as `event_type` and `data`. */
  const subscribed = async (event: string, args?: Record<string, string>) => {
    const { name } = await givenSubscription(caller, receiver, `target-${++targets}`, event, args)
    return async () => {
      await family.application.delivery.idle()
      return receiver.at(name).map(({ payload, verified }) => {
        t.ok(verified, 'signed by Standard Webhooks')
        return { event_type: payload.event_type, resource_type: payload.resource_type, data: payload.data }
      })
    }
  }
  return { account, caller, subscribed }
}

t.test('/health and the overview show the profile in force and the revision of the contract', async (t) => {
  const { number, date } = document.info['x-revision']
  for (const [profile, { origin }] of Object.entries({ contract, family })) {
    const health = await fetch(`${origin}/health`)
    t.strictSame(await health.json(), { status: 'ok', profile, revision: { number, date } })
    const overview = await (await fetch(`${origin}/docs`)).text()
    t.match(overview, `profile is <code>${profile}</code>`)
    t.match(overview, `revision ${number} of ${date}`)
  }
})

t.test('the log starts with the profile, and development mentions the other one', async (t) => {
  const hint = /"hint":"COMPAT=family supports [^"]*\/docs\/guides\/notifications#the-profile-family"/
  for (const [COMPAT, hinted] of Object.entries({ contract: true, family: false })) {
    const started = await startServer(t, { MODE: 'development', COMPAT, ...((await givenDatabase(t)) as Record<string, string>) })
    await started.stop()
    const first = started
      .output()
      .split('\n')
      .find((line) => line.startsWith('{'))
    t.match(JSON.parse(first ?? '{}'), { profile: COMPAT, msg: 'Spindle starts' })
    t.equal(hint.test(started.output()), hinted, COMPAT)
  }
})

t.test('the contract marks what exists only under the profile, and its enum names the documented events first', async (t) => {
  const marked = Object.entries(document.webhooks).filter(([, { post }]) => (post as { 'x-profile'?: string })['x-profile'] === 'family')
  t.strictSame(marked.map(([event]) => event).toSorted(), [...familyEvents].toSorted())
  t.strictSame(document.components.schemas.SubscriptionEvent.enum, [...documentedEvents, ...familyEvents])
})

t.test('the additional events exist only under the profile', async (t) => {
  for (const [profile, world] of Object.entries({ contract, family })) {
    const account = await world.givenAccount()
    const caller = await account.givenCaller()
    for (const event of familyEvents) {
      const target = `https://${event}.example.test/`
      const { status, body, headers } = await caller.post('/subscriptions', { target, event })
      t.equal(status, profile === 'family' ? 201 : 400, `${profile}: ${event}`)
      if (profile === 'family') continue
      t.strictSame(body, {})
      t.equal(headers.get('x-error-reason'), 'event exists only in the `family` profile')
    }
  }
})

t.test('candidate_deleted is sent with the id alone for a relocation and an erasure, filtered by job and stage', async (t) => {
  const { account, caller, subscribed } = await givenAccount()
  const { applied, offer } = await account.givenStages()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const all = await subscribed('candidate_deleted')
  const there = await subscribed('candidate_deleted', { job_shortcode: job.shortcode, stage_slug: 'applied' })
  const elsewhere = await subscribed('candidate_deleted', { job_shortcode: other.shortcode })
  const inOffer = await subscribed('candidate_deleted', { stage_slug: 'offer' })
  const candidate = await account.givenCandidate({ job_id: job.id, stage_id: applied!.id })
  const member = await account.givenMember({ role: 'admin' })
  const { status, body } = await caller.post(`/candidates/${candidate.key}/relocate`, {
    member_id: member.key,
    target_job_shortcode: other.shortcode,
    target_stage: offer!.slug,
  })
  t.equal(status, 201)
  const deleted = (id: string) => ({ event_type: 'candidate_deleted', resource_type: 'candidate', data: { id } })
  t.strictSame(await all(), [deleted(candidate.key)])
  await spindle(`candidates erase ${body.candidate.id} --account ${account.subdomain} --yes`)
  t.strictSame(await all(), [deleted(candidate.key), deleted(body.candidate.id)])
  t.strictSame(await there(), [deleted(candidate.key)])
  t.strictSame(await elsewhere(), [deleted(body.candidate.id)])
  t.strictSame(await inOffer(), [deleted(body.candidate.id)])
  const kept = await family.application.database.execute('select subject from deliveries where account_id = $1', [account.id])
  t.equal(kept.length, 5)
  for (const { subject } of kept) t.notMatch(JSON.stringify(subject), /job|stage|person/, 'the id alone is kept')
})

t.test('timeoff_request_approved and timeoff_request_reverted are sent on approval and on cancellation', async (t) => {
  const { account, caller, subscribed } = await givenAccount()
  const { givenCategory, givenEmployee, givenRequest } = timeOffOf(account)
  const [member, category, employee] = [await account.givenMember(), await givenCategory(), await givenEmployee()]
  const approved = await subscribed('timeoff_request_approved')
  const reverted = await subscribed('timeoff_request_reverted')
  const [first, second] = [await account.givenMember(), await account.givenMember()]
  const { key, approvals } = await givenRequest(employee, category, { state: 'pending', approvals: [first, second] })
  const decide = (at: number, approver: { key: string }, state: string) =>
    caller.request('PATCH', `/timeoff/approvals/${approvals[at]}`, { body: { state, member_id: approver.key } })
  t.equal((await decide(0, first, 'approved')).status, 200)
  t.strictSame(await approved(), [], 'one approval is missing')
  t.equal((await decide(1, second, 'approved')).status, 200)
  t.match(await approved(), [
    { event_type: 'timeoff_request_approved', resource_type: 'timeoff_request', data: { id: key, state: 'approved' } },
  ])

  const asked = await caller.post('/timeoff/requests', {
    employee_id: employee.key,
    member_id: member.key,
    category_id: category.key,
    from_date: '2026-03-16T00:00:00.000',
    to_date: '2026-03-16T23:59:59.999',
  })
  t.match(asked, { status: 200, body: { state: 'approved' } })
  t.match((await approved()).slice(1), [{ data: { id: asked.body.id, state: 'approved' } }], 'what needs no approval too')

  const { key: refused, approvals: theirs } = await givenRequest(employee, category, { state: 'pending', approvals: [first] })
  t.equal(
    (await caller.request('PATCH', `/timeoff/approvals/${theirs[0]}`, { body: { state: 'rejected', member_id: first.key } })).status,
    200,
  )
  t.not(refused, key)
  t.strictSame(await reverted(), [])
  await spindle(`timeoff cancel ${key} --account ${account.subdomain}`)
  t.match(await reverted(), [
    { event_type: 'timeoff_request_reverted', resource_type: 'timeoff_request', data: { id: key, state: 'canceled' } },
  ])
  t.equal((await approved()).length, 2, 'a rejection and a cancellation approve nothing')
})

t.test('every notification has the headers of the contract, is accepted with 200, and disables its subscription with 410', async (t) => {
  const { caller } = await givenAccount()
  for (const [event, { post }] of Object.entries(document.webhooks)) {
    const { id, name } = await givenSubscription(caller, receiver, `target-${++targets}`, event)
    const test = async () => {
      t.equal((await caller.post(`/subscriptions/${id}/test`)).status, 202, event)
      await family.application.delivery.idle()
      return receiver.at(name)
    }
    const [first] = await test()
    t.ok(first?.verified, event)
    const names = post.parameters.map(({ $ref }: { $ref: string }) => document.components.parameters[$ref.split('/').at(-1)!].name)
    // `traceparent` is sent if the change was traced.
    const headers = names.filter((header: string) => header !== 'traceparent')
    t.equal(headers.length, 5)
    for (const header of headers) t.ok(first?.headers[header.toLowerCase()], `${event} ${header}`)
    receiver.answers(name, 410)
    t.equal((await test()).length, 2)
    const { body } = await caller.get('/subscriptions')
    t.match(
      body.subscriptions.find((subscription: { id: number }) => subscription.id === id),
      { disabled_reason: 'gone' },
      event,
    )
  }
})

t.test('without a matching subscription the profile’s events are not stored', async (t) => {
  const account = await family.givenAccount()
  const caller = await account.givenCaller()
  const { givenCategory, givenEmployee, givenRequest } = timeOffOf(account)
  const first = await account.givenMember()
  const { approvals } = await givenRequest(await givenEmployee(), await givenCategory(), { state: 'pending', approvals: [first] })
  await caller.request('PATCH', `/timeoff/approvals/${approvals[0]}`, { body: { state: 'approved', member_id: first.key } })
  const rows = await family.application.database.execute('select event from outbox where account_id = $1', [account.id])
  t.strictSame(
    rows.map(({ event }) => event),
    ['timeoff_updated'],
  )
})

t.test('under the profile a date alone limits the time off list, as the start of that day', async (t) => {
  for (const [profile, world] of Object.entries({ contract, family })) {
    const account = await world.givenAccount()
    const caller = await account.givenCaller()
    const { givenCategory, givenEmployee, givenRequest } = timeOffOf(account)
    const [category, employee] = [await givenCategory(), await givenEmployee()]
    const on = async (from_date: string, to_date: string) => (await givenRequest(employee, category, { from_date, to_date })).key
    await on('2026-03-08T00:00:00', '2026-03-08T23:59:59')
    const start = await on('2026-03-08T00:00:00', '2026-03-09T00:00:00')
    const end = await on('2026-03-11T00:00:00', '2026-03-11T12:00:00')
    await on('2026-03-11T00:00:00.001', '2026-03-11T12:00:00')
    const { status, body } = await caller.get('/timeoff/requests?from_date=2026-03-09&to_date=2026-03-11')
    if (profile === 'family')
      t.strictSame(
        body.requests.map(({ id }: { id: string }) => id),
        [start, end],
      )
    else {
      t.equal(status, 400)
      t.match(body.validation_errors, { from_date: ['must be a date and time, such as 2026-03-01T09:00:00'] })
    }
    for (const wrong of ['from_date=2026-02-30', 'from_date=2026-03-01&to_date=2026-03', 'from_date=2026-03-09Z', 'from_date=2026-03-09T'])
      t.equal((await caller.get(`/timeoff/requests?${wrong}`)).status, 400, `${profile}: ${wrong}`)
  }
})
