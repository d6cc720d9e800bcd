// Fastify by itself: what somebody writes who wants this one answer and nothing around it.
import fastify from 'fastify'
import { listen, listJobs, world } from './rival.ts'

const server = fastify()
server.get<{ Querystring: { limit?: string; since_id?: string } }>('/spi/v3/jobs', async (request) => {
  const { limit, ...query } = request.query
  return listJobs(world.account, { ...query, limit: Number(limit ?? 50) }, request)
})
await listen(server)
