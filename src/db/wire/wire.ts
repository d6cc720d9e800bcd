// A client with one connection for prepared statements: opens it, detects its end, and opens it again.
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { addressOf, type Address } from './address.ts'
import { dial } from './dial.ts'
import { login } from './login.ts'
import { closed, garbled, reader } from './messages.ts'
import { openSession, type Session } from './session.ts'
import type { Row } from './statement.ts'
import { terminate } from './writer.ts'

/** The result of a statement: its rows and its command tag, such as `COMMIT`. */
export type Answer = { readonly rows: Row[]; readonly tag: string }
/** `isPooled`: a pooler is there, which lends a session of the database for a transaction. */
export type Reach = { readonly databaseUrl: string; readonly isPooled?: boolean } | { readonly wires: () => Duplex }
export type WireOptions = {
  /** Start-up parameters, such as `statement_timeout`. */
  readonly parameters: Readonly<Record<string, string>>
  readonly onNotify?: ((channel: string, payload: string) => void) | undefined
  /** Called when the connection has ended for any reason. */
  readonly onClose?: (() => void) | undefined
}

export type Wire = {
  /** Opens the connection; to be called when there is none. Rejects with the reason. */
  readonly connect: () => Promise<void>
  readonly isUp: () => boolean
  /** Executes a statement in order, preparing it at its first use. `values` contains no undefined. Rejects with the database's error. */
  readonly query: (text: string, values: readonly unknown[]) => Promise<Answer>
  readonly describe: (text: string) => Promise<{ parameters: number[]; columns: string[] }>
  /** How many statements wait for their response, and how many responses have arrived on this connection. */
  readonly waiting: () => number
  readonly heard: () => number
  /** Ends the connection at once, and cancels what the database still does for it. Waiting statements fail with this reason. */
  readonly cut: (reason: Error) => void
  /** Waits briefly for running statements, then ends the connection. */
  readonly end: () => Promise<void>
}

const endMs = 2_000
const cancelMs = 2_000
/** The embedded database does not authenticate. */
const embedded = { user: 'postgres', password: undefined, database: 'postgres' }

export function openWire(reach: Reach, { parameters, onNotify, onClose }: WireOptions): Wire {
  const address: Address | undefined = 'databaseUrl' in reach ? addressOf(reach.databaseUrl) : undefined
  let turn = 0
  let isEnded = false
  let socket: Duplex | undefined
  /** Undefined while no connection accepts statements. */
  let session: Session | undefined
  let cancel: (() => void) | undefined

  async function connect(): Promise<void> {
    if (isEnded) throw closed()
    let opened: Duplex | undefined
    const failed = Promise.withResolvers<never>()
    failed.promise.catch(() => {})
    const follow = (one: Duplex) => {
      opened = one
      socket = one
      let reason: Error | undefined
      one.on('error', (error: Error) => (reason ??= error))
      one.once('close', () => {
        failed.reject(reason ?? closed())
        if (socket === one) lose(reason ?? closed())
      })
    }
    try {
      const host = address?.hosts[turn++ % address.hosts.length]
      const one = host ? await dial(host, address!, follow) : (reach as { wires: () => Duplex }).wires()
      if (!host) follow(one)
      const { ready, handle, cancelRequest } = login(one, address ?? embedded, parameters)
      const opening = openSession((bytes) => void one.write(bytes), { onNotify, isPooled: 'isPooled' in reach && reach.isPooled === true })
      let take = handle
      const read = reader((kind, bytes, start, end) => take(kind, bytes, start, end))
      one.on('data', (chunk: Buffer) => {
        try {
          read(chunk)
        } catch (error) {
          one.destroy(garbled(error))
        }
      })
      // Other messages that arrive with it, parameters and notices, concern neither the login nor the session.
      await Promise.race([ready.then(() => void (take = opening.receive)), failed.promise])
      if (isEnded) throw closed()
      session = opening
      const request = cancelRequest()
      cancel = host && request && (() => void sendAlone(request, host, address!))
    } catch (error) {
      opened?.destroy()
      throw error
    }
  }

  /** All waiting statements have failed. The next connection starts without any state of this one. */
  function lose(reason: Error): void {
    const lost = session
    socket = undefined
    session = undefined
    cancel = undefined
    lost?.fail(reason)
    if (lost) onClose?.()
  }

  const ask: Session['ask'] = (text, values) => (session ? session.ask(text, values) : Promise.reject(closed()))

  return {
    connect,
    isUp: () => session !== undefined,
    query: ask,
    describe: async (text) => {
      const { types, columns } = await ask(text, undefined)
      return { parameters: types ?? [], columns }
    },
    waiting: () => session?.waiting() ?? 0,
    heard: () => session?.heard() ?? 0,
    cut: (reason) => {
      cancel?.()
      socket?.destroy(reason)
    },
    end: async () => {
      isEnded = true
      if (session) {
        const late = setTimeout(() => socket?.destroy(closed()), endMs)
        await session.idle()
        clearTimeout(late)
      }
      const one = socket
      if (!one) return
      const gone = new Promise<void>((resolve) => one.once('close', () => resolve()))
      const late = setTimeout(() => one.destroy(), endMs)
      if (session) one.end(terminate)
      else one.destroy()
      await gone
      clearTimeout(late)
    },
  }
}

/** Sends a message over a socket of its own, for which nothing waits: the database closes it without a response. */
async function sendAlone(message: Buffer, host: Address['hosts'][number], address: Address): Promise<void> {
  const sockets: Duplex[] = []
  const late = setTimeout(() => sockets.forEach((socket) => socket.destroy()), cancelMs)
  try {
    const socket = await dial(host, address, (one) => {
      sockets.push(one)
      one.on('error', () => {})
    })
    socket.resume().end(message)
    await once(socket, 'close')
  } catch {
    // The database does not respond to this either.
  } finally {
    clearTimeout(late)
  }
}
