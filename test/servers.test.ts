// Three servers behind nginx, in network namespaces of their own and with clocks an hour apart: one is killed, one cut from the database, one
// rolled to a new version, under load. Run by `make proof`.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { Agent, setGlobalDispatcher } from 'undici'
import { operator } from '../src/access/audit.ts'
import { givenHost, hub, lackOfNamespace, openHub } from './fixtures/namespaces.ts'
import { browserAt, givenOAuth, password } from './fixtures/oauth.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { proxies, startProxy } from './fixtures/proxy.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { callerAt, type Answer } from './fixtures/server.ts'
import { givenSubscription } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

const isAsked = process.env.SPINDLE_TEST_SERVERS === '1'
const lack = lackOfNamespace()
if (isAsked && lack) t.fail(lack)
const skip = lack || (isAsked ? false : 'takes a minute: left to make proof PART=servers')
const root = new URL('..', import.meta.url).pathname
const hour = 3_600_000
const newVersion = '99.0.0'
/** Requests of a partner's client in ten seconds. */
const limit = 50
const cutOff = 'one cut from the database'

t.test('K16: three servers with clocks an hour apart work as one, through a kill, a cut and an upgrade', { skip }, async (t) => {
  openHub()
  const postgres = await startPostgres({ addresses: [hub.database], hba: [`host all all ${hub.network} trust`] })
  t.teardown(() => postgres.end())
  const DATABASE_URL = await postgres.createDatabase('servers')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'spindle-test-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const proxy = await startProxy(
    t,
    proxies.nginx,
    [1, 2, 3].map((number) => `198.51.100.${10 + number}:3000`),
  )
  const front = `https://example.com:${proxy.tls.port}`
  const environment = {
    DATA_DIR,
    BASE_DOMAIN: 'example.com',
    PUBLIC_URL: front,
    TRUST_PROXY: hub.address,
    SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
    RATE_LIMIT_STORE: 'postgres',
    RATE_LIMIT_ACCOUNT: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
    CLIENT_REGISTRATION: '1',
    ALLOW_PRIVATE_TARGETS: '1',
    LOG_LEVEL: 'error',
  }
  const world = await givenOAuth(t, { environment: { ...environment, MODE: 'development', DATABASE_URL } })
  const there = { ...environment, MODE: 'production', DATABASE_URL: DATABASE_URL.replace('127.0.0.1', hub.database) }
  const hosts = [hour, 0, -hour].map((skew, at) => givenHost(t, at + 1, skew, there))
  const [one, two, three] = hosts as [(typeof hosts)[0], (typeof hosts)[0], (typeof hosts)[0]]
  await Promise.all(hosts.map(({ start }) => start()))
  // Every client of this process reaches nginx, whatever host below example.com it names.
  setGlobalDispatcher(
    new Agent({
      connect: {
        ca: proxy.tls.ca,
        lookup: (_, { all }, done) => (all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)),
      },
    }),
  )

  const account = await world.givenAccount()
  const { token } = await account.givenCaller()
  const caller = callerAt(front)(token)
  await account.givenStages()
  const job = await account.givenJob()
  const receiver = await givenReceiver(t, Date.now, hub.address)
  await givenSubscription(caller, receiver, 'created')
  const arrivals = new Map<string, number[]>()
  receiver.answers('created', ({ payload }, response) => {
    const { email } = payload.data
    arrivals.set(email, [...(arrivals.get(email) ?? []), performance.now()])
    response.writeHead(200).end()
  })

  // --- the load, and what is done to the servers meanwhile

  type Phase = {
    readonly name: string
    readonly isDisturbed: boolean
    from: number
    to: number
    readonly statuses: Map<number, number>
    slowest: number
  }
  const phases: Phase[] = []
  const wrong: string[] = []
  const created = new Map<string, { readonly began: number; readonly at: number }>()
  let isOver = false
  t.teardown(() => (isOver = true))
  /** Runs `work` as a phase, and lets it last at least this long. */
  const phase = async (name: string, isDisturbed: boolean, ms: number, work: () => Promise<unknown>) => {
    const current: Phase = { name, isDisturbed, from: performance.now(), to: Infinity, statuses: new Map(), slowest: 0 }
    phases.push(current)
    await Promise.all([work(), sleep(ms)])
    current.to = performance.now()
    const { from, to, statuses, slowest } = current
    const counts = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')
    t.comment(`figure: ${name}, ${Math.round((to - from) / 1000)} s, answers: ${counts}; the slowest after ${Math.round(slowest)} ms`)
  }
  /** Sends a request until it is answered with success; anything else must say that and when it is to be repeated. */
  const send = async (ask: () => Promise<Answer>, what: string): Promise<void> => {
    for (;;) {
      const at = phases.length - 1
      const sent = performance.now()
      const answer = await ask().catch((error: unknown) => void wrong.push(`${phases[at]!.name}: ${what}: ${String(error)}`))
      if (!answer) return
      // A request is counted where it was disturbed, otherwise where it began.
      const current = phases.slice(at).find(({ isDisturbed }) => isDisturbed) ?? phases[at]!
      current.statuses.set(answer.status, (current.statuses.get(answer.status) ?? 0) + 1)
      current.slowest = Math.max(current.slowest, performance.now() - sent)
      if ([200, 201].includes(answer.status)) return
      if (![409, 503].includes(answer.status) || !answer.headers.get('retry-after'))
        return void wrong.push(`${current.name}: ${what}: ${answer.status} ${answer.text}`)
      await sleep(100)
    }
  }
  const client = async (own: number) => {
    for (let count = 0; !isOver; count++) {
      const email = `client-${own}-${count}@example.test`
      const candidate = { name: `Client ${own}-${count}`, email }
      const began = performance.now()
      await send(
        () => caller.request('POST', `/jobs/${job.shortcode}/candidates`, { body: { candidate }, headers: { 'idempotency-key': email } }),
        email,
      )
      created.set(email, { began, at: performance.now() })
      await send(() => caller.get(`/jobs/${job.shortcode}/candidates?limit=5`), 'a list')
      await sleep(20)
    }
  }

  // A hundred requests in each window of ten seconds, of which fifty may pass.
  const { token: partner, clientId } = await account.givenPartnerCaller()
  const limited = callerAt(front)(partner, 0, { 'x-service-client-id': clientId })
  type Window = { passed: number; refused: number; isDisturbed: boolean; isCut: boolean }
  const windows = new Map<number, Window>()
  const hammer = async () => {
    const sent: Promise<void>[] = []
    for (; !isOver; await sleep(80)) sent.push(strike())
    await Promise.all(sent)
  }
  const strike = async () => {
    const begun = phases.length
    const { status, headers } = await limited.get('/accounts')
    const meanwhile = phases.slice(begun - 1)
    const reset = Number(headers.get('x-rate-limit-reset'))
    if (!reset) return
    const window = windows.get(reset) ?? { passed: 0, refused: 0, isDisturbed: false, isCut: false }
    if (status === 200) window.passed++
    if (status === 429) window.refused++
    window.isDisturbed ||= meanwhile.some(({ isDisturbed }) => isDisturbed)
    window.isCut ||= meanwhile.some(({ name }) => name === cutOff)
    windows.set(reset, window)
  }

  /** Issues a token, uses it at these servers, revokes it, and asks each server from a second later on. */
  const revoke = async (title: string, among: typeof hosts) => {
    const { token, id } = await world.application.tokens.issue(
      { account: account.id, name: 'Revoked', scopes: ['r_jobs'], expiresAt: null },
      operator,
    )
    const callers = among.map(({ origin }) => callerAt(origin)(token))
    for (const each of callers) await until('the token to be accepted', async () => (await each.get('/jobs?limit=1')).status === 200)
    await world.application.tokens.revoke({ account: account.id, id }, operator)
    const revoked = performance.now()
    await Promise.all(
      callers.map(async (each, at) => {
        let last = 0
        while (performance.now() - revoked < 2500) {
          const asked = performance.now() - revoked
          const { status } = await each.get('/jobs?limit=1')
          if (status === 200) last = asked
        }
        t.ok(last < 1000, `${title}: server ${at + 1} last accepted the revoked token ${Math.round(last)} ms later`)
      }),
    )
  }

  /** A member signs in and connects an application, each step at whichever server nginx chooses. */
  const connect = async () => {
    const browser = browserAt(front)
    t.equal((await browser.signIn(world.member.email as string)).status, 303, 'signed in')
    const page = await browser.get(world.authorizePath())
    const { location = '' } = await browser.submit(page, '/oauth/authorize', { decision: 'allow' })
    const code = new URL(location).searchParams.get('code')!
    const post = async (fields: Record<string, string | undefined>, path = '/oauth/token') => {
      const response = await fetch(front + path, { method: 'POST', body: new URLSearchParams(fields as Record<string, string>) })
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    }
    const first = await post(world.exchangeForm(code))
    const second = await post(world.refreshForm(first.body.refresh_token!))
    t.strictSame([first.status, second.status], [200, 200], JSON.stringify([first.body.error, second.body.error]))
    const user = callerAt(front)(second.body.access_token)
    for (let at = 0; at < 3; at++) t.equal((await user.get('/jobs?limit=1')).status, 200)
  }

  const load: Promise<void>[] = []
  await phase('undisturbed', false, 20_000, async () => {
    load.push(hammer(), ...[1, 2, 3, 4].map(client))
    for (let at = 0; at < 5; at++) await connect()
    await revoke('undisturbed', hosts)
    await lockedSignIn(t, front, async () => (await world.givenSignedIn(account)).member.email as string)
    await registrations(t, proxy)
  })
  await phase('one killed', true, 8_000, async () => {
    await two.kill()
    await revoke('one killed', [one, three])
    await sleep(2000)
    await two.start()
  })
  await phase(cutOff, true, 8_000, async () => {
    three.cut(hub.database)
    await revoke('one cut off', [one, two])
    t.equal((await fetch(`${three.origin}/ready`)).status, 503, 'a balancer that asks is told')
    await sleep(5000)
    three.mend(hub.database)
    await until('the server to be ready again', async () => (await fetch(`${three.origin}/ready`)).ok, { ms: 30_000 })
  })
  // TCP repeats what was lost at growing intervals, so the counts of the cut server may arrive up to seven seconds later; its deliveries may
  // be repeated until its claims have ended.
  await phase('after the cut', true, 8_000, () =>
    until('notifications to have come', () => [...created.keys()].every((email) => arrivals.has(email)), { ms: 40_000 }),
  )
  const next = givenNextVersion(t)
  await phase('one rolled to a new version', false, 6_000, async () => {
    t.equal(await one.stop(), 0)
    await one.start(next)
  })
  t.equal(await one.version(), newVersion)
  await phase('undisturbed again', false, 24_000, async () => {
    for (let at = 0; at < 5; at++) await connect()
    await revoke('with a new version', hosts)
  })
  isOver = true
  await Promise.all(load)

  // --- what came of it

  t.strictSame(wrong, [], 'every request was answered')
  for (const { name, isDisturbed, statuses } of phases) {
    if (!isDisturbed)
      t.strictSame(
        [...statuses.keys()].filter((status) => status >= 400),
        [],
        `${name}: no request failed`,
      )
  }
  const rows = await world.application.database.execute(
    "select email, count(*)::int as count from candidates where email like 'client-%' group by email",
    [],
  )
  t.strictSame(
    rows.map(({ email }) => String(email)).toSorted(),
    [...created.keys()].toSorted(),
    'each acknowledged candidate is there, and no other',
  )
  t.ok(
    rows.every(({ count }) => count === 1),
    'each was created once',
  )

  await until('every notification to arrive', () => [...created.keys()].every((email) => arrivals.has(email)), { ms: 40_000 })
  const at = receiver.at('created')
  t.ok(
    at.every(({ verified }) => verified),
    'each receiver’s library accepts signature and time',
  )
  // A sender that is lost within a second of an arrival may not have noted it.
  const wasDisturbed = (email: string) =>
    phases.some(({ isDisturbed, from, to }) => isDisturbed && from < arrivals.get(email)![0]! + 1000 && to > created.get(email)!.began)
  const ids = Map.groupBy(at, ({ payload }) => payload.data.email as string)
  t.ok(
    [...ids.values()].every((of) => new Set(of.map(({ id }) => id)).size === 1),
    'a repeated notification has the same id',
  )
  const repeated = [...ids].filter(([, of]) => of.length > 1).map(([email]) => email)
  t.strictSame(
    repeated.filter((email) => !wasDisturbed(email)),
    [],
    'only what was under way at a server that was lost came again',
  )
  const delays = (isDisturbed: boolean) =>
    [...created]
      .filter(([email]) => wasDisturbed(email) === isDisturbed)
      .map(([email, { at }]) => arrivals.get(email)![0]! - at)
      .toSorted((a, b) => a - b)
  const [calm, rough] = [delays(false), delays(true)]
  t.ok(calm.at(-1)! < 2000, `undisturbed, each arrived within two seconds: ${Math.round(calm.at(-1)!)} ms`)
  t.ok(rough.at(-1)! < 35_000, `after a cut, each arrived when the claim had ended: ${Math.round(rough.at(-1)!)} ms`)

  const seen = JSON.stringify([...windows])
  t.ok(Math.max(...windows.keys()) - Math.min(...windows.keys()) < 180, `the servers agree on the time of a window: ${seen}`)
  // A server that is cut off from the counts applies the limit by itself.
  t.ok(
    [...windows.values()].every((window) => window.passed <= (window.isCut ? 2 * limit : limit)),
    `no window let more pass: ${seen}`,
  )
  const exact = [...windows.values()].slice(1, -1).filter(({ isDisturbed }) => !isDisturbed)
  t.ok(exact.length >= 2, `${exact.length} whole windows were undisturbed`)
  t.ok(
    exact.every((window) => window.passed === limit),
    `each let exactly these pass: ${seen}`,
  )
  t.comment(
    `figure: ${created.size} candidates created once each and told of, ${repeated.length} of them twice; undisturbed at most ` +
      `${Math.round(calm.at(-1)!)} ms later, otherwise ${Math.round(rough.at(-1)!)} ms`,
  )
  t.comment(
    `figure: requests of a client that passed in each window of ten seconds, of ${limit}: ${[...windows.values()].map(({ passed, isCut }) => passed + (isCut ? ' (cut)' : '')).join(', ')}`,
  )
  for (const { stop } of hosts) t.equal(await stop(), 0)
})

/** Checks that ten wrong passwords lock a sign-in, whichever servers see them. */
async function lockedSignIn(t: Test, front: string, given: () => Promise<string>): Promise<void> {
  const email = await given()
  const statuses = []
  for (let at = 0; at < 11; at++) {
    const browser = browserAt(front)
    const page = await browser.get('/sign-in')
    statuses.push((await browser.submit(page, '/sign-in', { email, password: at < 10 ? `${password}${at}` : password })).status)
  }
  t.strictSame(statuses, [...Array.from({ length: 10 }, () => 422), 429], 'the eleventh password is refused unread')
}

/** Checks that an address registers ten clients in a minute, whichever servers it reaches. */
async function registrations(t: Test, { ask }: Awaited<ReturnType<typeof startProxy>>): Promise<void> {
  const body = JSON.stringify({ redirect_uris: ['https://app.example.test/callback'] })
  const register = () => ask('/oauth/register', { method: 'POST', body, host: 'example.com', from: '127.0.0.9' })
  const answers = await Promise.all(Array.from({ length: 30 }, register))
  const minutes = Map.groupBy(answers, ({ headers }) => headers['x-rate-limit-reset'])
  for (const of of minutes.values())
    t.equal(of.filter(({ status }) => status === 201).length, Math.min(10, of.length), 'ten clients of an address in a minute')
}

/** Returns the program of a copy of this version with another number and one more migration. */
function givenNextVersion(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-next-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['src', 'generated', 'drizzle', 'openapi', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const edit = (name: string, change: (content: any) => object) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
  }
  edit('package.json', (release) => ({ ...release, version: newVersion }))
  edit('drizzle/meta/_journal.json', (journal) => {
    const last = journal.entries.at(-1)
    return { ...journal, entries: [...journal.entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_rolled' }] }
  })
  writeFileSync(join(folder, 'drizzle/9999_rolled.sql'), 'ALTER TABLE "candidates" ADD COLUMN "rolled" boolean DEFAULT false NOT NULL;\n')
  return join(folder, 'src/main.ts')
}
