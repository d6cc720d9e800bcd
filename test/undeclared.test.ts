// Undeclared members never leave in production: they are removed from responses, pages, streams and stored responses of every version.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { pino } from 'pino'
import t from 'tap'
import { handlers } from '../generated/handlers.ts'
import { facts } from '../generated/oauth/facts.ts'
import { validators as oauth } from '../generated/oauth/validators.js'
import { validators as v2 } from '../generated/v2/validators.js'
import { validators as v3 } from '../generated/validators.js'
import { operationsOf, webhooksOf, type Document, type Media, type Schema } from '../src/contract/document.ts'
import { ItemPage, type AnyPage } from '../src/contract/itemPage.ts'
import type { Handler, Validators } from '../src/contract/routes.ts'
import type { Validator } from '../src/contract/sentences.ts'
import { violationsBy } from '../src/contract/outgoing.ts'
import { removeUndeclared, undeclaredIn } from '../src/contract/undeclared.ts'
import { serveOAuth } from '../src/pages/oauth/oauth.ts'
import { givenWorld } from './fixtures/server.ts'

const string = { type: 'string' }
const named = (name: string): Schema => ({ type: 'object', properties: { [name]: string } })
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const document = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  paths: {},
  components: {
    schemas: {
      Cat: { type: 'object', properties: { kind: string, claws: string } },
      Dog: { type: 'object', properties: { kind: string, tail: string } },
      Tree: { type: 'object', properties: { name: string, branches: { type: 'array', items: reference('Tree') } } },
      Pet: {
        oneOf: [reference('Cat'), reference('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } },
      },
    },
  },
} as Document

type Case = readonly [title: string, schema: Schema, body: unknown, left: unknown, pointers: readonly string[]]
const cases: readonly Case[] = [
  ['of a nested object', { properties: { a: named('b') } }, { a: { b: '', c: 1 } }, { a: { b: '' } }, ['/a/c']],
  ['with all they contain', named('a'), { a: '', b: { c: { d: 1 } } }, { a: '' }, ['/b']],
  ['of items, at any depth', { items: { items: named('a') } }, [[], [{ a: '' }, { b: 1 }]], [[], [{ a: '' }, {}]], ['/1/1/b']],
  [
    'of a schema that contains itself',
    reference('Tree'),
    { branches: [{ name: '', branches: [{ nest: 1 }] }] },
    { branches: [{ name: '', branches: [{}] }] },
    ['/branches/0/branches/0/nest'],
  ],
  ['whose names objects inherit', named('a'), { constructor: 1, toString: 2 }, {}, ['/constructor', '/toString']],
  ['whose names have slashes', named('a'), { 'x/y~z': 1 }, {}, ['/x~1y~0z']],
  ['but not of an open object', { additionalProperties: true, properties: { a: named('b') } }, { a: {}, c: 1 }, { a: {}, c: 1 }, []],
  ['but not of a schema without members', { type: 'object' }, { a: 1 }, { a: 1 }, []],
  ['of an object that has none', { additionalProperties: true, maxProperties: 0 }, { a: 1 }, {}, ['/a']],
  ['of the values of a map', { additionalProperties: named('a') }, { x: { a: '', b: 1 } }, { x: { a: '' } }, ['/x/b']],
  ['of parts together', { allOf: [named('a'), named('b')] }, { a: '', b: '', c: 1 }, { a: '', b: '' }, ['/c']],
  ['of a part’s own parts', { allOf: [{ allOf: [named('a')] }, named('b')] }, { a: '', c: 1 }, { a: '' }, ['/c']],
  ['but not where a part is open', { allOf: [named('a'), { additionalProperties: true }] }, { c: 1 }, { c: 1 }, []],
  ['of the alternative that the tag chooses', reference('Pet'), { kind: 'cat', tail: 1 }, { kind: 'cat' }, ['/tail']],
  ['of all alternatives if no tag chooses', reference('Pet'), { claws: '', tail: '', x: 1 }, { claws: '', tail: '' }, ['/x']],
  ['with a tag that objects inherit', reference('Pet'), { kind: 'constructor', x: 1 }, { kind: 'constructor' }, ['/x']],
  ['of alternatives without a tag', { anyOf: [named('a'), string] }, { a: '', b: 1 }, { a: '' }, ['/b']],
  ['but nothing of another type', { properties: { a: string } }, 'text', 'text', []],
]

t.test('undeclared members are removed', (t) => {
  for (const [title, schema, body, left, pointers] of cases) {
    t.strictSame(removeUndeclared(document, schema, body), pointers, title)
    t.strictSame(body, left, title)
  }
  t.end()
})

type Body = { readonly what: string; readonly check: Validator; readonly example: unknown; readonly remove: (body: unknown) => string[] }
const contractAt = (folder: string) =>
  JSON.parse(readFileSync(new URL(`../generated/${folder}openapi-3.1.json`, import.meta.url), 'utf8')) as Document
const examplesOf = (media: Media = {}) => [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)].filter(Boolean)

/** The examples of every response and notification that has a validator. */
function bodiesOf(contract: Document, validators: Validators): Body[] {
  const removeFrom = undeclaredIn(() => contract)
  const answers = operationsOf(contract).flatMap(({ id, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) => {
      const check = validators[`${id}_${status}`]
      const remove = (body: unknown) => removeFrom(id, Number(status), body)
      return check ? examplesOf(Object.values(content)[0]).map((example) => ({ what: `${id} ${status}`, check, example, remove })) : []
    }),
  )
  const notifications = webhooksOf(contract).map(({ event, operation }) => {
    const { schema = {}, example } = operation.requestBody?.content['application/json'] ?? {}
    const remove = (body: unknown) => removeUndeclared(contract, schema, body)
    return { what: event, check: validators[`${event}_notification`] as Validator, example, remove }
  })
  return [...answers, ...notifications]
}

/** Every object in a body, with its JSON pointer. */
function objectsIn(body: unknown, place = ''): [place: string, object: Record<string, unknown>][] {
  if (typeof body !== 'object' || body === null) return []
  const inner = Object.entries(body).flatMap(([name, value]) => objectsIn(value, `${place}/${name}`))
  return Array.isArray(body) ? inner : [[place, body as Record<string, unknown>], ...inner]
}

t.test('H9: undeclared members are removed exactly where the validators find them, for every body of every contract', (t) => {
  let planted = 0
  const contracts = [bodiesOf(contractAt(''), v3), bodiesOf(contractAt('v2/'), v2), bodiesOf(contractAt('oauth/'), oauth)]
  for (const { what, check, example, remove } of contracts.flat()) {
    const whole = structuredClone(example)
    t.strictSame([remove(whole), whole], [[], example], `${what}: nothing is undeclared`)
    for (const at of objectsIn(example).keys()) {
      const body = structuredClone(example)
      const [place, object] = objectsIn(body)[at] as [string, Record<string, unknown>]
      object.planted = 'secret'
      const isUndeclared = !check(body) && ['additionalProperties', 'maxProperties'].includes(check.errors?.[0]?.keyword ?? '')
      // In a map it is a member like any other, perhaps of the wrong type.
      if (!isUndeclared) t.strictSame(remove(body), [], `${what} ${place} is open`)
      else {
        planted++
        t.strictSame([remove(body), body], [[`${place}/planted`], example], `${what} ${place}`)
      }
    }
  }
  t.ok(planted > 1000, `${planted} members were planted`)
  t.end()
})

type Replying = { readonly reply: (status: number, ...rest: unknown[]) => never }

/** The value with an undeclared member in each object, also in the items of a page when they are read. */
function withSecrets(value: unknown): unknown {
  if (value instanceof ItemPage) {
    const { list, found, home, read, body, link } = value as AnyPage
    return new ItemPage<Record<string, unknown[]>>({
      list,
      found,
      home,
      link,
      read: async (...asked) => (await read(...asked)).map((one) => ({ ...one, item: withSecrets(one.item) })),
      body: withSecrets(body) as AnyPage['body'],
    })
  }
  if (Array.isArray(value)) return value.map(withSecrets)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSecrets(inner)])),
    planted_member: 'planted-value',
  }
}

/** Makes an operation reply with undeclared members; to be called before the server is assembled. */
function spoil(id: keyof typeof handlers): void {
  const operation = handlers[id] as unknown as { define: (tools: unknown) => Handler }
  const { define } = operation
  operation.define = (tools) => {
    const handle = define(tools)
    return (request, context) => {
      const { reply } = context as Replying
      return handle(request, { ...context, reply: (status, body, ...rest) => reply(status, withSecrets(body), ...rest) })
    }
  }
}

t.test('H9: a server in production sends no undeclared member, in any version', async (t) => {
  const spoiled = ['listJobs', 'getJob', 'listCandidates', 'getCandidate', 'createCandidate'] as const
  for (const id of spoiled) spoil(id)
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }) as never
  const environment = { MODE: 'production', SECRET_KEYS: `one:${randomBytes(32).toString('base64')}` }
  const world = await givenWorld(t, { environment, logger })
  const account = await world.givenAccount()
  const job = await account.givenJob()
  const candidate = await account.givenCandidate({ name: 'Ada Lovelace', tags: ['ROS'] })
  const { request } = await account.givenCaller()

  for (const version of ['v3', 'v2', 'v1']) {
    const send = (method: string, path: string, more = {}) => request(method, `${world.origin}/spi/${version}${path}`, more)
    // Whatever is remembered or stored is sent the second time.
    for (const time of ['first', 'second']) {
      for (const path of ['/jobs', `/jobs/${job.shortcode}`, '/candidates', `/candidates/${candidate.key}`]) {
        const { status, text } = await send('GET', path)
        t.equal(status, 200, path)
        t.notMatch(text, 'planted', `${version} ${path}, the ${time} time`)
      }
      const body = { candidate: { name: 'Grace Hopper', email: `grace@${version}.example` } }
      const headers = { 'idempotency-key': `key-${version}` }
      const { status, text, headers: sent } = await send('POST', `/jobs/${job.shortcode}/candidates`, { body, headers })
      t.equal(status, 201, text)
      t.equal(sent.get('idempotent-replayed'), time === 'first' ? null : 'true')
      t.notMatch(text, 'planted', `${version} createCandidate, the ${time} time`)
    }
  }
  const metrics = await (await fetch(`${world.origin}/metrics`)).text()
  const reports = lines.map((line) => JSON.parse(line) as { operation: string; pointers: string[]; msg: string })
  for (const id of spoiled) {
    t.match(metrics, new RegExp(`undeclared_members_removed_total\\{operation="${id}"\\} [1-9]`), id)
    t.ok(
      reports.some(({ operation, pointers: [first] }) => operation === id && first?.endsWith('/planted_member')),
      `${id} is reported`,
    )
  }
  t.ok(
    reports.every(({ msg }) => msg === 'undeclared members were removed'),
    'nothing else is wrong',
  )
  t.notMatch(lines.join(''), 'planted-value')
})

t.test('H9: nor does the authorization server', async (t) => {
  const counted: unknown[] = []
  const count = (...given: unknown[]) => void counted.push(given)
  const server = fastify()
  // Leaves the body to the handler, as the whole server does.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const tokens = { access_token: 'one', token_type: 'bearer', expires_in: 60, refresh_token: 'two', scope: 'r_jobs', created_at: 1 }
  let issued: object = tokens
  serveOAuth(server as never, {
    clients: { authenticate: async () => ({}) as never },
    exchange: async () => ({ ...issued, secret: 'planted' }) as never,
    revocation: {} as never,
    limit: async () => {},
    registrationLimit: async () => {},
    now: Date.now,
    issuerOf: () => '',
    violations: violationsBy({ removeUndeclared: true, refuseViolations: false }, { removed: count, violated: count }),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const exchange = () => server.inject({ method: 'POST', url: facts.exchangeToken.path, headers, payload: 'grant_type=refresh_token' })
  const answer = await exchange()
  t.strictSame([answer.statusCode, answer.json()], [200, tokens])
  t.strictSame(counted.splice(0), [['exchangeToken', 1]])
  issued = { ...tokens, expires_in: 'soon' }
  t.equal((await exchange()).json().expires_in, 'soon')
  t.strictSame(counted, [['exchangeToken', 1], ['exchangeToken']], 'any other violation is counted')
})
