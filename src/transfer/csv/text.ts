// Decodes a text file as spreadsheets write them: UTF-8 or UTF-16 with a mark, UTF-8 without one, or else Windows-1252.
import { isUtf8 } from 'node:buffer'
import { TransferRefused } from '../faults.ts'

/** In bytes; a spreadsheet of a hundred thousand rows has a fraction of it. */
const mostBytes = 64 * 1024 * 1024

const refused = (fault: string) => new TransferRefused([{ line: undefined, pointer: '', fault }], 1)

/** Yields the lines of a file without their line breaks. Throws `TransferRefused` for a file that is not text. */
export async function* textLinesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > mostBytes) throw refused(`The file is larger than ${mostBytes} bytes: split it`)
  }
  const text = decoded(Buffer.concat(chunks))
  yield* text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)
}

function decoded(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString('latin1')
  if (start === 'PK\x03\x04' || start === '\xd0\xcf\x11\xe0')
    throw refused('The file is a workbook: save the sheet as “CSV UTF-8” and import that')
  const encoding = start.startsWith('\xff\xfe')
    ? 'utf-16le'
    : start.startsWith('\xfe\xff')
      ? 'utf-16be'
      : isUtf8(bytes)
        ? 'utf-8'
        : 'windows-1252'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw refused('The file contains NUL characters, so it is not a text file')
  return text
}
