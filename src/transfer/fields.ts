// The fields of a record, derived from a table's columns: their values in a row, in a record, and in a line that omits them.
import type { Schema } from '../contract/document.ts'
import { getTableColumns, is, SQL, type AnyColumn, type PgTable } from '../db/drizzle.js'
import { fromRow as localTime } from '../resources/timeoff/localTime.ts'
import { fromLine, fromRow, mintedAt } from './instants.ts'
import type { Shaper } from './schema.ts'
import { referencesOf } from './tables.ts'

/** A line, a record or a row: values by name. A row uses the names of the table's definition. */
export type Values = Readonly<Record<string, unknown>>

/** What is special about a field; everything else follows from its column. */
export type FieldEntry = {
  /** The name of its column in the table's definition, if the field is not named like the column in the database, or `id` for `key`. */
  readonly column?: string
  /** For a field that is not a single column: its columns, and the conversions. The field is omitted if `shown` returns undefined. */
  readonly made?: {
    readonly of: readonly string[]
    shown(row: Values): unknown
    stored(record: Values): Values
  }
  /** The value if a line omits the field, unless that is the column's default or null. */
  readonly default?: unknown
  /** Computes the field of the complete record, if a default is not enough. */
  completed?(line: Values, record: Values): unknown
  /** Converts each item of a list to its stored form: complete, and without ignored keys. */
  item?(item: Values): unknown
  /** Omitted from the record if it would be null. */
  readonly isSparse?: true
  /** Required in a line even though its column has a default. */
  readonly isRequired?: true
  /** What a line may contain, if that differs from the contract and the column. */
  readonly schema?: Schema | ((the: Shaper) => Schema)
}

export type Field = {
  readonly name: string
  /** By their names in the table's definition. */
  readonly columns: readonly string[]
  /** The table the field points to. In rows and records its value is the key of the row it refers to. */
  readonly target: PgTable | undefined
  readonly shown: (row: Values) => unknown
  readonly stored: (record: Values) => Values
  /** Takes a line that passed its schema; the fields before this one are in the record already. The field is omitted if undefined. */
  readonly completed: (line: Values, record: Values) => unknown
  readonly isRequired: boolean
  /** The field's column, if it is a single one. */
  readonly column: AnyColumn | undefined
  readonly entry: FieldEntry
}

/** Conversions of values that differ between record and row, by the column's type. */
const forms = [
  { type: /^timestamp.*with time zone$/, shown: fromRow, completed: fromLine },
  { type: /^timestamp/, shown: localTime, completed: (text: string) => text },
  { type: /^numeric/, shown: (text: string) => text, completed: amountOf },
]

/** Returns an amount as the database prints it: `4.5` becomes `4.50`. */
export function amountOf(text: string): string {
  const amount = Number(text).toFixed(2)
  return amount === '-0.00' ? '0.00' : amount
}

/** Returns a field for each column not in `hidden`, in the table's order, then the fields of `entries` that have no column. */
export function fieldsOf(table: PgTable, entries: Readonly<Record<string, FieldEntry>> = {}, hidden: readonly string[] = []): Field[] {
  const columns = getTableColumns(table)
  const targets = referencesOf(table)
  const named = Object.fromEntries(Object.entries(columns).map(([property, { name }]) => [property === 'key' ? 'id' : name, property]))
  const columnsOf = (name: string) => entries[name]?.made?.of ?? [entries[name]?.column ?? named[name] ?? name]
  const holders = new Map(Object.keys(entries).flatMap((name) => columnsOf(name).map((property) => [property, name])))
  const isShown = ([property, { generated }]: [string, AnyColumn]) =>
    !generated && !hidden.includes(property) && (property !== 'id' || holders.has('id'))
  const names = Object.entries(columns)
    .filter(isShown)
    .map(([property, { name }]) => holders.get(property) ?? (property === 'key' ? 'id' : name))
  return [...new Set([...names, ...Object.keys(entries)])].map((name) => {
    const [property = '', ...others] = columnsOf(name)
    const column = others.length === 0 ? columns[property] : undefined
    return { name, columns: columnsOf(name), target: targets.get(property), ...behaviourOf(name, property, column, entries[name] ?? {}) }
  })
}

function behaviourOf(name: string, property: string, column: AnyColumn | undefined, entry: FieldEntry) {
  const { made } = entry
  const form = made || !column ? undefined : forms.find(({ type }) => type.test(column.getSQLType()))
  const nothing = entry.isSparse ? undefined : null
  // Imported ids are kept, although the database could generate them.
  const isId = property === 'key' || property === 'id'
  const hasDefault = entry.default !== undefined || 'completed' in entry
  const leftOut = (line: Values, record: Values) => {
    if (entry.default !== undefined) return entry.default
    if (!is(column?.default, SQL)) return column?.default
    return name === 'updated_at' ? record.created_at : mintedAt(line.id as string)
  }
  return {
    column,
    entry,
    shown: (row: Values) => (made ? made.shown(row) : withForm(row[property], form?.shown)),
    stored: (record: Values) => (made ? made.stored(record) : { [property]: record[name] ?? null }),
    completed: (line: Values, record: Values) => {
      if (entry.completed) return entry.completed(line, record)
      const value = line[name] ?? leftOut(line, record)
      return entry.item && value ? (value as Values[]).map((item) => entry.item?.(item)) : withForm(value, form?.completed)
    },
    isRequired: entry.isRequired ?? (!hasDefault && (isId || (!!column?.notNull && !column.hasDefault))),
  }

  function withForm(value: unknown, change?: (text: string) => string): unknown {
    if (value === null || value === undefined) return nothing
    return change ? change(value as string) : value
  }
}
