// Writes outgoing messages as bytes.
import './bytes.ts'

/** How many bytes a writer has room for at first, and how many it keeps when they are taken. */
const [firstBytes, keptBytes] = [16_384, 1 << 20]

/** Collects bytes to send. */
export class Writer {
  #bytes = Buffer.allocUnsafeSlow(firstBytes)
  #length = 0

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Returns the collected bytes and starts anew. */
  take(): Buffer {
    const collected = this.#bytes.subarray(0, this.#length)
    this.#length = 0
    if (this.#bytes.length <= keptBytes) return Buffer.from(collected)
    // A large value is sent without a copy, and its room is not kept for as long as the connection lives.
    this.#bytes = Buffer.allocUnsafeSlow(firstBytes)
    return collected
  }

  /** Begins a message; returns the position of its length, for `end`. */
  begin(kind: string): number {
    this.#reserve(5)
    if (kind !== '') this.#bytes[this.#length++] = kind.charCodeAt(0)
    this.#length += 4
    return this.#length - 4
  }

  end(at: number): this {
    this.#bytes.writeInt32BE(this.#length - at, at)
    return this
  }

  int16(value: number): this {
    this.#reserve(2)
    this.#length = this.#bytes.writeInt16BE(value, this.#length)
    return this
  }

  int32(value: number): this {
    this.#reserve(4)
    this.#length = this.#bytes.writeInt32BE(value, this.#length)
    return this
  }

  /** Writes zero-terminated text. */
  name(text: string): this {
    this.raw(text)
    this.#reserve(1)
    this.#bytes[this.#length++] = 0
    return this
  }

  raw(text: string): this {
    // A UTF-16 code unit takes at most three bytes of UTF-8.
    this.#reserve(text.length * 3)
    this.#length += this.#bytes.utf8Write(text, this.#length)
    return this
  }

  bytes(bytes: Uint8Array): this {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
    return this
  }

  /** Writes a value preceded by its length; null has the length −1. */
  value(text: string | null): this {
    if (text === null) return this.int32(-1)
    this.#reserve(4)
    const at = this.#length
    this.#length += 4
    this.raw(text)
    this.#bytes.writeInt32BE(this.#length - at - 4, at)
    return this
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#length + more))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

/** A constant message. */
export function fixed(write: (writer: Writer) => void): Buffer {
  const writer = new Writer()
  write(writer)
  return writer.take()
}
export const sync = fixed((writer) => writer.end(writer.begin('S')))
export const terminate = fixed((writer) => writer.end(writer.begin('X')))
/** Execute of the unnamed portal with all rows, then Sync. */
export const executeAndSync = fixed((writer) => {
  const at = writer.begin('E')
  writer.name('').int32(0).end(at)
  writer.bytes(sync)
})
/** The same after Describe of the unnamed portal. */
export const describeExecuteAndSync = fixed((writer) => {
  const at = writer.begin('D')
  writer.raw('P').name('').end(at)
  writer.bytes(executeAndSync)
})
/** Writes Parse, which leaves the types of the parameters to the database. */
export function writeParse(writer: Writer, name: string, text: string): void {
  const at = writer.begin('P')
  writer.name(name).name(text).int16(0).end(at)
}
