// Runs the generators in order, each as a program of its own: `node src/generate.ts [--check]`, which names stale files and writes none.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

type Program = readonly string[]
const library = 'test/fixtures/library'

/** What the documentation shows of the guides and the contract. */
export const reporting: Program = ['src/report.ts', 'openapi', 'generated']

/** What the server reads. */
export const serving: readonly Program[] = [
  ['src/contract/generate.ts', 'openapi/openapi.yaml', 'generated', 'src/resources'],
  ['src/versions/generate.ts', 'openapi/openapi.yaml', 'generated'],
  ['src/contract/generate.ts', 'openapi/oauth.yaml', 'generated/oauth'],
  ['src/contract/generate.ts', 'openapi/careers.yaml', 'generated/careers'],
  reporting,
  ['src/variables.ts', 'generated'],
  ['src/transfer/compile.ts', 'generated'],
]

const all: readonly Program[] = [
  ['src/release.ts', 'openapi', 'generated'],
  ...serving,
  ['src/contract/generate.ts', `${library}/openapi/openapi.yaml`, `${library}/generated`, `${library}/operations`],
]

/** Runs programs in the working directory, up to the first that fails. Resolves to whether all succeeded; what they print is printed. */
export async function run(programs: readonly Program[], ...flags: readonly string[]): Promise<boolean> {
  for (const program of programs) {
    const [code] = await once(spawn(process.execPath, [...program, ...flags], { stdio: 'inherit' }), 'exit')
    if (code !== 0) return false
  }
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !(await run(all, ...process.argv.slice(2)))) process.exitCode = 1
