// One request on its way through the pipeline.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Address, Caller } from '../context.ts'
import type { Decoded } from '../contract/decode.ts'
import type { Route } from '../contract/routes.ts'
import type { Sealed } from '../contract/typing.ts'

/** What the steps know of a request, filled in from top to bottom. */
export class Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The operation that the address and method name; undefined is a 404 or 405. */
  readonly route: Route | undefined
  /** The account that the host or the path prefix names. */
  addressed: string[] = []
  caller: Caller | undefined
  account: Account | undefined
  decoded: Decoded | undefined
  body: unknown
  answer: Sealed<string> | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, route: Route | undefined) {
    this.request = request
    this.reply = reply
    this.route = route
  }

  /** The address as the sender wrote it, for links to further pages. */
  get address(): Address {
    const { protocol, host, originalUrl } = this.request
    const at = originalUrl.indexOf('?')
    return {
      origin: `${protocol}://${host}`,
      path: at < 0 ? originalUrl : originalUrl.slice(0, at),
      search: at < 0 ? '' : originalUrl.slice(at + 1),
    }
  }
}
