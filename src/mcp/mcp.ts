// Serves the endpoint for assistants: the Model Context Protocol over HTTP, without sessions, for holders of a token.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mcpPath } from '../access/oauth/resource.ts'
import type { Document } from '../contract/document.ts'
import { codeHeaders, errorCodes, type ErrorCode } from '../errorCodes.ts'
import { forbidden, methodNotAllowed, unauthorized } from '../errors.ts'
import { lazilyResolved } from '../lazily.ts'
import type { Limit } from '../pages/addressLimit.ts'
import { resourceMetadataAddress, type IssuerOf } from '../pages/oauth/oauth.ts'
import { parseJson, requireJson } from '../server/body.ts'
import { bytesOf } from '../server/bytes.ts'
import { bearerOf, type Caller } from '../server/call.ts'
import { page } from '../server/page.ts'
import { refusalOf } from '../server/refusal.ts'
import type { Asking, ProtocolOptions } from './protocol.ts'

/** Requests of a client, and requests without a valid token from an address, in a minute. Each tool's call also counts as a request to the API. */
export const mcpRequests = 600
/** As much as most operations accept. */
const maxBytes = 1024 * 1024

export type McpOptions = Omit<ProtocolOptions, 'document' | 'onError'> & {
  readonly document: () => Document
  readonly callerOf: (token: string, headers: IncomingHttpHeaders) => Caller | undefined | Promise<Caller | undefined>
  readonly log: FastifyBaseLogger
  readonly limit: Limit
  readonly issuerOf: IssuerOf
  readonly publicUrl: string | undefined
}

/** Adds the endpoint to a server that does not listen yet. */
export function serveMcp(server: FastifyInstance, options: McpOptions): void {
  const { callerOf, log, limit, issuerOf, publicUrl } = options
  // Nobody may ever ask, and the library takes a moment to load.
  const protocol = lazilyResolved(async () =>
    (await import('./protocol.ts')).protocolOf({
      ...options,
      document: options.document(),
      onError: (error) => log.debug({ err: error }, 'mcp'),
    }),
  )

  server.route({
    ...page('mcp'),
    url: mcpPath,
    method: server.supportedMethods,
    errorHandler: (error, request, reply) => void refuse(error, request, reply),
    handler: async (request, reply) => {
      // Streams and sessions, for which the protocol has GET and DELETE, are not kept.
      if (request.method !== 'POST') throw methodNotAllowed('POST')
      requireOwnOrigin(request, publicUrl)
      const asking = await identify(request, reply)
      requireJson(request.headers)
      const body = parseJson(await bytesOf(request.raw, maxBytes))
      const issuer = issuerOf(request)
      return send(reply, await (await protocol())(webRequest(request, issuer), body, asking), issuer)
    },
  })

  /** Throws 401 without a valid token, after the request is counted: for its client, or else for its address. */
  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<Asking> {
    const token = bearerOf(request.headers)
    const caller = token === undefined ? undefined : await callerOf(token, request.headers)
    await limit(request, reply, caller?.client)
    if (token === undefined || caller === undefined) throw unauthorized()
    return { caller, token, clientAddress: request.ip, headers: forwarded(request) }
  }

  /** Refuses as the protocol reports errors. A 401 says where the metadata are from which a client finds the authorization server. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { code, status, message, headers } = refusalOf(error, request)
    const issuer = issuerOf(request)
    const wrong = bearerOf(request.headers) === undefined ? '' : ', error="invalid_token"'
    return reply
      .code(status)
      .headers({ ...headers, ...codeHeaders(code, issuer) })
      .headers(status === 401 ? { 'www-authenticate': `Bearer resource_metadata="${resourceMetadataAddress(issuer)}"${wrong}` } : {})
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: refusalNumber, message } }))
  }
}

/** The number of JSON-RPC for errors that the server defines. */
const refusalNumber = -32_000

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Throws 403 for a request of another site's page: its host may have been made to resolve to this server. Programs send no `Origin`. Without a
 * public URL only pages on this machine are known to be the server's own.
 */
function requireOwnOrigin({ headers: { origin } }: FastifyRequest, publicUrl: string | undefined): void {
  if (origin === undefined) return
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  if (from && (publicUrl === undefined ? loopback.has(from.hostname) : from.origin === new URL(publicUrl).origin)) return
  throw forbidden('origin-refused', 'Pages of other sites cannot use this endpoint')
}

/** The headers of the request that belong to its calls: who calls, for which host, and under which request id. */
function forwarded({ headers, host, id }: FastifyRequest): Record<string, string> {
  const given = ['x-service-client-id', 'x-workable-client-id'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  return { ...(Object.fromEntries(given) as Record<string, string>), host, 'x-request-id': id }
}

/** The request as the library reads it; its body has been parsed. */
const webRequest = ({ headers, url }: FastifyRequest, issuer: string): Request =>
  new Request(issuer + url, {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])),
  })

/** The codes of what the library refuses: bodies and headers that are no request of the protocol, and methods that it does not have. */
const refusals: Readonly<Record<number, ErrorCode>> = { 400: 'body-invalid', 404: 'not-found', 406: 'accept-refused' }

/** Sends the library's response, which ends as soon as the one request is answered. */
async function send(reply: FastifyReply, response: Response, issuer: string): Promise<FastifyReply> {
  reply.code(response.status).headers({ ...Object.fromEntries(response.headers), 'cache-control': 'no-store' })
  if (response.status >= 400) {
    const code = refusals[response.status] ?? 'internal-error'
    reply.code(errorCodes[code].status).headers(codeHeaders(code, issuer))
  }
  return reply.send(await response.text())
}
