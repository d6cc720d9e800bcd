// The demo's files: what an earlier start wrote is read back, and written anew for their owner alone.
import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'

/** The text that stands in an account's entry at a path of names, such as `tokens`, `account`; undefined when there is none. */
export type Kept = (subdomain: string, ...path: string[]) => string | undefined

/** Reads `demo.json` as an earlier start left it. A missing file, or one that people have broken, holds nothing. */
export async function readKept(path: string): Promise<Kept> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  type Entry = { subdomain?: unknown } | null
  let found: { accounts?: Entry[] } | null
  try {
    found = JSON.parse(text) as typeof found
  } catch {
    return () => undefined
  }
  const entries = Array.isArray(found?.accounts) ? found.accounts : []
  return (subdomain, ...names) => {
    let value: unknown = entries.findLast((entry) => entry?.subdomain === subdomain)
    for (const name of names) value = (value as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? value : undefined
  }
}

/** Replaces a file at once: nobody reads half of it, and nobody but its owner reads it, whatever the old one allowed. */
export async function writePrivately(path: string, text: string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`
  try {
    const file = await open(fresh, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}
