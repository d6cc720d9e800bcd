// The HTTP server of an API that the generator made: the pipeline on every request under its base path, and a few plain pages beside it.
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ContractViolation } from '../contract/reply.ts'
import { routesOf, type Generated } from '../contract/routes.ts'
import { withoutPrefix } from './address.ts'
import { refusalOf, renderRefusal, type Rendered } from './answer.ts'
import { readBody } from './body.ts'
import { Call } from './call.ts'
import { serveDocuments } from './documents.ts'
import { httpOptions, requestId } from './http.ts'
import { limiter } from './limits.ts'
import { metricsOf } from './metrics.ts'
import { afterBody, beforeBody, run, type Surroundings } from './pipeline.ts'

export type ServerOptions<Tools> = {
  readonly api: Generated<Tools>
  readonly tools: Tools
  /** Such as `/spi/v3`: where the API begins. */
  readonly base: string
  readonly baseDomain: string
  /** The contract's forms by the name they are served under: `openapi`, `openapi-3.1`. */
  readonly documents: Readonly<Record<string, object>>
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly addressLimit: number
  /** Whether an answer that breaks the contract is refused (tests, development) or only reported. */
  readonly refuseViolations: boolean
  readonly callerOf: Surroundings['callerOf']
  readonly now: () => number
  readonly logger: FastifyBaseLogger | false
}

/** Builds the server, ready to listen. */
export async function buildServer<Tools>(options: ServerOptions<Tools>): Promise<FastifyInstance> {
  const { api, tools, base, now } = options
  const server = fastify({
    ...httpOptions,
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    disableRequestLogging: true,
    trustProxy: options.trustProxy,
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => withoutPrefix(base, url),
    frameworkErrors: (error, request, reply) => void refuseUnread(request, reply, error),
  }) as unknown as FastifyInstance
  const metrics = metricsOf(server)
  const routes = routesOf(api, tools)
  const surroundings: Surroundings = {
    base,
    baseDomain: options.baseDomain,
    routes,
    callerOf: options.callerOf,
    limit: await limiter(server, options.addressLimit, now),
    now,
    onViolation: (call, error) => {
      metrics.violations.inc({ operation: call.route?.id ?? '' })
      if (options.refuseViolations) throw error
      call.request.log.error({ violation: (error as Error).message }, 'an answer breaks the contract')
    },
  }
  const before = beforeBody(surroundings)
  const after = afterBody(surroundings)

  server.decorateRequest('call', undefined)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (request: FastifyRequest, payload: FastifyRequest['raw']) => readBody(request.call, payload))

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = new Call(request, reply, request.routeOptions.config.route)
    request.call = call
    reply.headers(common(request.id))
    await run(before, call)
  }

  for (const route of routes) {
    server.route({
      method: route.facts.method,
      url: base + route.pattern,
      config: { route },
      onRequest: begin,
      handler: async (request, reply) => {
        const call = request.call as Call
        await run(after, call)
        return send(call, reply)
      },
    })
  }

  server.setErrorHandler((error, request, reply) => refuse(request, reply, error))
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith(base.slice(0, base.lastIndexOf('/')))) await begin(request, reply)
    return plain(reply, 404, 'Not found')
  })
  server.addHook('onResponse', async (request, reply) => {
    const operation = request.call?.route?.id ?? request.routeOptions.config.page ?? 'none'
    metrics.answered(operation, reply.statusCode, reply.elapsedTime)
    request.log.info({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 100) / 100 }, 'answered')
  })
  server.get('/health', { config: { page: 'health' } }, async () => ({ status: 'ok' }))
  server.get('/metrics', { config: { page: 'metrics' } }, async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  await serveDocuments(server, options.documents, base, options.publicUrl)
  return server

  /** Refuses what never reached a route: the limit counts it all the same. */
  async function refuseUnread(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
    try {
      await begin(request, reply)
    } catch (refused) {
      if ((refused as { status?: number }).status === 429) error = refused
    }
    refuse(request, reply, error)
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    let rendered: Rendered
    try {
      rendered = renderRefusal(request.call?.route, refusalOf(error, request.log))
    } catch (violation) {
      metrics.violations.inc({ operation: request.call?.route?.id ?? '' })
      request.log.error({ violation: (violation as ContractViolation).message }, 'a refusal breaks the contract')
      rendered = renderRefusal(undefined, refusalOf(violation, request.log))
    }
    return reply.code(rendered.status).headers(rendered.headers).type(json).send(rendered.body)
  }
}

const json = 'application/json; charset=utf-8'

/** Headers on every answer of the API. */
const common = (id: string) => ({
  'x-request-id': id,
  'cache-control': 'max-age=0, private, must-revalidate',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
})

function send({ answer, route }: Call, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = answer as NonNullable<Call['answer']>
  reply.code(status).headers(headers)
  if (body === undefined) return status === 204 ? reply.send() : reply.type('text/plain; charset=utf-8').send('')
  const media = route?.facts.answers[status]?.media
  return media?.startsWith('text/') ? reply.type(media).send(body) : reply.type(json).send(JSON.stringify(body))
}

function plain(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).type(json).send(JSON.stringify({ error }))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route stands for. */
    route?: import('../contract/routes.ts').Route
    /** The name of a page beside the API, for the metrics. */
    page?: string
  }
}

