// The log is buffered, and nothing is lost when the process ends.
import t from 'tap'
import { startChild } from './fixtures/children.ts'

const count = 500
const start = (end: string) => startChild('logging.ts', [String(count), end], [])

for (const [end, code] of [
  ['exit', 0],
  ['throw', 1],
] as const) {
  t.test(`buffered lines are written before the end: ${end}`, async (t) => {
    const child = start(end)
    t.equal(await child.ended(), code)
    t.same(
      child.said.flatMap(({ line }) => line ?? []),
      Array.from({ length: count }, (_, at) => at + 1),
    )
    t.match(child.said.at(-1), { last: true })
  })
}

t.test('a partly filled buffer is written after a moment', async (t) => {
  const child = start('stay')
  t.equal(await child.heard('last'), true)
  child.process.kill()
})
