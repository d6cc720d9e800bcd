// The server as a program: how it starts, which configurations it refuses, and that a stop loses nothing.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import { Agent, get, type ClientRequest } from 'node:http'
import { availableParallelism } from 'node:os'
import t from 'tap'
import { configOf } from '../src/config.ts'
import { kinds } from '../src/environment.ts'
import { runServer, shared, spawnServer, startServer } from './fixtures/process.ts'
import { isProof } from './fixtures/proof.ts'
import { givenBareDatabase, givenDatabase } from './fixtures/server.ts'
import { until, within } from './fixtures/wait.ts'
import release from '../package.json' with { type: 'json' }

const embeddedOnly = process.env.DATABASE_URL ? 'is about the embedded database' : false
const serverOnly = process.env.DATABASE_URL ? false : 'is about a database server'
const key = `a:${'A'.repeat(43)}=`

t.test('the first start stores the demo, and the README’s first request returns its jobs', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenBareDatabase(t)
  const started = await startServer(t, { MODE: 'development', DATA_DIR })
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, command] =
    /^\s*(curl -H "Authorization: Bearer \$\(cat \.data\/demo-token\)" http:\/\/localhost:3000\/spi\/v3\/jobs)$/m.exec(readme) ?? []
  t.ok(command, 'the README has the request, verbatim')
  const here = (command ?? '').replace('.data/', `${DATA_DIR}/`).replace('http://localhost:3000', started.origin)
  const { jobs, paging } = JSON.parse(execFileSync('bash', ['-c', here], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  t.equal(jobs.length, 50)
  t.ok(paging.next)
  t.match(started.output(), `"token":"${DATA_DIR}/demo-token","msg":"The demo data is ready"`)

  const { login } = JSON.parse(readFileSync(`${DATA_DIR}/demo.json`, 'utf8')).accounts[0] as { login: { email: string; password: string } }
  const page = await (await fetch(`${started.origin}/sign-in`)).text()
  for (const text of [login.email, login.password]) t.ok(page.includes(`<code>${text}</code>`), 'the sign-in page names the demo’s sign-in')

  const second = await runServer({ MODE: 'development', DATA_DIR })
  t.equal(second.code, 1, 'a second process on the same directory is refused')
  t.match(second.output, DATA_DIR)
  t.equal((await fetch(`${started.origin}/health`)).status, 200, 'and the first is unharmed')
  t.equal(await started.stop(), 0)
})

t.test('a new data directory is closed to other users, and a start warns of an open one', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenBareDatabase(t)
  const environment = { MODE: 'development', DATA_DIR: `${DATA_DIR}/new` }
  const first = await startServer(t, environment)
  t.equal(await first.stop(), 0)
  for (const path of ['', '/postgres']) t.equal((statSync(environment.DATA_DIR + path).mode & 0o777).toString(8), '700', path)
  t.notMatch(first.output(), 'is open to other users')
  chmodSync(environment.DATA_DIR, 0o750)
  const second = await startServer(t, environment)
  t.match(second.output(), /"level":40,[^\n]*"msg":"DATA_DIR: \S+ is open to other users of this machine \(mode 750\): chmod 700/)
  t.equal(await second.stop(), 0)
})

/** A module that has the server print the URL of each module that it loads. */
const tellLoads = `
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => next((console.log('loaded', url), url), context) })
`
/** Returns the option that runs a module before the server. */
const preload = (module: string) => `--import=data:text/javascript,${encodeURIComponent(module)}`

t.test('a start loads nothing that only some requests need', async (t) => {
  const started = await startServer(t, { MODE: 'development', NODE_OPTIONS: preload(tellLoads), ...(await givenDatabase(t)) }, ['--demo'])
  t.equal((await fetch(`${started.origin}/health`)).status, 200)
  t.equal(await started.stop(), 0)
  const [loaded] = started.output().split('Spindle listens at') as [string]
  t.match(loaded, '/node_modules/fastify/')
  for (const name of [
    'undici',
    '@node-oauth/oauth2-server',
    'sanitize-html',
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
  ])
    t.notMatch(loaded, `/node_modules/${name}/`, name)
  for (const path of ['generated/openapi-3', 'src/pages/console/console.ts', 'src/pages/settings/settings.ts'])
    t.notMatch(loaded, path, path)
})

t.test('what a start does not wait for is loaded soon after it, with requests answered in between', async (t) => {
  const tellTurns = `setInterval(() => console.log('next turn'), 5).unref()`
  const started = await startServer(t, { MODE: 'development', NODE_OPTIONS: preload(tellLoads + tellTurns), ...(await givenDatabase(t)) })
  const loaded = () => started.output().split('Spindle listens at')[1] ?? ''
  await until('the last library to be loaded', () => loaded().includes('/node_modules/sanitize-html/'))
  t.equal(await started.stop(), 0)
  const turns = loaded().split('next turn')
  const names = [
    'node_modules/undici',
    'node_modules/@node-oauth/oauth2-server',
    'src/pages/console/console.ts',
    'node_modules/sanitize-html',
  ]
  const at = names.map((name) => turns.findIndex((turn) => turn.includes(`/${name}`)))
  t.strictSame(
    at,
    [...new Set(at)].toSorted((one, other) => one - other),
    names.join(', '),
  )
})

t.test('the log has only JSON lines, from the start to the stop', async (t) => {
  const { child, output } = spawnServer({ PORT: '0', MODE: 'development', ...(await givenDatabase(t)) }, ['--demo'])
  t.teardown(() => child.kill('SIGKILL'))
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  const [origin] = await until('the server to listen', () => /http:\/\/localhost:\d+/.exec(/.*Spindle listens.*/.exec(text)?.[0] ?? ''), {
    seen: output,
  })
  await fetch(`${origin}/health`)
  await fetch(`${origin}/%zz?canary`)
  child.kill('SIGTERM')
  await once(child, 'close')
  const lines = text.split('\n').slice(0, -1)
  t.match(
    lines.map((line) => JSON.parse(line)),
    [
      { msg: 'Spindle starts', release: release.version, mode: 'development', workers: 1 },
      { msg: /^Server listening at/ },
      { msg: 'The demo data is ready', token: /demo-token$/ },
      { msg: `Spindle listens at ${origin}`, address: origin, api: `${origin}/spi/v3`, portal: `${origin}/docs` },
      { msg: 'answered', operation: 'health', status: 200 },
      { msg: 'answered', operation: 'none', status: 400, code: 'request-malformed', reqId: /./ },
      { msg: /^Spindle is stopping/, signal: 'SIGTERM' },
      { msg: 'Spindle has stopped' },
    ],
  )
  t.equal(lines.length, 8)
})

t.test('on a terminal, the start and the requests are told in words', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const child = spawn('script', ['-qefc', `exec ${process.execPath} src/main.ts`, '/dev/null'], {
    env: { ...shared, MODE: 'development', PORT: '0', DATA_DIR, NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  const [, origin = ''] = await until('the server to listen', () => /Spindle listens at (http:\S+)\/spi\/v3, its portal/.exec(text))
  t.match(text, `  curl -H "Authorization: Bearer $(cat ${DATA_DIR}/demo-token)" ${origin}/spi/v3/jobs\r\n`)
  await fetch(`${origin}/health`)
  await until(
    'the request to be logged',
    () => /^\d\d:\d\d:\d\d info {2}answered reqId=\S+ operation=health status=200 ms=[\d.]+\r$/m.test(text),
    {
      seen: () => text,
    },
  )
  // Ctrl-C
  child.stdin.write('\x03')
  await once(child, 'close')
  t.match(text, /info {2}Spindle has stopped ms=\d+/)
  t.notMatch(text, '{"')
})

const stops = isProof ? 100 : 5

t.test(`K7: ${stops} stops under load lose no request that arrived before`, async (t) => {
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, RATE_LIMIT_ACCOUNT: '1000000', ...(DATABASE_URL && { DATABASE_URL }) }
  let longest = 0
  let waited = 0
  for (let stop = 0; stop < stops; stop++) {
    const started = await startServer(t, environment, ['--demo'])
    const token = readFileSync(`${DATA_DIR}/demo-token`, 'utf8').trim()
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    let answered = 0
    const underWay = new Set<ClientRequest>()
    const lost = new Set<ClientRequest>()
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const headers = { authorization: `Bearer ${token}` }
        const request = get(`${started.origin}/spi/v3/jobs?limit=5`, { agent, headers })
        underWay.add(request)
        const end = (isAnswered: boolean) => {
          if (!isAnswered) lost.add(request)
          underWay.delete(request)
          resolve(isAnswered)
        }
        request.once('error', () => end(false))
        request.once('response', (response) => {
          response.once('error', () => end(false))
          response.resume().once('end', () => end(response.statusCode === 200))
        })
      })
    const client = async () => {
      while (await ask()) answered++
    }
    const clients = Array.from({ length: 20 }, client)
    await until('200 answers', () => answered >= 200, { seen: () => answered })
    // Requests whose bytes the kernel had accepted before the signal: a connection to the running server carries them.
    const sent = [...underWay].filter(({ socket, writableFinished }) => writableFinished && socket && !socket.connecting)
    const before = performance.now()
    t.equal(await started.stop(), 0, started.output())
    longest = Math.max(longest, performance.now() - before)
    await within('every client to be refused', Promise.all(clients), { seen: () => answered })
    agent.destroy()
    waited += sent.length
    t.same(sent.filter((request) => lost.has(request)).length, 0, `of ${sent.length} that waited for an answer none is lost`)
    const lines = started.output()
    t.match(lines, /Spindle is stopping: it accepts no new connections and answers the requests in progress/)
    t.match(lines, /"ms":\d+,"msg":"Spindle has stopped"/)
  }
  t.ok(longest < 5000, `the longest stop took ${Math.round(longest)} ms`)
  t.ok(waited >= stops, `${waited} requests waited for an answer`)
  t.comment(`figure: ${stops} stops with 20 clients: ${waited} requests under way, 0 lost; the longest took ${Math.round(longest)} ms`)
})

t.test('a start that takes longer than the connection timeout still reaches its database', { skip: serverOnly }, async (t) => {
  const environment = { MODE: 'development', ...((await givenDatabase(t)) as Record<string, string>) }
  // Blocks the event loop for 4 s as soon as the first connection is being made.
  const slowly = `import net from 'node:net'
    const { connect } = net
    net.connect = (...given) => {
      net.connect = connect
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000))
      return connect(...given)
    }`
  const started = await startServer(t, { ...environment, NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(slowly)}"` })
  t.equal((await fetch(`${started.origin}/health`)).status, 200)
  t.equal(await started.stop(), 0)
})

t.test('an invalid value ends the start with one sentence', async (t) => {
  const { output, code } = await runServer({ MODE: 'development', PORT: 'three thousand' })
  t.equal(code, 1)
  t.match(output, /^PORT is "three thousand", but it must be a port number from 0 to 65535\.\n$/)
})

t.test('configuration: each variable has a default, and an invalid value is refused by the variable’s name', (t) => {
  const config = configOf({ MODE: 'development', HOST: '' })
  t.match(config, {
    host: '127.0.0.1',
    port: 3000,
    baseDomain: 'localhost',
    dataDir: '.data',
    limits: { account: 10, oauth: 50, partner: 50, address: 100 },
    limitStore: 'memory',
    trustProxy: false,
    workers: 1,
  })
  t.throws(() => configOf({}), /SECRET_KEYS is not set/, 'production is the default and needs keys')
  t.match(configOf({ SECRET_KEYS: key }), { mode: 'production', refuseViolations: false })
  t.equal(configOf({ SECRET_KEYS: key, CONTRACT_VIOLATIONS: 'refuse' }).refuseViolations, true)
  t.equal(configOf({ MODE: 'development', CONTRACT_VIOLATIONS: 'report' }).refuseViolations, true, 'development refuses all')
  for (const list of ['10.0.0.0/8,203.0.113.7', '::1', '2001:db8::/32'])
    t.equal(configOf({ MODE: 'development', TRUST_PROXY: list }).trustProxy, list)
  for (const list of ['10.0.0.0/33', '10.0.0.0/', '::1/129', '203.0.113.7,', 'proxy.example'])
    t.throws(() => configOf({ MODE: 'development', TRUST_PROXY: list }), /TRUST_PROXY is .* must be false, true, or/)
  const wrong: Record<string, string> = {
    MODE: 'test',
    PORT: '70000',
    PUBLIC_URL: 'https://example.com/path',
    TRUST_PROXY: 'perhaps',
    ALLOW_PRIVATE_TARGETS: 'constructor',
    METRICS_PORT: ' ',
    BASE_DOMAIN: 'Example.com',
    DATABASE_URL: 'mysql://localhost',
    SECRET_KEYS: 'secret',
    CONTRACT_VIOLATIONS: 'ignore',
    LOG_LEVEL: 'loud',
    SUNSET: '2027-02-31',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'nobody',
    RATE_LIMIT_ACCOUNT: '0',
    RATE_LIMIT_ADDRESS: '-1',
    RATE_LIMIT_OAUTH: 'many',
    RATE_LIMIT_PARTNER: '1.5',
    RATE_LIMIT_STORE: 'redis',
    COMPAT: 'families',
    DELIVERY_SCHEDULE: '0,,5',
    WORKERS: '0',
  }
  for (const [name, value] of Object.entries(wrong)) {
    t.throws(() => configOf({ MODE: 'development', [name]: value }), { message: new RegExp(`^${name} .*\\.$`) }, name)
  }
  t.throws(
    () => configOf({ MODE: 'development', SECRET_KEYS: 'canary' }),
    { message: /^SECRET_KEYS must be (?!.*canary)/ },
    'a secret is not shown',
  )
  t.throws(() => configOf({ SECRET_KEYS: `${key},${key}` }), { message: /^SECRET_KEYS has two keys a: give each a name of its own/ })
  t.end()
})

t.test('configuration: the documentation lists each variable with its default', (t) => {
  const page = readFileSync(new URL('../generated/configuration.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`--[a-z-]+`|none) \| (?:`([^`]*)`|none) \|/gm)].map(
    ([, name = '', text]) => [name, text] as const,
  )
  t.strictSame(rows.map(([name]) => name).toSorted(), Object.keys(kinds).toSorted())
  for (const [name, text = ''] of rows) {
    const kind: { readonly parse: (text: string) => unknown; readonly usual?: unknown } = kinds[name as keyof typeof kinds]
    if ('usual' in kind) t.equal(kind.parse(text), kind.usual, name)
  }
  t.end()
})

t.test('configuration: mail needs a server, a sender and the public address', (t) => {
  const of = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment })
  const whole = {
    SMTP_URL: 'smtp://user:p%40ss@mail.example.com:2525',
    MAIL_FROM: 'Spindle <a@example.com>',
    PUBLIC_URL: 'https://example.com',
  }
  t.strictSame(of(whole).mail, { url: whole.SMTP_URL, from: whole.MAIL_FROM })
  t.equal(of({ MAIL_FROM: 'a@example.com' }).mail, undefined)
  for (const SMTP_URL of ['smtps://mail.example.com', 'smtp://127.0.0.1:25/', 'smtp://[::1]:25', 'smtps://key@mail.example.com:465'])
    t.equal(of({ ...whole, SMTP_URL }).mail?.url, SMTP_URL)
  t.throws(() => of({ ...whole, MAIL_FROM: '' }), { message: /^MAIL_FROM is not set: with SMTP_URL it must be an e-mail address/ })
  t.throws(() => of({ ...whole, PUBLIC_URL: '' }), {
    message: /^PUBLIC_URL is not set: with SMTP_URL, since messages contain links, it must be/,
  })
  const servers = [
    'http://mail.test',
    'smtp://',
    'smtp://mail.test/path',
    'smtp://a:b:canary@mail.test',
    'smtp://%ff:canary@mail.test',
    'smtp://h:99999',
  ]
  for (const SMTP_URL of servers) t.throws(() => of({ ...whole, SMTP_URL }), { message: /^SMTP_URL must be (?!.*canary).*\.$/ }, SMTP_URL)
  for (const MAIL_FROM of [
    'Spindle',
    'a@b@c',
    'A <a@example.com',
    'a@example.com, b@example.com',
    'A, B <a@example.com>',
    'A <a@example.com>\nBcc: b@example.com',
  ])
    t.throws(() => of({ ...whole, MAIL_FROM }), { message: /^MAIL_FROM is / }, MAIL_FROM)
  t.end()
})

t.test('configuration: a standby follows a server', (t) => {
  const of = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment })
  const [DATABASE_URL, REPLICA_URL] = ['postgres://db1/spindle', 'postgres://db2/spindle']
  t.strictSame(of({ DATABASE_URL, REPLICA_URL }).replica, { url: REPLICA_URL, lagMs: 1000 })
  t.strictSame(of({ DATABASE_URL, REPLICA_URL, REPLICA_LAG: '0.5' }).replica, { url: REPLICA_URL, lagMs: 500 })
  t.equal(of({ DATABASE_URL }).replica, undefined)
  t.throws(() => of({ REPLICA_URL }), {
    message: 'REPLICA_URL is set, but DATABASE_URL is not: set it to the Postgres server that the standby follows.',
  })
  for (const REPLICA_LAG of ['0', '0.2', '61', '-1', '1s'])
    t.throws(() => of({ DATABASE_URL, REPLICA_URL, REPLICA_LAG }), { message: /^REPLICA_LAG is ".*", but it must be a number of seconds/ })
  t.end()
})

t.test('configuration: a pooler needs the direct address of its server', (t) => {
  const of = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment })
  const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://localhost:6432/spindle', 'postgres://localhost/spindle']
  t.match(of({ DATABASE_URL, DATABASE_POOLED: '1', DATABASE_DIRECT_URL }), { databaseUrl: DATABASE_URL, directUrl: DATABASE_DIRECT_URL })
  t.equal(of({ DATABASE_URL, DATABASE_POOLED: '0' }).directUrl, undefined)
  t.throws(() => of({ DATABASE_URL, DATABASE_POOLED: '1' }), {
    message: 'DATABASE_POOLED is set, but DATABASE_DIRECT_URL is not: set it to the Postgres server itself.',
  })
  t.throws(() => of({ DATABASE_URL, DATABASE_DIRECT_URL }), {
    message: 'DATABASE_DIRECT_URL is set, but DATABASE_POOLED is not: set both, or only DATABASE_URL.',
  })
  t.throws(() => of({ DATABASE_POOLED: '1', DATABASE_DIRECT_URL }), {
    message: 'DATABASE_POOLED is set, but DATABASE_URL is not: set it to the pooler.',
  })
  t.throws(() => of({ DATABASE_URL, DATABASE_POOLED: '1', DATABASE_DIRECT_URL: DATABASE_URL }), {
    message: 'DATABASE_DIRECT_URL is the same as DATABASE_URL: set it to the Postgres server behind the pooler.',
  })
  t.end()
})

t.test('configuration: several workers need a database server and count requests in it', (t) => {
  const of = (environment: Record<string, string>) => configOf({ MODE: 'development', ...environment })
  const DATABASE_URL = 'postgres://localhost/spindle'
  t.match(of({ WORKERS: '3', DATABASE_URL }), { workers: 3, limitStore: 'postgres' })
  t.match(of({ WORKERS: '1', DATABASE_URL }), { workers: 1, limitStore: 'memory' })
  t.equal(of({ WORKERS: 'auto', DATABASE_URL }).workers, availableParallelism())
  t.match(of({ WORKERS: 'auto', RATE_LIMIT_STORE: 'memory' }), { workers: 1, limitStore: 'memory' }, 'an embedded database has one process')
  t.throws(() => of({ WORKERS: '2' }), {
    message: 'WORKERS is "2", but only one process can use the embedded database: set DATABASE_URL to a Postgres server, or WORKERS to 1.',
  })
  t.throws(() => of({ WORKERS: '2', DATABASE_URL, RATE_LIMIT_STORE: 'memory' }), {
    message: 'RATE_LIMIT_STORE is "memory", but 2 workers count requests together: leave it unset, or set it to postgres.',
  })
  for (const WORKERS of ['0', '1000', '1.5', 'all', '-1']) {
    t.throws(() => of({ WORKERS, DATABASE_URL }), { message: /^WORKERS is ".*", but it must be a whole number from 1 to 999, or auto/ })
  }
  t.end()
})
