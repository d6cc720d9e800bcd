// Random hex digits for ids: the system is asked for many at once, since each call to it costs more than the rest of an id.
import { randomFillSync } from 'node:crypto'

const supply = Buffer.alloc(4096)
let used = supply.length

/** Returns two digits for each of so many bytes, at most 4096. They are as hard to guess as the system's own. */
export function randomHex(bytes: number): string {
  if (used + bytes > supply.length) {
    randomFillSync(supply)
    used = 0
  }
  const from = used
  used += bytes
  return supply.toString('hex', from, used)
}
