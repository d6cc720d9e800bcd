// The samples of every operation's page: each is run, in each language, against an account in which the contract's examples are true.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import current from '../generated/openapi-3.1.json' with { type: 'json' }
import { operationsOf, type Document } from '../src/contract/document.ts'
import { samplesOf } from '../src/pages/docs/samples.ts'
import { placeholder } from '../src/pages/docs/frame.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { isProof, proofOnly } from './fixtures/proof.ts'
import { accepts } from './fixtures/requests.ts'
import { givenWorld } from './fixtures/server.ts'
import { exampleRequests } from './fixtures/story.ts'

const base = '/spi/v3'
const document = current as unknown as Document
const named = new Map(operationsOf(document).map((one) => [one.id, one]))

type Runner = {
  readonly extension: string
  /** The program that must be installed. */
  readonly needs: string
  /** Only the long proof runs it: compilers would take too much of each commit's time. */
  readonly isLong?: true
  /** Prepares all the samples at once. Returns what compiles them, if anything does. */
  readonly compile?: (folder: string, files: readonly string[]) => readonly string[]
  readonly run: (files: readonly string[], folder: string) => readonly string[]
}
const operationIn = (file: string) => /\d+-(\w+)\.\w+$/.exec(file)?.[1] as string

/** Runs the class of each file, whose name is that of the file without its number, with an upper-case letter first. */
const javaRunner = `class Runner {
    public static void main(String[] files) throws Exception {
        for (var file : files) {
            System.out.println("# " + file);
            var id = file.replaceFirst(".*/\\\\d+-", "").replaceFirst("\\\\.java$", "");
            var type = Class.forName(id.substring(0, 1).toUpperCase() + id.substring(1));
            type.getDeclaredMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }
}`

/** Calls the function of each file. */
const goRunner = (files: readonly string[]) => `package main

import (
	"fmt"
	"os"
)

var samples = map[string]func(){
${files.map((file) => `\t"${file}": ${operationIn(file)},`).join('\n')}
}

func main() {
	for _, file := range os.Args[1:] {
		fmt.Println("# " + file)
		samples[file]()
	}
}
`

/** What runs files with samples in each language. Each sample is a file of its own, run in the order of the names. */
const runners: Readonly<Record<string, Runner>> = {
  curl: {
    extension: 'sh',
    needs: 'curl',
    run: (files) => ['bash', '-c', 'for file; do echo "# $file"; bash "$file" || exit; echo; done', '-', ...files],
  },
  typescript: {
    extension: 'ts',
    needs: process.execPath,
    run: (files) => [
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
    run: (files) => [
      'python3',
      '-c',
      'import runpy, sys\nfor file in sys.argv[1:]:\n  print("# " + file, flush=True)\n  runpy.run_path(file)',
      ...files,
    ],
  },
  java: {
    extension: 'java',
    needs: 'javac',
    isLong: true,
    compile(folder, files) {
      writeFileSync(join(folder, 'Runner.java'), javaRunner)
      return ['javac', '-proc:none', '-Xlint:all', '-Werror', '-d', join(folder, 'classes'), join(folder, 'Runner.java'), ...files]
    },
    run: (files, folder) => ['java', '-cp', join(folder, 'classes'), 'Runner', ...files],
  },
  go: {
    extension: 'go',
    needs: 'go',
    isLong: true,
    compile(folder, files) {
      writeFileSync(join(folder, 'go.mod'), 'module samples\n\ngo 1.21\n')
      writeFileSync(join(folder, 'runner.go'), goRunner(files))
      // One program has one main: each sample's becomes a function with the operation's name.
      for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replace('func main()', `func ${operationIn(file)}()`))
      return ['go', 'build', '-C', folder, '-o', 'samples', '.']
    },
    run: (files, folder) => [join(folder, 'samples'), ...files],
  },
  php: {
    extension: 'php',
    needs: 'php',
    isLong: true,
    run: (files) => [
      'php',
      '-d',
      'error_reporting=-1',
      '-r',
      'foreach (array_slice($argv, 1) as $file) { echo "# $file\n"; (static function () use ($file) { require $file; })(); }',
      ...files,
    ],
  },
}

/** Why a language is skipped. In the long proof none is: its program must be there. */
function reasonToSkip({ needs, isLong }: Runner): string | false {
  if (isProof) return false
  if (isLong) return proofOnly
  return spawnSync(needs, ['--version']).error ? `${needs} is not installed` : false
}

t.test('every language of the pages is run', async (t) =>
  t.strictSame(Object.keys(samplesOf(document, [...named.values()][0]!)), Object.keys(runners)),
)

for (const [language, runner] of Object.entries(runners)) {
  t.test(`the samples in ${language} work`, { skip: reasonToSkip(runner) }, async (t) => {
    const { extension, compile, run, isLong } = runner
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
    if (compile) await outputOf(compile(folder, told))
    const [first, second] = [told.slice(0, reads), told.slice(reads)]
    const outputs = [await outputOf(run(first, folder))]
    await beforeChanges()
    outputs.push(await outputOf(run(second, folder)))
    const answers = outputs
      .join('')
      .split(/^# .*\/\d+-(\w+)\.\w+\n/m)
      .slice(1)
    const shown = Object.fromEntries(answers.flatMap((id, at) => (at % 2 === 0 ? [[id, answers[at + 1]!.trim()]] : [])))
    t.equal(Object.keys(shown).length, named.size)
    for (const { id, status } of requests)
      t.match(shown[id], language === 'curl' ? new RegExp(`${status}$`) : /./, `${id} answers ${status}`)
    const refused = run(first.slice(0, 1), folder)
    if (isLong) await t.rejects(outputOf(refused, { TOKEN: 'wrong', USER_TOKEN: 'wrong' }), /401.* token-invalid .*Not authorized/)

    async function outputOf([command = '', ...args]: readonly string[], tokens: object = {}): Promise<string> {
      const environment = { ...process.env, TOKEN: caller.token, USER_TOKEN: user.token, CURL_HOME: folder, ...tokens }
      const { stdout } = await promisify(execFile)(command, args, { env: environment, maxBuffer: 2 ** 26, timeout: 240_000 })
      return stdout
    }
  })
}
