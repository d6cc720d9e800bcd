// Stops a server: it refuses new connections, and closes each open one after the response to what has arrived on it (promise K7).
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long the rest of a request may take to arrive; milliseconds. */
const restMs = 2_000
/** How long responses in progress may take: as long as a statement of the database may; milliseconds. */
const answerMs = 4_000
/** How many connections the kernel holds at most until they are accepted: Node's own `backlog`. */
const queue = 511
/** After this many turns without a new connection, what had arrived is read: a request is read in a later turn than its connection. */
const quietTurns = 3
/** In how many steps idle connections are closed. */
const steps = 10

/** Node's own property on the socket of a request that has no complete response yet. */
type Busy = Socket & { readonly _httpMessage?: { readonly req?: { readonly complete: boolean }; readonly headersSent: boolean } | null }
type Use = {
  /** How many bytes had arrived at the last response. If there are more now, another request has begun. */
  read: number
  /** Grows with every connection and every response. */
  at: number
}

/** Where Node publishes each response that was handed over completely. */
const responses = 'http.server.response.finish'

export type Draining = {
  readonly isDraining: () => boolean
  /**
   * Stops listening, once what has arrived is read. From then on responses close their connections. Not before: a proxy whose connection
   * is closed by a response opens another, which must not meet the end of listening.
   */
  readonly endListening: () => Promise<void>
  /**
   * Resolves when every connection is closed. Idle connections close in the second half of `idleMs`; a request that arrives before is still
   * answered. A connection with a request closes after the response, or with 408 if the request is not complete within 2 s. After 4 s every
   * connection is closed.
   */
  readonly drain: (idleMs: number) => Promise<void>
}

export function drainingOf(server: Server): Draining {
  const open = new Map<Busy, Use>()
  let accepted = 0
  let uses = 0
  let draining = false
  /** Set once the server no longer listens: resolves when every connection is closed. */
  let ended: Promise<void> | undefined
  let endsIdle = false
  server.on('connection', (socket: Busy) => {
    accepted++
    open.set(socket, { read: 0, at: uses++ })
    socket.once('close', () => open.delete(socket))
  })
  // A channel costs less than a listener on each response.
  subscribe(responses, noteAnswered)

  /** Notes what had arrived on a connection when a response was complete; the response still occupies the connection. */
  function noteAnswered(message: unknown): void {
    const { socket } = message as { readonly socket: Busy }
    const use = open.get(socket)
    // A response of another server of this process, or of a connection that has closed.
    if (!use) return
    use.read = socket.bytesRead
    use.at = uses++
    if (endsIdle) setImmediate(() => isIdle(socket) && socket.destroySoon())
  }
  const isIdle = (socket: Busy) => !socket._httpMessage && socket.bytesRead === open.get(socket)?.read
  const isPartial = (socket: Busy) => (socket._httpMessage ? socket._httpMessage.req?.complete === false : !isIdle(socket))

  /** Reads what the kernel has accepted and received: a busy process has not seen all of it. Node accepts one connection a turn. */
  async function readReceived(): Promise<void> {
    for (let turns = 0, quiet = 0; quiet < quietTurns && turns < queue + quietTurns; turns++) {
      const before = accepted
      await turn()
      quiet = accepted === before ? quiet + 1 : 0
    }
  }
  /**
   * Closes this share of the idle connections, those used longest ago first. A proxy takes the one used last: a request that it sends while
   * the server closes that connection is lost, and each request that arrives before leaves one connection less to close.
   */
  async function endIdle(share: number): Promise<void> {
    await readReceived()
    if (share === 1) endsIdle = true
    const idle = [...open].filter(([socket]) => isIdle(socket)).toSorted(([, one], [, other]) => one.at - other.at)
    for (const [socket] of idle.slice(0, Math.floor(idle.length * share))) socket.destroySoon()
  }
  function endPartial(): void {
    const late = Object.assign(new Error('The server is stopping'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    for (const socket of open.keys()) if (isPartial(socket)) server.emit('clientError', late, socket)
  }

  return {
    isDraining: () => draining,
    endListening: async () => {
      await readReceived()
      // Not the HTTP server's own `close`, which destroys connections that are idle at the moment.
      ended ??= new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
      draining = true
    },
    drain: async (idleMs) => {
      const parts = Array.from({ length: steps }, (_, at) => ({ after: idleMs * (1 - at / steps / 2), share: 1 / (at + 1) }))
      const timers = [
        ...parts.map(({ after, share }) => setTimeout(() => void endIdle(share), after)),
        setTimeout(endPartial, restMs),
        setTimeout(() => server.closeAllConnections(), answerMs),
      ]
      await ended
      timers.forEach(clearTimeout)
      unsubscribe(responses, noteAnswered)
    },
  }
}
