// What the log says of an answered request, and what is recorded of it: no text of the client's, and of a token only its end.
import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../errorCodes.ts'

/** How a request was answered: in `ms` milliseconds; lost if the client has left before. */
export type Answered = {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly ms: number
  readonly isLost: boolean
}

/**
 * Undefined properties are not written. `tenantName` is what the API calls a tenant. `token` is the last four characters of a valid token,
 * `code` that of an error, `ms` milliseconds. `isLost` marks a response that was not sent, because the client has left.
 */
export function answeredLine(
  operation: string,
  tenantName: string,
  { id, call, headers, span }: FastifyRequest,
  { status, code, ms, isLost }: Answered,
) {
  const caller = call?.caller
  return {
    reqId: id,
    trace_id: span?.traceId,
    operation,
    [tenantName]: caller?.tenant?.subdomain,
    // The header of an identified caller ends with the token.
    token: caller && headers.authorization?.slice(-4),
    status,
    code,
    isLost: isLost || undefined,
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
export function answeredCall({ id, call, method }: FastifyRequest, { status, code, ms }: Answered, at: number): AnsweredCall | undefined {
  const caller = call?.caller
  if (caller?.recordedAs === undefined || !caller.tenant) return undefined
  return {
    tenant: caller.tenant.id,
    client: caller.recordedAs,
    at,
    method,
    operation: call?.route?.id ?? null,
    status,
    code: code ?? null,
    ms,
    requestId: id,
  }
}
