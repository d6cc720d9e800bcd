// Operations without files: answered with the contract's examples when the server is started with `--mock`.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { operationsOf, type Document, type Schema } from '../src/contract/document.ts'
import { sampleOf } from '../src/contract/sample.ts'
import { mocksOf } from '../src/server/mocks.ts'
import current from '../generated/openapi-3.1.json' with { type: 'json' }
import { validators as currentValidators } from '../generated/validators.js'
import { facts } from './fixtures/library/generated/facts.ts'
import { handlers } from './fixtures/library/generated/handlers.ts'
import document from './fixtures/library/generated/openapi-3.1.json' with { type: 'json' }
import { validators } from './fixtures/library/generated/validators.js'
import { givenCopy } from './fixtures/copy.ts'
import { startLibrary } from './fixtures/library/server.ts'
import { runServer, spawnServer, startServer } from './fixtures/process.ts'
import { givenBareDatabase, givenDatabase } from './fixtures/server.ts'
import { within } from './fixtures/wait.ts'

const contract = document as unknown as Document
const book = { title: 'Walden', pages: 352 }

type Sent = { readonly method?: string; readonly body?: string; readonly headers?: Record<string, string> }

/** The library with mocks in the place of these operations. */
async function givenMocks(t: Test, ...ids: (keyof typeof handlers)[]) {
  const mockOf = mocksOf({ document: contract, facts, validators })
  const mocks = Object.fromEntries(ids.map((id) => [id, mockOf(id)]))
  const library = await startLibrary({ api: { facts, validators, document: () => contract, handlers: { ...handlers, ...mocks } } })
  t.teardown(() => library.server.close())
  return library
}

const prefer = (preference: string) => ({ token: 'all', headers: { prefer: preference } })

t.test('a mock answers within the contract and is marked; an implemented operation is not', async (t) => {
  const { call } = await givenMocks(t, 'listBooks', 'misbehave', 'pay', 'removeBook', 'noteBook', 'getHours')
  const all = { token: 'all' }
  const answers = {
    listBooks: await call('listBooks', {}, all),
    misbehave: await call('misbehave', { path: { kind: 'key' } }, all),
    pay: await call('pay', { body: { kind: 'card', number: '1' } }, all),
    removeBook: await call('removeBook', { path: { id: 1 } }, all),
    noteBook: await call('noteBook', { path: { id: 1 } }, all),
    getHours: await call('getHours', {}),
  }
  const shown = Object.entries(answers).map(([id, { status, body, headers }]) => [id, status, body, headers['x-mock']])
  t.strictSame(shown, [
    ['listBooks', 200, { query: {}, now: 'text', next: 'text' }, 'true'],
    ['misbehave', 200, { shelves: [{ number: 0, label: 'text' }] }, 'true'],
    ['pay', 200, { kind: 'cash', cents: 1 }, 'true'],
    ['removeBook', 204, undefined, 'true'],
    ['noteBook', 202, undefined, 'true'],
    ['getHours', 200, { open: true }, 'true'],
  ])
  t.equal((await call('getBook', { path: { id: 1 } }, all)).headers['x-mock'], undefined)
})

t.test('a request to a mock is checked like any other', async (t) => {
  const { call, seen } = await givenMocks(t, 'createBook', 'getBook')
  t.equal((await call('getBook', { path: { id: 1 } })).status, 401)
  t.equal((await call('getBook', { path: { id: 1 } }, { token: 'none' })).status, 403)
  t.equal((await call('getBook', { path: { id: 0 } }, { token: 'all' })).status, 404)
  const refused = await call('createBook', { body: { title: '', pages: 1 } }, { token: 'all' })
  t.match(refused, { status: 400, body: { validation_errors: { title: ['must not be empty'] } } })
  t.equal(refused.headers['x-mock'], undefined)
  t.strictSame(seen, [], 'the operation itself has not run')
})

t.test('a read returns what a create was sent, as far as the contract allows', async (t) => {
  const { call } = await givenMocks(t, 'createBook', 'getBook')
  const read = async (id: number) => (await call('getBook', { path: { id } }, { token: 'all' })).body
  const before = await read(1)
  t.match(before, { id: 1, title: 'text', pages: 1, genre: 'novel' }, 'the example')
  const body = { ...book, subtitle: '', publisher: { name: 'Ticknor' }, unknown: true }
  const created = await call('createBook', { body }, { token: 'all' })
  t.match(created, { status: 201, body: { id: 1, ...book, subtitle: null, publisher: { name: 'Ticknor' } } })
  t.equal(created.headers.location, '/lib/v1/books/1')
  t.notOk('unknown' in (created.body as object), 'a member that the response does not have')
  const second = await call('createBook', { body: { ...book, title: 'Faust' } }, { token: 'all' })
  t.match(second, { body: { id: 2, title: 'Faust' }, headers: { location: '/lib/v1/books/2' } })
  t.strictSame([await read(1), await read(2)], [created.body, second.body])
  t.strictSame(await read(3), before, 'an unknown one is the example still')
})

t.test('Prefer chooses another answer of the contract', async (t) => {
  const { call } = await givenMocks(t, 'getBook', 'createLoan')
  const path = { id: 1 }
  for (const preference of ['status=404', 'code=404', 'respond-async, Status="404"; wait=5']) {
    const answer = await call('getBook', { path }, prefer(preference))
    t.match(answer, { status: 404, body: { error: 'text' }, headers: { 'x-mock': 'true', 'x-error-code': 'not-found' } }, preference)
  }
  t.equal((await call('getBook', { path }, prefer('return=minimal'))).status, 200, 'another preference')
  t.match(await call('getBook', { path }, prefer('status=429')), { status: 429, headers: { 'x-error-code': 'rate-limit-exceeded' } })
  const loan = await call('createLoan', { body: { book: '1', reader: 'Ada' } }, prefer('status=409'))
  t.match(loan, { status: 409, body: {}, headers: { 'x-mock': 'true' } })
  const refused = await call('getBook', { path }, prefer('status=418'))
  t.equal(refused.status as number, 400)
  t.match(refused.body, { error: 'Prefer asks for no answer of getBook: its statuses are 200, 401, 403, 404, 429, 500, 503' })
})

t.test('an example is made from a schema: its own, a format, an enum, or a value within the bounds', (t) => {
  const cases: [Schema, unknown][] = [
    [{ type: 'string', examples: ['own'], enum: ['other', 'own'] }, 'own'],
    [{ type: 'string', enum: ['first', 'second'] }, 'first'],
    [{ type: ['null', 'string'], format: 'date-time' }, '2026-01-31T09:30:00Z'],
    [{ type: 'string', minLength: 12, maxLength: 12 }, 'text text te'],
    [{ type: 'string', maxLength: 2 }, 'te'],
    [{ type: 'string', pattern: '^[0-9a-f]{4}$' }, 'aaaa'],
    [{ type: 'string', pattern: '^([^@\\s]+@[^@\\s]+)?$' }, 'aa@aa'],
    [{ type: 'string', pattern: '^(?:id|key)-\\p{Lu}+$', minLength: 6 }, 'id-AAA'],
    [{ type: 'string', format: 'date', pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$' }, '2026-01-31'],
    [{ type: 'string', pattern: '^(?=x)xy$' }, 'xy'],
    [{ type: 'string', pattern: '^(.)\\1$' }, 'text'],
    [{ type: 'integer', minimum: 5, maximum: 9, multipleOf: 4 }, 8],
    [{ type: 'integer', exclusiveMinimum: 5 }, 6],
    [{ type: ['integer', 'null'], maximum: -3 }, -3],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.001],
    [{ type: 'array', minItems: 2, items: { type: 'boolean' } }, [true, true]],
    [{ type: 'array', maxItems: 0, items: { type: 'boolean' } }, []],
    [{ type: 'array', items: { type: 'integer' } }, [0]],
    [{ $ref: '#/components/schemas/Hours' }, { open: true }],
    [{ $ref: '#/components/schemas/Loop' }, { name: 'text', inner: [] }],
    [
      { allOf: [{ $ref: '#/components/schemas/Hours' }, { type: 'object', properties: { late: { type: 'boolean' } } }] },
      { open: true, late: true },
    ],
  ]
  const loop = {
    type: 'object',
    properties: { name: { type: 'string' }, inner: { type: 'array', items: { $ref: '#/components/schemas/Loop' } } },
  }
  const schemas = { ...contract.components?.schemas, Loop: loop }
  for (const [schema, expected] of cases)
    t.strictSame(sampleOf({ ...contract, components: { schemas } }, schema), expected, JSON.stringify(schema))
  t.end()
})

t.test('a body made from a schema is within the contract, patterns too', (t) => {
  const made = withoutExamples(current) as Document
  for (const [document, checks] of [
    [contract, validators],
    [current as unknown as Document, currentValidators],
    [made, currentValidators],
  ] as const)
    for (const { id, operation } of operationsOf(document)) {
      for (const [status, { content = {}, 'x-empty-body': isEmpty }] of Object.entries(operation.responses)) {
        const schema = Object.values(content)[0]?.schema
        const check = checks[`${id}_${status}`]
        if (schema && check && !isEmpty) t.ok(check(sampleOf(document, schema)), `${id} ${status}`, { errors: check.errors })
      }
    }
  t.end()
})

/** The contract with no example of any schema, as when it is first written. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const isSchema = 'type' in value && (typeof value.type === 'string' || Array.isArray(value.type))
  const kept = Object.entries(value).filter(([name]) => !isSchema || !['example', 'examples', 'default'].includes(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutExamples(inner)]))
}

t.test('a new path is answered before it is implemented', async (t) => {
  const copy = givenCopy(t)
  cpSync('test/fixtures/lockers.yaml', join(copy, 'openapi/lockers.yaml'))
  const root = join(copy, 'openapi/openapi.yaml')
  const paths = ['/lockers', '/lockers/{id}'].map((path) => `  ${path}: { $ref: './lockers.yaml#/paths/${path.replaceAll('/', '~1')}' }\n`)
  writeFileSync(root, readFileSync(root, 'utf8').replace(/^paths:\n/m, `paths:\n${paths.join('')}`))
  const generate = ['src/contract/generate.ts', 'openapi/openapi.yaml', 'generated', 'src/resources']
  await within('the contract to be generated', promisify(execFile)(process.execPath, generate, { cwd: copy }), { ms: 60_000 })

  const main = join(copy, 'src/main.ts')
  const environment = { MODE: 'development', ...(await givenDatabase(t)) }
  const { child, output } = spawnServer({ PORT: '0', ...environment }, [], undefined, main)
  const [code] = await within('the server without the flag to end', once(child, 'exit'), { ms: 25_000 })
  t.equal(code, 1, 'without the flag it does not start')
  t.match(output(), /Cannot find module .*createLocker\.ts|Cannot find module .*getLocker\.ts/)

  const { DATA_DIR } = await givenBareDatabase(t)
  const started = await startServer(t, { MODE: 'development', DATA_DIR, RATE_LIMIT_ACCOUNT: '1000000' }, ['--mock'], main)
  t.match(started.output(), '"operations":["createLocker","getLocker"],"msg":"operations without a file are answered with examples"')
  const authorization = `Bearer ${readFileSync(join(DATA_DIR, 'demo-token'), 'utf8').trim()}`
  const ask = async (path: string, { headers, ...init }: Sent = {}) => {
    const answer = await fetch(`${started.origin}/spi/v3${path}`, {
      ...init,
      headers: { authorization, 'content-type': 'application/json', ...headers },
    })
    return { status: answer.status, mock: answer.headers.get('x-mock'), headers: answer.headers, body: (await answer.json()) as unknown }
  }
  const small = { id: '019c22c68ee00001', size: 'small' }
  const large = { id: '019c22c68ee00002', size: 'large' }
  t.match(await ask('/lockers/1'), { status: 200, mock: 'true', body: small }, 'the first example')
  t.match(await ask('/lockers/1', { headers: { prefer: 'example=large' } }), { status: 200, body: large })
  t.match(await ask('/lockers/1', { headers: { prefer: 'status=403' } }), { status: 403, mock: 'true' })
  t.match(await ask('/lockers', { method: 'POST', body: '{"size":"huge"}' }), { status: 400, mock: null })
  const rent = () => ask('/lockers', { method: 'POST', body: '{"size":"large","note":"Mine"}', headers: { 'idempotency-key': 'k' } })
  const rented = await rent()
  t.match(rented, { status: 201, mock: 'true', body: { ...large, id: small.id, note: 'Mine' } })
  const again = await rent()
  t.match(again, { status: 201, mock: 'true', body: rented.body })
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.match(await ask(`/lockers/${small.id}`), { status: 200, mock: 'true', body: rented.body })
  t.match(await ask('/jobs?limit=1'), { status: 200, mock: null }, 'an implemented operation answers as ever')
  t.equal(await started.stop(), 0)
})

t.test('production refuses mocks', async (t) => {
  const { code, output } = await runServer({ MODE: 'production', SECRET_KEYS: `a:${'A'.repeat(43)}=` }, ['--mock'])
  t.equal(code, 1)
  t.equal(output, '--mock answers with examples, which production must not: leave it out, or set MODE to development.\n')
})

t.test('--help lists the options of the server', async (t) => {
  const { code, output } = await runServer({}, ['--help'])
  t.equal(code, 0)
  t.match(output, /--demo {2}.*\n {2}--mock {2}.*\n {2}--help/)
})
