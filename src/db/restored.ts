// Puts a restored database and its files in their places. If that is interrupted, the next start finishes it.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from './directoryLock.ts'
import { sync } from './sync.ts'

/** The parts of DATA_DIR, by their names in a backup. */
export const parts = { database: 'postgres', files: 'files' } as const

/** Exists in DATA_DIR from the decision to replace what is there until everything is in its place. */
const decided = 'spindle.restored'
const keptPrefix = 'replaced-'

/**
 * Replaces the parts of DATA_DIR by those in the directory `checked`, which is in DATA_DIR too and synced. What is there is moved to the
 * folder `kept`, whose name begins with `replaced-`, or removed if that is undefined.
 */
export async function placeRestored(dataDir: string, checked: string, kept: string | undefined): Promise<void> {
  // A backup may have no files. Each part is there until it is in its place, which tells how far an interrupted replacement has come.
  for (const name of Object.keys(parts)) await mkdir(join(checked, name), { recursive: true, mode: 0o700 })
  if (kept !== undefined) await mkdir(join(checked, kept), { mode: 0o700 })
  await sync(checked)
  await rename(checked, join(dataDir, decided))
  await sync(dataDir)
  await finishRestore(dataDir)
}

/** Finishes the replacement that an interrupted restore has left in DATA_DIR, if any. To be called before the directory is used. */
export async function finishRestore(dataDir: string): Promise<void> {
  const restored = join(dataDir, decided)
  if (!existsSync(restored)) return
  const lock = await lockDirectory(restored)
  try {
    const kept = (await readdir(restored)).find((name) => name.startsWith(keptPrefix))
    for (const [name, place] of Object.entries(parts)) {
      const from = join(restored, name)
      const to = join(dataDir, place)
      if (!existsSync(from)) continue
      if (existsSync(to)) await (kept === undefined ? rm(to, { recursive: true }) : rename(to, join(restored, kept, place)))
      await rename(from, to)
    }
    if (kept !== undefined) {
      await sync(join(restored, kept))
      await rename(join(restored, kept), join(dataDir, kept))
    }
    await sync(dataDir)
    await rm(restored, { recursive: true })
  } finally {
    lock.release()
  }
}
