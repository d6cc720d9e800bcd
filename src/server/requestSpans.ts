// The span of each request: continues the caller's trace, accompanies the request, and ends when it is answered.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentSpan, withSpan, type Begin, type Span } from '../traces/tracing.ts'
import type { Answered } from './answeredLine.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined while nothing is traced. */
    span: Span | undefined
  }
}

/** Pages that programs ask every few seconds. */
const untraced: ReadonlySet<string | undefined> = new Set(['health', 'ready', 'metrics'])

/** Adds a span to each request. Its name is the operation's id or the page's name; an address, which may hold ids and secrets, is not in it. */
export function traceRequests(server: FastifyInstance, base: string, begin: Begin): void {
  server.addHook('onRequest', (request, _, done) => {
    const { config, url } = request.routeOptions
    const { route, page } = config
    if (untraced.has(page)) return done()
    // A call that a request makes in this process is a step of it.
    const within = presentSpan()
    const attributes = {
      'http.request.method': request.method,
      'http.route': route ? base + route.facts.path : page && url,
      'url.scheme': request.protocol,
      'spindle.request_id': request.id,
    }
    const span = begin(route?.id ?? page ?? 'none', within ? 'internal' : 'server', attributes, within ?? traceparentOf(request))
    request.span = span
    withSpan(span, done)
  })
}

/** Ends a span with the response's status and error code. */
export function endSpan(span: Span, { call }: FastifyRequest, { status, code }: Answered, tenantName: string): void {
  const fault = status < 400 ? undefined : (code ?? String(status))
  span.note({ 'http.response.status_code': status, 'error.type': fault, [`spindle.${tenantName}`]: call?.caller?.tenant?.subdomain })
  // By the conventions, a refusal is the client's fault and not the span's.
  if (status >= 500) span.fail(fault ?? String(status))
  span.end()
}

function traceparentOf({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceparent : undefined
}
