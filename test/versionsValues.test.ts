// Names and formats of values: responses of version 3 keep their meaning in version 2, and request bodies of version 2 in version 3.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import t from 'tap'
import { operationsOf, type Document, type Media, type Schema } from '../src/contract/document.ts'
import { fromTwoToThree } from '../src/versions/fromThree.ts'
import { planner, rewrite, type Differing, type Direction } from '../src/versions/values.ts'
import { documents } from './fixtures/requests.ts'
import { holds } from './fixtures/property.ts'

const document = documents['/spi/v3'] as Document
const operations = operationsOf(document)
const steps = fromTwoToThree
  .flatMap(({ values }) => values ?? [])
  .map((differing) => ({ differing, planOf: planner(document, differing) }) satisfies { differing: Differing; planOf: unknown })

/** Converts a value of a version 3 schema to version 2, or back. */
function rewritten(schema: Schema, direction: Direction, value: unknown): unknown {
  let made = value
  for (const { differing, planOf } of steps) made = rewrite(planOf(schema), differing, direction, made)
  return made
}

const instant = fc
  .integer({ min: -62_135_596_800, max: 253_402_300_799 })
  .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'))
/** Days are formatted as their midnight with milliseconds, in every version. */
const day = instant.map((text) => text.replace(/T.*/, 'T00:00:00.000Z'))
const leaf = (value: unknown) => {
  if (typeof value === 'string' && value.endsWith('T00:00:00.000Z')) return day
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return instant
  if (typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)) return fc.stringMatching(/^[0-9a-f]{16}$/)
  return fc.constant(value)
}
/** Values like this one, with other instants and ids, with nulls, with more or fewer items. */
function like(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return value.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...value.map(like)), { maxLength: 3 })
  if (typeof value !== 'object' || value === null) return fc.option(leaf(value), { freq: 5 })
  return fc.record(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, like(inner)])))
}

const jsonOf = (content: Record<string, Media> | undefined) => content?.['application/json']
/** As parsed from JSON: the generator's records have no prototype. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

t.test('every version 3 response converted to version 2 has its names and forms, and converts back unchanged', async (t) => {
  for (const { id, operation } of operations) {
    const [, { content } = {}] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
    const { schema, example } = jsonOf(content) ?? {}
    if (!schema) continue
    const stays = (given: unknown) => {
      const value = plain(given)
      const older = rewritten(schema, 'older', value)
      const isOlder = !/"id":|"-?\d{4,6}-\d\d-\d\dT[\d:]+Z"/.test(JSON.stringify(older))
      return isOlder && isDeepStrictEqual(rewritten(schema, 'newer', older), value)
    }
    await t.resolves(holds(t, fc.property(like(example), stays), { runs: 20 }), id)
  }
})

t.test("every example body of version 2 converts to version 3's", (t) => {
  const older = new Map(operationsOf(documents['/spi/v2'] as Document).map(({ id, operation }) => [id, operation.requestBody]))
  let count = 0
  for (const { id, operation } of operations) {
    const { schema, example } = jsonOf(operation.requestBody?.content) ?? {}
    if (!schema || example === undefined || !older.has(id)) continue
    count++
    t.strictSame(rewritten(schema, 'newer', jsonOf(older.get(id)?.content)?.example), example, id)
  }
  t.ok(count > 10, `${count} bodies`)
  t.end()
})

t.test('shared values are converted to version 2 once', (t) => {
  const schema = { type: 'object', properties: { id: { type: 'string' } } }
  const shared = [{ id: 'one' }]
  const held = { type: 'object', properties: { list: { type: 'array', items: schema } } }
  const made = { list: [{ key: 'one' }] }
  t.strictSame([rewritten(held, 'older', { list: shared }), rewritten(held, 'older', { list: shared })], [made, made])
  const both = { allOf: [held, structuredClone(held)] }
  for (const [planOf, differing] of steps.map((step) => [step.planOf, step.differing] as const)) {
    const value = { list: shared }
    rewrite(planOf(held), differing, 'older', value)
    t.strictSame(value, { list: [{ id: 'one' }] }, 'what is given stays')
  }
  t.strictSame(rewritten(both, 'older', { list: shared }), made)
  t.strictSame(rewritten(both, 'newer', made), { list: shared })
  t.end()
})

t.test('an open record has the attribute under its version’s name, declared or not', (t) => {
  const creation = operations.find(({ id }) => id === 'createEmployee')
  const { schema = {} } = jsonOf(creation?.operation.requestBody?.content) ?? {}
  const sent = { employee: { firstname: 'Ida', key: 'of somebody', id: 'of nobody' } }
  t.strictSame(rewritten(schema, 'newer', sent), { employee: { firstname: 'Ida', id: 'of somebody' } })
  t.end()
})

t.test('a version 3 attribute does not overwrite one of the same name in version 2', (t) => {
  const employee = operations.find(({ id }) => id === 'getEmployee')
  const { schema = {}, example } = jsonOf(employee?.operation.responses[200]?.content) ?? {}
  const { id, ...others } = example as { id: string }
  for (const given of [
    { key: 'a field of the record', id, ...others },
    { id, ...others, key: 'a field of the record' },
  ])
    t.equal((rewritten(schema, 'older', given) as { key: unknown }).key, id)
  t.end()
})
