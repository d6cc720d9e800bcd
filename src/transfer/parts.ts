// The parts of a record: lists whose items are rows of a table of their own.
import { getTableColumns, type PgTable } from '../db/drizzle.js'
import { fieldsOf, type Field, type Values } from './fields.ts'
import { referencesOf } from './tables.ts'
import type { At, PartEntry } from './typeEntry.ts'

export type Part = PartEntry & {
  readonly name: string
  /** The column that points to the record's own row, by its name in the table's definition. */
  readonly parent: string
  readonly hasPosition: boolean
  readonly own: readonly Field[]
}

export function partOf(owner: PgTable, name: string, entry: PartEntry): Part {
  const [parent] = [...referencesOf(entry.table)].find(([, target]) => target === owner) ?? []
  if (parent === undefined) throw new Error(`The rows of ${name} reference no record`)
  const hidden = ['accountId', parent, 'position']
  return {
    ...entry,
    name,
    parent,
    hasPosition: 'position' in getTableColumns(entry.table),
    own: fieldsOf(entry.table, entry.fields, hidden),
  }
}

/** Converts rows to the items of a record. */
export const shownItems = (part: Part, rows: readonly Values[]): unknown[] =>
  asItems(
    part,
    sorted(
      part,
      rows.map((row) => valuesOf(part.own, ({ shown }) => shown(row))),
    ),
  )

/** Returns the complete items of a line that passed its schema. */
export function completedItems(part: Part, line: Values): unknown[] {
  const given = line[part.name] === undefined ? (part.leftOut?.(line) ?? []) : asObjects(part, line[part.name])
  const items = given.map((item) => valuesOf(part.own, ({ completed }, record) => completed(item, record)))
  return asItems(part, sorted(part, part.by && !part.twice ? firstOnly(part, items) : items))
}

/** Converts a record's items to rows. Each refers to the record by its key. */
export const rowsOfItems = (part: Part, key: string, items: unknown): Values[] =>
  asObjects(part, items).map((item, at) => ({
    ...Object.assign({}, ...part.own.map(({ stored }) => stored(item))),
    [part.parent]: key,
    ...(part.hasPosition && { position: at + 1 }),
  }))

export function faultsInItems(part: Part, items: unknown): At<string>[] {
  const objects = asObjects(part, items)
  return part.twice !== undefined && firstOnly(part, objects).length < objects.length ? [[`/${part.name}`, `has ${part.twice} twice`]] : []
}

/** Returns the fields of the items that are among `wanted`, each with its JSON pointer. */
export function placesIn(part: Part, items: unknown, wanted: readonly Field[]): { pointer: string; field: Field; value: unknown }[] {
  const fields = part.own.filter((field) => wanted.includes(field))
  if (fields.length === 0) return []
  return asObjects(part, items).flatMap((item, at) =>
    fields.map((field) => ({
      pointer: `/${part.name}/${at}${part.value === undefined ? `/${field.name}` : ''}`,
      field,
      value: item[field.name],
    })),
  )
}

/** Returns a record with the value that `valueOf` returns for each field; undefined values are omitted. */
export function valuesOf(fields: readonly Field[], valueOf: (field: Field, record: Values) => unknown): Values {
  const record: Record<string, unknown> = {}
  for (const field of fields) {
    const value = valueOf(field, record)
    if (value !== undefined) record[field.name] = value
  }
  return record
}

const asItems = ({ value }: Part, items: Values[]): unknown[] => (value === undefined ? items : items.map((item) => item[value]))
const asObjects = ({ value }: Part, items: unknown): Values[] =>
  value === undefined ? (items as Values[]) : (items as unknown[]).map((item) => ({ [value]: item }))

const identityOf = ({ by = [] }: Part, item: Values) => by.map((name) => String(item[name])).join(' ')
const firstOnly = (part: Part, items: readonly Values[]) => [...new Map(items.map((item) => [identityOf(part, item), item])).values()]

function sorted(part: Part, items: Values[]): Values[] {
  const { by, hasPosition } = part
  if (!by || hasPosition) return items
  return items.toSorted((a, b) => {
    const name = by.find((each) => a[each] !== b[each])
    return name === undefined ? 0 : (a[name] as string | number) < (b[name] as string | number) ? -1 : 1
  })
}
