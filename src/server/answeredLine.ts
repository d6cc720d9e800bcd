// What the log says of an answered request, and what is recorded of it: no text of the client's, and of a token only its end.
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Undefined properties are not written. `tenantName` is what the API calls a tenant. `token` is the last four characters of a valid token,
 * `code` that of an error, `ms` milliseconds. `isLost` marks a response that was not sent, because the client has left.
 */
export function answeredLine(
  operation: string,
  tenantName: string,
  { id, call, headers, span }: FastifyRequest,
  reply: FastifyReply,
  ms: number,
) {
  const caller = call?.caller
  const status = reply.statusCode
  return {
    reqId: id,
    trace_id: span?.traceId,
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

/** An answered request as it is recorded for its tenant. `at` is in milliseconds since 1970; without an operation or an error these are null. */
export type AnsweredCall = {
  readonly tenant: number
  readonly client: string
  readonly at: number
  readonly method: string
  readonly operation: string | null
  readonly status: number
  readonly code: string | null
  readonly ms: number
  readonly requestId: string
}

/** Returns the record of a request; undefined if its caller's are not recorded. It holds no reference to the request. */
export function answeredCall({ id, call, method }: FastifyRequest, reply: FastifyReply, ms: number, at: number): AnsweredCall | undefined {
  const caller = call?.caller
  if (caller?.recordedAs === undefined || !caller.tenant) return undefined
  const status = reply.statusCode
  return {
    tenant: caller.tenant.id,
    client: caller.recordedAs,
    at,
    method,
    operation: call?.route?.id ?? null,
    status,
    code: status < 400 ? null : String(reply.getHeader('x-error-code')),
    ms,
    requestId: id,
  }
}
