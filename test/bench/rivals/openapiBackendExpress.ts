// openapi-backend under Express.
import express from 'express'
import { handle } from './openapiBackend.ts'
import { ready } from './rival.ts'

const app = express()
app.use(async ({ method, path, query, headers, protocol, originalUrl }, response) => {
  const origin = `${protocol}://${headers.host}`
  const { status, body } = await handle({ method, path, query, headers: headers as Record<string, string>, origin, url: originalUrl })
  response.status(status).json(body)
})
const server = app.listen(0, '127.0.0.1', () => ready(server))
