// The fields of a record, made of the columns of a table: what each is in a row, in a record, and in a line that leaves it out.
import type { Schema } from '../contract/document.ts'
import { getTableColumns, is, SQL, type AnyColumn, type PgTable } from '../db/drizzle.js'
import { fromRow as localTime } from '../resources/timeoff/localTime.ts'
import { fromLine, fromRow, mintedAt } from './instants.ts'
import type { Shaper } from './schema.ts'
import { referencesOf } from './tables.ts'

/** A line, a record or a row: values by name. The values of a row have the names of the table's definition. */
export type Values = Readonly<Record<string, unknown>>

/** What is special about a field: everything else follows from its column. */
export type FieldEntry = {
  /** Its column, by the name in the table's definition, where the field has another name than the column has in the database, or than `id` for `key`. */
  readonly column?: string
  /** A field that is not just one column: which ones it is made of, and how. What `shown` gives as undefined is left out. */
  readonly made?: {
    readonly of: readonly string[]
    shown(row: Values): unknown
    stored(record: Values): Values
  }
  /** What a line means that leaves the field out, where that is neither the column's default nor null. */
  readonly default?: unknown
  /** The field of the complete record, where it takes more than a default. */
  completed?(line: Values, record: Values): unknown
  /** Each item of a list as it is kept: complete, and without what is ignored. */
  item?(item: Values): unknown
  /** Left out of the record where it would be null. */
  readonly isSparse?: true
  /** Must stand in a line, though its column has a default. */
  readonly isRequired?: true
  /** What a line may say, where it is not what the contract or the column says. */
  readonly schema?: Schema | ((the: Shaper) => Schema)
}

export type Field = {
  readonly name: string
  /** By their names in the table's definition. */
  readonly columns: readonly string[]
  /** The table that it points to. In rows and records it is the key of what it names. */
  readonly target: PgTable | undefined
  readonly shown: (row: Values) => unknown
  readonly stored: (record: Values) => Values
  /** Of a line that its schema lets through; the fields before this one are in the record already. Undefined is left out. */
  readonly completed: (line: Values, record: Values) => unknown
  readonly isRequired: boolean
  /** The column that it is, if it is just one. */
  readonly column: AnyColumn | undefined
  readonly entry: FieldEntry
}

/** The forms of values that a record and a row do not share, by the column's type. */
const forms = [
  { type: /^timestamp.*with time zone$/, shown: fromRow, completed: fromLine },
  { type: /^timestamp/, shown: localTime, completed: (text: string) => text },
  { type: /^numeric/, shown: (text: string) => text, completed: amountOf },
]

/** An amount as the database prints it: `4.5` is `4.50`. */
export function amountOf(text: string): string {
  const amount = Number(text).toFixed(2)
  return amount === '-0.00' ? '0.00' : amount
}

/** A field for each column in the table's order, but for those in `hidden`, then the fields of `entries` that are made of no column. */
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
  // An id is kept, though the database would make one.
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
