// Stores the bytes of files on disk. Any other store, such as an object store, implements the same five functions.
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sync } from '../db/sync.ts'

export type Store = {
  /** Resolves when the bytes would survive a power failure. An existing file is replaced. */
  readonly put: (account: number, key: string, bytes: Uint8Array) => Promise<void>
  /** Copies the bytes to another key, as durably as `put`, with a new modification time and independent of the source. Does nothing if there is no such file. */
  readonly copy: (account: number, from: string, to: string) => Promise<void>
  /** Returns undefined if there is no such file. */
  readonly read: (account: number, key: string) => Promise<Readable | undefined>
  /** Also resolves if there is no such file. */
  readonly remove: (account: number, key: string) => Promise<void>
  /** Yields, in batches, the files written before an instant (milliseconds since 1970). */
  readonly writtenBefore: (instant: number) => AsyncIterable<{ account: number; keys: string[] }>
}

/** Stores files as `<folder>/<account>/<two digits of the key>/<key>`. These digits count milliseconds, so all folders fill evenly. */
export function diskStore(folder: string): Store {
  const folderOf = (account: number, key: string) => join(folder, String(account), key.slice(10, 12))
  const pathOf = (account: number, key: string) => join(folderOf(account, key), key)

  async function place(account: number, key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const within = folderOf(account, key)
    await mkdir(within, { recursive: true, mode: 0o700 })
    const draft = join(within, `${key}.${randomUUID()}`)
    try {
      await write(draft)
      await rename(draft, pathOf(account, key))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // A new name is durable only after its folder is synced.
    await sync(within)
  }

  return {
    put: (account, key, bytes) => place(account, key, (draft) => writeThrough(draft, bytes)),
    copy: async (account, from, to) => {
      const path = pathOf(account, from)
      if (!(await stat(path).catch(ifMissing))) return
      // Not a hard link: it would have the source's modification time and could be swept before the change commits.
      await place(account, to, async (draft) => {
        await copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await sync(draft)
      })
    },
    read: async (account, key) => {
      try {
        const handle = await open(pathOf(account, key))
        return createReadStream('', { fd: handle })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (account, key) => rm(pathOf(account, key), { force: true }),
    writtenBefore: (instant) => older(folder, instant),
  }
}

/** Also removes abandoned temporary files. */
async function* older(folder: string, instant: number): AsyncGenerator<{ account: number; keys: string[] }> {
  for (const account of await namesIn(folder)) {
    for (const within of await namesIn(join(folder, account))) {
      const keys: string[] = []
      for (const name of await namesIn(join(folder, account, within))) {
        const path = join(folder, account, within, name)
        const written = await stat(path).catch(ifMissing)
        if (!written || written.mtimeMs >= instant) continue
        if (name.includes('.')) await rm(path, { force: true })
        else keys.push(name)
      }
      if (keys.length > 0) yield { account: Number(account), keys }
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
