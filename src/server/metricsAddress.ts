// Serves the metrics at an address of their own, which is not reachable from outside.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

export type MetricsPlace = { readonly host: string; readonly port: number; readonly reusePort: boolean }

/** Answers `GET /metrics` until `close`. Rejects if the server cannot listen at the address. */
export async function serveMetrics(place: MetricsPlace, { text, contentType }: Pick<Metrics, 'text' | 'contentType'>) {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?')[0] === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
    if (!isAsked) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is answered here\n')
    text().then(
      (told) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(told),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(place)
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
