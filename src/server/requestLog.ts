// The log of a request: adds the ids of the request and of its trace to each line.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Returns its logger, to be created when a line is written: most requests write none. Fastify's own `request.log` is the server's. */
export function logOf({ id, span, log }: FastifyRequest): FastifyBaseLogger {
  return log.child({ reqId: id, ...(span?.traceId !== undefined && { trace_id: span.traceId }) })
}
