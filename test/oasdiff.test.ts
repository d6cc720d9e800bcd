// Compares the gate against breaking changes with oasdiff over every planted edit: oasdiff's errors break clients here too (`make proof`).
//
// Apart from the differences listed below, the gate is the stricter of the two, and it considers directions throughout. oasdiff does not
// report: token kinds, member roles, sizes of bodies and the other extensions; defaults, styles and clamps of parameters; added or removed
// `items`, members of an `allOf` that become required, `additionalProperties`, discriminators; most keywords in response headers; optional
// members of a notification; a second success; removed scopes and schemes; the server's address. It only warns of a changed pattern, and
// of removed parameters and members of a request.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { changesBetween } from '../src/contract/changes.ts'
import { plantedEdits } from './fixtures/plantedEdits.ts'

const skip = process.env.SPINDLE_TEST_CLIENTS === '1' ? false : 'builds oasdiff with Go: set SPINDLE_TEST_CLIENTS=1'
const module = fileURLToPath(new URL('clients/oasdiff', import.meta.url))

/** The edits that only oasdiff calls errors, by a part of their title, and why they are none. */
const otherwise: Readonly<Record<string, string>> = {
  'in a member of a notification': 'to oasdiff a notification is a request of the client: it reads its payload in the other direction',
  'a new header of a notification': 'for the same reason',
  'a type taken away, undone, in a parameter': 'a parameter may take more than before',
  'a further value of a list in an answer': 'clients are told of every list of values that it may grow',
  'enum in the place of a length': 'the values of the list are within the length',
  'enum in the place of a range': 'the values of the list are within the range',
}

t.test('what oasdiff calls an error breaks clients', { skip }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'oasdiff-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'oasdiff')
  const environment = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly', GOWORK: 'off' }
  execFileSync('go', ['build', '-o', program, 'github.com/oasdiff/oasdiff'], { cwd: module, env: environment })
  const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')]
  let agreements = 0
  const seen = new Set<string>()
  for (const edit of plantedEdits) {
    writeFileSync(before, JSON.stringify(edit.before))
    writeFileSync(after, JSON.stringify(edit.after))
    const told = execFileSync(program, ['breaking', '--format', 'json', before, after], { encoding: 'utf8' })
    const errors = (JSON.parse(told || '[]') as { id: string; level: number }[]).filter(({ level }) => level === 3)
    const breaks = changesBetween(edit.before, edit.after).some((change) => change.breaking)
    if (breaks === errors.length > 0) agreements++
    if (breaks || errors.length === 0) continue
    const reason = Object.keys(otherwise).find((title) => edit.title.includes(title))
    t.ok(reason, edit.title, { errors: errors.map(({ id }) => id) })
    seen.add(reason ?? '')
  }
  t.strictSame([...seen].toSorted(), Object.keys(otherwise).toSorted(), 'each exception is one')
  t.ok(agreements > 380, `${agreements} of ${plantedEdits.length} edits are judged alike`)
  t.end()
})
