// Refusals: what an operation or the pipeline throws to answer with an error that the contract declares.
import type { Faults } from './contract/decode.ts'

/** An answer with an error status. `message` is for the caller; the pipeline renders it in the schema declared for the operation and status. */
export class Refusal extends Error {
  readonly status: number
  readonly faults: Faults | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, faults?: Faults, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.faults = faults
    this.headers = headers
  }
}

/**
 * What is not well-formed HTTP. Any operation may meet it, so none declares it; the connection ends with it,
 * because what follows on it cannot be trusted.
 */
export class Malformed extends Refusal {
  constructor(status: 400 | 414 | 431, message: string) {
    super(status, message, undefined, { connection: 'close' })
  }
}

/** 400, with the parameters or fields at fault; the message names the first. */
export function badRequest(faults: Faults | string): Refusal {
  if (typeof faults === 'string') return new Refusal(400, faults)
  const [name, messages] = Object.entries(faults)[0] ?? ['request', ['is not valid']]
  return new Refusal(400, `${name} ${messages[0]}`, faults)
}

/** 401. The same words for a missing, garbled, expired or revoked token, so that nothing is disclosed. */
export const unauthorized = () => new Refusal(401, 'Not authorized', undefined, { 'www-authenticate': 'Bearer' })

/** 403: the token is good, but not for this. */
export const forbidden = (message: string) => new Refusal(403, message)

/** 404: also what belongs to another account, which looks as if it never existed. */
export const notFound = () => new Refusal(404, 'Not found')

/** 405, with the methods that the path knows. */
export const methodNotAllowed = (allowed: string) =>
  new Refusal(405, `Method not allowed, this path takes ${allowed}`, undefined, { allow: allowed })

/** 409: it is there already. */
export const conflict = (message: string) => new Refusal(409, message)

/** 413: more than the operation takes. */
export const tooLarge = (message: string) => new Refusal(413, message)

/** 415: a media type that the operation does not take. */
export const unsupportedMedia = (accepted: readonly string[]) => new Refusal(415, `Send the body as ${accepted.join(' or ')}`)

/** 422: understood, and refused by a rule. */
export const unprocessable = (message: string, faults?: Faults) => new Refusal(422, message, faults)

/** 422 for one field: `email is required`, and the same under `validation_errors`. */
export const invalid = (field: string, message: string) => unprocessable(`${field} ${message}`, { [field]: [message] })

/** 429: come back after so many seconds. */
export const tooManyRequests = (seconds: number) =>
  new Refusal(429, `Rate limit exceeded, retry in ${seconds} second${seconds === 1 ? '' : 's'}`, undefined, {
    'retry-after': String(seconds),
  })

/** 503: something that this server depends on does not answer; trying again is right. */
export const unavailable = () => new Refusal(503, 'The service is briefly unavailable, please retry', undefined, { 'retry-after': '1' })
