// openapi-backend under Fastify.
import fastify from 'fastify'
import { handle } from './openapiBackend.ts'
import { ready } from './rival.ts'

const server = fastify()
server.get('/*', async ({ method, url, query, headers, protocol, host }, reply) => {
  const [path = ''] = url.split('?')
  const { status, body } = await handle({
    method,
    path,
    query: query as Record<string, unknown>,
    headers: headers as Record<string, string>,
    origin: `${protocol}://${host}`,
    url,
  })
  return reply.code(status).send(body)
})
await server.listen({ host: '127.0.0.1', port: 0 })
ready(server.server)
