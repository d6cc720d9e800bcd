// How a process stops: in order, reported in the log, and at once if it takes too long.
import closeWithGrace, { type Options } from 'close-with-grace'
import type { Logger } from 'pino'

/** How long a stop may take; milliseconds. */
const hardStopMs = 10_000

export type Stopping = Pick<Options, 'skip' | 'onTimeout'> & {
  readonly logger: Logger
  /** Whether this process logs that it stops; a worker leaves that to its primary. */
  readonly isTold: boolean
}

/** Does `work` once, on a signal, an uncaught error, or `close` of the returned object. Then the process ends. */
export function whenStopped({ logger, isTold, ...options }: Stopping, work: () => Promise<void>): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ ...options, delay: hardStopMs, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'uncaught error')
    const began = performance.now()
    if (isTold) logger.info({ signal }, 'Spindle is stopping: it accepts no new connections and answers the requests in progress')
    await work()
    if (isTold) logger.info({ ms: Math.round(performance.now() - began) }, 'Spindle has stopped')
  })
}
