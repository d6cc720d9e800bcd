// The keywords of schemas (JSON Schema 2020-12 as OpenAPI 3.1 uses it), and the walk through the schemas of a document.
import type { Document, Schema } from './document.ts'

/** Keywords that contain one schema, a list of schemas, or schemas by name. */
const ofOne = new Set(
  'items additionalProperties not contains propertyNames if then else unevaluatedItems unevaluatedProperties contentSchema'.split(' '),
)
const ofList = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const ofNames = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** Keywords that only describe. */
const annotations = new Set(
  `title description default deprecated readOnly writeOnly example examples externalDocs discriminator xml contentMediaType contentEncoding
  contentSchema $comment`.split(/\s+/),
)
const plain = new Set(
  `$ref type enum const format pattern multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems
  uniqueItems minContains maxContains minProperties maxProperties required dependentRequired`.split(/\s+/),
)

export const isAnnotation = (keyword: string): boolean => annotations.has(keyword) || keyword.startsWith('x-')
export const isChecked = (keyword: string): boolean =>
  plain.has(keyword) || (!annotations.has(keyword) && (ofOne.has(keyword) || ofList.has(keyword) || ofNames.has(keyword)))

/** Whether a pattern is a regular expression with the flag `u`, as JSON Schema has it. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** What changes, or only reads, a schema. `at` is its JSON pointer. */
export type Visit = (schema: Schema, at: string) => Schema

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
export const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

function eachOf(values: Record<string, unknown>, at: string, visit: Visit): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isObject(value) ? visit(value, `${at}/${step(name)}`) : value]),
  )
}

/** Returns the schema with the result of `visit` in the place of each schema directly inside it. */
export function withInner(schema: Schema, at: string, visit: Visit): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      const place = `${at}/${keyword}`
      if (ofOne.has(keyword) && isObject(value)) return [keyword, visit(value, place)]
      if (ofList.has(keyword) && Array.isArray(value))
        return [keyword, value.map((inner: Schema, index) => visit(inner, `${place}/${index}`))]
      if (ofNames.has(keyword) && isObject(value)) return [keyword, eachOf(value, place, visit)]
      return [keyword, value]
    }),
  )
}

/** Returns the document with the result of `visit` in the place of each schema that stands in no other schema. */
export function withSchemas(document: Document, visit: Visit): Document {
  const { schemas = {}, ...components } = document.components ?? {}
  const { paths, webhooks, ...rest } = document
  const visited = {
    ...(document.components && {
      components: {
        ...(inPart(components, '#/components', visit) as object),
        ...(document.components.schemas && { schemas: eachOf(schemas, '#/components/schemas', visit) }),
      },
    }),
    paths: inPart(paths, '#/paths', visit),
    ...(webhooks && { webhooks: inPart(webhooks, '#/webhooks', visit) }),
  }
  return { ...rest, ...visited } as Document
}

function inPart(part: unknown, at: string, visit: Visit): unknown {
  if (Array.isArray(part)) return part.map((inner, index) => inPart(inner, `${at}/${index}`, visit))
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => {
      const place = `${at}/${step(name)}`
      if (name === 'schema' && isObject(inner)) return [name, visit(inner, place)]
      return [name, name === 'example' || name === 'examples' || name.startsWith('x-') ? inner : inPart(inner, place, visit)]
    }),
  )
}
