// spindle keys: creates keys for SECRET_KEYS, and replaces those that seal stored secrets while a server runs.
import t from 'tap'
import { startServer } from './fixtures/process.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'
import { spindleHere, spindleWith } from './fixtures/spindle.ts'

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
  const code = new URLSearchParams({
    client_id,
    client_secret,
    grant_type: 'authorization_code',
    code: 'none',
    redirect_uri: 'https://a.example',
  })
  t.match(await (await fetch(`${first.origin}/oauth/token`, { method: 'POST', body: code })).json(), { error: 'invalid_grant' })
  const secret = (await caller.get(`/subscriptions/${body.id}/secret`)).body
  t.equal(await first.stop(), 0)

  const second = await start(`${b},${a}`)
  const rotated = await spindle('keys rotate')
  t.match(rotated, {
    code: 0,
    out: /^Every stored secret is sealed with b: 3 were sealed anew\. Links to files need a until \S+Z: then take it out of SECRET_KEYS\.\n$/,
  })
  t.match(await spindle.json('keys rotate'), { key: 'b', resealed: 0, old: ['a'], until: /Z$/ })
  t.strictSame((await callerAt(second.origin)(token).get(`/subscriptions/${body.id}/secret`)).body, secret)
  t.equal(await second.stop(), 0)

  const third = await start(b)
  t.strictSame((await callerAt(third.origin)(token).get(`/subscriptions/${body.id}/secret`)).body, secret)
  t.equal(await third.stop(), 0)
  t.match(await spindleHere(given)('keys rotate'), { code: 1, err: /^SECRET_KEYS is not set: give this command/ })
  t.match(await spindleHere({ ...given, SECRET_KEYS: b }).json('keys rotate'), { key: 'b', resealed: 0, old: [] })
  t.match(await spindleHere({ ...given, SECRET_KEYS: a })('keys rotate'), { code: 1, err: /^SECRET_KEYS lacks the key b/ })
})
