// The records that an import is given, each with its line: those of a file of JSON Lines, or the rows of a table.
import type { Values } from './fields.ts'
import type { At } from './typeEntry.ts'

/** In UTF-16 units. Holds the largest file with its bytes in base64, and any other record that the contract allows. */
export const longestLine = 32 * 1024 * 1024

/** A line with its record, and with the faults that were found before it was checked. Without a record it has at least one. */
export type Given = { readonly line: number; readonly value?: Values; readonly faults?: readonly At<string>[] }

/** Reads lines that come without line breaks. Blank ones are counted but skipped. */
export async function* recordsOf(lines: AsyncIterable<string>, longest = longestLine): AsyncGenerator<Given, void, undefined> {
  let line = 0
  for await (const text of lines) {
    line++
    if (text.trim() === '') continue
    if (text.length > longest) yield { line, faults: [['', `is longer than ${longest} characters`]] }
    else yield { line, ...parsed(text) }
  }
}

function parsed(text: string): Omit<Given, 'line'> {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Values }
    return { faults: [['', 'must be an object']] }
  } catch (error) {
    // Each line is parsed by itself, so the "line 1" in V8's message would mislead.
    return { faults: [['', `is not JSON: ${(error as Error).message.replace(/ \(line 1 column \d+\)$/, '')}`]] }
  }
}
