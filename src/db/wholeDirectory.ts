// Whether a directory can hold the embedded database: empty, or all of one of this version. Half a database must not be begun anew in its place.
import {
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './startRefusal.ts'

/** The version of Postgres that the engine is. */
const major = '18'
/** What every database has; a copy that was cut off lacks some of it. */
const parts = ['PG_VERSION', 'global/pg_control', 'base/1', 'base/5/pg_filenode.map', 'pg_wal', 'pg_xact', 'postgresql.conf']
/** Lies in a directory while its database is made. */
const unfinished = 'spindle.unfinished'
const ours = /^spindle\./

/**
 * Refuses, with a sentence, a directory that is neither new nor a whole database. The returned function is to be called as soon as a new
 * database is made: a first start that is cut off before leaves its mark, by which the next one knows that nothing is lost. `template` is
 * asked for a new directory; what it gives is copied there, else the engine makes a database of its own.
 */
export function requireWhole(directory: string, template: () => string | undefined = () => undefined): () => void {
  const names = readdirSync(directory)
  const refuse = (wrong: string, wayOut: string) =>
    new StartRefusal(`The embedded database in ${directory} cannot be used (${wrong}): ${wayOut}.`)
  const isUnfinished = names.includes(unfinished)
  const others = names.filter((name) => !ours.test(name))
  if (isUnfinished || others.length === 0) {
    // A first start that was cut off has answered nobody: what it has left is begun anew.
    for (const name of others) rmSync(join(directory, name), { recursive: true })
    const marker = join(directory, unfinished)
    writeFileSync(marker, '')
    const copied = template()
    if (copied !== undefined) copyDatabase(copied, directory)
    return () => {
      rmSync(marker)
      // On the disk before anything is answered: were the mark back after a power cut, the next start would take all for unfinished.
      const folder = openSync(directory, 'r')
      fsyncSync(folder)
      closeSync(folder)
    }
  }
  const missing = parts.find((part) => !isThere(join(directory, part)))
  if (missing) throw refuse(`${missing} is missing or empty`, 'put a backup in its place, or set DATA_DIR to an empty directory')
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== major)
    throw refuse(
      `it is of Postgres ${version.slice(0, 20)}, and this release has ${major}`,
      'start the release that made it, or set DATA_DIR to another directory',
    )
  return () => {}
}

/** Copies the database's files, by reference where the file system can; what this program adds to a directory is of that place. */
function copyDatabase(from: string, to: string): void {
  for (const name of readdirSync(from).filter((file) => !ours.test(file)))
    cpSync(join(from, name), join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** A file with something in it, or a folder with files. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  const found = statSync(path)
  return found.isDirectory() ? readdirSync(path).length > 0 : found.size > 0
}
