// A statement that was sent, and what has arrived of its response.
import { copyOf, garbled, nameAt, type PostgresError } from './messages.ts'
import type { Row, Statement } from './statement.ts'
import { decoderOf } from './values.ts'

export class Asked {
  readonly text: string
  /** Undefined: only described. */
  readonly values: readonly unknown[] | undefined
  readonly resolve: (answer: Asked) => void
  readonly reject: (error: unknown) => void
  /** The name under which the database stores it. */
  name = ''
  /** Its description by the database, while it is prepared. */
  types: number[] | undefined
  columns: string[] = []
  columnTypes: number[] = []
  /** The description of the columns in the formats in which they are requested. */
  layout: Buffer | undefined
  /** While it is executed. */
  statement: Statement | undefined
  rows: Row[] = []
  tag = ''
  error: PostgresError | undefined
  /** Whether the response is complete. */
  isComplete = false
  isRetried = false
  constructor(text: string, values: readonly unknown[] | undefined, resolve: (answer: Asked) => void, reject: (error: unknown) => void) {
    this.text = text
    this.values = values
    this.resolve = resolve
    this.reject = reject
  }

  /** Whether it was not executed because its prepared statement, or the number of its columns, is no longer valid. */
  get isStale(): boolean {
    if (this.isRetried || !this.error) return false
    const { code, routine } = this.error
    return (code === '0A000' && routine === 'RevalidateCachedQuery') || (code === '08P01' && routine === 'PortalSetResultFormat')
  }

  /** Resets it to be sent again. A stale statement has returned no rows. */
  forget(): void {
    this.isRetried = true
    this.error = undefined
    this.statement = undefined
    this.types = undefined
    this.columns = []
    this.columnTypes = []
    this.layout = undefined
  }

  finish(): void {
    if (this.error) this.reject(this.error)
    else this.resolve(this)
  }

  noteParameters(bytes: Buffer, start: number, end: number): void {
    const many = bytes.readInt16BE(start)
    if (end - start !== 2 + 4 * many) throw garbled()
    this.types = Array.from({ length: many }, (_, parameter) => bytes.readUInt32BE(start + 2 + 4 * parameter))
  }

  noteColumns(bytes: Buffer, start: number, end: number): void {
    const many = bytes.readInt16BE(start)
    const layout = copyOf(bytes, start, end)
    let at = start + 2
    for (let column = 0; column < many; column++) {
      const [name, next] = nameAt(bytes, at, end)
      this.columns.push(name)
      const type = bytes.readUInt32BE(next + 6)
      this.columnTypes.push(type)
      layout.writeInt16BE(decoderOf(type).isBinary ? 1 : 0, next + 16 - start)
      at = next + 18
    }
    if (at !== end) throw garbled()
    this.layout = layout
  }
}
