// Fails if the schema has changed without a migration: drizzle-kit would write one.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

// Inside the project, since drizzle-kit accepts only paths below it.
const copy = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.drizzle-'))
try {
  cpSync('drizzle', copy, { recursive: true })
  const before = readdirSync(copy).length
  execFileSync(
    'drizzle-kit',
    ['generate', '--dialect', 'postgresql', '--schema', './src/db/schema.ts', '--out', relative('.', copy), '--name', 'missing'],
    { stdio: 'pipe' },
  )
  if (readdirSync(copy).length !== before) {
    console.error('src/db/schema.ts has changed and no migration says so: run `make migration NAME=what_it_does` and commit it.')
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true })
}
