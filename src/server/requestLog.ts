// The log of a request: adds the ids of the request and of its trace to each line. Most requests write no line of their own.
import type { FastifyBaseLogger } from 'fastify'
import { presentSpan } from '../traces/tracing.ts'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Line = [fields: unknown, message?: string, ...rest: unknown[]]

/** Creates its logger when a line is written, since one for each request costs more than all other lines. */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger
  readonly #bindings: Bindings
  #own: FastifyBaseLogger | undefined
  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log
    this.#bindings = bindings
  }

  get level(): string {
    return this.#log.level
  }
  fatal(...line: Line): void {
    this.#logger.fatal(...line)
  }
  error(...line: Line): void {
    this.#logger.error(...line)
  }
  warn(...line: Line): void {
    this.#logger.warn(...line)
  }
  info(...line: Line): void {
    this.#logger.info(...line)
  }
  debug(...line: Line): void {
    this.#logger.debug(...line)
  }
  trace(...line: Line): void {
    this.#logger.trace(...line)
  }
  silent(...line: Line): void {
    this.#logger.silent(...line)
  }
  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger.child(...given)
  }

  get #logger(): FastifyBaseLogger {
    if (this.#own) return this.#own
    const trace_id = presentSpan()?.traceId
    return (this.#own = this.#log.child(trace_id === undefined ? this.#bindings : { ...this.#bindings, trace_id }))
  }
}
