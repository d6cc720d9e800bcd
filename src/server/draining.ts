// The end of a server: it refuses new connections, and ends each open one once what has arrived on it is answered (promise K7).
import type { Server } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long a request that has arrived in part may take to arrive whole; milliseconds. */
const restMs = 2_000
/** How long answers that are under way may take: as long as the database has for a statement. */
const answerMs = 4_000

/** Node's own mark on the socket of a request that is not answered yet. */
type Busy = Socket & { readonly _httpMessage?: { readonly req?: { readonly complete: boolean }; readonly headersSent: boolean } | null }

export type Draining = {
  /** Notes that everything which came on this connection is answered. */
  readonly answered: (socket: Socket) => void
  readonly isDraining: () => boolean
  /**
   * Stops listening and resolves when every connection has ended: an idle one after `idleMs`, in which a request that is on its way is
   * still answered; one with a request after the answer; one whose request does not arrive whole within 2 s with 408; and after 4 s any.
   */
  readonly drain: (idleMs: number) => Promise<void>
}

export function drainingOf(server: Server): Draining {
  const open = new Set<Busy>()
  /** How many bytes had come on a connection when it was answered last: more, and there is the beginning of another request. */
  const read = new WeakMap<Socket, number>()
  let draining = false
  let endsIdle = false
  server.on('connection', (socket: Busy) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  const isIdle = (socket: Busy) => !socket._httpMessage && socket.bytesRead === (read.get(socket) ?? 0)
  const isPartial = (socket: Busy) => (socket._httpMessage ? socket._httpMessage.req?.complete === false : !isIdle(socket))

  function endIdle(): void {
    endsIdle = true
    for (const socket of open) if (isIdle(socket)) socket.destroySoon()
  }
  function endPartial(): void {
    const late = Object.assign(new Error('The server stops'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    for (const socket of open) if (isPartial(socket)) server.emit('clientError', late, socket)
  }

  return {
    answered: (socket) => {
      read.set(socket, socket.bytesRead)
      if (endsIdle && isIdle(socket)) socket.destroySoon()
    },
    isDraining: () => draining,
    drain: async (idleMs) => {
      draining = true
      // Connections that the kernel has taken by now are taken over, and what has come on them is read.
      for (let turns = 0; turns < 3; turns++) await turn()
      // Not the HTTP server's own end, which destroys connections that are idle for the moment.
      const ended = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
      const timers = [setTimeout(endIdle, idleMs), setTimeout(endPartial, restMs), setTimeout(() => server.closeAllConnections(), answerMs)]
      await ended
      timers.forEach(clearTimeout)
    },
  }
}
