// Background tasks: the response does not wait for them, so that its timing discloses nothing. Shutdown waits for a limited time.
import type { FastifyBaseLogger } from 'fastify'

/** The number of tasks that may run at once; further ones are dropped and logged. */
const most = 1_000

export type Behind = {
  /** Starts a task. A failure is written to `log`; the request's own log also names the request. */
  readonly begin: (work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>) => void
  /** Resolves when no task is running, or after this many milliseconds. */
  readonly settle: (ms: number) => Promise<void>
}

export function workBehind(): Behind {
  const underWay = new Set<Promise<void>>()
  return {
    begin(work, log) {
      if (underWay.size >= most) return log.error({}, 'too many background tasks: one was dropped')
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
