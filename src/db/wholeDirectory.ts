// Checks that a directory is empty or holds a complete database of this version, so that a damaged database is never replaced by a new one.
import { constants, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartRefusal } from './startRefusal.ts'
import { sync, syncDirectory } from './sync.ts'

/** The engine's version of Postgres. */
const major = '18'
/** Files and folders of every database. An interrupted copy lacks some of them. */
const parts = ['PG_VERSION', 'global/pg_control', 'base/1', 'base/5/pg_filenode.map', 'pg_wal', 'pg_xact', 'postgresql.conf']
/** Exists in a directory while its database is created. */
const unfinished = 'spindle.unfinished'
/** Whether a file is this program's and not the engine's. */
export const isOurs = (name: string): boolean => name.startsWith('spindle.')

/** `durable` makes all of a new database survive a power failure. */
type Finish = (durable?: boolean) => Promise<void>

/**
 * Throws for a directory that is neither new nor a complete database. For a new one it returns a function to be called as soon as the database
 * is created: a first start that is interrupted before leaves its mark, which tells the next one that nothing is lost. For a new directory
 * `template` returns a database to copy; if it returns undefined, the engine creates one.
 */
export function requireWhole(directory: string, template: () => string | undefined = () => undefined): Finish | undefined {
  const names = readdirSync(directory)
  const refuse = (wrong: string, wayOut: string) =>
    new StartRefusal(`The embedded database in ${directory} cannot be used (${wrong}): ${wayOut}.`)
  const isUnfinished = names.includes(unfinished)
  const others = names.filter((name) => !isOurs(name))
  if (isUnfinished || others.length === 0) {
    // An interrupted first start has answered no request, so its remains are discarded.
    for (const name of others) rmSync(join(directory, name), { recursive: true })
    const marker = join(directory, unfinished)
    writeFileSync(marker, '')
    const copied = template()
    if (copied !== undefined) copyDatabase(copied, directory)
    return async (durable = false) => {
      if (durable) await syncDirectory(directory, isOurs)
      rmSync(marker)
      // Synced before any request is answered: if the mark reappeared after a power failure, the next start would discard the database.
      await sync(directory)
    }
  }
  const missing = parts.find((part) => !isThere(join(directory, part)))
  if (missing) throw refuse(`${missing} is missing or empty`, 'restore a backup, or set DATA_DIR to an empty directory')
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== major)
    throw refuse(
      `it was written by Postgres ${version.slice(0, 20)}, and this release needs ${major}`,
      'start the release that created it, or set DATA_DIR to another directory',
    )
  // The directory's lock says that no engine runs. A power failure during a start may have left this file empty, with which none starts.
  rmSync(join(directory, 'postmaster.pid'), { force: true })
  return undefined
}

/** Copies the database's files, as clones if the file system can, without the files that this program adds to a directory. */
function copyDatabase(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => !isOurs(basename(path)) })
}

/** Whether it is a non-empty file or folder. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  const found = statSync(path)
  return found.isDirectory() ? readdirSync(path).length > 0 : found.size > 0
}
