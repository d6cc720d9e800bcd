// Answers requests: with what the pipeline returns, or with the refusal that it throws; counts and logs each.
import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../contract/routes.ts'
import { codeHeaders, type ErrorCode } from '../errorCodes.ts'
import { Malformed } from '../errors.ts'
import { answeredCall, answeredLine, type Answered, type AnsweredCall } from './answeredLine.ts'
import { Call, type Answer } from './call.ts'
import type { Draining } from './draining.ts'
import type { Timeouts } from './http.ts'
import type { Metrics } from './metrics.ts'
import type { addressing } from './olderVersions.ts'
import { endSpan } from './requestSpans.ts'
import { refusalOf, renderRefusal, type Rendered } from './refusal.ts'
import { common } from './page.ts'
import { logOf } from './requestLog.ts'
import { add, json, replace, sendAnswer, sendText } from './send.ts'

type Answering = {
  readonly log: FastifyBaseLogger
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

/** Returns what the server's routes, hooks and handlers of errors call, and `helpOf`, the headers of an error's code. */
export function answeringWith({
  log,
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
  return { answer, refuseAddress, refusePage, tellPage, helpOf }

  /** Answers a request to the API, without the steps in which Fastify looks what else is to be done. */
  function answer(request: FastifyRequest, reply: FastifyReply, route?: Route): void {
    reply.hijack()
    answering(request, reply, route).catch((error: unknown) => cutOff(request, reply, error))
  }

  /** `refusalFor` may replace an error by another. */
  async function answering(
    request: FastifyRequest,
    reply: FastifyReply,
    route?: Route,
    refusalFor = (error: unknown) => error,
  ): Promise<void> {
    const began = performance.now()
    let code: ErrorCode | undefined
    // A response to a client who has left is not sent.
    let isLost = false
    try {
      const made = callOf(request, reply, route)
      const call = made instanceof Promise ? await made : made
      request.call = call
      const answered = await pipeline(call)
      isLost = reply.raw.destroyed
      const sending = sendAnswer(reply, headOf(request, call), answered, call.route?.facts, timeouts.unread)
      if (sending) await sending
    } catch (error) {
      isLost = reply.raw.destroyed
      code = refuse(request, reply, refusalFor(error))
    }
    const { older: version, caller } = request.call ?? {}
    if (version) metrics.deprecated.inc({ version: version.number, client: caller?.client ?? 'none' })
    tell(request, { status: reply.raw.statusCode, code, ms: performance.now() - began, isLost })
  }

  /** Returns the headers of every answer of the API, as names and values in turn. */
  function headOf(request: FastifyRequest, call: Call | undefined): string[] {
    const head = draining.isDraining() ? ['connection', 'close'] : []
    add(head, common(request.id))
    add(head, versions.headersOf(request, call?.route))
    if (call?.rates) add(head, call.rates)
    return head
  }

  /** Only the operations of an older version may have to be loaded first. */
  function callOf(request: FastifyRequest, reply: FastifyReply, route: Route | undefined): Call | Promise<Call> {
    const version = versions.olderOf(request)
    if (!version) return new Call(request, reply, routesById, route)
    return version.routes(routes).then((known) => new Call(request, reply, known, route && known.get(route.id), version))
  }

  /** Sends the refusal and returns its code. */
  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): ErrorCode {
    const { code, status, body, headers } = renderedOf(request, error)
    const head = headOf(request, request.call)
    replace(head, { ...headers, ...helpOf(request, code) })
    sendText(reply, status, head, json, body)
    return code
  }

  function renderedOf(request: FastifyRequest, error: unknown): Rendered {
    try {
      return renderRefusal(request.call, refusalOf(error, request))
    } catch (violation) {
      metrics.violated(request.call?.route?.id ?? '')
      return renderRefusal(undefined, refusalOf(violation, request))
    }
  }

  /** A response whose refusal failed too may have begun: its end cannot be sent. */
  function cutOff(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    refusalOf(error, request)
    reply.raw.destroy()
  }

  /** Refuses a URL that cannot be decoded. The router passes it around every hook, but the rate limit counts it all the same. */
  function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    const malformed = new Malformed('request-malformed', 'The URL is not well-formed')
    const refusalFor = (error: unknown) => ([404, 405].includes((error as { status?: number }).status ?? 0) ? malformed : error)
    answering(request, reply, undefined, refusalFor).catch((error: unknown) => cutOff(request, reply, error))
  }

  /** Refuses a request to a page beside the API. */
  function refusePage(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const { code, status, body, headers } = renderedOf(request, error)
    if (draining.isDraining()) reply.header('connection', 'close')
    return reply
      .code(status)
      .headers({ ...common(request.id), ...headers, ...helpOf(request, code) })
      .type(json)
      .send(body)
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

  /** Has a request to a page beside the API counted and logged when its response is sent, or its client has left. */
  function tellPage(request: FastifyRequest, reply: FastifyReply): void {
    const began = performance.now()
    finished(reply.raw, (lost) => {
      const status = reply.statusCode
      const code = status < 400 ? undefined : (reply.getHeader('x-error-code') as ErrorCode | undefined)
      tell(request, { status, code, ms: performance.now() - began, isLost: Boolean(lost) })
    })
  }

  /** Counts, logs and records a request. A failure of that is logged: the request has its answer. */
  function tell(request: FastifyRequest, answered: Answered): void {
    try {
      const operation = request.call?.route?.id ?? request.routeOptions.config.page ?? 'none'
      metrics.answered(operation, answered.status, answered.ms)
      log.info(answeredLine(operation, tenantName, request, answered), 'answered')
      const call = onCall && answeredCall(request, answered, now())
      if (call) onCall(call)
      if (request.span) endSpan(request.span, request, answered, tenantName)
    } catch (error) {
      logOf(request).error({ err: error }, 'a request was not counted or recorded')
    }
  }
}
