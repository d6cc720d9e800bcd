// The log of a request: adds the ids of the request and of its trace to each line.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Returns its logger, created when a line is written: most requests write none of their own. */
export function logOf({ id, span, log }: FastifyRequest): FastifyBaseLogger {
  return log.child({ reqId: id, ...(span?.traceId !== undefined && { trace_id: span.traceId }) })
}
