// Prepared statements: their parameters are encoded and their rows decoded alike on all connections of a process.
import { garbled } from './messages.ts'
import { decoderOf, encoderOf } from './values.ts'
import { describeExecuteAndSync, executeAndSync, writeParse, type Writer } from './writer.ts'

export type Row = Record<string, unknown>

/** How the parameters of a statement are encoded and its rows decoded. */
type Codec = {
  readonly encoders: readonly ((value: unknown) => string)[]
  readonly columns: readonly string[]
  readonly decoders: readonly ReturnType<typeof decoderOf>['decode'][]
  /** The end of each Bind message: the requested formats of the columns. */
  readonly formats: Buffer
}

export type Statement = Codec & {
  readonly name: string
  /** For a pooler: the description of its columns in these formats; undefined if it returns no rows. */
  readonly layout: Buffer | undefined
}

/** The database's description of a statement: the type numbers of its parameters, the names and type numbers of its columns. */
type Description = {
  readonly types: readonly number[] | undefined
  readonly columns: readonly string[]
  readonly columnTypes: readonly number[]
}

/** By description, since each connection of a process prepares the same statements. */
const codecs = new Map<string, Codec>()

/** Returns the codec of a statement, which all connections whose database describes it alike share. */
export function codecOf({ types = [], columns, columnTypes }: Description): Codec {
  const described = JSON.stringify([types, columnTypes, columns])
  const known = codecs.get(described)
  if (known) return known
  const decoders = columnTypes.map(decoderOf)
  // With memory of its own, as `copyOf` says.
  const formats = Buffer.alloc(2 + 2 * decoders.length)
  formats.writeInt16BE(decoders.length)
  for (const [column, { isBinary }] of decoders.entries()) formats.writeInt16BE(isBinary ? 1 : 0, 2 + 2 * column)
  const codec = { encoders: types.map(encoderOf), columns, decoders: decoders.map(({ decode }) => decode), formats }
  codecs.set(described, codec)
  return codec
}

/**
 * Writes the messages that execute a statement. With its `text` the statement is parsed again, since the database has not stored it, and its
 * columns are described again. Throws, without writing anything, for values that cannot be encoded.
 */
export function writeExecution(writer: Writer, statement: Statement, values: readonly unknown[], text?: string): void {
  const written = writtenOf(statement, values)
  if (text !== undefined) writeParse(writer, statement.name, text)
  const at = writer.begin('B')
  writer.name('').name(statement.name).int16(0).int16(written.length)
  for (const value of written) writer.value(value)
  writer.bytes(statement.formats).end(at)
  writer.bytes(text === undefined ? executeAndSync : describeExecuteAndSync)
}

function writtenOf({ encoders }: Statement, values: readonly unknown[]): (string | null)[] {
  const written: (string | null)[] = []
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    const encode = encoders[at]
    if (!encode) throw new Error(`A statement with ${encoders.length} parameters was given ${values.length}`)
    if (value === undefined) throw Object.assign(new Error(`Parameter $${at + 1} is undefined`), { code: 'UNDEFINED_VALUE' })
    written.push(value === null ? null : encode(value))
  }
  return written
}

/** Whether the body of a RowDescription from `start` to `end` is what the statement's rows are decoded by. */
export const isLaidOutAs = ({ layout }: Statement, bytes: Buffer, start: number, end: number): boolean =>
  layout !== undefined && bytes.compare(layout, 0, layout.length, start, end) === 0

/** Decodes the body of a DataRow from `start` to `end`. Throws if it is not a row of this statement. */
export function rowOf({ columns, decoders }: Statement, bytes: Buffer, start: number, end: number): Row {
  const row: Row = {}
  let at = start + 2
  for (let column = 0; column < columns.length; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) row[columns[column] as string] = null
    else {
      row[columns[column] as string] = (decoders[column] as (bytes: Buffer, start: number, end: number) => unknown)(bytes, at, at + length)
      at += length
    }
  }
  if (at !== end) throw garbled()
  return row
}
