// The OAuth 2.0 authorization server: consent, lifetimes, rotation, revocation, and what the database stores.
import fc from 'fast-check'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import contract from '../generated/oauth/openapi-3.1.json' with { type: 'json' }
import { operator } from '../src/access/audit.ts'
import { scopes } from '../src/access/scopes.ts'
import { mintToken } from '../src/access/tokenText.ts'
import { openDatabase } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { operationsOf, type Document } from '../src/contract/document.ts'
import { browserAt, givenOAuth, givenPkce, type Page } from './fixtures/oauth.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { holds } from './fixtures/property.ts'

const clock = { at: Date.now() }
let isClockBroken = false
const now = () => {
  if (isClockBroken) throw new Error('secret')
  return clock.at
}
// One database for several servers, which fails at a test's request.
const environment = await givenDatabase(t)
const opened = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir: `${environment.DATA_DIR}/postgres`, migrations })
t.teardown(() => opened.close())
let fault: Error | undefined
const database = {
  ...opened,
  execute: async (text: string, values: readonly unknown[]) => {
    if (fault) throw fault
    return opened.execute(text, values)
  },
  close: async () => {},
}
const world = await givenOAuth(t, { now, database, environment: { ...environment, CLIENT_REGISTRATION: '1' } })
const { account, client, post, exchangeForm, refreshForm, givenCode, givenTokens, authorizePath, givenClient, givenSignedIn, origin } =
  world
const { execute } = world.application.database
const credentials = { client_id: client.clientId, client_secret: client.secret }

// The limit of an address is per minute: every test has its own minute.
t.beforeEach(() => void (clock.at += 60_000))

const codeOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('x-error-code')]
const statusWith = async (token: string) => (await world.callerWith(token).get('/members')).status
const exchange = (code: string, fields = {}) => post('/oauth/token', exchangeForm(code, fields))
const refresh = (token: string, fields = {}) => post('/oauth/token', refreshForm(token, fields))
const told = (page: Page) => new URL(page.location ?? '').searchParams
const allow = (page: Page, by = world.browser) => by.submit(page, '/oauth/authorize', { decision: 'allow' })
const consents = async (fields: Record<string, string>, by = world.browser) => told(await allow(await by.get(authorizePath(fields)), by))

t.test('the consent page names the application, its scopes, the member and the redirect target', async (t) => {
  const { status, headers, text } = await world.browser.get(authorizePath())
  t.equal(status, 200)
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'Careers &lt;Site&gt; wants to connect',
    `Account ${account.subdomain}`,
    String(world.member.name),
    String(world.member.email),
    'Read accounts, members, recruiters, stages, jobs and events',
    'Invite, change, deactivate and reactivate members',
    'the operator of this service',
    'app.example.test',
    'Allow',
    'Cancel',
    `Not ${world.member.name}?`,
  ])
    t.match(words, part)
  t.notMatch(text, '<Site>')
  t.match(headers.get('content-security-policy'), "form-action 'self' https://app.example.test;")
  t.match(headers.get('content-security-policy'), "default-src 'none'")
  t.match(headers.get('content-security-policy'), "frame-ancestors 'none'")
  t.equal(headers.get('x-frame-options'), 'DENY')
  t.equal(headers.get('referrer-policy'), 'no-referrer')
  t.equal(headers.get('cache-control'), 'no-store')
})

t.test('a refusal redirects with access_denied, and consent is asked for each time', async (t) => {
  const page = await world.browser.get(authorizePath({ state: 's' }))
  const answer = await world.browser.submit(page, '/oauth/authorize', { decision: 'cancel' })
  t.equal(answer.status, 303)
  const parameters = told(answer)
  t.strictSame([parameters.get('error'), parameters.get('state'), parameters.get('iss')], ['access_denied', 's', origin])
  await givenTokens()
  t.equal((await world.browser.get(authorizePath())).status, 200, 'consent once is not consent for ever')
})

t.test('a consent form without its token, with an invalid choice or of another session grants nothing', async (t) => {
  const path = authorizePath()
  const page = await world.browser.get(path)
  const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? []
  const { browser } = await givenSignedIn()
  const count = async () => (await execute('select count(*) as n from grants', []))[0]?.n
  const before = await count()
  t.equal((await world.browser.post(path, { decision: 'allow' })).status, 403)
  t.equal((await world.browser.post(path, { decision: 'allow', csrf: `${csrf}x` })).status, 403)
  t.equal((await browser.post(path, { decision: 'allow', csrf })).status, 403)
  t.equal((await world.browser.post(path, { csrf })).status, 400)
  t.equal((await world.browser.post(path, { csrf, decision: 'maybe' })).status, 400)
  const stranger = await browserAt(origin).post(path, { csrf, decision: 'allow' })
  t.equal(stranger.status, 303)
  t.match(stranger.location, /^\/sign-in/)
  t.equal(await count(), before)
})

t.test('a member who is not signed in returns to the same request after signing in, with its state', async (t) => {
  const state = Buffer.from(Array.from({ length: 2048 }, (_, at) => at % 256))
  const percent = [...state].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  for (const [name, given] of [
    ['short', 'a%20b%2Bc'],
    ['long', percent],
  ] as const) {
    const browser = browserAt(origin)
    const first = await browser.get(`${authorizePath()}&state=${given}`)
    const page = first.location ? await browser.get(first.location) : first
    const { email } = world.member
    const signedIn = await browser.submit(page, '/sign-in', { email: String(email), password: 'correct horse battery staple' })
    t.equal(signedIn.status, 303, name)
    const answer = await allow(await browser.get(signedIn.location as string), browser)
    t.equal(bytesOf(answer).toString('hex'), decoded(given).toString('hex'), name)
  }
})

const decoded = (text: string) =>
  Buffer.from(
    text.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))),
    'latin1',
  )
/** The bytes of the returned state. */
const bytesOf = ({ location = '' }: Page) => decoded(/[?&]state=([^&]*)/.exec(location)?.[1] ?? '')

t.test('O9: any state of up to 2048 bytes is returned byte for byte', async (t) => {
  const spelling = (byte: number, bare: boolean) => {
    const sign = String.fromCharCode(byte)
    return bare && /[A-Za-z0-9._~!*'()/?:@;,-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`
  }
  await holds(
    t,
    fc.asyncProperty(fc.uint8Array({ maxLength: 2048 }), fc.boolean(), async (state, bare) => {
      clock.at += 1000
      const raw = [...state].map((byte) => spelling(byte, bare)).join('')
      const page = await world.browser.get(`${authorizePath()}&state=${raw}`)
      const { location = '' } = await allow(page)
      const returned = /[?&]state=([^&]*)/.exec(location)?.[1]
      return state.length === 0 ? returned === undefined : returned !== undefined && decoded(returned).equals(Buffer.from(state))
    }),
    { runs: 40 },
  )
})

t.test('the query of a registered redirect URI is kept, on success and on errors', async (t) => {
  const uri = 'https://app.example.test/callback?tenant=a%20b&x=1'
  const other = await givenClient({ redirectUris: [uri, 'http://localhost:8123/back', 'http://[::1]:8123/back'] })
  const fields = { client_id: other.clientId, redirect_uri: uri }
  const page = await world.browser.get(authorizePath(fields))
  for (const location of [
    (await allow(page)).location,
    (await world.browser.submit(page, '/oauth/authorize', { decision: 'cancel' })).location,
    (await world.browser.get(authorizePath({ ...fields, scope: 'none' }))).location,
  ])
    t.ok(location?.startsWith(`${uri}&`), String(location))
  const local = await world.browser.get(authorizePath({ ...fields, redirect_uri: 'http://localhost:8123/back' }))
  t.match(local.headers.get('content-security-policy'), "form-action 'self' http://localhost:8123;")
  const sixth = await world.browser.get(authorizePath({ ...fields, redirect_uri: 'http://[::1]:8123/back' }))
  t.match(sixth.headers.get('content-security-policy'), "form-action 'self' http:;", 'no source can be an IPv6 address')
})

t.test("an application registered by an account serves only that account's members", async (t) => {
  const own = await givenClient({ owner: account.id })
  const page = await world.browser.get(authorizePath({ client_id: own.clientId }))
  t.match(page.text, `Account ${account.subdomain}`)
  t.notMatch(page.text, 'the operator of this service')
  t.equal((await allow(page)).status, 303)

  const { browser } = await givenSignedIn(await world.givenAccount())
  const refused = await browser.get(authorizePath({ client_id: own.clientId }))
  t.equal(refused.status, 403)
  t.equal(refused.location, undefined)
  t.match(refused.text, 'registered by another account')
  t.equal((await browser.get(authorizePath())).status, 200, 'the operator’s is for everybody')
})

t.test('O8: scopes may be joined by spaces, plus signs or %2B, and are returned with spaces', async (t) => {
  const path = authorizePath({ scope: undefined })
  for (const scope of [
    'r_jobs%20w_members',
    'r_jobs+w_members',
    'r_jobs%2Bw_members',
    'r_jobs%2Bw_members+r_jobs',
    '+r_jobs++w_members%20',
  ]) {
    const code = told(await allow(await world.browser.get(`${path}&scope=${scope}`))).get('code') as string
    t.equal((await exchange(code)).body.scope, 'r_jobs w_members', scope)
  }
  const all = (await exchange(await givenCode({ scope: scopes.join(' ') }))).body
  t.equal(all.scope, scopes.join(' '))
  for (const scope of ['r_jobs w_members', 'r_jobs+w_members']) {
    const { body } = await refresh((await givenTokens({ scope: 'r_jobs r_candidates w_members' })).refresh_token, { scope })
    t.equal(body.scope, 'r_jobs w_members')
  }
})

t.test('resource and state are optional, and unknown parameters are ignored', async (t) => {
  const page = await world.browser.get(`${authorizePath({ resource: undefined })}&nonce=1&nonce=2&prompt=login`)
  t.equal(page.status, 200)
  t.strictSame([...told(await allow(page)).keys()], ['code', 'iss'])
})

t.test('PKCE with S256 works for confidential clients and replaces the secret of the public client', async (t) => {
  const { verifier, challenge } = givenPkce()
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  t.equal((await exchange(await givenCode(pkce), { code_verifier: verifier })).status, 200)

  const docs = { client_id: 'docs', redirect_uri: `${origin}/docs/reference` }
  const bare = told(await world.browser.get(authorizePath(docs)))
  t.equal(bare.get('error'), 'invalid_request', 'never without')
  const page = await world.browser.get(authorizePath({ ...docs, ...pkce }))
  t.match(page.text, 'API documentation wants to connect')
  const code = told(await allow(page)).get('code') as string
  const form = { ...docs, grant_type: 'authorization_code', code }
  t.equal((await post('/oauth/token', { ...form, code_verifier: givenPkce().verifier })).body.error, 'invalid_grant')
  const { status, body } = await post('/oauth/token', { ...form, code_verifier: verifier })
  t.equal(status, 200)
  const next = await post('/oauth/token', { grant_type: 'refresh_token', client_id: 'docs', refresh_token: body.refresh_token })
  t.equal(next.status, 200)
  t.equal((await post('/oauth/revoke', { client_id: 'docs', token: next.body.refresh_token })).status, 200)
  t.equal(await statusWith(next.body.access_token), 401)
})

t.test('credentials are accepted as a form, as JSON, without a media type, and by HTTP Basic in its own encoding', async (t) => {
  const send = async (body: string, headers: Record<string, string>) => {
    // fetch sets no media type for a body of bytes.
    const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body: Buffer.from(body), headers })
    return response.status
  }
  const json = { 'content-type': 'application/json' }
  t.equal(await send(JSON.stringify(exchangeForm(await givenCode())), json), 200)
  t.equal(await send(JSON.stringify({ ...exchangeForm(await givenCode()), scope: null, extra: 'a":b' }), json), 200)
  t.equal(await send(new URLSearchParams(exchangeForm(await givenCode()) as never).toString(), {}), 200)
  const encode = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('')
  for (const pair of [`${client.clientId}:${client.secret}`, `${encode(client.clientId)}:${encode(client.secret)}`]) {
    const { client_id: _, client_secret: __, ...form } = exchangeForm(await givenCode())
    const headers = { authorization: `basic ${Buffer.from(pair).toString('base64')}`, 'content-type': 'application/x-www-form-urlencoded' }
    t.equal(await send(new URLSearchParams(form as never).toString(), headers), 200)
    const named = new URLSearchParams({ ...exchangeForm(await givenCode()), client_secret: '' } as never)
    t.equal(await send(named.toString(), headers), 200, 'with client_id in the form too')
  }
})

t.test('O3: a code is valid for 60 seconds', async (t) => {
  const [early, late] = [await givenCode(), await givenCode()]
  clock.at += 59_900
  t.equal((await exchange(early)).status, 200)
  clock.at += 200
  const { status, body } = await exchange(late)
  t.strictSame([status, body.error], [400, 'invalid_grant'])
})

t.test('O3: a second valid use of a code revokes the tokens of the first; an invalid one revokes nothing', async (t) => {
  const { verifier, challenge } = givenPkce()
  const code = await givenCode({ code_challenge: challenge, code_challenge_method: 'S256' })
  const right = { code_verifier: verifier }
  const first = (await exchange(code, right)).body
  const foreign = await givenClient()
  for (const wrong of [
    { ...right, client_secret: 'wrong' },
    { code_verifier: givenPkce().verifier },
    {},
    { ...right, redirect_uri: 'https://evil.example/' },
    { ...right, client_id: foreign.clientId, client_secret: foreign.secret },
  ])
    t.not((await exchange(code, wrong)).status, 200)
  t.equal(await statusWith(first.access_token), 200)
  const second = await exchange(code, right)
  t.strictSame([second.status, second.body.error], [400, 'invalid_grant'])
  t.equal(await statusWith(first.access_token), 401)
  t.equal((await refresh(first.refresh_token)).status, 401)
  const [entry] = await execute('select actor_kind, client from audit_log order by id desc limit 1', [])
  t.strictSame({ ...entry }, { actor_kind: 'server', client: `application:${client.id}` })

  const old = await givenCode()
  const { access_token: access } = (await exchange(old)).body
  clock.at += 3_600_000
  t.equal((await exchange(old)).status, 400)
  t.equal(await statusWith(access), 401, 'late or not')
})

t.test('an access token is valid for 7200 seconds', async (t) => {
  const { access_token: access } = await givenTokens()
  clock.at += 7_199_000
  t.equal(await statusWith(access), 200)
  clock.at += 1000
  t.equal(await statusWith(access), 401)
})

t.test('O4: repeating a refresh returns the same pair for 30 seconds; later it revokes the grant', async (t) => {
  const given = await givenTokens()
  const first = (await refresh(given.refresh_token)).body
  clock.at += 29_900
  const again = await refresh(given.refresh_token)
  t.equal(again.status, 200)
  t.strictSame(again.body, { ...first, expires_in: 7170 })
  t.equal(await statusWith(first.access_token), 200)
  clock.at += 200
  const late = await refresh(given.refresh_token)
  t.strictSame([late.status, late.body.error], [401, 'invalid_grant'])
  for (const token of [given.access_token, first.access_token]) t.equal(await statusWith(token), 401)
  t.equal((await refresh(first.refresh_token)).status, 401)
})

t.test('O4: a refresh token whose successor was used revokes the grant, even within 30 seconds', async (t) => {
  const given = await givenTokens()
  const first = (await refresh(given.refresh_token)).body
  const second = (await refresh(first.refresh_token)).body
  t.equal(await statusWith(second.access_token), 200)
  t.strictSame((await refresh(first.refresh_token)).body.refresh_token, second.refresh_token, 'the newest may still be told again')
  const replayed = await refresh(given.refresh_token)
  t.strictSame([replayed.status, replayed.body.error], [401, 'invalid_grant'])
  for (const token of [given.access_token, first.access_token, second.access_token]) t.equal(await statusWith(token), 401)
  t.equal((await refresh(second.refresh_token)).status, 401)
})

t.test('O4: a refresh token presented by another client revokes the grant', async (t) => {
  const given = await givenTokens()
  const foreign = await givenClient()
  const stolen = { client_id: foreign.clientId, client_secret: foreign.secret }
  t.equal((await refresh(given.refresh_token, { ...stolen, client_secret: 'wrong' })).status, 401)
  t.equal(await statusWith(given.access_token), 200, 'whoever cannot prove who it is ends nothing')
  const { status, body } = await refresh(given.refresh_token, stolen)
  t.strictSame([status, body.error], [401, 'invalid_grant'])
  t.equal(await statusWith(given.access_token), 401)
  t.equal((await refresh(given.refresh_token)).status, 401)
})

t.test('a narrower scope applies to the access token only', async (t) => {
  const given = await givenTokens()
  const narrow = (await refresh(given.refresh_token, { scope: 'w_members' })).body
  t.equal(narrow.scope, 'w_members')
  t.equal(await statusWith(narrow.access_token), 403)
  t.equal((await refresh(narrow.refresh_token)).body.scope, 'r_jobs w_members')
})

t.test('an unused refresh token is valid for 180 days', async (t) => {
  const [early, late] = [await givenTokens(), await givenTokens()]
  clock.at += 180 * 86_400_000 - 1000
  const next = await refresh(early.refresh_token)
  t.equal(next.status, 200)
  clock.at += 1000
  t.equal((await refresh(late.refresh_token)).status, 401)
  clock.at += 86_400_000
  t.equal((await refresh(next.body.refresh_token)).status, 200, 'each use begins it anew')
  // The member's session has long expired.
  await world.browser.signIn(String(world.member.email))
})

t.test('revocation of either token ends the grant, by the client or by the holder of its access token', async (t) => {
  const revoke = (form: Record<string, string>, headers?: Record<string, string>) => post('/oauth/revoke', form, headers)
  const ways: Record<string, (given: any) => Promise<{ status: number; body: unknown }>> = {
    'the refresh token': ({ refresh_token: token }) => revoke({ ...credentials, token }),
    'the access token': ({ access_token: token }) => revoke({ ...credentials, token, token_type_hint: 'refresh_token' }),
    'under the name refresh_token': ({ refresh_token: token }) => revoke({ ...credentials, refresh_token: token }),
    'by HTTP Basic': ({ refresh_token: token }) =>
      revoke({ token }, { authorization: `Basic ${Buffer.from(`${client.clientId}:${client.secret}`).toString('base64')}` }),
    'as JSON': ({ refresh_token: token }) =>
      post('/oauth/revoke', JSON.stringify({ ...credentials, token }), { 'content-type': 'application/json' }),
    'by the access token': ({ refresh_token: token, access_token: access }) =>
      revoke({ refresh_token: token }, { authorization: `Bearer ${access}` }),
    'by the access token, itself': ({ access_token: token }) => revoke({ token }, { authorization: `Bearer ${token}` }),
    'client credentials beside an access token': ({ refresh_token: token }) =>
      revoke({ ...credentials, token }, { authorization: `Bearer ${mintToken('user')}` }),
  }
  for (const [name, way] of Object.entries(ways)) {
    const given = await givenTokens()
    t.equal(await statusWith(given.access_token), 200)
    const { status, body } = await way(given)
    t.strictSame([status, body], [200, {}], name)
    t.equal(await statusWith(given.access_token), 401, name)
    t.equal((await refresh(given.refresh_token)).status, 401, name)
    t.strictSame((await way(given)).status, name.startsWith('by the access') ? 401 : 200, `${name}, twice`)
  }
})

t.test('revocation of an unknown or foreign token is 200 without effect; an unauthenticated client gets 401', async (t) => {
  const [given, other] = [await givenTokens(), await givenTokens()]
  const foreign = await givenClient()
  const stolen = { client_id: foreign.clientId, client_secret: foreign.secret }
  const harmless: [Record<string, string>, Record<string, string>?][] = [
    [{ ...credentials, token: mintToken('refresh') }],
    [{ ...credentials, token: mintToken('user') }],
    [{ ...credentials, token: 'garbage' }],
    [{ ...stolen, token: given.refresh_token }],
    [{ ...stolen, token: given.access_token }],
    [{ token: given.refresh_token }, { authorization: `Bearer ${other.access_token}` }],
  ]
  for (const [form, headers] of harmless) {
    const { status, body } = await post('/oauth/revoke', form, headers)
    t.strictSame([status, body], [200, {}])
  }
  const refused: [string, number, Record<string, string>, Record<string, string>?][] = [
    ['invalid_client', 401, { ...credentials, client_secret: 'wrong', token: given.refresh_token }],
    ['invalid_client', 401, { client_id: client.clientId, token: given.refresh_token }],
    ['invalid_client', 401, { token: given.refresh_token }],
    ['invalid_request', 400, credentials],
    ['invalid_request', 400, { ...credentials, token: '' }],
    ['invalid_token', 401, { token: given.refresh_token }, { authorization: `Bearer ${mintToken('user')}` }],
    ['invalid_token', 401, { token: given.refresh_token }, { authorization: `Bearer ${given.refresh_token}` }],
    ['invalid_token', 401, { token: given.refresh_token }, { authorization: `Bearer ${(await account.givenCaller()).token}` }],
  ]
  for (const [error, status, form, headers] of refused) {
    const answer = await post('/oauth/revoke', form, headers)
    t.strictSame([answer.status, answer.body.error], [status, error])
  }
  for (const each of [given, other]) t.equal(await statusWith(each.access_token), 200)
  t.equal((await refresh(given.refresh_token)).status, 200)
})

t.test('a deactivated member’s sessions, codes and tokens stop working for good, even if the member is enabled again', async (t) => {
  const { member, browser } = await givenSignedIn()
  const [code, used] = [await consents({}, browser), await consents({}, browser)].map((each) => each.get('code') as string)
  const given = (await exchange(used as string)).body
  const caller = await account.givenCaller()
  t.equal((await caller.delete(`/members/${member.key}`)).status, 204)
  const refusals = async () => {
    t.strictSame([(await exchange(code as string)).status, (await refresh(given.refresh_token)).status], [400, 401])
    t.equal(await statusWith(given.access_token), 401)
    t.equal((await browser.get(authorizePath())).status, 303)
  }
  await refusals()
  t.equal((await caller.post(`/members/${member.key}/enable`)).status, 204)
  await refusals()
})

t.test('an inactive member gets no tokens, even if the grant still exists', async (t) => {
  const { member, browser } = await givenSignedIn()
  const [code, used] = [await consents({}, browser), await consents({}, browser)].map((each) => each.get('code') as string)
  const given = (await exchange(used as string)).body
  await execute('update members set active = false where account_id = $1 and id = $2', [account.id, member.id])
  t.strictSame([(await exchange(code as string)).status, (await refresh(given.refresh_token)).status], [400, 401])
})

t.test('a revoked application and a replaced secret stop working at once', async (t) => {
  const { applications } = world.application
  const other = await givenClient()
  const fields = { client_id: other.clientId, client_secret: other.secret }
  const given = (await exchange((await consents({ client_id: other.clientId })).get('code') as string, fields)).body
  const secret = (await applications.replaceSecret({ owner: null, id: other.id }, operator)) as string
  t.equal((await refresh(given.refresh_token, fields)).body.error, 'invalid_client')
  const next = await refresh(given.refresh_token, { ...fields, client_secret: secret })
  t.equal(next.status, 200)
  await applications.revoke({ owner: null, id: other.id }, operator)
  t.equal((await refresh(next.body.refresh_token, { ...fields, client_secret: secret })).body.error, 'invalid_client')
  t.equal(await statusWith(next.body.access_token), 401)
  t.equal((await world.browser.get(authorizePath({ client_id: other.clientId }))).status, 400)
})

t.test('O5: the database contains no token, code, secret or verifier, in any encoding', async (t) => {
  const { verifier, challenge } = givenPkce()
  const code = await givenCode({ code_challenge: challenge, code_challenge_method: 'S256' })
  const first = (await exchange(code, { code_verifier: verifier })).body
  const second = (await refresh(first.refresh_token)).body
  const secrets = [code, verifier, client.secret, ...[first, second].flatMap((pair) => [pair.access_token, pair.refresh_token])]
  const tables = await execute("select tablename from pg_tables where schemaname = 'public'", [])
  const rows = await Promise.all(
    tables.map(({ tablename }) => execute(`select row_to_json(x)::text as text from "${String(tablename)}" x`, [])),
  )
  const dump = rows
    .flat()
    .map(({ text }) => String(text))
    .join('\n')
  t.match(dump, client.clientId, 'what may be there is found')
  for (const secret of secrets) {
    const random = secret.replace(/^hr_._/, '').slice(0, 20)
    for (const text of [random, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')]) {
      t.notOk(dump.includes(text), secret.slice(0, 5))
    }
  }
})

t.test('a repeated refresh returns the same pair after a key rotation, while the old key is kept', async (t) => {
  const key = (name: string, letter: string) => `${name}:${Buffer.alloc(32, letter).toString('base64')}`
  const at = async (keys: string, form: Record<string, string | undefined>) => {
    const server = await givenWorld(t, { now, database, environment: { ...environment, SECRET_KEYS: keys } })
    const body = new URLSearchParams(form as Record<string, string>)
    return (await fetch(`${server.origin}/oauth/token`, { method: 'POST', body })).json() as Promise<Record<string, unknown>>
  }
  const [kept, lost] = [refreshForm((await givenTokens()).refresh_token), refreshForm((await givenTokens()).refresh_token)]
  const first = await at(key('a', 'a'), kept)
  t.match(first, { token_type: 'bearer' })
  await at(key('a', 'a'), lost)
  t.strictSame(await at(`${key('b', 'b')},${key('a', 'a')}`, kept), first)
  t.match(await at(key('b', 'b'), lost), { error: 'invalid_grant' }, 'without it nobody can tell')
})

t.test('in development the server creates its own key, readable by its owner only', async (t) => {
  const path = join(environment.DATA_DIR, 'secret-key')
  t.equal(statSync(path).mode & 0o777, 0o600)
})

t.test('the metadata contain what libraries need, for the requested address', async (t) => {
  const response = await fetch(`${origin}/.well-known/oauth-authorization-server`)
  t.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  const metadata = (await response.json()) as Record<string, unknown>
  t.match(metadata, {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    authorization_response_iss_parameter_supported: true,
  })
  t.strictSame(metadata.scopes_supported, [...scopes])
  t.equal((await fetch(String(metadata.service_documentation))).status, 200)

  const outside = await givenWorld(t, { now, database, environment: { ...environment, PUBLIC_URL: 'https://id.example.com' } })
  const there = (await (await fetch(`${outside.origin}/.well-known/oauth-authorization-server`)).json()) as { issuer: string }
  t.equal(there.issuer, 'https://id.example.com')
})

t.test('the contract is served with this server’s address and lists every route', async (t) => {
  const served = (await (await fetch(`${origin}/openapi-oauth.json`)).json()) as Document
  t.strictSame([served.openapi, served.servers], ['3.0.3', [{ url: origin }]])
  t.equal((await fetch(`${origin}/openapi-oauth.yaml`)).status, 200)
  const { server } = world.application
  const named = operationsOf(contract as unknown as Document).map(({ method, path }) => ({ method, url: path }))
  for (const route of named) t.ok(server.hasRoute(route as never), `${route.method} ${route.url}`)
  const paths = new Set(named.map(({ url }) => url))
  const written = server.printRoutes({ commonPrefix: false }).matchAll(/(\/oauth\/\S+|\/\.well-known\/\S+)/g)
  for (const [, path = ''] of written) t.ok(paths.has(path), path)
})

t.test('another method is 405 with Allow, without CORS headers', async (t) => {
  for (const [path, allowed] of [
    ['/oauth/token', 'POST'],
    ['/oauth/register', 'POST'],
    ['/oauth/revoke', 'POST'],
    ['/.well-known/oauth-authorization-server', 'GET, HEAD'],
    ['/.well-known/oauth-protected-resource/mcp', 'GET, HEAD'],
    ['/oauth/authorize', 'GET, HEAD, POST'],
  ] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((each) => !allowed.includes(each))) {
      const response = await fetch(origin + path, { method, headers: { origin: 'https://evil.example' } })
      t.strictSame([response.status, response.headers.get('allow')], [405, allowed], `${method} ${path}`)
      t.notOk([...response.headers.keys()].some((name) => name.startsWith('access-control')))
    }
  }
})

t.test('an address has 600 requests per minute, then 429 with Retry-After', async (t) => {
  clock.at = Math.ceil(clock.at / 60_000) * 60_000 + 15_000
  const statuses: number[] = []
  const call = () => fetch(`${origin}/oauth/token`, { method: 'POST' })
  for (let round = 0; round < 12; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, async () => (await call()).status))
    statuses.push(...answers)
  }
  t.strictSame(new Set(statuses), new Set([401]))
  const over = await call()
  t.strictSame([over.status, over.headers.get('retry-after')], [429, '45'])
  const told = ({ headers }: Response) => ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-rate-limit-${name}`)))
  t.strictSame(told(over), [600, 0, clock.at / 1000 + 45])
  t.match(await over.json(), { error: 'temporarily_unavailable' })
  for (const { method, path } of operationsOf(contract as unknown as Document))
    t.equal((await fetch(origin + path, { method, headers: { origin } })).status, 429, `${method} ${path}`)
  t.equal(await statusWith('none'), 401, 'the API has its own limits')
  clock.at += 45_000
  const first = await call()
  t.strictSame([first.status, ...told(first)], [401, 600, 599, clock.at / 1000 + 60])
  const revocation = await fetch(`${origin}/oauth/revoke`, { method: 'POST' })
  t.strictSame(told(revocation), [600, 598, clock.at / 1000 + 60])
  t.ok(revocation.headers.get('x-request-id'))
  t.strictSame(told(await fetch(`${origin}/oauth/token`)), [600, 597, clock.at / 1000 + 60], 'another method too')
})

t.test('O2: without the database the endpoints answer 503, and internal errors are 500 without details', async (t) => {
  const register = () =>
    post('/oauth/register', JSON.stringify({ redirect_uris: ['https://app.example.com/callback'] }), { 'content-type': 'application/json' })
  const endpoints = [
    () => refresh(mintToken('refresh')),
    () => post('/oauth/revoke', { ...credentials, token: mintToken('refresh') }),
    register,
  ]
  const pages = [() => world.browser.get(authorizePath()), () => world.browser.post(authorizePath(), { decision: 'allow' })]
  fault = Object.assign(new Error('secret'), { code: 'CONNECTION_CLOSED' })
  for (const call of endpoints) {
    const away = await call()
    t.strictSame([away.status, away.body.error, away.headers.get('retry-after')], [503, 'temporarily_unavailable', '1'])
  }
  for (const call of pages) t.strictSame(codeOf(await call()), [503, 'service-unavailable'])
  fault = new Error('secret')
  for (const call of endpoints) {
    const failed = await call()
    t.strictSame([failed.status, failed.body], [500, { error: 'server_error', error_description: 'Internal error' }])
  }
  for (const call of pages) t.strictSame(codeOf(await call()), [500, 'internal-error'])
  fault = undefined
  isClockBroken = true
  for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource/mcp']) {
    const metadata = await fetch(origin + path)
    t.strictSame([metadata.status, await metadata.json()], [500, { error: 'server_error', error_description: 'Internal error' }], path)
  }
  isClockBroken = false
  t.strictSame(await Promise.all(endpoints.map(async (call) => (await call()).status)), [401, 200, 201])
})

t.test('the endpoints refuse a body of more than 64 KiB, and the revocation one of another media type', async (t) => {
  const long = { ...credentials, token: 'a'.repeat(65_536) }
  t.strictSame(codeOf(await post('/oauth/revoke', long)), [413, 'body-too-large'])
  t.strictSame(codeOf(await post('/oauth/revoke', long, { 'content-type': 'text/plain' })), [415, 'media-type-unsupported'])
  const page = await world.browser.get(authorizePath())
  t.strictSame(codeOf(await world.browser.submit(page, '/oauth/authorize', { decision: long.token })), [413, 'body-too-large'])
})
