// nginx and Caddy in front of a server, as the guide on production describes them: addresses, sizes, streams, logs and restarts.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { facts } from '../generated/facts.ts'
import { closedPort, freePort } from './fixtures/freePort.ts'
import { startServer } from './fixtures/process.ts'
import { host, lackOf, proxies, startProxy, type Answered, type Asked, type Proxy } from './fixtures/proxy.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'
import { givenLogin, hiddenIn, password } from './fixtures/web.ts'

const embedded = process.env.DATABASE_URL ? false : 'needs a Postgres server'
const clock = { now: Date.parse('2026-11-02T08:00:00Z') }
const environment = { TRUST_PROXY: 'true', BASE_DOMAIN: 'example.com', RATE_LIMIT_ADDRESS: '20' }
const world = await givenWorld(t, { now: () => clock.now, environment })
const acme = await world.givenAccount('acme')
const other = await world.givenAccount('other')
const job = await acme.givenJob()
await acme.givenStages()
const { token } = await acme.givenCaller()
const authorization = `Bearer ${token}`
const jobs = '/spi/v3/jobs'
const candidatesOf = (shortcode: string) => `/spi/v3/jobs/${shortcode}/candidates`
const largest = Math.max(...Object.values(facts).map((each) => ('body' in each ? each.body.maxBytes : 0)))

/** The form of every error that the server and its proxy answer. */
function isError(t: Test, { status, headers, text }: Answered, wanted: number, code: string): void {
  t.equal(status, wanted, text.slice(0, 200))
  t.match(headers, { 'content-type': /^application\/json/, 'x-error-code': code }, code)
  t.type(JSON.parse(text).error, 'string')
}

for (const [name, program] of Object.entries(proxies)) {
  t.test(name, { skip: lackOf(program) }, async (t) => {
    const port = Number(new URL(world.origin).port)
    const { ask, askPlainly, open, logs } = await startProxy(t, program, [port])
    // A new window for the counts of each proxy.
    clock.now += 60_000

    await t.test('it serves TLS and HTTP/2, and sends other requests there', async (t) => {
      const answer = await ask(jobs, { headers: { authorization, 'x-request-id': 'import-42' } })
      t.match(answer, { status: 200, headers: { 'x-request-id': 'import-42', 'strict-transport-security': 'max-age=31536000' } })
      t.equal(JSON.parse(answer.text).jobs[0].shortcode, job.shortcode)
      const session = open()
      const sent = session.request({ ':path': jobs, authorization })
      const [headers] = (await once(sent, 'response')) as [Record<string, unknown>]
      t.match(headers, { ':status': 200, 'x-request-id': /./ })
      t.equal(session.alpnProtocol, 'h2')
      t.same(JSON.parse(await text(sent)), JSON.parse(answer.text))
      session.close()
      const moved = await askPlainly(`${jobs}?limit=1`)
      t.match(moved, { status: /^30[18]$/, headers: { location: `https://${host}${jobs}?limit=1` } })
    })

    await t.test('the server sees the address, host and scheme of the client, which no header of the client changes', async (t) => {
      const forged = {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'other.example.com',
        'x-forwarded-proto': 'http',
        forwarded: 'for=203.0.113.8',
      }
      const contract = await ask('/openapi.json', { headers: forged })
      t.equal(JSON.parse(contract.text).servers[0].url, `https://${host}/spi/v3`)
      t.equal((await ask(jobs, { headers: { authorization, ...forged } })).status, 200, 'the account of the host')
      const elsewhere = { authorization, 'x-forwarded-host': host }
      t.equal((await ask(jobs, { host: `${other.subdomain}.example.com`, headers: elsewhere })).status, 404)
      // 20 requests in a window without a token.
      clock.now += 60_000
      for (let at = 0; at < 20; at++)
        t.equal((await ask(jobs, { headers: { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` } })).status, 401)
      isError(t, await ask(jobs, { headers: forged }), 429, 'rate-limit-exceeded')
      t.equal((await ask(jobs, { from: '127.0.0.2' })).status, 401, 'another client')
    })

    await t.test('it passes on what the server accepts, and what it refuses itself has the form of the contract', async (t) => {
      const resume = { name: 'cv.pdf', data: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(4_400_000)]).toString('base64') }
      const body = JSON.stringify({ candidate: { name: 'Ada Berg', email: `ada@${name}.test`, resume } })
      t.ok(body.length > 5_800_000 && body.length < largest)
      const created = await ask(candidatesOf(job.shortcode), { method: 'POST', body, headers: { authorization } })
      t.equal(created.status, 201)
      const link = new URL(JSON.parse(created.text).candidate.resume_url)
      t.equal(link.host, host)
      const file = await ask(link.pathname + link.search)
      t.ok(file.bytes.equals(Buffer.from(resume.data, 'base64')), 'the file comes back')
      const long = { method: 'POST', body: ' '.repeat(largest + 1), headers: { authorization } }
      isError(t, await ask(candidatesOf(job.shortcode), long), 413, 'body-too-large')
      t.equal((await ask(`${jobs}?limit=1&unknown=${'x'.repeat(8000)}`, { headers: { authorization } })).status, 200)
      isError(t, await ask(`${jobs}?unknown=${'x'.repeat(8200)}`, { headers: { authorization } }), 414, 'address-too-long')
      const large = { authorization, 'x-large': 'x'.repeat(12_000) }
      t.equal((await ask(`${jobs}?limit=1`, { headers: large })).status, 200, '12 KB of headers')
      t.equal((await ask('/metrics')).status, 404)
    })

    await t.test('a member signs in, with a cookie for https only and a redirect of 6 KB', async (t) => {
      const page = await ask('/sign-in')
      t.match(page, { status: 200, headers: { 'set-cookie': [/^__Host-.*; Secure$/] } })
      const [cookie = ''] = String(page.headers['set-cookie']).split(';')
      const next = `/settings?state=${'x'.repeat(6000)}`
      const { email } = await givenLogin(acme)
      const form = new URLSearchParams({ ...hiddenIn(page.text, '/sign-in'), email, password, next })
      const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
      const signedIn = await ask('/sign-in', { method: 'POST', body: form.toString(), headers })
      t.match(signedIn, { status: 303, headers: { location: next } }, signedIn.text.slice(0, 300))
    })

    await t.test('a whole collection of version 2 is complete', async (t) => {
      const direct = await fetch(`${world.origin}/spi/v2/candidates`, { headers: { authorization, host } })
      const collection = await ask('/spi/v2/candidates', { headers: { authorization } })
      t.equal(JSON.parse(collection.text).candidates.length, ((await direct.json()) as { candidates: [] }).candidates.length)
    })

    await t.test('O7: it does not compress what the server leaves uncompressed', async (t) => {
      const headers = { 'accept-encoding': 'gzip, br' }
      t.match(await ask('/docs', { headers }), { headers: { 'content-encoding': 'br' } })
      t.equal((await ask('/sign-in', { headers })).headers['content-encoding'], undefined)
      t.equal((await ask(jobs, { headers: { ...headers, authorization } })).headers['content-encoding'], undefined)
    })

    await t.test('P2: its logs contain no query string and no token', async (t) => {
      const dead = await startProxy(t, program, [closedPort])
      isError(t, await dead.ask(`${jobs}?code=canary`, { headers: { authorization } }), 503, 'service-unavailable')
      if (name === 'nginx') t.match(logs(), `"GET ${jobs} HTTP/1.1" 200`)
      t.notMatch(logs() + dead.logs(), /canary|[?&]limit=|unknown=x|Bearer/)
    })

    await t.test('K7: a restart loses no request, and a repeated change is made once', async (t) => {
      const { server, dataDir } = await givenServers(t)
      const first = await server()
      const proxy = await startProxy(t, program, [first.port])
      const { statuses } = await underLoad(t, proxy, dataDir, first.restart)
      t.comment(`figure: a restart of the only server behind ${name}, requests by status: ${JSON.stringify(statuses)}`)
    })

    // Caddy 2.6 does not repeat a request with a body, even if no server has received it.
    const single = embedded || (name === 'caddy' && 'answers 503 to changes')
    await t.test('K7: with two servers, a restart of each in turn is not noticed', { skip: single }, async (t) => {
      const { server, dataDir } = await givenServers(t)
      const servers = [await server(), await server()]
      const proxy = await startProxy(
        t,
        program,
        servers.map((each) => each.port),
      )
      const { statuses, refused } = await underLoad(t, proxy, dataDir, async () => {
        for (const each of servers) await each.restart()
      })
      t.comment(`figure: restarts of two servers in turn behind ${name}, requests by status: ${JSON.stringify(statuses)}`)
      const told = [proxy.logs(), ...servers.map((each) => each.output())].join('\n').split('\n')
      for (const id of refused) t.comment(told.filter((line) => line.includes(id)).join('\n'))
      t.strictSame(Object.keys(statuses), ['200', '201'])
    })
  })
}

/** Servers on one database with the demo, each of which can be restarted at its port. */
async function givenServers(t: Test) {
  const settings = { MODE: 'development', TRUST_PROXY: 'true', RATE_LIMIT_ACCOUNT: '1000000', ...(await givenDatabase(t)) }
  const server = async () => {
    const port = await freePort()
    const start = () => startServer(t, { ...settings, PORT: String(port) }, ['--demo'])
    let started = await start()
    let earlier = ''
    const restart = async () => {
      t.equal(await started.stop(), 0)
      earlier += started.output()
      started = await start()
    }
    return { port, restart, output: () => earlier + started.output() }
  }
  return { server, dataDir: settings.DATA_DIR }
}

/**
 * Eight clients read and create candidates during `work`, each candidate with a key of its own, and repeat what was refused. Returns how many
 * requests had each status, and the ids of those that were refused: an incomplete response fails the test, and so does a candidate that was
 * lost or created twice.
 */
async function underLoad(t: Test, proxy: Proxy, dataDir: string, work: () => Promise<void>) {
  const demo = `Bearer ${readFileSync(`${dataDir}/demo-token`, 'utf8').trim()}`
  const statuses: Record<string, number> = {}
  const refused: string[] = []
  const send = async (path: string, asked: Asked = {}) => {
    const answer = await proxy.ask(path, { ...asked, headers: { authorization: demo, ...asked.headers } })
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if ([200, 201].includes(answer.status)) return answer
    t.match(answer, { status: /^(409|503)$/, headers: { 'retry-after': /^\d+$/ } }, answer.text)
    refused.push(String(answer.headers['x-request-id']))
    return answer
  }
  const { shortcode } = JSON.parse((await send(`${jobs}?limit=1`)).text).jobs[0]
  const created = new Set<string>()
  let isOver = false
  const client = async (own: number) => {
    for (let at = 0; !isOver; at++) {
      const candidate = { name: `Client ${own}-${at}`, email: `client-${own}-${at}@example.test` }
      const asked = { method: 'POST', body: JSON.stringify({ candidate }), headers: { 'idempotency-key': candidate.email } }
      while ((await send(candidatesOf(shortcode), asked)).status !== 201) await sleep(50)
      created.add(candidate.name)
      await send(`${jobs}?limit=5`)
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, (_, own) => client(own)))
  const more = (count: number) => until(`${count} candidates`, () => created.size >= count, { seen: () => [created.size, statuses] })
  try {
    await more(50)
    await work()
    await more(created.size + 50)
  } finally {
    isOver = true
    await clients
  }
  const names: string[] = []
  for (let next = `${candidatesOf(shortcode)}?limit=100`; next;) {
    const { candidates, paging } = JSON.parse((await send(next)).text)
    names.push(...candidates.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith('Client ')))
    next = paging?.next ? paging.next.slice(new URL(paging.next).origin.length) : ''
  }
  t.strictSame(names.toSorted(), [...created].toSorted())
  return { statuses, refused }
}
