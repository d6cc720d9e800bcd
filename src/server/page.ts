// What routes are registered with: their operation, or the name of a page beside the API.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../contract/routes.ts'
import { refuseAmbiguous } from './ambiguous.ts'

/** The headers of every response. */
export const common = (id: string) => ({
  'x-request-id': id,
  'cache-control': 'max-age=0, private, must-revalidate',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route serves. */
    route?: Route
    /** The name of a page beside the API, for the metrics. */
    page?: string
  }
}

/** Returns the options of a page's route. Pages refuse ambiguous requests, as operations do. */
export const page = (name: string) => ({
  config: { page: name },
  onRequest: (request: FastifyRequest, _: FastifyReply, done: () => void) => {
    refuseAmbiguous(request)
    done()
  },
})
