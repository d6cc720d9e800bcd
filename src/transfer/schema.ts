// Builds the schemas of lines from those of the contract, with the same names, types and limits, and adds a few of its own.
import { schemaOf, type Document, type Schema } from '../contract/document.ts'

export type Shape = {
  /** Properties of the contract's schema that a record must have. */
  readonly required: readonly string[]
  /** Properties that a record may omit. */
  readonly optional?: readonly string[]
  /** Properties that the API shows and a record may contain. They follow from the rest and are not read. */
  readonly ignored?: readonly string[]
  /** Properties that the contract's schema lacks and records may omit. */
  readonly more?: Readonly<Record<string, Schema>>
}
export type Shaper = {
  /** Returns an object schema with properties of the contract's schema `name`. Throws if that lacks one of them. */
  readonly shape: (name: string, shape: Shape) => Schema
  /** Returns the schema of one property of the contract's schema `name`. */
  readonly property: (name: string, property: string) => Schema
}

/** An instant in UTC, in microseconds: more precise than the API shows, because filters compare it. */
export const instantSchema: Schema = {
  type: 'string',
  format: 'date-time',
  maxLength: 27,
  pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,6})?Z$',
}
/** A calendar day as the database accepts it: there is no year 0. */
export const daySchema: Schema = { type: 'string', format: 'date', maxLength: 10, pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$' }
export const keySchema: Schema = { type: 'string', pattern: '^[0-9a-f]{16}$', maxLength: 16 }
/** What a record is referred to by: its id, or a text that only this record of its type has, such as an e-mail address or a name. */
export const referenceSchema: Schema = { type: 'string', minLength: 1, maxLength: 511 }
/** Half of the contract's maximum, so that a server that imports the largest number has as many left for its own. */
export const numberSchema: Schema = { type: 'integer', minimum: 1, maximum: 2 ** 52 - 1 }
/** Days or hours, with at most two decimals. */
export const amountSchema: Schema = { type: 'string', maxLength: 10, pattern: '^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,2})?$' }
/** A text that must not be empty: the API shows an empty one as null, which the contract may not allow. */
export const filled = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength })
export const orNull = (schema: Schema): Schema => ({ ...schema, type: [...new Set([schema.type, 'null'].flat())] })
export const listOf = (items: Schema, maxItems = 1000): Schema => ({ type: 'array', maxItems, items })
export const objectOf = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  required,
  properties,
})

export function shaperOver(contract: Document): Shaper {
  const property = (name: string, wanted: string) => {
    const found = schemaOf(contract, { $ref: `#/components/schemas/${name}` }).properties as Record<string, Schema> | undefined
    const schema = found?.[wanted]
    if (!schema) throw new Error(`The contract's ${name} has no ${wanted}`)
    return schema
  }
  const properties = (name: string, wanted: readonly string[] = []) =>
    Object.fromEntries(wanted.map((each) => [each, property(name, each)]))
  const shape = (name: string, { required, optional, ignored, more }: Shape): Schema => ({
    type: 'object',
    required: [...required],
    properties: {
      ...properties(name, required),
      ...properties(name, optional),
      ...Object.fromEntries(Object.keys(properties(name, ignored)).map((each) => [each, {}])),
      ...more,
    },
  })
  return { shape, property }
}
