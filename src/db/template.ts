// Finds the migrated database that comes with a bundle. A first start copies it, since creating one takes five seconds.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The directory of a bundle's templates. The sources have none. */
const templates = new URL('../../templates/', import.meta.url)

/** The file in each folder of a template that would otherwise be empty: a package holds files only. */
export const emptyFolder = 'spindle.empty'

/** Returns a template's name, a hash of the migrations, so that a template of other migrations is never used. */
export function templateName(migrations: string | URL): string {
  const folder = migrations instanceof URL ? fileURLToPath(migrations) : migrations
  const hash = createHash('sha256')
  for (const file of globSync(['*.sql', 'meta/_journal.json'], { cwd: folder }).toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the template's directory; undefined if there is none for these migrations. */
export function templateFor(migrations: string | URL, folder: string | URL = templates): string | undefined {
  const path = join(folder instanceof URL ? fileURLToPath(folder) : folder, templateName(migrations))
  return existsSync(path) ? path : undefined
}
