// Compares schemas keyword by keyword: whether a change allows fewer values, or more.
import {
  below,
  beyondComparing,
  compareBy,
  compareValues,
  conditions,
  effectOfCondition,
  elsewhere,
  lower,
  meaningsOfRequests,
  note,
  remarks,
  upper,
  values,
  type Comparison,
  type Direction,
  type Effect,
  type Rule,
  type Rules,
} from './comparison.ts'
import { schemaOf, type Document, type Schema } from './document.ts'

/** Compares two schemas and everything that they refer to. Throws for a keyword that has no rule. */
export function compareSchemas(at: Comparison, before: Schema, after: Schema): void {
  for (const schema of [before, after]) {
    const beside = Object.keys(schema).find((keyword) => keyword !== '$ref')
    if ('$ref' in schema && beside) throw beyondComparing(at, `${beside} stands beside a $ref; write it into the component`)
  }
  const [was, is] = [schemaOf(at.before, before), schemaOf(at.after, after)]
  const seen = at.seen[at.direction].get(was) ?? new Set()
  if (seen.has(is)) return
  at.seen[at.direction].set(was, seen.add(is))
  compareBy(rules, at, merged(at, at.before, was), merged(at, at.after, is))
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const without = (values: readonly unknown[], others: readonly unknown[]) => values.filter((value) => !others.includes(value))

const type: Rule = (at, before, after) => {
  const kindsOf = (types: unknown) => listOf(types).flatMap((one) => (one === 'number' ? ['integer', 'a fraction'] : [one]))
  const [was, is] = [kindsOf(before), kindsOf(after)]
  if (was.length === 0 || is.length === 0) return compareValues(at, 'type', before, after, effectOfCondition)
  const [lost, gained] = [without(was, is), without(is, was)]
  if (lost.length > 0) note(at, gained.length > 0 ? 'changed' : 'narrowed', `is no longer ${lost.join(' or ')}`)
  if (gained.length > 0) note(at, lost.length > 0 ? 'changed' : 'widened', `can be ${gained.join(' or ')}`)
}

const enumeration: Rule = (at, before, after) => {
  if (before === undefined || after === undefined) return compareValues(at, 'enum', before, after, effectOfCondition)
  const [was, is] = [listOf(before), listOf(after)]
  for (const value of without(was, is)) note(at, 'narrowed', `no longer knows the value ${String(value)}`)
  // Clients are told that any list of values may grow. A single value is not a list.
  const grown: Effect = was.length > 1 ? 'told' : 'widened'
  for (const value of without(is, was)) note(at, grown, `knows the value ${String(value)}`)
}

/** Pairs of formats, of which the second allows everything that the first does. */
const widerFormats = new Set(['int32 int64', 'float double'])

const effectOfFormat = (before: unknown, after: unknown): Effect => {
  if (widerFormats.has(`${String(before)} ${String(after)}`)) return 'widened'
  return widerFormats.has(`${String(after)} ${String(before)}`) ? 'narrowed' : effectOfCondition(before, after)
}

const effectOfMultiple = (before: unknown, after: unknown): Effect => {
  if (before === undefined || after === undefined) return effectOfCondition(before, after)
  const isMultiple = (value: unknown, of: unknown) => Number.isInteger(Number(value) / Number(of))
  return isMultiple(after, before) ? 'narrowed' : isMultiple(before, after) ? 'widened' : 'changed'
}

type Properties = Record<string, Schema>

const properties: Rule = (at, before = {}, after = {}, was, is) => {
  for (const [name, schema] of Object.entries(before as Properties)) {
    const now = (after as Properties)[name]
    const ignored = at.direction === 'request' ? 'what clients send there is ignored' : 'clients that read it find nothing'
    if (now) compareSchemas(below(at, name), schema, now)
    else note(below(at, name), 'changed', 'is gone', ignored)
  }
  for (const name of Object.keys(after as Properties)) {
    if (!Object.hasOwn(before as Properties, name)) note(below(at, name), isRequired(is, name) ? 'narrowed' : 'told', 'is new')
  }
  for (const name of Object.keys(before as Properties)) {
    if (!(after as Properties)[name]) continue
    if (!isRequired(was, name) && isRequired(is, name)) note(below(at, name), 'narrowed', 'became required')
    if (isRequired(was, name) && !isRequired(is, name)) note(below(at, name), 'widened', 'may be missing')
  }
}

const isRequired = ({ required }: Record<string, unknown>, name: string) => listOf(required).includes(name)

const additionalProperties: Rule = (at, before, after) => {
  if (typeof before === 'object' && typeof after === 'object') return compareSchemas(below(at, '*'), before as Schema, after as Schema)
  // Without the keyword, other properties are ignored in requests and absent from responses: neither accepted nor rejected.
  const effectOf = (): Effect => {
    if (after === false || (before === true && typeof after === 'object')) return 'narrowed'
    return before === false || after === true ? 'widened' : 'changed'
  }
  compareValues(at, 'additionalProperties', before, after, effectOf)
}

const items: Rule = (at, before, after) => {
  if (before && after) compareSchemas(below(at, '[]'), before as Schema, after as Schema)
  else note(at, effectOfCondition(before, after), before ? 'its items can be anything' : 'its items have a schema')
}

type Alternatives = ReadonlyMap<string, Schema>

/** Returns the alternatives by the value that selects them, otherwise by the name of their schema, otherwise by their index. */
function alternativesOf(list: unknown, { discriminator }: Record<string, unknown>): Alternatives {
  const { mapping } = (discriminator ?? {}) as { mapping?: Record<string, string> }
  if (mapping) return new Map(Object.entries(mapping).map(([value, $ref]) => [value, { $ref }]))
  const nameOf = ({ $ref }: Schema, index: number) => (typeof $ref === 'string' ? ($ref.split('/').at(-1) as string) : String(index))
  return new Map((list as Schema[]).map((schema, index) => [nameOf(schema, index), schema]))
}

const alternatives =
  (keyword: string): Rule =>
  (at, before, after, was, is) => {
    if (!before || !after) return compareValues(at, keyword, before, after, effectOfCondition)
    const [old, now] = [alternativesOf(before, was), alternativesOf(after, is)]
    for (const [name, schema] of old) {
      const same = now.get(name)
      if (same) compareSchemas(below(at, `(${name})`), schema, same)
      else note(at, 'narrowed', `is no longer ${name}`)
    }
    for (const name of now.keys()) if (!old.has(name)) note(at, 'widened', `can be ${name}`)
  }

const discriminator: Rule = (at, before, after) => {
  const tag = (value: unknown) => (value as { propertyName?: string } | undefined)?.propertyName
  compareValues(at, 'discriminator', tag(before), tag(after), () => 'changed')
}

/** The effect of a change to a form that requests may have in addition to the schema's own. */
const effectOfLeniency = (_before: unknown, after: unknown, direction: Direction): Effect =>
  direction === 'request' && after !== true ? 'narrowed' : 'told'

const rules: Rules = {
  type,
  enum: enumeration,
  ...conditions('const', 'pattern', 'uniqueItems'),
  ...values(['format'], effectOfFormat),
  ...upper('maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'),
  ...lower('minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'),
  ...values(['multipleOf'], effectOfMultiple),
  properties,
  // Compared by the rule of `properties`, for properties that have a schema. The generator refuses the others.
  ...elsewhere('required'),
  additionalProperties,
  items,
  oneOf: alternatives('oneOf'),
  anyOf: alternatives('anyOf'),
  discriminator,
  ...meaningsOfRequests('default', 'x-empty-is-null'),
  ...values(['x-accept-named', 'x-accept-instant', 'x-accept-single'], effectOfLeniency),
  ...remarks('deprecated'),
}

/** Returns the schema with the parts of its `allOf` merged into it. Throws if two parts contradict each other. */
function merged(at: Comparison, document: Document, { allOf, ...rest }: Schema, within: readonly Schema[] = []): Schema {
  if (!allOf) return rest
  const parts = [...(allOf as Schema[]), rest].map((part) => schemaOf(document, part))
  if (parts.some((part) => within.includes(part))) throw beyondComparing(at, 'an allOf holds itself')
  const whole = parts.map((part) => merged(at, document, part, [...within, part]))
  return {
    ...joined(
      at,
      whole.map(({ properties: _properties, required: _required, ...others }) => others),
    ),
    properties: joined(
      at,
      whole.map((part) => (part.properties ?? {}) as Schema),
    ),
    required: whole.flatMap(({ required }) => listOf(required)),
  }
}

/** Returns the entries of all parts. Throws if two parts have different entries of the same name. */
function joined(at: Comparison, parts: readonly Schema[]): Schema {
  const found: Schema = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (name in found && JSON.stringify(found[name]) !== JSON.stringify(value))
      throw beyondComparing(at, `parts of an allOf declare ${name} differently; declare it once`)
    found[name] = value
  }
  return found
}
