// Documents that were not written for this engine: generated, compiled, loaded, and answered by mocks; or refused by a sentence with the place.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import ts from 'typescript'
import { generate } from '../src/contract/generate.ts'
import { startForeign } from './fixtures/foreign/server.ts'

const fixtures = 'test/fixtures/foreign'
const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
t.teardown(() => rmSync(folder, { recursive: true }))

/** Generates a document into a folder of its own. Returns the folder and the warnings. */
async function generated(name: string, text: string) {
  const output = join(folder, name)
  mkdirSync(output)
  const warnings: string[] = []
  writeFileSync(join(output, 'document.yaml'), text)
  const files = await generate(join(output, 'document.yaml'), output, undefined, {
    isForeign: true,
    warn: (...each) => warnings.push(...each),
  })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(output, file), content)
  return { output, warnings, files: Object.keys(files) }
}

/** What tsc finds in the generated types and facts, and in a program that uses them. */
function faultsOfTypes(output: string, program = ''): string[] {
  const typing = fileURLToPath(new URL('../src/contract/typing.ts', import.meta.url))
  const bound = [
    `import { bindOperations, type HandlersOf } from '${typing}'`,
    "import type { operations } from './types.ts'\nimport type { facts } from './facts.ts'",
    'const operation = bindOperations<HandlersOf<operations, typeof facts, object>, object>()',
  ]
  writeFileSync(join(output, 'program.ts'), [...bound, program, 'export { operation }'].join('\n'))
  const options = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
  }
  const compiled = ts.createProgram([join(output, 'program.ts')], options)
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const textOf = (file: string) => readFileSync(join(fixtures, file), 'utf8')

async function given(t: Test, name: string, text: string) {
  const made = await generated(name, text)
  t.strictSame(faultsOfTypes(made.output), [], 'the types compile')
  const server = await startForeign(made.output)
  t.teardown(() => server.close())
  return { ...made, ...server }
}

const json = (body: unknown) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const pet = { id: 1, name: 'Rex' }

for (const [version, files] of [
  ['3.0.3', ['openapi-3.1.json', 'openapi-3.0.json']],
  ['3.1.0', ['openapi-3.1.json']],
] as const) {
  t.test(`a small Petstore of ${version} is listed, created and shown`, async (t) => {
    const store = await given(t, `petstore-${version}`, textOf('petstore.yaml').replace('3.0.3', version))
    t.strictSame(store.warnings, [])
    t.strictSame(store.files, [...files, 'types.ts', 'facts.ts', 'validators.js', 'validators.d.ts'])
    t.strictSame(Object.keys(store.facts), ['create-pet', 'getPetsPetId', 'listPets'], 'an operation without an id gets one')
    t.match(await store.ask('/pets?limit=5'), { status: 200, body: [{ id: 0, name: 'text', tag: 'text' }], mock: 'true' })
    t.match(await store.ask('/pets?limit=101'), { status: 400, body: { error: 'limit must be at most 100' } })
    t.match(await store.ask('/pets', json(pet)), { status: 201, mock: 'true' })
    t.match(await store.ask('/pets', json({ id: 1 })), { status: 400, body: { error: 'name is required' } })
    t.match(await store.ask('/pets/1'), { status: 200, body: { name: 'text' } })
    t.match(await store.ask('/pets/1', { headers: { prefer: 'status=418' } }), { status: 418, body: { code: 0, message: 'text' } })
    t.equal((await store.ask('/nothing')).status, 404)
    t.equal((await store.ask('/pets', { method: 'PUT' })).headers.get('allow'), 'GET, HEAD, POST')
  })
}

const shelf = { headers: { 'x-shelf': '1' } }
const example = { id: 0, name: 'text', weight: 0.001, owner: { name: 'Ada' }, chip: 'text', status: 'available', kind: { meows: true } }
const problem = { title: 'Not on this shelf', status: 404 }

for (const version of ['3.0', '3.1'] as const) {
  const name = `petshop-${version}`
  const text = textOf(`${name}.yaml`)

  t.test(`a pet shop of ${version}`, async (t) => {
    const shop = await given(t, name, text)
    const { ask } = shop

    t.test('what is not checked is named by its place', async (t) => {
      const property = (keyword: string) => `#/components/schemas/NewPet/properties/chip/${keyword}`
      t.strictSame(shop.warnings.toSorted(), [
        `${property('format')}: chip-number is not understood and not checked`,
        ...(version === '3.1'
          ? [
              `${property('minLenght')}: is not understood and not checked`,
              `${property('pattern')}: ^[\\w-.]+$ is not understood and not checked`,
            ]
          : []),
        '#/paths/~1pets/post/requestBody/content/application~1xml: the body is passed on as bytes, unchecked',
        '#/paths/~1pets~1{pet-id}~1photo/put/requestBody/content/image~1png: the body is passed on as bytes, unchecked',
      ])
      t.strictSame(shop.document, JSON.parse(readFileSync(join(shop.output, 'openapi-3.1.json'), 'utf8')))
      if (version === '3.0') t.equal(JSON.parse(readFileSync(join(shop.output, 'openapi-3.0.json'), 'utf8')).openapi, '3.0.3')
    })

    t.test('headers and cookies are decoded and validated', async (t) => {
      const statusWith = async (headers: Record<string, string>) => {
        const { status, body } = await ask('/pets', { scopes: 'read:pets', headers })
        return status === 400 ? (body as { validation_errors: object }).validation_errors : status
      }
      t.equal(await statusWith({ 'X-SHELF': '3', 'x-colors': 'black, white', cookie: 'a=b; visit=long enough' }), 200)
      t.strictSame(await statusWith({}), { 'X-Shelf': ['is required'] })
      t.strictSame(await statusWith({ 'x-shelf': 'three' }), { 'X-Shelf': ['must be an integer'] })
      t.strictSame(await statusWith({ 'x-shelf': '0' }), { 'X-Shelf': ['must be at least 1'] })
      t.strictSame(await statusWith({ 'x-shelf': '1', 'x-colors': 'black,red' }), { 'X-Colors': ['must be one of black, white'] })
      t.strictSame(await statusWith({ 'x-shelf': '1', cookie: 'visit=abc' }), { visit: ['must be at least 4 characters'] })
    })

    t.test("an operation's parameter replaces its path's, and a path parameter may have several types", async (t) => {
      t.equal((await ask('/pets?limit=51', { scopes: 'read:pets', ...shelf })).status, 400)
      for (const [id, status] of Object.entries({ 7: 200, rex: 200, 0: 404, REX: 404, 'rex-1': 404 }))
        t.equal((await ask(`/pets/${id}`)).status, status, id)
      t.match(await ask('/compare/cat...dog', { scopes: '' }), { status: 200, media: 'text/plain', body: 'both bark' })
      t.equal((await ask('/compare/cat...dog', { method: 'POST' })).headers.get('allow'), 'GET, HEAD')
    })

    t.test('the scopes are those of the schemes that have any', async (t) => {
      t.equal((await ask('/pets', { scopes: 'write:pets', ...shelf })).status, 403)
      t.equal((await ask('/pets', { scopes: '', ...shelf })).status, 401)
      t.equal((await ask('/pets/7', { scopes: '' })).status, 200, 'an alternative requires nothing')
    })

    t.test('a status is answered as itself, its class or `default`', async (t) => {
      const wanted = async (path: string, status: number) => {
        const answer = await ask(path, { scopes: 'read:pets', headers: { ...shelf.headers, prefer: `status=${status}` } })
        return [answer.status, answer.media, answer.body]
      }
      t.strictSame(await wanted('/pets', 418), [418, 'application/problem+json; charset=utf-8', problem])
      t.strictSame(await wanted('/pets', 500), [500, 'text/plain; charset=utf-8', ''])
      t.strictSame(await wanted('/pets/7', 404), [404, 'text/plain; charset=utf-8', ''])
      t.strictSame(await wanted('/pets/7', 409), [409, 'application/problem+json; charset=utf-8', problem])
    })

    t.test('an operation may be written with the types', (t) => {
      const findPets = (reply: string) =>
        `export const findPets = operation('findPets', () => async ({ query, header, cookie }, { reply }) => {
          const [limit, shelf, visit]: [number, number, string | undefined] = [query.limit, header['X-Shelf'], cookie?.visit]
          if (shelf > limit) return reply(418, { title: visit ?? 'None', status: 418 })
          if (shelf === limit) return reply(500)
          return ${reply}
        })`
      t.strictSame(faultsOfTypes(shop.output, findPets("reply(200, [{ id: 1, name: 'Rex' }])")), [])
      t.match(faultsOfTypes(shop.output, findPets("reply(404, 'gone')"))[0], /Argument of type 'string'/)
      t.match(faultsOfTypes(shop.output, findPets('reply(200)'))[0], /Expected 2 arguments/)
      t.end()
    })

    t.test('a body is read as its media type, and an answer is sent as JSON if that is declared', async (t) => {
      const send = (type: string, body: string, path = '/pets', method = 'POST') =>
        ask(path, { method, body, headers: { 'content-type': type }, scopes: 'read:pets,write:pets' })
      for (const type of ['application/json', 'application/vnd.pet+json']) {
        t.match(await send(type, '{"name":"Rex"}'), { status: 201, media: 'application/json; charset=utf-8' }, type)
        t.match(await send(type, '{"name":""}'), { status: 400 }, type)
      }
      t.match(await send('application/x-www-form-urlencoded', 'name=Rex'), { status: 201 })
      t.match(await send('application/x-www-form-urlencoded', `name=${'x'.repeat(21)}`), { status: 400 }, 'each has its own schema')
      t.match(await send('text/plain', 'Rex'), { status: 201 })
      t.match(await send('text/plain', 'x'.repeat(21)), { status: 400 })
      t.match(await send('application/xml', '<pet>'), { status: 201 }, 'unchecked')
      t.match(await send('text/csv', 'Rex'), { status: 415 })
      t.match(await send('application/json; version=2', '{}'), { status: 415 })
      t.match(await send('image/png; size=1', '\u0001', '/pets/7/photo', 'PUT'), { status: 204 })
      t.match(await ask('/pets', { scopes: 'read:pets', ...shelf }), { status: 200, body: [example] })
    })
  })
}

/** Edits of the pet shop of 3.1, and the sentence that refuses each. */
const refused: Record<string, [edit: (text: string) => string, sentence: string]> = {
  'another version of OpenAPI': [
    (text) => text.replace('openapi: 3.1.0', 'openapi: 3.2.0'),
    '#/openapi: only OpenAPI 3.0 and 3.1 are read: convert the document',
  ],
  'HEAD as an operation of its own': [
    (text) => text.replace('  /pets/{pet-id}/photo:\n', "$&    head: { responses: { '200': { description: There } } }\n"),
    '#/paths/~1pets~1{pet-id}~1photo/head: the server answers HEAD itself: leave the operation out',
  ],
  'parameters that nothing separates': [
    (text) => text.replace('{left}...{right}', '{left}{right}'),
    '#/paths/~1compare~1{left}{right}: the router cannot read this path: separate its parameters, without : * ? or #',
  ],
  'an id of two operations': [
    (text) => text.replace('operationId: addPet', 'operationId: find-pets'),
    '#/paths/~1pets/post/operationId: findPets is also the operation at #/paths/~1pets/get: rename one of them',
  ],
  'a path that differs in the names of its parameters only': [
    (text) =>
      text.replace(
        '  /compare/',
        "  /pets/{id}: { get: { operationId: other, responses: { '200': { description: Done } } } }\n  /compare/",
      ),
    '#/paths/~1pets~1{id}/get: this path is also the one of #/paths/~1pets~1{pet-id}/get: only the names of parameters differ',
  ],
  'a name in two places of a request': [
    (text) => text.replace('{ name: visit, in: cookie,', '{ name: limit, in: cookie,'),
    '#/paths/~1pets/get/parameters: the cookie parameter limit has the name of one in the query: rename one of them',
  ],
  'a style that is not decoded': [
    (text) => text.replace('explode: true', 'style: pipeDelimited'),
    '#/paths/~1pets/get/parameters: the query parameter status has the style pipeDelimited, which is not decoded: use form',
  ],
  'a parameter in a media type': [
    (text) => text.replace('in: cookie, schema: { type: string, minLength: 4 } }', 'in: cookie, content: { application/json: {} } }'),
    '#/paths/~1pets/get/parameters: the cookie parameter visit has no schema: describe it with one, not with a media type',
  ],
  'an object as a parameter': [
    (text) => text.replace('in: cookie, schema: { type: string, minLength: 4 } }', 'in: cookie, schema: { type: object } }'),
    '#/paths/~1pets/get/parameters: the cookie parameter visit contains an object, which is not decoded: use several parameters',
  ],
  'a reference into a schema': [
    (text) => text.replace('id: { type: integer, readOnly: true }', "id: { $ref: '#/components/schemas/Problem/properties/status' }"),
    '#/components/schemas/NewPet/properties/id/$ref: #/components/schemas/Problem/properties/status is no schema in components/schemas: move it there',
  ],
  'a schema with a name of its own': [
    (text) => text.replace('    Cat: { ', '    Cat: { $anchor: cat, '),
    '#/components/schemas/Cat/$anchor: schemas refer to each other by $ref to components/schemas only',
  ],
  'a notification that is not sent with POST': [
    (text) => text.replace('  petSold:\n    post:', '  petSold:\n    put:'),
    '#/webhooks/petSold: notifications are sent with POST: describe it under `post`',
  ],
}

for (const [title, [edit, sentence]] of Object.entries(refused)) {
  t.test(`${title} is refused`, async (t) => {
    const text = textOf('petshop-3.1.yaml')
    t.not(edit(text), text, 'the edit changes the document')
    await t.rejects(generated(title, edit(text)), { message: `The contract is refused:\n  ${sentence}` })
  })
}

t.test('a contract of this repository must not contain what is not checked', async (t) => {
  const root = join(folder, 'own.yaml')
  writeFileSync(root, textOf('petstore.yaml').replace('name: { type: string }', 'name: { type: string, minLenght: 1 }'))
  await t.rejects(generate(root, folder), {
    message: /#\/components\/schemas\/Pet\/properties\/name\/minLenght: is not understood and not checked/,
  })
})
