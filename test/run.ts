// The test run: tap over the planned files, then what of the contract they do not cover, then one line `N passed, N failed`.
// `--postgres` runs on a Postgres server, `--proof` runs every file and every long form of a test.
import { spawn, execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { errorCodes } from '../src/errorCodes.ts'
import { missingIn, recordIn, sourcesIn } from '../src/report.ts'
import { hasBrowser } from './fixtures/browser.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { createFromTemplate, templateDirectory } from './fixtures/template.ts'
import { filesOf } from './plan.ts'

const [, , ...words] = process.argv
const engine = words.includes('--postgres') ? 'Postgres' : 'embedded'
const isProof = words.includes('--proof')
const named = words.filter((word) => !word.startsWith('--'))
const isWhole = named.length === 0
const files = isWhole ? filesOf(engine, isProof) : named
const root = fileURLToPath(new URL('..', import.meta.url))
const began = performance.now()
const memoryDisk = '/dev/shm'

const folder = mkdtempSync(join(hasMemory() ? memoryDisk : tmpdir(), 'spindle-run-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
// Every folder of a test is in this one, those of servers that run as another user too.
chmodSync(folder, 0o1777)
process.env.TMPDIR = folder
const recordPath = join(folder, 'record.txt')
writeFileSync(recordPath, '')
const left = leftInCheckout()

const server = engine === 'Postgres' ? await startPostgres() : undefined
// Created before the files run in parallel, each of which would create it.
if (server) await createFromTemplate(server.url, 'first')
else await templateDirectory()

const environment: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  SPINDLE_RECORD: recordPath,
  ...(isProof && { SPINDLE_PROOF: '1' }),
  ...(server && { DATABASE_URL: server.url, SPINDLE_TEST_POSTGRES: '1' }),
}
if (!server) delete environment.DATABASE_URL

type Run = { passed: number; failed: number; code: number; seconds: Map<string, number> }

/** Runs tap and reads its output stream, to count passed and failed tests and the time of each file. */
async function runTap(): Promise<Run> {
  const run: Run = { passed: 0, failed: 0, code: 1, seconds: new Map() }
  const tap = spawn('tap', ['run', '--reporter=tap', ...files], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let failing = false
  for await (const line of createInterface({ input: tap.stdout })) {
    const [, indent = '', not, title = ''] = /^( *)(not )?ok \d+(.*)$/.exec(line) ?? []
    if (/^ *(not )?ok \d/.test(line)) {
      failing = not !== undefined
      // Every assertion counts once; the line that closes a file or a group repeats what is inside it.
      const [, milliseconds] = /# time=([\d.]+)ms/.exec(title) ?? []
      if (!milliseconds || not) run[not ? 'failed' : 'passed'] += milliseconds ? 0 : 1
      if (indent === '') {
        const [, file = ''] = /^ - (\S+)/.exec(title) ?? []
        if (milliseconds) run.seconds.set(file, Number(milliseconds) / 1000)
        console.log(`${not ? 'not ok' : 'ok'} ${title.replace(/^ - /, '')}`)
      } else if (not || /# SKIP/.test(title)) console.log(line)
    } else if (failing || /^ *# (?!Subtest)/.test(line)) console.log(line)
  }
  run.code = await new Promise((resolve) =>
    tap.exitCode === null ? tap.once('close', (code) => resolve(code ?? 1)) : resolve(tap.exitCode),
  )
  return run
}

/** Codes of malformed HTTP, which test/portal.test.ts covers itself, and of token kinds, which no operation here restricts. */
const beforeRequests = new Set(['request-timeout', 'expectation-failed', 'token-kind-refused'])

/** Returns what no test covers, and what else the report lists. Leaves the record for `make report`. */
async function gapsInContract(): Promise<string[]> {
  copyFileSync(recordPath, join(root, 'node_modules/.cache/record.txt'))
  const record = recordIn(recordPath)
  const codes = Object.keys(errorCodes).filter((code) => !beforeRequests.has(code) && !record.has(`code ${code}`))
  return [
    ...codes.map((code) => `the code ${code} is in src/errorCodes.ts, and no test covers it`),
    ...missingIn(await sourcesIn(join(root, 'openapi'), join(root, 'generated')), record),
  ]
}

/**
 * Whether the machine has the memory for the tests' folders, where a container's own disk is usually smaller. An embedded database is 1,300
 * files, and ext4 takes ever longer to create some among many that were deleted within minutes.
 */
function hasMemory(): boolean {
  if (isProof || !existsSync(memoryDisk)) return false
  const { bavail, bsize } = statfsSync(memoryDisk)
  return Math.min(bavail * bsize, process.availableMemory()) > 8 * 2 ** 30
}

/** Untracked files of the checkout; undefined outside of a checkout. */
function leftInCheckout(): Set<string> | undefined {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--ignored', '--untracked-files=all'], { cwd: root, encoding: 'utf8' })
    return new Set(status.split('\n').filter((line) => /^(\?\?|!!) /.test(line) && !/^!! (.*\/)?(node_modules|\.tap)\//.test(line)))
  } catch {
    return undefined
  }
}

const { passed, failed, code, seconds } = await runTap()
const covers = isWhole && (engine === 'embedded' || isProof)
const gaps = (covers ? await gapsInContract() : []).map((gap) => `coverage: ${gap}`)
for (const line of leftInCheckout() ?? []) if (left && !left.has(line)) gaps.push(`the tests left ${line.slice(3)} in the checkout`)
for (const gap of gaps) console.log(`not ok ${gap}`)
await server?.end()
if (seconds.size > 1) {
  const dearest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, 10)
  console.log(`The dearest files: ${dearest.map(([file, taken]) => `${file.replace(/^test\//, '')} ${taken.toFixed(0)} s`).join(', ')}`)
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
const where = engine === 'Postgres' ? 'on a Postgres server' : 'on the embedded database'
const browser = hasBrowser ? '' : ', and without Chromium the browser'
console.log(`Ran ${where} in ${minutes} minutes.${isProof || !isWhole ? '' : ` Left to make proof: what test/README.md says${browser}.`}`)
const failures = failed + gaps.length || (code === 0 ? 0 : 1)
console.log(`${passed} passed, ${failures} failed`)
process.exitCode = failures > 0 ? 1 : 0
