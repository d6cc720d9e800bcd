// A file that nobody else can see, between a side that may be slow and a transaction, which must not wait for it.
import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from './lines.ts'

const bufferedLength = 256 * 1024

export type Spool = {
  /** Adds a value as a line of JSON. */
  write(value: unknown): Promise<void>
  /** How many values were written. */
  count(): number
  /** Every line as it was written, from the first one; nothing is written any more. */
  read(): AsyncIterable<string>
  close(): Promise<void>
}

/** Its name is gone as soon as it is open: whatever happens, nothing of an account stays behind. */
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
