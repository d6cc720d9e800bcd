// The only way out: HTTP requests to URLs that clients of the API have named, which must not reach into private networks.
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { Agent, buildConnector } from 'undici'
import { lazilyResolved } from '../lazily.ts'
import { isPrivate } from './privateAddress.ts'

const connectMs = 3000
/** How long one address of a host is tried before the next one is tried in parallel. */
const attemptMs = 1000

/**
 * Why a target is refused: `address` is not a URL, `scheme` is not https, `userinfo` contains a name or password, `port` is 0, `private` is
 * not public. `hidden` is a name that leads to an address that is not public, which must not be revealed to anyone.
 */
export type Reason = 'address' | 'scheme' | 'userinfo' | 'port' | 'private' | 'hidden'

const sentences: Record<Reason, string> = {
  address: 'is not a URL',
  scheme: 'must begin with https://',
  userinfo: 'must not contain a user name or password',
  port: 'must not have the port 0',
  private: 'must not lead to a private network',
  hidden: 'must not lead to a private network',
}

/** A refused target. `message` fits after the name of a field and repeats nothing of the target. */
export class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget'
  readonly reason: Reason
  constructor(reason: Reason) {
    super(sentences[reason])
    this.reason = reason
  }
}

export type Exchange = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** For the whole exchange: resolving, connecting, sending and reading. */
  readonly timeoutMs: number
  /** How much of the response's body is read. */
  readonly maxBytes: number
  /** Ends the exchange early. */
  readonly signal?: AbortSignal
}
/**
 * `headers` has lower-case names, with a list for a header that came more than once; `truncated` is true if the body was longer than
 * `body`; `isPrivate` is true if the response came from a private network, so that the client that named the target must not see it.
 */
export type Received = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly truncated: boolean
  readonly isPrivate: boolean
}

export type Outbound = {
  /** Throws RefusedTarget if the target is refused without resolving its name: for the moment when a client names it. */
  readonly refuseTarget: (url: string) => void
  /**
   * Sends one request and resolves to its response as it came: redirects are not followed and nothing is decompressed. Rejects with
   * RefusedTarget, with a TimeoutError (by `name`) after `timeoutMs`, or with the network's own error. The request may have arrived anyway.
   */
  readonly request: (exchange: Exchange) => Promise<Received>
  /** Ends every exchange in progress. */
  readonly close: () => Promise<void>
}

export type OutboundOptions = {
  /** Allows http and private addresses: for development, and for receivers beside the server. */
  readonly allowPrivate: boolean
  /** Replaces the system's resolver. */
  readonly lookup?: LookupFunction
}

/** Loads the library, which takes a moment, so that no start waits for it. */
export const loadClient = lazilyResolved(() => import('undici'))

/** Returns a client with its own connections. */
export function outbound({ allowPrivate, lookup = resolve as LookupFunction }: OutboundOptions): Outbound {
  // Filled only if private targets are allowed: otherwise there is no connection into a private network.
  const privateOrigins = new Set<string>()
  let agent: Agent | undefined
  let isClosed = false
  const opened = lazilyResolved(async () => {
    const undici = await loadClient()
    const connect = guardedConnector(undici.buildConnector, allowPrivate, lookup, privateOrigins)
    agent = new undici.Agent({ connect, allowH2: false })
    if (isClosed) await agent.destroy()
    return { send: undici.request, dispatcher: agent }
  })

  const refuseTarget = (url: string): void => {
    if (!URL.canParse(url)) throw new RefusedTarget('address')
    const { protocol, username, password, hostname, port } = new URL(url)
    if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) throw new RefusedTarget('scheme')
    if (username || password) throw new RefusedTarget('userinfo')
    if (port === '0') throw new RefusedTarget('port')
    const literal = withoutBrackets(hostname)
    if (!allowPrivate && (isIP(literal) ? isPrivate(literal) : isLocalName(literal))) throw new RefusedTarget('private')
  }

  return {
    refuseTarget,
    request: async ({ method, url, headers, body, timeoutMs, maxBytes, signal }) => {
      refuseTarget(url)
      const { send, dispatcher } = await opened()
      const answer = await send(url, {
        dispatcher,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
        // The signal is the only time limit: these would end an exchange that is slow but still within it.
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      const isPrivate = privateOrigins.has(originOf(new URL(url)))
      return { status: answer.statusCode, headers: answer.headers, ...(await read(answer.body, maxBytes)), isPrivate }
    },
    close: async () => {
      isClosed = true
      await agent?.destroy()
    },
  }
}

/** Leaving the loop early closes the connection, so that the rest need not be read. */
async function read(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Pick<Received, 'body' | 'truncated'>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), truncated: size > maxBytes }
}

/**
 * Connects only to checked addresses, and passes the connection on only if its remote end is such an address. A name is resolved here and
 * nowhere else, so that it cannot lead elsewhere a moment later. A literal address is not resolved: `refuseTarget` checks it.
 */
function guardedConnector(
  connectorWith: typeof buildConnector,
  allowPrivate: boolean,
  lookup: LookupFunction,
  privateOrigins: Set<string>,
): buildConnector.connector {
  const common = { timeout: connectMs, allowH2: false }
  const connect = connectorWith({
    ...common,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptMs,
    lookup: allowPrivate ? lookup : guarded(lookup),
  } as buildConnector.BuildOptions)
  const encrypt = connectorWith(common)

  return (options, callback) => {
    const { hostname, port, protocol } = options
    const plain = { hostname: withoutBrackets(hostname), port: port || (protocol === 'https:' ? '443' : '80'), protocol: 'http:' }
    connect(plain, (error, socket) => {
      if (error) return callback(error, null)
      if (isPrivate(socket.remoteAddress)) {
        if (!allowPrivate) {
          socket.destroy()
          return callback(new RefusedTarget('hidden'), null)
        }
        privateOrigins.add(originOf(options))
      }
      if (protocol === 'https:') encrypt({ ...options, httpSocket: socket as Socket }, callback)
      else callback(null, socket)
    })
  }
}

/** Returns a resolver that fails if any of the addresses it finds is private: the server does not choose which one is used. */
const guarded =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as unknown as LookupAddress[]
      if (error) return callback(error, [])
      if (addresses.some(({ address }) => isPrivate(address))) return callback(new RefusedTarget('hidden'), [])
      callback(null, addresses)
    })

/** Names that every resolver maps to the machine itself. */
const isLocalName = (hostname: string) => /^(.*\.)?localhost\.?$/.test(hostname)

const originOf = ({ protocol, hostname, port }: { protocol: string; hostname: string; port: string }) =>
  `${protocol}//${withoutBrackets(hostname)}:${port}`

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')
