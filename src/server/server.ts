// The HTTP server of a generated API: the pipeline for every request below its base path, and a few plain pages beside it.
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Revision } from '../contract/document.ts'
import { violationsBy, type Strictness } from '../contract/outgoing.ts'
import { routesOf, shadowedIn, type Generated } from '../contract/routes.ts'
import { notFound } from '../errors.ts'
import type { Begin } from '../traces/tracing.ts'
import { isBelow, pathOf, tenantNameOf, withoutPrefix } from './address.ts'
import { withoutAlias } from './aliases.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import type { AnsweredCall } from './answeredLine.ts'
import { answeringWith } from './answering.ts'
import { serveDocuments } from './documents.ts'
import { drainingOf } from './draining.ts'
import { httpOptions, refuseUnusual, requestId, usualTimeouts, type Timeouts, type Unparsed } from './http.ts'
import { itemTexts } from './itemTexts.ts'
import { addressCounter, countsInMemory, limiter, type Counted, type Counts } from './limits.ts'
import { metricsOf, type Metrics } from './metrics.ts'
import { addressing, type OlderVersion } from './olderVersions.ts'
import { common, page } from './page.ts'
import { pipelineOf, type Surroundings } from './pipeline.ts'
import { dropPorts, trustedProxies } from './proxies.ts'
import { traceRequests } from './requestSpans.ts'

export type ServerOptions<Tools> = {
  readonly api: Generated<Tools>
  readonly tools: Tools
  /** Where the API begins, such as `/spi/v3`. */
  readonly base: string
  /** The active profile, as `/health` reports it. */
  readonly profile: string
  /** The contract's revision, as `/health` reports it. */
  readonly revision?: (() => Revision | undefined) | undefined
  /** The versions before this one, each with its own base. */
  readonly older?: readonly OlderVersion[]
  readonly tenants?: Surroundings['tenants']
  /** The contract's forms by the name they are served under: `openapi`, `openapi-3.1`. */
  readonly documents: Readonly<Record<string, () => object>>
  readonly publicUrl: string | undefined
  /** Whose `X-Forwarded-*` is trusted (see `trustedProxies`). */
  readonly trustProxy: boolean | string
  readonly addressLimit: number
  /** Counts requests for all processes together. Without it, each process counts its own. */
  readonly sharedCounts?: Counts<Promise<Counted>> | undefined
  readonly strictness: Strictness
  readonly callerOf: Surroundings['callerOf']
  readonly once?: Surroundings['once']
  /** Runs an operation that changes nothing for the tenant with this id, perhaps twice: where its statements are answered is its matter. */
  readonly read?: Surroundings['read']
  /** How often the database was lost: texts of list items that were cached before are no longer used. */
  readonly losses?: () => number
  readonly now: () => number
  readonly logger: FastifyBaseLogger
  readonly timeouts?: Timeouts
  /** Called for each answered request of a caller whose calls are recorded. */
  readonly onCall?: ((call: AnsweredCall) => void) | undefined
  /** Only if requests are traced. */
  readonly begin?: Begin | undefined
  /** Where requests are counted, and what `/metrics` reports. */
  readonly metrics?: Metrics
  /** Whether `/metrics` is served beside the API; otherwise it has an address of its own. */
  readonly showsMetrics?: boolean
  /** Resolves to a word for what is missing before requests can be answered, or to undefined if nothing is. */
  readonly missing?: () => Promise<string | undefined>
  /** How long `close` keeps idle connections open, in milliseconds. Requests on them are answered with `Connection: close`. */
  readonly drain?: number
}

const noCompiler = () => () => {
  throw new Error('Routes have no schemas of Fastify')
}

/** Builds the server, ready to listen. */
export async function buildServer<Tools>(options: ServerOptions<Tools>): Promise<FastifyInstance> {
  const {
    api,
    tools,
    base,
    tenants,
    publicUrl,
    older = [],
    now,
    logger,
    drain = 0,
    timeouts = usualTimeouts,
    metrics = metricsOf(),
    showsMetrics = true,
  } = options
  const versions = addressing(older, base, publicUrl)
  const memory = countsInMemory(now)
  const unparsed: Unparsed = {
    count: addressCounter(memory, options.addressLimit),
    log: (line) => logger.info({ operation: 'none', ...line }, 'answered'),
  }
  const server: FastifyInstance = fastify({
    ...httpOptions(timeouts, unparsed),
    // With a logger of its own, Fastify would attend to the end of every response. What it reports itself is logged all the same.
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: () => logger,
    trustProxy: trustedProxies(options.trustProxy),
    // Routes are checked by the contract's validators. Fastify would load compilers of its own for schemas that none of them has.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: requestId,
    rewriteUrl: ({ method, url = '/' }) => {
      const target = versions.withoutVersion(url)
      return withoutAlias(base, method, tenants ? withoutPrefix(tenants.prefix, base, target) : pathOf(target))
    },
    frameworkErrors: (_, request, reply) => refuseAddress(request, reply),
  }) as unknown as FastifyInstance
  refuseUnusual(server.server, unparsed)
  if (options.trustProxy) server.server.prependListener('request', dropPorts)
  // Keeps Fastify from reading bodies: a step of the pipeline reads them once it is known that the caller may send one.
  for (const method of server.supportedMethods) server.addHttpMethod(method, { overrideExisting: true })
  const routes = routesOf(api, tools)
  const pipeline = pipelineOf({
    base,
    tenants,
    callerOf: options.callerOf,
    publicUrl,
    limit: await limiter(server, { ...options, log: logger, memory, onFallback: () => metrics.fallbacks.inc() }),
    once: options.once,
    read: options.read,
    texts: itemTexts(options.losses ?? (() => 0)),
    now,
    violations: violationsBy(options.strictness, metrics),
  })
  const draining = drainingOf(server.server)
  const { answer, refuseAddress, refusePage, tellPage, helpOf } = answeringWith({
    log: logger,
    pipeline,
    routes,
    versions,
    draining,
    metrics,
    timeouts,
    publicUrl,
    tenantName: tenantNameOf(tenants),
    now,
    onCall: options.onCall,
  })
  // From its first step of closing on, Fastify answers with `Connection: close`, before any hook is called.
  const close = server.close.bind(server)
  server.close = (async () => {
    await draining.endListening()
    return close()
  }) as typeof server.close
  server.addHook('preClose', () => draining.drain(drain))
  server.addHook('onClose', async () => metrics.registry.clear())

  server.decorateRequest('call', undefined)
  server.decorateRequest('span', undefined)
  // What belongs to every answer, the API's have when they are sent.
  server.addHook('onRequest', (request, reply, done) => {
    if (!underRoot(request.url)) tellPage(request, reply.headers(common(request.id)))
    done()
  })
  if (options.begin) traceRequests(server, base, options.begin)
  for (const route of routes) {
    // The handler has the route: Fastify creates `request.routeOptions` anew at each access.
    const handler = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, route)
    server.route({ method: route.facts.method, url: base + route.pattern, config: { route }, handler })
  }
  // The pipeline refuses them with 405.
  for (const { method, pattern } of shadowedIn(routes))
    server.route({ method, url: base + pattern, handler: (request, reply) => answer(request, reply) })
  server.setNotFoundHandler((request, reply) => {
    if (underRoot(request.url)) return answer(request, reply)
    refuseAmbiguous(request)
    throw notFound()
  })
  server.setErrorHandler((error, request, reply) => refusePage(request, reply, error))

  server.get('/health', page('health'), async () => ({ status: 'ok', profile: options.profile, revision: options.revision?.() }))
  server.get('/ready', page('ready'), async (request, reply) => {
    const missing = draining.isDraining() ? 'stopping' : await options.missing?.()
    reply.header('cache-control', 'no-store')
    if (missing === undefined) return { status: 'ready' }
    return reply
      .code(503)
      .headers({ 'retry-after': '1', ...helpOf(request, 'service-unavailable') })
      .send({ status: missing })
  })
  if (showsMetrics) server.get('/metrics', page('metrics'), async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  await serveDocuments(server, options.documents, base, publicUrl)
  await versions.serveContracts(server)
  return server

  /** Whether a URL belongs to the API, in any of its versions; `base` is the newest one's. */
  function underRoot(url: string): boolean {
    const root = base.slice(0, base.lastIndexOf('/'))
    return isBelow(root, url)
  }
}
