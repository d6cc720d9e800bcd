// A database that is migrated already, beside a bundle: a first start copies it, since making one takes five seconds.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a bundle's templates lie; beside the sources there are none. */
const templates = new URL('../../templates/', import.meta.url)

/** A template's name. It changes with everything that the migrations do, so that one of other migrations is never found. */
export function templateName(migrations: string | URL): string {
  const folder = migrations instanceof URL ? fileURLToPath(migrations) : migrations
  const hash = createHash('sha256')
  for (const file of globSync(['*.sql', 'meta/_journal.json'], { cwd: folder }).toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The template's directory; undefined where there is none for these migrations. */
export function templateFor(migrations: string | URL, folder: string | URL = templates): string | undefined {
  const path = join(folder instanceof URL ? fileURLToPath(folder) : folder, templateName(migrations))
  return existsSync(path) ? path : undefined
}
