// Delivery of notifications: each change is sent at least once to every matching subscription, signed, on schedule, and to nobody else.
import type { ServerResponse } from 'node:http'
import t, { type Test } from 'tap'
import { assemble } from '../src/assemble.ts'
import { secretBox } from '../src/access/secretBox.ts'
import { secretKeysOf } from '../src/access/secretKeys.ts'
import { configOf } from '../src/config.ts'
import { statementsOver } from '../src/db/statements.ts'
import { prepareClaim } from '../src/delivery/claim.ts'
import { deliverer, type Delivery } from '../src/delivery/deliver.ts'
import { processOf } from '../src/db/processes.ts'
import { prepareDispatch } from '../src/delivery/dispatch.ts'
import { prepareSettling } from '../src/delivery/settle.ts'
import { signingSecrets } from '../src/delivery/signingSecrets.ts'
import { outbound, type Outbound } from '../src/outbound/outbound.ts'
import { lazily } from '../src/lazily.ts'
import { payloadsIn } from './fixtures/payloads.ts'
import { givenReceiver, verifies, type Received } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

const begin = Date.parse('2026-11-02T08:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const schedule = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

const clock = { now: begin }
const environment = { ALLOW_PRIVATE_TARGETS: '1' }
const world = await givenWorld(t, { now: () => clock.now, environment })
const { database, delivery } = world.application
const receiver = await givenReceiver(t, () => clock.now)
const tell = teller(world)

let accounts = 0
/** An account whose events are sent to a target of its own. */
async function given(event = 'candidate_created', args?: Record<string, string>) {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const name = `target-${++accounts}`
  const subscription = await givenSubscription(caller, receiver, name, event, args)
  const happens = (subject: Record<string, string> = { candidate: '0190000000000001' }, what = event) =>
    tell({ account: account.id, event: what, subject })
  const path = `/subscriptions/${subscription.id}`
  return {
    account,
    caller,
    name,
    subscription,
    path,
    happens,
    arrived: () => receiver.at(name),
    state: async () => (await caller.get('/subscriptions')).body.subscriptions.find(({ id }: { id: number }) => id === subscription.id),
    deliveries: async (query = '') => (await caller.get(`${path}/deliveries${query}`)).body.deliveries,
    attempts: async (id: string) => (await caller.get(`${path}/deliveries/${id}`)).body,
  }
}
const ids = (received: readonly Received[]) => received.map(({ id }) => id)

/** Moves the clock to the next due attempt and makes it. Returns false if there is none. */
async function goOn(account: number): Promise<boolean> {
  const [next] = await database.execute('select min(due_at) as at from deliveries where account_id = $1', [account])
  if (!next?.at) return false
  clock.now = Math.max(clock.now, Date.parse(next.at as string))
  const [rest] = await database.execute('select max(rests_until) as at from subscriptions where account_id = $1', [account])
  if (rest?.at) clock.now = Math.max(clock.now, Date.parse(rest.at as string))
  await delivery.idle()
  return true
}
/** Repeats until the account has nothing left to send; `onAttempt` is called each time. */
async function untilNothingIsDue(account: number, onAttempt: () => void = () => {}): Promise<void> {
  let attempts = 0
  const isOver = async () => {
    if (!(await goOn(account))) return true
    onAttempt()
    attempts++
    return false
  }
  await until('nothing to be due any more', isOver, { seen: () => `${attempts} more attempts` })
}

t.test('W1, W2: 200 changes cause 200 notifications, each verified by both libraries', async (t) => {
  const one = await given()
  for (let count = 0; count < 200; count++) await one.happens()
  await delivery.idle()
  t.equal(new Set(ids(one.arrived())).size, 200)
  t.equal(one.arrived().length, 200)
  const inOrder = one.arrived().toSorted((a, b) => a.payload.sequence - b.payload.sequence)
  const times = inOrder.map(({ payload }) => payload.occurred_at)
  t.strictSame(times, times.toSorted(), 'the numbers follow the order in which it happened')
  t.ok(one.arrived().every(({ verified }) => verified))
})

t.test('W1: the headers of a notification; without the profile, none of the API family', async (t) => {
  const one = await given()
  await one.happens()
  await delivery.idle()
  const [{ headers }] = one.arrived() as [Received]
  t.strictSame(
    Object.keys(headers).filter((name) => name.endsWith('signature')),
    ['webhook-signature'],
  )
  t.equal(headers['content-type'], 'application/json')
  t.equal(headers['webhook-timestamp'], String(Math.floor(clock.now / 1000)))
})

t.test('a change without a matching subscription stores nothing', async (t) => {
  const account = await world.givenAccount()
  // More than the dispatcher takes in one batch.
  for (let count = 0; count < 201; count++) await tell({ account: account.id, event: 'candidate_moved', subject: {} })
  await delivery.work()
  for (const table of ['outbox', 'deliveries'])
    t.equal((await database.execute(`select id from ${table} where account_id = $1`, [account.id])).length, 0, table)
})

t.test('a subscription receives only its event, job and stage, and only of its account', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const stages = await account.givenStages()
  const [wanted, other] = [await account.givenJob(), await account.givenJob()]
  const [first, second] = Object.keys(stages) as [string, string]
  const filters: Record<string, Record<string, string>> = {
    all: { job_shortcode: '', stage_slug: '' },
    job: { job_shortcode: wanted.shortcode, stage_slug: '' },
    stage: { job_shortcode: '', stage_slug: second },
    both: { job_shortcode: wanted.shortcode, stage_slug: second },
  }
  for (const [name, args] of Object.entries(filters)) await givenSubscription(caller, receiver, `filter-${name}`, 'candidate_moved', args)
  const changes = [wanted, other].flatMap(({ shortcode: job }) =>
    [first, second].map((stage) => ({ candidate: '0190000000000001', job, stage })),
  )
  for (const subject of changes) await tell({ account: account.id, event: 'candidate_moved', subject })
  await tell({ account: account.id, event: 'candidate_created', subject: changes[3]! })
  const foreign = await world.givenAccount()
  await tell({ account: foreign.id, event: 'candidate_moved', subject: changes[1]! })
  await delivery.idle()
  const counts = Object.keys(filters).map((name) => receiver.at(`filter-${name}`).length)
  t.strictSame(counts, [4, 2, 2, 1])
})

t.test('W3: after ten attempts, each at its delay plus at most 20 %, a delivery has failed', async (t) => {
  const one = await given()
  receiver.answers(one.name, 500)
  await one.happens()
  const times: number[] = []
  await delivery.idle()
  times.push(clock.now)
  await untilNothingIsDue(one.account.id, () => times.push(clock.now))
  t.equal(times.length, 10)
  for (let at = 1; at < times.length; at++) {
    const gap = times[at]! - times[at - 1]!
    t.ok(gap >= schedule[at]! && gap <= schedule[at]! * 1.2, `the gap before attempt ${at + 1} is ${gap} ms`)
  }
  t.equal(new Set(ids(one.arrived())).size, 1, 'one id')
  t.equal(new Set(one.arrived().map(({ body }) => body)).size, 1, 'the same bytes')
  t.ok(
    one.arrived().every(({ verified }) => verified),
    'each attempt is signed for its own time',
  )
  t.match(await one.deliveries('?state=failed'), [{ state: 'failed', next_attempt_at: null }])
  t.match(await one.state(), { state: 'active' }, 'one failed notification does not disable')
})

t.test('W3: Retry-After is respected, and an overloaded target is paused', async (t) => {
  const one = await given()
  receiver.answers(one.name, (_, response) => response.writeHead(429, { 'retry-after': '9' }).end())
  await one.happens()
  await delivery.idle()
  const [waiting] = await one.deliveries()
  t.equal(Date.parse(waiting.next_attempt_at), clock.now + 9 * second)
  await one.happens()
  clock.now += 8 * second
  await delivery.idle()
  t.equal(one.arrived().length, 1, 'nothing else is sent to it meanwhile')
  receiver.answers(one.name, 200)
  clock.now += second
  await delivery.idle()
  t.equal(one.arrived().length, 3)
  await one.happens()
  await delivery.idle()
  t.equal(one.arrived().length, 4)
  const recovered = 'select id from subscriptions where account_id = $1 and failing_since is null and rests_until is null'
  t.equal((await database.execute(recovered, [one.account.id])).length, 1, 'it has recovered')
  for (const status of [502, 504]) {
    const busy = await given()
    receiver.answers(busy.name, status)
    for (let count = 0; count < 2; count++) {
      await busy.happens()
      await delivery.idle()
    }
    t.equal(busy.arrived().length, 1, `${status} says the same`)
  }
})

t.test('W3: 410 disables a subscription at once; later notifications are held and sent once it is enabled', async (t) => {
  const one = await given()
  receiver.answers(one.name, 410)
  await one.happens()
  await delivery.idle()
  t.match(await one.state(), { state: 'disabled', disabled_reason: 'gone' })
  await one.happens()
  clock.now += day
  await delivery.idle()
  t.equal(one.arrived().length, 1)
  t.strictSame(
    (await one.deliveries()).map(({ state }: { state: string }) => state),
    ['held', 'held'],
  )
  receiver.answers(one.name, 200)
  t.equal((await one.caller.post(`${one.path}/enable`)).status, 200)
  await delivery.idle()
  t.equal(new Set(ids(one.arrived())).size, 2)
  t.match(await one.state(), { state: 'active', disabled_reason: null })
})

t.test('W5: a target gets at most four concurrent attempts, one while it fails, and does not delay another target', async (t) => {
  const slow = await given()
  const healthy = await given()
  const waiting: (() => void)[] = []
  receiver.answers(slow.name, (_, response) => void waiting.push(() => response.writeHead(500).end()))
  // Otherwise the held responses would delay the following tests.
  t.teardown(() => {
    receiver.answers(slow.name, 200)
    for (const answer of waiting.splice(0)) answer()
  })
  for (let count = 0; count < 6; count++) {
    await slow.happens()
    await healthy.happens()
  }
  delivery.wake()
  await until('four attempts at the slow target and all at the healthy one', () => waiting.length >= 4 && healthy.arrived().length === 6, {
    seen: () => ({ slow: waiting.length, healthy: healthy.arrived().length }),
  })
  t.equal(waiting.length, 4)
  for (const answer of waiting.splice(0)) answer()
  await until('another attempt at the slow target', () => waiting.length > 0)
  t.equal(waiting.length, 1, 'it fails, so that one is enough')
  receiver.answers(slow.name, 200)
  for (const answer of waiting.splice(0)) answer()
  await untilNothingIsDue(slow.account.id)
  t.equal(new Set(ids(slow.arrived())).size, 6)
})

t.test('W7: five days of failures disable a subscription; one success resets the count', async (t) => {
  const one = await given()
  receiver.answers(one.name, 503)
  for (let passed = 0; passed <= 4; passed++) {
    await one.happens()
    await delivery.idle()
    t.match(await one.state(), { state: 'active' }, `after ${passed} days`)
    clock.now += day
  }
  receiver.answers(one.name, 200)
  await one.happens()
  await delivery.idle()
  receiver.answers(one.name, 503)
  clock.now += hour
  await one.happens()
  await delivery.idle()
  t.match(await one.state(), { state: 'active' }, 'it has answered within the five days')
  clock.now += 5 * day - second
  await one.happens()
  await delivery.idle()
  t.match(await one.state(), { state: 'active' })
  clock.now += second
  await one.happens()
  await delivery.idle()
  t.match(await one.state(), { state: 'disabled', disabled_reason: 'failing' })
  receiver.answers(one.name, 200)
  const missing = (await one.deliveries('?state=undelivered')).length
  t.ok(missing > 0)
  await one.caller.post(`${one.path}/enable`)
  await delivery.idle()
  const left = await one.deliveries('?state=undelivered')
  t.ok(
    left.every(({ state }: { state: string }) => state === 'failed'),
    'what was held is sent',
  )
  await one.caller.post(`${one.path}/redeliver`, { since: new Date(begin - day).toISOString() })
  await delivery.idle()
  t.strictSame(await one.deliveries('?state=undelivered'), [], 'and what had failed, when it is asked for')
})

t.test('W7: a success counts even if its attempt started before a failure', async (t) => {
  const one = await given()
  const answers: ((status: number) => void)[] = []
  receiver.answers(one.name, (_, response) => void answers.push((status) => void response.writeHead(status).end()))
  await one.happens()
  await one.happens()
  delivery.wake()
  await until('two attempts under way', () => answers.length === 2, { seen: () => answers.length })
  const failing = async () =>
    (await database.execute('select failing_since from subscriptions where account_id = $1', [one.account.id]))[0]?.failing_since
  answers[0]?.(500)
  await until('the target to fail', async () => (await failing()) !== null)
  answers[1]?.(200)
  await until('one to be delivered', async () => (await one.deliveries('?state=delivered')).length === 1, { seen: () => one.arrived() })
  await delivery.work()
  await until('the target to fail no more', async () => (await failing()) === null)
  receiver.answers(one.name, 200)
  t.pass('the target has answered')
})

t.test(
  'W8: the log has the attempts that the receiver saw; a redelivery keeps id and bytes and never disables a subscription',
  async (t) => {
    const one = await given()
    receiver.answers(one.name, (_, response) => response.writeHead(500).end('out of order'))
    await one.happens()
    await delivery.idle()
    await goOn(one.account.id)
    const [{ id }] = await one.deliveries()
    t.match(await one.attempts(id), { state: 'pending' })
    const before = await database.execute('select failing_since from subscriptions where account_id = $1', [one.account.id])
    t.equal((await one.caller.post(`${one.path}/deliveries/${id}/redeliver`)).status, 202)
    clock.now += 6 * day
    await delivery.idle()
    t.match(await one.state(), { state: 'active' }, 'a redelivery that fails disables nothing')
    t.strictSame(await database.execute('select failing_since from subscriptions where account_id = $1', [one.account.id]), before)
    receiver.answers(one.name, (_, response) => response.writeHead(200).end('thanks'))
    await one.caller.post(`${one.path}/deliveries/${id}/redeliver`)
    await delivery.idle()
    const { attempts, state } = await one.attempts(id)
    t.equal(state, 'delivered')
    t.strictSame(
      attempts.map(({ status }: { status: number }) => status),
      [500, 500, 500, 200],
    )
    t.equal(one.arrived().length, 4)
    t.equal(new Set(one.arrived().map(({ id: same, body }) => same + body)).size, 1)
    t.notOk(await goOn(one.account.id), 'no automatic attempt is left')
    t.notMatch(JSON.stringify(attempts), /out of order|thanks/, 'what a private network answers is not shown')
  },
)

/** A deliverer over the same database that sends through `request`. */
function delivererThrough(request: Outbound['request']): Delivery {
  const statements = statementsOver(database)
  return deliverer({
    dispatch: prepareDispatch(statements),
    claim: prepareClaim(statements, processOf(database)),
    settling: prepareSettling(statements),
    render: payloadsIn(world, () => clock.now).render,
    secrets: signingSecrets(secretBox(lazily(() => secretKeysOf(configOf(world.config))))),
    outbound: { request },
    schedule,
    now: () => clock.now,
    log: { error: (_, message) => t.fail(message), warn: (_, message) => t.fail(message) },
  })
}

t.test('W8: the start of a public target’s response is stored as valid text', async (t) => {
  const one = await given()
  receiver.answers(one.name, (_, response) => response.writeHead(500).end(`\0${'x'.repeat(20_000)}`))
  await one.happens()
  const { request, close } = outbound({ allowPrivate: true })
  t.teardown(close)
  // The receiver is on this machine; only the flag `isPrivate` is overridden.
  await delivererThrough(async (exchange) => ({ ...(await request(exchange)), isPrivate: false })).idle()
  const { attempts } = await one.attempts((await one.deliveries())[0].id)
  t.strictSame(
    attempts.map(({ status, answer }: { status: number; answer: string }) => [status, answer]),
    [[500, `\u{fffd}${'x'.repeat(1023)}`]],
  )
})

t.test('W9: the log does not reveal whether a private name exists', async (t) => {
  const told: unknown[] = []
  for (const lookup of [
    (_name: string, _options: object, found: (error: null, addresses: object[]) => void) =>
      found(null, [{ address: '10.0.0.1', family: 4 }]),
    (_name: string, _options: object, found: (error: Error) => void) => found(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
  ]) {
    const { request, close } = outbound({ allowPrivate: false, lookup: lookup as never })
    t.teardown(close)
    const one = await given()
    await one.happens()
    await delivererThrough((exchange) => request({ ...exchange, url: 'https://intranet.example/' })).idle()
    const { attempts } = await one.attempts((await one.deliveries())[0].id)
    told.push(attempts.map(({ status, fault, answer }: Record<string, unknown>) => ({ status, fault, answer })))
  }
  t.strictSame(told, Array(2).fill([{ status: null, fault: 'connection', answer: null }]))
})

t.test('W10: for a day, the old and the new secret both sign', async (t) => {
  const one = await given()
  const { body } = await one.caller.post(`${one.path}/secret/rotate`)
  const arrive = async () => {
    await one.happens()
    await delivery.idle()
    const { body: sent, headers } = one.arrived().at(-1)!
    return [one.subscription.secret, body.secret].map((secret) => verifies(secret, sent, headers, clock.now))
  }
  t.strictSame(await arrive(), [true, true])
  clock.now += day - second
  t.strictSame(await arrive(), [true, true])
  clock.now += second
  t.strictSame(await arrive(), [false, true])
})

t.test('W11: first attempts at a healthy target arrive in the order of their sequence', async (t) => {
  const one = await given()
  for (let count = 0; count < 20; count++) {
    await one.happens()
    await delivery.idle()
  }
  t.strictSame(
    one.arrived().map(({ payload }) => payload.sequence),
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
})

t.test('K12: an attempt whose process dies is repeated when its lease expires, and its late success changes nothing', async (t) => {
  const one = await given()
  let answer = () => {}
  receiver.answers(one.name, (_, response) => void (answer = () => response.writeHead(200).end()))
  await one.happens()
  delivery.wake()
  await until('the first attempt', () => one.arrived().length === 1, { seen: () => one.arrived() })
  const leases = () => database.execute('select leased_until from deliveries where account_id = $1', [one.account.id])
  const lease = await leases()
  clock.now += 29 * second
  await delivery.work()
  t.strictSame(await leases(), lease, 'a process that pauses keeps it')
  const late = answer
  receiver.answers(one.name, 500)
  clock.now += second
  await delivery.work()
  await until('the second attempt', () => one.arrived().length === 2, { seen: () => one.arrived() })
  await until('the next attempt to be due', async () => (await one.deliveries())[0].next_attempt_at !== null)
  late()
  await delivery.idle()
  t.match(await one.deliveries(), [{ state: 'pending' }])
  t.equal(new Set(ids(one.arrived())).size, 1)
})

t.test('K12: the claims of a dead process are free at once, those of a living one are not', async (t) => {
  const [one, other] = [await given(), await given()]
  const until = new Date(clock.now + 20 * second).toISOString()
  const [row] = await database.execute('insert into processes (ended_at) values (now()) returning id', [])
  const dead = row?.id
  const claimed = 'update deliveries set leased_until = $2, process_id = $3 where account_id = $1'
  for (const [{ happens, account }, process] of [
    [one, dead],
    [other, await processOf(database).number()],
  ] as const) {
    await happens()
    await prepareDispatch(statementsOver(database))(new Date(clock.now).toISOString())
    await database.execute(claimed, [account.id, until, process])
  }
  await delivery.idle()
  t.strictSame([one.arrived().length, other.arrived().length], [1, 0])
  clock.now += 20 * second
  await delivery.idle()
  t.strictSame([one.arrived().length, other.arrived().length], [1, 1])
})

t.test('with several deliverers, each notification is sent by one of them', async (t) => {
  const other = await givenOther(t, { ...world.config, ...environment })
  const some = await Promise.all(Array.from({ length: 10 }, () => given()))
  for (let count = 0; count < 10; count++) for (const one of some) await one.happens()
  await Promise.all([delivery.idle(), other.application.delivery.idle()])
  await Promise.all([delivery.idle(), other.application.delivery.idle()])
  for (const one of some) {
    t.equal(one.arrived().length, 10)
    t.strictSame(
      one
        .arrived()
        .map(({ payload }) => payload.sequence)
        .toSorted((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    )
  }
})

t.test('with several deliverers, each delivery is claimed by one of them, at most four at a time for a target', async (t) => {
  const some = await Promise.all(Array.from({ length: 10 }, () => given()))
  for (let count = 0; count < 6; count++) for (const one of some) await one.happens()
  await prepareDispatch(statementsOver(database))(new Date(clock.now).toISOString())
  const claims = Array.from({ length: 6 }, () => prepareClaim(statementsOver(database), processOf(database)))
  for (let round = 0; round < 10; round++) {
    const taken = (await Promise.all(claims.map((claim) => claim(clock.now, 256)))).flat()
    t.equal(new Set(taken.map(({ uuid }) => uuid)).size, taken.length)
    for (const { account: wanted } of some) t.equal(taken.filter(({ account }) => account.id === wanted.id).length, 4)
    // The leases have expired.
    clock.now += 30 * second
  }
})

t.test('one change with 200 subscriptions becomes 200 deliveries', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let count = 0; count < 200; count++) await givenSubscription(caller, receiver, `fan-${count}`)
  await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await delivery.idle()
  const arrived = receiver.received.filter(({ path }) => path.startsWith('fan-'))
  t.equal(arrived.length, 200)
  t.ok(arrived.every(({ verified }) => verified))
})

t.test('the subscriptions of a user or a partner end with their access', async (t) => {
  const account = await world.givenAccount()
  const user = await account.givenUser()
  const partner = await account.givenPartnerCaller()
  await givenSubscription(user, receiver, 'of-user')
  await givenSubscription(partner, receiver, 'of-partner')
  const happens = () => tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await happens()
  await delivery.idle()
  t.strictSame([receiver.at('of-user').length, receiver.at('of-partner').length], [1, 1])
  for (const name of ['of-user', 'of-partner']) receiver.answers(name, 500)
  await happens()
  await delivery.idle()
  await database.execute('update grants set revoked_at = now() where account_id = $1 and id = $2', [account.id, user.grant])
  await database.execute('update partners set revoked_at = now() where account_id = $1', [account.id])
  for (const name of ['of-user', 'of-partner']) receiver.answers(name, 200)
  await happens()
  clock.now += hour
  await delivery.idle()
  t.strictSame([receiver.at('of-user').length, receiver.at('of-partner').length], [2, 2], 'not even what was waiting')
  t.equal((await database.execute('select id from deliveries where account_id = $1', [account.id])).length, 4, 'nothing is made for them')
})

t.test('K7: a server that stops returns deliveries in progress without counting the attempt', async (t) => {
  const stopping = await givenOther(t, { ...world.config, ...environment })
  const one = await given()
  receiver.answers(one.name, () => {})
  await one.happens()
  stopping.application.delivery.wake()
  await until('the first attempt', () => one.arrived().length === 1, { seen: () => one.arrived() })
  await stopping.application.delivery.stop()
  t.match(await one.attempts((await one.deliveries())[0].id), { state: 'pending', attempts: [] })
  receiver.answers(one.name, 200)
  await delivery.idle()
  t.equal(one.arrived().length, 2, 'another takes it at once')
})

const keyOf = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`

t.test('P7: a server does not start without the keys of its encrypted secrets, and says what to do', async (t) => {
  const own = await givenWorld(t, { environment: { ...environment, SECRET_KEYS: keyOf('old', 1) } })
  const account = await own.givenAccount()
  await givenSubscription(await account.givenCaller(), receiver, 'sealed')
  const start = (keys: string) =>
    assemble(configOf({ ...own.config, SECRET_KEYS: keys }), {
      now: Date.now,
      logger: false,
      database: { ...own.application.database, close: async () => {} },
    })
  await t.rejects(start(keyOf('new', 2)), { message: /^SECRET_KEYS lacks the key old, .* add it after the newest$/ })
  await t.rejects(start(keyOf('old', 3)), { message: /^The key old of SECRET_KEYS is not the one .* restore its former value$/ })
  // As if the first server had ended: it lacks the new key, with which nothing would be sealed.
  await own.application.database.execute('update processes set ended_at = now()', [])
  const both = await start(`${keyOf('new', 2)},${keyOf('old', 1)}`)
  t.teardown(both.close)
  await teller(own)({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await both.delivery.idle()
  t.ok(receiver.received.at(-1)?.path === 'sealed', 'with both the notification goes out')
  const renewed = await start(keyOf('new', 2))
  t.teardown(renewed.close)
  t.pass('and from then on the old key is not needed any more')
})

t.test('P7: if a secret cannot be decrypted, its notification waits and the target does not count as failing', async (t) => {
  const one = await given()
  const change = 'update subscriptions set secrets = $2 where account_id = $1'
  const [row] = await database.execute('select secrets from subscriptions where account_id = $1', [one.account.id])
  await database.execute(change, [one.account.id, [{ sealed: 'gone:AAAA', until: null }]])
  await one.happens()
  await delivery.idle()
  t.equal(one.arrived().length, 0)
  t.match(await one.attempts((await one.deliveries())[0].id), { state: 'pending', attempts: [{ fault: 'payload', status: null }] })
  const [after] = await database.execute('select failing_since from subscriptions where account_id = $1', [one.account.id])
  t.equal(after?.failing_since, null)
  const last = 'update deliveries set failures = 9, due_at = $2 where account_id = $1'
  await database.execute(last, [one.account.id, new Date(clock.now).toISOString()])
  await delivery.idle()
  t.match(await one.deliveries(), [{ state: 'pending' }], 'not even after the last attempt')
  await database.execute(change, [one.account.id, row?.secrets])
  await goOn(one.account.id)
  t.ok(one.arrived()[0]?.verified)
})

t.test('W9: nothing is sent to a private network unless the configuration allows it', async (t) => {
  const one = await given()
  const guarded = await givenOther(t, { ...world.config, ALLOW_PRIVATE_TARGETS: '0' })
  await one.happens()
  await guarded.application.delivery.idle()
  t.equal(one.arrived().length, 0)
  t.match(await one.attempts((await one.deliveries())[0].id), { attempts: [{ fault: 'refused', status: null, answer: null }] })
})

t.test('W3: a response without Retry-After does not shorten a pause that another response asked for', async (t) => {
  const one = await given()
  const waiting: ServerResponse[] = []
  receiver.answers(one.name, (_, response) => void waiting.push(response))
  await one.happens()
  await one.happens()
  delivery.wake()
  await until('two attempts under way', () => waiting.length === 2, { seen: () => waiting.length })
  waiting[0]!.writeHead(429, { 'retry-after': '60' }).end()
  const rest = () => database.execute('select rests_until from subscriptions where account_id = $1', [one.account.id])
  await until('the target to rest', async () => (await rest())[0]?.rests_until !== null, { seen: () => one.arrived().length })
  const asked = await rest()
  waiting[1]!.writeHead(500).end()
  await delivery.idle()
  t.strictSame(await rest(), asked)
})

t.test('W5: hanging targets leave capacity for the other targets of their account', async (t) => {
  const one = await given()
  for (let hole = 0; hole < 12; hole++) {
    const name = `hung-${one.account.id}-${hole}`
    await givenSubscription(one.caller, receiver, name)
    receiver.answers(name, () => {})
    t.teardown(() => receiver.answers(name, 200))
  }
  receiver.answers(one.name, () => {})
  for (let event = 0; event < 6; event++) await one.happens()
  await delivery.work()
  const hung = () => receiver.received.filter(({ path }) => path.startsWith(`hung-${one.account.id}-`)).length
  await until('24 attempts, of which one is at each target', () => hung() + one.arrived().length >= 24, { seen: hung })
  const healthy = `healthy-${one.account.id}`
  await givenSubscription(one.caller, receiver, healthy)
  for (let event = 0; event < 3; event++) await one.happens()
  const began = Date.now()
  await until(
    'the healthy target to be told of everything',
    async () => {
      await delivery.work()
      return receiver.at(healthy).length === 3
    },
    { seen: () => receiver.at(healthy) },
  )
  t.ok(Date.now() - began < 5_000, `told after ${Date.now() - began} ms`)
  receiver.answers(one.name, 200)
})

t.test('W5: one account cannot take the capacity of the others', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  for (let count = 0; count < 64; count++) {
    await givenSubscription(caller, receiver, `hole-${count}`)
    receiver.answers(`hole-${count}`, () => {})
  }
  for (let count = 0; count < 5; count++)
    await tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })
  await delivery.work()
  const swallowed = () => receiver.received.filter(({ path }) => path.startsWith('hole-')).length
  await until('32 attempts at holes', () => swallowed() >= 32, { seen: swallowed })
  const underWay = 'select id from deliveries where account_id = $1 and leased_until is not null'
  t.equal((await database.execute(underWay, [account.id])).length, 32)
  const healthy = await given()
  await healthy.happens()
  await delivery.work()
  const taken = 'select id from deliveries where account_id = $1 and (leased_until is not null or state = $2)'
  t.equal((await database.execute(taken, [healthy.account.id, 'delivered'])).length, 1)
})

/** Another server on the same database, which outlives it. */
function givenOther(t: Test, environment: Record<string, string>) {
  return givenWorld(t, { now: () => clock.now, environment, database: { ...database, close: async () => {} } })
}
