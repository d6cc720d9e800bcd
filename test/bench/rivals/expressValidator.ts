// express-openapi-validator on the same contract: it validates requests and responses.
import express from 'express'
import { middleware } from 'express-openapi-validator'
import specification from '../../../generated/openapi-3.1.json' with { type: 'json' }
import { admit, answer, type Operation } from './dataPath.ts'
import { base, note, ready, refusal } from './rival.ts'

const handlers = {
  oauth2: ({ headers }: express.Request, scopes: readonly string[]) => admit(headers.authorization, scopes),
  // The contract accepts a token by either scheme, and the validator tries both: one check is enough.
  bearer: () => false,
}

const app = express()
app.use((request, response, next) => {
  const started = performance.now()
  response.once('finish', () => note(request.path, response.statusCode, started))
  next()
})
app.use(
  middleware({
    apiSpec: { ...specification, servers: [{ url: base }] },
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: true,
    validateSecurity: { handlers },
  }),
)
const serve = (operation: Operation) => async (request: express.Request, response: express.Response) => {
  const { params, query, protocol, originalUrl, headers } = request
  response.json(await answer(operation, { path: params, query, origin: `${protocol}://${headers.host}`, url: originalUrl }))
}
app.get(`${base}/accounts/:subdomain`, serve('getAccount'))
app.get(`${base}/jobs/:shortcode/candidates`, serve('listJobCandidates'))
app.use((error: unknown, _: express.Request, response: express.Response, next: () => void) => {
  if (response.headersSent) return next()
  const { status, body } = refusal(error)
  response.status(status).json(body)
})
const server = app.listen(0, '127.0.0.1', () => ready(server))
