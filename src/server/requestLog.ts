// The log of a request: adds the request's id to each line. Most requests write no line of their own.
import type { FastifyBaseLogger } from 'fastify'

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
    return (this.#own ??= this.#log.child(this.#bindings))
  }
}
