// Memory of a request must be collectable after its response: V8 must not keep it until a full collection, which blocks the process.
import { execFile, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import t from 'tap'
import { heldShare } from './fixtures/garbage.ts'
import { shared } from './fixtures/process.ts'
import { within } from './fixtures/wait.ts'

const mostHeld = 0.02
const connections = 8
const pipelined = 10

/** Sends pipelined GETs over one connection until this many were answered with 200. */
function getAll(port: number, path: string, times: number): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer all\r\n\r\n`
  const good = 'HTTP/1.1 200'
  return new Promise((resolve, reject) => {
    let answered = 0
    let tail = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(pipelined)))
    socket.setEncoding('latin1').on('error', reject)
    socket.on('data', (text: string) => {
      const come = (tail + text).split(good).length - 1
      tail = (tail + text).slice(1 - good.length)
      answered += come
      if (answered < times) return void socket.write(request.repeat(come))
      socket.destroy()
      resolve()
    })
  })
}

t.test('nearly all memory of a request is freed by the next scavenge', async (t) => {
  const child = spawn(process.execPath, ['--trace-gc', 'test/fixtures/libraryChild.ts'], {
    cwd: new URL('..', import.meta.url),
    env: shared,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const lines: string[] = []
  const port = await within(
    'the library to say where it answers',
    new Promise<number>((resolve) =>
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, found] = /^port (\d+)$/.exec(line) ?? []
        if (found) resolve(Number(found))
        else lines.push(line)
      }),
    ),
  )
  const load = (path: string, times: number) =>
    within(`${times} answers on each connection`, Promise.all(Array.from({ length: connections }, () => getAll(port, path, times))))
  for (const path of ['/lib/v1/books?limit=3', '/lib/v1/books/1']) {
    // Creates compiled code and caches first, since they stay in memory.
    await load(path, 500)
    lines.length = 0
    await load(path, 3_000)
    const { share, allocated } = heldShare(lines)
    t.ok(allocated > 100, `${path}: ${allocated.toFixed()} MB were allocated`)
    t.ok(share < mostHeld, `${path}: ${share.toFixed(4)} of it was held`)
    t.comment(`figure: ${path}: ${share.toFixed(4)} of ${allocated.toFixed()} MB held after its scavenge`)
  }
})

t.test('a call that waits for the request log keeps nothing that its request allocated', async (t) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--trace-gc', 'test/fixtures/callRingChild.ts'], {
    cwd: new URL('..', import.meta.url),
    env: shared,
    maxBuffer: 2 ** 24,
  })
  const { share, allocated } = heldShare(stdout.split('\n'))
  t.ok(allocated > 100, `${allocated.toFixed()} MB were allocated`)
  t.ok(share < mostHeld, `${share.toFixed(4)} of it was held`)
})
