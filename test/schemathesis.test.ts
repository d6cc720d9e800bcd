// Schemathesis over the contract of each version, with each kind of token and all of its checks (promise C3). It is installed from the
// locked list in test/schemathesis and tests a server process with the data of the contract's examples. Run by `make proof`.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { startServer } from './fixtures/process.ts'
import { documents } from './fixtures/requests.ts'
import { givenDatabase, givenWorld, type Caller } from './fixtures/server.ts'
import { storyOf } from './fixtures/story.ts'

const isWanted = process.env.SPINDLE_TEST_SCHEMATHESIS === '1' && process.env.DATABASE_URL
const skip = isWanted ? false : 'installs Schemathesis: set SPINDLE_TEST_SCHEMATHESIS=1, with a Postgres server'
/** The maximum number of requests per operation and phase. */
const maxExamples = Number(process.env.SPINDLE_EXAMPLES || 50)
const folder = fileURLToPath(new URL('schemathesis', import.meta.url))

/** Installs the locked packages, once for each state of the list. Returns the program's path. */
function installed(): string {
  const requirements = join(folder, 'requirements.txt')
  const state = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 16)
  const home = fileURLToPath(new URL(`../node_modules/.cache/schemathesis-${state}`, import.meta.url))
  const whole = join(home, 'installed')
  if (!existsSync(whole)) {
    rmSync(home, { recursive: true, force: true })
    execFileSync('python3', ['-m', 'venv', home])
    execFileSync(join(home, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '--no-deps', '-r', requirements])
    writeFileSync(whole, '')
  }
  return join(home, 'bin/schemathesis')
}

type Ran = { readonly code: number; readonly output: string }
/** Runs the program in `cwd`, where it stores its cache. */
const run = (cwd: string, program: string, words: readonly string[]) =>
  new Promise<Ran>((resolve) => {
    const python = { PYTHONPATH: folder, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1' }
    const options = { cwd, maxBuffer: 256 * 2 ** 20, env: { ...process.env, ...python } }
    execFile(program, words, options, (error, out, err) => resolve({ code: error ? 1 : 0, output: out + err }))
  })

t.test('C3: Schemathesis finds nothing, in any version, with any kind of token', { skip }, async (t) => {
  const program = installed()
  t.comment(`figure: at most ${maxExamples} examples of an operation in each phase`)
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const limits = Object.fromEntries(['ACCOUNT', 'OAUTH', 'PARTNER', 'ADDRESS'].map((name) => [`RATE_LIMIT_${name}`, '1000000000']))
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, ...limits }
  const world = await givenWorld(t, { environment })
  const server = await startServer(t, { ...environment, LOG_LEVEL: 'error' })
  const reports = mkdtempSync(join(tmpdir(), 'spindle-schemathesis-'))
  t.teardown(() => rmSync(reports, { recursive: true }))
  let number = 0
  for (const [base, document] of Object.entries(documents)) {
    for (const kind of ['account', 'user', 'partner'] as const) {
      // Each run changes the records it uses, and therefore starts with its own account.
      const story = storyOf(++number)
      const { given, beforeChanges } = await givenExampleAccount(world, base, story)
      await beforeChanges()
      const caller: Caller & { clientId?: string } = await {
        account: () => given.givenCaller(),
        user: () => given.givenUser({ hris_role: 'hris_admin' }),
        partner: () => given.givenPartnerCaller(),
      }[kind]()
      const contract = join(reports, 'contract.json')
      const told = story.retold(document) as unknown as { components: { parameters: { SubscriptionId: { example: number } } } }
      const { SubscriptionId } = told.components.parameters
      SubscriptionId.example = story.numbered(SubscriptionId.example)
      writeFileSync(contract, JSON.stringify(told))
      const headers = [`Authorization: Bearer ${caller.token}`, ...(caller.clientId ? [`X-SERVICE-CLIENT-ID: ${caller.clientId}`] : [])]
      const words = ['--config-file', join(folder, 'schemathesis.toml'), 'run', contract, '--url', server.origin + base]
      const { code, output } = await run(mkdtempSync(join(reports, 'run-')), program, [
        ...words,
        '--checks',
        'all',
        '--max-examples',
        String(maxExamples),
        ...headers.flatMap((one) => ['-H', one]),
      ])
      const [, generated = '0'] = /([\d,]+) generated/.exec(output) ?? []
      t.equal(code, 0, `${base} with a token of the kind ${kind}`, { failures: output.slice(output.indexOf('= FAILURES =')) })
      t.ok(Number(generated.replaceAll(',', '')) > 1000, `${generated} requests`)
      t.comment(`figure: ${base} with a token of the kind ${kind}: ${generated} requests, ${code === 0 ? 'nothing found' : 'faults found'}`)
    }
  }
  t.equal(server.process.exitCode, null, 'the same process goes on')
  const faults = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  t.strictSame(faults, [], 'the log tells of no fault')
})
