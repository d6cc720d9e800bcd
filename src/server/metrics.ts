// Prometheus metrics by operationId, with the process's own.
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

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
  return {
    violations,
    fallbacks,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: (operation: string, status: number, ms: number) => duration.observe({ operation, status }, ms / 1000),
  }
}
