// A statement that was asked, and what of its answer has come.
import { nameAt, type PostgresError } from './messages.ts'
import type { Row, Statement } from './statement.ts'

export class Asked {
  readonly text: string
  /** Undefined: only described. */
  readonly values: readonly unknown[] | undefined
  readonly resolve: (answer: Asked) => void
  readonly reject: (error: unknown) => void
  statement: Statement | undefined
  rows: Row[] = []
  tag = ''
  error: PostgresError | undefined
  types: number[] = []
  columns: string[] = []
  columnTypes: number[] = []
  isRetried = false
  constructor(text: string, values: readonly unknown[] | undefined, resolve: (answer: Asked) => void, reject: (error: unknown) => void) {
    this.text = text
    this.values = values
    this.resolve = resolve
    this.reject = reject
  }
  /** Whether it used a statement that the database knows from before, cannot execute any more, and did not. */
  get isStale(): boolean {
    return !this.isRetried && this.error?.code === '0A000' && this.error.routine === 'RevalidateCachedQuery'
  }

  /** Begins once more. */
  forget(): void {
    this.isRetried = true
    this.error = undefined
    this.statement = undefined
    this.rows = []
    this.types = []
    this.columns = []
    this.columnTypes = []
  }

  finish(): void {
    if (this.error) this.reject(this.error)
    else this.resolve(this)
  }

  noteColumns(bytes: Buffer, start: number): void {
    const many = bytes.readInt16BE(start)
    let at = start + 2
    for (let column = 0; column < many; column++) {
      const [name, next] = nameAt(bytes, at)
      this.columns.push(name)
      this.columnTypes.push(bytes.readUInt32BE(next + 6))
      at = next + 18
    }
  }
}
