// CONTRIBUTING.md is followed as written: its operation is added to a copy of the sources, step by step.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { proofOnly } from './fixtures/proof.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The blocks of code in a step, without their language and indentation. */
function blocksOf(step: string): string[] {
  const blocks = [...step.matchAll(/^ {3}```\w+\n([^]*?)^ {3}```$/gm)].map(([, block = '']) => block)
  return blocks.map((block) => block.replaceAll(/^ {3}/gm, ''))
}

t.test('the steps for a new operation lead to one that passes every check', { skip: proofOnly }, async (t) => {
  const copy = mkdtempSync(join(tmpdir(), 'contributing-'))
  t.teardown(() => rmSync(copy, { recursive: true }))
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean)
  for (const file of listed) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  // What is installed is newer than what it was installed from, so that `make` leaves it alone.
  for (const file of ['package.json', 'package-lock.json']) utimesSync(join(copy, file), 0, 0)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { TAP_CHILD_ID: _, ...environment } = process.env
  const run = (program: string, ...args: string[]) => {
    const env = { ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, FORCE_COLOR: '0' }
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', env, maxBuffer: 2 ** 30 })
    return { status, said: stdout + stderr }
  }
  const passes = (name: string, { status, said }: { readonly status: number | null; readonly said: string }) =>
    t.equal(status, 0, name) || t.comment(said.slice(-3000))

  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const steps = guide.slice(guide.indexOf('## Add an operation')).split(/^\d\. /m)
  const [contract = '', handler = '', test = ''] = [1, 4, 5].map((number) => blocksOf(steps[number] ?? '')[0])

  const path = join(copy, 'openapi/members.yaml')
  const members = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    members.replace('  /members/{id}:\n', (line) => line + contract.replaceAll(/^(?=.)/gm, '    ')),
  )
  passes('make generate', run('make', 'generate'))
  const compiled = run('make', 'check-types')
  t.not(compiled.status, 0)
  t.match(compiled.said, 'src/resources/members/getMember.ts', 'the compiler names the missing file')

  writeFileSync(join(copy, 'src/resources/members/getMember.ts'), handler)
  appendFileSync(join(copy, 'test/resources/members.test.ts'), `\n${test}`)
  appendFileSync(join(copy, 'openapi/guides/08-jobs-and-members.md'), '\n[getMember](/docs/operations/getMember) returns one member.\n')
  passes('make generate again', run('make', 'generate'))
  passes('make check-types', run('make', 'check-types'))
  const [named = ''] = /FILES="[^"]+"/.exec(steps[6] ?? '') ?? []
  const files = named.slice('FILES="'.length, -1).split(' ')
  t.ok(files.length > 3, named)
  for (const file of [...files, 'test/resources/members.test.ts']) passes(file, run('node', '--disable-warning=ExperimentalWarning', file))

  passes('make release', run('make', 'release', 'DATE=2100-01-01'))
  passes('make check', run('make', 'check'))
})
