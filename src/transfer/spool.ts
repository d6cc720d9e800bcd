// A private temporary file between a side that may be slow and a transaction, which must not wait for it.
import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from './lines.ts'

const bufferedLength = 256 * 1024

export type Spool = {
  /** Appends a value as a line of JSON. */
  write(value: unknown): Promise<void>
  /** Returns the number of values written. */
  count(): number
  /** Yields every line from the beginning. Nothing may be written afterwards. */
  read(): AsyncIterable<string>
  close(): Promise<void>
}

/** Opens the file and removes its name at once, so that no data of an account stays behind even after a crash. */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `spindle-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  let waiting: string[] = []
  let length = 0
  let count = 0

  const flush = async () => {
    const text = waiting.join('')
    waiting = []
    length = 0
    if (text !== '') await file.appendFile(text)
  }
  return {
    write: async (value) => {
      const line = `${JSON.stringify(value)}\n`
      count++
      waiting.push(line)
      length += line.length
      if (length >= bufferedLength) await flush()
    },
    count: () => count,
    read: async function* () {
      await flush()
      yield* linesOf(file.createReadStream({ start: 0, autoClose: false }))
    },
    close: () => file.close(),
  }
}
