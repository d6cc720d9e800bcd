// Which test files run when, read from the table of test/README.md, so that there is only one list.
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Engine = 'embedded' | 'Postgres'
export type Row = { readonly pattern: string; readonly engines: readonly Engine[]; readonly why: string }

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Every test file, as `test/<path>`. */
export const testFiles = globSync('**/*.test.ts', { cwd: folder, exclude: (name) => name === 'node_modules' })
  .map((path) => `test/${path}`)
  .toSorted()

/** The table's rows. Throws for a row that names no engine. */
export function readPlan(): Row[] {
  const text = readFileSync(`${folder}README.md`, 'utf8')
  return [...text.matchAll(/^\| `([^`]+)` +\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, pattern = '', cell = '', why = '']) => {
    const engines = cell.trim() === 'none' ? [] : (cell.trim().split(', ') as Engine[])
    for (const engine of engines)
      if (engine !== 'embedded' && engine !== 'Postgres') throw new Error(`test/README.md: ${pattern} names the engine "${engine}"`)
    return { pattern, engines, why: why.trim() }
  })
}

export const matches = (file: string, { pattern }: Row): boolean => matchesGlob(file, `test/${pattern}`)

/** The files of a run on one engine: for a commit those of the table, for the long proof all. */
export function filesOf(engine: Engine, isProof: boolean): string[] {
  if (isProof) return testFiles
  const rows = readPlan().filter(({ engines }) => engines.includes(engine))
  return testFiles.filter((file) => rows.some((row) => matches(file, row)))
}
