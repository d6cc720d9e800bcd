// The JSON Schema of a tool's arguments: the parameters of the path and the query by name, and the body.
import { resolve, type Document, type NamedOperation, type Schema } from '../contract/document.ts'

/** A schema of an object, as the protocol requires. */
export type InputSchema = { readonly type: 'object'; readonly properties: Record<string, object>; readonly required: string[] }

/**
 * Returns the schema without references, which not every client follows. Parameters in headers are left out: the token takes the place of
 * one, and only a program can repeat a request under its Idempotency-Key.
 */
export function inputSchemaOf(document: Document, { operation }: NamedOperation): InputSchema & { readonly additionalProperties: false } {
  const given = (operation.parameters ?? []).filter((one) => one.in === 'path' || one.in === 'query')
  const properties: Record<string, object> = {}
  for (const { name, schema, description } of given)
    properties[name] = { ...inlined(document, schema), ...(description && { description }) }
  const required = given.filter((one) => one.required).map(({ name }) => name)
  const { requestBody } = operation
  const [media] = Object.values(requestBody?.content ?? {})
  if (media?.schema) properties.body = inlined(document, media.schema)
  if (requestBody?.required) required.push('body')
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Keywords that only OpenAPI knows, and examples, which are longer than they help. */
const isLeftOut = (keyword: string) => keyword.startsWith('x-') || keyword === 'example' || keyword === 'examples'

/** A schema that contains itself is followed once. */
function inlined(document: Document, schema: Schema, within: readonly string[] = []): Schema {
  const { $ref: reference, ...own } = schema
  if (typeof reference !== 'string') return mapped(own)
  if (within.includes(reference)) return {}
  return { ...inlined(document, resolve(document, reference) as Schema, [...within, reference]), ...mapped(own) }

  function mapped(keywords: Schema): Schema {
    const kept = Object.entries(keywords).filter(([keyword]) => !isLeftOut(keyword))
    return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keyword === 'properties' ? named(value as Schema) : inner(value)]))
  }

  /** A property may have the name of a keyword. */
  function named(properties: Schema): Schema {
    return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, inner(value)]))
  }

  function inner(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inner)
    return typeof value === 'object' && value !== null ? inlined(document, value as Schema, within) : value
  }
}
