// fastify-openapi-glue on the same contract: it validates requests and serializes responses by their schemas.
import fastify, { type FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import specification from '../../../generated/openapi-3.0.json' with { type: 'json' }
import { admit, answer, operations, type Operation } from './dataPath.ts'
import { base, note, ready, refusal } from './rival.ts'

const authenticate = ({ headers }: FastifyRequest, _: unknown, scopes?: readonly string[]) => admit(headers.authorization, scopes)

const serve =
  (operation: Operation) =>
  ({ params, query, protocol, host, originalUrl }: FastifyRequest) =>
    answer(operation, { path: params as object, query: query as object, origin: `${protocol}://${host}`, url: originalUrl })

const server = fastify({ ajv: { customOptions: { strict: false, coerceTypes: 'array' } } })
server.setErrorHandler((error, _, reply) => {
  const { status, body } = refusal(error)
  return reply.code(status).send(body)
})
server.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
  note(routeOptions.url ?? '', statusCode, performance.now() - elapsedTime),
)
await server.register(glue, {
  specification,
  prefix: base,
  securityHandlers: { oauth2: authenticate, bearer: authenticate },
  serviceHandlers: Object.fromEntries(operations.map((operation) => [operation, serve(operation)])),
})
await server.listen({ host: '127.0.0.1', port: 0 })
ready(server.server)
