// Work that goes on behind an answer: nobody waits for it, so that the answer tells nothing by its time; a stop does, for a while.
import type { FastifyBaseLogger } from 'fastify'

/** Pieces of work that may be under way; more are refused, and the log says so. */
const most = 1_000

export type Behind = {
  /** Begins the work. What fails in it is logged, with the request that caused it when `log` is the request's. */
  readonly begin: (work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>) => void
  /** Resolves when nothing is under way any more, or so many milliseconds are over. */
  readonly settle: (ms: number) => Promise<void>
}

export function workBehind(): Behind {
  const underWay = new Set<Promise<void>>()
  return {
    begin(work, log) {
      if (underWay.size >= most) return log.error({}, 'what goes on behind the answers is too much: a piece of it is not done')
      const one = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work behind an answer failed'))
        .finally(() => underWay.delete(one))
      underWay.add(one)
    },
    async settle(ms) {
      const { promise: over, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, ms)
      await Promise.race([Promise.all(underWay), over])
      clearTimeout(timer)
    },
  }
}
