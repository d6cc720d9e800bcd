// The documentation's page about the format of an import, made of the schemas of its lines and of the columns of its tables.
import { schemaOf, type Document, type Schema } from '../contract/document.ts'
import { formOf } from '../contract/sentences.ts'
import { is, SQL } from '../db/drizzle.js'
import { kinds } from './csv/kinds.ts'
import { exampleHeader, examples } from './examples.ts'
import type { Field } from './fields.ts'
import { schemaOfLine } from './lineSchema.ts'
import type { RecordType } from './recordType.ts'
import { recordTypes, typeOfTable } from './recordTypes.ts'
import { referenceSchema, shaperOver } from './schema.ts'

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const listed = (words: readonly string[]) => words.map(code).join(', ')
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Returns the page in Markdown. */
export function formatPage(contract: Document): string {
  const shaper = shaperOver(contract)
  return `# Import format

The files that \`spindle import\` reads: tables of a spreadsheet, and records as lines of JSON. Made from the schemas that check them.

[Bring your data](/docs/guides/import) is the shortest way. \`spindle import FILE --check\` changes nothing and tells every fault.
Admins import tables [in the console](/backend/import) too.

## Tables

A table is a file with the name \`.csv\` or \`.tsv\`, or one with \`--kind\`. Its first row names the columns, without regard to case, spaces,
accents and signs; the name of the field does too. Commas, semicolons and tabs separate cells; UTF-8, UTF-16 and Windows-1252 are read.

${kinds.map(tableSection).join('\n')}
## Records

A file of JSON Lines begins with the account. One record a line follows, in the order of this page:

\`\`\`json
${JSON.stringify(exampleHeader)}
\`\`\`

An id has 16 hexadecimal digits. Leave it out for a new record. A reference is an id, or a text that only one record has; case does not matter.
Records that the account has already by their id must be the same. The examples below are together a file that can be imported.

${recordTypes.map((type) => recordSection(type, schemaOfLine(type, shaper), contract)).join('\n')}`
}

function tableSection({ name, columns, needs, identity }: (typeof kinds)[number]): string {
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.headers[0] ?? field
  const rows = columns.map(({ headers: [title = '', ...others], field, form }) => {
    const words = form ? form.words : 'text'
    return `| ${title} | ${others.join(', ')} | ${code(field)} | ${cell(words)} |\n`
  })
  const needed = needs.map((group) => group.map(titleOf).join(' or ')).join('; ')
  return `## Table: ${name}

It needs: ${needed}. A row is skipped if the account or the table has it already, by ${identity}.

| column | other headers | field | cell |
| --- | --- | --- | --- |
${rows.join('')}`
}

function recordSection(type: RecordType, schema: Schema, contract: Document): string {
  const { name, nouns, fields, parts } = type
  const properties = schema.properties as Record<string, Schema>
  const required = new Set(schema.required as string[])
  const unread = Object.entries(properties).filter(([, each]) => Object.keys(each).length === 0)
  const rows = Object.entries(properties)
    .filter(([, each]) => Object.keys(each).length > 0)
    .flatMap(([property, each]) => {
      const field = fields.find((one) => one.name === property)
      const fallback = required.has(property)
        ? 'required'
        : parts.some((part) => part.name === property)
          ? code('[]')
          : defaultOf(type, field)
      return rowsOf(property, each, fallback, field, contract)
    })
  const example = examples.find((one) => one.record === name)
  return `## Record: ${name}

One of the ${nouns[1]}.${namesOf(type)}${unread.length > 0 ? ` Accepted but not read, since the rest says it: ${listed(unread.map(([each]) => each))}.` : ''}

| field | value | if left out |
| --- | --- | --- |
${rows.join('')}
\`\`\`json
${JSON.stringify(example)}
\`\`\`
`
}

const namesOf = ({ entry: { namedBy = [] } }: RecordType) =>
  namedBy.length > 0 ? ` Others refer to it by its id, or by ${namedBy.map(({ what }) => code(what)).join(', ')}.` : ''

/** Returns the row of a field, and those of the members of its objects. */
function rowsOf(path: string, given: Schema, fallback: string, field: Field | undefined, contract: Document): string[] {
  const schema = resolved(given, contract)
  const reference =
    field?.target && schema.maxLength === referenceSchema.maxLength ? `reference to a ${code(typeOfTable(field.target).name)}` : undefined
  const own = `| ${code(path)} | ${cell(reference ?? valueOf(schema, contract))} | ${fallback} |\n`
  const inner = schema.type === 'array' ? resolved((schema.items ?? {}) as Schema, contract) : schema
  const properties = Object.entries((inner.properties ?? {}) as Record<string, Schema>).filter(([, each]) => Object.keys(each).length > 0)
  const required = new Set((inner.required ?? []) as string[])
  const below = schema.type === 'array' ? `${path}[]` : path
  return [
    own,
    ...properties.flatMap(([name, each]) =>
      rowsOf(`${below}.${name}`, each, required.has(name) ? 'required' : 'optional', undefined, contract),
    ),
  ]
}

const resolved = (schema: Schema, contract: Document): Schema => (schema.$ref ? schemaOf(contract, schema) : schema)

type Bounds = Schema & {
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Returns what a value must be: its type and its bounds. */
function valueOf(schema: Schema, contract: Document): string {
  const { enum: words, pattern, format, minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema as Bounds
  const types = [schema.type].flat().filter((type) => typeof type === 'string')
  const bounds = [
    ...(words ? [`one of ${listed((words as unknown[]).map(String))}`] : []),
    ...(typeof pattern === 'string' && formOf(pattern)
      ? [formOf(pattern)]
      : typeof pattern === 'string' && !format
        ? [`like ${code(pattern)}`]
        : []),
    ...(format ? [format] : []),
    ...(minLength ? [`at least ${minLength} characters`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength} characters`] : []),
    ...(minimum !== undefined ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined ? [`at most ${maximum}`] : []),
    ...(minItems ? [`at least ${minItems} items`] : []),
    ...(maxItems !== undefined ? [`at most ${maxItems} items`] : []),
  ]
  const inner = items ? ` of ${valueOf(resolved(items as Schema, contract), contract)}` : ''
  return `${types.join(' or ')}${inner}${bounds.length > 0 ? `: ${bounds.join(', ')}` : ''}`
}

/** Returns what a line gets that leaves the field out. */
function defaultOf({ mintedKey }: RecordType, field: Field | undefined): string {
  if (!field) return 'optional'
  const { name, column, entry } = field
  if (name === mintedKey) return 'a new id'
  if (entry.default !== undefined) return code(entry.default)
  if (entry.completed) return 'follows from the rest'
  if (is(column?.default, SQL)) return name === 'updated_at' ? code('created_at') : 'the time of the id'
  return column?.default === undefined ? 'none' : code(column.default)
}
