// Where the bytes of files are stored: what a store can do, and the one on disk. `bucket.ts` is the other.
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { sync } from '../db/sync.ts'
import { randomHex } from '../randomHex.ts'

/** Bytes have a name of 16 hex digits within their account: the key of their file, or `object` of its row. */
type Common = {
  /** Resolves when the bytes would survive a power failure. An existing file is replaced; one that is cut off leaves nothing. */
  readonly put: (account: number, name: string, bytes: Uint8Array) => Promise<void>
  /** Returns undefined if there is no such file. */
  readonly read: (account: number, name: string) => Promise<Readable | undefined>
  /** Also resolves if there is no such file. */
  readonly remove: (account: number, name: string) => Promise<void>
  /** Yields, in batches, the files written before an instant (milliseconds since 1970). */
  readonly writtenBefore: (instant: number) => AsyncIterable<{ account: number; names: string[] }>
}
/** A store whose bytes are written inside the transaction of their row, under the key that it generates. */
export type LocalStore = Common & {
  readonly isRemote: false
  /** Copies the bytes to another name, as durably as `put`, with a new modification time and independent of the source. Does nothing if there is no such file. */
  readonly copy: (account: number, from: string, to: string) => Promise<void>
}
/** The method that the URL allows, for how many seconds, and how the bytes are declared. */
export type Download = {
  readonly method: 'GET' | 'HEAD'
  readonly seconds: number
  readonly disposition: string
  readonly mediaType: string
}
/**
 * A store that may be slow or away, so that no transaction waits for it: bytes are written before the transaction, under a name of their
 * own, and rows share them instead of copying. It serves downloads itself.
 */
export type RemoteStore = Common & {
  readonly isRemote: true
  /** Returns a URL of the store that anyone can download the bytes from. */
  readonly addressOf: (account: number, name: string, download: Download) => Promise<string>
}
export type Store = LocalStore | RemoteStore

/** Returns a name for bytes that are stored before their row. */
export const newObject = (): string => randomHex(8)

/** Returns the path of bytes within a store: `<account>/<two digits>/<name>`. These digits of a key count milliseconds, so all folders fill evenly. */
export const placeOf = (account: number, name: string): string => `${account}/${name.slice(10, 12)}/${name}`

/** Stores files in a folder. */
export function diskStore(folder: string): LocalStore {
  const pathOf = (account: number, name: string) => join(folder, placeOf(account, name))

  async function place(account: number, name: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(account, name)
    const within = dirname(path)
    await mkdir(within, { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomUUID()}`
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // A new name is durable only after its folder is synced.
    await sync(within)
  }

  return {
    isRemote: false,
    put: (account, name, bytes) => place(account, name, (draft) => writeThrough(draft, bytes)),
    copy: async (account, from, to) => {
      const path = pathOf(account, from)
      if (!(await stat(path).catch(ifMissing))) return
      // Not a hard link: it would have the source's modification time and could be swept before the change commits.
      await place(account, to, async (draft) => {
        await copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await sync(draft)
      })
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
