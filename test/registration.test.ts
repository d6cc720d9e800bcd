// OAuth applications that register themselves: what they are told, what members see, what is refused, and when they are removed.
import t from 'tap'
import { prepareSweep } from '../src/access/sweep.ts'
import { statementsOver } from '../src/db/statements.ts'
import { authorized } from './fixtures/mcpClient.ts'
import { givenOAuth, redirectUri } from './fixtures/oauth.ts'

const clock = { at: Date.now() }
const world = await givenOAuth(t, { now: () => clock.at, environment: { CLIENT_REGISTRATION: '1' } })
const { origin, browser, application } = world

// The limit of an address is per minute: every test has its own minute.
t.beforeEach(() => void (clock.at += 60_000))

const register = async (body: unknown, { type = 'application/json', at = origin } = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${at}/oauth/register`, { method: 'POST', headers: { 'content-type': type }, body: text })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, any> }
}
const metadataAt = async (at: string) =>
  (await (await fetch(`${at}/.well-known/oauth-authorization-server`)).json()) as Record<string, unknown>

t.test('a client registers itself and connects with a member’s consent, whose page says that nobody vouches for it', async (t) => {
  t.equal((await metadataAt(origin)).registration_endpoint, `${origin}/oauth/register`)
  const asked = {
    client_name: 'Hiring  assistant',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'client_secret_post',
    scope: 'x',
  }
  const { status, headers, body } = await register(asked)
  t.equal(status, 201)
  t.equal(headers.get('cache-control'), 'no-store')
  const { client_id: clientId, ...rest } = body
  t.match(clientId, /^[0-9a-f]{32}$/)
  t.strictSame(rest, {
    client_id_issued_at: Math.floor(clock.at / 1000),
    client_name: 'Hiring assistant',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  })
  const connection = await authorized(t, origin, { clientId, secret: undefined, redirectUri }, async (address) => {
    address.searchParams.set('scope', 'r_jobs')
    const page = await browser.get(address.pathname + address.search)
    t.match(page.text, /Hiring assistant wants to connect/)
    t.match(page.text, /It registered itself under this name, for which nobody vouches/)
    return (await browser.submit(page, '/oauth/authorize', { decision: 'allow' })).location as string
  })
  t.notOk((await connection.call('listJobs', {})).isError)
})

t.test('a registration without PKCE, or with another redirect URI, leads nowhere', async (t) => {
  const { body } = await register({ redirect_uris: [redirectUri] })
  t.equal(body.client_name, new URL(redirectUri).host, 'its name is the host')
  const without = await browser.get(world.authorizePath({ client_id: body.client_id }))
  t.match(without.location, /error=invalid_request.*public\+client\+must\+send\+a\+code_challenge/)
  t.equal((await browser.get(world.authorizePath({ client_id: body.client_id, redirect_uri: 'https://evil.example/' }))).status, 400)
})

t.test('what is no registration is refused with a reason', async (t) => {
  const refusal = async (body: unknown, options = {}) => {
    clock.at += 60_000
    const { status, body: told } = await register(body, options)
    return [status, told.error]
  }
  for (const uris of [undefined, 'https://app.example.com', [], [1], Array(11).fill(redirectUri), ['http://app.example.com'], ['x:/y']])
    t.strictSame(await refusal({ redirect_uris: uris }), [400, 'invalid_redirect_uri'], JSON.stringify(uris))
  for (const name of ['a'.repeat(256), 'a\u0000b', '\ud800'])
    t.strictSame(await refusal({ redirect_uris: [redirectUri], client_name: name }), [400, 'invalid_client_metadata'], JSON.stringify(name))
  t.strictSame(await refusal([]), [400, 'invalid_client_metadata'])
  t.strictSame(await refusal('{'), [400, 'invalid_request'])
  t.strictSame(await refusal(`"${'a'.repeat(65_536)}"`), [413, 'invalid_request'])
  t.strictSame(await refusal('redirect_uris=x', { type: 'application/x-www-form-urlencoded' }), [415, 'invalid_request'])
})

t.test('an address registers ten clients a minute', async (t) => {
  for (let registered = 0; registered < 10; registered++) t.equal((await register({ redirect_uris: [redirectUri] })).status, 201)
  const over = await register({ redirect_uris: [redirectUri] })
  t.strictSame([over.status, over.body.error], [429, 'temporarily_unavailable'])
  t.match(over.headers.get('retry-after'), /^\d+$/)
})

t.test('a client without a connection is removed after seven days', async (t) => {
  const { execute } = application.database
  const kept = async () =>
    (await execute("select name from applications where owner_id is null and secret_hash is null and client_id <> 'docs'", [])).map(
      ({ name }) => name,
    )
  await execute("update applications set created_at = to_timestamp($1) - interval '8 days' where secret_hash is null", [clock.at / 1000])
  const { body } = await register({ redirect_uris: [redirectUri], client_name: 'New' })
  t.equal(body.client_name, 'New')
  await prepareSweep(statementsOver(application.database), () => clock.at)()
  t.strictSame((await kept()).toSorted(), ['Hiring assistant', 'New'])
  t.equal((await execute("select from applications where client_id = 'docs'", [])).length, 1)
})

t.test('where it is not allowed, the address answers 404 and the metadata do not name it', async (t) => {
  const closed = await givenOAuth(t)
  t.notOk('registration_endpoint' in (await metadataAt(closed.origin)))
  const { status, headers, body } = await register({ redirect_uris: [redirectUri] }, { at: closed.origin })
  t.strictSame([status, headers.get('x-error-code')], [404, 'not-found'])
  t.match(body.error_description, /Ask an admin/)
})
