// Makes files and directories survive a power failure.
import { open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** As many files are synced at once as Node has threads for it. */
const lanes = 4

/** Resolves when the bytes of a file, or the names in a directory, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a directory with everything in it and its own name, except for the files whose names `isLeftOut` accepts. */
export async function syncDirectory(directory: string, isLeftOut: (name: string) => boolean): Promise<void> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true })).filter(({ name }) => !isLeftOut(name)).values()
  const lane = async () => {
    for (const { parentPath, name } of entries) await sync(join(parentPath, name))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (let path = resolve(directory), above = ''; path !== above; above = path, path = dirname(path)) await sync(path).catch(ifForbidden)
}

/** Directories that this user may not read are not this program's. */
function ifForbidden(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EACCES') throw error
}
