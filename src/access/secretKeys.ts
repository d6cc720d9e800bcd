// The server's own keys, kept outside the database: what is derived from a secret cannot be derived by whoever has a copy of the database.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

export type SecretKey = { readonly name: string; readonly bytes: Buffer }

/**
 * The keys of `SECRET_KEYS`, each `name:base64`, the newest first: it makes what is new, and every one recognises what it made.
 * Without any, in development, there is one in the data directory, made at the first start and readable by its owner alone.
 */
export function secretKeysOf({ secretKeys, dataDir }: { secretKeys: readonly string[]; dataDir: string }): readonly SecretKey[] {
  const written = secretKeys.length > 0 ? secretKeys : [`local:${localKey(dataDir)}`]
  return written.map((entry) => {
    const colon = entry.indexOf(':')
    return { name: entry.slice(0, colon), bytes: Buffer.from(entry.slice(colon + 1), 'base64') }
  })
}

/** Written in full beside it and then linked, so that of two processes that start at once each reads the same whole key. */
function localKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })
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
