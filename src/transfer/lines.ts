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
  let number = 1
  for await (const chunk of stream) {
    const [first = '', ...others] = decoded(chunk).split('\n')
    parts.push(first)
    length += first.length
    for (const part of others) {
      yield withoutReturn(parts.join(''))
      parts = [part]
      length = part.length
      number++
    }
    if (length > longestLine) throw new Error(`A line is longer than ${longestLine} characters`)
  }
  const last = parts.join('') + decoded()
  if (last !== '') yield withoutReturn(last)

  function decoded(chunk?: Uint8Array): string {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      throw new Error(`The file is not UTF-8, from line ${number} on: save it as UTF-8`, { cause: error })
    }
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
