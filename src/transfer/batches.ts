// Groups the records of a spool into batches of one type.
import type { Aside } from './check.ts'
import type { RecordType } from './recordType.ts'
import { recordTypes } from './recordTypes.ts'
import type { Entry } from './references.ts'
import { batchSize } from './rows.ts'

/** In UTF-16 units: a batch ends when the total length of its lines exceeds this. */
const batchLength = 8 * 1024 * 1024

/** Groups consecutive records of one type into batches. */
export async function* batchesOf(aside: AsyncIterable<string>): AsyncGenerator<{ type: RecordType; entries: Entry[] }> {
  let at = -1
  let entries: Entry[] = []
  let length = 0
  const batch = () => ({ type: recordTypes[at] as RecordType, entries })
  for await (const text of aside) {
    const [line, type, record] = JSON.parse(text) as Aside
    if (entries.length > 0 && (type !== at || entries.length === batchSize || length > batchLength)) {
      yield batch()
      entries = []
      length = 0
    }
    at = type
    entries.push({ line, record })
    length += text.length
  }
  if (entries.length > 0) yield batch()
}
