// spindle keys: creates keys for SECRET_KEYS, and replaces those that seal stored secrets while a server runs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { codeIn, stepAt } from '../src/access/totp.ts'
import { openDatabase } from '../src/db/client.ts'
import { startServer, startTwo } from './fixtures/process.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'
import { spindleHere, spindleWith } from './fixtures/spindle.ts'
import { keyIn } from './fixtures/totp.ts'
import { until } from './fixtures/wait.ts'
import { hiddenIn, personAt, valueOf } from './fixtures/web.ts'

const keyOf = (name: string, fill: number) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`

t.test('a new key is printed alone, and a server takes it', async (t) => {
  const spindle = spindleWith({})
  const { code, out, err } = await spindle('keys create')
  t.equal(code, 0)
  t.match(out, /^key-\d{14}:[A-Za-z0-9+/]{43}=\n$/)
  t.match(err, /^Put it first in SECRET_KEYS/)
  t.not((await spindle('keys create')).out, out)
  t.match(await spindle('keys create --name b:c'), { code: 2, out: '', err: /--name cannot be "b:c"/ })
  const started = await startServer(t, { ...(await givenDatabase(t)), SECRET_KEYS: (await spindle.json('keys create --name one')).key })
  t.equal(await started.stop(), 0)
})

t.test('P7: a key is replaced while a server runs, and the old one is not needed afterwards', async (t) => {
  const given = (await givenDatabase(t)) as Record<string, string>
  const start = (SECRET_KEYS: string) =>
    startServer(t, { ...given, SECRET_KEYS, COMPAT: 'family', ALLOW_PRIVATE_TARGETS: '1', RATE_LIMIT_ACCOUNT: '1000' })
  const [a, b] = [keyOf('a', 1), keyOf('b', 2)]
  const spindle = spindleHere({ ...given, SECRET_KEYS: `${b},${a}` })

  // Each secret that is stored: of a subscription, before and after it was replaced, the token that created it, and a client's.
  const first = await start(a)
  await spindle.json('accounts create --subdomain acme --name Acme')
  const { token } = await spindle.json('tokens create --account acme --name CI --scopes all')
  const { client_id, client_secret } = await spindle.json('apps create --name Sync --redirect https://sync.example.com/callback')
  const caller = callerAt(first.origin)(token)
  const { body } = await caller.post('/subscriptions', { target: 'http://127.0.0.1:1/hook', event: 'candidate_created' })
  t.equal((await caller.post(`/subscriptions/${body.id}/secret/rotate`)).status, 200)
  const exchange = new URLSearchParams({
    client_id,
    client_secret,
    grant_type: 'authorization_code',
    code: 'none',
    redirect_uri: 'https://a.example',
  })
  t.match(await (await fetch(`${first.origin}/oauth/token`, { method: 'POST', body: exchange })).json(), { error: 'invalid_grant' })
  const secret = (await caller.get(`/subscriptions/${body.id}/secret`)).body
  const login = { email: 'ada@acme.example', password: 'a password of many letters' }
  await spindle.json(`members add --account acme --name Ada --role admin --email ${login.email}`)
  const { link } = await spindle.json(`members reset-link ${login.email} --account acme`)
  const member = personAt(first)
  const { pathname, search } = new URL(link)
  await member.submit(pathname + search, '/reset-password', { name: 'Ada', password: login.password })
  await member.signIn(login.email, login.password)
  const setUp = await member.get('/settings/sign-in/set-up')
  const key = keyIn(valueOf(setUp.text, 'key'))
  const code = (steps: number) => codeIn(key, stepAt(Date.now()) + steps)
  const confirming = { ...hiddenIn(setUp.text, '/settings/sign-in/set-up'), code: code(-1) }
  t.match((await member.post('/settings/sign-in/set-up', confirming)).words, 'Second factor set up')
  t.equal(await first.stop(), 0)

  const second = await start(`${b},${a}`)
  const rotated = await spindle('keys rotate')
  t.match(rotated, {
    code: 0,
    out: /^Every stored secret is sealed with b: 4 were sealed anew\. Links to files need a until \S+Z: then take it out of SECRET_KEYS\.\n$/,
  })
  t.match(await spindle.json('keys rotate'), { key: 'b', resealed: 0, old: ['a'], until: /Z$/ })
  t.strictSame((await callerAt(second.origin)(token).get(`/subscriptions/${body.id}/secret`)).body, secret)
  t.equal(await second.stop(), 0)

  const third = await start(b)
  t.strictSame((await callerAt(third.origin)(token).get(`/subscriptions/${body.id}/secret`)).body, secret)
  const later = personAt(third)
  t.match(await later.signIn(login.email, login.password), { status: 303, location: /^\/sign-in\/code/ })
  t.match(await later.submit('/sign-in/code', '/sign-in/code', { code: code(1) }), { status: 303, location: '/settings' })
  t.equal(await third.stop(), 0)
  t.match(await spindleHere(given)('keys rotate'), { code: 1, err: /^SECRET_KEYS is not set: give this command/ })
  t.match(await spindleHere({ ...given, SECRET_KEYS: b }).json('keys rotate'), { key: 'b', resealed: 0, old: [] })
  t.match(await spindleHere({ ...given, SECRET_KEYS: a })('keys rotate'), { code: 1, err: /^SECRET_KEYS lacks the key b/ })
})

t.test('P7: a key is replaced in a file while servers run under load, and nothing fails', async (t) => {
  const given = (await givenDatabase(t)) as Record<string, string>
  const { DATA_DIR = '', DATABASE_URL } = given
  const [a, b] = [keyOf('a', 1), keyOf('b', 2)]
  const path = join(DATA_DIR, 'keys')
  const write = (...keys: string[]) => writeFileSync(path, keys.join('\n'))
  write(a)
  const environment = { ...given, SECRET_KEYS_FILE: path, ALLOW_PRIVATE_TARGETS: '1', RATE_LIMIT_ACCOUNT: '1000000' }
  const servers = DATABASE_URL ? await startTwo(t, environment) : [await startServer(t, environment)]
  const spindle = spindleHere(environment)
  await spindle.json('accounts create --subdomain acme --name Acme')
  const { token } = await spindle.json('tokens create --account acme --name CI --scopes all')
  const callers = servers.map(({ origin }) => callerAt(origin)(token))
  const all = (what: string) =>
    until(what, () => servers.every(({ output }) => output().includes(what)), { seen: () => servers.map(({ output }) => output()) })

  // Each client replaces a secret at one server and reads it at every server.
  let isOver = false
  let rotations = 0
  const secrets = new Map<string, string>()
  const client = async (number: number) => {
    const caller = callers[number % callers.length]!
    const { body } = await caller.post('/subscriptions', { target: `http://127.0.0.1:1/${number}`, event: 'candidate_created' })
    while (!isOver) {
      const rotated = await caller.post(`/subscriptions/${body.id}/secret/rotate`)
      secrets.set(body.id, rotated.body.secret)
      const read = await Promise.all(callers.map((one) => one.get(`/subscriptions/${body.id}/secret`)))
      const seen = [rotated, ...read].map(({ status, body }) => `${status} ${body.secret}`)
      if (new Set(seen).size > 1 || rotated.status !== 200) throw new Error(seen.join(', '))
      rotations++
    }
  }
  const load = Promise.all(Array.from({ length: 4 }, (_, number) => client(number)))
  const goesOn = async () => {
    const before = rotations
    await Promise.race([load, until('the load to go on', () => rotations > before + 20, { seen: () => rotations })])
  }
  await goesOn()

  write('garbage')
  await all('must be a comma-separated list')
  write(b)
  await all('lacks the key a')
  await goesOn()
  write(b, a)
  t.match(await spindle.json('keys rotate'), { key: 'b', old: ['a'] })
  await goesOn()
  write(b)
  if (DATABASE_URL) {
    const database = await openDatabase({ databaseUrl: DATABASE_URL })
    t.teardown(() => database.close())
    const held = () => database.execute('select secret_keys from processes where ended_at is null', [])
    await until('the servers to drop the key', async () => (await held()).every(({ secret_keys }) => String(secret_keys) === 'b'), {
      seen: held,
    })
  } else t.match(await spindle.json('keys rotate'), { key: 'b', old: [], resealed: 0 })
  await goesOn()
  isOver = true
  await load
  for (const server of servers) t.equal(await server.stop(), 0)

  const later = await startServer(t, environment)
  for (const [id, secret] of secrets) t.equal((await callerAt(later.origin)(token).get(`/subscriptions/${id}/secret`)).body.secret, secret)
  t.equal(secrets.size, 4)
  t.equal(await later.stop(), 0)
})

t.test(
  'P7: a key that one server lacks seals nothing until it has it',
  { skip: process.env.DATABASE_URL ? false : 'is about a database server' },
  async (t) => {
    const given = (await givenDatabase(t)) as Record<string, string>
    const [a, b] = [keyOf('a', 1), keyOf('b', 2)]
    const environment = { ...given, ALLOW_PRIVATE_TARGETS: '1', RATE_LIMIT_ACCOUNT: '1000000' }
    const start = (SECRET_KEYS: string) => startServer(t, { ...environment, SECRET_KEYS })
    const first = await start(a)
    const second = await start(`${b},${a}`)
    const spindle = spindleHere({ ...environment, SECRET_KEYS: `${b},${a}` })
    await spindle.json('accounts create --subdomain acme --name Acme')
    const { token } = await spindle.json('tokens create --account acme --name CI --scopes all')
    const subscription = { target: 'http://127.0.0.1:1/', event: 'candidate_created' }
    const { body } = await callerAt(second.origin)(token).post('/subscriptions', subscription)
    t.equal((await callerAt(first.origin)(token).get(`/subscriptions/${body.id}/secret`)).status, 200)
    t.match(await spindle('keys rotate'), { code: 1, err: /^2 running processes do not seal with b yet: put it first/ })
    t.equal(await first.stop(), 0)
    t.match(await spindle.json('keys rotate'), { key: 'b', resealed: 1, old: ['a'] })
    t.equal(await second.stop(), 0)
  },
)
