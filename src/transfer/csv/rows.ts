// Turns the rows of a table into the records of an import, each cell by the column that its header means.
import type { Values } from '../fields.ts'
import type { Given } from '../given.ts'
import type { At } from '../typeEntry.ts'
import { bare } from './forms.ts'
import type { Column, Kind } from './kinds.ts'
import { TableFault, type Row, type Table } from './table.ts'

/** A header of the table, and the field that its cells go to; undefined if they are not imported. */
export type Mapped = { readonly header: string; readonly field: string | undefined }
export type Mapping = { readonly headers: readonly Mapped[]; readonly columns: readonly (Column | undefined)[] }

/** Finds the column of each header. Throws a `TableFault` if one is missing or comes twice; `given` are fields that need none. */
export function mappingOf({ name, columns, needs }: Kind, { line, cells }: Row, given: readonly string[]): Mapping {
  const byHeader = new Map(columns.flatMap((column) => column.headers.map((header) => [bare(header), column] as const)))
  // A header can also be the name of the field, as in the API.
  for (const column of columns) if (!byHeader.has(bare(column.field))) byHeader.set(bare(column.field), column)
  const found = cells.map((header) => byHeader.get(bare(header)))
  const faults: string[] = []
  for (const column of new Set(found)) {
    const same = cells.filter((_, at) => column && found[at] === column)
    if (same.length > 1)
      faults.push(`line ${line}: the headers ${same.map(quoted).join(' and ')} mean the same column: rename or remove one`)
  }
  const fields = new Set([...given, ...found.map((column) => column?.field)])
  const titleOf = (field: string) => quoted(columns.find((column) => column.field === field)?.headers[0] ?? field)
  for (const group of needs) {
    if (group.some((field) => fields.has(field))) continue
    const options =
      group[0] === 'job_id'
        ? `${titleOf('job_id')}, or name the job of all rows: with --job, or in the form`
        : group.map(titleOf).join(' or ')
    faults.push(`line ${line}: a table of ${name} needs a column ${options}. It has ${cells.map(quoted).join(', ')}`)
  }
  if (faults.length > 0) throw new TableFault(faults.join('\n'))
  return { headers: cells.map((header, at) => ({ header, field: found[at]?.field })), columns: found }
}

const quoted = (text: string) => `"${text}"`

/** Yields the record of each row. `defaults` are the values of fields that a row leaves empty. */
export async function* recordsOfRows(kind: Kind, table: Table, mapping: Mapping, defaults: Values): AsyncGenerator<Given, void, undefined> {
  const { header, rows } = table
  for await (const { line, cells } of rows) {
    const extra = cells.slice(header.cells.length).filter((cell) => cell !== '').length
    const faults: At<string>[] =
      extra > 0
        ? [['', `has ${cells.length} cells, but the header has ${header.cells.length}: is a cell with the delimiter not quoted?`]]
        : []
    const values: Record<string, unknown> = {}
    for (const [at, column] of mapping.columns.entries()) {
      const cell = cells[at] ?? ''
      if (!column || cell === '') continue
      const value = column.form ? column.form.read(cell) : cell
      if (value === undefined) faults.push([`/${column.field}`, `must be ${column.form?.words}, and is ${quoted(cell.slice(0, 50))}`])
      else values[column.field] = value
    }
    yield { line, value: { record: kind.type.name, ...defaults, ...kind.finished(values) }, faults }
  }
}

/** Returns the function that says which column a JSON pointer is about. */
export function columnNamer({ columns }: Kind, { headers }: Pick<Mapping, 'headers'>): (pointer: string) => string {
  const inside: Readonly<Record<string, string>> = { locations: 'city', salary: 'salary_from', social_profiles: 'linkedin' }
  return (pointer) => {
    const [, name = ''] = pointer.split('/')
    const field = headers.some((one) => one.field === name) || !inside[name] ? name : inside[name]
    const header = headers.find((one) => one.field === field)?.header ?? columns.find((one) => one.field === field)?.headers[0]
    return header === undefined ? pointer : `column ${quoted(header)}`
  }
}
