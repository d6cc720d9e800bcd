// A request on its way through the pipeline.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Decoded as Parameters } from '../contract/decode.ts'
import type { Route } from '../contract/routes.ts'
import { Malformed } from '../errors.ts'
import { pathOf } from './address.ts'
import type { OlderVersion } from './olderVersions.ts'

/** The caller, as far as the pipeline needs to know. */
export type Caller = {
  readonly kind: string
  /** Whose data the caller works on: nothing that is kept for one tenant is shown to another. Absent in an API without tenants. */
  readonly tenant?: { readonly id: number; readonly subdomain: string } | undefined
  /** The person for whom the token acts, if any, with a role of each kind that the contract requires. */
  readonly person?: { readonly id: number; readonly roles: Readonly<Record<string, string>> } | undefined
  readonly scopes: ReadonlySet<string>
  /** Callers with the same client share one rate limit. */
  readonly client: string
  /** Requests per 10 seconds. */
  readonly limit: number
  /** The name under which the caller's calls are recorded. Without it, or without a tenant, they are not. */
  readonly recordedAs?: string | undefined
}

/** The response of an operation; `body` is what the contract declares for the status. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }

/** What the steps know about a request, filled in from top to bottom. `Routed` and `Decoded` are the same object after further steps. */
export class Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The version that the request addresses, unless it is the newest. */
  readonly older: OlderVersion | undefined
  /** The operations of that version by id. */
  readonly routes: ReadonlyMap<string, Route>
  /** The operation with this path and method; undefined leads to 404 or 405. */
  readonly route: Route | undefined
  /** The subdomains of the tenants that the host and the path prefix name. */
  addressed: string[] = []
  caller: Caller | undefined
  /** The rate-limit headers, once the request is counted. */
  rates: Readonly<Record<string, string>> | undefined
  /** The error that prevented the caller from being identified. */
  unidentified: unknown
  parameters: Parameters | undefined
  /** The bytes of the body until they are parsed. */
  bytes: Buffer | undefined
  body: unknown
  /** Whether the operation has been started: what the pipeline refuses before, no operation has to declare. */
  isRunning = false
  /** Identifies a request with an Idempotency-Key, so that a retry is recognized. */
  asked: { readonly tenant: number; readonly hash: string; readonly bodyHash: string } | undefined

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    routes: ReadonlyMap<string, Route>,
    route: Route | undefined,
    older?: OlderVersion,
  ) {
    this.older = older
    this.routes = routes
    this.request = request
    this.reply = reply
    this.route = route
  }

  /** Throws if the connection is closed: nobody can receive the response, so long work for it should end. */
  requireConnection(): void {
    if (this.reply.raw.destroyed) throw new Malformed('request-malformed', 'The connection is closed')
  }

  /** Calls `then` once, when the response is sent or the connection is closed. To be called while the connection is open. */
  whenClosed(then: () => void): void {
    this.reply.raw.once('close', then)
  }

  /** Returns the URL as the client wrote it, at the origin that `originOf` gives, for links to further pages. */
  address(originOf: (request: FastifyRequest) => string): { readonly origin: string; readonly path: string; readonly search: string } {
    const target = pathOf(this.request.originalUrl)
    const at = target.indexOf('?')
    return {
      origin: originOf(this.request),
      path: at < 0 ? target : target.slice(0, at),
      search: at < 0 ? '' : target.slice(at + 1),
    }
  }
}

/** A call whose path and method name an operation. */
export type Routed = Call & { readonly route: Route }
/** A call whose parameters match the contract. */
export type Decoded = Routed & { parameters: Parameters }

/** Returns the token of a request; undefined if it has none. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders) => /^bearer +([^ ]+)$/i.exec(authorization)?.[1]
