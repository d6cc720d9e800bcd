// The metrics of several workers: any one of them reports those of all.
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, Gauge, type Registry } from 'prom-client'

/** How long to wait for the metrics of the other workers; milliseconds. */
const gatherMs = 2_000
/**
 * A worker asks for the metrics of all (`wanted`). The primary asks each worker for its own (`tell`), receives them (`told`, `metrics`) and
 * sends the text to the first worker (`metricsOfAll`).
 */
type Message = {
  readonly wanted?: 'the metrics of all workers'
  readonly tell?: number
  readonly told?: number
  readonly metrics?: object[]
  readonly metricsOfAll?: string
}

/** Returns the text of a worker: the metrics of all workers, or only its own if the primary does not respond. */
export function textOfAll(registry: Registry): () => Promise<string> {
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

/** Runs in the primary: gathers the metrics of the workers, and shows in `worker_up` which of them responded in time. */
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
      help: 'Whether a worker reported its metrics in time, by process id; the metrics of one that did not are missing',
      labelNames: ['pid'] as const,
      registers: [registry],
    })
    for (const worker of workers) up.set({ pid: worker.process.pid ?? 0 }, told.has(worker) ? 1 : 0)
    return registry.metrics()
  }
}
