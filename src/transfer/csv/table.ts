// Reads a table: finds its delimiter and its header, and yields the cells of each row with the line on which it begins.
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

export type Row = { readonly line: number; readonly cells: readonly string[] }
export type Table = { readonly delimiter: string; readonly header: Row; readonly rows: AsyncIterable<Row> }

const delimiters = [',', ';', '\t'] as const
/** In characters. */
const longestRow = 1024 * 1024
const sentences: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quoted cell is not closed before the end of the file',
  CSV_MAX_RECORD_SIZE: `A row is longer than ${longestRow} characters: a quoted cell may not be closed`,
}

/** A fault of the table as a whole, as a sentence. */
export class TableFault extends Error {}

/** Reads lines that come without line breaks, up to the header. Throws a `TableFault` if there is none. */
export async function readTable(lines: AsyncIterable<string>): Promise<Table> {
  const source = lines[Symbol.asyncIterator]()
  const before: string[] = []
  let declared: string | undefined
  for (;;) {
    const { done, value } = await source.next()
    if (done) throw new TableFault('The file is empty')
    // A spreadsheet may declare the delimiter in a line before the header.
    declared ??= before.every((line) => line === '') ? /^sep=(.)$/i.exec(value)?.[1] : undefined
    const isHeader = value.trim() !== '' && !/^sep=.$/i.test(value)
    before.push(isHeader ? value : '')
    if (isHeader) break
  }
  const delimiter = declared ?? mostFrequent(before.at(-1) as string)
  const rows = rowsOf(before, source, delimiter)
  const { value: header } = await rows.next()
  if (!header) throw new TableFault('The file is empty')
  return { delimiter, header, rows }
}

/** Returns the delimiter that occurs most often outside of quotes. */
function mostFrequent(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

async function* rowsOf(before: readonly string[], source: AsyncIterator<string>, delimiter: string): AsyncGenerator<Row, void, undefined> {
  const parser = Readable.from(texts()).compose(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRow,
      record_delimiter: '\n',
    }),
  ) as AsyncIterable<{ record: string[]; info: { lines: number } }>
  try {
    for await (const { record, info } of parser) {
      const cells = record.map((cell) => cell.trim())
      if (cells.every((cell) => cell === '')) continue
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      yield { line: info.lines - breaks, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableFault(sentences[error.code] ?? error.message, { cause: error })
  }

  async function* texts(): AsyncGenerator<string> {
    for (const line of before) yield `${line}\n`
    for (let next = await source.next(); !next.done; next = await source.next()) yield `${next.value}\n`
  }
}
