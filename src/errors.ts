// Refusals: what an operation or the pipeline throws to respond with an error that the contract declares.
import type { Faults } from './contract/decode.ts'
export type { Faults }
import { errorCodes, type CodeOf, type ErrorCode } from './errorCodes.ts'

/** A response with the status of its code. `message` is for the client; the pipeline renders it in the schema declared for the status. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly faults: Faults | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Further members of the body. */
  readonly details: Readonly<Record<string, unknown>>
  /** The fault behind it, for the log only. Not `cause`: a fault of the database would be looked for there. */
  reason?: Error

  constructor(
    code: ErrorCode,
    message: string,
    faults?: Faults,
    headers: Record<string, string> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    // A refusal is an answer, not a fault: nobody reads its stack, and to capture one takes longer than all other steps of a refusal.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.status = errorCodes[code].status
    this.faults = faults
    this.headers = headers
    this.details = details
  }
}

/**
 * A request that is not well-formed HTTP. It may concern any operation, so none declares it. The connection is closed, because whatever
 * follows on it cannot be trusted.
 */
export class Malformed extends Refusal {
  constructor(code: 'request-malformed' | 'address-too-long' | 'headers-too-large', message: string) {
    super(code, message, undefined, { connection: 'close' })
  }
}

/** Returns a refusal with a message, or with the invalid parameters or fields, the first of which becomes the message. */
function refusalOf(code: ErrorCode, faults: Faults | string): Refusal {
  if (typeof faults === 'string') return new Refusal(code, faults)
  const [name, messages] = Object.entries(faults)[0] ?? ['request', ['is not valid']]
  return new Refusal(code, `${name} ${messages[0]}`, faults)
}

/** 400: a malformed request. */
export const badRequest = (code: CodeOf<400>, faults: Faults | string) => refusalOf(code, faults)

/** 401. The message is the same for a missing, malformed, expired or revoked token, so that nothing is disclosed. */
export const unauthorized = () => new Refusal('token-invalid', 'Not authorized', undefined, { 'www-authenticate': 'Bearer' })

/** 403: the token is valid, but not for this. */
export const forbidden = (code: CodeOf<403>, message: string) => new Refusal(code, message)

/** 404: also for what belongs to another account, which looks as if it never existed. */
export const notFound = () => new Refusal('not-found', 'Not found')

/** Returns the first of the rows that a statement found. Throws 404 if there is none. */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound()
  return row
}

/** 405, with the methods that exist at the path. */
export const methodNotAllowed = (allowed: string) =>
  new Refusal('method-not-allowed', `Method not allowed: this path supports ${allowed}`, undefined, { allow: allowed })

/** 409: the current state conflicts with the request. */
export const conflict = (code: CodeOf<409>, message: string) => new Refusal(code, message)

/** 409: other records refer to the record; `affected` are their kinds. */
export const inUse = (code: CodeOf<409>, message: string, affected: readonly string[]) =>
  new Refusal(code, message, undefined, undefined, { affected_resources: affected })

/** 409: the request with this Idempotency-Key is still running; its response can be requested in a second. */
export const stillRunning = (message = 'The request with this Idempotency-Key is still running') =>
  new Refusal('idempotency-key-running', message, undefined, { 'retry-after': '1' })

/** 413: the body is larger than the operation allows. */
export const tooLarge = (message: string) => new Refusal('body-too-large', message)

/** 415: the operation does not accept this media type. */
export const unsupportedMedia = (accepted: readonly string[]) =>
  new Refusal('media-type-unsupported', `Send the body as ${accepted.join(' or ')}`)

/** 415: the body is compressed. */
export const compressed = () => new Refusal('media-type-unsupported', 'Send the body uncompressed, without Content-Encoding')

/** 422: the request is well-formed, but a rule forbids it. */
export const unprocessable = (code: CodeOf<422>, faults: Faults | string) => refusalOf(code, faults)

/** 422 for one field: `email is required`, and the same under `validation_errors`. */
export const invalid = (code: CodeOf<422>, field: string, message: string) => unprocessable(code, { [field]: [message] })

/** 429: the client should retry after this many seconds. */
export const tooManyRequests = (seconds: number) =>
  new Refusal('rate-limit-exceeded', `Rate limit exceeded, retry in ${seconds} second${seconds === 1 ? '' : 's'}`, undefined, {
    'retry-after': String(seconds),
  })

/** 429: the account has so many whole collections in progress that one more would only slow them down. */
export const tooManyCollections = (most: number, seconds: number) =>
  new Refusal('collections-under-way', `This account has ${most} whole collections in progress, retry in ${seconds} seconds`, undefined, {
    'retry-after': String(seconds),
  })

/** 503: one more request would only wait; the client should retry. */
export const overloaded = () =>
  new Refusal('service-unavailable', 'The server answers as many requests as it can, please retry', undefined, { 'retry-after': '1' })

/** 503: something that this server depends on does not respond; the client should retry. `reason` is logged. */
export function unavailable(reason?: Error): Refusal {
  const refusal = new Refusal('service-unavailable', 'The service is briefly unavailable, please retry', undefined, { 'retry-after': '1' })
  if (reason) refusal.reason = reason
  return refusal
}
