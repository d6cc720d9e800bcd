// Removes from a body the properties that the contract does not declare, so that they never leave the server.
import { forStatus, operationsOf, schemaOf, sentMedia, type Document, type Operation, type Schema } from './document.ts'

/**
 * Removes undeclared members, in place, and returns their JSON pointers. A property is declared if any part or alternative of its object's
 * schema lists it or allows others; a discriminator chooses the alternative.
 */
export function removeUndeclared(document: Document, schema: Schema, body: unknown): string[] {
  const removed: string[] = []
  visit([schema], body, '')
  return removed

  function visit(schemas: readonly Schema[], value: unknown, place: string): void {
    if (typeof value !== 'object' || value === null) return
    const parts = partsOf(document, schemas, value)
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => (part.items ? [part.items as Schema] : []))
      for (const [at, item] of value.entries()) visit(items, item, `${place}/${at}`)
      return
    }
    const object = value as Record<string, unknown>
    const isOpen = parts.some((part) => part.additionalProperties === true) || !parts.some(({ properties }) => properties)
    const isClosed = !isOpen || parts.some((part) => part.maxProperties === 0)
    for (const [name, property] of Object.entries(object)) {
      const at = `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      const declared = parts.flatMap((part) => propertyOf(part, name))
      if (declared.length > 0 || !isClosed) visit(declared, property, at)
      else {
        delete object[name]
        removed.push(at)
      }
    }
  }
}

/** Returns the schemas with all their parts, and with the alternatives that may describe the value. */
function partsOf(document: Document, schemas: readonly Schema[], value: object): Schema[] {
  const parts = new Set(schemas.map((schema) => schemaOf(document, schema)))
  // The set grows while it is iterated.
  for (const schema of parts)
    for (const part of [...((schema.allOf ?? []) as Schema[]), ...alternativesOf(schema, value)]) parts.add(schemaOf(document, part))
  return [...parts]
}

function alternativesOf({ oneOf = [], anyOf = [], discriminator }: Schema, value: object): Schema[] {
  const { propertyName = '', mapping = {} } = (discriminator ?? {}) as { propertyName?: string; mapping?: Record<string, string> }
  const tag = String((value as Record<string, unknown>)[propertyName])
  return Object.hasOwn(mapping, tag) ? [{ $ref: mapping[tag] }] : [...(oneOf as Schema[]), ...(anyOf as Schema[])]
}

/** Returns the schema that a part has for a property: its own, or the one for all others. */
function propertyOf({ properties = {}, additionalProperties: others }: Schema, name: string): Schema[] {
  if (Object.hasOwn(properties as object, name)) return [(properties as Record<string, Schema>)[name] as Schema]
  return typeof others === 'object' ? [others as Schema] : []
}

/**
 * Returns the function that does this for the responses of a contract, by operationId and status. `document` is called when a response
 * first needs it.
 */
export function undeclaredIn(document: () => Document): (id: string, status: number, body: unknown) => string[] {
  let operations: ReadonlyMap<string, Operation> | undefined
  return (id, status, body) => {
    operations ??= new Map(operationsOf(document()).map((named) => [named.id, named.operation]))
    const answer = forStatus(operations.get(id)?.responses ?? {}, status)
    const schema = answer?.['x-empty-body'] ? { maxProperties: 0 } : answer?.content?.[sentMedia(answer.content) ?? '']?.schema
    return schema ? removeUndeclared(document(), schema, body) : []
  }
}
