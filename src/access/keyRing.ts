// The secret keys in force, read again while the server runs. A new key seals nothing before every process on the database has it.
import type { Process } from '../db/processes.ts'
import type { Keys, SecretKey } from './secretKeys.ts'

export type KeyRing = {
  readonly keys: Keys
  /**
   * Reads the keys again and agrees with the other processes on the one that seals. To be called at intervals. Rejects if the keys cannot be
   * read or do not open every stored secret; then the present ones stay.
   */
  readonly renew: () => Promise<void>
}

const namesOf = (keys: readonly SecretKey[]) => keys.map(({ name }) => name)
const textOf = (keys: readonly SecretKey[]) => keys.map(({ name, bytes }) => `${name}:${bytes.toString('base64')}`).join()

/** `read` returns the configured keys, the newest first; `check` rejects if some stored secret is sealed with a key that they lack. */
export function keyRing({ shareKeys }: Process, read: Keys, check: (keys: readonly SecretKey[]) => Promise<void>): KeyRing {
  let configured = read()
  let present = configured

  async function renew(): Promise<void> {
    const found = read()
    if (textOf(found) !== textOf(configured)) {
      await check(found)
      configured = found
      present = startingWith([present[0]!.name])
    }
    for (;;) {
      const next = startingWith(await shareKeys(namesOf(present)))
      if (textOf(next) === textOf(present)) return
      present = next
    }
  }

  /** Returns the configured keys, those with these names first. */
  function startingWith(names: readonly string[]): readonly SecretKey[] {
    const { first = [], rest = [] } = Object.groupBy(configured, ({ name }) => (names.includes(name) ? 'first' : 'rest'))
    return [...first, ...rest]
  }

  return { keys: () => present, renew }
}
