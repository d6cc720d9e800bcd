// Answers requests: with what the pipeline returns, or with the refusal that it throws; counts and logs each.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../contract/routes.ts'
import { codeHeaders, type ErrorCode } from '../errorCodes.ts'
import { Malformed } from '../errors.ts'
import { answeredCall, answeredLine, type AnsweredCall } from './answeredLine.ts'
import { Call, type Answer } from './call.ts'
import type { Draining } from './draining.ts'
import type { Timeouts } from './http.ts'
import type { Metrics } from './metrics.ts'
import type { addressing } from './olderVersions.ts'
import { endSpan } from './requestSpans.ts'
import { refusalOf, renderRefusal, type Rendered } from './refusal.ts'
import { common } from './page.ts'
import { add, json, sendAnswer } from './send.ts'

type Answering = {
  readonly server: FastifyInstance
  readonly pipeline: (call: Call) => Promise<Answer>
  readonly routes: readonly Route[]
  readonly versions: ReturnType<typeof addressing>
  readonly draining: Draining
  readonly metrics: Metrics
  readonly timeouts: Timeouts
  readonly publicUrl: string | undefined
  readonly tenantName: string
  readonly now: () => number
  /** Called for each answered request of a caller whose calls are recorded. */
  readonly onCall?: ((call: AnsweredCall) => void) | undefined
}

/** Returns what the server's routes and handlers of errors call, and `helpOf`, the headers of an error's code. */
export function answeringWith({
  server,
  pipeline,
  routes,
  versions,
  draining,
  metrics,
  timeouts,
  publicUrl,
  tenantName,
  now,
  onCall,
}: Answering) {
  const routesById = new Map(routes.map((route) => [route.id, route]))
  return { answer, refuse, refuseAddress, helpOf, tellAnswered }

  async function answer(request: FastifyRequest, reply: FastifyReply, route?: Route): Promise<FastifyReply> {
    const made = callOf(request, reply, route)
    const call = made instanceof Promise ? await made : made
    request.call = call
    try {
      const answered = await pipeline(call)
      return sending(request, reply, () => sendAnswer(reply, headOf(request, call), answered, call.route?.facts, timeouts.unread))
    } finally {
      const { older: version, caller } = call
      if (version) metrics.deprecated.inc({ version: version.number, client: caller?.client ?? 'none' })
    }
  }

  /** Returns the headers of every answer of the API, as names and values in turn. */
  function headOf(request: FastifyRequest, { route, rates }: Call): string[] {
    const head = draining.isDraining() ? ['connection', 'close'] : []
    add(head, common(request.id))
    add(head, versions.headersOf(request, route))
    if (rates) add(head, rates)
    return head
  }

  /** Only the operations of an older version may have to be loaded first. */
  function callOf(request: FastifyRequest, reply: FastifyReply, route: Route | undefined): Call | Promise<Call> {
    const version = versions.olderOf(request)
    if (!version) return new Call(request, reply, routesById, route)
    return version.routes(routes).then((known) => new Call(request, reply, known, route && known.get(route.id), version))
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    let rendered: Rendered
    try {
      rendered = renderRefusal(request.call, refusalOf(error, request.log))
    } catch (violation) {
      metrics.violated(request.call?.route?.id ?? '')
      rendered = renderRefusal(undefined, refusalOf(violation, request.log))
    }
    if (draining.isDraining()) reply.header('connection', 'close')
    reply
      .code(rendered.status)
      .headers(common(request.id))
      .headers(versions.headersOf(request, request.call?.route))
      .headers(request.call?.rates ?? {})
      .headers({ ...rendered.headers, ...helpOf(request, rendered.code) })
    return sending(request, reply, () => reply.type(json).send(rendered.body))
  }

  /** Refuses a URL that cannot be decoded. The router passes it around every hook, but the rate limit counts it all the same. */
  async function refuseAddress(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.raw.once('finish', () => tellAnswered(request, reply))
    const refusal = await answer(request, reply).catch((error: { status?: number }) => error)
    const { status = 0 } = refusal as { status?: number }
    refuse(request, reply, [404, 405].includes(status) ? new Malformed('request-malformed', 'The URL is not well-formed') : refusal)
  }

  /**
   * Returns the headers of an error's code, in addition to the links of an older version. A request that is not well-formed HTTP may name
   * any host, so its host is not repeated.
   */
  function helpOf(request: FastifyRequest, code: ErrorCode): Record<string, string> {
    const origin = publicUrl ?? (code === 'request-malformed' ? '' : `${request.protocol}://${request.host}`)
    const { link: before } = versions.headersOf(request, request.call?.route)
    const help = codeHeaders(code, origin)
    return before === undefined ? help : { ...help, link: `${before}, ${help.link}` }
  }

  /** Fastify calls no hook for a response that cannot be sent, because the client has left. One that was sent may be at its end already. */
  function sending(request: FastifyRequest, reply: FastifyReply, send: () => FastifyReply): FastifyReply {
    const isLost = reply.raw.destroyed
    send()
    if (isLost) tellAnswered(request, reply)
    return reply
  }

  /** Counts, logs and records a request. */
  function tellAnswered(request: FastifyRequest, reply: FastifyReply): void {
    const operation = request.call?.route?.id ?? request.routeOptions.config.page ?? 'none'
    const ms = reply.elapsedTime
    metrics.answered(operation, reply.statusCode, ms)
    server.log.info(answeredLine(operation, tenantName, request, reply, ms), 'answered')
    const call = onCall && answeredCall(request, reply, ms, now())
    if (call) onCall(call)
    if (request.span) endSpan(request.span, request, reply, tenantName)
  }
}
