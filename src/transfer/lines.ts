// Splits a byte stream into lines and reads it only as fast as they are consumed.

/** Longer than any record. Without a bound, a single endless line would fill the memory. */
const longestLine = 64 * 1024 * 1024

/**
 * Yields the lines of a stream without their line breaks, including an unterminated last one. Not `node:readline`, which also breaks
 * lines at U+2028 and U+2029, and these may occur inside a JSON text.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: string[] = []
  let length = 0
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    parts.push(first)
    length += first.length
    for (const part of others) {
      yield withoutReturn(parts.join(''))
      parts = [part]
      length = part.length
    }
    if (length > longestLine) throw new Error(`A line is longer than ${longestLine} characters`)
  }
  const last = parts.join('') + decoder.decode()
  if (last !== '') yield withoutReturn(last)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
