// Makes an example of a schema: its own where it has one, otherwise the same one each time, within the schema's bounds.
import { schemaOf, type Document, type Schema } from './document.ts'
import { isPattern } from './keywords.ts'
import { textLike } from './pattern.ts'

/** Texts of the formats that have a form of their own. */
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'name@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com',
  'uri-reference': '/example',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/**
 * Returns an example with every property. A property that would contain its own schema again is left out, and a list of such items is empty.
 * A pattern that `textLike` does not understand is not followed: a text with one needs an example.
 */
export const sampleOf = (document: Document, schema: Schema): unknown => sample(document, schema, [])

/** `within` are the schemas that contain this one. Returns undefined if it is one of them. */
function sample(document: Document, written: Schema, within: readonly Schema[]): unknown {
  const schema = schemaOf(document, written)
  if (within.includes(schema)) return undefined
  const inner = (part: Schema) => sample(document, part, [...within, schema])
  const { example, examples = [], enum: values = [] } = schema as { example?: unknown; examples?: unknown[]; enum?: unknown[] }
  const given = [example, ...examples, schema.default, schema.const, ...values].find((value) => value !== undefined)
  if (given !== undefined) return given
  const { allOf, oneOf, anyOf, ...rest } = schema as Record<'allOf' | 'oneOf' | 'anyOf', Schema[] | undefined> & Schema
  if (allOf) return wholeOf([...allOf, rest].map(inner))
  const choices = oneOf ?? anyOf
  if (choices) return choices.map(inner).find((choice) => choice !== undefined)
  const type = [schema.type].flat().find((one) => one !== 'null')
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema, type)
    case 'boolean':
      return true
    case 'array':
      return listOf(schema, inner((schema.items ?? {}) as Schema))
    default: {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      const filled = properties.map(([name, property]) => [name, inner(property)] as const)
      return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
    }
  }
}

/** Objects are merged; of anything else the first part is the whole. */
const wholeOf = (parts: readonly unknown[]): unknown =>
  parts.find((part) => part !== undefined && (typeof part !== 'object' || Array.isArray(part))) ?? Object.assign({}, ...parts)

type Form = { readonly format?: string; readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }

function textOf({ format = '', minLength = 0, maxLength, pattern }: Form): string {
  const plain = formats[format] ?? 'text'.padEnd(minLength, ' text').slice(0, maxLength)
  const isLike = pattern === undefined || !isPattern(pattern) || new RegExp(pattern, 'u').test(plain)
  return isLike ? plain : (textLike(pattern, minLength) ?? plain)
}

function listOf({ minItems = 0, maxItems = 1 }: { minItems?: number; maxItems?: number }, item: unknown): unknown[] {
  return item === undefined ? [] : Array.from({ length: Math.max(minItems, Math.min(1, maxItems)) }, () => item)
}

type Bounds = { minimum?: number; maximum?: number; exclusiveMinimum?: number; exclusiveMaximum?: number; multipleOf?: number }

/** Returns the allowed number that is nearest to 0. */
function numberOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Bounds, type: 'integer' | 'number'): number {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.001)
  const least = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + step)
  const most = Math.min(maximum ?? Infinity, (exclusiveMaximum ?? Infinity) - step)
  const value = Math.min(Math.max(0, least), most)
  if (multipleOf === undefined) return value
  return multipleOf * (value > 0 ? Math.ceil(value / multipleOf) : Math.floor(value / multipleOf))
}
