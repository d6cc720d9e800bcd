// The command's end of the admin socket: sends the command to a running server and passes on its output.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Command, Io, RawOptions, Result } from './command.ts'
import { conversationOver, type ToClient, type ToServer } from './conversation.ts'
import { UsageError } from './refused.ts'

/** Returns undefined if nothing listens there: no server runs, or a server that crashed has left its socket behind. */
export async function reach(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new Error(`The socket of a running server, ${path}, cannot be used (${message}): run the command as the user of the server`, {
      cause: error,
    })
  }
}

/** Runs the command in the server's process. */
export async function performOver(socket: Socket, command: Command, given: RawOptions, io: Io): Promise<Result> {
  const { messages, send } = conversationOver<ToClient, ToServer>(socket)
  let broken: unknown
  // If a message cannot be sent, the server has disconnected or has already responded; reading the messages tells which.
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
  // Input is sent while responses are read; neither waits for the other. Input that fails ends both.
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
    // If the input failed, report that and not the error of the closed connection. An error that the server sent takes precedence.
    throw error instanceof Answered || error instanceof UsageError ? error : (broken ?? error)
  } finally {
    socket.destroy()
  }
  throw broken ?? new Error('The server stopped before it responded: check whether the change was made, then try again')
}

/** A refusal or failure in the server's own words. */
class Answered extends Error {}
