// One request on its way through the pipeline.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Decoded as Parameters } from '../contract/decode.ts'
import type { Route } from '../contract/routes.ts'
import { Malformed } from '../errors.ts'
import { pathOf } from './address.ts'
import type { OlderVersion } from './olderVersions.ts'

/** Whoever calls, as far as the pipeline must know. */
export type Caller = {
  readonly kind: string
  /** The member whom a user token acts for. */
  readonly member?: { readonly id: number; readonly role: string } | undefined
  readonly account: { readonly id: number; readonly subdomain: string }
  readonly scopes: ReadonlySet<string>
  /** Who shares one rate limit. */
  readonly client: string
  /** Requests in 10 seconds. */
  readonly limit: number
}

/** What an operation answers: `body` is what the contract declares for the status. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }

/** What the steps know of a request, filled in from top to bottom. `Routed` and `Decoded` are the same object after more steps. */
export class Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The version that was asked, unless it is the newest. */
  readonly older: OlderVersion | undefined
  /** The operation that the address and method name; undefined is a 404 or 405. */
  readonly route: Route | undefined
  /** The account that the host or the path prefix names. */
  addressed: string[] = []
  caller: Caller | undefined
  /** Why it could not be found out who is calling. */
  unidentified: unknown
  account: Caller['account'] | undefined
  parameters: Parameters | undefined
  /** The bytes of the body, until they are parsed. */
  bytes: Buffer | undefined
  body: unknown
  /** Which request it is, when its sender may send it again. */
  asked: { readonly account: number; readonly hash: string; readonly bodyHash: string } | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, route: Route | undefined, older?: OlderVersion) {
    this.older = older
    this.request = request
    this.reply = reply
    this.route = route
  }

  /** Throws when the connection is closed: the answer has nowhere to go, so that long work for it may end. */
  requireConnection(): void {
    if (this.reply.raw.destroyed) throw new Malformed('request-malformed', 'The connection is closed')
  }

  /** Calls `then` once, when the answer is sent or the connection has closed. To be called while it stands. */
  whenClosed(then: () => void): void {
    this.reply.raw.once('close', then)
  }

  /** The address as the sender wrote it, for links to further pages. */
  get address(): { readonly origin: string; readonly path: string; readonly search: string } {
    const { protocol, host, originalUrl } = this.request
    const target = pathOf(originalUrl)
    const at = target.indexOf('?')
    return {
      origin: `${protocol}://${host}`,
      path: at < 0 ? target : target.slice(0, at),
      search: at < 0 ? '' : target.slice(at + 1),
    }
  }
}

/** A call whose address and method name an operation. */
export type Routed = Call & { readonly route: Route }
/** A call whose parameters fit the contract. */
export type Decoded = Routed & { parameters: Parameters }

/** The token of a request; undefined when none is sent. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders) => /^bearer +([^ ]+)$/i.exec(authorization)?.[1]
