// The table of test/README.md names every test file once, and nothing that is not there.
import t from 'tap'
import { filesOf, matches, readPlan, testFiles } from './plan.ts'

const rows = readPlan()

t.test('each file stands in one row', (t) => {
  for (const file of testFiles) {
    const naming = rows.filter((row) => matches(file, row)).map(({ pattern }) => pattern)
    t.equal(naming.length, 1, naming.length === 0 ? `${file} stands in no row` : `${file} stands in ${naming.join(' and ')}`)
  }
  t.end()
})

t.test('each row names a file and says why', (t) => {
  for (const row of rows) {
    t.ok(
      testFiles.some((file) => matches(file, row)),
      `${row.pattern} names a file`,
    )
    t.ok(row.why, `${row.pattern} says why`)
  }
  t.end()
})

t.test('the long proof leaves nothing out', (t) => {
  t.strictSame(filesOf('embedded', true), testFiles)
  t.strictSame(filesOf('Postgres', true), testFiles)
  t.ok(filesOf('Postgres', false).length < filesOf('embedded', false).length, 'a commit runs less on a server')
  t.end()
})
