// What an operation receives, and `operation`, bound to this server's contract.
import type { operations } from '../generated/types.ts'
import type { facts } from '../generated/facts.ts'
import { bindOperations, type HandlersOf } from './contract/typing.ts'
import type { FindPage } from './db/horizon.ts'
import type { Notify } from './db/notify.ts'
import type { Address } from './db/paging.ts'
import type { fileKinds, hrisRoles, memberRoles, SigningSecret } from './db/schema.ts'
import type { Run, Statements } from './db/statements.ts'

/** A customer account: the tenant whose data a caller works on. */
export type Account = { readonly id: number; readonly key: string; readonly subdomain: string; readonly name: string }

/** A member in whose name something is done. */
export type ActingMember = {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly role: (typeof memberRoles)[number]
  readonly hrisRole: (typeof hrisRoles)[number]
}

type Holder = {
  readonly tenant: Account
  readonly scopes: ReadonlySet<string>
  /** Callers with the same client share one rate limit: `account:1`, `application:2` (OAuth), `partner:3`, or `member:4` and `careers:1` without a token. */
  readonly client: string
  /** Requests per 10 seconds. */
  readonly limit: number
  /** The name under which the caller's calls are recorded: `token:1`, or `application:2` for all its user tokens. Absent without a token. */
  readonly recordedAs?: string
  /** Set if the operator calls by a command: the audit log then names the operator, and the member for whom they act. */
  readonly byOperator?: true
}

/**
 * The holder of a token, by the kind of the token; `token` is its id. `tenant` is the token's account, and `person` the member for whom a
 * user token acts, with the roles that the contract may require; the other kinds act for the account itself. A member for whom this program
 * calls an operation itself, the operator and an account's careers site need no token.
 */
export type Caller =
  | (Holder & { readonly kind: 'account' | 'partner'; readonly person: undefined; readonly token: number | null })
  | (Holder & {
      readonly kind: 'user'
      readonly person: ActingMember & { readonly roles: { readonly member: ActingMember['role'] } }
      readonly token: number | null
    })

/**
 * What a request has in addition to its parameters and body. `account` is the tenant for every statement, `now` the time of the request
 * (ISO 8601, UTC), `requestId` the name of the request in the log.
 */
export type Context = {
  readonly account: number
  readonly caller: Caller
  readonly address: Address
  readonly now: string
  readonly requestId: string
  /** Returns the address of the client that sent the request. */
  readonly clientAddress: () => string
  /** Returns the caller's token. It is read from the request each time, so that it is stored nowhere. */
  readonly bearer: () => string
  /**
   * Set if this program itself reads a collection for a client that receives all of it at once: newest first, and candidates with all
   * details. No request can set it.
   */
  readonly whole?: true
}

export type FileKind = (typeof fileKinds)[number]
/** A file as a client sends it: its bytes in base64, or the URL from which it can be fetched, whose last part is its name unless one is given. */
export type GivenFile = { readonly name: string; readonly data: string } | { readonly url: string; readonly name?: string }
/** A file whose bytes are stored already, as `object`, or which is fetched later. `size` is in bytes. */
export type BroughtFile =
  | { readonly name: string; readonly object: string; readonly mediaType: string; readonly size: number; readonly sha256: string }
  | { readonly url: string; readonly name?: string }
/** Whose file it is, by internal id. */
export type FileOwner =
  { readonly candidate: number; readonly employee?: never } | { readonly employee: number; readonly candidate?: never }
/**
 * What may be refused in addition to the limits of the file's kind: `field` is named in `validation_errors`, `types` are extensions
 * (`pdf`), `size` is in bytes.
 */
export type FileRule = { readonly field?: string; readonly types?: readonly string[] | null; readonly size?: number | null }

/** The files of candidates and employees: checked, stored with the change that brings them, and served at short-lived URLs. */
export type Files = {
  /** Throws 422 if the kind of the file, or the rule, does not allow its type or size. */
  readonly check: (kind: FileKind, file: GivenFile, rule?: FileRule) => void
  /**
   * Stores the bytes of files that `check` accepted, and then runs `change`, whose transaction inserts them: it must not wait for a disk or a
   * bucket. `brought` returns what to insert of a given file. Rejects with 503 if the store does not take the bytes. They are removed if the
   * change is refused, and within a day if it fails otherwise.
   */
  readonly bring: <Result>(
    account: number,
    given: readonly GivenFile[],
    change: (brought: (file: GivenFile) => BroughtFile) => Promise<Result>,
  ) => Promise<Result>
  /**
   * Inserts a file that was brought, inside the transaction of `run`; one with `url` is fetched later. `uploader` is the internal id of the
   * member who adds it. Returns its id and key.
   */
  readonly insert: (
    run: Run,
    file: { readonly account: number; readonly kind: FileKind; readonly uploader?: number | null } & FileOwner & BroughtFile,
  ) => Promise<{ id: number; key: string }>
  /**
   * Copies a candidate's files to another candidate of the account (both by internal id), inside the transaction of `run`. Attachments are
   * not copied, since they belong to comments and offers. A file still to be fetched is fetched for both. Returns the keys of the copies by
   * the keys of the originals.
   */
  readonly copyFilesOf: (run: Run, account: number, from: number, to: number) => Promise<ReadonlyMap<string, string>>
  /** Deletes all files of a candidate or an employee. To be called before the owner's row is deleted. */
  readonly forgetFilesOf: (run: Run, account: number, owner: FileOwner) => Promise<void>
  /** Returns a short-lived URL of a file. `address` is that of the request; the URL has the same host. */
  readonly link: (account: number, file: { readonly key: string; readonly name: string }, address: Pick<Address, 'origin'>) => string
}

/** The secrets of subscriptions. `account` is the account's internal id: a secret copied into another account's row cannot be opened. */
export type SigningSecrets = {
  /** Returns what a new subscription stores, and the text for its owner: `whsec_` and base64 of 32 random bytes. */
  readonly first: (account: number) => { secrets: SigningSecret[]; text: string }
  /** Returns `held` with a new secret in front. The others expire in a day, unless they already expire earlier. */
  readonly rotated: (
    account: number,
    held: readonly SigningSecret[],
    now: number,
  ) => { secrets: SigningSecret[]; text: string; until: string }
  /** Returns the texts that sign at a time (milliseconds since 1970), newest first. Throws UnreadableSecret. */
  readonly live: (account: number, held: readonly SigningSecret[], now: number) => string[]
  /** Returns `held`, sealed with the newest of the server's keys; undefined if nothing needs resealing. Throws UnreadableSecret. */
  readonly renewed: (account: number, held: readonly SigningSecret[]) => SigningSecret[] | undefined
}

/** What an operation may use, passed to it once at start. */
export type Tools = Statements & {
  /**
   * Runs work whose whole change is one statement, which is a transaction by itself. Only a request with an Idempotency-Key gets a
   * transaction around both the statement and the stored response.
   */
  readonly change: Statements['transaction']
  /** Reads the rows of a page for `pageOf`, so that a client that continues after it misses no row of a transaction that commits late. */
  readonly findPage: FindPage
  readonly notify: Notify
  readonly files: Files
  readonly secrets: SigningSecrets
  /** Only under the profile `family`: seals the text of an account's token (by the account's internal id) that is to sign notifications. */
  readonly sealToken: ((text: string, account: number) => string) | undefined
  /** Sends a new member the link of this token by mail, after the response; undefined if the server sends no mail. */
  readonly mailInvitation:
    ((invitation: { to: string; accountName: string; inviter: string; token: string }, requestId: string) => void) | undefined
  /** Throws RefusedTarget (by `name`) for a target to which no notification is sent; its `reason` says why. */
  readonly refuseTarget: (url: string) => void
  /** Announces that something may be due for delivery. To be called after the commit that made it due. */
  readonly wake: () => void
  /** Drops cached tokens. To be called with the hashes of tokens that a committed transaction has revoked, or whose callers it has changed. */
  readonly forgetTokens: (hashes: readonly string[]) => void
  /** Whether the profile is `family`: accepts and sends what clients of the API family expect, even where this contract is stricter. */
  readonly isFamily: boolean
  /** Returns the URL of an account's own site, such as `https://acme.example.com`. */
  readonly siteOf: (subdomain: string) => string
  /** The URL that short links to jobs start with. */
  readonly shortLinks: string
}

export type Handlers = HandlersOf<operations, typeof facts, Context>

/**
 * Declares an operation. The outer function registers its statements at start; the inner one answers a request:
 * find, refuse (throw one of `errors.ts`), change, `return reply(status, body)`.
 */
export const operation = bindOperations<Handlers, Tools>()

export { ItemPage } from './contract/itemPage.ts'
