// Several processes on one port: starts the workers, replaces those that end, passes on signals and gathers metrics.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { answerForAll } from './server/workerMetrics.ts'
import { whenStopped } from './stop.ts'

/** A worker that ends after it has been ready for this long is replaced at once; milliseconds. */
const steadyMs = 10_000
/** The pause before the third worker in a place if both before it ended early; milliseconds. It doubles for each one after that. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** How many workers in one place may end early, while none is ready, before the server gives up. */
const mostTries = 5

type Ready = { readonly answersAt: string }
export type Starting = {
  readonly port: number
  readonly count: number
  readonly logger: Logger
  /** Called once, with the server's URL without a path, when all workers listen. */
  readonly announce: (address: string) => void
  /** Ends the process with one sentence. */
  readonly giveUp: (message: string) => never
}

/** Tells the primary that this worker listens at the address. */
export const tellReady = (address: string) => void process.send?.({ answersAt: address } satisfies Ready)

/** Starts the workers, the first one alone: the others then find the database migrated and the demo data planted. */
export function startWorkers({ port, count, logger, announce, giveUp }: Starting): void {
  const ready = new Set<Worker>()
  const steady = new WeakSet<Worker>()
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  let orderly = true
  let isAnnounced = false
  const places = [keepOne()]

  cluster.on('message', (worker, message: Partial<Ready>) => {
    if (message.answersAt === undefined) return
    ready.add(worker)
    setTimeout(() => steady.add(worker), steadyMs).unref()
    while (places.length < count && !isEnding()) places.push(keepOne())
    if (ready.size < count || isAnnounced) return
    isAnnounced = true
    announce(message.answersAt)
  })
  answerForAll()

  const onTimeout = () => each((worker) => worker.process.kill('SIGKILL'))
  whenStopped({ logger, isTold: true, onTimeout }, async () => {
    ending.abort()
    each((worker) => worker.process.kill('SIGTERM'))
    await Promise.all(places)
    if (!orderly) throw new Error('A worker did not stop as it should')
  })

  /** Keeps one worker in a place, replaced each time it ends, until the server stops. */
  async function keepOne(): Promise<void> {
    for (let early = 0; !isEnding();) {
      const worker = cluster.fork({ PORT: port })
      const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null]
      ready.delete(worker)
      if (isEnding()) {
        orderly &&= code === 0 || signal === 'SIGTERM'
        return
      }
      early = steady.has(worker) ? 0 : early + 1
      // A failure of the first worker is a failure of the start: the worker's own sentence has told why.
      if (ready.size === 0 && early >= (places.length < count ? 1 : mostTries)) giveUp('No worker can start, so the server stops.')
      const pause = early < 2 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (early - 2))
      logger.error({ worker: worker.process.pid, code, signal, pause }, 'a worker ended, and another one is started')
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
}

function each(tell: (worker: Worker) => void): void {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker) tell(worker)
}
