// Lists every schema of a contract with its place, and the properties of an object including those of its parts.
import { operationsOf, schemaOf, webhooksOf, type Document, type Schema } from './document.ts'
import { withInner } from './keywords.ts'

/** `isPart`: the schema is a part of an `allOf`, whose parts are read together. */
export type Placed = { readonly place: string; readonly schema: Schema; readonly isPart: boolean }

const parts = (schema: Schema, keyword: string) => (schema[keyword] ?? []) as Schema[]

/** Returns the schemas of components, then those written in operations and notifications. References are not followed. */
export function schemasIn(document: Document): Placed[] {
  const found: Placed[] = []
  const visit = (place: string, schema: Schema, isPart = false) => {
    found.push({ place, schema, isPart })
    withInner(schema, place, (inner, at) => {
      visit(at, inner, /\/allOf\/\d+$/.test(at))
      return inner
    })
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) visit(`components/schemas/${name}`, schema)
  const named = [...operationsOf(document), ...webhooksOf(document).map(({ event, operation }) => ({ id: event, operation }))]
  for (const { id, operation } of named) {
    for (const { in: place, name, schema } of operation.parameters ?? []) visit(`${id} ${place} ${name}`, schema)
    const bodies = Object.entries({ body: operation.requestBody, ...operation.responses })
    for (const [place, body] of bodies)
      for (const { schema } of Object.values(body?.content ?? {})) if (schema) visit(`${id} ${place}`, schema)
  }
  return found
}

/** Returns the names of an object's properties: its own, and those of all its parts and alternatives. */
export function propertiesOf(document: Document, written: Schema, within: readonly Schema[] = []): string[] {
  const schema = schemaOf(document, written)
  if (within.includes(schema)) return []
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => parts(schema, keyword))
  const others = inner.flatMap((part) => propertiesOf(document, part, [...within, schema]))
  return [...new Set([...Object.keys((schema.properties ?? {}) as object), ...others])]
}
