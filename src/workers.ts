// Several processes on one port: starts the workers, puts another in the place of one that ends, hands on signals and gathers metrics.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { answerForAll } from './server/workerMetrics.ts'
import { whenStopped } from './stop.ts'

/** A worker that has answered for so long is replaced at once. */
const steadyMs = 10_000
/** The pause before the third worker in a place, when both before it ended early; it doubles from there. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** So many workers in one place end early, while none answers, before all is given up. */
const mostTries = 5

type Ready = { readonly answersAt: string }
export type Starting = {
  readonly port: number
  readonly count: number
  readonly logger: Logger
  /** Hears, once, the address without a path when all workers listen. */
  readonly announce: (address: string) => void
  /** Ends the process with one sentence. */
  readonly giveUp: (message: string) => never
}

/** A worker's word to its primary: it listens at this address. */
export const tellReady = (address: string) => void process.send?.({ answersAt: address } satisfies Ready)

/** Starts the workers, the first alone: the others find the database migrated and the demo planted. */
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

  /** Keeps a worker in one place, again and again, until the end. */
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
      // The first one's failure is the start's: its sentence has told why.
      if (ready.size === 0 && early >= (places.length < count ? 1 : mostTries)) giveUp('No worker can start, so the server ends.')
      const pause = early < 2 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (early - 2))
      logger.error({ worker: worker.process.pid, code, signal, pause }, 'a worker has ended, another takes its place')
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
}

function each(tell: (worker: Worker) => void): void {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker) tell(worker)
}
