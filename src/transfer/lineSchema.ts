// Builds the schema of a line from each field's entry, or else its column, or else the contract.
import type { Schema } from '../contract/document.ts'
import type { Field } from './fields.ts'
import type { Part } from './parts.ts'
import type { RecordType } from './recordType.ts'
import { withOptionalIds } from './minted.ts'
import {
  amountSchema,
  daySchema,
  instantSchema,
  keySchema,
  listOf,
  numberSchema,
  objectOf,
  orNull,
  referenceSchema,
  type Shaper,
} from './schema.ts'

/** Returns the schema of a line. */
export function schemaOfLine(type: RecordType, the: Shaper): Schema {
  const { entry, fields, parts } = type
  const own = schemaOfFields(fields, entry, the)
  const lists = parts.map((part) => [part.name, { ...listOf(schemaOfItem(part, the)), ...part.list }])
  const schema = {
    ...own,
    required: [...(own.required as string[]), ...(entry.isOnlyParts ? parts.map(({ name }) => name) : [])],
    properties: { ...(own.properties as object), ...Object.fromEntries(lists) },
  }
  return withOptionalIds(schema, type)
}

function schemaOfItem(part: Part, the: Shaper): Schema {
  const [only] = part.own
  return part.value !== undefined && only ? schemaOfField(only, part.like, the) : schemaOfFields(part.own, part, the)
}

function schemaOfFields(
  fields: readonly Field[],
  { like, ignored = [] }: { like?: string; ignored?: readonly string[] },
  the: Shaper,
): Schema {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const shown = ignored.map((name) => [name, like !== undefined && the.property(like, name) && {}])
  return objectOf(
    { ...Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, like, the)])), ...Object.fromEntries(shown) },
    required,
  )
}

/** Takes the entry's schema, or else the schema of the column's type, or else the contract's. */
function schemaOfField(field: Field, like: string | undefined, the: Shaper): Schema {
  const { name, column, entry } = field
  if (entry.schema) return typeof entry.schema === 'function' ? entry.schema(the) : entry.schema
  const schema = schemaOfColumn(field) ?? (like === undefined ? undefined : the.property(like, name))
  if (!schema) throw new Error(`No schema is declared for ${name}`)
  return column && !column.notNull && !entry.isSparse ? orNull(schema) : schema
}

const schemasOfTypes: Readonly<Record<string, Schema>> = {
  'timestamp with time zone': instantSchema,
  date: daySchema,
  boolean: { type: 'boolean' },
}

function schemaOfColumn({ columns: [property], column, target }: Field): Schema | undefined {
  if (target) return referenceSchema
  if (property === 'key') return keySchema
  if (property === 'id') return numberSchema
  if (column?.enumValues?.length) return { type: 'string', enum: [...column.enumValues] }
  const type = column?.getSQLType() ?? ''
  return type.startsWith('numeric') ? amountSchema : schemasOfTypes[type]
}
