// The protocol between the command and a running server: JSON lines over the admin socket, in both directions, with backpressure.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Progress, RawOptions, Result } from './command.ts'
import { linesOf } from '../transfer/lines.ts'

/** First the request; then the command's input lines, and their end. */
export type ToServer = { command: string; given: RawOptions } | { line: string } | { end: true }
/** Any number of lines and progress reports; then one result or error. */
export type ToClient = { line: string } | { progress: Progress } | { result: Result } | { error: string; usage: boolean }

export type Conversation<In, Out> = {
  readonly messages: AsyncGenerator<In, void, undefined>
  /** Resolves when the other side can take more; rejects when it has disconnected. */
  readonly send: (message: Out) => Promise<void>
  /** Sends the message only if that needs no waiting, and otherwise drops it. */
  readonly mention: (message: Out) => void
}

export function conversationOver<In, Out>(socket: Socket): Conversation<In, Out> {
  // An error ends the messages or the wait for `drain`, which is how the caller learns of it.
  socket.on('error', () => {})
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  async function* messages(): AsyncGenerator<In, void, undefined> {
    // `destroyOnReturn` would close the connection once the last message has been read, before the response is sent.
    for await (const line of linesOf(socket.iterator({ destroyOnReturn: false }))) yield JSON.parse(line) as In
  }
  return {
    messages: messages(),
    send: async (message) => {
      if (socket.destroyed) throw new Error('The other process has ended')
      if (!socket.write(`${JSON.stringify(message)}\n`)) await once(socket, 'drain', { signal: gone.signal })
    },
    mention: (message) => {
      if (!socket.destroyed && !socket.writableNeedDrain) socket.write(`${JSON.stringify(message)}\n`)
    },
  }
}
