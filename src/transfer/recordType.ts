// Derives a record type from its entry and from the columns of its tables.
import { getTableColumns, getTableName, type PgTable } from '../db/drizzle.js'
import { fieldsOf, type Field, type Values } from './fields.ts'
import { completedItems, faultsInItems, partOf, placesIn, shownItems, valuesOf, type Part } from './parts.ts'
import { constraintsOf } from './tables.ts'
import type { At, Reference, TypeEntry } from './typeEntry.ts'

export type RecordType = {
  readonly name: string
  readonly nouns: readonly [one: string, several: string]
  readonly entry: TypeEntry
  readonly table: PgTable
  /** The tables that hold records of this type. */
  readonly tables: readonly PgTable[]
  readonly fields: readonly Field[]
  readonly parts: readonly Part[]
  /** The id that the API shows, 16 hex digits. */
  readonly keyOf: (record: Values) => string
  /** Returns the record made of a row and the rows of its parts, with its keys in the order of a line. */
  readonly present: (row: Values, rowsOf: (part: Part) => readonly Values[]) => Values
  /** Completes a line that passed its schema: adds what it omits and drops ignored keys, so that it compares with `present`. */
  readonly complete: (line: Values) => Values
  /** Returns the record without the fields that have no column. */
  readonly inTables: (record: Values) => Values
  /** Returns the record's own row. */
  readonly rowOf: (record: Values) => Values
  /** Returns the values that no two records of an account may share, by the name of the database's constraint. */
  readonly unique: (record: Values) => Readonly<Record<string, readonly At<string>[]>>
  /** Returns the keys the record refers to. Their records precede it in the file or are in the account already. */
  readonly refersTo: (record: Values) => readonly Reference[]
  readonly faultsIn: (record: Values) => readonly At<string>[]
  /** The name of the key, if a line may leave it out. */
  readonly mintedKey: string | undefined
  /** Lists whose items get an id if a line leaves it out, as the names on the way to them. */
  readonly mintedLists: readonly (readonly string[])[]
  /** For types that keep the number of their identity column: the number, and the sequence that generates new ones. */
  readonly numbered: { readonly sequence: string; readonly numberOf: (record: Values) => number } | undefined
}

export function recordType(entry: TypeEntry): RecordType {
  const { name, table, isOnlyParts, madeNumbers = Infinity } = entry
  const hidden = isOnlyParts ? Object.keys(getTableColumns(table)).filter((property) => property !== 'key') : (entry.hidden ?? [])
  const fields = fieldsOf(table, entry.fields, ['accountId', ...hidden])
  const parts = Object.entries(entry.parts ?? {}).map(([part, declared]) => partOf(table, part, declared))
  const key = fields.find(({ columns }) => columns.includes('key'))?.name as string
  const number = fields.find(({ columns }) => columns.includes('id'))?.name
  const loose = fields.filter(({ columns }) => columns.length === 0).map((field) => field.name)
  const members = inOrder([...fields, ...parts], entry)
  const constraints = new Map([
    ...constraintsOfFields(table, fields),
    ...parts.flatMap((part) => constraintsOfFields(part.table, part.own)),
  ])
  const references = [...fields, ...parts.flatMap(({ own }) => own)].filter(({ target }) => target)
  /** Returns where these fields occur in a record with a value. */
  const placesOf = (record: Values, wanted: readonly Field[]) =>
    [
      ...wanted.filter((field) => fields.includes(field)).map((field) => ({ pointer: `/${field.name}`, field, value: record[field.name] })),
      ...parts.flatMap((part) => placesIn(part, record[part.name], wanted)),
    ].filter(({ value }) => value !== null && value !== undefined)
  return {
    name,
    nouns: entry.nouns ?? [name.replaceAll('_', ' '), `${name.replaceAll('_', ' ')}s`],
    entry,
    table,
    tables: [...(isOnlyParts ? [] : [table]), ...parts.map((part) => part.table)],
    fields,
    parts,
    keyOf: (record) => record[key] as string,
    present: (row, rowsOf) => {
      const record: Record<string, unknown> = { record: name }
      for (const member of members) {
        const value = 'parent' in member ? shownItems(member, rowsOf(member)) : member.shown(row)
        if (value !== undefined) record[member.name] = value
      }
      return record
    },
    complete: (line) => ({
      record: name,
      ...valuesOf(fields, ({ completed }, record) => completed(line, record)),
      ...Object.fromEntries(parts.map((part) => [part.name, completedItems(part, line)])),
    }),
    inTables: (record) =>
      loose.length === 0 ? record : Object.fromEntries(Object.entries(record).filter(([each]) => !loose.includes(each))),
    rowOf: (record) => Object.assign({}, ...fields.map(({ stored }) => stored(record))) as Values,
    unique: (record) => {
      const found = Object.groupBy(placesOf(record, [...constraints.keys()]), ({ field }) => constraints.get(field) as string)
      const places = Object.entries(found).map(([constraint, at = []]) => [
        constraint,
        at.map(({ pointer, value }) => [pointer, String(value)]),
      ])
      return { ...Object.fromEntries(places), ...entry.unique?.(record) }
    },
    refersTo: (record) => [
      ...(isOnlyParts ? [[`/${key}`, record[key] as string, table] as const] : []),
      ...placesOf(record, references).map(({ pointer, field, value }) => [pointer, value as string, field.target as PgTable] as const),
      ...(entry.refersTo?.(record) ?? []),
    ],
    faultsIn: (record) => [...parts.flatMap((part) => faultsInItems(part, record[part.name])), ...(entry.faultsIn?.(record) ?? [])],
    mintedKey: isOnlyParts || entry.hasForeignKey ? undefined : key,
    mintedLists: (entry.mints ?? []).map((path) => path.split('/')),
    numbered:
      number === undefined
        ? undefined
        : {
            sequence: `${getTableName(table)}_id_seq`,
            numberOf: (record) => ((record[number] as number) < madeNumbers ? (record[number] as number) : 0),
          },
  }
}

/** Returns fields and parts in the order of a line. Throws if the entry's order does not name exactly these. */
function inOrder(members: readonly (Field | Part)[], { name, order }: TypeEntry): readonly (Field | Part)[] {
  const names = order?.split(' ') ?? members.map((member) => member.name)
  const ordered = names.flatMap((each) => members.filter((member) => member.name === each))
  if (ordered.length !== members.length || names.length !== members.length)
    throw new Error(`The order of ${name} must name exactly its members: ${members.map((member) => member.name).join(' ')}`)
  return ordered
}

/** Returns the fields that no two rows of an account may share, each with its constraint. */
const constraintsOfFields = (table: PgTable, fields: readonly Field[]): [Field, constraint: string][] =>
  [...constraintsOf(table)].flatMap(([constraint, [only, ...others]]) =>
    fields.filter(({ column }) => column?.name === only && others.length === 0).map((field): [Field, string] => [field, constraint]),
  )
