// Which contracts the generator refuses, each with a message that names the place, and which it accepts.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { factsOf } from '../src/contract/facts.ts'
import { faultsIn } from '../src/contract/faults.ts'
import { generate } from '../src/contract/generate.ts'
import { orphansBeside } from '../src/contract/orphans.ts'
import { contract } from './fixtures/plantedEdits.ts'

const object = (...names: string[]) => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) })
const values = (...names: string[]) => ({ type: 'string', enum: names })
const get = (document: any) => document.paths['/things/{id}'].get
const put = (document: any) => document.paths['/things/{id}'].put
const added = (name: string, schema: object) => (document: any) => (document.components.schemas[name] = schema)

const refused: Record<string, [edit: (document: any) => void, fault: string]> = {
  'an operation without security': [
    (document) => delete document.security,
    'getThing has no security: name the schemes and scopes that it requires, or write `security: []` if anyone may call it',
  ],
  'an operation that is public because the whole contract is': [
    (document) => (document.security = []),
    'getThing has no security: name the schemes and scopes that it requires, or write `security: []` if anyone may call it',
  ],
  'an alternative that requires nothing': [
    (document) => put(document).security.push({}),
    'putThing has a security alternative that requires nothing: write `security: []` if anyone may call it',
  ],
  'a scheme that is not declared': [
    (document) => put(document).security.push({ cookie: [] }),
    'putThing asks for the security scheme cookie, which components/securitySchemes does not have',
  ],
  'a required name that no property has': [
    ({ components }) => components.schemas.Shown.required.push('nmae'),
    'components/schemas/Shown requires nmae, which none of its properties is called',
  ],
  'a required name that no part of an allOf has': [
    added('Whole', { allOf: [object('a'), { type: 'object', required: ['a', 'b'] }] }),
    'components/schemas/Whole requires b, which none of its properties is called',
  ],
  'a required name inside of a list': [
    added('Whole', { type: 'array', items: { ...object('a'), required: ['b'] } }),
    'components/schemas/Whole/items requires b, which none of its properties is called',
  ],
  'a required name in a body itself': [
    (document) => (put(document).requestBody.content['application/json'].schema = { ...object('a'), required: ['b'] }),
    'putThing body requires b, which none of its properties is called',
  ],
  'an operation called like a keyword of Go': [
    (document) => (get(document).operationId = 'select'),
    'select is a keyword of some language: name the operation by a verb and a noun',
  ],
  'an operation called like a keyword of Java': [
    (document) => (get(document).operationId = 'synchronized'),
    'synchronized is a keyword of some language: name the operation by a verb and a noun',
  ],
  'an operation called like a keyword of C#': [
    (document) => (get(document).operationId = 'checked'),
    'checked is a keyword of some language: name the operation by a verb and a noun',
  ],
  'an operation called like a keyword of Python': [
    (document) => (get(document).operationId = 'pass'),
    'pass is a keyword of some language: name the operation by a verb and a noun',
  ],
  'an operation called like a keyword of Rust': [
    (document) => (get(document).operationId = 'move'),
    'move is a keyword of some language: name the operation by a verb and a noun',
  ],
  'two operations of one name but for case': [
    (document) => (get(document).operationId = 'putTHING'),
    'paths: the operations putTHING and putThing become one name in some language, PutThing: rename one of them',
  ],
  'an operation called like a notification': [
    (document) => (get(document).operationId = 'receive_thing_put'),
    'paths: the operations receive_thing_put and receiveThingPut become one name in some language, ReceiveThingPut: rename one of them',
  ],
  'an operation called like a schema': [
    added('PutThing', object('a')),
    'putThing and components/schemas/PutThing become one name in some language: rename one of them',
  ],
  'two parameters of one name but for case and dashes': [
    (document) => put(document).parameters.push({ name: 'x_trace', in: 'query', schema: { type: 'string' } }),
    'putThing: the parameters X-Trace and x_trace become one name in some language, XTrace: rename one of them',
  ],
  'two schemas of one name but for case': [
    added('CASH', object('a')),
    'components/schemas: the schemas Cash and CASH become one name in some language, CASH: rename one of them',
  ],
  'a schema called like a type of a language': [
    added('Task', object('a')),
    'components/schemas/Task is called like a type that generated code has already: say what it is of',
  ],
  'a schema called like a constructor in Go': [
    added('NewCash', object('a')),
    'components/schemas/Cash: Go declares NewCash for it, which NewCash is called already: rename one of them',
  ],
  'a schema called like a constant in Go': [
    (document) => (added('State', values('filter'))(document), added('StateFilter', object('a'))(document)),
    'components/schemas/State: Go declares StateFilter for it, which StateFilter is called already: rename one of them',
  ],
  'two members of one name in camel case': [
    added('Whole', object('first_name', 'firstName')),
    'components/schemas/Whole: the properties first_name and firstName become one name in some language, FirstName: rename one of them',
  ],
  'two members of one name in two parts': [
    added('Whole', { allOf: [object('first_name'), object('first-name')] }),
    'components/schemas/Whole: the properties first_name and first-name become one name in some language, FirstName: rename one of them',
  ],
  'a member called like the accessor of another': [
    added('Whole', object('title', 'has_title')),
    'components/schemas/Whole: Go and Java give title the accessor HasTitle, which another property is called: rename one of them',
  ],
  'a member called like its class': [
    added('Whole', object('whole')),
    'components/schemas/Whole: C# has no property whole in a class of that name: rename one of them',
  ],
  'an end of an operation that is not deprecated': [
    (document) => (put(document)['x-sunset'] = '2027-12-31'),
    'putThing says when it is deprecated or ends: write `deprecated: true` and x-deprecated-since too',
  ],
  'a deprecation from no day': [
    (document) => Object.assign(put(document), { deprecated: true, 'x-deprecated-since': '2026-02-30' }),
    "putThing is deprecated or ends at 2026-02-30: write a day, as '2027-12-31'",
  ],
  'an end before the deprecation': [
    (document) => Object.assign(put(document), { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2026-11-30' }),
    'putThing ends before it is deprecated: let x-sunset be later',
  ],
  'two values of one name': [
    added('State', values('in_progress', 'inProgress')),
    'components/schemas/State: the values in_progress and inProgress become one name in some language, InProgress: rename one of them',
  ],
}

for (const [title, [edit, fault]] of Object.entries(refused)) {
  t.test(`${title} is refused`, (t) => {
    const faults = faultsIn(contract(edit))
    t.ok(faults.includes(fault), fault, { faults })
    t.end()
  })
}

t.test('a valid contract has no faults, and a public operation is marked', (t) => {
  t.strictSame(faultsIn(contract()), [])
  t.strictSame(faultsIn(contract((document) => (get(document).security = []))), [])
  t.strictSame(faultsIn(contract(added('Whole', { allOf: [object('a'), { type: 'object', required: ['a'] }] }))), [])
  t.end()
})

t.test('an operation without security is closed, whatever the contract says', (t) => {
  const silent = contract((document) => delete document.security)
  t.strictSame(factsOf(silent).getThing?.scopes, [[]])
  t.strictSame(factsOf(contract((document) => (document.security = []))).getThing?.scopes, [[]])
  t.equal(factsOf(contract((document) => (get(document).security = []))).getThing?.scopes, null)
  t.end()
})

t.test('an unreferenced file, path, notification or component is refused', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'orphans-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync('openapi', folder, { recursive: true })
  const root = join(folder, 'openapi.yaml')
  t.strictSame(await orphansBeside(root), [])
  const write = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(file === 'orphan.yaml' ? '' : readFileSync(join(folder, file), 'utf8')))
  writeFileSync(join(folder, 'empty.yaml'), '')
  write('orphan.yaml', () => 'paths:\n  /orphans: { get: { operationId: listOrphans } }\n')
  write('openapi.yaml', (text) => text.replace(/^ {2}\/events: .*\n/m, '').replace(/^ {2}job_deleted: .*\n/m, ''))
  write('jobs.yaml', (text) => text.replace(/^ {2}schemas:\n/m, '$&    Orphan: { type: object }\n'))
  const told = (file: string, pointer: string) =>
    `${join(folder, file)}: nothing leads to ${pointer}: name it in openapi.yaml, refer to it, or delete it`
  const orphans = await orphansBeside(root)
  for (const line of [
    told('empty.yaml', '/'),
    told('orphan.yaml', '/paths/~1orphans'),
    told('events.yaml', '/paths/~1events'),
    told('notifications.yaml', '/webhooks/job_deleted'),
    told('jobs.yaml', '/components/schemas/Orphan'),
  ])
    t.ok(orphans.includes(line), line, { orphans })
  await t.rejects(generate(root, join(folder, 'generated'), 'src/resources'), { message: /^The contract is refused:\n {2}.*orphan\.yaml/s })
})

t.test('an invalid contract is not generated, and all its faults are reported at once', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync('test/fixtures/library/openapi', folder, { recursive: true })
  const root = join(folder, 'openapi.yaml')
  const text = readFileSync(root, 'utf8')
  writeFileSync(root, text.replace('required: [city]', 'required: [town]').replace('operationId: pay\n', 'operationId: yield\n'))
  await t.rejects(generate(root, join(folder, 'generated'), 'x'), {
    message:
      'The contract is refused:\n' +
      '  components/schemas/Address requires town, which none of its properties is called\n' +
      '  yield is a keyword of some language: name the operation by a verb and a noun',
  })
})
