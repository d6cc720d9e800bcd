// Replays each byte sequence of fixtures/vectors.ts: exactly one status, no unexpected response, never a 5xx or a hang.
import net from 'node:net'
import t from 'tap'
import { startLibrary } from './fixtures/library/server.ts'
import { vectors } from './fixtures/vectors.ts'

/** A connection that is neither answered nor closed within this time hangs. */
const hangMs = 3_000
/** The wait after the last expected response for one that should not come. */
const quietMs = 60

type Outcome = { readonly statuses: readonly number[]; readonly closed: boolean; readonly text: string }

/** Sends the bytes and collects responses until the connection ends or is quiet after the expected ones. */
function replay(port: number, bytes: string, answers: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = ''
    let quiet: NodeJS.Timeout | undefined
    const socket = net.connect({ port, host: '127.0.0.1' })
    // Interim responses (100) are not counted.
    const statuses = () => [...text.matchAll(/(?:^|\n|\})HTTP\/1\.1 ([2-5]\d\d)/g)].map(([, status]) => Number(status))
    const settle = (closed: boolean) => {
      clearTimeout(hang)
      clearTimeout(quiet)
      socket.destroy()
      resolve({ statuses: statuses(), closed, text })
    }
    const hang = setTimeout(() => settle(false), hangMs)
    socket.setEncoding('latin1')
    socket.on('data', (data: string) => {
      text += data
      clearTimeout(quiet)
      if (statuses().length >= answers) quiet = setTimeout(() => settle(false), quietMs)
    })
    socket.on('end', () => settle(true))
    socket.on('error', () => settle(true))
    // Not ended: the server would close a connection that its client has half-closed anyway.
    socket.write(bytes, 'latin1')
  })
}

t.test('each byte sequence gets its status', async (t) => {
  const library = await startLibrary()
  t.teardown(() => library.server.close())
  await Promise.all(
    vectors.map(async ({ name, bytes, status, answers = 1, stays }) => {
      const outcome = await replay(library.port, bytes, answers)
      t.equal(outcome.statuses[0], status, `${name}: ${status}`)
      t.equal(outcome.statuses.length, answers, `${name}: no other answer`, { text: outcome.text })
      if (!stays) t.ok(outcome.closed, `${name}: the connection ends`)
      t.notOk(
        outcome.statuses.some((one) => one >= 500),
        `${name}: no 5xx`,
      )
    }),
  )
})

t.test('vectors have unique names', async (t) => {
  t.equal(new Set(vectors.map(({ name }) => name)).size, vectors.length)
})
