// Fastify by itself: the minimal program that returns these responses, and the same with a token and a limit.
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyRequest } from 'fastify'
import { limits } from '../environment.ts'
import { answer } from './dataPath.ts'
import { base, ready, world } from './rival.ts'

const server = fastify()
if (process.env.BENCH_VARIANT === 'counted') {
  const clients = new Map([[world.callers.account.authorization, 'account']])
  const clientOf = ({ headers, ip }: FastifyRequest) => clients.get(headers.authorization) ?? ip
  await server.register(rateLimit, { max: limits.account, timeWindow: 10_000, keyGenerator: clientOf })
}
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
