// The OAuth 2.0 authorization server: the whole flow, and everything it refuses (promise O2).
import t, { type Test } from 'tap'
import { mintToken } from '../src/access/tokenText.ts'
import { browserAt, givenOAuth, givenPkce, password, redirectUri } from './fixtures/oauth.ts'

const clock = { at: Date.now() }
const world = await givenOAuth(t, { now: () => clock.at })
const { client, post, exchangeForm, refreshForm, givenCode, givenTokens, authorizePath, origin } = world
const foreign = await world.givenClient()
const { execute } = world.application.database

// The limit of an address is per minute: every test has its own minute.
t.beforeEach(() => void (clock.at += 60_000))

type Fields = Record<string, string | undefined>
type Sent = { form: Fields | string; headers?: Record<string, string> }
const without = (form: Fields, name: string): Fields => ({ ...form, [name]: undefined })
const basic = (id: string, secret: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` })
const basicOnly = (form: Fields) => ({ ...form, client_id: undefined, client_secret: undefined })
const twice = (form: Fields, name: string) => {
  const text = new URLSearchParams(form as Record<string, string>).toString()
  return `${text}&${name}=${encodeURIComponent(form[name] ?? 'x')}`
}
const accounts = (token: string) => world.callerWith(token).get('/accounts')

function isOAuthAnswer(t: Test, { headers }: { headers: Headers }) {
  t.equal(headers.get('content-type'), 'application/json; charset=utf-8')
  t.equal(headers.get('cache-control'), 'no-store')
  t.equal(headers.get('pragma'), 'no-cache')
  t.notOk([...headers.keys()].some((name) => name.startsWith('access-control')))
}

t.test('the whole flow works: consent, code, tokens, a request, a refresh, a revocation', async (t) => {
  const page = await world.browser.get(authorizePath({ state: 'xyz' }))
  t.equal(page.status, 200)
  const { status, location = '', headers } = await world.browser.submit(page, '/oauth/authorize', { decision: 'allow' })
  t.equal(status, 303)
  t.equal(headers.get('cache-control')?.includes('public'), false)
  const { searchParams } = new URL(location)
  t.ok(location.startsWith(`${redirectUri}?`))
  t.strictSame([...searchParams.keys()].toSorted(), ['code', 'iss', 'state'])
  t.equal(searchParams.get('iss'), origin)
  t.equal(searchParams.get('state'), 'xyz')

  const given = await post('/oauth/token', exchangeForm(searchParams.get('code') as string))
  t.equal(given.status, 200)
  isOAuthAnswer(t, given)
  const { access_token: access, refresh_token: refresh, ...rest } = given.body
  t.strictSame(rest, { token_type: 'bearer', expires_in: 7200, scope: 'r_jobs w_members', created_at: Math.floor(clock.at / 1000) })
  t.match(access, /^hr_o_/)
  t.match(refresh, /^hr_r_/)
  t.equal((await accounts(access)).status, 200)

  const next = await post('/oauth/token', refreshForm(refresh))
  t.equal(next.status, 200)
  t.strictSame(Object.keys(next.body).toSorted(), Object.keys(given.body).toSorted())
  t.not(next.body.access_token, access)
  t.not(next.body.refresh_token, refresh)
  t.equal((await accounts(next.body.access_token)).status, 200)

  const gone = await post('/oauth/revoke', { client_id: client.clientId, client_secret: client.secret, token: next.body.refresh_token })
  t.equal(gone.status, 200)
  t.strictSame(gone.body, {})
  isOAuthAnswer(t, gone)
  for (const token of [access, next.body.access_token]) t.equal((await accounts(token)).status, 401)
  t.equal((await post('/oauth/token', refreshForm(next.body.refresh_token))).status, 401)

  const actions = await execute(
    `select action, actor_kind, actor_id, client, request_id is not null as asked from audit_log
      where account_id = $1 and action <> 'member_signed_in' order by id`,
    [world.account.id],
  )
  const by = { actor_kind: 'member', actor_id: world.member.id, client: `application:${client.id}`, asked: true }
  t.strictSame(
    [...actions],
    ['grant_given', 'token_issued', 'token_issued', 'grant_revoked'].map((action) => ({ action, ...by })),
  )
})

// --- O2: requests that the token endpoint refuses. A refused exchange consumes nothing: the correct one works afterwards.

type Case = { name: string; mutate: (form: Fields) => Fields | Sent; status: number; error: string; challenge?: boolean; basic?: boolean }
const pkce = givenPkce()
const json = { 'content-type': 'application/json' }
const codeCases: Case[] = [
  { name: 'no grant_type', mutate: (f) => without(f, 'grant_type'), status: 400, error: 'invalid_request' },
  { name: 'an empty grant_type', mutate: (f) => ({ ...f, grant_type: '' }), status: 400, error: 'invalid_request' },
  {
    name: 'password',
    mutate: (f) => ({ ...f, grant_type: 'password', username: 'a', password }),
    status: 400,
    error: 'unsupported_grant_type',
  },
  { name: 'client_credentials', mutate: (f) => ({ ...f, grant_type: 'client_credentials' }), status: 400, error: 'unsupported_grant_type' },
  { name: 'constructor as grant_type', mutate: (f) => ({ ...f, grant_type: 'constructor' }), status: 400, error: 'unsupported_grant_type' },
  {
    name: 'another case of grant_type',
    mutate: (f) => ({ ...f, grant_type: 'Authorization_Code' }),
    status: 400,
    error: 'unsupported_grant_type',
  },
  { name: 'no code', mutate: (f) => without(f, 'code'), status: 400, error: 'invalid_request' },
  { name: 'an empty code', mutate: (f) => ({ ...f, code: '' }), status: 400, error: 'invalid_request' },
  { name: 'an unknown code', mutate: (f) => ({ ...f, code: mintToken('code') }), status: 400, error: 'invalid_grant' },
  { name: 'garbage as code', mutate: (f) => ({ ...f, code: 'garbage' }), status: 400, error: 'invalid_grant' },
  { name: 'a code that is no text', mutate: (f) => ({ ...f, code: '\u0000' }), status: 400, error: 'invalid_grant' },
  { name: 'a code beyond ASCII', mutate: (f) => ({ ...f, code: 'é' }), status: 400, error: 'invalid_grant' },
  {
    name: 'a code with one character changed',
    mutate: (f) => ({ ...f, code: `${f.code?.slice(0, -1)}_` }),
    status: 400,
    error: 'invalid_grant',
  },
  { name: 'a code with a space', mutate: (f) => ({ ...f, code: `${f.code} ` }), status: 400, error: 'invalid_grant' },
  { name: 'a refresh token as code', mutate: (f) => ({ ...f, code: mintToken('refresh') }), status: 400, error: 'invalid_grant' },
  { name: 'no redirect_uri', mutate: (f) => without(f, 'redirect_uri'), status: 400, error: 'invalid_request' },
  {
    name: 'another redirect_uri',
    mutate: (f) => ({ ...f, redirect_uri: 'https://evil.example.test/' }),
    status: 400,
    error: 'invalid_grant',
  },
  { name: 'redirect_uri with a slash', mutate: (f) => ({ ...f, redirect_uri: `${redirectUri}/` }), status: 400, error: 'invalid_grant' },
  { name: 'no client', mutate: (f) => basicOnly(f), status: 401, error: 'invalid_client' },
  { name: 'no secret', mutate: (f) => without(f, 'client_secret'), status: 401, error: 'invalid_client' },
  {
    name: 'no secret, but a verifier',
    mutate: (f) => ({ ...without(f, 'client_secret'), code_verifier: pkce.verifier }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'no secret, but the right verifier',
    challenge: true,
    mutate: (f) => without(f, 'client_secret'),
    status: 401,
    error: 'invalid_client',
  },
  { name: 'an empty secret', mutate: (f) => ({ ...f, client_secret: '' }), status: 401, error: 'invalid_client' },
  { name: 'a wrong secret', mutate: (f) => ({ ...f, client_secret: mintToken('secret') }), status: 401, error: 'invalid_client' },
  {
    name: 'the secret in another case',
    mutate: (f) => ({ ...f, client_secret: f.client_secret?.toUpperCase() }),
    status: 401,
    error: 'invalid_client',
  },
  { name: "another client's secret", mutate: (f) => ({ ...f, client_secret: foreign.secret }), status: 401, error: 'invalid_client' },
  { name: 'the hash of the secret', mutate: (f) => ({ ...f, client_secret: '0'.repeat(64) }), status: 401, error: 'invalid_client' },
  { name: 'an unknown client', mutate: (f) => ({ ...f, client_id: 'unknown' }), status: 401, error: 'invalid_client' },
  { name: 'a client id with NUL', mutate: (f) => ({ ...f, client_id: '\u0000' }), status: 401, error: 'invalid_client' },
  { name: 'an over-long client id', mutate: (f) => ({ ...f, client_id: 'a'.repeat(5000) }), status: 401, error: 'invalid_client' },
  {
    name: "another client's own credentials",
    mutate: (f) => ({ ...f, client_id: foreign.clientId, client_secret: foreign.secret }),
    status: 400,
    error: 'invalid_grant',
  },
  { name: 'the public client', mutate: (f) => ({ ...basicOnly(f), client_id: 'docs' }), status: 400, error: 'invalid_grant' },
  { name: 'the public client with a secret', mutate: (f) => ({ ...f, client_id: 'docs' }), status: 401, error: 'invalid_client' },
  {
    name: 'Basic with a wrong secret',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: basic(client.clientId, 'wrong') }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic with an unknown client',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: basic('unknown', client.secret) }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic that is no base64',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: { authorization: 'Basic ???' } }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic without a colon',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: { authorization: `Basic ${Buffer.from('abc').toString('base64')}` } }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic with nothing',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: { authorization: 'Basic' } }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic with a bad percent sign',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: basic(client.clientId, '%zz') }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'Basic and the body, both right',
    mutate: (f) => ({ form: f, headers: basic(client.clientId, client.secret) }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'Basic right, the body wrong',
    mutate: (f) => ({ form: { ...f, client_secret: 'x' }, headers: basic(client.clientId, client.secret) }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'Basic and client_id of two clients',
    mutate: (f) => ({ form: { ...basicOnly(f), client_id: foreign.clientId }, headers: basic(client.clientId, client.secret) }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'a bearer token instead of credentials',
    mutate: (f) => ({ form: basicOnly(f), headers: { authorization: `Bearer ${mintToken('user')}` } }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'a challenge without a verifier',
    challenge: true,
    mutate: (f) => without(f, 'code_verifier'),
    status: 400,
    error: 'invalid_grant',
  },
  { name: 'an empty verifier', challenge: true, mutate: (f) => ({ ...f, code_verifier: '' }), status: 400, error: 'invalid_grant' },
  {
    name: 'a wrong verifier',
    challenge: true,
    mutate: (f) => ({ ...f, code_verifier: givenPkce().verifier }),
    status: 400,
    error: 'invalid_grant',
  },
  {
    name: 'the challenge as verifier',
    challenge: true,
    mutate: (f) => ({ ...f, code_verifier: pkce.challenge }),
    status: 400,
    error: 'invalid_grant',
  },
  {
    name: 'a short verifier',
    challenge: true,
    mutate: (f) => ({ ...f, code_verifier: 'a'.repeat(42) }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'a long verifier',
    challenge: true,
    mutate: (f) => ({ ...f, code_verifier: 'a'.repeat(129) }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'a verifier with other signs',
    challenge: true,
    mutate: (f) => ({ ...f, code_verifier: '+'.repeat(43) }),
    status: 400,
    error: 'invalid_request',
  },
  { name: 'a verifier without a challenge', mutate: (f) => ({ ...f, code_verifier: pkce.verifier }), status: 400, error: 'invalid_grant' },
  { name: 'grant_type twice', mutate: (f) => ({ form: twice(f, 'grant_type') }), status: 400, error: 'invalid_request' },
  { name: 'code twice', mutate: (f) => ({ form: twice(f, 'code') }), status: 400, error: 'invalid_request' },
  { name: 'redirect_uri twice', mutate: (f) => ({ form: twice(f, 'redirect_uri') }), status: 400, error: 'invalid_request' },
  { name: 'client_id twice', mutate: (f) => ({ form: twice(f, 'client_id') }), status: 400, error: 'invalid_request' },
  { name: 'client_secret twice', mutate: (f) => ({ form: twice(f, 'client_secret') }), status: 400, error: 'invalid_request' },
  {
    name: 'code_verifier twice',
    challenge: true,
    mutate: (f) => ({ form: twice(f, 'code_verifier') }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'an unknown field twice',
    mutate: (f) => ({ form: twice({ ...f, other: 'a' }, 'other') }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'a field that is not UTF-8',
    mutate: (f) => ({ form: `${new URLSearchParams(f as never)}&other=%ff` }),
    status: 400,
    error: 'invalid_request',
  },
  { name: 'nothing at all', mutate: () => ({ form: '' }), status: 401, error: 'invalid_client' },
  { name: 'JSON that is none', mutate: () => ({ form: '{', headers: json }), status: 400, error: 'invalid_request' },
  { name: 'JSON that is a list', mutate: () => ({ form: '[]', headers: json }), status: 400, error: 'invalid_request' },
  {
    name: 'JSON with a number',
    mutate: (f) => ({ form: JSON.stringify({ ...f, other: 1 }), headers: json }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'JSON with a list',
    mutate: (f) => ({ form: JSON.stringify({ ...f, code: [f.code] }), headers: json }),
    status: 400,
    error: 'invalid_request',
  },
  {
    name: 'JSON with a name twice',
    mutate: (f) => ({ form: JSON.stringify(f).replace('{', `{"code":"${mintToken('code')}",`), headers: json }),
    status: 400,
    error: 'invalid_request',
  },
  { name: 'a form that says it is JSON', mutate: (f) => ({ form: f, headers: json }), status: 400, error: 'invalid_request' },
  { name: 'plain text', mutate: (f) => ({ form: f, headers: { 'content-type': 'text/plain' } }), status: 415, error: 'invalid_request' },
  {
    name: 'a form in another charset',
    mutate: (f) => ({ form: f, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=latin1' } }),
    status: 415,
    error: 'invalid_request',
  },
  {
    name: 'a compressed form',
    mutate: (f) => ({ form: f, headers: { 'content-encoding': 'gzip' } }),
    status: 415,
    error: 'invalid_request',
  },
  { name: 'more than 64 KiB', mutate: (f) => ({ ...f, other: 'a'.repeat(65_536) }), status: 413, error: 'invalid_request' },
]
const refreshCases: Case[] = [
  { name: 'no refresh_token', mutate: (f) => without(f, 'refresh_token'), status: 400, error: 'invalid_request' },
  { name: 'refresh_token twice', mutate: (f) => ({ form: twice(f, 'refresh_token') }), status: 400, error: 'invalid_request' },
  { name: 'an unknown refresh token', mutate: (f) => ({ ...f, refresh_token: mintToken('refresh') }), status: 401, error: 'invalid_grant' },
  { name: 'garbage as refresh token', mutate: (f) => ({ ...f, refresh_token: 'garbage' }), status: 401, error: 'invalid_grant' },
  { name: 'a refresh token beyond ASCII', mutate: (f) => ({ ...f, refresh_token: 'é\u0000' }), status: 401, error: 'invalid_grant' },
  {
    name: 'an access token as refresh token',
    mutate: (f) => ({ ...f, refresh_token: mintToken('user') }),
    status: 401,
    error: 'invalid_grant',
  },
  {
    name: 'unknown, by Basic',
    mutate: (f) => ({ form: { ...basicOnly(f), refresh_token: mintToken('refresh') }, headers: basic(client.clientId, client.secret) }),
    status: 401,
    error: 'invalid_grant',
  },
  { name: 'a wrong secret', mutate: (f) => ({ ...f, client_secret: 'wrong' }), status: 401, error: 'invalid_client' },
  { name: 'no secret', mutate: (f) => without(f, 'client_secret'), status: 401, error: 'invalid_client' },
  {
    name: 'no secret, but a verifier',
    mutate: (f) => ({ ...without(f, 'client_secret'), code_verifier: pkce.verifier }),
    status: 401,
    error: 'invalid_client',
  },
  {
    name: 'a wrong secret by Basic',
    basic: true,
    mutate: (f) => ({ form: basicOnly(f), headers: basic(client.clientId, 'wrong') }),
    status: 401,
    error: 'invalid_client',
  },
  { name: 'a scope that was not granted', mutate: (f) => ({ ...f, scope: 'r_jobs r_candidates' }), status: 400, error: 'invalid_scope' },
  { name: 'a scope that is none', mutate: (f) => ({ ...f, scope: 'everything' }), status: 400, error: 'invalid_scope' },
  { name: 'a scope beyond ASCII', mutate: (f) => ({ ...f, scope: 'é' }), status: 400, error: 'invalid_scope' },
  { name: 'another grant_type', mutate: (f) => ({ ...f, grant_type: 'refresh' }), status: 400, error: 'unsupported_grant_type' },
]

async function refuses(t: Test, form: Fields, { mutate, status, error, basic: byBasic = false }: Case) {
  const mutated = mutate(form)
  const sent = ('form' in mutated ? mutated : { form: mutated }) as Sent
  const answer = await post('/oauth/token', sent.form, sent.headers)
  t.strictSame({ status: answer.status, error: answer.body.error }, { status, error })
  t.strictSame(Object.keys(answer.body), ['error', 'error_description'])
  t.match(answer.body.error_description, /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
  t.equal(answer.headers.get('www-authenticate'), byBasic ? 'Basic realm="oauth"' : null)
  isOAuthAnswer(t, answer)
  const right = await post('/oauth/token', form)
  t.equal(right.status, 200, 'the right request works afterwards')
  t.equal((await accounts(right.body.access_token)).status, 200)
}

for (const each of codeCases) {
  t.test(`O2: a code exchange is refused: ${each.name}`, async (t) => {
    const challenge = each.challenge && { code_challenge: pkce.challenge, code_challenge_method: 'S256' }
    await refuses(t, exchangeForm(await givenCode(challenge || {}), each.challenge ? { code_verifier: pkce.verifier } : {}), each)
  })
}
for (const each of refreshCases) {
  t.test(`O2: a refresh is refused: ${each.name}`, async (t) => {
    await refuses(t, refreshForm((await givenTokens()).refresh_token), each)
  })
}

// --- O2: requests that the authorization endpoint refuses, on a page or by a redirect to the application.

type Asked = {
  name: string
  mutate: (fields: Fields) => Fields | string
  status?: number
  error?: string
  redirected?: boolean
  state?: string | null
}
const variant = (uri: string) => (f: Fields) => ({ ...f, redirect_uri: uri })
const asText = (f: Fields) => authorizePath(f)
const askedCases: Asked[] = [
  { name: 'no client_id', mutate: (f) => without(f, 'client_id') },
  { name: 'an empty client_id', mutate: (f) => ({ ...f, client_id: '' }) },
  { name: 'an unknown client', mutate: (f) => ({ ...f, client_id: 'unknown' }) },
  { name: 'a client id with NUL', mutate: (f) => ({ ...f, client_id: '\u0000' }) },
  { name: 'client_id twice', mutate: (f) => `${asText(f)}&client_id=${client.clientId}` },
  { name: 'redirect_uri: missing', mutate: (f) => without(f, 'redirect_uri') },
  { name: 'redirect_uri: empty', mutate: variant('') },
  { name: 'redirect_uri: twice the same', mutate: (f) => `${asText(f)}&redirect_uri=${encodeURIComponent(redirectUri)}` },
  { name: 'redirect_uri: two values', mutate: (f) => `${asText(f)}&redirect_uri=https%3A%2F%2Fevil.example` },
  { name: 'redirect_uri: another', mutate: variant('https://evil.example/callback') },
  { name: 'redirect_uri: a slash at the end', mutate: variant(`${redirectUri}/`) },
  { name: 'redirect_uri: host in capitals', mutate: variant('https://APP.example.test/callback') },
  { name: 'redirect_uri: path in capitals', mutate: variant('https://app.example.test/Callback') },
  { name: 'redirect_uri: scheme in capitals', mutate: variant('HTTPS://app.example.test/callback') },
  { name: 'redirect_uri: another scheme', mutate: variant('http://app.example.test/callback') },
  { name: 'redirect_uri: a port', mutate: variant('https://app.example.test:8443/callback') },
  { name: 'redirect_uri: the usual port', mutate: variant('https://app.example.test:443/callback') },
  { name: 'redirect_uri: a query', mutate: variant(`${redirectUri}?a=b`) },
  { name: 'redirect_uri: a fragment', mutate: variant(`${redirectUri}#a`) },
  { name: 'redirect_uri: a path below', mutate: variant(`${redirectUri}/more`) },
  { name: 'redirect_uri: a path that climbs', mutate: variant(`${redirectUri}/../evil`) },
  { name: 'redirect_uri: a path that climbs, encoded', mutate: variant(`${redirectUri}/%2e%2e/evil`) },
  { name: 'redirect_uri: an encoded letter', mutate: variant('https://app.example.test/%63allback') },
  { name: 'redirect_uri: a user', mutate: variant('https://user@app.example.test/callback') },
  { name: 'redirect_uri: a user that looks like the host', mutate: variant('https://app.example.test@evil.example/callback') },
  { name: 'redirect_uri: a backslash', mutate: variant('https://app.example.test\\@evil.example/callback') },
  { name: 'redirect_uri: a subdomain', mutate: variant('https://evil.app.example.test/callback') },
  { name: 'redirect_uri: the host as a subdomain', mutate: variant('https://app.example.test.evil.example/callback') },
  { name: 'redirect_uri: a dot at the end of the host', mutate: variant('https://app.example.test./callback') },
  { name: 'redirect_uri: a letter of another alphabet', mutate: variant('https://аpp.example.test/callback') },
  { name: 'redirect_uri: CRLF', mutate: variant(`${redirectUri}\r\nset-cookie: a=b`) },
  { name: 'redirect_uri: a space before', mutate: variant(` ${redirectUri}`) },
  { name: 'redirect_uri: a prefix', mutate: variant('https://app.example.test/call') },
  { name: 'redirect_uri: only the path', mutate: variant('/callback') },
  { name: 'redirect_uri: a script', mutate: variant('javascript:alert(1)') },
  { name: 'no response_type', mutate: (f) => without(f, 'response_type'), error: 'invalid_request' },
  { name: 'response_type token', mutate: (f) => ({ ...f, response_type: 'token' }), error: 'unsupported_response_type' },
  { name: 'response_type code token', mutate: (f) => ({ ...f, response_type: 'code token' }), error: 'unsupported_response_type' },
  { name: 'response_type twice', mutate: (f) => `${asText(f)}&response_type=code`, error: 'invalid_request' },
  { name: 'no scope', mutate: (f) => without(f, 'scope'), error: 'invalid_scope' },
  { name: 'an empty scope', mutate: (f) => ({ ...f, scope: '' }), error: 'invalid_scope' },
  { name: 'a scope of spaces', mutate: (f) => ({ ...f, scope: '  ' }), error: 'invalid_scope' },
  { name: 'an unknown scope', mutate: (f) => ({ ...f, scope: 'r_jobs everything' }), error: 'invalid_scope' },
  { name: 'a scope in capitals', mutate: (f) => ({ ...f, scope: 'R_JOBS' }), error: 'invalid_scope' },
  { name: 'scopes joined by commas', mutate: (f) => ({ ...f, scope: 'r_jobs,w_members' }), error: 'invalid_scope' },
  { name: 'scope twice', mutate: (f) => `${asText(f)}&scope=r_jobs`, error: 'invalid_request' },
  { name: 'another resource', mutate: (f) => ({ ...f, resource: 'account' }), error: 'invalid_target' },
  { name: 'resource twice', mutate: (f) => `${asText(f)}&resource=user`, error: 'invalid_request' },
  {
    name: 'a plain challenge',
    mutate: (f) => ({ ...f, code_challenge: pkce.verifier, code_challenge_method: 'plain' }),
    error: 'invalid_request',
  },
  { name: 'a challenge without method', mutate: (f) => ({ ...f, code_challenge: pkce.challenge }), error: 'invalid_request' },
  {
    name: 'a method in small letters',
    mutate: (f) => ({ ...f, code_challenge: pkce.challenge, code_challenge_method: 's256' }),
    error: 'invalid_request',
  },
  { name: 'a method without challenge', mutate: (f) => ({ ...f, code_challenge_method: 'S256' }), error: 'invalid_request' },
  { name: 'a short challenge', mutate: (f) => ({ ...f, code_challenge: 'abc', code_challenge_method: 'S256' }), error: 'invalid_request' },
  {
    name: 'a challenge in base64',
    mutate: (f) => ({ ...f, code_challenge: `${pkce.challenge.slice(1)}+`, code_challenge_method: 'S256' }),
    error: 'invalid_request',
  },
  { name: 'state twice', mutate: (f) => `${asText(f)}&state=other`, error: 'invalid_request', state: null },
  { name: 'a state of 2049 bytes', mutate: (f) => ({ ...f, state: 'a'.repeat(2049) }), error: 'invalid_request', state: null },
]

t.test(`O2: at least 90 negative cases are tested (${codeCases.length + refreshCases.length + askedCases.length})`, async (t) => {
  t.ok(codeCases.length + refreshCases.length + askedCases.length >= 90)
})

for (const { name, mutate, error, state = 's' } of askedCases) {
  t.test(`O2: an authorization request is refused: ${name}`, async (t) => {
    const mutated = mutate({ state: 's' })
    const path = typeof mutated === 'string' ? mutated : authorizePath(mutated)
    const page = await world.browser.get(path)
    if (error === undefined) {
      t.equal(page.status, 400)
      t.equal(page.location, undefined)
      t.match(page.headers.get('content-type'), 'text/html')
      t.notMatch(page.text, /<form[^>]*authorize/)
      // A visitor who is not signed in is not redirected anywhere either.
      t.equal((await browserAt(origin).get(path)).status, 400)
    } else {
      t.equal(page.status, 303)
      t.ok(page.location?.startsWith(`${redirectUri}?`))
      const { searchParams } = new URL(page.location as string)
      t.strictSame(
        { error: searchParams.get('error'), iss: searchParams.get('iss'), state: searchParams.get('state') },
        { error, iss: origin, state },
      )
      t.notOk(searchParams.has('code'))
      // The application is not told about visitors who are not signed in.
      const stranger = await browserAt(origin).get(path)
      t.equal(stranger.status, 303)
      t.ok(stranger.location?.startsWith('/sign-in?next='))
    }
  })
}
