// Fastify by itself: the minimal program that returns these responses.
import fastify, { type FastifyRequest } from 'fastify'
import { answer } from './dataPath.ts'
import { base, ready } from './rival.ts'

const server = fastify()
const asked = ({ params, query, protocol, host, originalUrl }: FastifyRequest) => ({
  path: params as object,
  query: { ...(query as object), limit: Number((query as { limit?: string }).limit ?? 50) },
  origin: `${protocol}://${host}`,
  url: originalUrl,
})
server.get(`${base}/accounts/:subdomain`, (request) => answer('getAccount', asked(request)))
server.get(`${base}/jobs/:shortcode/candidates`, (request) => answer('listJobCandidates', asked(request)))
await server.listen({ host: '127.0.0.1', port: 0 })
ready(server.server)
