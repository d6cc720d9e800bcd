// Where the bytes of files are stored: what a store can do, and the one on disk. `bucket.ts` is the other.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { sync } from '../db/sync.ts'
import { randomHex } from '../randomHex.ts'
import { sequence } from '../sequence.ts'

/**
 * Bytes have a name of 16 hex digits within their account, which rows of files hold. A store may be slow or away, so that no transaction
 * waits for it: bytes are written before the transaction of their row, and copies of a file share them.
 */
export type Store = {
  /** Resolves when the bytes would survive a power failure. An existing file is replaced; one that is cut off leaves nothing. */
  readonly put: (account: number, name: string, bytes: Uint8Array) => Promise<void>
  /** Returns undefined if there is no such file. */
  readonly read: (account: number, name: string) => Promise<Readable | undefined>
  /** Also resolves if there is no such file. */
  readonly remove: (account: number, name: string) => Promise<void>
  /** Yields, in batches, the files written before an instant (milliseconds since 1970). */
  readonly writtenBefore: (instant: number) => AsyncIterable<{ account: number; names: string[] }>
  /** In a store that serves downloads itself: returns a URL of it that anyone can download the bytes from. */
  readonly addressOf?: (account: number, name: string, download: Download) => Promise<string>
}
/** The method that the URL allows, for how many seconds, and how the bytes are declared. */
export type Download = {
  readonly method: 'GET' | 'HEAD'
  readonly seconds: number
  readonly disposition: string
  readonly mediaType: string
}

/** Returns a name for new bytes. */
export const newObject = (): string => randomHex(8)

/**
 * Returns the path of bytes within a store: `<account>/<two digits>/<name>`. These digits are random, or count milliseconds if the name is the
 * key of a file, so that all folders fill evenly.
 */
export const placeOf = (account: number, name: string): string => `${account}/${name.slice(10, 12)}/${name}`

/** Stores files in a folder. */
export function diskStore(folder: string): Store {
  const pathOf = (account: number, name: string) => join(folder, placeOf(account, name))
  // One after the other: a commit of the database on the same disk waits for all data that was written before it.
  const inTurn = sequence()

  return {
    put: async (account, name, bytes) => {
      const path = pathOf(account, name)
      const within = dirname(path)
      await mkdir(within, { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}`
      try {
        await inTurn(() => writeThrough(draft, bytes))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // A new name is durable only after its folder is synced.
      await sync(within)
    },
    read: async (account, name) => {
      try {
        const handle = await open(pathOf(account, name))
        return createReadStream('', { fd: handle })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (account, name) => rm(pathOf(account, name), { force: true }),
    writtenBefore: (instant) => older(folder, instant),
  }
}

/** Also removes abandoned temporary files. */
async function* older(folder: string, instant: number): AsyncGenerator<{ account: number; names: string[] }> {
  for (const account of await namesIn(folder)) {
    for (const within of await namesIn(join(folder, account))) {
      const names: string[] = []
      for (const name of await namesIn(join(folder, account, within))) {
        const path = join(folder, account, within, name)
        const written = await stat(path).catch(ifMissing)
        if (!written || written.mtimeMs >= instant) continue
        if (name.includes('.')) await rm(path, { force: true })
        else names.push(name)
      }
      if (names.length > 0) yield { account: Number(account), names }
    }
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function ifMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(ifMissing)) ?? []
