// The log is written in pieces, and nothing of it is lost when the process ends.
import t from 'tap'
import { startChild } from './fixtures/children.ts'

const count = 500
const start = (end: string) => startChild('logging.ts', [String(count), end], [])

for (const [end, code] of [
  ['exit', 0],
  ['throw', 1],
] as const) {
  t.test(`lines that still wait are written before the end: ${end}`, async (t) => {
    const child = start(end)
    t.equal(await child.ended(), code)
    t.same(
      child.said.flatMap(({ line }) => line ?? []),
      Array.from({ length: count }, (_, at) => at + 1),
    )
    t.match(child.said.at(-1), { last: true })
  })
}

t.test('what does not fill a piece is written after a moment', async (t) => {
  const child = start('stay')
  t.equal(await child.heard('last'), true)
  child.process.kill()
})
