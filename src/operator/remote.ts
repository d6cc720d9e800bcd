// The command's end of the admin socket: asks a running server and hands on what comes.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { UsageError } from './arguments.ts'
import type { Command, Io, RawOptions, Result } from './command.ts'
import { conversationOver, type ToClient, type ToServer } from './conversation.ts'

/** Undefined when nobody listens there: no server runs, or one that has died has left its socket. */
export async function reach(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new Error(`A server's socket is at ${path} and cannot be used (${message}): be the user that the server runs as`, {
      cause: error,
    })
  }
}

/** Runs the command in the server's process. */
export async function performOver(socket: Socket, command: Command, given: RawOptions, io: Io): Promise<Result> {
  const { messages, send } = conversationOver<ToClient, ToServer>(socket)
  let broken: unknown
  // Whoever cannot be sent anything has gone or has answered already: the reading tells which.
  const sent = (message: ToServer) =>
    send(message).then(
      () => true,
      () => false,
    )
  const feed = async () => {
    if (!(await sent({ command: command.name, given })) || !command.input) return
    for await (const line of io.lines) if (!(await sent({ line }))) return
    await sent({ end: true })
  }
  // The lines are fed while the answers are read: neither waits for the other. An input that fails ends both.
  void feed().catch((error: unknown) => {
    broken = error
    socket.destroy()
  })
  try {
    for await (const message of messages) {
      if ('line' in message) await io.write(message.line)
      else if ('progress' in message) io.progress(message.progress)
      else if ('result' in message) return message.result
      else throw message.usage ? new UsageError(message.error) : new Answered(message.error)
    }
  } catch (error) {
    // What the cut made of the reading is no news; what the server said is.
    throw error instanceof Answered || error instanceof UsageError ? error : (broken ?? error)
  } finally {
    socket.destroy()
  }
  throw broken ?? new Error('The server has stopped before it answered: look whether the change was made, then try again')
}

/** A refusal or failure in the server's own words. */
class Answered extends Error {}
