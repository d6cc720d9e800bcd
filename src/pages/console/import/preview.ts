// What an import would do, or has done: the columns, the first rows, the faults, and the rows that are added or skipped.
import type { TableReport } from '../../../transfer/csv/importTable.ts'
import type { Kind } from '../../../transfer/csv/kinds.ts'
import { columnNamer } from '../../../transfer/csv/rows.ts'
import type { Imported } from '../../../transfer/import.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import { html, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import { csrfField } from '../../signIn/visitor.ts'
import { importPath } from '../importPath.ts'
import { table } from '../table.ts'
import { titleOf, type Table } from './choose.ts'

/** The lists in which imported records are found. */
const lists: Readonly<Record<string, string>> = {
  candidates: `${consolePath}/candidates`,
  jobs: `${consolePath}/jobs`,
  employees: `${consolePath}/employees`,
  members: '/settings/members',
}

/** Renders what was read of a table, with its faults or what its import would do. */
export const preview = (kind: Kind, report: TableReport): Html => html`
  ${
    report.imported
      ? notice(`The file has no faults. ${wouldAdd(kind, report.imported)}`)
      : notice(`The file has ${counted(report.total, 'fault', 'faults')}. Nothing can be imported until it has none.`, 'wrong')
  }
  ${faults(kind, report)} ${report.imported && skippedRows(report.imported)} ${columns(kind, report)} ${firstRows(report)}
`

/** Renders what an import has done. */
export const result = (kind: Kind, imported: Imported): Html => html`
  ${notice(`${counted(addedOf(kind, imported), ...kind.type.nouns)} added, ${counted(imported.skipped.count, 'row', 'rows')} skipped.`)}
  <p><a class="button first" href="${lists[kind.name]}">See the ${kind.name}</a></p>
  ${skippedRows(imported)}
`

/** Renders the form that imports exactly the table that was shown. */
export const confirmForm = (
  { visitor }: Visit,
  { kind, job, table, imported }: { kind: Kind; job: string | undefined; table: Table; imported: Imported },
): Html | false => {
  const count = addedOf(kind, imported)
  return (
    count > 0 &&
    html`
      <form method="post" action="${importPath}/run" enctype="multipart/form-data">
        ${csrfField(visitor)}
        <input type="hidden" name="kind" value="${kind.name}" />
        <input type="hidden" name="job" value="${job ?? ''}" />
        <input type="hidden" name="name" value="${table.name}" />
        <input type="hidden" name="table" value="${table.bytes.toString('base64')}" />
        <p><button class="first">Import ${counted(count, ...kind.type.nouns)}</button></p>
      </form>
    `
  )
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const addedOf = ({ type }: Kind, { counts }: Imported) => counts[type.name]?.added ?? 0
const wouldAdd = (kind: Kind, imported: Imported) =>
  `${counted(addedOf(kind, imported), ...kind.type.nouns)} would be added, ${counted(imported.skipped.count, 'row', 'rows')} skipped.`

function faults(kind: Kind, { headers, faults, total }: TableReport): Html | false {
  const nameOf = columnNamer(kind, { headers })
  const more = total - faults.length
  return (
    faults.length > 0 &&
    html`
      <h2>Faults</h2>
      ${table({
        caption: 'Faults',
        columns: ['Line', 'Column', 'What is wanted'],
        rows: faults.map(({ line, pointer, fault }) => [
          line === undefined ? 'File' : String(line),
          pointer && nameOf(pointer).replace(/^column "(.*)"$/, '$1'),
          fault,
        ]),
      })}
      ${more > 0 && html`<p>And ${counted(more, 'more fault', 'more faults')}.</p>`}
    `
  )
}

function skippedRows({ skipped: { count, rows } }: Imported): Html | false {
  const more = count - rows.length
  return (
    count > 0 &&
    html`
      <h2>Skipped rows</h2>
      ${table({ caption: 'Skipped rows', columns: ['Line', 'Why'], rows: rows.map(({ line, reason }) => [String(line), reason]) })}
      ${more > 0 && html`<p>And ${counted(more, 'more row', 'more rows')}.</p>`}
    `
  )
}

const columns = (kind: Kind, { headers }: TableReport): Html | false =>
  headers.length > 0 &&
  html`
    <h2>Columns</h2>
    ${table({
      caption: 'Columns',
      columns: ['Header', 'Read as'],
      rows: headers
        .filter(({ header }) => header !== '')
        .map(({ header, field }) => [
          header,
          field === undefined
            ? html`<span class="tag waits">ignored</span>`
            : (kind.columns.find((column) => column.field === field)?.headers[0] ?? field),
        ]),
    })}
    <p class="soft">${titleOf(kind)} are the same, and skipped, by ${kind.identity}.</p>
  `

function firstRows({ headers, first }: TableReport): Html | false {
  const used = headers.filter((one): one is { header: string; field: string } => one.field !== undefined)
  return (
    first.length > 0 &&
    html`
      <h2>First rows</h2>
      ${table({
        caption: 'First rows as they were read',
        // A number names each row, since its first cell may be empty.
        columns: ['Row', ...used.map(({ header }) => header)],
        rows: first.map((record, at) => [String(at + 1), ...used.map(({ field }) => textOf(valueOf(record, field)))]),
      })}
    `
  )
}

type Values = Readonly<Record<string, unknown>>

/** Returns what a column has become in a record: its field, or a part of one. */
function valueOf(record: Values, field: string): unknown {
  if (record[field] !== undefined) return record[field]
  if (field === 'name') return [record.firstname, record.lastname].filter(Boolean).join(' ')
  const parts = Object.values(record)
    .flat()
    .filter((part): part is Values => typeof part === 'object' && part !== null)
  return parts.find((part) => part[field] !== undefined)?.[field] ?? parts.find((part) => part.type === field)?.url
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? Object.values(value).map(textOf).filter(Boolean).join(' ') : String(value as string | number)
}
