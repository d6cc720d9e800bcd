// Calls without a socket: every step of the pipeline applies, and the answers are those of HTTP.
import type { FastifyInstance, InjectOptions } from 'fastify'
import t from 'tap'
import { memberCaller } from '../src/access/callers.ts'
import type { CallRequest } from '../src/contract/typing.ts'
import type { Once } from '../src/server/idempotency.ts'
import { callOver } from '../src/server/inProcess.ts'
import { facts } from './fixtures/library/generated/facts.ts'
import type { operations } from './fixtures/library/generated/types.ts'
import { base, callers, startLibrary, tenants } from './fixtures/library/server.ts'
import { givenWorld } from './fixtures/server.ts'

const library = await startLibrary()
const { ask, call, port, server } = library
t.teardown(() => server.close())

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown }

/** Headers of the connection, and those that differ from one request to the next. */
const own = new Set(['connection', 'keep-alive', 'date', 'x-request-id', 'x-rate-limit-remaining'])
const shared = (headers: Iterable<readonly [string, string]>) => Object.fromEntries([...headers].filter(([name]) => !own.has(name)))

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: shared(response.headers), body: text === '' ? undefined : isJson ? JSON.parse(text) : text }
}

t.test('a call is answered as the same request over HTTP', async (t) => {
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const all = { token: 'all', headers: { host: `127.0.0.1:${port}` } }
  const book = { title: 'Walden', pages: 352 }
  const bad = { title: 'Walden', pages: 0 }
  const query = { limit: 5, genre: ['novel', 'essay'], title: 'a b&c', lent: true } satisfies CallRequest<operations['listBooks']>['query']
  const cases: Record<string, [number, Promise<Answer>, Promise<Response>]> = {
    'a query': [200, call('listBooks', { query }, all), ask('/lib/v1/books?limit=5&genre=novel&genre=essay&title=a+b%26c&lent=true')],
    'a path': [200, call('misbehave', { path: { kind: 'a/b %2f' } }, all), ask('/lib/v1/trouble/a%2Fb%20%252f')],
    'a body': [
      201,
      call('createBook', { body: book }, all),
      ask('/lib/v1/books', { method: 'POST', headers: json, body: JSON.stringify(book) }),
    ],
    'a form': [
      200,
      call('createLoan', { body: { book: '1', reader: 'a&b' } }, all),
      ask('/lib/v1/loans', { method: 'POST', headers: form, body: 'book=1&reader=a%26b' }),
    ],
    'an empty answer': [204, call('removeBook', { path: { id: 1 } }, all), ask('/lib/v1/books/1', { method: 'DELETE' })],
    'an empty text': [202, call('noteBook', { path: { id: 1 } }, all), ask('/lib/v1/books/1/note', { method: 'PUT' })],
    'a bad body': [
      400,
      call('createBook', { body: bad }, all),
      ask('/lib/v1/books', { method: 'POST', headers: json, body: JSON.stringify(bad) }),
    ],
    'a bad parameter': [404, call('getBook', { path: { id: 0 } }, all), ask('/lib/v1/books/0')],
    'nothing found': [404, call('getBook', { path: { id: 2 } }, all), ask('/lib/v1/books/2')],
    'no token': [401, call('getBook', { path: { id: 1 } }, { headers: all.headers }), ask('/lib/v1/books/1', { token: null })],
    'no scope': [403, call('getBook', { path: { id: 1 } }, { ...all, token: 'none' }), ask('/lib/v1/books/1', { token: 'none' })],
    'another kind of token': [
      403,
      call('removeBook', { path: { id: 1 } }, { ...all, token: 'reader' }),
      ask('/lib/v1/books/1', { method: 'DELETE', token: 'reader' }),
    ],
    'an answer that breaks the contract': [500, call('misbehave', { path: { kind: 'key' } }, all), ask('/lib/v1/trouble/key')],
  }
  for (const [name, [status, calling, asking]] of Object.entries(cases)) {
    const called = await calling
    t.equal(called.status, status, name)
    t.strictSame({ ...called, headers: shared(Object.entries(called.headers)) }, await answerOf(await asking), name)
  }
})

t.test('the status tells the type of the body', async (t) => {
  const answer = await call('createBook', { body: { title: 'Walden', pages: 352 } }, { token: 'all' })
  if (answer.status !== 201) return t.fail(`answered ${answer.status}`)
  const { id, title }: { id: number; title: string } = answer.body
  t.strictSame([id, title, answer.headers.location], [7, 'Walden', '/lib/v1/books/7'])
})

t.test('calls count against the rate limit, together with requests', async (t) => {
  for (let times = 0; times < 10; times++) t.equal((await call('getBook', { path: { id: 1 } }, { token: 'ten' })).status, 200)
  const refused = await call('getBook', { path: { id: 1 } }, { token: 'ten' })
  t.equal(refused.status, 429)
  t.equal(refused.headers['x-error-code'], 'rate-limit-exceeded')
  t.equal((await ask('/lib/v1/books/1', { token: 'ten' })).status, 429)
})

t.test('a call for a caller whom the program names is checked like one with a token', async (t) => {
  const { call, server } = await startLibrary({ tenants })
  t.teardown(() => server.close())
  const reader = { ...callers.get('reader')!, tenant: { id: 1, subdomain: 'city' }, client: 'named', limit: 5 }
  const path = { id: 1 }
  const answers = [
    await call('getBook', { path }, { caller: reader }),
    await call('removeBook', { path }, { caller: reader }),
    await call('getBook', { path }, { caller: { ...reader, scopes: new Set() } }),
    await call('getBook', { path }, { caller: reader, headers: { host: 'village.library.test' } }),
    await call('getBook', { path }, { caller: reader, token: 'none' }),
    await call('getBook', { path }, { caller: reader }),
  ]
  t.strictSame(
    answers.map(({ status, headers }) => [status, headers['x-error-code']]),
    [
      [200, undefined],
      [403, 'token-kind-refused'],
      [403, 'scope-missing'],
      [404, 'not-found'],
      [200, undefined],
      [429, 'rate-limit-exceeded'],
    ],
  )
})

t.test('no request can name a caller', async (t) => {
  const caller = callers.get('all')!
  const sent: InjectOptions[] = []
  const recorded = { inject: (options: InjectOptions) => (sent.push(options), server.inject(options)) } as FastifyInstance
  const calling = callOver<operations>(recorded, facts, base)
  t.equal((await calling('getBook', { path: { id: 1 } }, { caller })).status, 200)
  t.equal((await calling('getBook', { path: { id: 1 } })).status, 401)
  t.strictSame(sent[0], sent[1], 'the request is the same with and without a caller')
  const names = ['authorization', 'x-caller', 'x-client', 'x-account', 'cookie', 'forwarded', 'x-forwarded-for', 'x-forwarded-user']
  for (const value of ['all', 'city', 'librarian', JSON.stringify({ ...caller, scopes: [...caller.scopes] })]) {
    const headers = Object.fromEntries(names.map((name) => [name, value]))
    t.equal((await ask('/lib/v1/books/1', { token: null, headers })).status, 401, value)
    t.equal((await call('getBook', { path: { id: 1 } }, { headers })).status, 401, `${value}, without a socket`)
  }
})

t.test('a caller is that of one call: what its operation requests or calls has none', async (t) => {
  const statuses: number[] = []
  const inner = await startLibrary({
    gate: async () => {
      const asked = await inner.ask('/lib/v1/books/1', { token: null })
      await asked.text()
      statuses.push(asked.status, (await inner.call('getBook', { path: { id: 1 } })).status)
    },
  })
  t.teardown(() => inner.server.close())
  t.equal((await inner.call('getHours', {}, { caller: callers.get('all')! })).status, 200)
  t.strictSame(statuses, [401, 401])
})

t.test('a member is called for without a token: by their role and limit, and named in the audit log', async (t) => {
  const { application, givenAccount } = await givenWorld(t)
  const account = await givenAccount()
  const { id, key, subdomain } = account
  const admin = await account.givenMember({ role: 'admin' })
  const simple = await account.givenMember()
  const other = await (await givenAccount()).givenMember()
  const callerFor = (member: typeof admin, role: 'admin' | 'simple') =>
    memberCaller(
      {
        account: { id, key, subdomain, name: 'Acme' },
        member: { id: member.id, key: member.key, name: 'Ada', role, hrisRole: 'hris_no_access' },
      },
      { account: 10, oauth: 50, partner: 50 },
    )
  const deactivate = (path: { id: string }, caller = callerFor(admin, 'admin')) =>
    application.call('deactivateMember', { path }, { caller, clientAddress: '192.0.2.7', headers: { 'x-request-id': 'console' } })
  const refused = await deactivate({ id: admin.key }, callerFor(simple, 'simple'))
  t.match(refused, { status: 403, headers: { 'x-error-code': 'role-missing', 'x-rate-limit-limit': '500' } })
  t.equal((await deactivate({ id: other.key })).status, 404)
  const done = await deactivate({ id: simple.key })
  t.match(done, { status: 204, headers: { 'x-rate-limit-remaining': '498' } })
  const [entry] = await application.database.execute(
    'select actor_kind, actor_id, client, action, subject_id, request_id, address from audit_log where account_id = $1',
    [id],
  )
  t.match(entry, {
    actor_kind: 'member',
    actor_id: admin.id,
    client: `member:${admin.id}`,
    action: 'member_deactivated',
    subject_id: simple.id,
    request_id: 'console',
    address: '192.0.2.7',
  })
  const target = { target: 'https://hooks.example.com/by-member', event: 'employee_created' as const }
  const subscribed = await application.call('createSubscription', { body: target }, { caller: callerFor(admin, 'admin') })
  t.equal(subscribed.status, 201)
  const [subscription] = await application.database.execute('select owner, member_id, grant_id from subscriptions where account_id = $1', [
    id,
  ])
  t.match(subscription, { owner: `member:${admin.id}`, member_id: admin.id, grant_id: null })
})

t.test('a call with an Idempotency-Key runs once', async (t) => {
  const kept = new Map<string, Awaited<ReturnType<Once>>>()
  const once: Once = async ({ hash }, work) => {
    const known = kept.get(hash)
    if (known) return { ...known, was: 'again' }
    const made = { answer: await work(() => {}), was: 'now' } as const
    kept.set(hash, made)
    return made
  }
  const keeping = await startLibrary({ once })
  t.teardown(() => keeping.server.close())
  const options = { token: 'all', headers: { 'idempotency-key': 'k' } }
  const buy = () => keeping.call('createBook', { body: { title: 'Walden', pages: 352 } }, options)
  const [first, second] = [await buy(), await buy()]
  t.equal(keeping.seen.length, 1)
  t.strictSame(second.body, first.body)
  t.strictSame(
    [first, second].map(({ headers }) => headers['idempotent-replayed']),
    [undefined, 'true'],
  )
})

t.test('a call opens no connection', async (t) => {
  const quiet = await startLibrary()
  t.teardown(() => quiet.server.close())
  let connections = 0
  quiet.server.server.on('connection', () => connections++)
  t.equal((await quiet.call('getHours', {})).status, 200)
  t.equal(connections, 0)
  await (await quiet.ask('/lib/v1/hours')).text()
  t.equal(connections, 1, 'a request does')
})

t.test('no path parameter leads to another operation', async (t) => {
  for (const kind of ['', '.', '..'])
    await t.rejects(call('misbehave', { path: { kind } }, { token: 'all' }), {
      message: `misbehave cannot be called with "${kind}" as kind`,
    })
  for (const kind of ['../books/1', '%2e%2e', '?', '#', '..;'])
    t.match(await call('misbehave', { path: { kind } }, { token: 'all' }), { body: { shelves: [{ number: 1 }] } }, kind)
})

t.test('a call is rejected once the server closes', async (t) => {
  const closing = await startLibrary()
  await closing.server.close()
  await t.rejects(closing.call('getHours', {}))
})
