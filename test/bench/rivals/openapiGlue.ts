// fastify-openapi-glue on the same contract: it validates requests and serializes answers by their schemas, and checks tokens.
import { createHash } from 'node:crypto'
import fastify, { type FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import specification from '../../../generated/openapi-3.0.json' with { type: 'json' }
import { listen, listJobs, world } from './rival.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const known = new Map([[hashOf(world.token), { account: world.account, scopes: ['r_jobs'] }]])
const accounts = new WeakMap<FastifyRequest, number>()

function authenticate(request: FastifyRequest, _: unknown, scopes: readonly string[] = []): void {
  const found = known.get(hashOf((request.headers.authorization ?? '').slice('Bearer '.length)))
  if (!found || !scopes.every((scope) => found.scopes.includes(scope))) throw new Error('This token opens nothing')
  accounts.set(request, found.account)
}

const server = fastify({ ajv: { customOptions: { strict: false, coerceTypes: 'array' } } })
await server.register(glue, {
  specification,
  prefix: '/spi/v3',
  securityHandlers: { oauth2: authenticate, bearer: authenticate },
  serviceHandlers: {
    listJobs: async (request: FastifyRequest) =>
      listJobs(accounts.get(request) as number, request.query as Parameters<typeof listJobs>[1], request),
  },
})
await listen(server)
