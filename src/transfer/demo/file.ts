// The demo's files: reads what an earlier start wrote, and writes files that only their owner can read.
import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSubdomains } from './records.ts'

/** Returns the text in an account's entry at a path of names, such as `tokens`, `account`, or undefined. */
export type Kept = (subdomain: string, ...path: string[]) => string | undefined

/** Reads `demo.json` from an earlier start. A missing or damaged file counts as empty. */
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

export const demoFile = (dataDir: string) => join(dataDir, 'demo.json')

/** Returns the sign-in of an admin of each demo account, from `demo.json` in this folder: every process reads what the first one wrote. */
export async function readDemoSignIns(dataDir: string) {
  const kept = await readKept(demoFile(dataDir))
  return demoSubdomains.flatMap((subdomain) => {
    const email = kept(subdomain, 'login', 'email')
    const password = kept(subdomain, 'login', 'password')
    return email !== undefined && password !== undefined ? [{ subdomain, email, password }] : []
  })
}

/** Replaces a file atomically: readers never see half of it. Only the owner can read it, whatever mode the old file had. */
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
