// The HTTP settings below Fastify: sizes, time limits, and the answers to what never becomes a request.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { codeHeaders, errorCodes, type ErrorCode } from '../errorCodes.ts'

/** Milliseconds: for the headers to arrive, for the whole request, between two looks at the clock, and of a long answer without being read. */
export type Timeouts = { readonly headers: number; readonly request: number; readonly check: number; readonly unread: number }

/** Promise H6. */
export const usualTimeouts: Timeouts = { headers: 10_000, request: 30_000, check: 1_000, unread: 60_000 }
/** How long a connection that is being refused may go on sending before it is cut. */
const lingerMs = 2_000

/** Counts for an address what never becomes a request, and gives the headers that tell the count. */
export type CountAddress = (address: string) => Readonly<Record<string, number>>

/** Fastify's options: a header block of at most 16 KB (promise H5), and no guessing about addresses. */
export const httpOptions = ({ headers, request, check }: Timeouts, count: CountAddress) =>
  ({
    requestTimeout: request,
    keepAliveTimeout: 72_000,
    // While the server closes it goes on answering, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    http: { headersTimeout: headers, connectionsCheckingInterval: check, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    clientErrorHandler: refuseUnparsed(count),
  }) as const

/** What Node's parser refuses: an answer, unless one is on its way already. */
const refuseUnparsed =
  (count: CountAddress) => (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const end = (code: ErrorCode, message: string) => endWith(socket, code, message, count)
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy()
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') end('request-timeout', 'The request took too long to arrive')
    else if (error.code === 'HPE_HEADER_OVERFLOW') end('headers-too-large', 'Keep the headers below 16 KB')
    else end('request-malformed', 'This is not valid HTTP')
  }

/** What Node would answer or cut by itself: an expectation that nobody meets, and the wish for a tunnel. */
export function refuseUnusual(server: Server, count: CountAddress): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(417, { ...headersFor(request.socket, 'expectation-failed', count), connection: 'close' })
      .end('{"error":"Expect nothing but 100-continue"}')
  })
  server.on('connect', (_: IncomingMessage, socket: Duplex) =>
    endWith(socket as Socket, 'request-malformed', 'This server is no proxy', count),
  )
}

const headersFor = ({ remoteAddress = '' }: Socket, code: ErrorCode, count: CountAddress) => ({
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': newId(),
  ...codeHeaders(code),
  ...count(remoteAddress),
})

function endWith(socket: Socket, code: ErrorCode, message: string, count: CountAddress): void {
  const { status } = errorCodes[code]
  const body = JSON.stringify({ error: message })
  const headers = { ...headersFor(socket, code, count), 'content-length': body.length, connection: 'close' }
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(lingerMs, () => socket.destroy())
}

/** The sender's own request id where it is a plain word, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : newId()
}

// Ids name requests in logs and are no secret: random once in a process and counted from there, which costs less than a UUID for each.
const serial = randomUUID().slice(0, 24)
let requests = 0
const newId = () => serial + (requests = (requests + 1) % 2 ** 48).toString(16).padStart(12, '0')
