// The gate against breaking changes: which edits of the contract break existing clients, and how such an edit is declared.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { declarationOf, listOf } from '../src/contract/changelog.ts'
import { changesBetween } from '../src/contract/changes.ts'
import { withDeprecation } from '../src/contract/deprecation.ts'
import type { Document } from '../src/contract/document.ts'
import { factsOf } from '../src/contract/facts.ts'
import { contractsIn, presentIn, release, stateOf, unreleasedSection } from '../src/release.ts'
import { olderContract } from '../src/versions/contract.ts'
import { versions } from '../src/versions/versions.ts'
import { contract, plantedEdits } from './fixtures/plantedEdits.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Document
const generated = ['', 'oauth/', 'careers/', 'v2/', 'v1/'].map((folder) => read(`../generated/${folder}openapi-3.1.json`))
const linesOf = (before: Document, after: Document) => changesBetween(before, after).map(declarationOf)

t.test('every planted edit is listed, as breaking or not', (t) => {
  for (const { title, before, after, breaks, told } of plantedEdits) {
    const changes = changesBetween(before, after)
    const lines = changes.map((change) => `${change.breaking ? 'breaks: ' : ''}${declarationOf(change)}`)
    t.ok(
      changes.some((change) => change.breaking === breaks && told.test(declarationOf(change))),
      title,
      { lines, told },
    )
    t.equal(
      changes.some(({ breaking }) => breaking),
      breaks,
      title,
      { lines },
    )
  }
  t.ok(plantedEdits.length > 500, `${plantedEdits.length} edits`)
  t.end()
})

t.test('an unchanged contract has an empty changelog', (t) => {
  for (const each of [...generated, read('fixtures/library/generated/openapi-3.1.json'), contract()])
    t.strictSame(linesOf(each, structuredClone(each)), [], each.info.title)
  t.end()
})

t.test('descriptions may change, properties with the same names may not', (t) => {
  const worded = contract(({ paths, components }) => {
    paths['/things/{id}'].put.description = 'Puts a thing.'
    components.schemas.Shown.example = { name: 'x' }
    components.schemas.Shown.properties.name.description = 'A name.'
  })
  t.strictSame(linesOf(contract(), worded), [])
  const named = contract(({ components }) => (components.schemas.Shown.properties.description = { type: 'string' }))
  t.match(linesOf(named, contract())[0], /\/200\/description: is gone/)
  t.end()
})

t.test('what is deprecated breaks no client', (t) => {
  const edited = contract(({ paths, components }) => {
    const { put } = paths['/things/{id}']
    Object.assign(put, { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-12-31' })
    put.parameters[1].deprecated = true
    for (const { properties } of [components.schemas.Sent, components.schemas.Shown]) properties.name.deprecated = true
  })
  const changes = changesBetween(contract(), withDeprecation(edited))
  t.strictSame(
    changes.filter(({ breaking }) => breaking),
    [],
  )
  for (const line of [
    'putThing request: deprecated is true, and was not given',
    'putThing request: x-deprecated-since is 2026-12-01, and was not given',
    'putThing request: x-sunset is 2027-12-31, and was not given',
    'putThing request /query/limit: deprecated is true, and was not given',
    'putThing request /body/name: deprecated is true, and was not given',
    'putThing answer /200/name: deprecated is true, and was not given',
    'putThing answer /200/headers/Deprecation: is new',
    'putThing answer /404/headers/Sunset: is new',
  ])
    t.ok(changes.map(declarationOf).includes(line), line)
  t.end()
})

t.test('a keyword without a rule is refused with its name and place, even if nothing else changed', (t) => {
  const unknown: Record<string, [edit: (document: any) => void, message: RegExp]> = {
    'a keyword of a schema': [
      ({ components }) => (components.schemas.Shown.properties.name.contentEncoding = 'base64'),
      /^getThing answer \/200\/name: no rule compares the keyword contentEncoding/,
    ],
    'a keyword of a new operation': [
      ({ paths }) => (paths['/x'] = { get: { ...paths['/things/{id}'].get, operationId: 'listX', callbacks: {} } }),
      /^listX request : no rule compares the keyword callbacks/,
    ],
    'a keyword of a parameter': [
      ({ paths }) => (paths['/things/{id}'].put.parameters[1].allowReserved = true),
      /^putThing request \/query\/limit: no rule compares the keyword allowReserved/,
    ],
    'a keyword of a header': [
      ({ paths }) => (paths['/things/{id}'].put.responses[200].headers['X-Left'].content = {}),
      /\/200\/headers\/X-Left: no rule compares the keyword content/,
    ],
    'a keyword of a body': [
      ({ paths }) => (paths['/things/{id}'].put.requestBody.content['application/json'].encoding = {}),
      /^putThing request \/body: no rule compares the keyword encoding/,
    ],
    'a keyword of an answer': [
      ({ paths }) => (paths['/things/{id}'].put.responses[200].links = {}),
      /^putThing answer \/200: no rule compares the keyword links/,
    ],
    'a keyword of a notification': [
      ({ webhooks }) => (webhooks.thing_put.post.servers = []),
      /^thing_put answer : no rule compares the keyword servers/,
    ],
    'a keyword of a path': [({ paths }) => (paths['/things/{id}'].head = {}), /\/things\/\{id\}: no rule compares the keyword head/],
    'an extension': [({ components }) => (components.schemas.Sent['x-new'] = 1), /no rule compares the keyword x-new/],
    'a keyword of the contract': [(document) => (document.jsonSchemaDialect = ''), /no rule compares the keyword jsonSchemaDialect/],
    'what stands beside a $ref': [
      ({ components }) => (components.schemas.Sent.properties.part.maxProperties = 3),
      /\/body\/part: maxProperties stands beside a \$ref/,
    ],
    'parts that differ': [
      ({ components }) => (components.schemas.Sent.properties.size = { allOf: [{ maximum: 1 }, { maximum: 2 }] }),
      /\/body\/size: parts of an allOf declare maximum/,
    ],
    'a part that holds itself': [
      ({ components }) => (components.schemas.Sent = { allOf: [{ $ref: '#/components/schemas/Sent' }] }),
      /\/body: an allOf holds itself/,
    ],
  }
  for (const [title, [edit, message]] of Object.entries(unknown)) {
    t.throws(() => changesBetween(contract(edit), contract(edit)), { message }, `${title}, unchanged`)
    t.throws(() => changesBetween(contract(), contract(edit)), { message }, `${title}, new`)
  }
  t.end()
})

t.test('a recursive schema is compared once, whatever its references', (t) => {
  const unrolled = contract(({ components }) => {
    const { Shown } = components.schemas
    Shown.properties.next = { ...Shown, properties: { ...Shown.properties, name: { type: 'string', maxLength: 3 } } }
  })
  t.strictSame(linesOf(contract(), unrolled), [
    'getThing answer /200/next/name: maxLength is 3, and was not given',
    'putThing answer /200/next/name: maxLength is 3, and was not given',
  ])
  t.end()
})

t.test('the changelog lists once what several operations and errors have in common', (t) => {
  const answer = (operation: string, status: number) => ({
    operation,
    where: `answer /${status}/headers/X`,
    breaking: true,
    text: 'is gone',
  })
  t.equal(
    listOf([answer('a', 400), answer('a', 404), answer('b', 503), answer('b', 200)]),
    '- **Breaking.** `a`, `b`, answer of an error `/headers/X`: is gone\n- **Breaking.** `b`, answer `/200/headers/X`: is gone\n',
  )
  t.match(listOf('abcdefghijklmn'.split('').map((id) => answer(id, 400))), '`l` and 2 more, answer')
  const added = 'abcdefghijklmn'.split('').map((id) => ({ ...answer(id, 200), breaking: false, text: 'is new' }))
  t.match(listOf(added), '`m`, `n`, answer', 'the documentation says of each since when it is there')
  t.end()
})

/** A copy of the contract that was just released. */
async function givenReleased(t: Test): Promise<{ folder: string; edit: (file: string, from: string | RegExp, to: string) => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'released-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync('openapi', folder, { recursive: true })
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.replace(from, to) === text) throw new Error(`${file} has no ${from}`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  appendFileSync(join(folder, 'released/announced.txt'), 'Told by hand.\n')
  await release(folder, '2027-01-31')
  return { folder, edit }
}

t.test('a release is a new revision of every contract and starts an empty changelog', async (t) => {
  const { folder } = await givenReleased(t)
  const { contracts, state, section, earlier } = await presentIn(folder)
  t.strictSame(state, { changes: { openapi: [], oauth: [], careers: [], v2: [], v1: [] }, undeclared: [], stale: [], unreleased: [] })
  t.equal(section, '')
  const { number } = read('../generated/openapi-3.1.json').info['x-revision']!
  t.match(earlier, `## Revision ${number + 1}, 2027-01-31\n\n- Told by hand.\n`)
  for (const [name, contract] of Object.entries(contracts)) {
    t.strictSame(contract.info['x-revision'], { number: number + 1, date: '2027-01-31' }, name)
    t.strictSame(JSON.parse(readFileSync(join(folder, `released/${name}.json`), 'utf8')).info['x-revision'], contract.info['x-revision'])
  }
  t.equal(contracts.openapi?.info.version, '3.16.2')
  await t.rejects(release(folder, '2027-02-01'), { message: 'Nothing has changed since the last release' })
})

t.test('a raised minimum is refused in every version until it is declared', async (t) => {
  const { folder, edit } = await givenReleased(t)
  edit('shared.yaml', /minimum: 1\n/, 'minimum: 10\n')
  const line = 'listJobs request /query/limit: minimum is 10 instead of 1; requests that were right may be refused'
  const refused = await presentIn(folder).then(
    () => '',
    (error: Error) => error.message,
  )
  t.match(refused, `The contract breaks clients of the last release:\n`)
  for (const each of [line, `v2 ${line.replace('listJobs', 'listMembers')}`, `v1 ${line.replace('listJobs', 'listMembers')}`])
    t.match(refused, `\n  ${each}\n`)
  const lines = refused.split('\n').filter((each) => each.startsWith('  '))
  appendFileSync(join(folder, 'released/breaking.txt'), lines.map((each) => `${each.trim()}\n`).join(''))
  t.match((await presentIn(folder)).section, '**Breaking.** ')
})

t.test('the gate checks every contract', async (t) => {
  const { folder, edit } = await givenReleased(t)
  edit('oauthParts.yaml', /code_verifier:\n/, 'code_verifying:\n')
  edit('notificationParts.yaml', /fired_at:\n/, 'sent_at:\n')
  await t.rejects(presentIn(folder), {
    message: /\n {2}candidate_created answer \/body\/fired_at: is gone;.*\n {2}oauth exchangeToken request/s,
  })
})

t.test('a new operation is in version 3 only, unless the release names it for the older ones', async (t) => {
  const { folder, edit } = await givenReleased(t)
  edit('openapi.yaml', /^paths:\n/m, `$&  /novelties: { $ref: './members.yaml#/paths/~1novelties' }\n`)
  const members = parse(readFileSync(join(folder, 'members.yaml'), 'utf8'))
  const listNovelties = { ...members.paths['/members'].get, operationId: 'listNovelties' }
  edit('members.yaml', /^paths:\n/m, `$&  /novelties: { get: ${JSON.stringify(listNovelties)} }\n`)

  const { contracts, state, section } = await presentIn(folder)
  const idsIn = (name: string) => Object.keys(factsOf(contracts[name] as Document))
  t.ok(idsIn('openapi').includes('listNovelties'))
  for (const name of ['v2', 'v1']) {
    t.notOk(idsIn(name).includes('listNovelties'), name)
    t.notMatch(JSON.stringify(contracts[name]), 'novelties', name)
  }
  t.strictSame(state.unreleased, ['listNovelties'])
  t.match(section, '- `listNovelties` added: GET /novelties\n')
  t.notMatch(section, '### Version')

  const [two] = versions
  const named = olderContract({ ...two!, operations: new Set([...two!.operations, 'listNovelties']) }, contracts.openapi!)
  t.match(
    unreleasedSection(stateOf({ ...contracts, v2: named }, contracts, []), []),
    '### Version 2\n\n- `listNovelties` added: GET /novelties\n',
  )
  const unknown = { ...two!, operations: new Set([...two!.operations, 'getNovelty']) }
  t.throws(() => olderContract(unknown, contracts.openapi!), { message: /lacks: getNovelty$/ })
})

t.test('an older version announces its own end, not that of an operation of version 3', async (t) => {
  const { openapi } = await contractsIn('openapi')
  Object.assign(openapi!.paths['/jobs']!.get as object, { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-12-31' })
  t.match(factsOf(openapi!).listJobs?.announcement, { deprecation: '@1796083200' })
  t.equal(factsOf(olderContract(versions[0]!, withDeprecation(openapi!))).listJobs?.announcement, undefined)
})

t.test('an unreleased operation, notification or contract is named', async (t) => {
  const contracts = await contractsIn('openapi')
  const released = structuredClone(contracts) as any
  delete released.openapi.paths['/jobs'].get
  delete released.openapi.webhooks.candidate_moved
  delete released.v1
  const { unreleased, stale } = stateOf(contracts, released, ['listJobs answer /200: is no longer given'])
  t.strictSame(stale, ['listJobs answer /200: is no longer given'], 'declares what did not happen')
  t.strictSame(unreleased.slice(0, 2), ['listJobs', 'candidate_moved'])
  t.ok(unreleased.includes('v1 listJobs'))
  t.ok(unreleased.length > 50)
})
