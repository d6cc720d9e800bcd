// Refusals: what an operation or the pipeline throws to answer with an error that the contract declares.
import type { Faults } from './contract/decode.ts'
export type { Faults }
import { errorCodes, type CodeOf, type ErrorCode } from './errorCodes.ts'

/** An answer with the status of its code. `message` is for the caller; the pipeline renders it in the schema declared for the operation and status. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly faults: Faults | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, faults?: Faults, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.status = errorCodes[code].status
    this.faults = faults
    this.headers = headers
  }
}

/**
 * What is not well-formed HTTP. Any operation may meet it, so none declares it; the connection ends with it,
 * because what follows on it cannot be trusted.
 */
export class Malformed extends Refusal {
  constructor(code: 'request-malformed' | 'address-too-long' | 'headers-too-large', message: string) {
    super(code, message, undefined, { connection: 'close' })
  }
}

/** A refusal with a message, or with the parameters or fields at fault, of which the message names the first. */
function refusalOf(code: ErrorCode, faults: Faults | string): Refusal {
  if (typeof faults === 'string') return new Refusal(code, faults)
  const [name, messages] = Object.entries(faults)[0] ?? ['request', ['is not valid']]
  return new Refusal(code, `${name} ${messages[0]}`, faults)
}

/** 400: a malformed request. */
export const badRequest = (code: CodeOf<400>, faults: Faults | string) => refusalOf(code, faults)

/** 401. The same words for a missing, garbled, expired or revoked token, so that nothing is disclosed. */
export const unauthorized = () => new Refusal('token-invalid', 'Not authorized', undefined, { 'www-authenticate': 'Bearer' })

/** 403: the token is good, but not for this. */
export const forbidden = (code: CodeOf<403>, message: string) => new Refusal(code, message)

/** 404: also what belongs to another account, which looks as if it never existed. */
export const notFound = () => new Refusal('not-found', 'Not found')

/** Returns the first of the rows that a statement has found; throws 404 if there is none. */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound()
  return row
}

/** 405, with the methods that the path knows. */
export const methodNotAllowed = (allowed: string) =>
  new Refusal('method-not-allowed', `Method not allowed, this path takes ${allowed}`, undefined, { allow: allowed })

/** 409: it is there already. */
export const conflict = (code: CodeOf<409>, message: string) => new Refusal(code, message)

/** 409: the request that carries this Idempotency-Key is being carried out; what came of it can be asked for in a second. */
export const stillRunning = (message = 'The request with this Idempotency-Key is still running') =>
  new Refusal('idempotency-key-running', message, undefined, { 'retry-after': '1' })

/** 413: more than the operation takes. */
export const tooLarge = (message: string) => new Refusal('body-too-large', message)

/** 415: a media type that the operation does not take. */
export const unsupportedMedia = (accepted: readonly string[]) =>
  new Refusal('media-type-unsupported', `Send the body as ${accepted.join(' or ')}`)

/** 422: understood, and refused by a rule. */
export const unprocessable = (code: CodeOf<422>, faults: Faults | string) => refusalOf(code, faults)

/** 422 for one field: `email is required`, and the same under `validation_errors`. */
export const invalid = (code: CodeOf<422>, field: string, message: string) => unprocessable(code, { [field]: [message] })

/** 429: come back after so many seconds. */
export const tooManyRequests = (seconds: number) =>
  new Refusal('rate-limit-exceeded', `Rate limit exceeded, retry in ${seconds} second${seconds === 1 ? '' : 's'}`, undefined, {
    'retry-after': String(seconds),
  })

/** 429: the account has so many whole collections under way that one more would only slow them down. */
export const tooManyCollections = (most: number, seconds: number) =>
  new Refusal('collections-under-way', `This account has ${most} whole collections under way, retry in ${seconds} seconds`, undefined, {
    'retry-after': String(seconds),
  })

/** 503: something that this server depends on does not answer; trying again is right. */
export const unavailable = () =>
  new Refusal('service-unavailable', 'The service is briefly unavailable, please retry', undefined, { 'retry-after': '1' })
