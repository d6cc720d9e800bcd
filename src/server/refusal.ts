// Turns errors into refusals, and refusals into what is sent.
import type { FastifyRequest } from 'fastify'
import { forStatus } from '../contract/document.ts'
import { ContractViolation } from '../contract/reply.ts'
import { isDatabaseFault } from '../db/faults.ts'
import type { ErrorCode } from '../errorCodes.ts'
import { Malformed, Refusal, unavailable } from '../errors.ts'
import type { Call } from './call.ts'
import { logOf } from './requestLog.ts'

export type Rendered = { code: ErrorCode; status: number; body: string; headers: Readonly<Record<string, string>> }

/** Returns the refusal for an error: a refusal is kept, an unavailable database becomes 503, anything else 500 without details. Faults are logged. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) {
    if (error.reason) logOf(request).warn({ err: error.reason }, 'something that the request needs is unavailable')
    return error
  }
  if (isDatabaseFault(error)) {
    logOf(request).warn({ err: error }, 'the database does not respond')
    return unavailable()
  }
  logOf(request).error({ err: error }, 'an operation failed')
  return new Refusal('internal-error', 'Internal error')
}

/**
 * Renders a refusal in the schema that the operation declares for its status: `{}` if the contract requires that, otherwise
 * `{error, validation_errors?}` with the details of the refusal.
 */
export function renderRefusal(call: Pick<Call, 'route' | 'isRunning'> | undefined, refusal: Refusal): Rendered {
  const route = call?.route
  const { code, status, message, faults, headers, details } = refusal
  const declared = route && forStatus(route.facts.answers, status)
  if (route && call.isRunning && !declared && !(refusal instanceof Malformed))
    throw new ContractViolation(`${route.id} refused with ${status}, which the contract does not declare`)
  if (declared?.bare) return { code, status, body: '{}', headers: { ...headers, 'x-error-reason': message.replace(/[^\x20-\x7e]/g, '?') } }
  return { code, status, body: JSON.stringify({ error: message, ...(faults && { validation_errors: faults }), ...details }), headers }
}
