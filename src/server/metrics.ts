// Prometheus metrics by operationId, with the process's own; of several workers, each answers for all.
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

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

/** How long the others' metrics are waited for; milliseconds. */
const gatherMs = 2_000
/** A worker asks for everybody's metrics, the primary asks each for its own, is told, and answers the first with the text. */
type Message = {
  readonly wanted?: 'the metrics of all workers'
  readonly tell?: number
  readonly told?: number
  readonly metrics?: object[]
  readonly metricsOfAll?: string
}

/** A worker's text: that of all workers, or its own when the primary does not answer. */
function textOfAll(registry: Registry): () => Promise<string> {
  let waiting: PromiseWithResolvers<string> | undefined
  process.on('message', ({ tell, metricsOfAll }: Message) => {
    if (tell !== undefined) void registry.getMetricsAsJSON().then((metrics) => process.send?.({ told: tell, metrics } satisfies Message))
    if (metricsOfAll === undefined) return
    waiting?.resolve(metricsOfAll)
    waiting = undefined
  })
  return () => {
    if (!waiting) {
      waiting = Promise.withResolvers()
      process.send?.({ wanted: 'the metrics of all workers' } satisfies Message)
    }
    const alone = sleep(2 * gatherMs, undefined, { ref: false }).then(() => registry.metrics())
    return Promise.race([waiting.promise, alone])
  }
}

/** The primary's part: gathers the metrics of the workers, and says in `worker_up` which of them told theirs in time. */
export function answerForAll(): void {
  const listening = new Map<number, (worker: Worker, metrics: object[]) => void>()
  let rounds = 0
  cluster.on('message', (worker, { wanted, told, metrics = [] }: Message) => {
    if (told !== undefined) listening.get(told)?.(worker, metrics)
    if (wanted) void gather().then((text) => worker.send({ metricsOfAll: text } satisfies Message, () => {}))
  })

  async function gather(): Promise<string> {
    const round = ++rounds
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const told = new Map<Worker, object[]>()
    const all = Promise.withResolvers<void>()
    listening.set(round, (worker, metrics) => {
      told.set(worker, metrics)
      if (told.size === workers.length) all.resolve()
    })
    for (const worker of workers) worker.send({ tell: round } satisfies Message, () => {})
    await Promise.race([all.promise, sleep(gatherMs, undefined, { ref: false })])
    listening.delete(round)
    const registry = AggregatorRegistry.aggregate([...told.values()])
    const up = new Gauge({
      name: 'worker_up',
      help: 'Whether a worker told its metrics in time, by the number of its process; those of one that did not are missing here',
      labelNames: ['pid'] as const,
      registers: [registry],
    })
    for (const worker of workers) up.set({ pid: worker.process.pid ?? 0 }, told.has(worker) ? 1 : 0)
    return registry.metrics()
  }
}
