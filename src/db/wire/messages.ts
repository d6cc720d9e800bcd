// Splits incoming bytes into messages of Postgres's protocol, version 3, and parses error messages.
import './bytes.ts'

/** The kind of a message, by its first byte. */
export const kinds = {
  authentication: 0x52,
  bindComplete: 0x32,
  commandComplete: 0x43,
  dataRow: 0x44,
  emptyQuery: 0x49,
  error: 0x45,
  key: 0x4b,
  noData: 0x6e,
  notice: 0x4e,
  notification: 0x41,
  parameters: 0x74,
  parameterStatus: 0x53,
  parseComplete: 0x31,
  ready: 0x5a,
  rows: 0x54,
} as const

/** The error of a connection that has ended. */
export const closed = (message = 'The database closed the connection', cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code: 'CONNECTION_CLOSED' })
/** The error of a connection with a protocol violation. */
export const garbled = (cause?: unknown) => closed('The database says what is no answer', cause)
/** The error of a failed authentication, with Postgres's code. */
export const unproved = (message: string) => Object.assign(new Error(message), { code: '28P01' })

/** No response that is expected here is longer. */
const longest = 1 << 30

/**
 * Splits incoming bytes into messages: calls `take(kind, bytes, start, end)` for each, with its body from `start` to `end`. The bytes are
 * valid until it returns. Throws for an invalid length.
 */
export function reader(take: (kind: number, bytes: Buffer, start: number, end: number) => void): (chunk: Buffer) => void {
  let held: Buffer[] = []
  let heldLength = 0
  /** The length of the message that has arrived in part. */
  let wanted = 0

  return (chunk) => {
    let bytes = chunk
    if (heldLength > 0) {
      held.push(chunk)
      heldLength += chunk.length
      // Joined only once it is complete, since a large message arrives in thousands of parts.
      if (heldLength < wanted) return
      bytes = Buffer.concat(held, heldLength)
      held = []
      heldLength = 0
    }
    let at = 0
    while (bytes.length - at >= 5) {
      const length = bytes.readInt32BE(at + 1)
      if (length < 4 || length > longest) throw garbled()
      if (bytes.length - at < length + 1) break
      take(bytes[at] as number, bytes, at + 5, at + 1 + length)
      at += length + 1
    }
    if (at === bytes.length) return
    const rest = bytes.subarray(at)
    held = [rest]
    heldLength = rest.length
    wanted = rest.length < 5 ? 5 : rest.readInt32BE(1) + 1
  }
}

/** Returns a copy to keep: with memory of its own, for Node makes a small Buffer a part of 64 KB and keeps all of them as long as any part. */
export function copyOf(bytes: Buffer, start: number, end: number): Buffer {
  const copy = Buffer.alloc(end - start)
  bytes.copy(copy, 0, start, end)
  return copy
}

/** Returns a zero-terminated text and where the next one begins. Throws if it does not end within its message. */
export function nameAt(bytes: Buffer, start: number, end: number): [text: string, next: number] {
  const zero = bytes.indexOf(0, start)
  if (zero < start || zero >= end) throw garbled()
  return [bytes.utf8Slice(start, zero), zero + 1]
}

const fieldNames: Readonly<Record<string, string>> = {
  S: 'severity_local',
  V: 'severity',
  C: 'code',
  M: 'message',
  D: 'detail',
  H: 'hint',
  P: 'position',
  s: 'schema_name',
  t: 'table_name',
  c: 'column_name',
  n: 'constraint_name',
  R: 'routine',
}

/** An error of Postgres. `code` is its SQLSTATE. */
export class PostgresError extends Error {
  override name = 'PostgresError'
  declare readonly code: string
  declare readonly routine?: string
}

export function errorIn(bytes: Buffer, start: number, end: number): PostgresError {
  const fields: Record<string, string> = {}
  for (let at = start; at < end && bytes[at] !== 0;) {
    const kind = String.fromCharCode(bytes[at] as number)
    const [text, next] = nameAt(bytes, at + 1, end)
    const name = fieldNames[kind]
    if (name) fields[name] = text
    at = next
  }
  if (fields.code === undefined) throw garbled()
  const { message = 'The database gave no reason', detail, ...rest } = fields
  // The detail repeats the values of a row, so it is hidden from the log, which writes an error's enumerable members.
  return Object.defineProperty(Object.assign(new PostgresError(message), rest), 'detail', { value: detail })
}
