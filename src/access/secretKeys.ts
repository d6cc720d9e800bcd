// The server's secret keys, kept outside the database, so that a copy of the database does not reveal what they protect.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

export type SecretKey = { readonly name: string; readonly bytes: Buffer }
/** Returns the keys: the first one seals and signs, all of them open and verify. The same array until they change. */
export type Keys = () => readonly SecretKey[]

/**
 * Returns the keys of `SECRET_KEYS`, each `name:base64`, the newest first: it signs and seals, and all of them verify and open. Without
 * any, in development, a key is created in the data directory at the first start, readable by its owner alone.
 */
export function secretKeysOf({ secretKeys, dataDir }: { secretKeys: readonly string[]; dataDir: string }): readonly SecretKey[] {
  const written = secretKeys.length > 0 ? secretKeys : [`local:${localKey(dataDir)}`]
  return written.map((entry) => {
    const colon = entry.indexOf(':')
    return { name: entry.slice(0, colon), bytes: Buffer.from(entry.slice(colon + 1), 'base64') }
  })
}

/** Written to a temporary file and then linked, so that two processes that start at once read the same complete key. */
function localKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
