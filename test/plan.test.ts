// The table of test/README.md names every test file once, and only existing files.
import t from 'tap'
import { filesOf, matches, readPlan, testFiles } from './plan.ts'

const rows = readPlan()

t.test('each file is in exactly one row', (t) => {
  for (const file of testFiles) {
    const naming = rows.filter((row) => matches(file, row)).map(({ pattern }) => pattern)
    t.equal(naming.length, 1, naming.length === 0 ? `${file} stands in no row` : `${file} stands in ${naming.join(' and ')}`)
  }
  t.end()
})

t.test('each row names an existing file and a reason', (t) => {
  for (const row of rows) {
    t.ok(
      testFiles.some((file) => matches(file, row)),
      `${row.pattern} names a file`,
    )
    t.ok(row.why, `${row.pattern} says why`)
  }
  t.end()
})

t.test('the long proof runs every file', (t) => {
  t.strictSame(filesOf('embedded', true), testFiles)
  t.strictSame(filesOf('Postgres', true), testFiles)
  t.ok(filesOf('Postgres', false).length < filesOf('embedded', false).length, 'a commit runs less on a server')
  t.end()
})
