// Makes files and directories survive a power failure.
import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
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

/**
 * Syncs a directory with everything that is in it at the call and its own name, except for the files whose names `isLeftOut` accepts, and
 * for those that are removed meanwhile.
 */
export async function syncDirectory(directory: string, isLeftOut: (name: string) => boolean): Promise<void> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .values()
  const lane = async () => {
    for (const { parentPath, name } of entries) await sync(join(parentPath, name)).catch(unless('ENOENT'))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // Directories that this user may not read are not this program's.
  for (let path = resolve(directory), above = ''; path !== above; above = path, path = dirname(path))
    await sync(path).catch(unless('EACCES'))
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
}
