// How the command and a running server talk: JSON lines over the admin socket, in both directions, no faster than the other side reads.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Progress, RawOptions, Result } from './command.ts'
import { linesOf } from '../transfer/lines.ts'

/** First the request; then the lines that the command is fed with, and their end. */
export type ToServer = { command: string; given: RawOptions } | { line: string } | { end: true }
/** Lines and progress in any number; then one result or error. */
export type ToClient = { line: string } | { progress: Progress } | { result: Result } | { error: string; usage: boolean }

export type Conversation<In, Out> = {
  readonly messages: AsyncGenerator<In, void, undefined>
  /** Resolves when the other side can take more; rejects when it has gone. */
  readonly send: (message: Out) => Promise<void>
  /** Sends when that needs no waiting, and otherwise not at all. */
  readonly mention: (message: Out) => void
}

export function conversationOver<In, Out>(socket: Socket): Conversation<In, Out> {
  // A failure ends the messages, or the waiting for `drain`; it needs no third way to be heard.
  socket.on('error', () => {})
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  async function* messages(): AsyncGenerator<In, void, undefined> {
    // `destroyOnReturn` would cut the connection when the last message has been taken, before the answer is sent.
    for await (const line of linesOf(socket.iterator({ destroyOnReturn: false }))) yield JSON.parse(line) as In
  }
  return {
    messages: messages(),
    send: async (message) => {
      if (socket.destroyed) throw new Error('The other side has gone')
      if (!socket.write(`${JSON.stringify(message)}\n`)) await once(socket, 'drain', { signal: gone.signal })
    },
    mention: (message) => {
      if (!socket.destroyed && !socket.writableNeedDrain) socket.write(`${JSON.stringify(message)}\n`)
    },
  }
}
