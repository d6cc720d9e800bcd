// What an operation is given, and the word `operation` bound to this server's contract.
import type { operations } from '../generated/types.ts'
import type { facts } from '../generated/facts.ts'
import { bindOperations, type HandlersOf } from './contract/typing.ts'
import type { Notify } from './db/notify.ts'
import type { Address } from './db/paging.ts'
import type { fileKinds, hrisRoles, memberRoles, SigningSecret } from './db/schema.ts'
import type { Run, Statements } from './db/statements.ts'

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

/** What a request brings beside its parameters and body. `account` is the tenant for every statement, `now` the instant of the request (ISO 8601, UTC), `requestId` what its log lines name it by. */
export type Context = {
  readonly account: number
  readonly caller: Caller
  readonly address: Address
  readonly now: string
  readonly requestId: string
  /** The caller's token itself, read from the request each time: it is kept nowhere. */
  readonly bearer: () => string
  /**
   * Set where this program itself reads a collection for a client that gets all of it at once: newest first, and candidates as their detail
   * shows them. Nothing in a request asks for it.
   */
  readonly whole?: true
}

export type FileKind = (typeof fileKinds)[number]
/** A file as a client gives it: its bytes in base64, or where it can be fetched. */
export type GivenFile = { readonly name: string; readonly data: string } | { readonly url: string }
/** What a file is refused by, beside the limits of its kind: `field` is named in `validation_errors`, `types` are endings (`pdf`), `size` is in bytes. */
export type FileRule = { readonly field?: string; readonly types?: readonly string[] | null; readonly size?: number | null }

/** Files of candidates: checked, kept beside the change that brings them, and handed out by short-lived addresses. */
export type Files = {
  /** Throws 422 for a file of another type or size than its kind, or the rule, allows. */
  readonly check: (kind: FileKind, file: GivenFile, rule?: FileRule) => void
  /** Keeps a file that `check` let through, inside the transaction of `run`; one with `url` is fetched later. Gives its id and key. */
  readonly insert: (
    run: Run,
    file: { readonly account: number; readonly candidate: number; readonly kind: FileKind } & GivenFile,
  ) => Promise<{ id: number; key: string }>
  /**
   * Copies a candidate's files for another one of the account (both by their internal ids), inside the transaction of `run`: but for
   * attachments, which belong to comments. One that is still to be fetched is fetched for both. Gives the copies' keys by those of the files.
   */
  readonly copyFilesOf: (run: Run, account: number, from: number, to: number) => Promise<ReadonlyMap<string, string>>
  /** Takes all files of a candidate (its internal id) away: to be called before the candidate's row is deleted. */
  readonly forgetFilesOf: (run: Run, account: number, candidate: number) => Promise<void>
  /** A short-lived address of a file; `address` is that of the request, whose host it keeps. */
  readonly link: (account: number, file: { readonly key: string; readonly name: string }, address: Pick<Address, 'origin'>) => string
}

/** The secrets of subscriptions. `account` is the account's internal id: a secret that was copied into another account's row opens nowhere. */
export type SigningSecrets = {
  /** What a new subscription is stored with, and the text its owner reads: `whsec_` and base64 of 32 random bytes. */
  readonly first: (account: number) => { secrets: SigningSecret[]; text: string }
  /** `held` with a new one in front; the others stop in a day, or earlier if they were to stop earlier. */
  readonly rotated: (
    account: number,
    held: readonly SigningSecret[],
    now: number,
  ) => { secrets: SigningSecret[]; text: string; until: string }
  /** The texts that sign at an instant (milliseconds since 1970), the newest first. Throws UnreadableSecret. */
  readonly live: (account: number, held: readonly SigningSecret[], now: number) => string[]
  /** `held`, sealed with the newest of the server's keys; undefined when all of it is. Throws UnreadableSecret. */
  readonly renewed: (account: number, held: readonly SigningSecret[]) => SigningSecret[] | undefined
}

/** What an operation may use, handed over once at start. */
export type Tools = Statements & {
  /**
   * Runs work whose whole change is one statement, which is a transaction by itself; only for a request with an Idempotency-Key is there
   * one around both it and the stored answer.
   */
  readonly change: Statements['transaction']
  readonly notify: Notify
  readonly files: Files
  readonly secrets: SigningSecrets
  /** Under the profile `family`: seals the text of a token of an account (its internal id), which is to sign notifications. */
  readonly sealToken: ((text: string, account: number) => string) | undefined
  /** Throws RefusedTarget (by `name`) for a target that no notification is sent to; its `reason` says why. */
  readonly refuseTarget: (url: string) => void
  /** Tells that there may be something to deliver, after the commit of what made it due. */
  readonly wake: () => void
  /** Told of tokens, by their hashes, that a committed transaction has revoked: the next request with one is refused. */
  readonly forgetTokens: (hashes: readonly string[]) => void
  /** Whether the profile is `family`: what clients of the API family expect is taken and sent, also where this contract asks for more. */
  readonly isFamily: boolean
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

export { ItemPage } from './contract/itemPage.ts'
