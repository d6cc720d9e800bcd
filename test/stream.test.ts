// Streams between the operator's command line and a running server: input, output and progress, with backpressure.
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:net'
import t, { type Test } from 'tap'
import { command, type Io, type Progress, type Result, type Tools } from '../src/operator/command.ts'
import { linesOf } from '../src/transfer/lines.ts'
import { performOver, reach } from '../src/operator/remote.ts'
import { openAdminSocket, socketPathIn } from '../src/operator/socket.ts'
import { refused } from '../src/operator/refused.ts'
import { givenBareDatabase } from './fixtures/server.ts'
import { settled, until, within } from './fixtures/wait.ts'

type Work = (io: Io) => Promise<Result>
const done: Result = { said: 'done', data: null }

/** A server with one command, `work`, that reads lines. Returns a function that runs it with a custom client. */
async function givenCommand(t: Test, work: Work) {
  const { DATA_DIR } = await givenBareDatabase(t)
  const declared = command({
    name: 'work',
    summary: 'works',
    options: { file: { value: '<file>', operand: true, summary: 'lines' } },
    input: { linesOf: 'file' },
    prepare: () => async (_given, io) => work(io),
  })
  const opened = await openAdminSocket({ dataDir: DATA_DIR } as Tools, () => {}, [declared])
  t.teardown(() => opened.close())
  const path = socketPathIn(DATA_DIR)
  return {
    opened,
    path,
    run: async (io: Partial<Io>, name = 'work') => {
      const socket = await reach(path)
      if (!socket) throw new Error('Nobody listens')
      const whole = { lines: none(), write: async () => {}, progress: () => {}, signal: new AbortController().signal, ...io }
      return within('the command to end', performOver(socket, { ...declared, name }, {}, whole))
    },
  }
}

async function* none(): AsyncGenerator<string, void, undefined> {}
async function* numbered(count: number, onEach: (n: number) => void = () => {}) {
  for (let n = 0; n < count; n++) {
    onEach(n)
    yield `${n} ${'x'.repeat(1000)}`
  }
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

t.test('lines are sent and received whole and in order, with progress', async (t) => {
  const { run } = await givenCommand(t, async ({ lines, write, progress }) => {
    let count = 0
    for await (const line of lines) {
      await write(line)
      progress({ done: ++count, total: 20_000, what: 'lines' })
    }
    return { said: `${count} lines`, data: { count } }
  })
  const came: string[] = []
  const seen: Progress[] = []
  const result = await run({
    lines: numbered(20_000),
    write: async (line) => void came.push(line),
    progress: (at) => void seen.push(at),
  })
  t.strictSame(result, { said: '20000 lines', data: { count: 20_000 } })
  t.strictSame(came, await all(numbered(20_000)))
  t.match(seen[0], { total: 20_000, what: 'lines' })
})

t.test('a command without input is sent no lines', async (t) => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const { run } = await givenCommand(t, async ({ lines }) => {
    await goOn
    for await (const _ of lines);
    return done
  })
  let sent = 0
  const running = run({ lines: numbered(5000, () => sent++) })
  t.ok((await settled('the lines sent', () => sent)) < 2000, `${sent} of 5000 lines are on their way`)
  resolve()
  await within('the command to end', running)
  t.equal(sent, 5000)
})

t.test('a reader that does not read pauses the command', async (t) => {
  let written = 0
  const { run } = await givenCommand(t, async ({ write }) => {
    for (const line of await all(numbered(5000))) {
      await write(line)
      written++
    }
    return done
  })
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  let came = 0
  const running = run({ write: () => goOn.then(() => void came++) })
  t.ok((await settled('the lines written', () => written)) < 2000, `${written} of 5000 lines are written`)
  resolve()
  await within('the command to end', running)
  t.equal(came, 5000)
})

t.test('an error during the input is reported and closes the connection', async (t) => {
  const { run } = await givenCommand(t, async ({ lines, write }) => {
    let count = 0
    for await (const line of lines) {
      await write(line)
      if (++count === 30) throw refused('Line 30 is not good')
    }
    return done
  })
  const connections = () => process.getActiveResourcesInfo().filter((kind) => kind === 'PipeWrap').length
  const before = connections()
  // The response waits behind lines that are read slowly, while the input continues.
  const slowly = () => sleep(5)
  for (let times = 0; times < 3; times++) {
    await t.rejects(run({ lines: numbered(50_000), write: slowly }), { message: 'Line 30 is not good' })
  }
  await until('the connections to be closed', () => connections() <= before, { seen: connections })
})

t.test('a client that disconnects ends the input or aborts the command', async (t) => {
  const heard: string[] = []
  const { path } = await givenCommand(t, async ({ lines, signal }) => {
    try {
      for await (const line of lines) heard.push(line)
      heard.push('all')
      await until('the command to be aborted', () => signal.aborted)
      heard.push('aborted')
    } catch (error) {
      heard.push((error as Error).message)
    }
    return done
  })
  const request = `${JSON.stringify({ command: 'work', given: {} })}\n{"line":"one"}\n`
  const cut = connect(path)
  cut.write(request)
  await until('the first line', () => heard.length === 1, { seen: () => heard })
  cut.destroy()
  await until('the end of the input', () => heard.length === 2, { seen: () => heard })
  t.strictSame(heard, ['one', 'The connection was closed before the end of the input'])
  const left = connect(path)
  left.write(`${request}{"end":true}\n`)
  await until('all lines', () => heard.at(-1) === 'all', { seen: () => heard })
  left.destroy()
  await until('the abort', () => heard.at(-1) === 'aborted', { seen: () => heard })
})

t.test('a failing input ends the command and is the error that is reported', async (t) => {
  let heard = ''
  const { run } = await givenCommand(t, async ({ lines }) => {
    try {
      for await (const _ of lines);
    } catch (error) {
      heard = (error as Error).message
    }
    return done
  })
  async function* failing() {
    yield 'one'
    throw new Error('The disk is gone')
  }
  await t.rejects(run({ lines: failing() }), { message: 'The disk is gone' })
  await until('the command to fail', () => heard !== '')
  t.match(heard, /closed before the end of the input/)
})

t.test('a server of another release says so; a stopping server completes running commands within seconds', async (t) => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const { run, opened, path } = await givenCommand(t, () => goOn.then(() => done))
  await t.rejects(run({}, 'later'), { message: /another release, without the command "later"/ })
  const idle = connect(path)
  const running = run({})
  await sleep(100)
  const closing = opened.close()
  resolve()
  t.strictSame(await within('the command to end', running), done)
  const before = performance.now()
  await within('the socket to close', closing)
  t.ok(performance.now() - before < 4000, 'somebody who says nothing does not keep it')
  idle.destroy()
  t.equal(await reach(path), undefined)
})

t.test('lines end at line feeds only, however the bytes are split', async (t) => {
  const text = 'one\r\n{"text":"a\u2028b\u2029c"}\n\näöü €\u{1f600}\nlast'
  const expected = ['one', '{"text":"a\u2028b\u2029c"}', '', 'äöü €\u{1f600}', 'last']
  for (const size of [1, 2, 3, 7, 1000]) {
    const bytes = Buffer.from(text)
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    t.strictSame(await all(linesOf(chunks())), expected, `${size} bytes at a time`)
  }
  async function* broken() {
    yield Buffer.from([0x61, 0xff, 0x0a])
  }
  await t.rejects(all(linesOf(broken())), 'what is no UTF-8 is refused')
})
