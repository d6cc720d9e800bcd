// The test run: tap over every file, then the coverage of the contract, then one line `N passed, N failed`. `--postgres` runs on a server.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { facts } from '../generated/facts.ts'
import { errorCodes } from '../src/errorCodes.ts'
import { startPostgres } from './fixtures/postgres.ts'

const [, , ...words] = process.argv
const onPostgres = words.includes('--postgres')
const files = words.filter((word) => !word.startsWith('--'))
const folder = mkdtempSync(join(tmpdir(), 'spindle-run-'))
const seenPath = join(folder, 'seen')
writeFileSync(seenPath, '')

const server = onPostgres ? await startPostgres() : undefined
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  SPINDLE_SEEN: seenPath,
  ...(server && { DATABASE_URL: server.url, SPINDLE_TEST_POSTGRES: '1' }),
}
if (!server) delete environment.DATABASE_URL

/** Runs tap and reads its own stream, to count what passed and failed. */
async function runTap(): Promise<{ passed: number; failed: number; code: number }> {
  const counts = { passed: 0, failed: 0, code: 1 }
  const tap = spawn('tap', ['run', '--reporter=tap', ...files], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let failing = false
  for await (const line of createInterface({ input: tap.stdout })) {
    const [, indent = '', not, title = ''] = /^( *)(not )?ok \d+(.*)$/.exec(line) ?? []
    if (/^ *(not )?ok \d/.test(line)) {
      failing = not !== undefined
      // Every assertion counts once; the line that closes a file or a group repeats what is inside it.
      const isGroup = /# time=/.test(title)
      if (!isGroup || not) counts[not ? 'failed' : 'passed'] += isGroup ? 0 : 1
      if (indent === '') console.log(`${not ? 'not ok' : 'ok'} ${title.replace(/^ - /, '')}`)
      else if (not || /# SKIP/.test(title)) console.log(line)
    } else if (failing || /^ *# (?!Subtest)/.test(line)) console.log(line)
  }
  counts.code = await new Promise((resolve) =>
    tap.exitCode === null ? tap.once('close', (code) => resolve(code ?? 1)) : resolve(tap.exitCode),
  )
  return counts
}

/** Codes of what never becomes a request, which test/portal.test.ts asks for by itself; no contract of ours has kinds of tokens. */
const beforeRequests = new Set(['request-timeout', 'expectation-failed', 'token-kind-refused'])

/** Each declared status of each operation was seen, or stands in the list of those that no test brings about yet; that list may only shrink. */
function uncovered(): string[] {
  const seen = new Set(readFileSync(seenPath, 'utf8').split('\n').filter(Boolean))
  const excused = new Set(
    readFileSync(new URL('unseen.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  const codes = Object.keys(errorCodes).filter((code) => !beforeRequests.has(code) && !seen.has(`code ${code}`))
  const declared = Object.entries(facts).flatMap(([id, { answers }]) => Object.keys(answers).map((status) => `${id} ${status}`))
  return [
    ...codes.map((code) => `the code ${code} is in src/errorCodes.ts, and no test saw it`),
    ...declared.filter((line) => !seen.has(line) && !excused.has(line)).map((line) => `${line} is declared, and no test saw it`),
    ...[...excused].filter((line) => seen.has(line)).map((line) => `${line} was seen: strike it off test/unseen.txt`),
    ...[...excused].filter((line) => !declared.includes(line)).map((line) => `${line} is not declared: strike it off test/unseen.txt`),
  ]
}

const { passed, failed, code } = await runTap()
const gaps = files.length === 0 ? uncovered() : []
for (const gap of gaps) console.log(`not ok coverage: ${gap}`)
await server?.end()
rmSync(folder, { recursive: true })
console.log(
  onPostgres
    ? 'Ran on a Postgres server.'
    : 'Ran on the embedded database. Left out: a Postgres server, generated clients, and without Chromium the browser (make test-all has all).',
)
const failures = failed + gaps.length || (code === 0 ? 0 : 1)
console.log(`${passed} passed, ${failures} failed`)
process.exitCode = failures > 0 ? 1 : 0
