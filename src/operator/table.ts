// Renders the result of a command: aligned tables and sentences without control characters, or JSON.
import { stripVTControlCharacters } from 'node:util'
import type { Cell, Result, TableRow } from './command.ts'

/** The keys of the first row are the headings. */
function tableOf(rows: readonly TableRow[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names.map((name) => name.replaceAll('_', ' ').toUpperCase()), ...rows.map((row) => names.map((name) => cellOf(row[name])))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => lengthOf(line[at] ?? ''))))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell + ' '.repeat(widths[at]! - lengthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const letters = new Intl.Segmenter()
const lengthOf = (text: string) => Array.from(letters.segment(text)).length

function cellOf(value: Cell | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return printable(String(value ?? '')) || '-'
}

/** People chose this text: it must neither break the table nor control the terminal. */
const printable = (text: string) => stripVTControlCharacters(text).replaceAll(/\p{Cc}+/gu, ' ')

/** Returns what goes to standard output and, as `note`, to standard error; undefined prints nothing. */
export function printed(result: Result, json: boolean): { out?: string | undefined; note?: string | undefined } {
  if ('rows' in result) {
    const { rows, none, data = rows, note } = result
    if (json) return { out: JSON.stringify(data, null, 2) }
    return rows.length > 0 ? { out: tableOf(rows), note } : { note: none }
  }
  if (!('said' in result)) return result
  if (json) return { out: JSON.stringify(result.data, null, 2) }
  return { out: linesOf(result.said), note: result.note }
}

/** Returns the sentence for standard error; the faults of a file may take several lines. */
export const complained = (sentence: string) => linesOf(sentence).replace(/[^.!?]$/, '$&.')

const linesOf = (text: string) => text.split('\n').map(printable).join('\n')
