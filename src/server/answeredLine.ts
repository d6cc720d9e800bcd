// What the log says of an answered request: no text of the client's, and of a token only its end.
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Undefined properties are not written. `tenantName` is what the API calls a tenant. `token` is the last four characters of a valid token,
 * `code` that of an error, `ms` milliseconds. `isLost` marks a response that was not sent, because the client has left.
 */
export function answeredLine(
  operation: string,
  tenantName: string,
  { id, call, headers }: FastifyRequest,
  reply: FastifyReply,
  ms: number,
) {
  const caller = call?.caller
  const status = reply.statusCode
  return {
    reqId: id,
    operation,
    [tenantName]: caller?.tenant?.subdomain,
    // The header of an identified caller ends with the token.
    token: caller && headers.authorization?.slice(-4),
    status,
    code: status < 400 ? undefined : reply.getHeader('x-error-code'),
    isLost: reply.raw.destroyed || undefined,
    ms: Math.round(ms * 100) / 100,
  }
}
