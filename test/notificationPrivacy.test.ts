// Promise P3 for notifications: data of an erased candidate is neither sent again nor stored anywhere.
import t from 'tap'
import { performerOver } from '../src/operator/commands.ts'
import { scopes } from '../src/access/scopes.ts'
import { notificationEvents } from '../src/db/schema.ts'
import { diskStore } from '../src/files/store.ts'
import { givenFullCandidate } from './fixtures/fullCandidate.ts'
import { toolsOf } from './fixtures/operator.ts'
import { occurrenceOf, payloadsIn } from './fixtures/payloads.ts'
import { givenWorld } from './fixtures/server.ts'
import { commandIn } from './fixtures/spindle.ts'

const now = () => Date.parse('2030-01-01T00:00:00Z')
const world = await givenWorld(t, { now })
const { execute } = world.application.database
const dataDir = world.config.DATA_DIR!
const { render } = payloadsIn(world, now)
const acme = await world.givenAccount('acme')
const caller = await acme.givenCaller()
const stages = await acme.givenStages()
const [job, elsewhere] = [await acme.givenJob(), await acme.givenJob()]
const member = await acme.givenMember({ role: 'admin' })
const subscription = await acme.insert('subscriptions', {
  id: 1,
  event: 'candidate_created',
  target: 'https://receiver.example/a',
  target_hash: 'ab'.repeat(32),
  owner: `account:${acme.id}`,
  scopes: [...scopes],
  secrets: [],
})
const subscriber = { scopes, memberId: null }

const perform = performerOver(toolsOf(world, now))

async function erase(key: string) {
  const { command, given } = commandIn(`candidates erase ${key} --account acme --yes`)
  const none = (async function* () {})()
  await perform(command, given, { lines: none, write: async () => {}, progress: () => {}, signal: AbortSignal.abort() })
}

let sequence = 0
/** A delivery after one attempt: its body is stored, its receiver has echoed the body, and a retry is pending. */
async function givenDelivery(event: (typeof notificationEvents)[number], about: Record<string, string>) {
  const [person] = about.candidate ? await execute('select id from candidates where key = $1', [about.candidate]) : []
  const subject = person ? { ...about, person: String(person.id) } : about
  const body = await render(occurrenceOf(acme, event, subject), subscriber, now())
  const delivery = await acme.insert('deliveries', {
    subscription_id: subscription.id,
    sequence: ++sequence,
    event,
    subject,
    occurred_at: '2029-12-31T23:59:00Z',
    body,
    state: 'pending',
    failures: 1,
    due_at: '2030-01-01T00:00:00Z',
    leased_until: '2030-01-01T00:01:00Z',
  })
  const attempt = { delivery_id: delivery.id, started_at: '2029-12-31T23:59:01Z', duration: 20, status: 500, answer: body.slice(0, 16_384) }
  await acme.insert('delivery_attempts', attempt)
  return { id: delivery.id, body }
}
const rowOf = async ({ id }: { id: number }) => (await execute('select * from deliveries where id = $1', [id]))[0]
const answersOf = async ({ id }: { id: number }) =>
  (await execute('select answer from delivery_attempts where delivery_id = $1', [id])).map(({ answer }) => answer)
const kept = async () =>
  (await execute('select to_jsonb(d)::text as text from deliveries d union all select to_jsonb(a)::text from delivery_attempts a', []))
    .map(({ text }) => text)
    .join('\n')

t.test('P3: bodies and responses are erased with the candidate; a waiting retry sends the id alone', async (t) => {
  const surroundings = {
    job,
    stage: stages.interview!,
    before: stages.applied!,
    member,
    recruiter: await acme.insert('recruiters', { name: 'Rex', email: 'rex@agency.test' }),
    attribute: await acme.insert('custom_attributes', { label: 'Notice', type: 'short_text' }),
    fileAttribute: await acme.insert('custom_attributes', { label: 'Permit', type: 'file' }),
  }
  const given = () => givenFullCandidate(acme.insert, diskStore(`${dataDir}/files`), surroundings)
  const [candidate, bystander] = [await given(), await given()]
  const of = ({ key }: { key: string }) => ({ candidate: key, job: job.shortcode, stage: 'interview', from: 'applied' })
  const deliveries = [await givenDelivery('candidate_created', of(candidate)), await givenDelivery('candidate_moved', of(candidate))]
  const others = [
    await givenDelivery('candidate_moved', of(bystander)),
    await givenDelivery('employee_published', { employee: candidate.key }),
  ]
  const before = await Promise.all([...others.map(rowOf), ...others.map(answersOf)])
  const told = Object.values(candidate.canaries).filter((canary) => deliveries[0]!.body.includes(canary))
  t.ok(told.length > 20, `${told.length} canaries are told`)
  const text = await kept()
  for (const canary of told) t.match(text, canary, 'and kept')

  await erase(candidate.key)
  const left = await kept()
  for (const canary of Object.values(candidate.canaries)) t.notMatch(left, canary)
  for (const delivery of deliveries) {
    t.match(await rowOf(delivery), { body: null, state: 'pending', leased_until: null, subject: { candidate: candidate.key } })
    t.strictSame(Object.keys((await rowOf(delivery))?.subject as object), ['candidate'])
    t.strictSame(await answersOf(delivery), [null])
    const again = await render(occurrenceOf(acme, 'candidate_moved', { candidate: candidate.key }), subscriber, now())
    t.strictSame(JSON.parse(again).data, { id: candidate.key }, 'what is sent now')
  }
  t.strictSame(await Promise.all([...others.map(rowOf), ...others.map(answersOf)]), before, 'the others are whole')
})

t.test('P3: so are notifications under the id that the candidate had in another job', async (t) => {
  const mark = `canary-${Math.random().toString(36).slice(2)}`
  const create = { candidate: { name: mark, email: `${mark}@post.example` } }
  const { id: first } = (await caller.post(`/jobs/${job.shortcode}/candidates`, create)).body.candidate
  const [told] = await execute('select subject from outbox where account_id = $1 order by id desc limit 1', [acme.id])
  t.match(told?.subject, { candidate: first, person: /^\d+$/ }, 'a notification names the person beside the id')
  const delivery = await givenDelivery('candidate_created', told?.subject as Record<string, string>)
  t.match(delivery.body, mark)
  const target = { member_id: member.key, target_job_shortcode: elsewhere.shortcode }
  const { id } = (await caller.post(`/candidates/${first}/relocate`, target)).body.candidate
  t.not(id, first)
  await caller.request('PATCH', `/candidates/${id}`, { body: { candidate: { email: 'another@post.example' } } })

  await erase(id)
  t.notMatch(await kept(), mark)
  t.match(await rowOf(delivery), { body: null, subject: { candidate: first } }, 'it keeps its own id')
  t.strictSame(await answersOf(delivery), [null])
})

t.test('P3: a body rendered during the erasure is not stored', async (t) => {
  const { key } = await acme.givenCandidate({ job_id: job.id, stage_id: stages.applied!.id })
  const delivery = await givenDelivery('candidate_created', { candidate: key })
  const lease = (await rowOf(delivery))?.leased_until
  await erase(key)
  const late = await execute('update deliveries set body = $2 where id = $1 and leased_until = $3 returning id', [
    delivery.id,
    'late',
    lease,
  ])
  t.equal(late.length, 0, 'the claim is lost')
})
