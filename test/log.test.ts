// The log is buffered, and nothing is lost or mixed up; on a terminal it is readable.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
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

t.test('lines of several processes do not mix, even if their pipe is full', async (t) => {
  const lines = 3000
  const one = `${process.execPath} test/fixtures/logging.ts ${lines} exit`
  const { stdout } = await promisify(execFile)('sh', ['-c', `{ ${`${one} & `.repeat(4)}wait; } | (sleep 1; cat)`], { maxBuffer: 2 ** 30 })
  const written = stdout.trimEnd().split('\n')
  t.equal(written.length, 4 * (lines + 1))
  t.doesNotThrow(() => written.forEach((line) => JSON.parse(line)))
})

t.test('a terminal gets readable lines with time, level, message and fields, and the stack of an error', async (t) => {
  const child = spawn('script', ['-qec', `${process.execPath} test/fixtures/logging.ts 1 fault`, '/dev/null'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  await once(child, 'close')
  const [first, , third, fourth] = text.split('\r\n')
  t.match(first, /^\d\d:\d\d:\d\d info  written line=1$/)
  t.match(third, /^\d\d:\d\d:\d\d error background work failed chore=sweep$/)
  t.match(fourth, /^ {2}Error: what went wrong$/)
})
