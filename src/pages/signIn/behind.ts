// Work in the background of a response: the response does not wait for it, so that its timing tells nothing. Stopping waits, for a while.
import type { FastifyBaseLogger } from 'fastify'

/** Tasks that may be under way; more are dropped, and logged. */
const most = 1_000

export type Behind = {
  /** Starts the work. A failure is written to `log`, which names the request if it is the request's. */
  readonly begin: (work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>) => void
  /** Resolves when no work is left, or after so many milliseconds. */
  readonly settle: (ms: number) => Promise<void>
}

export function workBehind(): Behind {
  const underWay = new Set<Promise<void>>()
  return {
    begin(work, log) {
      if (underWay.size >= most) return log.error({}, 'too many background tasks: one is dropped')
      const one = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'a background task failed'))
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
