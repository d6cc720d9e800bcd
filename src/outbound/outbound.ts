// The one way out: HTTP requests to addresses that clients of the API have named, which must not reach into private networks.
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { Agent, buildConnector, request as send } from 'undici'
import { isPrivate } from './privateAddress.ts'

const connectMs = 3000
/** How long one address of a name is tried before the next one is tried beside it. */
const attemptMs = 1000

/**
 * Why a target is not asked: `address` is none, `scheme` is not https, `userinfo` holds a name or password, nobody listens at its `port`,
 * `private` is not public, and `hidden` is a name behind which there is something that is not: nobody is told that there is.
 */
export type Reason = 'address' | 'scheme' | 'userinfo' | 'port' | 'private' | 'hidden'

const sentences: Record<Reason, string> = {
  address: 'is not an address',
  scheme: 'must begin with https://',
  userinfo: 'must not hold a user name or password',
  port: 'must not have the port 0',
  private: 'must not lead into a private network',
  hidden: 'must not lead into a private network',
}

/** A target that is not asked. `message` fits behind a field's name and repeats nothing of the target. */
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
  /** For everything: resolving, connecting, sending and reading. */
  readonly timeoutMs: number
  /** How much of the answer's body is read. */
  readonly maxBytes: number
  /** Ends the exchange early. */
  readonly signal?: AbortSignal
}
/**
 * `headers` has lower-case names, with a list where one came more than once; `truncated` when the body went on behind `body`;
 * `isPrivate` when it came out of a private network, so that it must not be shown to whoever named the target.
 */
export type Received = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly truncated: boolean
  readonly isPrivate: boolean
}

export type Outbound = {
  /** Throws RefusedTarget for what is refused without resolving its name: for the moment when a client names the target. */
  readonly refuseTarget: (url: string) => void
  /**
   * One exchange, as its answer came: redirects are not followed and nothing is decompressed. Rejects with RefusedTarget, with a
   * TimeoutError (by `name`) after `timeoutMs`, or with the network's own error. What is sent may have arrived all the same.
   */
  readonly request: (exchange: Exchange) => Promise<Received>
  /** Ends every exchange that is under way. */
  readonly close: () => Promise<void>
}

export type OutboundOptions = {
  /** Lets http and private addresses pass: for development, and for receivers beside the server. */
  readonly allowPrivate: boolean
  /** Instead of the system's resolver. */
  readonly lookup?: LookupFunction
}

/** A client with connections of its own. */
export function outbound({ allowPrivate, lookup = resolve as LookupFunction }: OutboundOptions): Outbound {
  // Only where private targets are allowed: elsewhere there is no connection into a private network.
  const privateOrigins = new Set<string>()
  const agent = new Agent({ connect: guardedConnector(allowPrivate, lookup, privateOrigins), allowH2: false })

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
      const answer = await send(url, {
        dispatcher: agent,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
        // The signal is the one clock: these would end an exchange that is slow, but not too slow.
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      const isPrivate = privateOrigins.has(originOf(new URL(url)))
      return { status: answer.statusCode, headers: answer.headers, ...(await read(answer.body, maxBytes)), isPrivate }
    },
    close: () => agent.destroy(),
  }
}

/** Leaving the loop early ends the connection, so that nobody has to take the rest. */
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
 * Connects to addresses that were checked, and hands the connection over only when its other end is one. A name is resolved here and
 * nowhere else, so that it cannot lead elsewhere a moment later; a literal address is checked by `refuseTarget`, since none is resolved.
 */
function guardedConnector(allowPrivate: boolean, lookup: LookupFunction, privateOrigins: Set<string>): buildConnector.connector {
  const common = { timeout: connectMs, allowH2: false }
  const connect = buildConnector({
    ...common,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptMs,
    lookup: allowPrivate ? lookup : guarded(lookup),
  } as buildConnector.BuildOptions)
  const encrypt = buildConnector(common)

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

/** A resolver that fails when one of the addresses it finds is private: which of them is used is not ours to choose. */
const guarded =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as unknown as LookupAddress[]
      if (error) return callback(error, [])
      if (addresses.some(({ address }) => isPrivate(address))) return callback(new RefusedTarget('hidden'), [])
      callback(null, addresses)
    })

/** Names that every resolver takes for the machine itself. */
const isLocalName = (hostname: string) => /^(.*\.)?localhost\.?$/.test(hostname)

const originOf = ({ protocol, hostname, port }: { protocol: string; hostname: string; port: string }) =>
  `${protocol}//${withoutBrackets(hostname)}:${port}`

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')
