// openapi-backend on the same contract, for either framework: it routes, validates requests, and validates responses on request.
import { OpenAPIBackend, type Context } from 'openapi-backend'
import definition from '../../../generated/openapi-3.0.json' with { type: 'json' }
import { admit, answer, operations, type Operation } from './dataPath.ts'
import { base, note, refusal } from './rival.ts'

type Request = {
  readonly method: string
  readonly path: string
  readonly query: Record<string, unknown>
  readonly headers: Record<string, string>
  readonly origin: string
  readonly url: string
}

const serve =
  (operation: Operation) =>
  ({ request }: Context, { origin, url }: Request) =>
    answer(operation, { path: request.params, query: request.query, origin, url })

const api = new OpenAPIBackend({
  definition: { ...definition, servers: [{ url: base }] },
  apiRoot: base,
  coerceTypes: true,
  ajvOpts: { strict: false },
  handlers: {
    ...Object.fromEntries(operations.map((operation) => [operation, serve(operation)])),
    validationFail: ({ validation }) => {
      throw new Error(JSON.stringify(validation.errors))
    },
    unauthorizedHandler: (_, { headers }: Request) => admit(headers.authorization),
    postResponseHandler: ({ response, operation, api: own }) => {
      const { errors } = own.validateResponse(response, operation, 200)
      if (errors) throw new Error(JSON.stringify(errors))
      return response
    },
  },
})
api.registerSecurityHandler('oauth2', ({ request }) => admit((request.headers as Record<string, string>).authorization))
// The contract accepts a token by either scheme, and the library tries both: one check is enough.
api.registerSecurityHandler('bearer', () => false)
await api.init()

/** Returns the response to a request, including refusals, and logs one line. */
export async function handle(request: Request): Promise<{ status: number; body: object }> {
  const started = performance.now()
  let answered: { status: number; body: object }
  try {
    answered = { status: 200, body: (await api.handleRequest(request, request)) as object }
  } catch (error) {
    answered = refusal(error)
  }
  note(request.path, answered.status, started)
  return answered
}
