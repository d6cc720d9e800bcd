// What an operation is given, and the word `operation` bound to this server's contract.
import type { operations } from '../generated/types.ts'
import type { facts } from '../generated/facts.ts'
import { bindOperations, type HandlersOf } from './contract/typing.ts'
import type { hrisRoles, memberRoles } from './db/schema.ts'
import type { Statements } from './db/statements.ts'
import type { Notify } from './delivery/notify.ts'

/** A customer account: the tenant whose data a caller works on. */
export type Account = { readonly id: number; readonly key: string; readonly subdomain: string; readonly name: string }

/** A person of the account for whom a caller acts. */
export type ActingMember = {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly role: (typeof memberRoles)[number]
  readonly hrisRole: (typeof hrisRoles)[number]
}

type Holder = {
  readonly account: Account
  readonly scopes: ReadonlySet<string>
  /** Who shares one rate limit: `account:1`, an OAuth application `application:2` or a partner `partner:3`. */
  readonly client: string
  /** Requests in 10 seconds. */
  readonly limit: number
  /** The token's own id. */
  readonly token: number
}

/** Whoever holds the token, by the token's kind. A user token acts for a member; the others for their account. */
export type Caller =
  | (Holder & { readonly kind: 'account' | 'partner'; readonly member: undefined })
  | (Holder & { readonly kind: 'user'; readonly member: ActingMember })

/** The address of a request as its sender wrote it; `paging.next` is made of it. */
export type Address = { readonly origin: string; readonly path: string; readonly search: string }

/** What a request brings beside its parameters and body. `account` is the tenant for every statement, `now` the instant of the request (ISO 8601, UTC), `requestId` what its log lines name it by. */
export type Context = {
  readonly account: number
  readonly caller: Caller
  readonly address: Address
  readonly now: string
  readonly requestId: string
}

/** What an operation may use, handed over once at start. */
export type Tools = Statements & {
  readonly notify: Notify
  /** Told of tokens, by their hashes, that a committed transaction has revoked: the next request with one is refused. */
  readonly forgetTokens: (hashes: readonly string[]) => void
  /** The address of an account's own site, such as `https://acme.example.com`. */
  readonly siteOf: (subdomain: string) => string
  /** The address that short links to jobs start with. */
  readonly shortLinks: string
}

export type Handlers = HandlersOf<operations, typeof facts, Context>

/**
 * Declares an operation. The outer function registers its statements at start; the inner one answers a request:
 * find, refuse (throw one of `errors.ts`), change, `return reply(status, body)`.
 */
export const operation = bindOperations<Handlers, Tools>()
