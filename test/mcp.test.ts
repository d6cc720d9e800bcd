// The endpoint for assistants, with the official client: tools by the rights of a token, their answers and refusals, and what HTTP is refused.
import { pino } from 'pino'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import type { Facts } from '../src/contract/facts.ts'
import { longestAnswer } from '../src/mcp/result.ts'
import { mcpRequests } from '../src/mcp/mcp.ts'
import { authorized, connected, withToken } from './fixtures/mcpClient.ts'
import { givenOAuth, redirectUri } from './fixtures/oauth.ts'

const lines: any[] = []
const clock = { at: Date.now() }
const world = await givenOAuth(t, {
  now: () => clock.at,
  environment: { TRUST_PROXY: 'true' },
  logger: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
})
const { account, origin, browser } = world
const all = await account.givenCaller()

// The limit of a client is per minute: every test has its own minute.
t.beforeEach(() => void (clock.at += 60_000))

const ask = (init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    ...init,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${all.token}`,
      ...init.headers,
    },
  })
/** Sends a request of the protocol without its client, and returns the result. */
async function rpc(method: string, params: object): Promise<any> {
  const text = await (await ask({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) })).text()
  const { result, error } = JSON.parse(text.slice(text.indexOf('{')))
  if (error) throw new Error(error.message)
  return result
}
const jsonAt = async (address: string): Promise<any> => (await fetch(address)).json()
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })

t.test('without a valid token: 401, which names the metadata, and these the authorization server', async (t) => {
  const metadata = `${origin}/.well-known/oauth-protected-resource/mcp`
  for (const [authorization, end] of [
    ['', ''],
    ['Bearer wrong', ', error="invalid_token"'],
  ] as const) {
    const response = await ask({ body: ping, headers: { authorization } })
    t.equal(response.status, 401)
    t.equal(response.headers.get('www-authenticate'), `Bearer resource_metadata="${metadata}"${end}`)
    t.match(await response.json(), { jsonrpc: '2.0', id: null, error: { message: 'Not authorized' } })
  }
  const { resource, authorization_servers: servers } = await jsonAt(metadata)
  t.equal(resource, `${origin}/mcp`)
  const { code_challenge_methods_supported: methods } = await jsonAt(`${servers[0]}/.well-known/oauth-authorization-server`)
  t.strictSame(methods, ['S256'])
})

t.test('O1: the client connects by OAuth: with the consent of a member, it comments in their name', async (t) => {
  const candidate = await account.givenCandidate()
  const connection = await authorized(t, origin, { ...world.client, redirectUri }, async (address) => {
    t.equal(address.searchParams.get('resource'), `${origin}/mcp`)
    t.equal(address.searchParams.get('code_challenge_method'), 'S256')
    address.searchParams.set('scope', 'r_candidates w_comments')
    const page = await browser.get(address.pathname + address.search)
    return (await browser.submit(page, '/oauth/authorize', { decision: 'allow' })).location as string
  })
  const added = await connection.call('createComment', { id: candidate.key, body: { comment: { body: 'Strong in motion planning' } } })
  t.notOk(added.isError, added.content[0]!.text)
  const activities = await connection.call('listCandidateActivities', { id: candidate.key })
  t.match(JSON.parse(activities.content[0]!.text), {
    activities: [{ action: 'comment', body: 'Strong in motion planning', member: { id: world.member.key } }],
  })
  const refused = await connection.call('listJobs', {})
  t.match(refused, { isError: true, content: [{ text: /^scope-missing: This token lacks the scope r_jobs/ }] })
})

t.test('an application may ask for tokens for the endpoint, and for no other address', async (t) => {
  const { location = '' } = await browser.get(world.authorizePath({ resource: `${origin}/other` }))
  t.equal(new URL(location).searchParams.get('error'), 'invalid_target')
})

t.test('H3: the tools are the operations that the token may call, listed by cursor', async (t) => {
  const pages = [await rpc('tools/list', {})]
  while (pages.at(-1).nextCursor !== undefined) pages.push(await rpc('tools/list', { cursor: pages.at(-1).nextCursor }))
  t.ok(pages.length > 2)
  const names = pages.flatMap(({ tools }) => tools.map(({ name }: { name: string }) => name))
  const own = Object.entries(facts as Facts).filter(([, { kinds }]) => !kinds || kinds.includes('account'))
  t.strictSame(
    names,
    own.map(([name]) => name),
  )
  await t.rejects(rpc('tools/list', { cursor: 'nothing' }), /The cursor is unknown/)

  const jobs = await account.givenCaller(['r_jobs'])
  for (const revision of ['before', 'latest'] as const) {
    const tools = await (await connected(t, origin, withToken(jobs.token), revision)).tools()
    const listed = new Set(tools.map(({ name }) => name))
    t.ok(listed.has('listJobs'))
    t.notOk(listed.has('createComment') || listed.has('deactivateMember'))
    t.match(
      tools.find(({ name }) => name === 'getJob'),
      {
        description: /r_jobs/,
        inputSchema: { properties: { shortcode: { type: 'string' } }, required: ['shortcode'] },
        annotations: { readOnlyHint: true, destructiveHint: false },
      },
    )
  }
})

t.test('schemas have no references; a tool that deletes says so', async (t) => {
  const tools = await (await connected(t, origin, withToken(all.token))).tools()
  t.notMatch(JSON.stringify(tools.map(({ inputSchema }) => inputSchema)), /\$ref|"x-/)
  const comment = tools.find(({ name }) => name === 'createComment')!
  t.match(comment.inputSchema, { required: ['id', 'body'], properties: { body: { properties: { comment: { required: ['body'] } } } } })
  t.match(tools.find(({ name }) => name === 'deactivateMember')!.annotations, { readOnlyHint: false, destructiveHint: true })
})

t.test('a list answers a page and the arguments of the next; what is too long is cut, with how to get the rest', async (t) => {
  for (let index = 0; index < 60; index++) await account.givenJob({ title: `Engineer ${index}` })
  const connection = await connected(t, origin, withToken(all.token))
  const [{ text } = { text: '' }] = (await connection.call('listJobs', { limit: 2, state: ['published', 'draft'] })).content
  const [body = '', more = ''] = text.split('\n\n')
  t.equal(JSON.parse(body).jobs.length, 2)
  const next = JSON.parse(more.slice(more.indexOf('{')))
  const second = await connection.call('listJobs', next)
  t.not(JSON.parse(second.content[0]!.text.split('\n\n')[0]!).jobs[0].id, JSON.parse(body).jobs[0].id)

  const long = (await connection.call('listJobs', { limit: 100 })).content[0]!.text
  t.ok(long.length < longestAnswer + 500)
  t.match(long, /Cut: these are the first 20000 of \d+ characters\. Call again with `limit` \d+/)
  t.notMatch(long, 'There are more', 'who follows another sentence would lose what was cut')
})

t.test('the arguments of the next page are all that the tool needs, also where pages are counted', async (t) => {
  const { call } = await connected(t, origin, withToken(all.token))
  const textOf = async (tool: string, given: Record<string, unknown>) => (await call(tool, given)).content[0]!.text
  const followed = async (tool: string, first: Record<string, unknown>, items: string): Promise<string[]> => {
    const ids: string[] = []
    for (let given: Record<string, unknown> | undefined = first; given;) {
      const [body = '', more = '']: string[] = (await textOf(tool, given)).split('\n\n')
      ids.push(...JSON.parse(body)[items].map(({ id }: { id: string }) => id))
      given = more === '' ? undefined : JSON.parse(more.slice(more.indexOf('{')))
    }
    return ids
  }
  const job = await account.givenJob()
  await account.givenStages()
  const candidates: string[] = []
  for (let at = 0; at < 5; at++) candidates.push((await account.givenCandidate({ job_id: job.id })).key)
  t.strictSame(await followed('listJobCandidates', { shortcode: job.shortcode, limit: 2 }, 'candidates'), candidates)
  const employees: string[] = []
  for (let at = 0; at < 25; at++) employees.push((await account.givenEmployee({ lastname: `Berg ${'x'.repeat(200)}` })).key)
  t.strictSame((await followed('listEmployees', { limit: 10 }, 'employees')).toSorted(), employees.toSorted())
  for (let at = 25; at < 60; at++) await account.givenEmployee({ lastname: `Berg ${'x'.repeat(200)}`, job_title: 'y'.repeat(200) })
  const cut = await textOf('listEmployees', { limit: 100 })
  t.match(cut, /Call again with `limit` (10|20|50) and/, 'a limit that the tool takes')
  for (let at = 0; at < 150; at++)
    await account.insert('stages', { slug: `more-${at}`, name: 'z'.repeat(200), kind: 'interview', position: at + 100 })
  t.match(await textOf('listStages', {}), /Cut: .*Ask for a part of it with a filter or another tool/, 'and none where there is none')
})

t.test('refusals are errors of the tool, with code and message; unknown tools are errors of the request', async (t) => {
  const { call } = await connected(t, origin, withToken(all.token))
  const cases: [string, Record<string, unknown>, RegExp][] = [
    ['getJob', { shortcode: 'AAAAAAAAAA' }, /^not-found: /],
    ['getJob', {}, /^parameter-invalid: shortcode is missing/],
    ['getJob', { shortcode: '..' }, /^parameter-invalid: shortcode names nothing/],
    ['getJob', { shortcode: {} }, /^parameter-invalid: shortcode must be a text/],
    ['listJobs', { since: 1 }, /^parameter-invalid: since is unknown: listJobs takes state, limit/],
    ['listJobs', { limit: 0 }, /^parameter-invalid: .*\n\n\{"limit":/],
    ['createJob', { body: {} }, /^body-invalid: .*\n\n\{/],
  ]
  for (const [tool, given, expected] of cases) {
    t.match(await call(tool, given), { isError: true, content: [{ text: expected }] }, `${tool} ${JSON.stringify(given)}`)
  }
  await t.rejects(call('dropTables', {}), /There is no tool dropTables/)
})

t.test('a call is a request as any other: counted, logged under the id of its request', async (t) => {
  lines.length = 0
  const params = { name: 'listJobs', arguments: { limit: 1 } }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const response = await ask({ body, headers: { 'x-request-id': 'assistant-1' } })
  t.equal(response.status, 200)
  t.equal(response.headers.get('x-request-id'), 'assistant-1')
  await response.text()
  const own = lines.filter(({ reqId }) => reqId === 'assistant-1').map(({ operation, status }) => ({ operation, status }))
  t.strictSame(own, [
    { operation: 'listJobs', status: 200 },
    { operation: 'mcp', status: 200 },
  ])
})

t.test('a change by a tool is in the audit log, with the address of the client', async (t) => {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'createDepartment', arguments: { body: { name: 'Audited' } } },
  }
  const headers = { 'x-request-id': 'assistant-2', 'x-forwarded-for': '198.51.100.7' }
  t.equal((await ask({ body: JSON.stringify(body), headers })).status, 200)
  const [entry] = await world.application.database.execute('select address from audit_log where request_id = $1', ['assistant-2'])
  t.strictSame(entry, { address: '198.51.100.7' })
})

t.test('what is no request of the protocol is refused', async (t) => {
  for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS']) {
    const response = await ask({ method })
    t.equal(response.status, 405, method)
    t.equal(response.headers.get('allow'), 'POST', method)
  }
  const statusOf = async (init: Parameters<typeof ask>[0]) => (await ask(init)).status
  t.equal(await statusOf({ body: '{' }), 400)
  t.equal(await statusOf({ body: `"${'x'.repeat(1024 * 1024)}"` }), 413)
  t.equal(await statusOf({ body: ping, headers: { 'content-type': 'text/plain' } }), 415)
  t.equal(await statusOf({ body: ping, headers: { 'content-encoding': 'gzip' } }), 415)
  t.equal(await statusOf({ body: ping, headers: { accept: 'text/html' } }), 406)
  t.equal(await statusOf({ body: ping, headers: { origin: 'https://evil.example' } }), 403)
  t.equal(await statusOf({ body: ping, headers: { origin } }), 200)
})

t.test(`a client may send ${mcpRequests} requests in a minute, whatever other clients send`, async (t) => {
  const client = await account.givenCaller(['r_jobs'])
  const statusOf = async (token: string) =>
    (await ask({ body: ping, headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` } })).status
  const other = await world.givenAccount()
  const its = await other.givenCaller(['r_jobs'])
  for (let sent = 0; sent < mcpRequests; sent++) await statusOf(client.token)
  t.equal(await statusOf(client.token), 429)
  t.equal(await statusOf(its.token), 415)
})
