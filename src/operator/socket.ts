// The running server's end of the admin socket, in the data directory, which only its owner can open.
import { lstatSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { checked } from './arguments.ts'
import type { Command, Io, Tools } from './command.ts'
import { performed, performerOver, type Perform } from './commands.ts'
import { conversationOver, type ToClient, type ToServer } from './conversation.ts'
import { isUsage, sentenceOf } from './failure.ts'
import { UsageError } from './refused.ts'

/** How long running commands may continue when the server stops. */
const patienceMs = 3000

/** Returns the shorter of the absolute and the relative path: the address of a socket is limited to about a hundred bytes. */
export function socketPathIn(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  const short = relative(process.cwd(), path)
  return short.length < path.length ? short : path
}

export type AdminSocket = { close(): Promise<void> }

/** `onCommand` receives the name of each command before it runs, without its options. Rejects if the socket cannot be created. */
export async function openAdminSocket(tools: Tools, onCommand: (name: string) => void, known = performed): Promise<AdminSocket> {
  const path = socketPathIn(tools.dataDir)
  const perform = performerOver(tools, known)
  const open = new Set<Socket>()
  const underWay = new Set<Promise<void>>()
  // Half open: the command may end its input long before the response is sent.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    const served = serve(socket, { known, perform, onCommand })
    underWay.add(served)
    void served.finally(() => underWay.delete(served))
  })
  // This process holds the lock of the directory, so an existing socket was left behind by a process that has ended.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path)
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('listening', resolve).once('error', reject)
  // `listen` creates the socket: at no instant may other users open it.
  const mask = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(mask)
  }
  await listening

  return {
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((done) => (timer = setTimeout(done, patienceMs)))
      await Promise.race([Promise.all(underWay), patience])
      clearTimeout(timer)
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

type ConnectionOptions = { known: readonly Command[]; perform: Perform; onCommand: (name: string) => void }

/** Serves one connection, which carries one command. Never rejects. */
async function serve(socket: Socket, { known, perform, onCommand }: ConnectionOptions): Promise<void> {
  const { messages, send, mention } = conversationOver<ToServer, ToClient>(socket)
  const leaving = new AbortController()
  socket.once('close', () => leaving.abort())
  // A disconnect is noticed only by reading.
  const watch = () =>
    void messages.next().then(
      () => leaving.abort(),
      () => leaving.abort(),
    )
  async function* lines(): AsyncGenerator<string, void, undefined> {
    for (;;) {
      const next = await messages.next()
      if (next.done || !('line' in next.value || 'end' in next.value))
        throw new Error('The connection was closed before the end of the input')
      if ('end' in next.value) return watch()
      yield next.value.line
    }
  }
  const io: Io = {
    lines: lines(),
    write: (line) => send({ line }),
    progress: (progress) => mention({ progress }),
    signal: leaving.signal,
  }
  try {
    const first = await messages.next()
    if (first.done || !('command' in first.value)) return
    const { command: name, given } = first.value
    const command = known.find((one) => one.name === name)
    if (!command) throw new UsageError(`The running server has another release, without the command "${name}": restart it`)
    const options = checked(command, given)
    onCommand(name)
    if (!command.input) watch()
    await send({ result: await perform(command, options, io) })
  } catch (error) {
    await send({ error: sentenceOf(error), usage: isUsage(error) }).catch(() => {})
  } finally {
    socket.end()
    // Discard the remaining input. Only reading notices that the other side has closed the connection.
    void messages.return().then(() => socket.resume())
  }
}
