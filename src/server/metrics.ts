// Prometheus metrics by operationId, with the process's own; of several workers, each answers for all.
import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export function metricsOf(server: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  server.addHook('onClose', async () => registry.clear())
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const violations = new Counter({
    name: 'contract_violations_total',
    help: 'Answers that broke the contract, by operation',
    labelNames: ['operation'] as const,
    registers: [registry],
  })
  const fallbacks = new Counter({
    name: 'rate_limit_fallbacks_total',
    help: 'Calls that were counted in memory because the shared counts failed',
    registers: [registry],
  })
  // Finding a series by its labels costs more than counting in it.
  const series = new Map<string, Histogram.Internal<'operation' | 'status'>>()
  const seriesOf = (operation: string, status: number) => {
    const name = `${status} ${operation}`
    const known = series.get(name) ?? duration.labels(operation, String(status))
    series.set(name, known)
    return known
  }
  const deprecated = new Counter({
    name: 'deprecated_requests_total',
    help: 'Requests to older versions of the API, by version and client: those who share one rate limit, such as account:1',
    labelNames: ['version', 'client'] as const,
    registers: [registry],
  })
  return {
    deprecated,
    violations,
    fallbacks,
    contentType: registry.contentType,
    text: cluster.isWorker ? textOfAll(registry) : () => registry.metrics(),
    answered: (operation: string, status: number, ms: number) => seriesOf(operation, status).observe(ms / 1000),
  }
}

type Answered = { readonly metrics?: string; readonly metricsFault?: string }
const question = 'the metrics of all workers'

/** A worker's text: the primary is asked, which asks every worker. Rejects when one of them does not answer within five seconds. */
function textOfAll(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // One that is made in a worker listens for the primary's question.
  void new AggregatorRegistry()
  let waiting: PromiseWithResolvers<string> | undefined
  process.on('message', ({ metrics, metricsFault }: Answered) => {
    if (metrics === undefined && metricsFault === undefined) return
    if (metrics === undefined) waiting?.reject(new Error(metricsFault))
    else waiting?.resolve(metrics)
    waiting = undefined
  })
  return () => {
    if (!waiting) {
      waiting = Promise.withResolvers()
      process.send?.(question)
    }
    return waiting.promise
  }
}

/** The primary's part: answers its workers with the metrics of all of them. */
export function answerForAll(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message) => {
    if (message !== question) return
    const answer = (answered: Answered) => worker.send(answered, () => {})
    void all.clusterMetrics().then(
      (metrics) => answer({ metrics }),
      (error: Error) => answer({ metricsFault: error.message }),
    )
  })
}
