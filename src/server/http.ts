// The HTTP settings below Fastify: sizes, time limits, and the responses to input that never becomes a request.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { codeHeaders, errorCodes, type ErrorCode } from '../errorCodes.ts'

/** Milliseconds: for the headers, for the whole request, between two checks of these limits, and for a long response that nobody reads. */
export type Timeouts = { readonly headers: number; readonly request: number; readonly check: number; readonly unread: number }

/** Promise H6. */
export const usualTimeouts: Timeouts = { headers: 10_000, request: 30_000, check: 1_000, unread: 60_000 }
/** How long a refused connection may continue to send before it is closed; milliseconds. */
const lingerMs = 2_000

/** What is done about input that never becomes a request. */
export type Unparsed = {
  /** Counts it against its address, and returns the rate-limit headers. */
  readonly count: (address: string) => Readonly<Record<string, string>>
  readonly log: (line: { readonly reqId: string; readonly status: number; readonly code: ErrorCode }) => void
}

/** Paths have a slash at the end or not, and parameters of any length that fits into the headers. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 }

/** Returns Fastify's options: a header block of at most 16 KB (promise H5). */
export const httpOptions = ({ headers, request, check }: Timeouts, unparsed: Unparsed) =>
  ({
    requestTimeout: request,
    keepAliveTimeout: 72_000,
    // While the server closes, it still answers, with `Connection: close`.
    return503OnClosing: false,
    routerOptions,
    http: { headersTimeout: headers, connectionsCheckingInterval: check, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    clientErrorHandler: refuseUnparsed(unparsed),
  }) as const

/** Answers what Node's parser rejects, unless a response has already begun. */
const refuseUnparsed =
  (unparsed: Unparsed) => (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const end = (code: ErrorCode, message: string) => endWith(socket, code, message, unparsed)
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy()
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') end('request-timeout', 'The request took too long to arrive')
    else if (error.code === 'HPE_HEADER_OVERFLOW') end('headers-too-large', 'The headers are too large: send less than 16 KB')
    else end('request-malformed', 'The request is not valid HTTP')
  }

/** Answers what Node would otherwise answer or close itself: an `Expect` header that it does not know, and CONNECT. */
export function refuseUnusual(server: Server, unparsed: Unparsed): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(417, { ...refusalHeaders(request.socket, 'expectation-failed', unparsed), connection: 'close' })
      .end('{"error":"The only supported expectation is 100-continue"}')
  })
  server.on('connect', (_: IncomingMessage, socket: Duplex) =>
    endWith(socket as Socket, 'request-malformed', 'This server is not a proxy', unparsed),
  )
}

/** Counts and logs a refusal, and returns its headers. */
function refusalHeaders({ remoteAddress = '' }: Socket, code: ErrorCode, { count, log }: Unparsed) {
  const reqId = newId()
  log({ reqId, status: errorCodes[code].status, code })
  return { 'content-type': 'application/json; charset=utf-8', 'x-request-id': reqId, ...codeHeaders(code), ...count(remoteAddress) }
}

function endWith(socket: Socket, code: ErrorCode, message: string, unparsed: Unparsed): void {
  const { status } = errorCodes[code]
  const body = JSON.stringify({ error: message })
  const headers = { ...refusalHeaders(socket, code, unparsed), 'content-length': body.length, connection: 'close' }
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(lingerMs, () => socket.destroy())
}

/** Returns the client's own request id if it is a plain word, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : newId()
}

// Ids name requests in logs and are not secret. A random part for the process and a counter cost less than a UUID for each request.
const serial = randomUUID().slice(0, 24)
let requests = 0
const newId = () => serial + (requests = (requests + 1) % 2 ** 48).toString(16).padStart(12, '0')
