// The samples of every operation's page: each is run, in each language, against an account in which the contract's examples are true.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import current from '../generated/openapi-3.1.json' with { type: 'json' }
import { operationsOf, type Document } from '../src/contract/document.ts'
import { samplesOf } from '../src/pages/docs/samples.ts'
import { placeholder } from '../src/pages/docs/frame.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { accepts } from './fixtures/requests.ts'
import { givenWorld } from './fixtures/server.ts'
import { exampleRequests } from './fixtures/story.ts'

t.setTimeout(300_000)
const base = '/spi/v3'
const document = current as unknown as Document
const named = new Map(operationsOf(document).map((one) => [one.id, one]))

/** What runs a file with samples in each language. Each sample is a file of its own, run in the order of the names. */
const runners = {
  curl: {
    extension: 'sh',
    needs: 'curl',
    run: (files: readonly string[]) => ['bash', '-c', 'for file; do echo "# $file"; bash "$file" || exit; echo; done', '-', ...files],
  },
  typescript: {
    extension: 'ts',
    needs: process.execPath,
    run: (files: readonly string[]) => [
      process.execPath,
      '--input-type=module',
      '-e',
      'for (const file of process.argv.slice(1)) { console.log("# " + file); await import(file) }',
      ...files,
    ],
  },
  python: {
    extension: 'py',
    needs: 'python3',
    run: (files: readonly string[]) => [
      'python3',
      '-c',
      'import runpy, sys\nfor file in sys.argv[1:]:\n  print("# " + file, flush=True)\n  runpy.run_path(file)',
      ...files,
    ],
  },
} as const

for (const [language, { extension, needs, run }] of Object.entries(runners)) {
  const skip = spawnSync(needs, ['--version']).error ? `${needs} is not installed` : false
  t.test(`the samples in ${language} work`, { skip }, async (t) => {
    const world = (await givenWorld(t)).at(base)
    const { given, beforeChanges } = await givenExampleAccount(world, base)
    const { execute } = world.application.database
    const [admin] = await execute("select id from members where account_id = $1 and role = 'admin' and active limit 1", [given.id])
    const [caller, user] = [await given.givenCaller(), await given.givenUser(admin)]
    const folder = mkdtempSync(join(tmpdir(), 'samples-'))
    t.teardown(() => rmSync(folder, { recursive: true }))
    // A refusal ends the sample in curl as it does in the other languages, and an answer without a body shows its status.
    writeFileSync(join(folder, '.curlrc'), 'fail-with-body\nwrite-out = "%{http_code}"\n')
    const requests = exampleRequests(base)
    const told = requests.map(({ id }, at) => {
      const { text } = samplesOf(document, named.get(id)!)[language]!
      const file = join(folder, `${String(at).padStart(3, '0')}-${id}.${extension}`)
      // Some operations take user tokens only.
      const token = accepts(id, 'account') ? 'TOKEN' : 'USER_TOKEN'
      writeFileSync(file, text.replaceAll(placeholder, world.origin).replaceAll(/\bTOKEN\b/g, token))
      return file
    })
    const reads = requests.findIndex(({ method }) => method !== 'GET')
    const [first, second] = [told.slice(0, reads), told.slice(reads)]
    const outputs = [await outputOf(run(first))]
    await beforeChanges()
    outputs.push(await outputOf(run(second)))
    const answers = outputs
      .join('')
      .split(/^# .*\/\d+-(\w+)\.\w+\n/m)
      .slice(1)
    const shown = Object.fromEntries(answers.flatMap((id, at) => (at % 2 === 0 ? [[id, answers[at + 1]!.trim()]] : [])))
    t.equal(Object.keys(shown).length, named.size)
    for (const { id, status } of requests)
      t.match(shown[id], language === 'curl' ? new RegExp(`${status}$`) : /./, `${id} answers ${status}`)

    async function outputOf([command = '', ...args]: readonly string[]): Promise<string> {
      const environment = { ...process.env, TOKEN: caller.token, USER_TOKEN: user.token, CURL_HOME: folder }
      const { stdout } = await promisify(execFile)(command, args, { env: environment, maxBuffer: 2 ** 26, timeout: 240_000 })
      return stdout
    }
  })
}
