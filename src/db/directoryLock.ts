// Lets only one process at a time use an embedded data directory: two would corrupt each other's data.
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from './startRefusal.ts'

type Holder = { readonly pid: number; readonly host: string; readonly since: string }
export type Lock = {
  readonly release: () => void
  /** Whether the directory is the one that was locked. Another file system may have been mounted in its place. */
  readonly holds: () => boolean
}

/** How long to wait for a directory whose holder may be about to exit. */
const PATIENCE_MS = 1500
const SQLITE_BUSY = 5

/** Keeps references to the held locks: an unreferenced one is closed and the lock released. */
const held = new Set<DatabaseSync>()

/**
 * Locks the directory, which is created if missing, until `release` or the end of this process. Rejects if another process has locked it or
 * it cannot be locked.
 *
 * The lock is the kernel's lock on an open file, taken by an exclusive SQLite transaction. So it holds for every process that sees the
 * directory, in any container, even while its holder is busy or stopped, and nobody has to judge whether the holder is alive. The file is
 * inside the directory, since two containers may share the directory and nothing around it.
 */
export async function lockDirectory(dataDir: string): Promise<Lock> {
  const directory = create(dataDir)
  const holderPath = join(directory, 'spindle.holder')
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const lock = take(directory)
    if (lock) {
      tellHolder(holderPath, lock)
      held.add(lock)
      const locked = inodeIn(directory)
      const holds = () => inodeIn(directory) === locked
      const release = () => {
        if (!held.delete(lock)) return
        try {
          if (holds()) rmSync(holderPath, { force: true })
        } catch {
          // A file that stays on a read-only disk says who was the holder; the lock has ended.
        }
        lock.close()
      }
      return { release, holds }
    }
    if (Date.now() > deadline) throw refusal(directory, readHolder(holderPath))
    await sleep(50)
  }
}

/** Returns a sentence with the way out if other users of the machine may open this directory. */
export function exposureOf(directory: string): string | undefined {
  const mode = (statSync(directory, { throwIfNoEntry: false })?.mode ?? 0) & 0o777
  if ((mode & 0o077) === 0) return undefined
  return `${directory} is open to other users of this machine (mode ${mode.toString(8)}): chmod 700 ${directory}`
}

function tellHolder(path: string, lock: DatabaseSync): void {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    writeFileSync(path, JSON.stringify(holder))
  } catch (error) {
    lock.close()
    throw unusable(dirname(path), error)
  }
}

function create(dataDir: string): string {
  try {
    // The engine gives its files a mode for everybody.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return realpathSync(dataDir)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

const lockPath = (directory: string) => join(directory, 'spindle.lock')

/** Returns a text that identifies the locked file among all files of the machine; undefined if there is none. */
function inodeIn(directory: string): string | undefined {
  const stats = statSync(lockPath(directory), { throwIfNoEntry: false, bigint: true })
  return stats && `${stats.dev} ${stats.ino}`
}

function take(directory: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockPath(directory), { timeout: 0 })
    // Nothing is ever written, so no journal is needed.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return undefined
    throw unusable(directory, error)
  }
}

const unusable = (directory: string, error: unknown) =>
  new StartRefusal(
    `The data directory ${directory} cannot be used (${(error as Error).message}): set DATA_DIR to a directory that this user can write to, on a file system with locks.`,
  )

function refusal(directory: string, holder: Holder | undefined): StartRefusal {
  const who = holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process, or its file system has no locks'
  return new StartRefusal(
    `The data directory ${directory} is in use by ${who}: stop it first, or use another directory or a database server.`,
  )
}

/** Returns what the holder has written about itself; undefined if nothing yet. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}
