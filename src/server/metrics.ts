// Prometheus metrics: those of every process, and requests by operationId. Other parts add theirs to the registry.
import cluster from 'node:cluster'
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { countResponseTimes } from './responseTimes.ts'
import { textOfAll } from './workerMetrics.ts'

export type Metrics = ReturnType<typeof metricsOf>

/** `build` describes what is running, such as the release: the labels of `build_info`. */
export function metricsOf(build: Readonly<Record<string, string>> = {}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'build_info',
    help: 'The running release and its configuration, in the labels; always 1',
    labelNames: Object.keys(build),
    registers: [registry],
    aggregator: 'max',
  }).set(build, 1)
  const violations = new Counter({
    name: 'contract_violations_total',
    help: 'Responses and notifications that violated the contract, other than by properties that were removed, by operation or event',
    labelNames: ['operation'] as const,
    registers: [registry],
  })
  const removed = new Counter({
    name: 'undeclared_members_removed_total',
    help: 'Undeclared properties removed from responses and notifications, by operation or event',
    labelNames: ['operation'] as const,
    registers: [registry],
  })
  const fallbacks = new Counter({
    name: 'rate_limit_fallbacks_total',
    help: 'Requests that were counted in memory because the shared counts failed',
    registers: [registry],
  })
  const callsDropped = new Counter({
    name: 'recorded_calls_dropped_total',
    help: 'Calls that are missing in the request log because the database did not take them in time',
    registers: [registry],
  })
  const deprecated = new Counter({
    name: 'deprecated_requests_total',
    help: 'Requests to older versions of the API, by version and client; the requests of a client share one rate limit',
    labelNames: ['version', 'client'] as const,
    registers: [registry],
  })
  return {
    registry,
    deprecated,
    violated: (operation: string) => violations.inc({ operation }),
    removed: (operation: string, count: number) => removed.inc({ operation }, count),
    fallbacks,
    callsDropped,
    contentType: registry.contentType,
    text: cluster.isWorker ? textOfAll(registry) : () => registry.metrics(),
    answered: countResponseTimes(registry),
  }
}
