// The cost of large bodies: they are read in turns, the scan before parsing finds each string's end, and length checks do not count characters
// (promise H11).
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import t from 'tap'
import type { Document } from '../src/contract/document.ts'
import { compileValidators } from '../src/contract/validators.ts'
import { bytesOf } from '../src/server/bytes.ts'
import { requireBounds } from '../src/server/jsonBounds.ts'
import { holds } from './fixtures/property.ts'

/** Strings of a few hundred characters, most of which need escapes, and runs of a single character. */
const text = fc
  .array(fc.tuple(fc.constantFrom('\\', '"', '\n', 'a', 'é', ',', '{', '}'), fc.integer({ min: 1, max: 100 })), { maxLength: 8 })
  .map((runs) => runs.map(([character, times]) => character.repeat(times)).join(''))
const isRefused = (json: string): boolean => {
  try {
    requireBounds(Buffer.from(json))
    return false
  } catch {
    return true
  }
}

t.test('H11: the scan of a body finds the end of each string, however long and escaped', async (t) => {
  await holds(
    t,
    fc.property(text, text, (one, other) => {
      const [first, second] = [JSON.stringify(one), JSON.stringify(other)]
      const isAccepted = !isRefused(`{"a":${first},"b":[${second},${first}],${JSON.stringify(`c${other}`)}:${second}}`)
      if (!isAccepted) throw new Error('a body without a name that comes twice is refused')
      if (!isRefused(`{"a":${first},"b":${second},"a":1}`)) throw new Error('a name that comes twice is not seen')
    }),
  )
  for (const json of ['"', '"\\', `{"${'a'.repeat(100)}`, `{"${'a'.repeat(100)}\\`, `{"${'\\"'.repeat(100)}`])
    t.notOk(isRefused(json), 'what has no end is left to the parser')
})

t.test('H11: a string of quotation marks takes no longer to scan than any other', async (t) => {
  const bytes = 4_000_000
  const scan = (piece: string) => {
    const body = Buffer.from(`{"a":"${piece.repeat(bytes / piece.length)}"}`)
    const began = process.cpuUsage()
    requireBounds(body)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  for (const piece of ['a', '\\"', '\\\\', '\\\\\\"', `${'a'.repeat(70)}\\"`.padEnd(80, 'b')]) {
    const least = Math.min(...Array.from({ length: 3 }, () => scan(piece)))
    t.ok(least < 150, `${piece.slice(-4)}: ${least.toFixed(0)} ms of CPU`)
  }
})

t.test('H11: lengths are checked in characters, which are counted only if the code units leave the result open', async (t) => {
  const [least, most] = [3, 5]
  const schema = { type: 'string', minLength: least, maxLength: most }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Lengths', version: '1' },
    paths: { '/a': { post: { operationId: 'send', requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
  } as unknown as Document
  const folder = await mkdtemp(join(tmpdir(), 'spindle-lengths-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'validators.mjs')
  const code = await compileValidators(document)
  await writeFile(path, code.replace(/(function ucs2length\(\w+\) \{)/, '$1 globalThis.countedCharacters++;'))
  const counter = globalThis as unknown as { countedCharacters: number }
  counter.countedCharacters = 0
  const { validators } = (await import(path)) as { validators: { send_body: (value: string) => boolean } }
  for (let length = 0; length <= 8; length++)
    for (let wide = 0; wide <= length; wide++) {
      const value = '😀'.repeat(wide) + 'a'.repeat(length - wide)
      t.equal(validators.send_body(value), length >= least && length <= most, `${length} characters, ${wide} of two units`)
    }
  t.ok(counter.countedCharacters > 0, 'some were counted')
  counter.countedCharacters = 0
  for (const value of ['', 'a'.repeat(2), 'a'.repeat(10_000)]) validators.send_body(value)
  t.ok(counter.countedCharacters <= 2, `${counter.countedCharacters} of the clear ones were counted`)
})

t.test('H11: large bodies are read a part in each turn, so that others are served between the parts', async (t) => {
  let [read, most, isOver] = [0, 0, false]
  const next = () => {
    most = Math.max(most, read)
    read = 0
    if (!isOver) setImmediate(next)
  }
  const server = createServer((request, response) => {
    request.on('data', ({ length }: Buffer) => (read += length))
    void bytesOf(request, 2 ** 24).then(({ length }) => response.end(String(length)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  setImmediate(next)
  const program = `
    const body = Buffer.alloc(8_000_000, 'a')
    const send = () => fetch('http://127.0.0.1:${port}', { method: 'POST', body }).then((response) => response.text())
    console.log((await Promise.all([send(), send(), send(), send()])).join(' '))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  isOver = true
  t.equal(stdout.trim(), Array(4).fill(8_000_000).join(' '))
  t.ok(most < 2 ** 20, `at most ${most} bytes in a turn`)
})
